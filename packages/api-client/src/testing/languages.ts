import { aLanguage, type Language } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { languageToWire } from '../wire/language.ts';
import { namedRecords } from './settings-names.ts';
import type { Situation } from './situation.ts';

export interface LanguagesSituation extends Situation {
  languages?: Language[];
}

/** Answers the calls about languages from these records, which the writes change. */
export function languagesHandlers({
  languages = [aLanguage(), aLanguage({ id: 2, name: 'English' }), aLanguage({ id: 3, name: 'Español' })],
  ...situation
}: LanguagesSituation = {}): HttpHandler[] {
  const { handlers } = namedRecords(
    {
      noun: 'languages',
      archivedField: 'archived',
      rows: languages.map(languageToWire),
      added: (id, name) => languageToWire(aLanguage({ id, name })),
    },
    situation,
  );
  return handlers;
}
