import type { Role } from '../../../../conformance/src/treaty.ts';
import { json, read, refusing, refusingAsHtml, replace, rewriting, setting, valueAt } from '../answers.ts';
import { type Call, claimsOf, isFields } from '../Call.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Plant, PlantedApi } from '../PlantedApi.ts';
import { acceptingToken } from '../requests.ts';
import { pretending, storingNothing } from '../writes.ts';

/** Accepts a wrong password and returns tokens of an administrator. */
const takingAnyPassword: Plant = {
  kind: 'refuses nothing',
  corrupt: async (call, api) => {
    const response = await call.send();
    const found = await api.ask<{ data: { id: number; role: string; users_id: { email: string } }[] }>(
      'listUsers',
      { query: { resourcesPerPage: 20_000 } },
    );
    const user = found.body.data.find(({ users_id: account }) => account.email === call.json.email);
    if (response.status !== 401 || !user) return response;
    api.isMet = true;
    const auth = { access_token: api.token('ROLE_ADMIN'), refresh_token: 'x' };
    return json({ auth, user: { id: user.id, name: 'x', last_name: 'x', role: user.role } });
  },
};

/** Refuses the second use of a token, or of the value that `keyOf` returns. */
const refusingTwice = (keyOf: (call: Call) => unknown): Plant => ({
  kind: 'wrong status',
  corrupt: async (call, api) => {
    const key = `used ${String(keyOf(call))}`;
    const response = await call.send();
    const isSecond = api.memory.has(key);
    if (response.status === 200) api.memory.set(key, true);
    return isSecond && response.status === 200
      ? replace(response, { message: 'Unauthorized' }, api, 401)
      : response;
  },
});

/** Responds to a refused renewal with an administrator's tokens. */
const renewing = (isTaken: (call: Call) => boolean): Plant => ({
  kind: 'accepts a bad token',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== 401 || !isTaken(call)) return response;
    api.isMet = true;
    return json({ token: { access_token: api.token('ROLE_ADMIN'), refresh_token: 'x' } });
  },
});

const isKnownHash = (call: Call, api: PlantedApi) => api.memory.has(call.path('hash'));

/** Remembers the links that were used, then runs the plant. */
const rememberingLinks = (plant: Plant): Plant => ({
  ...plant,
  corrupt: async (call, api) => {
    const response = await plant.corrupt(call, api);
    if (call.operation.id === 'setPassword' && response.status === 200)
      api.memory.set(call.path('hash'), true);
    return response;
  },
});

/** Renews every session with tokens of that role. */
const givingTokensOf = (role: Role): Plant =>
  rewriting('wrong role', (body, _call, api) => {
    const was = claimsOf(String(valueAt(body, 'token.access_token')))?.role;
    return was === role
      ? body
      : { token: { access_token: api.token(role), refresh_token: valueAt(body, 'token.refresh_token') } };
  });

const refreshToken = (call: Call) => String(call.json.refresh_token);

