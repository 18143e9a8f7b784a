// Where a turn begins in the log of each game, by what the game really tells: its transcripts.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stage as clash } from '../src/games/fantasy-clash/stage';
import { stage as duel } from '../src/games/flash-duel/stage';
import { stage as puzzle } from '../src/games/puzzle-strike/stage';
import { stage as shadows } from '../src/games/shadows/stage';
import { gamesWith } from '../src/games';
import { firstSaid, kindOf } from '../src/lib/lines';
import type { Stage } from '../src/lib/stage';
import type { Line } from '../src/wire';

const stages: Record<string, Stage> = {
  'flash-duel': duel,
  'puzzle-strike': puzzle,
  'fantasy-clash': clash,
  shadows,
};
const golden = new URL('../../golden/', import.meta.url);

/** What everybody is told in the transcripts of a game, as if each line had words. */
function told(game: string): Line[] {
  const folder = new URL(`${game}/`, golden);
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const text = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const events = [...text.matchAll(/^ +to everyone: (\{.*\})$/gm)];
  return events.map(([, event], i) => {
    return { n: i + 1, words: 'said', event: JSON.parse(event!) as unknown, things: [] };
  });
}

describe('a turn is set apart in the log', () => {
  it.each(gamesWith('play'))('of %s', (game) => {
    const lines = told(game);
    const turns = lines.filter((l) => /turn.*began/.test(kindOf(l) ?? '')).map((l) => l.n);
    expect(turns.length).toBeGreaterThan(30);
    expect([...firstSaid(lines, stages[game]!.begins)]).toEqual(turns);
  });

  it('from the first thing that is said of it', () => {
    const line = (n: number, words: string, event: string | null = null): Line => ({
      n,
      words,
      event: event && { event },
      things: [],
    });
    const lines = [
      line(1, 'Somebody has sat down.'),
      line(2, '', 'turn-began'),
      line(3, '', 'drew'),
      line(4, 'West moved.', 'moved'),
      line(5, 'East was pushed.', 'pushed'),
      line(6, 'The turn of East.', 'turn-began'),
    ];
    expect([...firstSaid(lines, duel.begins)]).toEqual([4, 6]);
    expect([...firstSaid(lines, undefined)]).toEqual([]);
  });
});
