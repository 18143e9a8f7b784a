/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './dev/compress.ts';
import { icons } from './dev/icons.ts';

// The hall behind the dev server; with SPARHALL_MOCK a make-believe one answers instead.
const hall = process.env['SPARHALL_DEV'] ?? 'http://127.0.0.1:8080';
const pretend = process.env['SPARHALL_MOCK'] === '1';
// The hall answers only to its own origin, so the dev server speaks in its name.
const proxy = {
  '/api': { target: hall, ws: true, changeOrigin: true, headers: { origin: hall } },
};

export default defineConfig(async () => ({
  plugins: [icons(), svelte(), compressed(), pretend ? (await import('./dev/mock.ts')).mock() : []],
  // The hall embeds these files: few, hashed, nothing inlined that a strict CSP would refuse.
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  server: pretend ? {} : { proxy },
  preview: pretend ? {} : { proxy },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
