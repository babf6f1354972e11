import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import { type Api, createApi } from './client.ts';
import {
  addAttendance,
  changePassword,
  checkToken,
  downloadAttestations,
  listCourses,
  listCourseTypes,
  login,
} from './generated/sdk.gen.ts';
import { readLessonsNow } from './hooks/lessons.ts';
import { replaceTokens } from './session/replace-tokens.ts';
import { companySignIn, restoreSession, signIn, studentSignIn } from './session/sign-in.ts';
import { localTokenStore, memoryTokenStore, type TokenStore } from './session/token-store.ts';
import { tokensFor } from './testing/session.ts';

const admin = { id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN' } as const;
const emptyList = { data: [], total: 0, current_page: 1, per_page: 50 };

type Answer = (request: Request) => Response | Promise<Response>;

/** A backend with these responses, by the path after the base URL. It records the requests. */
function serve(answers: Record<string, Answer>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    const request = new Request(url, options);
    requests.push(request);
    const answer = answers[new URL(url).pathname.replace('/api', '')];
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      if (!answer) reject(new TypeError('fetch failed'));
      else Promise.resolve(answer(request)).then(resolve, reject);
    });
  });
  return {
    requests,
    paths: () => requests.map(({ url }) => new URL(url).pathname.replace('/api', '')),
    tokensSent: () => requests.map(({ headers }) => headers.get('Authorization')),
  };
}

const types: Answer = () => Response.json(emptyList);
const refusal =
  (status: number, body: object = { message: 'No' }) =>
  () =>
    Response.json(body, { status });

/** Renews with different tokens each time. */
function renewing() {
  const given: string[] = [];
  const answer: Answer = async () => {
    const fresh = tokensFor(admin);
    given.push(fresh.accessToken);
    return Response.json({ token: { access_token: fresh.accessToken, refresh_token: fresh.refreshToken } });
  };
  return { answer, given };
}

function api(tokens: TokenStore, onSessionLost = vi.fn()) {
  return { api: createApi({ baseUrl: 'http://portal.test/api', tokens, onSessionLost }), onSessionLost };
}

function storedTokens(lifetime: number) {
  const tokens = memoryTokenStore();
  const fresh = tokensFor(admin, { lifetime });
  tokens.write(fresh);
  return { tokens, fresh };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('Expected an ApiError', { cause: error });
  return error;
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the token of a request', () => {
  it('is the stored one, on every call, at the one base URL (API-001, API-002, API-009)', async () => {
    const { requests, tokensSent } = serve({ '/courses/types': types, '/login': refusal(401) });
    const { tokens, fresh } = storedTokens(3600);
    const { api: client } = api(tokens);
    await listCourseTypes(client.call);
    await failure(login({ ...client.call, body: { email: 'a@b.ca', password: 'x' } }));
    expect(requests.every(({ url }) => url.startsWith('http://portal.test/api/'))).toBe(true);
    expect(tokensSent()).toEqual([`Bearer ${fresh.accessToken}`, `Bearer ${fresh.accessToken}`]);
  });

  it('is missing when there is no session (API-002)', async () => {
    const { tokensSent } = serve({ '/courses/types': types });
    await listCourseTypes(api(memoryTokenStore()).api.call);
    expect(tokensSent()).toEqual([null]);
  });

  it('is renewed before the request once it has expired, with one renewal at a time (API-009)', async () => {
    const { answer, given } = renewing();
    const { paths, tokensSent } = serve({
      '/courses/types': types,
      '/courses': types,
      '/auth/checkToken': answer,
    });
    const { api: client } = api(storedTokens(-60).tokens);
    await Promise.all([listCourseTypes(client.call), listCourses(client.call), listCourseTypes(client.call)]);
    expect(paths().filter((path) => path === '/auth/checkToken')).toHaveLength(1);
    expect(paths()[0]).toBe('/auth/checkToken');
    expect(tokensSent().slice(1)).toEqual(Array(3).fill(`Bearer ${given[0]}`));
  });

  it('does not wait for a renewal while it is still valid (API-002)', async () => {
    const { paths } = serve({ '/courses/types': types, '/auth/checkToken': () => new Promise(() => {}) });
    const { tokens } = storedTokens(3600);
    const { api: client } = api(tokens);
    void client.renew().catch(() => {});
    await listCourseTypes(client.call);
    expect(paths()).toContain('/courses/types');
  });

  it('renews with the stored refresh token (API-009)', async () => {
    const { answer } = renewing();
    const { requests } = serve({ '/courses/types': types, '/auth/checkToken': answer });
    const { tokens, fresh } = storedTokens(-60);
    await listCourseTypes(api(tokens).api.call);
    expect(await requests[0]?.json()).toEqual({ refresh_token: fresh.refreshToken });
  });
});

