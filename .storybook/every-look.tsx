import { type LanguageMode, useLanguageMode } from '@portal/i18n';
import { afterEach as askAxe } from '@storybook/addon-a11y/preview';
import { useLayoutEffect } from 'react';
import { waitForAnimations } from 'storybook/preview-api';

type Context = Parameters<typeof askAxe>[0];
type Theme = 'light' | 'dark';

const modes: readonly LanguageMode[] = ['both', 'fr', 'en'];

let setLanguage: (mode: LanguageMode) => void = () => {};

/** Lets the language of the story around it be changed while it stands as its play function left it. */
export function LanguageHand() {
  const [, setMode] = useLanguageMode();
  useLayoutEffect(() => {
    setLanguage = setMode;
  }, [setMode]);
  return null;
}

/**
 * Asks axe of a story in the modes and the theme that it was not played in, when `test:full` runs. A theme changes
 * colours and nothing else, so that in the other one contrast alone is asked.
 */
export async function keepsAccessible(context: Context): Promise<void> {
  if (!import.meta.env.EVERY_LOOK) return;
  const { language, theme } = context.globals as { language: LanguageMode; theme: Theme };
  const { rules = [] }: { rules?: { id: string; enabled?: boolean }[] } = context.parameters.a11y.config;
  const asksForContrast = !rules.some(({ id, enabled }) => id === 'color-contrast' && enabled === false);
  const other = theme === 'light' ? 'dark' : 'light';
  try {
    for (const mode of modes) {
      setLanguage(mode);
      if (mode !== language) await ask(context, mode, theme);
      if (asksForContrast) await ask(context, mode, other, { runOnly: ['color-contrast'] });
    }
  } finally {
    setTheme(theme);
    setLanguage(language);
  }
}

async function ask(context: Context, mode: LanguageMode, theme: Theme, options = {}) {
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