export const session = faultsOf({
  login: {
    'takes any password': takingAnyPassword,
    'answers a wrong password with 400': refusing('wrong status', 401, (body) => ({ status: 400, body })),
    'answers a wrong password with 403': refusing('wrong status', 401, (body) => ({ status: 403, body })),
    'calls everybody an administrator': setting('user.role', () => 'ROLE_ADMIN'),
    'calls an administrator a teacher': setting('user.role', () => 'ROLE_TEACHER'),
    'names another user': setting('user.id', (id) => Number(id) + 1),
    'gives an access token that does not work': setting('auth.access_token', (token) => `${token}x`),
    'gives a refresh token that does not work': setting('auth.refresh_token', (token) => `${token}x`),
    'gives the tokens as one text': setting('auth', () => 'token', { kind: 'wrong type' }),
    'refuses without a message': refusing('refuses without a message', 401, () => ({
      body: { error: 'no' },
    })),
    'refuses broken input with a page': refusingAsHtml(400),
  },
  companyLogin: {
    'refuses an unknown link with 401': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        return isFields(body) && body.error === true
          ? replace(response, { message: 'Invalid token' }, api, 401)
          : response;
      },
    },
    'opens an unknown link': {
      kind: 'refuses nothing',
      corrupt: async (call, api) => {
        const response = await call.send();
        const body = await read(response);
        if (!isFields(body) || body.error !== true) return response;
        const auth = { access_token: api.token('company'), refresh_token: 'x' };
        return replace(response, { error: false, auth, company: { id: 1, name: 'x' } }, api);
      },
    },
    'gives the tokens of an administrator': rewriting('wrong role', (body, _call, api) =>
      body.auth ? { ...body, auth: { access_token: api.token('ROLE_ADMIN'), refresh_token: 'x' } } : body,
    ),
  },
  studentLogin: {
    'gives tokens to an unknown link, beside its error': rewriting('refuses nothing', (body, _call, api) =>
      body.error === true
        ? { ...body, auth: { access_token: api.token('student'), refresh_token: 'x' } }
        : body,
    ),
    'names another student': setting('data.student.id', (id) => Number(id) + 1),
    'answers a known link with an error': rewriting('wrong value', (body) => ({ ...body, error: true })),
  },
  checkPasswordLink: {
    'says that every link works': setting('usable', () => true),
    'says that no link works': setting('usable', () => false),
    'says that a used link still works': rememberingLinks({
      ...rewriting('stale read', (body, call, api) =>
        isKnownHash(call, api) && call.operation.id === 'checkPasswordLink'
          ? { ...body, usable: true }
          : body,
      ),
      on: ['checkPasswordLink', 'setPassword'],
      also: ['setPassword'],
    }),
  },
  setPassword: {
    'takes a link twice': rememberingLinks(pretending(404, isKnownHash)),
    'takes an unknown link': pretending(404, (call, api) => !isKnownHash(call, api)),
    'answers an unknown link with 400': refusing('wrong status', 404, (body) => ({ status: 400, body })),
    'answers well and keeps no password': storingNothing,
  },
  forgotPassword: {
    'tells an unknown address by its status': {
      kind: 'wrong status',
      corrupt: async (call, api) => {
        const response = await call.send();
        const found = await api.ask<{ data: { users_id: { email: string } }[] }>('listUsers', {
          query: { resourcesPerPage: 20_000 },
        });
        const isKnown = found.body.data.some(({ users_id: account }) => account.email === call.json.email);
        return response.status === 200 && !isKnown
          ? replace(response, { message: 'Not found' }, api, 404)
          : response;
      },
    },
    'tells an unknown address by its message': rewriting('wrong value', async (body, call, api) => {
      const found = await api.ask<{ data: { users_id: { email: string } }[] }>('listUsers', {
        query: { resourcesPerPage: 20_000 },
      });
      const isKnown = found.body.data.some(({ users_id: account }) => account.email === call.json.email);
      return isKnown ? { message: 'An email is on its way' } : body;
    }),
  },
  checkToken: {
    'refuses a token that was used a moment ago': refusingTwice(refreshToken),
    'takes a token that nobody gave': renewing((call) => !refreshToken(call).includes('.')),
    'renews with a token that was used long ago': {
      kind: 'accepts a bad token',
      corrupt: async (call, api) => {
        const key = `used ${refreshToken(call)}`;
        const response = await call.send();
        if (response.status === 200) api.memory.set(key, true);
        if (response.status !== 401 || !api.memory.has(key)) return response;
        api.isMet = true;
        return json({ token: { access_token: api.token('ROLE_ADMIN'), refresh_token: 'x' } });
      },
    },
    'takes an access token for a refresh token': renewing((call) => refreshToken(call).includes('.')),
    'answers an unknown token with 400': refusing('wrong status', 401, (body) => ({ status: 400, body })),
    'gives an access token that does not work': setting('token.access_token', (token) => `${token}x`),
    'gives a refresh token that does not work': setting('token.refresh_token', (token) => `${token}x`),
    'gives everybody the tokens of an administrator': givingTokensOf('ROLE_ADMIN'),
    'gives everybody the tokens of a teacher': givingTokensOf('ROLE_TEACHER'),
    'names another user': setting('user.id', (id) => Number(id) + 1),
    'drops the refresh token': setting('token.refresh_token', () => undefined, { kind: 'drops a field' }),
  },
  // Every call checks tokens in the same way. These faults are planted in the first call that the suite checks.
  listUsers: {
    'accepts a token with a forged signature': acceptingToken((call, api) => {
      const { claims } = call;
      return (
        claims?.algorithm === 'HS256' &&
        claims.use !== 'refresh' &&
        claims.expires > api.healthy.now().getTime() / 1000
      );
    }),
    'accepts a token that says it needs no signature': acceptingToken(
      ({ claims }) => typeof claims?.algorithm === 'string' && claims.algorithm.toLowerCase() === 'none',
    ),
    'accepts an expired token': acceptingToken(
      ({ claims }, api) =>
        claims !== null &&
        claims.algorithm !== 'none' &&
        claims.expires <= api.healthy.now().getTime() / 1000,
    ),
    'accepts any text as the token of an administrator': acceptingToken(
      ({ claims }) => claims === null,
      () => 'ROLE_ADMIN',
    ),
    'accepts a refresh token as an access token': acceptingToken(({ claims }) => claims?.use === 'refresh'),
    'answers a call without a token with 403': {
      ...refusing('wrong status', 401, (body) => ({ status: 403, body })),
      on: 'all',
    },
    'refuses a bad token with 400': {
      kind: 'wrong status',
      on: 'all',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 401 || call.header('Authorization') === undefined) return response;
        return replace(response, { message: 'Bad token' }, api, 400);
      },
    },
    'answers a bad token with 500': {
      kind: 'wrong status',
      on: 'all',
      corrupt: async (call, api) => {
        const response = await call.send();
        if (response.status !== 401 || call.header('Authorization') === undefined) return response;
        return replace(response, { message: 'Server error' }, api, 500);
      },
    },
  },
});
