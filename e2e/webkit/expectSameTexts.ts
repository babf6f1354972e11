import { expect, type Page } from '@playwright/test';
import { readTexts, type TextsOfPage } from '../readable';
import type { WebKit } from './WebKit';

/** Waits until two open pages show the same texts in WebKit as in Chromium at a window size, all of them as readable. */
export async function expectSameTexts(
  webkit: WebKit,
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await webkit.setSize(width, height);
  await expect(async () => {
    const inWebKit = await webkit.run<TextsOfPage>(`return (${readTexts})()`);
    const { seen, unreadable } = await page.evaluate(readTexts);
    // `cutFields` cannot be measured in WebKit.
    expect({ seen: inWebKit.seen, unreadable: inWebKit.unreadable }).toEqual({ seen, unreadable });
  }).toPass({ timeout: 20_000 });
}
