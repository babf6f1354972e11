import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type BuiltStory, openStory } from './builtStorybook.ts';

const { STORYBOOK_URL: url = '', STORYBOOK_STORIES: listed = '' } = process.env;
if (!url) throw new Error('Start this with `npm run test:visual`, which builds and serves the stories.');
const stories: BuiltStory[] = JSON.parse(readFileSync(listed, 'utf8'));

const screenshot = { animations: 'disabled', caret: 'hide', fullPage: true, scale: 'css' } as const;

/** Takes pictures until two in a row are equal, like `toHaveScreenshot`, and returns the last one. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let last = await page.screenshot(screenshot);
  for (;;) {
    const next = await page.screenshot(screenshot);
    if (next.equals(last)) return next;
    last = next;
  }
}

/** Compares a picture with the baseline of this machine. Without a baseline, stores the picture as the new one. */
async function comparePicture(page: Page, name: string): Promise<void> {
  const baseline = test.info().snapshotPath(name, { kind: 'screenshot' });
  if (existsSync(baseline)) {
    await expect.soft(page).toHaveScreenshot(name, screenshot);
  } else {
    mkdirSync(dirname(baseline), { recursive: true });
    writeFileSync(baseline, await pictureAtRest(page));
  }
}

for (const { id, name, theme, viewport } of stories) {
  test(name, async ({ page }) => {
    // The clock starts at noon of a fixed day and runs normally, because some stories show today's date.
    await page.clock.install({ time: new Date('2026-11-20T12:00:00-05:00') });
    if (viewport) await page.setViewportSize(viewport);
    await openStory(page, url, id);
    await page.evaluate(() => document.fonts.ready);
    for (const shown of theme ? [theme] : ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, shown);
      await comparePicture(page, `${id}-${shown}.png`);
    }
  });
}
