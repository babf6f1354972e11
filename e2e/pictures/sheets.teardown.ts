import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { type App, choice } from './choice';
import { readmePictures } from './readmePictures';
import { screensOf } from './screensOf';

// Runs after all pictures are taken: makes a contact sheet of each app, and copies the pictures of README. A screen whose
// picture failed is left out; the run then fails with it.

interface Shown {
  file: string;
  title?: string;
}

/** Stores one picture of many, in rows, each with its title below it. */
async function makeSheet(
  page: Page,
  shown: readonly Shown[],
  { columns, width, file }: { columns: number; width: number; file: string },
): Promise<void> {
  const figures = await Promise.all(
    shown.map(async ({ file: picture, title }) => {
      const data = (await readFile(picture)).toString('base64');
      const caption = title === undefined ? '' : `<figcaption>${escaped(title)}</figcaption>`;
      return `<figure><img src="data:image/png;base64,${data}">${caption}</figure>`;
    }),
  );
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(`<style>
    body { margin: 24px; background: #8a8a86; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px }
    figure { margin: 0; min-width: 0 }
    img { display: block; width: 100% }
    figcaption { font: 12px/1.3 sans-serif; color: #fff; overflow-wrap: anywhere; padding-top: 4px }
  </style>${figures.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const isJpeg = file.endsWith('.jpg');
  await page.screenshot({ path: file, fullPage: true, ...(isJpeg && { type: 'jpeg', quality: 80 }) });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const columnsOf: Readonly<Record<App, number>> = { admin: 8, teacher: 12, reports: 5 };

for (const app of choice.apps)
  test(`the contact sheet of ${app}`, async ({ page }) => {
    const there = screensOf(app).filter(({ file }) => existsSync(file));
    await mkdir(choice.to, { recursive: true });
    // Few screens are shown larger.
    const columns = Math.min(columnsOf[app], Math.max(3, there.length));
    if (there.length > 0)
      await makeSheet(page, there, { columns, width: 2400, file: join(choice.to, `all-${app}.jpg`) });
  });

if (choice.withReadme)
  test('the pictures of README', async ({ page }) => {
    for (const { name, screens } of readmePictures) {
      const file = join(choice.to, `${name}.png`);
      if (screens.length > 1)
        await makeSheet(page, screens, { columns: screens.length, width: 400 * screens.length, file });
      else for (const screen of screens) await copyFile(screen.file, file);
    }
  });
