import type { Page } from '@playwright/test';
import { expect, signInAs } from '../../../e2e/fixtures';

/** A Sunday: the sample data has no class on it. */
export const sunday = '2026-11-15';

/** The classes that wait on the device. */
export const notRecorded = (page: Page) => page.getByRole('region', { name: 'Not recorded yet' });

/** Opens the attendance form after an earlier visit, so that assets and responses are cached. */
export async function openOnceBefore(page: Page) {
  await signInAs(page, 'teacher', '/teacher-view/attendance');
  await expect(page.getByLabel('Contract')).toBeVisible();
  // The recorded classes of the third contract are requested last.
  await expect.poll(() => keptAddresses(page, '/attendance')).toHaveLength(3);
}

/** Returns the cached requests with this path. */
export function keptAddresses(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (end) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => (new URL(url).pathname.endsWith(end) ? [url] : []));
  }, path);
}

/** Fills in a class of 90 minutes of the first sample contract. */
export async function choose(page: Page) {
  const contract = page.getByLabel('Contract');
  const option = contract.locator('option', { hasText: '2026-0412' });
  await contract.selectOption({ label: (await option.textContent()) ?? '' });
  await page.getByLabel('Date of class').fill(sunday);
  await page.getByRole('radio', { name: '90' }).check();
}
