import type { HttpHandler } from 'msw';
import { type CompaniesSituation, companiesHandlers } from './companies.ts';
import { type LanguagesSituation, languagesHandlers } from './languages.ts';

/** Answers the calls for select options; contract statuses and types are with the contracts. */
export function lookupsHandlers(situation: LanguagesSituation & CompaniesSituation = {}): HttpHandler[] {
  return [...languagesHandlers(situation), ...companiesHandlers(situation)];
}
