// The words of the tutorial, one entry for each step of `learn/script.ts`.

/** A hint says why another choice is not the one asked for; the task stays to be read. */
type Lesson = { title: string; words: string; well?: string; hint?: string };
type More = { words: string; hint: string };

export const lessons: Record<string, Lesson> = {
  fields: {
    title: 'Heroes and Fields',
    words:
      'You are Ahti, your rival is Rolan. Before each Hero lie three Fields: Combat for cards used ' +
      'this round, Station for what stays, Inventory for what you own. Where does your Vital ' +
      'Element lie?',
    well:
      'An Item is yours for good. You both want Shadow Stones: when somebody has 9, the game ends ' +
      'with that round, and most Stones win.',
    hint: 'Find the Vital Element before Ahti: it lies under Inventory.',
  },
  teamup: {
    title: 'TeamUp',
    words:
      'A round begins with the Leader: that is you, with the crown. Choose one token that everybody ' +
      'gets. Three Experience buy a new card, and you have two. Choose Experience.',
    well:
      'You have three now. Then the Leader puts a Monster-Action card facedown before everybody: ' +
      'it says what the Monster will do to him.',
    hint: 'One Gold more buys nothing yet. One Experience more makes three.',
  },
  plan: {
    title: 'Plan',
    words:
      'Everybody secretly takes three cards of the own Deck. The big numbers say when a card is ' +
      'used: take a 1, a 2 and a 3. Press Tracker’s Eye, Crossbow Bolt and Smoke Pellet, then take ' +
      'the Hand.',
    well: 'A card for each of the first three Steps, and nobody knows which. Now to Combat.',
    hint: 'Take Crossbow Bolt, Tracker’s Eye and Smoke Pellet.',
  },
  steps: {
    title: 'Six Steps',
    words:
      'Combat has six Steps, and in each of them the Leader is first. A card is used in the Step ' +
      'whose number it shows. This is Step 1: press Tracker’s Eye to use it.',
    well:
      'Right: Rolan holds a card with a 2. You gain one Experience, and your next Attack does one ' +
      'damage more.',
    hint: 'Then Tracker’s Eye would not be used. Press it.',
  },
  monster: {
    title: 'The Monster',
    words:
      'Step 2. The Cave Goblin has 5 Health and gives a reward to whoever brings it down. Crossbow ' +
      'Bolt does damage equal to your Technique, 3, and one more now. Use it.',
    well:
      'Four damage in your colour. The Goblin struck back as your Monster-Action card says: two ' +
      'damage to Ahti. Whoever never attacks it is struck after Step 3.',
    hint: 'Use the Crossbow Bolt first: 4 damage are almost enough.',
  },
  response: {
    title: 'Response',
    words:
      'Now Rolan attacks you with Shield Bash for 3 damage. A card with a shield sign answers ' +
      'Attacks, whatever the Step. Respond with Smoke Pellet.',
    well:
      'It blocks 3 damage, so nothing gets through, and you gain one Gold. A Hero without Health ' +
      'is KnockedDown: he loses a token and stands up fully healed.',
    hint: 'That would cost three Health. Smoke Pellet blocks it all.',
  },
  fell: {
    title: 'Your own damage',
    words:
      'The next round. You have 4 damage on the Goblin, Rolan has 3: they are not added up. One ' +
      'more of yours brings it down, and The Fist does one. Use it.',
    well:
      'The Goblin is down, and the reward is yours alone: 2 Gold and 1 Experience. From now on ' +
      'everybody plans with one card more, and a stronger Monster comes.',
    hint: 'One damage is all you need. Use The Fist.',
  },
  market: {
    title: 'The Market',
    words:
      'After Combat comes BuildUp. Items cost Gold, and each one you buy is worth a Shadow Stone. ' +
      'You have 6 Gold. Buy the Traveler’s Boots for 5.',
    well: 'One Health more, a better Dodge, and a Shadow Stone. You go on buying until you pass.',
    hint: 'The Boots are cheaper and keep you alive. Buy the Traveler’s Boots.',
  },
  study: {
    title: 'Study',
    words:
      'Three Experience take a card of your Library into your Deck, for another Shadow Stone. ' +
      'Parry blocks 4 damage and needs Strength 2, which Ahti has. Choose Parry, then study it.',
    well: 'From the next round on you can plan with Parry. That makes three Shadow Stones.',
    hint: 'A good card, too. This time study Parry.',
  },
  mission: {
    title: 'Missions',
    words:
      'At the end Missions are shown, and one that is fulfilled adds its Stones. You both have 9. ' +
      'Yours is First Blood: hold the Monster of Level I, for 1 Stone. Rolan’s is not fulfilled. ' +
      'Who wins?',
    well:
      'Ten against nine. Your first game: you play Ahti, a bot Rolan, and a hint says what each ' +
      'question is about.',
    hint: 'You brought the Cave Goblin down, so First Blood adds a Stone: 10 against 9.',
  },
};

/** What is asked next in a step. */
const next: Record<string, More> = {
  predict: {
    words:
      'It predicts: name a number that Rolan may hold. If he has a card with it, you were right. ' +
      'Most Attacks of Rolan are used in Step 2: name 2.',
    hint: 'It may be true, but a 2 is more likely. Name 2.',
  },
  aim: {
    words: 'Whom does it hit? The red numbers say how hard. Press the Cave Goblin.',
    hint: 'Rolan gives no reward for four damage. Aim at the Cave Goblin.',
  },
  last: {
    words: 'Aim at the Cave Goblin.',
    hint: 'Rolan would hardly notice. Aim at the Cave Goblin.',
  },
};
export const more = (key: string): More => next[key] ?? { words: key, hint: '' };

export const learn = {
  title: 'Learn Shadows: Heroes & Monsters',
  chapters: { round: 'A round begins', combat: 'Combat', growing: 'Growing' },
  me: 'You',
  foe: 'Rival',
  monster: 'Cave Goblin',
  mission: 'First Blood',
};
