import { aCompany, type Company } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { namedHandlers } from './named.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { companyToWire } from './wire/company.ts';

export interface CompaniesSituation extends Situation {
  companies?: Company[];
}

/** Answers the calls about companies and their links. */
export function companiesHandlers({
  companies = [
    aCompany(),
    aCompany({ id: 22, name: 'Banque Champlain' }),
    aCompany({ id: 23, name: 'Hôtels Frontenac' }),
  ],
  ...situation
}: CompaniesSituation = {}): HttpHandler[] {
  let links = 0;
  const rows = recordsOf(companies.map(companyToWire));
  const blank = (id: number) => companyToWire(aCompany({ id, linkToken: null, linkTail: null }));
  return [
    ...namedHandlers('companies', rows, blank, situation),
    answers('post', '/companies/auth/generateToken', situation, ({ body }) => {
      links += 1;
      const token = `new-link-${links}`;
      return rows.change((body as Company).id, { token_login: token, link_tail: token.slice(-4) });
    }),
  ];
}
