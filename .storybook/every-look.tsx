import { type LanguageMode, useLanguageMode } from '@portal/i18n';
import { afterEach as askAxe } from '@storybook/addon-a11y/preview';
import { useLayoutEffect } from 'react';
import { waitForAnimations } from 'storybook/preview-api';

type Context = Parameters<typeof askAxe>[0];
type Theme = 'light' | 'dark';

const modes: readonly LanguageMode[] = ['both', 'fr', 'en'];

let setLanguage: (mode: LanguageMode) => void = () => {};

/** Lets `checkOtherLooks` change the language of a story after its play function. */
export function LanguageControl() {
  const [, setMode] = useLanguageMode();
  useLayoutEffect(() => {
    setLanguage = setMode;
  }, [setMode]);
  return null;
}

/**
 * Checks a story with axe in other looks, in `test:full`: in the other theme, and the first story of each component or
 * page also in the other language modes. The language mode changes no colours, so it is checked without contrast. The
 * theme changes only colours, so only contrast is checked, in bilingual mode, which shows all colours.
 */
export async function checkOtherLooks(context: Context, isFirst: boolean): Promise<void> {
  if (!import.meta.env.EVERY_LOOK) return;
  const { language, theme } = context.globals as { language: LanguageMode; theme: Theme };
  const { rules = [] }: { rules?: { id: string; enabled?: boolean }[] } = context.parameters.a11y.config;
  const checksContrast = !rules.some(({ id, enabled }) => id === 'color-contrast' && enabled === false);
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  try {
    for (const mode of isFirst ? modes.filter((other) => other !== language) : []) {
      setLanguage(mode);
      await runAxe(context, mode, theme, { rules: { 'color-contrast': { enabled: false } } });
    }
    setLanguage('both');
    if (checksContrast) await runAxe(context, 'both', otherTheme, { runOnly: ['color-contrast'] });
  } finally {
    setTheme(theme);
    setLanguage(language);
  }
}

async function runAxe(context: Context, mode: LanguageMode, theme: Theme, options = {}) {
  setTheme(theme);
  await waitForAnimations();
  const { a11y } = context.parameters;
  const parameters = { ...context.parameters, a11y: { ...a11y, options: { ...a11y.options, ...options } } };
  try {
    await askAxe({ ...context, parameters });
  } catch (violations) {
    throw new Error(`In the mode ${mode} and the ${theme} theme:\n${violations}`, { cause: violations });
  }
}

function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
}
