import { request, type ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts, samplePassword } from '../samples/index.ts';
import { HeldRefusals } from './openapi/HeldRefusals.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { UploadPace } from './openapi/UploadPace.ts';
import { Refusal } from './refusal/Refusal.ts';
import { Passwords } from './sessions/passwords.ts';
import { aForm } from './testing/aForm.ts';
import { startServer } from './testing/startServer.ts';
import { untilLocked } from './testing/untilLocked.ts';

const json = { 'Content-Type': 'application/json' };

describe('the server', () => {
  it('has every extension of the API description, those of fields and of headers too (DECISION-51)', async () => {
    const { signIn } = await startServer();
    const { body } = await (await signIn(accounts.teacher.email)).get('capabilities');
    expect(body.data.toSorted()).toEqual([
      'absence-thresholds',
      'api-keys',
      'archiving',
      'attestations',
      'belonging',
      'cancellations',
      'comment-phrases',
      'company-contact',
      'company-summary',
      'course-types',
      'follow-ups',
      'history',
      'hours',
      'idempotency-keys',
      'import-history',
      'initials',
      'lesson-details',
      'level-scales',
      'links',
      'mails',
      'meeting-attendance',
      'organisation',
      'own-corrections',
      'passkeys',
      'password-link-in-body',
      'password-links',
      'payer-deadlines',
      'planned-classes',
      'presence',
      'providers',
      'reminders',
      'report-filters',
      'second-factor',
      'sessions',
      'shared-views',
      'sign-ins',
      'step-up',
      'trusted-devices',
      'unavailability',
      'webhooks',
    ]);
  });

  it.each([
    ['arrays', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('refuses %s that are nested too deeply', async (_what, nested) => {
    const { anonymous } = await startServer();
    const errorsAt = async (depth: number) => {
      const body = `{"email":"a@b.example","password":"nimporte","extra":${nested(depth)}}`;
      const answer = await anonymous.send('POST', 'login', { body });
      return [answer.status, answer.body.errors?.body];
    };
    const isTooDeep = [400, ['is nested too deeply']];
    expect(await errorsAt(2500)).toEqual(isTooDeep);
    expect(await errorsAt(50)).toEqual(isTooDeep);
    expect(await errorsAt(49)).toEqual([401, undefined]);
  });

  it('refuses what the API description does not have, in its one shape', async () => {
    const { anonymous } = await startServer();
    const refusals = {
      'GET no-such-path': await anonymous.get('no-such-path'),
      'PATCH courses/status': await anonymous.send('PATCH', 'courses/status'),
      'no JSON': await anonymous.send('POST', 'login', { body: '{"email": ' }),
      'another type': await anonymous.send('POST', 'login', {
        body: 'a=b',
        headers: { 'Content-Type': 'text/plain' },
      }),
      'a NUL character': await anonymous.send('POST', 'login', {
        body: { email: 'a@b.example', password: '\u0000' },
      }),
      'too much': await anonymous.send('POST', 'login', { body: `"${'a'.repeat(16_383)}"` }),
      'too much for no call': await anonymous.send('POST', 'nothing', { body: `"${'a'.repeat(16_383)}"` }),
    };
    const told = Object.entries(refusals).map(([name, { status, body }]) => [name, status, body.code]);
    expect(told).toEqual([
      ['GET no-such-path', 404, 'not-found'],
      ['PATCH courses/status', 405, 'method-not-allowed'],
      ['no JSON', 400, 'bad-input'],
      ['another type', 415, 'unsupported-type'],
      ['a NUL character', 400, 'bad-input'],
      ['too much', 413, 'too-large'],
      ['too much for no call', 413, 'too-large'],
    ]);
    expect(refusals['PATCH courses/status'].headers.get('Allow')).toBe('GET');
    expect(refusals['GET no-such-path'].headers.get('Cache-Control')).toBe('no-store');
  });

  it('tells browsers to stay with HTTPS where people reach it so, on pages and data alike (ASVS 3.4.1)', async () => {
    const site = (_request: unknown, response: ServerResponse) => void response.end('a page');
    const policyOf = async (origin: string, path: string) =>
      (await fetch(`${origin}${path}`)).headers.get('Strict-Transport-Security');
    const secure = await startServer({ isHttps: true, site });
    for (const path of ['/', '/api/courses'])
      expect(await policyOf(secure.origin, path)).toBe('max-age=31536000; includeSubDomains');
    const plain = await startServer({ site });
    for (const path of ['/', '/api/courses']) expect(await policyOf(plain.origin, path)).toBeNull();
  });

  it('believes the address that a proxy tells only if it trusts the proxy (ASVS 4.1.3, 15.3.4)', async () => {
    const attempts = { address: 1 };
    const statusesOf = async (trustProxy: string[] | undefined) => {
      const { anonymous } = await startServer({ attempts, trustProxy });
      const statuses: number[] = [];
      for (const address of ['192.0.2.1', '192.0.2.2']) {
        const { status } = await anonymous.send('POST', 'login', {
          body: { email: `${address}@ecole.example`, password: 'wrong' },
          headers: { 'X-Forwarded-For': address },
        });
        statuses.push(status);
      }
      return statuses;
    };
    expect(await statusesOf(undefined)).toEqual([401, 429]);
    expect(await statusesOf(['192.0.2.99'])).toEqual([401, 429]);
    expect(await statusesOf(['127.0.0.1'])).toEqual([401, 401]);
  });

  it('refuses TRACE and a parameter that is given twice, and takes `__proto__` as a field (ASVS 13.4.4, 15.3.6, 15.3.7)', async () => {
    const { origin, anonymous, signIn } = await startServer();
    const traced = await new Promise<number | undefined>((done, failed) => {
      const trace = request(`${origin}/api/courses`, { method: 'TRACE' });
      trace
        .once('response', (response) => done(response.resume().statusCode))
        .once('error', failed)
        .end();
    });
    expect(traced).toBe(405);
    const admin = await signIn();
    expect((await admin.get('courses?page=1&page=2')).body.errors).toEqual({ page: ['must be integer'] });
    const body = `{"email":"${accounts.admin.email}","password":"wrong","__proto__":{"role":"ROLE_ADMIN"}}`;
    expect((await anonymous.send('POST', 'login', { body, headers: json })).status).toBe(401);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });

  it.each([
    ['JSON', 'application/json', '{"email": "', 17_000],
    [
      'a form',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      8_600_000,
    ],
  ])('refuses %s that is too large while it still arrives', async (_name, type, begin, size) => {
    const { origin, anonymous } = await startServer();
    const { body } = await anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const headers = { 'Content-Type': type, Authorization: `Bearer ${body.auth.access_token}` };
    const path = type === 'application/json' ? 'login' : 'files';
    const upload = request(`${origin}/api/${path}`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((done, failed) => {
      upload.once('response', ({ statusCode }) => done(statusCode)).once('error', failed);
    });
    upload.write(begin);
    upload.write('a'.repeat(size));
    // The request is never ended.
    expect(await answered).toBe(413);
    upload.on('error', () => undefined).destroy();
  });

  it('refuses a body that is too large by its stated length, before it asks who sends it', async () => {
    const { origin } = await startServer();
    const statusOf = (path: string, type: string, length: number) =>
      new Promise<number | undefined>((done, failed) => {
        const headers = { 'Content-Type': type, 'Content-Length': length };
        const upload = request(`${origin}/api/${path}`, { method: 'POST', headers });
        upload.once('response', ({ statusCode }) => done(statusCode)).once('error', failed);
        upload.flushHeaders();
      });
    const json = 'application/json';
    expect(await statusOf('login', json, 16_385)).toBe(413);
    expect(await statusOf('setPassword/x', json, 16_385)).toBe(413);
    expect(await statusOf('notes/create', json, 131_073)).toBe(413);
    expect(await statusOf('notes/create', json, 131_072)).toBe(401);
    expect(await statusOf('student/create', json, 1_048_577)).toBe(413);
    expect(await statusOf('files', 'multipart/form-data; boundary=b', 9_000_001)).toBe(413);
    expect(await statusOf('files', 'multipart/form-data; boundary=b', 9_000_000)).toBe(401);
  });

  it('takes the largest bodies that people send: a plan, an outline', async () => {
    const bytes = Object.fromEntries(readOpenApi().map(({ id, maxBytes }) => [id, maxBytes]));
    expect(bytes.saveCoursePlan).toBeGreaterThan(134_000);
    expect(bytes.createOutlineForm).toBeGreaterThan(160_000);
    expect(bytes.createNote).toBe(131_072);
    expect(bytes.checkToken).toBe(16_384);
    expect(bytes.uploadFile).toBe(9_000_000);
  });

  it('ends the connection of a body that does not arrive', async () => {
    const { origin } = await startServer({ maxBodyTime: 100 });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
    const slow = request(`${origin}/api/login`, { method: 'POST', headers });
    const ended = new Promise((done) => slow.once('error', done).once('response', done));
    slow.write('{"email": "');
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
  });

  it('carries out few requests of one caller at once, and those of others meanwhile (DECISION-68)', async () => {
    const turns = { running: 2, expensive: 1, waiting: 1 };
    const server = await startServer({ turns });
    const [admin, again, teacher] = [
      await server.signIn(),
      await server.signIn(),
      await server.signIn(accounts.teacher.email),
    ];
    const holder = await server.db.startTransaction().execute();
    await sql`lock table materials in access exclusive mode`.execute(holder);
    const held = [admin, again, admin].map((sender) => sender.get('materials'));
    await untilLocked(server, 2);
    const refused = await again.get('courses/types');
    expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toEqual([
      429,
      '5',
      { message: 'Trop de demandes à la fois - Too many requests at once', code: 'too-many-requests' },
    ]);
    expect((await teacher.get('courses/types')).status).toBe(200);
    expect((await server.anonymous.get(`setPassword/${accounts.invited.hash}`)).status).toBe(200);
    await holder.rollback().execute();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await again.get('courses/types')).status).toBe(200);
  });

  it('rations the expensive calls of a private link, not those of people (DECISION-68)', async () => {
    const server = await startServer({ turns: { guestBurst: 0, guestShare: 1e-9 } });
    const company = await server.openLink('company', accounts.company.token);
    const admin = await server.signIn();
    expect((await company.get('companySummary')).status).toBe(200);
    expect((await company.get('companySummary')).status).toBe(429);
    expect((await company.get('capabilities')).status).toBe(200);
    for (let count = 0; count < 2; count += 1)
      expect((await admin.get('hours/classes?month=2026-10')).status).toBe(200);
  });

  it('refuses too many requests at once of strangers, also those that need no input (DECISION-68)', async () => {
    const server = await startServer({ turns: { running: 1, waiting: 0 } });
    const ask = [
      () => server.anonymous.get('auth/providers'),
      () => server.anonymous.send('POST', 'auth/passkeys/sign-in/challenge'),
    ];
    for (const one of ask) {
      const answers = await Promise.all([one(), one(), one(), one()]);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      for (const { body, headers } of refused)
        expect([body.code, headers.get('Retry-After')]).toEqual(['too-many-requests', '5']);
    }
  });

  it('lets whoever sends too much or asks too often wait for the refusal, unless it ends (DECISION-68)', async () => {
    const server = await startServer({ refusalDelay: 3_600_000, attempts: { address: 1 } });
    const tryWith = (password: string) =>
      server.anonymous.send('POST', 'login', { body: { email: 'a@b.example', password } });
    expect((await tryWith('nimporte')).status).toBe(401);
    const wait = vi.spyOn(HeldRefusals.prototype, 'wait');
    onTestFinished(() => wait.mockRestore());
    const held = [tryWith('x'.repeat(20_000)), tryWith('nimporte')];
    await vi.waitFor(() => expect(wait.mock.calls.map(([status]) => status).toSorted()).toEqual([413, 429]));
    expect((await server.anonymous.send('POST', 'login', { body: {} })).status).toBe(400);
    await server.close();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([413, 429]);
  });

  it('receives the files of one person at a pace (DECISION-68)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const take = vi.spyOn(UploadPace.prototype, 'take');
    onTestFinished(() => take.mockRestore());
    const content = `%PDF-1.7${' '.repeat(200_000)}`;
    const body = aForm(content, 'a.pdf', { ref_type: 'undefined' });
    expect((await admin.send('POST', 'files', { body })).status).toBe(200);
    expect([...new Set(take.mock.calls.map(([key]) => key))]).toEqual(['user 1']);
    expect(take.mock.calls.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(content.length);
  });

  it('gives calls that take long fewer turns: those that the API description marks', async () => {
    const marked = readOpenApi().flatMap(({ id, isExpensive }) => (isExpensive ? [id] : []));
    expect(marked.toSorted()).toEqual([
      'announceAbsences',
      'changePassword',
      'createRecoveryCodes',
      'downloadAttendanceReport',
      'downloadAttestations',
      'downloadCompanyEvidence',
      'exportStatements',
      'getCalendar',
      'getClassesOfLink',
      'getCompanyEvidence',
      'getCompanySummary',
      'getContractHoursSums',
      'getHours',
      'getHoursClasses',
      'getPlannedClasses',
      'importStudents',
      'importTeachers',
      'issueAttestations',
      'listContractHours',
      'listReportRows',
      'login',
      'previewPlanNotices',
      'previewReminders',
      'previewReportMails',
      'remindOfSecondFactor',
      'saveCoursePlan',
      'sendReminders',
      'sendReportMails',
      'setPassword',
      'setPasswordByLink',
      'undoImport',
      'uploadFile',
      'uploadMeetingFile',
      'uploadProgressReport',
      'withdrawAbsences',
    ]);
  });

  it('tells when to try again a sign-in that it has no time for, and does not count it (DECISION-68)', async () => {
    const passwords = new Passwords({ isForTests: true });
    const server = await startServer({ passwords, attempts: { account: 1 } });
    passwords.matches = async () => {
      throw new Refusal('unavailable', undefined, undefined, 1);
    };
    const body = { email: accounts.admin.email, password: samplePassword };
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await server.anonymous.send('POST', 'login', { body });
      expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
    }
    expect(await server.db.selectFrom('failed_attempts').selectAll().execute()).toEqual([]);
  });

  it('takes a call without a body where the API description lets it be left out', async () => {
    const { signIn } = await startServer();
    const admin = await signIn();
    const [file] = (await admin.get('files?resourcesPerPage=1')).body.data;
    expect((await admin.send('DELETE', `files?fileId=${file.id}`)).status).toBe(200);
    expect((await admin.get('files?status=0&resourcesPerPage=20000')).body.data).toContainEqual({
      ...file,
      status: 0,
    });
  });

  it('answers 503 and when to try again while the database is not there', async () => {
    const nobody = 'postgres://portal@127.0.0.1:1/nothing';
    const { anonymous } = await startServer({ database: nobody });
    const { status, body, headers } = await anonymous.send('POST', 'student/login', {
      body: { token_login: 'a' },
    });
    expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'unavailable', '5']);
  });
});
