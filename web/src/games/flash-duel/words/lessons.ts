// The words of the tutorial, one entry for each step of `learn/script.ts`.
/** A hint says why another choice is not the one asked for; the task stays to be read. */
type Lesson = { title: string; words: string; well?: string; hint?: string };

export const lessons: Record<string, Lesson> = {
  bridge: {
    title: 'A narrow bridge',
    words:
      'Two duellists, eighteen spaces. You are P1 with the round head and walk east; P2 walks ' +
      'towards you. Nobody gets past the other. One clean hit wins the round, three rounds win ' +
      'the game.',
  },
  move: {
    title: 'Move',
    words:
      'Every turn you play from your hand. To move, play one card and step that far. Pick the 5, ' +
      'then click the glowing space 6.',
    well: 'Five steps. Afterwards you draw back up to five cards.',
    hint: 'That card leads elsewhere: space 6 is five steps away.',
  },
  attack: {
    title: 'Attack',
    words:
      'P2 is exactly 3 away, so your 3s reach. The more cards of that number, the harder to ' +
      'block. Pick both 3s and attack.',
    well: 'Strength two: P2 needs two 3s to block, and has only one. A hit!',
    hint: 'One 3 could be blocked by the 3 that P2 holds. Both together cannot.',
  },
  block: {
    title: 'Block',
    words:
      'P2 attacks with one 4. To block, play just as many cards of the same number. Pick your 4 ' +
      'and block.',
    well: 'Blocked. The card is spent, and you refill only at the end of your own turn.',
    hint: 'A hit loses the round. Your 4 is just what blocks a 4.',
  },
  dash: {
    title: 'Dashing strike',
    words:
      'P2 is 6 away: too far for one card. Dash first, then strike with what is left of the ' +
      'distance. Pick the 4 to dash and the 2 to strike.',
    well: 'You dashed four and struck at two. The dash card does not matter for the block.',
    hint: 'That would hit too, but it spends the 5. Dash with the 4, so that 2 are left.',
  },
  retreat: {
    title: 'Retreat',
    words:
      'A dashing strike with two 1s, and you cannot block it. From a dashing strike, though, you ' +
      'may step back. Pick a 3 and retreat.',
    well: 'Safe. But you must recover: your next turn passes without an action.',
    hint: 'Back is right, but here it shall be a 3. To be hit would lose the round.',
  },
  push: {
    title: 'Push',
    words:
      'Face to face you can push: the other goes back as far as your card says, and cannot ' +
      'answer. Pick the 4 and push.',
    well: 'Four spaces of room, and now you are the one who chooses the distance.',
    hint: 'The same push, another distance. Pick the 4.',
  },
  time: {
    title: 'Time is over',
    words:
      'The last card has been drawn. Now whoever holds more cards equal to the distance wins; if ' +
      'that is even, whoever came farther. The distance is 2, P2 holds one 2. Who wins?',
    well: 'You hold two 2s: your last hit wins the round. Count towards the end of the pile!',
    hint: 'Count the 2s in both hands: you hold two, P2 holds one.',
  },
  ability: {
    title: 'Abilities',
    words:
      'In the Full Game everybody plays a character with three abilities. One that can be used ' +
      'now glows. P2 is exactly 6 away: click Flame Arrow, then use it.',
    well: 'A hit without any number card. Nothing blocks a Flame Arrow.',
    hint: 'To pass keeps the arrow for later, but now it would hit. Click Flame Arrow.',
  },
  used: {
    title: 'Once a round',
    words:
      'A used ability lies face down until the next round, and you may use only one a turn. So ' +
      'it matters when, not only what.',
  },
  read: {
    title: 'Read the other side',
    words:
      'Abilities are open to everybody. P2 plays Grave, whose Reversal undoes what you announce ' +
      'from a dark space. Click Reversal to read it.',
    well: 'You can read every card at the table like this, at any time.',
  },
  pass: {
    title: 'Or let it pass',
    words:
      'You stand on a dark space, so Reversal would undo Flame Arrow. You are asked, but you ' +
      'never have to. Press Pass.',
    well: 'Good. Walk to a light space first, and the arrow flies.',
    hint: 'Reversal would undo it, and the arrow would be spent. Press Pass.',
  },
};
