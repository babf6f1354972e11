import { checkBackend, clock, type Fetch, printed, type Report, readOpenApi } from '@portal/conformance';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { sampleRecords } from './records/sampleRecords.ts';
import { accounts, expectOnlyReads } from './testing/checkMock.ts';
import { startMock } from './testing/startMock.ts';

// Tests of the suite itself: what it finds in a backend that breaks the API description, and what it leaves out.

beforeEach(() => void vi.spyOn(clock, 'wait').mockResolvedValue());
afterEach(() => void vi.restoreAllMocks());

describe('the conformance suite', () => {
  it('makes no call that writes on a backend that nobody called a test system', async () => {
    const only = readOpenApi().filter(({ method }) => method !== 'GET');
    await expectOnlyReads(only.map(({ id }) => id));
  });

  it('leaves out and counts the steps that would send mail', async () => {
    const mock = await startMock();
    const report = await checkBackend({
      base: `${mock.origin}/api`,
      accounts,
      allowWrites: true,
      only: ['forgotPassword', 'inviteUser'],
    });
    expect(report.failures()).toEqual([]);
    expect(report.mailsNotSent).toBe(2);
    expect(await mock.outbox()).toEqual([]);
    expect(printed(report, readOpenApi(), false)).toContain(
      '2 steps would have sent mail and were left out.',
    );
  });

  it('advises limits and the end of stolen sessions, and fails without them only when strict', async () => {
    const mock = await startMock({ attempts: null, leewaySeconds: 3600 });
    const options = { base: `${mock.origin}/api`, accounts, only: ['login', 'studentLogin', 'checkToken'] };
    const missing = ({ checks }: Report, outcome: 'advised' | 'failed') =>
      checks.filter((check) => check.outcome === outcome).map(({ name }) => name);
    const names = [
      'refuses too many wrong passwords with 429',
      'refuses an unknown link too often with 429',
      'ends the whole family when a token is used again later',
    ];
    const report = await checkBackend(options);
    expect(report.failures()).toEqual([]);
    expect(missing(report, 'advised')).toEqual(names);
    const strict = await checkBackend({ ...options, strict: true });
    expect(missing(strict, 'failed')).toEqual(names);
  }, 120_000);

  it('needs no more than one account, and says what it could not try', async () => {
    const mock = await startMock();
    const base = `${mock.origin}/api`;
    const only = ['listCourses', 'getCourseInfo'];
    const report = await checkBackend({ base, accounts: { admin: accounts.admin }, only });
    expect(report.failures()).toEqual([]);
    expect(report.checks.some(({ detail }) => detail === 'needs an account for company')).toBe(true);
  });

  it('leaves out the extensions of a backend that has none (DECISION-51)', async () => {
    const mock = await startMock();
    const tried = readOpenApi().filter(({ id, extension }) => id === 'getCapabilities' || extension !== null);
    const only = tried.map(({ id }) => id);
    const withoutExtensions: Fetch = (url, init) =>
      url.endsWith('/capabilities')
        ? Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))
        : fetch(url, init);
    const report = await checkBackend({
      base: `${mock.origin}/api`,
      accounts,
      only,
      fetch: withoutExtensions,
    });
    expect(report.failures()).toEqual([]);
    expect(report.checks.filter(({ name }) => name === 'everything').map(({ detail }) => detail)).toEqual(
      tried.map(({ extension }) =>
        extension === null ? 'the backend lacks extensions' : `the backend lacks the extension ${extension}`,
      ),
    );
  });

  /** Removes the key from requests, as if the backend ignored it. */
  const ignoringKeys: Fetch = (url, { headers, ...init }) => {
    const { 'Idempotency-Key': _key, ...others } = headers as Record<string, string>;
    return fetch(url, { ...init, headers: others });
  };
  const keyedCalls = ['createNote', 'uploadFile', 'updateCourse', 'addAttendance', 'undoImport'];

  it('finds that a backend names the extension idempotency-keys and ignores keys (DECISION-53)', async () => {
    const mock = await startMock();
    const base = `${mock.origin}/api`;
    const options = { base, accounts, only: keyedCalls, allowWrites: true };
    const report = await checkBackend({ ...options, fetch: ignoringKeys, restart: async () => undefined });
    const found = report.failures().map(({ call, name }) => `${call} ${name}`);
    expect(found).toEqual([
      'protocol answers a repeated key after a restart as before',
      'PATCH courses/update does once what comes twice at once with one key',
      'PATCH courses/update refuses the key of another request with 422',
      'POST attendance refuses the key of another record with 422',
      'POST attendance changes nothing when it refuses',
      'POST attendance answers a repeated key as before, and changes nothing, as ROLE_ADMIN',
      'POST attendance answers a repeated key as before, and changes nothing, as ROLE_TEACHER',
      'POST attendance adds one record for one key',
      'POST attendance adds no record for a key that it answers as before',
      'POST attendance adds one record for one key that comes twice at once',
      'POST files answers a repeated key as before, and changes nothing, as ROLE_ADMIN',
      'POST files does once what comes twice at once with one key',
      'POST files refuses the key of another request with 422',
      'POST notes/create answers a repeated key as before, and changes nothing, as ROLE_ADMIN',
      'POST notes/create does once what comes twice at once with one key',
      'POST notes/create refuses the key of another request with 422',
      'POST import/undo answers a repeated key as before, and changes nothing, as ROLE_ADMIN',
      'POST import/undo repeats its answer for one key',
    ]);
  }, 120_000);

  it('skips the checks of keys on a backend without the extension, and says so (DECISION-53)', async () => {
    const mock = await startMock();
    const base = `${mock.origin}/api`;
    const fetchWithout: Fetch = async (url, init) => {
      const response = await ignoringKeys(url, init);
      if (!url.endsWith('/capabilities')) return response;
      const { data } = (await response.json()) as { data: string[] };
      return Response.json({ data: data.filter((name) => name !== 'idempotency-keys') });
    };
    const options = { base, accounts, only: keyedCalls, allowWrites: true };
    const report = await checkBackend({ ...options, fetch: fetchWithout, restart: async () => undefined });
    expect(report.failures()).toEqual([]);
    const skipped = report.checks.filter(({ detail }) => detail === 'needs the extension idempotency-keys');
    expect(skipped.map(({ call, name }) => `${call} ${name}`)).toEqual(
      expect.arrayContaining([
        'protocol answers a repeated key after a restart as before',
        'POST attendance adds one record for one key',
        'POST notes/create does once what comes twice at once with one key',
        'POST files refuses the key of another request with 422',
      ]),
    );
    expect(report.checks.some(({ name }) => name.startsWith('answers a repeated key as before'))).toBe(false);
  }, 120_000);

  it('says that a backend forgets keys when it restarts, and elsewhere that it could not try', async () => {
    const records = await sampleRecords(inject('postgres'));
    const mock = await startMock({ records });
    const base = `${mock.origin}/api`;
    const check = async (restart?: () => Promise<void>) => {
      const report = await checkBackend({ base, accounts, only: [], allowWrites: true, restart });
      return report.checks.find(({ name }) => name === 'answers a repeated key after a restart as before');
    };
    const forget = async () => {
      const client = new pg.Client({ connectionString: records.url });
      await client.connect();
      await client.query('delete from keyed_writes').finally(() => client.end());
    };
    expect(await check(async () => undefined)).toMatchObject({ outcome: 'passed' });
    expect(await check(forget)).toMatchObject({ outcome: 'failed' });
    expect(await check()).toMatchObject({
      outcome: 'skipped',
      detail: 'needs a backend that this suite can restart',
    });
  });

  it('says so when there is nobody to ask', async () => {
    const nobody = () => Promise.reject(new TypeError('fetch failed'));
    await expect(checkBackend({ base: 'http://nowhere', accounts, fetch: nobody })).rejects.toThrow(
      'http://nowhere cannot be reached',
    );
  });

  it.each<[string, string[], RegExp, Fetch]>([
    [
      'an answer of another shape',
      ['listLanguages'],
      /data\.0\.name must be string/,
      tampering(/languages/, (body) => ({ ...body, data: [{ id: 1, name: 7, status: 1 }], total: 1 })),
    ],
    [
      'a page of the wrong size',
      ['listCompanies'],
      /per_page is 10 instead of/,
      tampering(/companies/, (body) => ({ ...body, per_page: 10 })),
    ],
    [
      'a refusal without a message',
      ['listUsers'],
      /the answer 401 has another shape/,
      tampering(/users/, (body) => ('message' in body ? { error: 'no' } : body)),
    ],
    [
      'a role that is let through',
      ['listUsers'],
      /answered 200 instead of 403/,
      async (url, init) => {
        const response = await fetch(url, init);
        return response.status === 403 && url.includes('/users') ? Response.json({ data: [] }) : response;
      },
    ],
    [
      'a foreign contract that is shown',
      ['listCourses'],
      /answered 200 instead of 403/,
      async (url, init) => {
        const response = await fetch(url, init);
        return response.status === 403
          ? Response.json({ data: [], total: 0, current_page: 1, per_page: 50 })
          : response;
      },
    ],
  ])('tells %s', async (_case, only, words, send) => {
    const mock = await startMock();
    const report = await checkBackend({ base: `${mock.origin}/api`, accounts, only, fetch: send });
    const details = report.failures().map(({ detail }) => detail);
    expect(details.some((detail) => words.test(detail))).toBe(true);
    expect(printed(report, readOpenApi(), false)).toMatch(
      /The backend breaks the API description in \d+ calls/,
    );
  });
});

/** Changes the responses of some URLs. */
function tampering(
  address: RegExp,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    if (!address.test(url)) return response;
    return Response.json(change((await response.json()) as Record<string, unknown>), {
      status: response.status,
    });
  };
}
