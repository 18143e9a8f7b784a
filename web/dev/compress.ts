// Beside every built file of text its compressed forms, made once here and not at each request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
// Below this a compressed form would save less than it costs.
const LEAST = 512;

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(path)) continue;
    const plain = readFileSync(path);
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    const forms = {
      br: brotliCompressSync(plain, { params: size }),
      gz: gzipSync(plain, { level: 9 }),
    };
    for (const [end, bytes] of Object.entries(forms)) {
      if (plain.length >= LEAST && bytes.length < plain.length)
        writeFileSync(`${path}.${end}`, bytes);
    }
  }
}

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => compress(folder),
  };
}
