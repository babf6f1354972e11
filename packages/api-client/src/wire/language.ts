import type { Language } from '@portal/domain';
import type { ListLanguagesData, Language as WireLanguage } from '../generated/types.gen.ts';
import { type Paged, pagedToWire } from './paged.ts';
import { yes } from './yes-no.ts';

export function languageFromWire({ id, name, status }: WireLanguage): Language {
  return { id, name, active: yes(status) };
}

/** Filters of the language list (SET-LANG-19). */
export interface LanguageFilters extends Paged {
  /** Lists the archived languages instead of the active ones. */
  archived?: boolean;
}

export function languageFiltersToWire({
  archived = false,
  ...paged
}: LanguageFilters): NonNullable<ListLanguagesData['query']> {
  return { archived, ...pagedToWire(paged) };
}
