import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserLaunch } from './find-browser.mjs';

// Creates the images that phones need besides the icon of the teacher app. Run `node tools/make-icons.ts` after
// changing the icon.

const folder = fileURLToPath(new URL('../apps/teacher/public/', import.meta.url));
const icon = await readFile(`${folder}icon.svg`, 'utf8');
/** Phones crop this image to their own shape, so the colour fills the square and the drawing is in the centre. */
const uncut = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32" rx="7"', '<rect x="-5" y="-5" width="42" height="42"');

const pictures = [
  { name: 'icon-192.png', size: 192, svg: icon },
  { name: 'icon-512.png', size: 512, svg: icon },
  { name: 'icon-maskable-512.png', size: 512, svg: uncut },
  { name: 'apple-touch-icon.png', size: 180, svg: uncut },
];

const browser = await chromium.launch(browserLaunch());
for (const { name, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await writeFile(`${folder}${name}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
