import { chromium, expect } from '@playwright/test';
import { browserLaunch } from '../../tools/find-browser.mjs';
import { maxLoadTime, type Printer } from './Printer';

export async function startChromium(): Promise<Printer> {
  const browser = await chromium.launch(browserLaunch());
  return {
    version: `Chromium ${browser.version()}`,
    async print({ url, storage, ready, file }) {
      const page = await browser.newPage();
      await page.goto(new URL('/icon.svg', url).href);
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, storage);
      await page.goto(url);
      // Polls, because the content security policy of the pages forbids `waitForFunction`.
      await expect.poll(() => page.evaluate(`Boolean(${ready})`), { timeout: maxLoadTime }).toBe(true);
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, tagged: true });
      await page.close();
    },
    close: () => browser.close(),
  };
}
