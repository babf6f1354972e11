import type {
  ListCompaniesData,
  ListCompaniesResponses,
  ListLanguagesData,
  ListLanguagesResponses,
  ListUsersData,
  ListUsersResponses,
} from '@portal/api-client/treaty';
import { companyAnswer, languageAnswer, userAnswer } from '../answers/people.ts';
import type { Handler } from '../http/call.ts';
import type { UserRow } from '../store/tables.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';

const listLanguages: Handler<ListLanguagesData, ListLanguagesResponses> = ({ query, store }) => {
  const status = query.archived === true ? 0 : 1;
  return paged(
    store.all('languages').filter((language) => language.status === status),
    query,
    languageAnswer,
  );
};

const listCompanies: Handler<ListCompaniesData, ListCompaniesResponses> = ({ query, store }) => {
  const status = query.deletedCompanies === true ? 0 : 1;
  const found = store
    .all('companies')
    .filter((company) => company.status === status && matches(query.companyName, company.name));
  return paged(sorted(found, { name: ({ name }) => name }, {}, ['name', 'ASC']), query, companyAnswer);
};

const listUsers: Handler<ListUsersData, ListUsersResponses> = ({ query, store }) => {
  const found = store
    .all('users')
    .filter(
      (user) =>
        (query.role === undefined || user.role === query.role) &&
        (query.status === undefined || user.status === query.status) &&
        matches(query.userName, user.name, user.lastName, user.email),
    );
  const columns: Columns<UserRow> = {
    id: (user) => user.id,
    name: (user) => user.name,
    last_name: (user) => user.lastName,
    role: (user) => user.role,
    phone: (user) => user.phone,
    status: (user) => user.status,
    'users_id.email': (user) => user.email,
    login_date: (user) => user.loginDate,
    email_date: (user) => user.emailDate,
  };
  return paged(sorted(found, columns, query, ['last_name', 'ASC']), query, userAnswer);
};

/** The calls about users and the lists that selectors are filled from. */
export const people = {
  listLanguages,
  listCompanies,
  listUsers,
};
