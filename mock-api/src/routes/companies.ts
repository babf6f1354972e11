import { randomBytes } from 'node:crypto';
import type {
  Company,
  CreateCompanyData,
  CreateCompanyResponses,
  GenerateCompanyTokenData,
  GenerateCompanyTokenResponses,
  ListCompaniesData,
  ListCompaniesResponses,
  RenameCompanyData,
  RenameCompanyResponses,
  UpdateCompanyStatusData,
  UpdateCompanyStatusResponses,
} from '@portal/api-client/treaty';
import type { Handler } from '../http/call.ts';
import type { CompanyRow } from '../store/tables.ts';
import { matches, paged, sorted } from './listing.ts';
import { recordOf } from './records.ts';
import { freeName, recordToRename } from './settings-names.ts';

const listCompanies: Handler<ListCompaniesData, ListCompaniesResponses> = ({ query, store }) => {
  const status = query.deletedCompanies === true ? 0 : 1;
  const found = store
    .all('companies')
    .filter((company) => company.status === status && matches(query.companyName, company.name));
  return paged(sorted(found, { name: ({ name }) => name }, {}, ['name', 'ASC']), query, companyAnswer);
};

/** Without a link, until the first one is made (OPEN-81). */
const createCompany: Handler<CreateCompanyData, CreateCompanyResponses> = ({ body, store }) => {
  const name = freeName(store, 'companies', body.name);
  return saved(store.insert('companies', { name, status: 1, tokenLogin: null }));
};

const renameCompany: Handler<RenameCompanyData, RenameCompanyResponses> = ({ body, store }) => {
  const company = recordToRename(store, 'companies', body);
  const name = freeName(store, 'companies', body.newName, company.id);
  return saved(store.update('companies', company, { name }));
};

/** The records that have it keep it (OPEN-80). */
const updateCompanyStatus: Handler<UpdateCompanyStatusData, UpdateCompanyStatusResponses> = ({
  body,
  store,
}) => {
  const company = recordOf(store, 'companies', body.id);
  return saved(store.update('companies', company, { status: body.status }));
};

/** The old link and what it has opened stop working at once: a session holds on to the link (decision 30, OPEN-82). */
const generateCompanyToken: Handler<GenerateCompanyTokenData, GenerateCompanyTokenResponses> = ({
  body,
  store,
}) => {
  const company = recordOf(store, 'companies', body.id);
  const tokenLogin = randomBytes(24).toString('base64url');
  return {
    message: 'Token was generated successfully',
    data: companyAnswer(store.update('companies', company, { tokenLogin })),
  };
};

function saved(company: CompanyRow) {
  return { message: 'Company was saved successfully', data: companyAnswer(company) };
}

function companyAnswer(company: CompanyRow): Company {
  return { id: company.id, name: company.name, status: company.status, token_login: company.tokenLogin };
}

/** The calls about companies. */
export const companies = {
  listCompanies,
  createCompany,
  renameCompany,
  updateCompanyStatus,
  generateCompanyToken,
};
