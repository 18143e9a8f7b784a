// One sprite of the icons that are used: the whole set would be megabytes.
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICONS } from '../src/lib/icon-names.ts';

const out = new URL('../src/icons.gen.svg', import.meta.url);

function sprite(): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(path, 'utf8'));
  const symbol = (name: string) => {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`there is no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  };
  const names = [...new Set(Object.values(ICONS))];
  return `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`;
}

export function icons(): Plugin {
  const write = () => {
    const text = sprite();
    if (!existsSync(out) || readFileSync(out, 'utf8') !== text) writeFileSync(out, text);
  };
  return { name: 'icons', config: write };
}
