import type { HttpHandler } from 'msw';
import { type CompaniesSituation, companiesHandlers } from './companies.ts';
import { type LanguagesSituation, languagesHandlers } from './languages.ts';

/** The lists that selectors are filled from; contract statuses and types come with the contracts. */
export function lookupsHandlers(situation: LanguagesSituation & CompaniesSituation = {}): HttpHandler[] {
  return [...languagesHandlers(situation), ...companiesHandlers(situation)];
}
