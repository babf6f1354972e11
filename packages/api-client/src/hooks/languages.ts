import type { Language } from '@portal/domain';
import type { Api } from '../client.ts';
import { createLanguage, listLanguages, renameLanguage, updateLanguageStatus } from '../generated/sdk.gen.ts';
import { type LanguageFilters, languageFiltersToWire, languageFromWire } from '../wire/language.ts';
import type { Page } from '../wire/page.ts';
import {
  archiveHook,
  createHook,
  pageHook,
  readArchivableHook,
  renameHook,
  selectorHook,
} from './record-hooks.ts';
import { pageReader, type ReadList, useReadList } from './useRead.ts';

const readLanguages = /* @__PURE__ */ pageReader(listLanguages, languageFiltersToWire, languageFromWire);

/** The active languages, for selectors. Reads 5000 by default (API-018, LIMIT-05, LIMIT-19). */
export const useLanguages = /* @__PURE__ */ selectorHook('languages', readLanguages);

/** Reads the active languages. */
export async function readActiveLanguages(call: Api['call']): Promise<Language[]> {
  return (await readLanguages(call, { pageSize: 5000 })).rows;
}

/** A page of the languages, active or archived. 50 rows by default (API-018, DECISION-31). */
export const useLanguagesPage = /* @__PURE__ */ pageHook('languages', readLanguages);

/** Reads a page of the list without showing it. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadLanguages(): ReadList<LanguageFilters, Page<Language>> {
  return useReadList(readLanguages);
}

/** Reads a language as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export const useReadLanguage = /* @__PURE__ */ readArchivableHook(readLanguages);

/** Adds a language (API-019). Throws `conflict` when the name exists. */
export const useCreateLanguage = /* @__PURE__ */ createHook(
  'languages',
  createLanguage,
  (name: string) => ({ name }),
  languageFromWire,
);

/** Renames a language (API-020). Throws `conflict` when another language has the name. */
export const useRenameLanguage = /* @__PURE__ */ renameHook('languages', renameLanguage, languageFromWire);

/** Archives a language or restores it (API-021, SET-LANG-14, SET-LANG-16). */
export const useArchiveLanguage = /* @__PURE__ */ archiveHook(
  'languages',
  updateLanguageStatus,
  languageFromWire,
);
