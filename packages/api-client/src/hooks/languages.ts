import type { Language } from '@portal/domain';
import { useCallback } from 'react';
import type { Api } from '../client.ts';
import { createLanguage, listLanguages, renameLanguage, updateLanguageStatus } from '../generated/sdk.gen.ts';
import { type LanguageFilters, languageFiltersToWire, languageFromWire } from '../wire/language.ts';
import { type Page, pageFromWire } from '../wire/page.ts';
import { yesNo } from '../wire/yes-no.ts';
import { useApi } from './ApiProvider.tsx';
import { type Call, keepRows, type Query, readOnce, useQuery } from './useQuery.ts';
import { useRecordWrite, useWrite } from './useWrite.ts';

/** The active languages, for selectors; 5000 at once unless told (API-018, LIMIT-05, LIMIT-19). */
export function useLanguages({ pageSize = 5000 }: { pageSize?: number } = {}): Query<Language[]> {
  return useQuery(['languages', 'all', pageSize], (call) => readActiveLanguages(call, pageSize), readOnce);
}

/** Reads the active languages. */
export async function readActiveLanguages(call: Api['call'], pageSize = 5000): Promise<Language[]> {
  const { data } = await listLanguages({ ...call, query: languageFiltersToWire({ pageSize }) });
  return data.data.map(languageFromWire);
}

/** A page of the languages, active or archived; 50 at once unless told (API-018, decision 31). */
export function useLanguagesPage(filters: LanguageFilters = {}): Query<Page<Language>> {
  return useQuery(['languages', filters], (call) => readLanguages(call, filters), keepRows);
}

/** Reads pages of the list that are not shown, or anew; throws what the API refuses, `aborted` when given up. */
export function useReadLanguages(): (
  filters: LanguageFilters,
  signal: AbortSignal,
) => Promise<Page<Language>> {
  const api = useApi();
  return useCallback((filters, signal) => readLanguages({ ...api.call, signal }, filters), [api]);
}

async function readLanguages(call: Call, filters: LanguageFilters): Promise<Page<Language>> {
  const { data } = await listLanguages({ ...call, query: languageFiltersToWire(filters) });
  return pageFromWire(data, languageFromWire);
}

/** Adds a language (API-019). Throws `conflict` for a name that exists. */
export function useCreateLanguage(): (name: string) => Promise<Language> {
  return useWrite(async (call, name: string) => {
    const { data } = await createLanguage({ ...call, body: { name } });
    return languageFromWire(data.data);
  }, 'languages');
}

/** Renames a language (API-020). Throws `conflict` for a name that another has. */
export function useRenameLanguage(): (language: Language, newName: string) => Promise<Language> {
  return useRecordWrite(async (call, { id, name }: Language, newName: string) => {
    const { data } = await renameLanguage({ ...call, body: { id, name, newName } });
    return languageFromWire(data.data);
  }, 'languages');
}

/** Archives a language or restores it (API-021, SET-LANG-14, SET-LANG-16). */
export function useArchiveLanguage(): (id: number, archived: boolean) => Promise<Language> {
  return useWrite(async (call, id: number, archived: boolean) => {
    const { data } = await updateLanguageStatus({ ...call, body: { id, status: yesNo(!archived) } });
    return languageFromWire(data.data);
  }, 'languages');
}
