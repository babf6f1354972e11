import { aLanguage, type Language } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { namedHandlers } from './named.ts';
import { recordsOf } from './records.ts';
import type { Situation } from './situation.ts';
import { languageToWire } from './wire/language.ts';

export interface LanguagesSituation extends Situation {
  languages?: Language[];
}

/** Answers the calls about languages. */
export function languagesHandlers({
  languages = [aLanguage(), aLanguage({ id: 2, name: 'English' }), aLanguage({ id: 3, name: 'Español' })],
  ...situation
}: LanguagesSituation = {}): HttpHandler[] {
  const blank = (id: number) => languageToWire(aLanguage({ id }));
  return namedHandlers('languages', recordsOf(languages.map(languageToWire)), blank, situation);
}
