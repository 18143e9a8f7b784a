// What the signs on the table mean, for whoever sees them for the first time.

export const signs = {
  title: 'What the signs mean',
  open: 'Signs',
  got: 'Got it',
  hint: 'New here?',
  point: 'Point at a chip to read it; click one that glows to play or buy it.',
  touch: 'Hold a finger on a chip to read it; tap one that glows to play or buy it.',
  arrows:
    'Actions you have left. Playing a chip costs one: a black arrow plays any chip, a coloured one ' +
    'a chip with that colour in its banner. On a chip, the arrow offers to pay with it instead.',
  money:
    'Money to buy with. Gems of your hand become money in the buy phase; what is left is lost.',
  pig: 'Piggy banks: at the end of your turn you keep one chip of your hand for each.',
  hand: 'Chips in a hand.',
  bag: 'Chips in a bag, drawn from in no order.',
  discard: 'Chips on a discard pile. It fills the bag again when that is empty.',
  pile: 'A gem pile and the line at ten: who ends the own turn at the line or above has lost.',
  bonus:
    'Height bonus: a high pile draws so many chips more, one from 3, two from 6, three from 9.',
  reach: 'A price you can pay this turn, with the gems of your hand.',
  dear: 'A price you cannot pay this turn.',
  left: 'How many chips are left in a stack of the bank.',
  ante: 'The gem that falls into your own pile as your turn begins.',
  panic: 'Each empty stack of the bank brings Panic Time nearer. Then larger gems are anted.',
  fist: 'An attack. Those it is aimed at may answer with a blue shield.',
  blue: 'Answers a fist.',
  purple: 'Answers gems that are sent to you.',
  brown: 'Answers a purchase.',
  sphere: 'A crash sphere: Combine, Crash Gem, Double Crash Gem and what counts as one.',
  known: 'Chips that everybody knows to be in a hand, because all saw them go there.',
  glow: 'What glows can be pressed now.',
};
