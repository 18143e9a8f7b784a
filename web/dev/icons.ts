// Sprites of the icons that are used, one for the hall and one for each game: the whole set would
// be megabytes. They lie outside of `src`, which cargo watches: what a build writes must not make
// the next one build again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { icons as fantasyClash } from '../src/games/fantasy-clash/icons.ts';
import { icons as flashDuel } from '../src/games/flash-duel/icons.ts';
import { icons as puzzleStrike } from '../src/games/puzzle-strike/icons.ts';
import { icons as shadows } from '../src/games/shadows/icons.ts';
import { ICONS } from '../src/lib/icon-names.ts';

const sprites: Record<string, Record<string, string>> = {
  'hall.svg': ICONS,
  'flash-duel.svg': flashDuel,
  'puzzle-strike.svg': puzzleStrike,
  'fantasy-clash.svg': fantasyClash,
  'shadows.svg': shadows,
};

const require = createRequire(import.meta.url);
const set = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

function sprite(icons: Record<string, string>): string {
  const symbol = (name: string) => {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`there is no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  };
  const names = [...new Set(Object.values(icons))];
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`;
}

export function icons(): Plugin {
  const folder = new URL('../gen/', import.meta.url);
  const write = () => {
    mkdirSync(folder, { recursive: true });
    for (const [name, names] of Object.entries(sprites)) {
      const [out, text] = [new URL(name, folder), sprite(names)];
      if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text);
    }
  };
  return { name: 'icons', config: write };
}
