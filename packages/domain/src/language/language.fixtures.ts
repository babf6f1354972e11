import type { Language } from './language.ts';

/** French, taught. */
export function aLanguage(differing: Partial<Language> = {}): Language {
  return { id: 1, name: 'Français', active: true, ...differing };
}
