import type { Company, ListCompaniesData, ListCompaniesResponses } from '@portal/api-client/treaty';
import type { Handler } from '../http/call.ts';
import type { CompanyRow } from '../store/tables.ts';
import { matches, paged, sorted } from './listing.ts';

const listCompanies: Handler<ListCompaniesData, ListCompaniesResponses> = ({ query, store }) => {
  const status = query.deletedCompanies === true ? 0 : 1;
  const found = store
    .all('companies')
    .filter((company) => company.status === status && matches(query.companyName, company.name));
  return paged(sorted(found, { name: ({ name }) => name }, {}, ['name', 'ASC']), query, companyAnswer);
};

function companyAnswer(company: CompanyRow): Company {
  return { id: company.id, name: company.name, status: company.status, token_login: company.tokenLogin };
}

/** The calls about companies. */
export const companies = {
  listCompanies,
};
