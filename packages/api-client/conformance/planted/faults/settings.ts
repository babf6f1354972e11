import {
  answering,
  at,
  leavingOut,
  offByOne,
  read,
  refusing,
  replace,
  rewriting,
  rows,
  setting,
  swapping,
  totalRows,
  valueAt,
  wrongType,
} from '../answers.ts';
import { type Call, type Fields, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import {
  asAdministrator,
  cappedAt,
  finding,
  ignoring,
  listingArchived,
  repeatingFirstPage,
  staleRead,
  totalOfThePage,
} from '../requests.ts';
import {
  andThen,
  lateWrite,
  losingField,
  pretending,
  storingField,
  storingNothing,
  storingOnRefusal,
  storingOtherwise,
  understanding,
} from '../writes.ts';
import { freeing } from './students.ts';

const dataOf = (answer: Fields) => (isFields(answer.data) ? answer.data : {});

async function everyUser(api: PlantedApi): Promise<Fields[]> {
  const query = { resourcesPerPage: 20_000 };
  return (await api.ask<{ data: Fields[] }>('listUsers', { query })).body.data;
}

async function everyCompany(api: PlantedApi, isArchived = false): Promise<Fields[]> {
  const query = { resourcesPerPage: 20_000, ...(isArchived ? { deletedCompanies: true } : {}) };
  return (await api.ask<{ data: Fields[] }>('listCompanies', { query })).body.data;
}

const updateUser = (api: PlantedApi, body: Fields) => api.ask('updateUser', { body });

/** Lets a refused link sign in. */
const openingLink = (
  findCompany: (call: Call, api: PlantedApi) => Promise<Fields | undefined>,
  on: readonly string[],
  remember: (call: Call, api: PlantedApi) => Promise<void> = async () => {},
): Plant => ({
  kind: 'refuses nothing',
  on,
  corrupt: async (call, api) => {
    await remember(call, api);
    const response = await call.send();
    const body = await read(response);
    if (call.operation.id !== 'companyLogin' || !isFields(body) || body.error !== true) return response;
    const company = await findCompany(call, api);
    if (!company) return response;
    const auth = { access_token: api.token('company'), refresh_token: 'x' };
    return replace(response, { error: false, auth, company: { id: company.id, name: company.name } }, api);
  },
});

/** Languages and companies have the same faults. */
const renamed = (noun: 'Language' | 'Company') => ({
  'answers well and stores nothing': storingNothing,
  'stores it after the next read': lateWrite,
  'stores the former name': storingOtherwise('stores another value', (call) =>
    call.withJson({ ...call.json, newName: `${call.json.newName}x` }),
  ),
  'takes no notice of the id': understanding('ignores a field', async ({ id, ...body }) =>
    id === undefined ? { ...body } : body,
  ),
  'takes a name that is taken, which it refuses, with a 2': storingOnRefusal(409, (call) =>
    call.withJson({ ...call.json, newName: `${call.json.newName} 2` }),
  ),
  'makes a new record': {
    kind: 'double write',
    corrupt: async (call: Call, api: PlantedApi) => {
      const { response } = await api.rehearse(call);
      if (response.status !== 200) return call.send();
      const created = await api.storing(() =>
        api.ask(`create${noun}`, { body: { name: call.json.newName } }),
      );
      return replace(response, created.body, api);
    },
  } satisfies Plant,
  'keeps the spaces around the name': rewriting('wrong value', (body, call) =>
    at(body, 'data.name', () => call.json.newName),
  ),
  'answers an unknown name with 400': answering(404, 400),
});

const created = (noun: 'Language' | 'Company') => ({
  'answers well and stores nothing': storingNothing,
  'creates two': andThen('double write', (call, api) =>
    api.ask(`create${noun}`, { body: { name: `${call.json.name} 2` } }),
  ),
  'keeps the spaces around the name': rewriting('wrong value', (body, call) =>
    at(body, 'data.name', () => call.json.name),
  ),
  'takes a name that is taken': {
    kind: 'refuses nothing',
    corrupt: async (call: Call, api: PlantedApi) => {
      const response = await call.send();
      if (response.status !== 409) return response;
      const answer = await api.ask(`create${noun}`, { body: { name: `${call.json.name}\u200b` } });
      return replace(response, answer.body, api, 200);
    },
  } satisfies Plant,
  'takes the name of an archived one': {
    kind: 'refuses nothing',
    corrupt: async (call: Call, api: PlantedApi) => {
      const response = await call.send();
      if (response.status !== 409) return response;
      const query = noun === 'Company' ? { deletedCompanies: true } : { archived: true };
      const operation = noun === 'Company' ? 'listCompanies' : 'listLanguages';
      const archived = await api.ask<{ data: Fields[] }>(operation, {
        query: { ...query, resourcesPerPage: 20_000 },
      });
      if (!archived.body.data.some(({ name }) => name === String(call.json.name).trim())) return response;
      const answer = await api.ask(`create${noun}`, { body: { name: `${call.json.name}\u200b` } });
      return replace(response, answer.body, api, 200);
    },
  } satisfies Plant,
  'creates it with a 2 when it refuses it': storingOnRefusal(409, (call) =>
    call.withJson({ name: `${call.json.name} 2` }),
  ),
  'cuts the name': storingField('name', (name) => String(name).slice(0, -1)),
});

const archived = {
  'answers well and stores nothing': storingNothing,
  'does not restore': storingField('status', () => 0, 'ignores a value'),
  'stores it after the next read': lateWrite,
};

export const settings = faultsOf({
  listLanguages: {
    'ignores archived': ignoring('archived'),
    'lists archived languages without being asked': listingArchived({ archived: 'true' }),
    'repeats the first page': repeatingFirstPage,
    'gives no more than 2 rows': cappedAt(2),
    'says what it said before': staleRead('createLanguage'),
    'leaves the last one out': totalRows('drops a row', (found) => found.slice(0, -1)),
  },
  createLanguage: created('Language'),
  renameLanguage: renamed('Language'),
  updateLanguageStatus: {
    ...archived,
    'takes the language from the contracts that have it': andThen('wrong rule', async ({ json }, api) => {
      if (json.status !== 0) return;
      const query = { languageId: json.id, resourcesPerPage: 20_000 };
      const { body } = await api.ask<{ data: Fields[] }>('listCourses', { query });
      for (const { id } of body.data)
        await api.ask('updateCourse', { body: { course: { id, languages_id: null } } });
    }),
    'answers an unknown language with 400': answering(404, 400),
  },
  listCompanies: {
    'ignores deletedCompanies': ignoring('deletedCompanies'),
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'counts one company too many': offByOne('total'),
    'gives the link of the next company': rows('swapped fields', (found) =>
      found.map((row, place) => ({ ...row, token_login: found[(place + 1) % found.length]?.token_login })),
    ),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  createCompany: {
    ...created('Company'),
    'makes a link at once': rewriting('wrong value', (body) => at(body, 'data.token_login', () => 'link')),
  },
  renameCompany: {
    ...renamed('Company'),
    'gives another link': andThen('wrong rule', (_call, api, answer) =>
      api.ask('generateCompanyToken', { body: { id: dataOf(answer).id } }),
    ),
  },
  updateCompanyStatus: {
    ...archived,
    'leaves the link of an archived company open': openingLink(
      async (call, api) =>
        (await everyCompany(api, true)).find(({ token_login: token }) => token === call.json.token_login),
      ['companyLogin'],
    ),
    'leaves the link closed once restored': {
      kind: 'wrong rule',
      on: ['companyLogin', 'updateCompanyStatus'],
      corrupt: async (call, api) => {
        const response = await call.send();
        if (call.operation.id === 'updateCompanyStatus') {
          if (response.status === 200 && call.json.status === 0) api.memory.set(`${call.json.id}`, true);
          return response;
        }
        const body = await read(response);
        const id = valueAt(body, 'company.id');
        return api.memory.has(`${id}`)
          ? replace(response, { error: true, message: 'Invalid token' }, api)
          : response;
      },
    },
    'gives another link': andThen('wrong rule', (call, api) =>
      api.ask('generateCompanyToken', { body: { id: call.json.id } }),
    ),
  },
  generateCompanyToken: {
    'leaves the old link open': openingLink(
      async (call, api) => {
        const id = api.memory.get(String(call.json.token_login));
        return (await everyCompany(api)).find((company) => company.id === id);
      },
      ['companyLogin', 'generateCompanyToken'],
      async (call, api) => {
        if (call.operation.id !== 'generateCompanyToken') return;
        const company = (await everyCompany(api)).find(({ id }) => id === call.json.id);
        if (company?.token_login) api.memory.set(String(company.token_login), company.id);
      },
    ),
    'leaves the sessions of the old link open': {
      kind: 'accepts a bad token',
      on: 'all',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 401 || call.claims?.role !== 'company') return response;
        const answer = await call.withToken(api.token('company')).send();
        if (answer.status !== 401) api.isMet = true;
        return answer;
      },
    },
    'answers well and stores nothing': storingNothing,
    'gives the link of another company': rewriting('other record', async (body, _call, api) => {
      const other = (await everyCompany(api)).find(({ token_login: token }) => token !== null);
      return at(body, 'data.token_login', () => other?.token_login);
    }),
    'gives another company a new link too': andThen('other record', async (call, api) => {
      const other = (await everyCompany(api)).find(({ id }) => id !== call.json.id);
      await api.ask('generateCompanyToken', { body: { id: other?.id } });
    }),
    'lets a teacher in': asAdministrator('ROLE_TEACHER'),
  },
  listUsers: {
    'ignores role': ignoring('role'),
    'ignores status': ignoring('status'),
    'ignores userName': ignoring('userName'),
    'ignores orderBy': ignoring('orderBy', 'orderDirection'),
    'ignores orderDirection': ignoring('orderDirection'),
    'narrows by highlight': leavingOut(
      'wrong rule',
      (row, call) => call.query.has('highlight') && String(row.id) !== call.query.get('highlight'),
    ),
    'repeats the first page': repeatingFirstPage,
    'counts the page for the list': totalOfThePage,
    'finds only with the same accents': finding(
      'only with the same accents',
      'userName',
      'name',
      'last_name',
    ),
    'swaps first and last name': swapping('data.*', 'name', 'last_name'),
    'swaps the two dates': swapping('data.*', 'login_date', 'email_date'),
    'gives the status as a text': wrongType('data.*.status', String),
    'drops the email': setting('data.*.users_id.email', () => undefined, { kind: 'drops a field' }),
    'says what it said before': staleRead('updateUser'),
  },
  verifyUserEmail: {
    'says that a taken address is free': freeing(() => true),
    'takes capitals for another address': freeing((email) => email !== email.toLowerCase()),
    'takes spaces around for another address': freeing((email) => email !== email.trim()),
    'says another message': refusing('wrong value', 409, (body) => ({ body: { ...body, message: 'Taken' } })),
  },
  createUser: {
    'answers well and stores nothing': storingNothing,
    'loses the phone': storingField('phone', () => '5145550000', 'loses a field'),
    'makes everybody a teacher': storingField('role', () => 'ROLE_TEACHER'),
    'makes everybody active': storingField('status', () => 1),
    'swaps first and last name': storingOtherwise('swapped fields', (call) =>
      call.withJson({ ...call.json, name: call.json.lastName, lastName: call.json.name }),
    ),
    'brings no record of a teacher along': {
      kind: 'stores nothing',
      on: ['createUser', 'listTeachers'],
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (response.status !== 200 || !isFields(body)) return response;
        if (call.operation.id === 'createUser') {
          api.memory.set(`user ${dataOf(body).id}`, true);
          return response;
        }
        const all = Array.isArray(body.data) ? (body.data as Fields[]) : [];
        const data = all.filter((row) => !api.memory.has(`user ${valueAt(row, 'users_id.id')}`));
        return replace(
          response,
          { ...body, data, total: Number(body.total) - all.length + data.length },
          api,
        );
      },
    },
    'creates one under another address when it refuses the first': storingOnRefusal(409, (call) =>
      call.withJson({ ...call.json, email: `second-${call.json.email}` }),
    ),
    'creates one with each bad request': storingOnRefusal(400, (call, api) => {
      const good = api.memory.get('good') as Call | undefined;
      return call.withJson({
        name: 'Refused',
        lastName: 'Refused',
        role: 'ROLE_ADMIN',
        phone: '5145550142',
        status: 0,
        ...good?.json,
        email: `refused-${Math.random()}@example.org`,
      });
    }),
    'says something else than "Email duplicated"': refusing('wrong value', 409, (body) => ({
      body: { ...body, message: 'Conflict' },
    })),
  },
  updateUser: {
    'answers well and stores nothing': storingNothing,
    'stores it after the next read': lateWrite,
    'takes another phone for the one that is left out': andThen(
      'wipes what is left out',
      async (call, api) => {
        if (!('phone' in call.json)) await updateUser(api, { id: call.json.id, phone: '5145550000' });
      },
    ),
    'archives who is sent without a status': andThen('wipes what is left out', async (call, api) => {
      if (!('status' in call.json)) await updateUser(api, { id: call.json.id, status: 0 });
    }),
    'loses the phone': losingField('phone'),
    'loses the last name': losingField('lastName'),
    'ignores the status': losingField('status'),
    'ignores the role': losingField('role'),
    'leaves the sessions of who is archived open': {
      kind: 'accepts a bad token',
      on: 'all',
      corrupt: async (call, api) => {
        const response = await call.send();
        const { claims } = call;
        if (response.status !== 401 || !claims || !claims.id || claims.use === 'refresh') return response;
        const user = (await everyUser(api)).find(({ id }) => id === claims.id);
        if (user?.status !== 0 || !claims.role) return response;
        const answer = await call.withToken(api.token(claims.role)).send();
        if (answer.status !== 401) api.isMet = true;
        return answer;
      },
    },
    'changes another user too': andThen('other record', async (call, api) => {
      const other = (await everyUser(api)).find(({ id }) => id !== call.json.id && id !== 1);
      await updateUser(api, { id: other?.id, phone: '5145550000' });
    }),
    'stores the rest of a request whose address it refuses': storingOnRefusal(409, (call) =>
      call.withJson({ id: call.json.id, name: 'Refused' }),
    ),
    'stores a name with each bad request': storingOnRefusal(400, (call) =>
      typeof call.json.id === 'number' ? call.withJson({ id: call.json.id, name: 'Refused' }) : undefined,
    ),
    'answers an unknown user with 400': answering(404, 400),
  },
  deleteUser: {
    'answers well and deletes nobody': storingNothing,
    'archives only': {
      kind: 'wrong rule',
      corrupt: async (call, api) => {
        const { response } = await api.rehearse(call);
        if (response.status !== 200) return call.send();
        await updateUser(api, { id: Number(call.path('id')), status: 0 });
        api.isMet = true;
        return response;
      },
    },
    'deletes it after the next read': lateWrite,
    'says that it deleted whoever is signed in': pretending(
      409,
      (call) => call.claims?.id === Number(call.path('id')),
    ),
    'says that it deleted who has left traces': pretending(
      409,
      (call) => call.claims?.id !== Number(call.path('id')),
    ),
    'says that it deleted nobody at all': pretending(404),
    'archives whom it refuses to delete': {
      kind: 'stores on refusal',
      corrupt: async (call, api) => {
        const response = await call.send();
        const id = Number(call.path('id'));
        if (response.status === 409 && id !== call.claims?.id)
          await api.storing(() => updateUser(api, { id, status: 0 }));
        return response;
      },
    },
  },
  inviteUser: {
    'does not note when': {
      ...rewriting('stores nothing', (body) =>
        at(body, Array.isArray(body.data) ? 'data.*.email_date' : 'data.email_date', () => null),
      ),
      on: ['inviteUser', 'listUsers'],
    },
    'answers well and stores nothing': storingNothing,
    'makes the user active': andThen('wrong rule', (call, api) =>
      updateUser(api, { id: call.json.id, status: 1 }),
    ),
    'invites who has signed in': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 409) return response;
        const user = (await everyUser(api)).find(({ id }) => id === call.json.id);
        return replace(response, { message: 'Invitation was sent', data: user }, api, 200);
      },
    },
  },
  changePassword: {
    'takes any old password': pretending(400, (call) => typeof call.json.old_password === 'string'),
    'answers a wrong old password with 401': refusing('wrong status', 400, (body) => ({ status: 401, body })),
    'takes the user_id of somebody else': pretending(403),
    'answers well and stores nothing': storingNothing,
    'answers the user_id of somebody else with 400': answering(403, 400),
  },
});