describe('several tabs', () => {
  const locks = () => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_name: string, task: () => Promise<unknown>) => {
        last = last.then(task, task);
        return last;
      },
    };
  };

  it.each([
    ['with Web Locks', { locks: locks() }],
    ['without Web Locks', {}],
  ])('renew the tokens once for all tabs, %s (AUTH-28, AUTH-29, API-009)', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const { answer, given } = renewing();
    const { paths, tokensSent } = serve({
      '/courses/types': types,
      '/auth/checkToken': async (request) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return answer(request);
      },
    });
    localTokenStore().write(tokensFor(admin, { lifetime: -60 }));
    // Two clients with the same storage act as two tabs.
    await Promise.all([1, 2].map(() => listCourseTypes(api(localTokenStore()).api.call)));
    expect(paths().filter((path) => path === '/auth/checkToken')).toHaveLength(1);
    expect(tokensSent().filter((token) => token === `Bearer ${given[0]}`)).toHaveLength(2);
    expect(localStorage.getItem('access-token')).toBe(given[0]);
    expect(localStorage.getItem('refresh-token')).toMatch(/^refresh-/);
  });
});

describe('the end of a session', () => {
  it('is reported once for all 401s of a page, with tokens cleared (SHELL-116, SHELL-117)', async () => {
    serve({ '/courses/types': refusal(401), '/courses': refusal(401) });
    const { tokens } = storedTokens(3600);
    const { api: client, onSessionLost } = api(tokens);
    const errors = await Promise.all([
      failure(listCourseTypes(client.call)),
      failure(listCourses(client.call)),
    ]);
    expect(errors.map(({ code }) => code)).toEqual(['unauthorized', 'unauthorized']);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toBeNull();
  });

  it.each([
    ['a call', 3600],
    ['the renewal', -3600],
  ])(
    'is reported with its reason when %s says that it has reached its longest duration (DECISION-191)',
    async (_case, seconds) => {
      const tooOld = () => refusal(401, { code: 'session-too-old' });
      serve({ '/courses/types': tooOld(), '/auth/checkToken': tooOld() });
      const { tokens } = storedTokens(seconds);
      const { api: client, onSessionLost } = api(tokens);
      expect((await failure(listCourseTypes(client.call))).code).toBe('unauthorized');
      expect(onSessionLost.mock.calls).toEqual([[true]]);
    },
  );

  it('is not reported for the 401 of a refused login (SHELL-118, AUTH-09)', async () => {
    serve({ '/login': refusal(401) });
    const { api: client, onSessionLost } = api(memoryTokenStore());
    const error = await failure(signIn(client, { email: 'a@b.ca', password: 'wrong' }));
    expect(error).toMatchObject({ code: 'unauthorized', status: 401 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('is reported when a renewal is refused, without sending the request (SHELL-116, AUTH-34)', async () => {
    const { paths } = serve({ '/courses/types': types, '/auth/checkToken': refusal(401) });
    const { tokens } = storedTokens(-60);
    const { api: client, onSessionLost } = api(tokens);
    expect(await failure(listCourseTypes(client.call))).toMatchObject({ code: 'unauthorized' });
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toBeNull();
    expect(paths()).toEqual(['/auth/checkToken']);
  });

  it.each([
    ['the network is gone', undefined, 'offline'],
    ['the server is broken', refusal(500), 'server'],
    ['the server is busy', refusal(429), 'server'],
  ])('is not reported when a renewal fails because %s (AUTH-34)', async (_, answer, code) => {
    serve({ '/courses/types': types, ...(answer && { '/auth/checkToken': answer }) });
    const { tokens, fresh } = storedTokens(-60);
    const { api: client, onSessionLost } = api(tokens);
    expect((await failure(listCourseTypes(client.call))).code).toBe(code);
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(tokens.read()?.refreshToken).toBe(fresh.refreshToken);
  });

  it('does not affect a session that was signed in while the old request was running (SHELL-116)', async () => {
    const { tokens } = storedTokens(3600);
    const anew = tokensFor({ ...admin, id: 2, name: 'Odile' });
    const { api: client, onSessionLost } = api(tokens);
    const { requests } = serve({
      '/courses/types': () => {
        client.keepTokens(anew);
        return Response.json({ message: 'No' }, { status: 401 });
      },
    });
    await failure(listCourseTypes(client.call));
    expect(tokens.read()?.accessToken).toBe(anew.accessToken);
    expect(onSessionLost).not.toHaveBeenCalled();
    // A request of one user is never sent with another user's tokens.
    expect(requests).toHaveLength(1);
  });

  it('is not reported when the refused tokens were renewed in the meantime: the request is sent once more (SHELL-116)', async () => {
    const { tokens, fresh } = storedTokens(3600);
    const renewed = tokensFor(admin);
    const { api: client, onSessionLost } = api(tokens);
    const { requests, tokensSent } = serve({
      '/attendance': ({ headers }) => {
        if (headers.get('Authorization') === `Bearer ${renewed.accessToken}`)
          return Response.json({ data: {} });
        client.keepTokens(renewed);
        return Response.json({ message: 'No' }, { status: 401 });
      },
    });
    const body = { courses_id: 1, date_class: '2026-11-20', total_hours: 90, absent_student_ids: [] };
    await addAttendance({ ...client.call, body });
    expect(tokensSent()).toEqual([`Bearer ${fresh.accessToken}`, `Bearer ${renewed.accessToken}`]);
    expect(await requests[1]?.json()).toEqual(body);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('is reported when the renewed tokens are refused too, after two requests', async () => {
    const { tokens } = storedTokens(3600);
    const renewed = tokensFor(admin);
    const { api: client, onSessionLost } = api(tokens);
    const { requests } = serve({
      '/courses/types': () => {
        if (requests.length === 1) client.keepTokens(renewed);
        return Response.json({ message: 'No' }, { status: 401 });
      },
    });
    expect(await failure(listCourseTypes(client.call))).toMatchObject({ code: 'unauthorized' });
    expect(requests).toHaveLength(2);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toBeNull();
  });

  it('can be reported again after a new sign-in (SHELL-117)', async () => {
    serve({ '/courses/types': refusal(401) });
    const { tokens } = storedTokens(3600);
    const { api: client, onSessionLost } = api(tokens);
    await failure(listCourseTypes(client.call));
    client.keepTokens(tokensFor(admin));
    await failure(listCourseTypes(client.call));
    expect(onSessionLost).toHaveBeenCalledTimes(2);
  });
});

describe('a call that replaces the tokens (DECISION-43)', () => {
  const body = { old_password: 'passerelle', new_password: 'une phrase', confirm_password: 'une phrase' };
  const change = (client: Api) =>
    replaceTokens(client, async (call) => (await changePassword({ ...call, body })).data.auth);

  /** A server on which a new password ends the first session before its response arrives. */
  function changing() {
    const answer = Promise.withResolvers<void>();
    const [before, after] = [tokensFor(admin, { lifetime: 3600 }), tokensFor(admin, { lifetime: 3600 })];
    const server = serve({
      '/users/changePassword': async () => {
        await answer.promise;
        const auth = { access_token: after.accessToken, refresh_token: after.refreshToken };
        return Response.json({ message: 'Password was changed', auth });
      },
      '/courses/types': ({ headers }) =>
        headers.get('Authorization') === `Bearer ${after.accessToken}`
          ? Response.json(emptyList)
          : Response.json({ message: 'No' }, { status: 401 }),
      '/auth/checkToken': refusal(401),
    });
    return { ...server, before, after, arrive: answer.resolve };
  }

  it.each([
    ['the same tab', true],
    ['another tab', false],
  ])('does not sign out %s, whose requests the server refuses meanwhile', async (_which, isSame) => {
    const { before, after, arrive, paths } = changing();
    localTokenStore().write(before);
    const { api: mine, onSessionLost } = api(localTokenStore());
    const other = isSame ? { api: mine, onSessionLost } : api(localTokenStore());
    const changed = change(mine);
    await expect.poll(paths).toEqual(['/users/changePassword']);
    const reading = listCourseTypes(other.api.call);
    await expect.poll(paths).toEqual(['/users/changePassword', '/courses/types']);
    arrive();
    await Promise.all([changed, reading]);
    expect(paths()).toEqual(['/users/changePassword', '/courses/types', '/courses/types']);
    expect(localTokenStore().read()?.accessToken).toBe(after.accessToken);
    expect([onSessionLost, other.onSessionLost].map((lost) => lost.mock.calls.length)).toEqual([0, 0]);
  });

  it('is not sent again by itself when its answer is lost, because all tabs wait for it', async () => {
    const { paths } = serve({ '/users/changePassword': () => Promise.reject(new TypeError('fetch failed')) });
    const { tokens, fresh } = storedTokens(3600);
    expect(await failure(change(api(tokens).api))).toMatchObject({ code: 'unanswered' });
    expect(paths()).toEqual(['/users/changePassword']);
    expect(tokens.read()).toMatchObject(fresh);
  });

  it('sends a token that works', async () => {
    const { answer, given } = renewing();
    const { tokensSent } = serve({
      '/auth/checkToken': answer,
      '/users/changePassword': () => Response.json({ message: 'Password was changed' }),
    });
    await change(api(storedTokens(-60).tokens).api);
    expect(tokensSent()[1]).toBe(`Bearer ${given[0]}`);
  });

  it('keeps the tokens that it has when the answer brings none', async () => {
    serve({ '/users/changePassword': () => Response.json({ message: 'Password was changed' }) });
    const { tokens, fresh } = storedTokens(3600);
    await change(api(tokens).api);
    expect(tokens.read()).toMatchObject(fresh);
  });

  it('ends the session when it is refused with 401, without waiting for itself', async () => {
    serve({ '/users/changePassword': refusal(401), '/capabilities': refusal(401) });
    const { tokens } = storedTokens(3600);
    const { api: client, onSessionLost } = api(tokens);
    expect(await failure(change(client))).toMatchObject({ code: 'unauthorized' });
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toBeNull();
  });
});

describe('restoring a session', () => {
  it('uses the stored tokens and renews them (AUTH-33)', async () => {
    const { answer, given } = renewing();
    serve({ '/auth/checkToken': answer });
    const { tokens } = storedTokens(3600);
    expect(await restoreSession(api(tokens).api)).toEqual({ user: admin, secondStep: null });
    expect(tokens.read()?.accessToken).toBe(given[0]);
  });

  it('returns the user from the response, if it has one (AUTH-27, OPEN-28)', async () => {
    const user = { id: 1, name: 'Marie', last_name: 'Bélanger-Roy', role: 'ROLE_ADMIN' };
    serve({
      '/auth/checkToken': () => Response.json({ token: { access_token: 'a', refresh_token: 'b' }, user }),
    });
    expect(await restoreSession(api(storedTokens(3600).tokens).api)).toEqual({
      user: { ...admin, lastName: 'Bélanger-Roy' },
      secondStep: null,
    });
  });

  it('returns nobody without stored tokens, and sends no request (AUTH-34)', async () => {
    const { requests } = serve({});
    expect(await restoreSession(api(memoryTokenStore()).api)).toBeNull();
    expect(requests).toEqual([]);
  });

  it('fails and clears the tokens when they are refused (AUTH-34)', async () => {
    serve({ '/auth/checkToken': refusal(401) });
    const { tokens } = storedTokens(3600);
    expect(await failure(restoreSession(api(tokens).api))).toMatchObject({ code: 'unauthorized' });
    expect(tokens.read()).toBeNull();
  });

  it('leaves no token behind when the user signs out before the response (AUTH-32)', async () => {
    const { answer } = renewing();
    const { tokens } = storedTokens(3600);
    serve({
      '/auth/checkToken': (request) => {
        tokens.clear();
        return answer(request);
      },
    });
    expect(await failure(restoreSession(api(tokens).api))).toMatchObject({ code: 'unauthorized' });
    expect(tokens.read()).toBeNull();
  });

  it('returns the new user when someone else signs in before the response (AUTH-33)', async () => {
    const { answer, given } = renewing();
    const { tokens } = storedTokens(3600);
    const anew = tokensFor(admin);
    const requests: unknown[] = [];
    serve({
      '/auth/checkToken': async (request) => {
        requests.push(await request.clone().json());
        if (requests.length === 1) tokens.write(anew);
        return answer(request);
      },
    });
    expect(await restoreSession(api(tokens).api)).toEqual({ user: admin, secondStep: null });
    expect(requests[1]).toEqual({ refresh_token: anew.refreshToken });
    expect(tokens.read()?.accessToken).toBe(given[1]);
  });

  it('keeps the tokens while offline and works later (AUTH-34)', async () => {
    serve({});
    const { tokens, fresh } = storedTokens(3600);
    expect(await failure(restoreSession(api(tokens).api))).toMatchObject({ code: 'offline' });
    expect(tokens.read()).toMatchObject(fresh);
  });
});

describe('a private link', () => {
  const auth = { access_token: 'link-access', refresh_token: 'link-refresh' };

  it('signs a company in without touching a staff session (AUTH-35, SHELL-114, API-005)', async () => {
    localTokenStore().write(tokensFor(admin));
    const staff = localTokenStore().read();
    const { requests, tokensSent } = serve({
      '/company/login': () =>
        Response.json({ error: false, auth, company: { id: 4, name: 'Banque Champlain' } }),
    });
    const tokens = memoryTokenStore();
    expect(await companySignIn(api(tokens).api, 'secret')).toEqual({ name: 'Banque Champlain' });
    expect(await requests[0]?.json()).toEqual({ token_login: 'secret' });
    expect(tokensSent()).toEqual([null]);
    expect(tokens.read()?.accessToken).toBe('link-access');
    expect(localTokenStore().read()).toEqual(staff);
  });

  it('signs a student in and returns who it is (AUTH-36, SHELL-115, API-006, LINK-STU-04)', async () => {
    const student = { id: 31, name: 'Thérèse', last_name: 'Gagnon' };
    serve({ '/student/login': () => Response.json({ auth, data: { student } }) });
    const tokens = memoryTokenStore();
    expect(await studentSignIn(api(tokens).api, 'secret')).toEqual({
      id: 31,
      name: 'Thérèse',
      lastName: 'Gagnon',
    });
    expect(tokens.read()).toMatchObject({
      accessToken: auth.access_token,
      refreshToken: auth.refresh_token,
    });
  });

  it.each([
    ['company', '/company/login', companySignIn],
    ['student', '/student/login', studentSignIn],
  ])(
    'of an unknown %s is refused by a flag in a response with status 200 (OPEN-05, MSG-07)',
    async (_, path, enter) => {
      serve({ [path]: () => Response.json({ error: true, message: 'Invalid token' }) });
      const tokens = memoryTokenStore();
      const error = await failure(enter(api(tokens).api, 'wrong'));
      expect(error).toMatchObject({ code: 'refused', status: 200, serverMessage: 'Invalid token' });
      expect(tokens.read()).toBeNull();
    },
  );
});

describe('a failed call', () => {
  it.each<[number, ApiErrorCode]>([
    [400, 'refused'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [413, 'too-large'],
    [422, 'refused'],
    [429, 'server'],
    [500, 'server'],
    [503, 'server'],
  ])('with status %i has the code %s (OPEN-04)', async (status, code) => {
    serve({ '/courses/types': refusal(status) });
    const error = await failure(listCourseTypes(api(storedTokens(3600).tokens).api.call));
    expect(error).toMatchObject({ code, status, serverMessage: 'No' });
  });

  it('with status 409 and the code of an archived contract has the code archived (DECISION-40)', async () => {
    serve({ '/courses/types': refusal(409, { message: 'It is archived', code: 'archived' }) });
    const error = await failure(listCourseTypes(api(storedTokens(3600).tokens).api.call));
    expect(error).toMatchObject({ code: 'archived', status: 409, serverMessage: 'It is archived' });
  });

  it.each([
    ['in seconds', '300', 300],
    ['as a moment', 'Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['as a moment that has passed', 'Fri, 20 Nov 2026 11:00:00 GMT', 1],
    ['in other words', 'soon', null],
    ['not at all', '', null],
  ])('reads the time to wait: %s', async (_, header, retryAfter) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const headers = { 'Retry-After': header };
    serve({ '/login': () => Response.json({ message: 'No' }, { status: 429, headers }) });
    const body = { email: 'marie@passerelle.example', password: 'x' };
    const error = await failure(login({ ...api(storedTokens(3600).tokens).api.call, body }));
    expect(error).toMatchObject({ status: 429, retryAfter });
  });

  it.each([
    ['message', { message: 'Email duplicated' }],
    ['data.message', { data: { message: 'Email duplicated' } }],
    ['errorMessage', { errorMessage: 'Email duplicated' }],
  ])('has the message of the server from %s (API-017, MSG-68)', async (_, body) => {
    serve({ '/courses/types': refusal(400, body) });
    const error = await failure(listCourseTypes(api(storedTokens(3600).tokens).api.call));
    expect(error.serverMessage).toBe('Email duplicated');
  });

  it.each(['blob', 'arrayBuffer'] as const)(
    'has the message of the server for a file read as %s',
    async (parseAs) => {
      serve({ '/attestations/pdf': refusal(400, { message: 'No font has 李', code: 'bad-input' }) });
      const query = { ids: '1' };
      const { call } = api(storedTokens(3600).tokens).api;
      const error = await failure(downloadAttestations({ ...call, query, parseAs }));
      expect([error.code, error.serverMessage]).toEqual(['refused', 'No font has 李']);
    },
  );

  it.each([
    [409, 'Conflict'],
    [403, 'Forbidden'],
  ])('with status %i has no reason when the server only sends %s', async (status, message) => {
    serve({ '/courses/types': refusal(status, { message }) });
    const error = await failure(listCourseTypes(api(storedTokens(3600).tokens).api.call));
    expect(error.serverMessage).toBeNull();
  });

  it('has the refusals of single fields', async () => {
    serve({ '/courses/types': refusal(400, { message: 'No', errors: { invoice: ['too long'] } }) });
    const error = await failure(listCourseTypes(api(storedTokens(3600).tokens).api.call));
    expect(error.fields).toEqual({ invoice: ['too long'] });
  });

  it('has the code offline without a response, and aborted after a cancellation', async () => {
    serve({});
    const { api: client } = api(storedTokens(3600).tokens);
    expect(await failure(listCourseTypes(client.call))).toMatchObject({ code: 'offline', status: null });

    serve({ '/courses/types': () => new Promise(() => {}) });
    const controller = new AbortController();
    const request = failure(listCourseTypes({ ...client.call, signal: controller.signal }));
    setTimeout(() => controller.abort(), 5);
    expect((await request).code).toBe('aborted');
  });

  it('has the code server when a proxy responds instead, with a page or with nothing', async () => {
    const { api: client } = api(storedTokens(3600).tokens);
    serve({
      '/courses/types': () => new Response('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }),
    });
    expect((await failure(listCourseTypes(client.call))).code).toBe('server');
  });

  it('is not retried automatically: a write could happen twice', async () => {
    const { requests } = serve({ '/auth/checkToken': refusal(503), '/courses/types': refusal(503) });
    const { api: client } = api(storedTokens(3600).tokens);
    await failure(listCourseTypes(client.call));
    await failure(checkToken({ ...client.call, body: { refresh_token: 'x' } }));
    expect(requests).toHaveLength(2);
  });
});

describe('an expired token while offline', () => {
  const offlineRenewal: Answer = () => Promise.reject(new TypeError('fetch failed'));
  const onDevice = (hasServiceWorker: boolean) =>
    vi.stubGlobal('navigator', { serviceWorker: { controller: hasServiceWorker ? {} : null } });

  it('reads from the cache only, when a service worker has stored something (DECISION-08)', async () => {
    onDevice(true);
    const { requests } = serve({ '/auth/checkToken': offlineRenewal, '/courses': types });
    const { tokens, fresh } = storedTokens(-1);
    const { api: client, onSessionLost } = api(tokens);
    await listCourses(client.call);
    expect(requests.at(-1)).toMatchObject({ cache: 'force-cache' });
    expect(requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${fresh.accessToken}`);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('does not answer from the cache what asks for the present state', async () => {
    onDevice(true);
    const { paths } = serve({ '/auth/checkToken': offlineRenewal, '/attendance': types });
    const { api: client } = api(storedTokens(-1).tokens);
    expect((await failure(readLessonsNow(client, 1, 30_000))).code).toBe('offline');
    expect(paths()).toEqual(['/auth/checkToken']);
  });

  it.each([
    ['nothing is kept on the device', false],
    ['something is written', true],
  ])('is not used when %s', async (_case, hasServiceWorker) => {
    onDevice(hasServiceWorker);
    const { paths } = serve({ '/auth/checkToken': offlineRenewal });
    const { tokens } = storedTokens(-1);
    const { api: client } = api(tokens);
    const sent = hasServiceWorker
      ? addAttendance({
          ...client.call,
          body: { courses_id: 1, date_class: '2026-11-20', total_hours: 90, absent_student_ids: [] },
        })
      : listCourses(client.call);
    expect((await failure(sent)).code).toBe('offline');
    expect(paths()).toEqual(['/auth/checkToken']);
  });
});

describe('a server that does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a read', 30_000, (one: ReturnType<typeof api>['api']) => listCourseTypes(one.call)],
    [
      'a write',
      60_000,
      (one: ReturnType<typeof api>['api']) =>
        addAttendance({
          ...one.callOnce,
          body: { courses_id: 1, date_class: '2026-11-20', total_hours: 90, absent_student_ids: [] },
        }),
    ],
  ])('counts as a lost connection after a timeout: %s', async (_case, limit, ask) => {
    const never = () => new Promise<Response>(() => undefined);
    serve({ '/courses/types': never, '/attendance': never });
    const outcome = vi.fn();
    ask(api(storedTokens(900).tokens).api).catch((error: ApiError) => outcome(error.code));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('offline');
  });
});
