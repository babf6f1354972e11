import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserLaunch } from '../find-browser.mjs';

/** The root of the workspace, with a trailing slash. */
export const workspaceFolder = fileURLToPath(new URL('../../', import.meta.url));

/** A story in the built Storybook. */
export interface BuiltStory {
  id: string;
  /** Its path in the sidebar: `Components/Actions/Button › Busy`. */
  name: string;
  /** The theme that the story sets. Without one, it is tested in both themes. */
  theme?: string;
  /** The viewport that the story sets, in pixels. */
  viewport?: { width: number; height: number };
}

/** The parts of Storybook's preview that are read here. Its global has no types. */
interface Preview {
  /** The toolbar settings. */
  storyStoreValue?: { userGlobals: { get(): { language?: string; theme?: string } } };
  currentRender?: { phase?: string };
  /** The stories inside a documentation page. */
  storyRenders?: { phase: string }[];
  extract(): Promise<Record<string, ExtractedStory>>;
}

interface ExtractedStory {
  id: string;
  title: string;
  name: string;
  storyGlobals: { theme?: string; viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } } | undefined> };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** Serves `storybook-static`. `close` stops it. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root: workspaceFolder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(workspaceFolder, 'storybook-static') },
    preview: { port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('storybook-static could not be served');
  return { url, close: () => server.close() };
}

/** Lists every story with its theme and viewport. Only the built Storybook knows them. */
export async function listStories(url: string): Promise<BuiltStory[]> {
  const browser = await chromium.launch(browserLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
    const stories = await page.evaluate(async () => {
      const extracted = (await window.__STORYBOOK_PREVIEW__?.extract()) ?? {};
      // Only these fields: others contain React elements, which cannot be passed out of the page.
      return Object.values(extracted).map(({ id, title, name, storyGlobals, parameters }) => ({
        id,
        title,
        name,
        theme: storyGlobals.theme,
        size: parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles,
      }));
    });
    return stories.map(({ id, title, name, theme, size }) => ({
      id,
      name: `${title} › ${name}`,
      ...(theme ? { theme } : {}),
      ...(size
        ? { viewport: { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) } }
        : {}),
    }));
  } finally {
    await browser.close();
  }
}

/** Opens a story and waits for the end of its play function. Throws if the story failed. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  // Other tests check accessibility, so it is skipped here to save time.
  await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  const phase = await page.waitForFunction(() => {
    const now = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    const failed = document.body.classList.contains('sb-show-errordisplay');
    return failed ? 'errored' : ['finished', 'errored', 'aborted'].includes(now) && now;
  });
  if ((await phase.jsonValue()) !== 'finished') {
    throw new Error(`The story failed: ${await page.locator('#error-message').textContent()}`);
  }
}
