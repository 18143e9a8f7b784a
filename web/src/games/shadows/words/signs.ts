// What the signs on the table mean, for whoever sees them for the first time.

export const signs: [string, string][] = [
  ['ss', 'Shadow Stones. Most of them win; with nine the game ends after the round.'],
  ['gold', 'Gold, for Items of the Market.'],
  ['xp', 'Experience: three of it study a card of the Library.'],
  ['hp', 'Health. A Hero without Health is KnockedDown, loses a token and stands up again.'],
  ['str', 'STR: strength. Many Attacks deal as much damage as this.'],
  ['tech', 'TECH: skill and machines, likewise.'],
  ['mag', 'MAG: magic, likewise.'],
  ['shield point', 'Shield Points: each stops one damage of an Attack and is then broken.'],
  ['leader', 'The Leader: first in every Step, deals the Monster-Action cards.'],
  ['monster-action', 'A Monster-Action card: what the Monster will do to this player.'],
  ['attack', 'An Attack; with a number, the damage it would do now.'],
  ['spell', 'A Spell: takes effect directly, Shield Points do not help.'],
  ['predict', 'A Predict: name a number that is in the Hand of a rival.'],
  ['response', 'A Response: used when something is aimed at you.'],
  ['auto', 'Auto: happens by itself.'],
  ['stun', 'Stun tokens: the card rests for so many rounds.'],
  ['bounty', 'Bounties: more Gold for whoever knocks this Hero down.'],
  ['hand', 'Cards in a Hand.'],
  ['deck', 'Cards in a Current Deck, of which the Hand is chosen each round.'],
  ['library', 'Cards in a Library, which can be studied.'],
  ['queue', 'A card that lies facedown in a queue.'],
  ['mission', 'A secret Mission; a tick says that it is fulfilled as things stand.'],
];
export const numberSign =
  'The number of a card is the Step in which it can be used; 0 is in play at once, ? is used as ' +
  'its text says. Red, green and blue matter only to cards that ask for them.';
