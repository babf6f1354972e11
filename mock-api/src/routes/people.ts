import type {
  ListCompaniesData,
  ListCompaniesResponses,
  ListLanguagesData,
  ListLanguagesResponses,
  ListTeachersData,
  ListTeachersResponses,
  ListUsersData,
  ListUsersResponses,
} from '@portal/api-client/treaty';
import { companyAnswer, languageAnswer, teacherAnswer, userAnswer } from '../answers/people.ts';
import type { Handler } from '../http/call.ts';
import type { Store } from '../store/Store.ts';
import type { TeacherRow, UserRow } from '../store/tables.ts';
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

const listTeachers: Handler<ListTeachersData, ListTeachersResponses> = ({ query, store }) => {
  const found = store.all('teachers').filter((teacher) => {
    const user = store.get('users', teacher.userId);
    const isInvited = user?.status !== 1 && user?.emailDate !== null;
    return (
      (query.id === undefined || teacher.id === query.id) &&
      (query.language === undefined || teacher.languageIds.includes(query.language)) &&
      (query.userStatus === undefined ||
        (query.userStatus === 'invited' ? isInvited : String(user?.status) === query.userStatus)) &&
      (query.teacherAssigned === undefined || query.teacherAssigned === isAssigned(store, teacher)) &&
      matches(query.teacherName, user?.name, user?.lastName)
    );
  });
  const columns: Columns<TeacherRow> = {
    id: (teacher) => teacher.id,
    name: (teacher) => store.get('users', teacher.userId)?.name ?? null,
    last_name: (teacher) => store.get('users', teacher.userId)?.lastName ?? null,
    email: (teacher) => store.get('users', teacher.userId)?.email ?? null,
    city: (teacher) => teacher.city,
    user_status: (teacher) => teacher.userStatus,
  };
  return paged(sorted(found, columns, query, ['last_name', 'ASC']), query, (teacher) =>
    teacherAnswer(store, teacher),
  );
};

/** Assigned is who teaches a contract under way or about to begin. */
function isAssigned(store: Store, teacher: TeacherRow): boolean {
  return store.by('contractsByTeacher', teacher.id).some(({ statusId }) => statusId <= 2);
}

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

/** The calls about teachers, users and the lists that selectors are filled from. */
export const people = {
  listLanguages,
  listCompanies,
  listTeachers,
  listUsers,
};
