import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveStorybook, workspaceFolder } from '../visual/builtStorybook.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

const index = readFileSync(join(workspaceFolder, 'storybook-static/index.json'), 'utf8');
const { entries }: { entries: Record<string, Entry> } = JSON.parse(index);
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

let storybook: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.close());

/** Waits until the page and the stories in it are on screen. */
async function waitUntilReady(page: Page) {
  await expect(page.locator('#storybook-docs').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(() =>
    window.__STORYBOOK_PREVIEW__?.storyRenders?.every(({ phase }) => /finished|errored|aborted/.test(phase)),
  );
}

/** Scrolls to each story in a frame and waits until it is visible. */
async function showFrames(page: Page) {
  for (const element of await page.locator('iframe.story-frame').elementHandles()) {
    await element.scrollIntoViewIfNeeded();
    const frame = await element.contentFrame();
    await frame?.waitForFunction(() =>
      /finished|errored|aborted/.test(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    );
  }
}

function frameSources(page: Page): Promise<(string | null)[]> {
  return page
    .locator('iframe.story-frame')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src')));
}

test('every address in the README of the design system leads somewhere', () => {
  const readme = readFileSync(join(workspaceFolder, 'packages/ui/README.md'), 'utf8');
  const ids = [...readme.matchAll(/`(?:\?path=\/\w+\/|iframe\.html\?id=)([\w-]+)`/g)].map(
    ([, id = '']) => id,
  );
  expect(ids).toHaveLength(3);
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(ids));
});

for (const { id, title } of pages) {
  test(title, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });

    // The browser treats Playwright's scripts as user activation, after which a frame may take the focus.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
    );

    const start = Date.now();
    await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=${id}`);
    await waitUntilReady(page);
    test.info().annotations.push({ type: 'ready', description: String(Date.now() - start) });
    const sources = await frameSources(page);
    await showFrames(page);

    await expect(page.locator('dialog:modal'), 'nothing covers the page').toHaveCount(0);
    expect(await frameSources(page), 'no story changes the theme or language of the others').toEqual(sources);
    await expect(page.locator('body'), 'the focus is on the page').toBeFocused();
    expect(errors, 'errors in the console').toEqual([]);
  });
}
