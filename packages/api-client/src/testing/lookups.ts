import { aCompany, aLanguage, type Company, type Language } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { companyToWire } from '../wire/company.ts';
import { languageToWire } from '../wire/language.ts';
import { answers, paged, type Situation } from './situation.ts';

export interface LookupsSituation extends Situation {
  languages?: Language[];
  companies?: Company[];
}

/** The lists that selectors are filled from; contract statuses and types come with the contracts. */
export function lookupsHandlers({
  languages = [aLanguage(), aLanguage({ id: 2, name: 'English' }), aLanguage({ id: 3, name: 'Español' })],
  companies = [
    aCompany(),
    aCompany({ id: 22, name: 'Banque Champlain' }),
    aCompany({ id: 23, name: 'Hôtels Frontenac' }),
  ],
  ...situation
}: LookupsSituation = {}): HttpHandler[] {
  const wanted = (query: URLSearchParams, flag: string) => (row: { active: boolean }) =>
    row.active === (query.get(flag) !== 'true');
  return [
    answers('get', '/languages', situation, ({ query }) =>
      paged(languages.filter(wanted(query, 'archived')).map(languageToWire), query),
    ),
    answers('get', '/companies', situation, ({ query }) =>
      paged(companies.filter(wanted(query, 'deletedCompanies')).map(companyToWire), query),
    ),
  ];
}
