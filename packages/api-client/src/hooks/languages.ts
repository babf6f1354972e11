import type { Language } from '@portal/domain';
import { useCallback } from 'react';
import type { Api } from '../client.ts';
import { createLanguage, listLanguages, renameLanguage, updateLanguageStatus } from '../generated/sdk.gen.ts';
import { pastCaches } from '../past-caches.ts';
import { type LanguageFilters, languageFiltersToWire, languageFromWire } from '../wire/language.ts';
import type { Page } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { keepRows, type Query, type ReadCall, readOnce, useQuery } from './useQuery.ts';
import { existing, pageReader, type ReadList, useReadList } from './useRead.ts';
import { type Intention, useRecordWrite, useWrite } from './useWrite.ts';

/** The active languages, for selectors. Reads 5000 by default (API-018, LIMIT-05, LIMIT-19). */
export function useLanguages({ pageSize = 5000 }: { pageSize?: number } = {}): Query<Language[]> {
  return useQuery(['languages', 'all', pageSize], (call) => readActiveLanguages(call, pageSize), readOnce);
}

/** Reads the active languages. */
export async function readActiveLanguages(call: Api['call'], pageSize = 5000): Promise<Language[]> {
  const { data } = await listLanguages({ ...call, query: languageFiltersToWire({ pageSize }) });
  return data.data.map(languageFromWire);
}

/** A page of the languages, active or archived. 50 rows by default (API-018, DECISION-31). */
export function useLanguagesPage(filters: LanguageFilters = {}): Query<Page<Language>> {
  return useQuery(['languages', filters], (call) => readLanguages(call, filters), keepRows);
}

/** Reads a page of the list without showing it. Throws an `ApiError`, `aborted` when cancelled. */
export function useReadLanguages(): ReadList<LanguageFilters, Page<Language>> {
  return useReadList(readLanguages);
}

const readLanguages = /* @__PURE__ */ pageReader(listLanguages, languageFiltersToWire, languageFromWire);

/** Reads a language as stored now, archived or not (DECISION-37). Throws `not-found` for an unknown id. */
export function useReadLanguage(): (id: number) => Promise<Language> {
  const api = useApi();
  return useCallback(
    async (id) => existing(await findLanguageOfAny(pastCaches(api.call), (one) => one.id === id)),
    [api],
  );
}

/** Finds a language among the active and the archived ones. */
async function findLanguageOfAny(
  call: ReadCall,
  isMeant: (language: Language) => boolean,
): Promise<Language | null> {
  return (await findLanguage(call, isMeant)) ?? findLanguage(call, isMeant, true);
}

/** Finds a language among the active or the archived ones. */
async function findLanguage(
  call: ReadCall,
  isMeant: (language: Language) => boolean,
  archived = false,
): Promise<Language | null> {
  const { rows } = await readLanguages(call, { archived, pageSize: 5000 });
  return rows.find(isMeant) ?? null;
}

/** Adds a language (API-019). Throws `conflict` when the name exists. */
export function useCreateLanguage(): (name: string, intention?: Intention) => Promise<Language> {
  return useWrite(async (call, name: string) => {
    return languageFromWire((await createLanguage({ ...call, body: { name } })).data.data);
  }, 'languages');
}

/** Renames a language (API-020). Throws `conflict` when another language has the name. */
export function useRenameLanguage(): (language: Language, newName: string) => Promise<Language> {
  return useRecordWrite(async (call, { id, name }: Language, newName: string) => {
    const body = { id, name, newName };
    return languageFromWire((await renameLanguage({ ...call, body })).data.data);
  }, 'languages');
}

/** Archives a language or restores it (API-021, SET-LANG-14, SET-LANG-16). */
export function useArchiveLanguage(): (id: number, archived: boolean) => Promise<Language> {
  return useWrite(async (call, id: number, archived: boolean) => {
    const body = { id, status: yesNo(!archived) };
    return languageFromWire((await updateLanguageStatus({ ...call, body })).data.data);
  }, 'languages');
}
