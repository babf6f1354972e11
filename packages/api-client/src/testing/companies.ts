import { aCompany, type Company } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { companyToWire } from '../wire/company.ts';
import { namedRecords } from './settings-names.ts';
import { answers, type Situation } from './situation.ts';

export interface CompaniesSituation extends Situation {
  companies?: Company[];
}

/** Answers the calls about companies and their links from these records, which the writes change. */
export function companiesHandlers({
  companies = [
    aCompany(),
    aCompany({ id: 22, name: 'Banque Champlain' }),
    aCompany({ id: 23, name: 'Hôtels Frontenac' }),
  ],
  ...situation
}: CompaniesSituation = {}): HttpHandler[] {
  let links = 0;
  const { handlers, change } = namedRecords(
    {
      noun: 'companies',
      archivedField: 'deletedCompanies',
      rows: companies.map(companyToWire),
      added: (id, name) => companyToWire(aCompany({ id, name, linkToken: null })),
    },
    situation,
  );
  return [
    ...handlers,
    answers('post', '/companies/auth/generateToken', situation, ({ body }) => {
      links += 1;
      return change(
        ({ id }) => id === (body as { id: number }).id,
        (company) => ({ ...company, token_login: `new-link-${links}` }),
      );
    }),
  ];
}
