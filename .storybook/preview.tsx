import { breakAgain, capabilitiesHandlers, recordRequests } from '@portal/api-client/testing';
import { I18nProvider, type LanguageMode } from '@portal/i18n';
import { shellWords } from '@portal/shell';
import { BilingualText, StandardLabelsProvider } from '@portal/ui';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { checkOtherLooks, LanguageControl } from './every-look';
import { keepsPreferences } from './preferences';

configure({
  // A page signs in and loads its list first, and other stories may keep the machine busy.
  asyncUtilTimeout: 8000,
  // Without the DOM in the message, because it would be serialized again at each retry of a query.
  getElementError: (message) => new Error(message ?? undefined),
});

/** Sets the language mode and theme from the toolbar or the story's `globals`. */
const InLanguageAndTheme: Decorator = (Story, { globals }) => {
  const { language, theme } = globals as { language: LanguageMode; theme: 'light' | 'dark' };
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <I18nProvider key={language} pair={BilingualText} initialMode={language}>
      <StandardLabelsProvider label={shellWords.T}>
        <LanguageControl />
        <Story />
      </StandardLabelsProvider>
    </I18nProvider>
  );
};

/**
 * Renders a component in a padded column of this width in px, or as wide as the window if true:
 * `parameters: { column: 380 }`.
 */
const InColumn: Decorator = (Story, { parameters: { column } }) =>
  column ? (
    <main style={{ padding: 24, maxWidth: column === true ? undefined : column }}>
      <Story />
    </main>
  ) : (
    <Story />
  );

/** The id of the story that uses each list of handlers. */
const usedBy = new WeakMap<object, string>();

/**
 * Gives each story its own handlers, and so its own records, if the meta has a function: `parameters: { msw:
 * companiesHandlers }`. The handlers of `parameters.first` answer before these.
 */
function createHandlers({ msw, parameters, id }: StoryContext) {
  // A backend without extensions, unless the story says otherwise.
  msw.use(...capabilitiesHandlers());
  if (typeof parameters.msw === 'function') msw.use(...parameters.msw());
  else if (parameters.msw) {
    const other = usedBy.get(parameters.msw);
    if (other !== undefined && other !== id)
      throw new Error(`It shares its handlers, and so its records, with ${other}: make \`msw\` a function`);
    usedBy.set(parameters.msw, id);
  }
  if (parameters.first) msw.use(...parameters.first);
}

/**
 * Deletes data that earlier stories stored in the browser, such as the columns of a list or the tokens of a session:
 * with tokens that are left, a page is drawn again once its session turns out to have ended.
 */
function forgetEarlierStories() {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the pages keep them
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}

/** Checks that a story on a phone is not wider than its window. */
async function fitsPhone({ globals }: StoryContext) {
  if (globals.viewport?.value !== 'phone') return;
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth));
}

/** Delays of responses in `test:full`, in ms, repeated in turn. */
const delays = [0, 350, 40, 0, 180, 400, 90];
let requestCount = 0;

/** Delays API responses, to find stories that depend on a fast machine. */
function delayResponses({ msw }: StoryContext) {
  if (!import.meta.env.LATE_ANSWERS) return;
  msw.use(
    http.all('*/api/*', async () => {
      await delay(delays[requestCount++ % delays.length]);
      return undefined;
    }),
  );
}

const isPage = ({ title }: StoryContext) => /^(Admin|Teacher|Reports)\//.test(title);

/** The number of stories that axe has checked, by the title of their component or page. */
const checkedStories = new Map<string, number>();

/**
 * Number of stories per page that `npm test` checks with axe and for preferences, and that `test:full` checks in other
 * looks too; `test:full` checks the remaining stories only in their own look.
 */
const storiesToCheck = 1;

const isChecked = (context: StoryContext) =>
  !isPage(context) || (checkedStories.get(context.title) ?? 0) < storiesToCheck;

const isLeftToFullTest = (context: StoryContext) =>
  Boolean(import.meta.env.FASTER_AXE) && !isChecked(context);

/**
 * Makes axe faster in tests. It does not list passed rules. It checks the contrast of a page only in the page's first
 * story and only in `test:full`, because pages take their colours from components, which are checked. In `npm test` it
 * skips the stories for which `isLeftToFullTest` is true.
 */
function reduceAxe(context: StoryContext) {
  const { EVERY_LOOK, FASTER_AXE } = import.meta.env;
  if (!EVERY_LOOK && !FASTER_AXE) return;
  const { a11y } = context.parameters;
  const skipsContrast = isPage(context) && (FASTER_AXE || !isChecked(context));
  context.parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      test: isLeftToFullTest(context) ? 'off' : a11y.test,
      // Preloads no media, because no story contains any.
      options: { ...a11y.options, resultTypes: ['violations'], preload: false },
      config: skipsContrast ? { rules: [{ id: 'color-contrast', enabled: false }] } : a11y.config,
    },
  };
}

/** In forced-colours mode the system is responsible for contrast. */
const checksContrast = !matchMedia('(forced-colors: active)').matches;

/** Waits for low-priority effects and rendering, which React's production build runs after the first frame. */
async function finishDrawing() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
}

const preview: Preview = {
  loaders: [mswLoader()],
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    // Not for pages, because their stories wait for their content themselves.
    if (import.meta.env.PROD && !isPage(context)) await finishDrawing();
    return context.canvas;
  },
  decorators: [InColumn, InLanguageAndTheme],
  beforeEach: [forgetEarlierStories, breakAgain, recordRequests, createHandlers, delayResponses, reduceAxe],
  async afterEach(context) {
    await fitsPhone(context);
    if (isLeftToFullTest(context)) return;
    const isInOtherLooks = isChecked(context);
    const isFirst = !checkedStories.has(context.title);
    checkedStories.set(context.title, (checkedStories.get(context.title) ?? 0) + 1);
    await keepsPreferences(context.canvasElement);
    if (isInOtherLooks) await checkOtherLooks(context, isFirst);
  },
  initialGlobals: { language: 'both', theme: 'light' },
  globalTypes: {
    language: {
      description: 'Language mode',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'both', title: 'Français - English' },
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      // Ordered for newcomers: introduction, choice of a component, then from small to large.
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Which component', 'Bilingual copy'],
          'Foundations',
          ['Colours', 'Type', 'Space and shape', 'Motion'],
          'Components',
          ['Actions', 'Fields', 'Choices', 'Data', 'Messages', 'Overlays', 'Navigation', 'Layout'],
          'Views',
          'Shell',
          'Admin',
          'Teacher',
          'Reports',
          'API',
        ],
      },
    },
    a11y: { test: 'error', config: { rules: [{ id: 'color-contrast', enabled: checksContrast }] } },
    // The same modes as `npm run test:visual`.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
  tags: ['autodocs'],
};
export default preview;
