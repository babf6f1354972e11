import { expect, type Page, type Request } from '@playwright/test';

/** Unanswered requests by page, without event streams, which stay open. */
const open = new WeakMap<Page, Set<Request>>();

/** Starts to follow the requests of a page, for `settle`. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => {
    if (request.headers().accept !== 'text/event-stream') requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until all requests are answered and rendered. */
export async function settle(page: Page): Promise<void> {
  const requests = open.get(page);
  if (!requests) throw new Error('nobody follows the requests of this page');
  for (;;) {
    await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0);
    // A button that sends stays busy while a confirmation about it is open.
    await page.waitForFunction(() => {
      const words = document.querySelector('main, article, [role="main"], dialog, h1');
      return words?.textContent?.trim() && !document.querySelector('[aria-busy="true"]:not(button)');
    });
    // An answer may lead to another request, or to another page.
    const isStillThere = await page
      .evaluate(async () => {
        for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
      })
      .then(
        () => true,
        () => false,
      );
    if (isStillThere && requests.size === 0) return;
    await page.waitForLoadState();
  }
}
