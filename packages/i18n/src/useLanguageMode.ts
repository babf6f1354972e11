import { useI18n } from './I18nProvider';
import type { LanguageMode } from './language-mode';

/** The language mode in force and the function that changes and keeps it. */
export function useLanguageMode(): readonly [LanguageMode, (mode: LanguageMode) => void] {
  const { mode, setMode } = useI18n();
  return [mode, setMode];
}
