import { expect, test } from 'vitest';
import { backOf } from '../src/games/shadows/words/sides';

test('of a card that is turned over the back is told', () => {
  const text =
    'StartSide Flat-Footed: you may flip this card. ' +
    'BackSide Dodge: [Response>(Attack)] block 5 damage; [Auto] in CleanUp it turns over.';
  expect(backOf(text)).toBe('Dodge: block 5 damage; in CleanUp it turns over.');
  expect(backOf('[Attack] 2 damage.')).toBe('[Attack] 2 damage.');
});
