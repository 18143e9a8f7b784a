// Tables of Shadows as they once lay: they cannot be played here but must look right.
import { readFileSync } from 'node:fs';
import type { ShadowsPicture, TableNow } from '../../src/wire';
import { full } from './scenes.ts';

type Scene = { picture: { game: 'shadows' } & ShadowsPicture; sentence: string };
const scenes = JSON.parse(
  readFileSync(new URL('./shadows.json', import.meta.url), 'utf8'),
) as Record<string, Scene>;

function table(name: string): TableNow {
  const scene = scenes[name];
  if (!scene) throw new Error(`there is no scene ${name}`);
  const base = full();
  const names = ['Wanderer', 'Mira', 'Ben'];
  return {
    ...base,
    match: `shadows-${name}`,
    game: 'shadows',
    title: 'Shadows: Heroes & Monsters',
    mode: 'two-heroes',
    mode_words: 'First game',
    you: 'P1',
    seats: scene.picture.heroes.map((h, i) => ({
      ...base.seats[0]!,
      seat: h.seat,
      name: names[i] ?? h.seat,
    })),
    picture: scene.picture,
    prompt: { id: 1, sentence: scene.sentence, choices: [], always: [], things: [] },
  };
}
export const combat = () => table('combat');
export const buildUp = () => table('buildup');
