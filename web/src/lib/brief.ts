// A choice in so many words as fit on a button; the whole text stays its tooltip.
import type { Choice } from '../wire';
import { w } from '../words/en';

const LONG = 64;

export function brief(words: string): string {
  const line = words.split('\n')[0] ?? '';
  const short = line.length > LONG ? (line.split(': ')[0] ?? line) : line;
  return short.replace(/\.$/, '');
}

/** The plays that come by the dozen have the shortest words; the notation says which they are. */
export function onButton(c: Choice): string {
  const { space } = c.parts;
  const step = /^move (forward|back) (\d)$/.exec(c.label);
  if (step && space !== undefined) {
    return w.plays.move(step[1] === 'forward', Number(step[2]), space);
  }
  const strike = /^dash (\d), strike (\d)x(\d)$/.exec(c.label);
  if (strike) {
    const [, dash, many, number] = strike.map(Number);
    return w.plays.strike(dash ?? 0, many ?? 0, number ?? 0);
  }
  return brief(c.words);
}
