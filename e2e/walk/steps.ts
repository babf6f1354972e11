import type { Page } from '@playwright/test';

/** Presses the first button that is called so in the mode at hand. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Types into a form field by its API name: the label differs in each mode. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`[name="${field}"]`).first().fill(text);
}

/** From now on, the server returns a record that another user has changed. */
export async function outOfDate(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const isRead = route.request().method() === 'GET';
    if (!isRead || route.request().headers().accept === 'text/event-stream') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(from, to);
    await route.fulfill({ response, body });
  });
}

/** From now on nothing is answered. */
export async function noServer(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
}
