import { useI18n } from './I18nProvider';
import type { LanguageMode } from './language-mode';

/** Returns the current language mode and its setter. */
export function useLanguageMode(): readonly [LanguageMode, (mode: LanguageMode) => void] {
  const { mode, setMode } = useI18n();
  return [mode, setMode];
}
