// Flash Duel in six lines, for whoever wants to play before reading the rules.
import type { HowTo } from '../../game';

export const howTo: HowTo = {
  title: 'How to play, in six lines',
  lines: [
    'Hit the opponent, or be ahead when the draw pile runs out: that wins the round and a token. ' +
      'The first to three tokens wins the game.',
    'On your turn play one card to **move** that far, or to **push** an adjacent opponent; or ' +
      '**attack** with cards of exactly the distance; or **dash** with one card and strike with ' +
      'others.',
    'Against an attack, **block** with as many cards of the same number. Against a dashing ' +
      'strike you may also **retreat** with any card. Else you are hit.',
    'Whoever retreats must **recover**: the next turn is lost. At the end of a turn you draw up ' +
      'to five.',
    'When the last card is drawn, whoever holds more cards equal to the distance has the ' +
      '**last-hit** and wins; if equal, whoever has advanced farther.',
    'In the Full Game each character adds three abilities; you may play one in a turn.',
  ],
};
