import { breakAnew } from '@portal/api-client/testing';
import { I18nProvider, type LanguageMode } from '@portal/i18n';
import { BilingualText } from '@portal/ui';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { DocsPage, ThemedDocs } from './docs/DocsPage';
import { keepsAccessible, LanguageHand } from './every-look';
import { keepsPreferences } from './preferences';

configure({
  // A page signs in and asks for its list before it shows anything, and the machine may be busy with other stories.
  // With a planted fault most waits are in vain.
  asyncUtilTimeout: import.meta.env.SHORT_WAIT ? 4000 : 8000,
  // Without the page as text: it would be written anew each time that something awaited is not there yet.
  getElementError: (message) => new Error(message ?? undefined),
});

/** Words in the mode and colours in the theme that the toolbar, or a story's `globals`, asks for. */
const InLanguageAndTheme: Decorator = (Story, { globals }) => {
  const { language, theme } = globals as { language: LanguageMode; theme: 'light' | 'dark' };
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <I18nProvider key={language} pair={BilingualText} initialMode={language}>
      <LanguageHand />
      <Story />
    </I18nProvider>
  );
};

/** Milliseconds that answers are late in `test:full`, one after another, over and over. */
const lateBy = [0, 350, 40, 0, 180, 400, 90];
let asked = 0;

/** What a story takes for granted on a fast machine shows when answers come now at once, now late. */
function answersLate({ msw }: StoryContext) {
  if (!import.meta.env.LATE_ANSWERS) return;
  msw.use(
    http.all('*/api/*', async () => {
      await delay(lateBy[asked++ % lateBy.length]);
      return undefined;
    }),
  );
}

/**
 * The pages of the apps take their colours from the components, which are asked for contrast: `npm test` asks the pages
 * for everything else, `test:full` for contrast too. Nobody reads what passes.
 */
function asksPagesLess(context: StoryContext) {
  if (!import.meta.env.FASTER_AXE) return;
  const { a11y } = context.parameters;
  const isPage = /^(Admin|Teacher|Reports)\//.test(context.title);
  context.parameters = {
    ...context.parameters,
    a11y: {
      ...a11y,
      options: { ...a11y.options, resultTypes: ['violations'] },
      config: isPage ? { rules: [{ id: 'color-contrast', enabled: false }] } : a11y.config,
    },
  };
}

/** Under forced colours the system answers for contrast. */
const asksForContrast = !matchMedia('(forced-colors: active)').matches;

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [InLanguageAndTheme],
  beforeEach: [breakAnew, answersLate, asksPagesLess],
  async afterEach(context) {
    await keepsPreferences(context.canvasElement);
    await keepsAccessible(context);
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
    // `globals: { viewport: { value: 'phone' } }` shows a story as a phone does, its test included.
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    docs: { page: DocsPage, container: ThemedDocs },
    options: {
      // For a newcomer: what this is, what to take for which need, then from the smallest to the largest.
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
    // A violation of WCAG 2.2 AA fails the story.
    a11y: { test: 'error', config: { rules: [{ id: 'color-contrast', enabled: asksForContrast }] } },
    // Chromatic takes a picture in each, as `npm run test:visual` does.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
  tags: ['autodocs'],
};
export default preview;
