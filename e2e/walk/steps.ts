import type { Page } from '@playwright/test';

/** Presses the first button whose name matches in the current language mode. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Types into a form field, found by its API name because the label differs in each language mode. */
export async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`[name="${field}"]`).first().fill(text);
}

/** From now on, the server returns a record that another user has changed. */
export async function outOfDate(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const isRead = route.request().method() === 'GET';
    if (!isRead || route.request().headers().accept === 'text/event-stream') return route.continue();
    // Without the tag of a kept list, whose answer would have no body.
    const { 'if-none-match': _tag, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const body = (await response.text()).replaceAll(from, to);
    await route.fulfill({ response, body });
  });
}

/** From now on, the server answers no requests. */
export async function noServer(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
}
