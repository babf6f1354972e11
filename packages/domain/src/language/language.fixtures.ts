import type { Language } from './language.ts';

/** French, as a taught language. */
export function aLanguage(differing: Partial<Language> = {}): Language {
  return { id: 1, name: 'Français', active: true, ...differing };
}
