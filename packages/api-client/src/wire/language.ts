import type { Language } from '@portal/domain';
import type { ListLanguagesData, Language as WireLanguage } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function languageFromWire({ id, name, status }: WireLanguage): Language {
  return { id, name, active: yes(status) };
}

export function languageToWire({ id, name, active }: Language): WireLanguage {
  return { id, name, status: yesNo(active) };
}

/** Filters of the language list (SET-LANG-19). */
export interface LanguageFilters {
  /** Lists the archived languages instead of the active ones. */
  archived?: boolean;
  /** Counted from 1. */
  page?: number;
  /** Default: 50 (DECISION-31). */
  pageSize?: number;
}

export function languageFiltersToWire({
  archived = false,
  page = 1,
  pageSize = 50,
}: LanguageFilters): NonNullable<ListLanguagesData['query']> {
  return { archived, page, resourcesPerPage: pageSize };
}
