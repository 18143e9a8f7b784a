// Shadows in nine lines, for whoever wants to play before reading the rules.
import type { HowTo } from '../../game';

export const howTo: HowTo = {
  title: 'How to play, in nine lines',
  lines: [
    'Collect **Shadow Stones**: for bought Items, for studied cards, for some Monsters, and for ' +
      'your secret Mission. The game ends with the round in which somebody has 9, or when the ' +
      'third Monster is down.',
    '**TeamUp**: the Leader gives everybody a coin or Experience, and puts a facedown ' +
      'Monster-Action card before each player.',
    '**Plan**: everybody secretly takes three cards from the Current Deck into the Hand.',
    '**Combat** has six Steps. A card can be used in the Steps whose numbers it shows: small ' +
      'numbers come early. In each Step the Leader is first.',
    'An **Attack** on another Hero can be answered by a Response or stopped by Shield Points. An ' +
      'Attack on the Monster makes it strike back as your Monster-Action card says.',
    'The Monster falls to the player whose **own damage** reaches its Health; he takes the whole ' +
      'reward.',
    'A Hero without Health is **KnockedDown**: he loses a token and stands up again, fully healed.',
    '**BuildUp**: buy Items for Gold, and study new cards of your Library for 3 Experience each. ' +
      'Every one of them is worth a Shadow Stone.',
    'Point at anything to read what it says and where its numbers come from.',
  ],
};
