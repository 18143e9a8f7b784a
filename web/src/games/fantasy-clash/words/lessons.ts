// The words of the tutorial, one entry for each step of `learn/script.ts`.

/** A hint says why another choice is not the one asked for; the task stays to be read. */
type Lesson = { title: string; words: string; well?: string; hint?: string };
type More = { words: string; hint: string };

export const lessons: Record<string, Lesson> = {
  goal: {
    title: 'Break through',
    words:
      'You lead the blue Human Alliance from below. Get a card onto the enemy back row, the ' +
      'striped one at the top. Press your Knights on C8, then C9.',
    well:
      'If the Knights still stand there when your next turn begins, you have won. The Orcs have ' +
      'one turn to beat them.',
    hint: 'The back row of the Orcs is row 9. Move the Knights from C8 to C9.',
  },
  signs: {
    title: 'What is on a card',
    words:
      'Look at your Pikemen: 6 beside the sword is attack, 11 beside the shield is defence. Both ' +
      'are added to dice. What do the Pikemen add when they are attacked?',
    well:
      'Their defence, 11: good guards, poor attackers. The small signs below are size, range, ' +
      'magic and special rules. Point at any card, and all of it is explained.',
    hint: 'Who is attacked adds defence, the number beside the shield.',
  },
  moving: {
    title: 'Moving',
    words:
      'Your turn begins with movement. Each of your cards may go one space: ahead, back or to ' +
      'the side, never diagonally. Move the Halberdiers from C4 to C5.',
    well: 'All your cards may move, one after the other. The striped ones lie face down.',
    hint: 'Press the Halberdiers on C4, then the space above them.',
  },
  hidden: {
    title: 'Face down',
    words:
      'Armies begin face down: only you know your cards, only the Orcs know theirs. Who comes to ' +
      'stand beside an enemy card is turned up. Move the Swordsmen from C4 to C5.',
    well:
      'Everybody sees your Swordsmen now. The card on C6 stays face down: only who moves is ' +
      'turned up. Point at it to read what it may be.',
    hint: 'That would stay hidden. Move the Swordsmen from C4 to C5, beside the enemy card.',
  },
  attack: {
    title: 'One attack',
    words:
      'After movement comes combat, with one attack. Two are possible: press one of your cards ' +
      'and the enemy beside it to see the odds. Make the better one.',
    well:
      'You hold the ground. A card that attacks and scores less than the defender falls itself; ' +
      'with equal scores nothing happens.',
    hint: 'Swordsmen against Trolls seldom goes well. Attack with the Halberdiers on C5.',
  },
  size: {
    title: 'Size',
    words:
      'Each side rolls 2 dice. In close combat a card whose size is at least 5 above the other’s ' +
      'rolls one more. Orcs have size 14, Swordsmen 8. How many dice do the Orcs roll?',
    well: 'Three: 14 is more than 5 above 8. The large hordes of the Orcs are good in attack.',
    hint: '2 dice, and one more because 14 is at least 5 above 8.',
  },
  shoot: {
    title: 'Shooting',
    words:
      'Crossbows have range 3: they shoot at cards up to three spaces away, also over others. ' +
      'Press the Crossbows, then the Goblins on C6, and shoot.',
    well:
      'The Goblins are gone. Who shoots and misses loses nothing, and size does not count. But ' +
      'nobody shoots at a card right beside him.',
    hint: 'Ogres have defence 14, Goblins only 3. Shoot at the Goblins on C6.',
  },
  magic: {
    title: 'Magic',
    words:
      'The third phase is magic. A Wizard adds two dice to its magic of 12 and must reach the ' +
      'cost. Press Lightning Bolt, which costs 20, then the Orcs on C5, and cast it.',
    well:
      '12 and 9 are 21: it strikes. The Orcs needed 11 to resist, rolled 7 and are gone. A spell ' +
      'that succeeded is spent, until all of them are.',
    hint: 'That would only weaken them. Lightning Bolt may remove the Orcs.',
  },
  reinforce: {
    title: 'Reinforcements',
    words:
      'Cards you beat go to your conquered pile. In the last phase three of them buy a new card ' +
      'from your deck. You have three: bring a reinforcement.',
    well: 'The Knights lie face down, and nobody but you knows it. One reinforcement a turn.',
    hint: 'You have three conquered cards: that is the price. Bring a reinforcement.',
  },
  danger: {
    title: 'Guard your own back row',
    words:
      'Danger: the Wyrvens have broken through on D1. If they still stand there when the turn of ' +
      'the Orcs begins, you have lost. You have one attack: use it well.',
    well:
      'Saved. Keep a few good cards at home! Your first game: you lead the Human Alliance, a bot ' +
      'the Orcs. A ready army is one press away.',
    hint: 'Then the Wyrvens would win the battle. Attack them with the Templars on D2.',
  },
};

/** What is asked next in a step. */
const next: Record<string, More> = {
  behind: {
    words: 'C4 is free now. Let the Swordsmen on C3 go there.',
    hint: 'Press the Swordsmen on C3, then C4.',
  },
  follow: {
    words:
      '12 and 7 are 19, against 5 and 9: the Boar Riders are gone. Who wins an attack in close ' +
      'combat may step into the free space. Follow up.',
    hint: 'Ground won is a step to the back row. Follow up.',
  },
  place: {
    words:
      'The three are paid, and you draw Knights. They may lie on any free space of your own back ' +
      'row. Put them on C1.',
    hint: 'That would be possible, too. Put them in the middle, on C1.',
  },
};
export const more = (key: string): More => next[key] ?? { words: key, hint: '' };

export const learn = {
  title: 'Learn Fantasy Clash',
  chapters: { field: 'The battlefield', combat: 'Combat', power: 'Magic and more' },
  me: 'You',
  foe: 'The Orcs',
};
