// Every character in one line, and which of them ask least of somebody who plays for the first time.
export const inOneLine: Record<string, string> = {
  Quince: 'Lays down laws: taxes what others buy, and saves for later turns.',
  Onimaru: 'A careful general: small crashes, and borrows chips from the bank.',
  'Bal-Bas-Beta': 'Builds an engine: steady money, and better chips for old ones.',
  Troq: 'Big gems: grows his own pile on purpose and hits from up there.',
  Menelker: 'Takes things away: gems out of hands, stacks out of the bank.',
  Persephone: 'Commands others: hands out Wounds, and plays their chips for them.',
  Gloria: 'Draws and heals: good shields, and Wounds and gems thrown away.',
  Gwen: 'Fast and reckless: many actions and draws, while a plague gnaws at her.',
  Vendetta: 'Looks into hands and takes what hurts; keeps others from combining.',
  Zane: 'Chaos: crashes early, steals Crash Gems, and throws all hands away.',
  Grave: 'A bit of everything: draw, money or action, and a counter at hand.',
  Jaina: 'Burns on both ends: huge crashes, paid for with Wounds and gems.',
  Midori: 'Patient: trains a better bag, then crashes as a dragon.',
  Setsuki: 'Speed: one chip after another, more actions than anybody.',
  Rook: 'Slow and solid: large gems, and a wall that stops what is sent.',
  DeGrey: 'Strict: throws away what is bad, and breaks the gems of others.',
  Valerie: 'Colours: arrows for every kind of chip, and a small crash for free.',
  Geiger: 'Plans ahead: fetches the chip he needs out of bag and discard pile.',
  Lum: 'A gambler: lives on a pile that is nearly full, and bets on hands.',
  Argagarg: 'Defends and weakens: bubbles against gems, Wounds for the others.',
};

/** Their chips say plainly what they do, and are good whenever they are drawn. */
export const forAFirstGame: readonly string[] = [
  'Bal-Bas-Beta',
  'Troq',
  'Gloria',
  'Grave',
  'Setsuki',
  'Rook',
];
