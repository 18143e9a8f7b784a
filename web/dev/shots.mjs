// Takes pictures of pages: node dev/shots.mjs <base url> <name=path ...> [--size 390x844] [--dark]
import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';

const args = process.argv.slice(2);
const base = args.shift();
const option = (name) => {
  const at = args.indexOf(name);
  return at < 0 ? null : args.splice(at, 2)[1];
};
const dark = args.includes('--dark');
const [width, height] = (option('--size') ?? '1280x720').split('x').map(Number);
const pages = args.filter((a) => a.includes('=') && !a.startsWith('--'));
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({
  viewport: { width, height },
  colorScheme: dark ? 'dark' : 'light',
});
for (const spec of pages) {
  const [name, path] = [spec.slice(0, spec.indexOf('=')), spec.slice(spec.indexOf('=') + 1)];
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'page error', e.message));
  await page.goto(base + path);
  await page.waitForTimeout(1300);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.log(name, `scrolls sideways: ${wide}`);
  await page.screenshot({ path: `shots/${name}.png` });
  await page.close();
}
await browser.close();
