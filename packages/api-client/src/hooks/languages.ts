import type { Language } from '@portal/domain';
import { listLanguages } from '../generated/sdk.gen.ts';
import { languageFromWire } from '../wire/language.ts';
import { type Query, readOnce, useQuery } from './useQuery.ts';

/** The active languages, for selectors; 5000 at once (API-018, LIMIT-19). */
export function useLanguages(): Query<Language[]> {
  return useQuery(
    ['languages'],
    async (call) => {
      const { data } = await listLanguages({
        ...call,
        query: { archived: false, resourcesPerPage: 5000, page: 1 },
      });
      return data.data.map(languageFromWire);
    },
    readOnce,
  );
}
