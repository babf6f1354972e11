import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import {
  type Accounts,
  Backend,
  callOf,
  cases,
  type Fetch,
  faultOfFields,
  type Operation,
  type Role,
  readOpenApi,
  signEverybodyIn,
  TestContext,
} from '@portal/conformance';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, samplePassword, smallDataSet } from '../samples/index.ts';
import { rolesDocument } from './testing/rolesDocument.ts';
import { someProvider } from './testing/someProvider.ts';
import { runServer, type StartedServer } from './testing/startServer.ts';
import { testDay, testMoment } from './testing/testMoment.ts';

// docs/roles.md lists which role may make which call and gets which field. Tries each combination with a request that
// is valid except for its sender, and looks for hidden values in the answers.

const sample = createRequire(import.meta.url).resolve('@portal/conformance/accounts.sample.json');
const sampleAccounts = JSON.parse(readFileSync(sample, 'utf8')) as Accounts;

const operations = readOpenApi();
const columns = ['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student'] as const;

type Cell = 'yes' | 'own' | '401' | '403';
interface Row {
  readonly nobody: Cell;
  readonly expired: Cell;
  readonly byRole: Readonly<Record<(typeof columns)[number], Cell>>;
  /** The scope that a key needs, in backticks. */
  readonly key: string;
}

const table = new Map(
  [
    // The tables of fields and values come after the first heading.
    ...(
      readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8').split('\n## ')[0] ?? ''
    ).matchAll(/^\| `(.+?)` \| (.+) \|$/gm),
  ].map(([, call = '', cells = '']): [string, Row] => {
    const [nobody, expired, ROLE_ADMIN, ROLE_TEACHER, company, student, key] = cells.split(' | ') as Cell[];
    const byRole = { ROLE_ADMIN, ROLE_TEACHER, company, student };
    return [call, { nobody, expired, byRole, key } as Row];
  }),
);

describe('the page about roles', () => {
  it('says what the API description says of each call and field (DECISION-57)', async () => {
    await expect(rolesDocument(operations)).toMatchFileSnapshot('../../docs/roles.md');
  });
});

describe('the table of callers', () => {
  it('has each call of the API description, and no other', () => {
    expect([...table.keys()]).toEqual(operations.map(callOf));
  });

  it.each(operations.map((operation) => [callOf(operation), operation] as const))(
    'says of %s what the API description says',
    (call, { roles, own, keyScope }) => {
      const isOpen = roles.includes('anonymous');
      const cellOf = (role: Role): Cell => {
        if (isOpen) return 'yes';
        if (!roles.includes(role)) return '403';
        return own.includes(role) ? 'own' : 'yes';
      };
      const outside = isOpen ? 'yes' : '401';
      expect(table.get(call)).toEqual({
        nobody: outside,
        expired: outside,
        byRole: Object.fromEntries(columns.map((role) => [role, cellOf(role)])),
        key: isOpen ? 'yes' : keyScope === null ? '403' : `\`${keyScope}\``,
      });
    },
  );
});

/** The roles whose allowed requests are sent. In `npm test`, the conformance suite sends those of administrators. */
const allowed = columns.filter((role) => role !== 'ROLE_ADMIN' || process.env.TEST_FULL);

describe('the local API', () => {
  let callers: Callers;
  beforeAll(async () => {
    callers = await signIn();
    return callers.server.end;
  });

  it.each(operations.map((operation) => [callOf(operation), operation] as const))(
    'takes %s from whom the table says, and from nobody else (SHELL-103, SHELL-104, SHELL-105)',
    async (call, operation) => {
      const row = table.get(call);
      if (!row) throw new Error(`${call} is missing in docs/roles.md`);
      await tryRefusals(callers, operation, row);
      for (const role of allowed) await tryAllowed(callers, operation, role, row.byRole[role]);
      await tryKey(callers, operation, row);
    },
  );

  it('has logged who made each call, and no address or secret', async () => {
    const { logged, tokens } = callers;
    const { company, student } = accounts;
    const secrets = [...Object.values(tokens), samplePassword, company.token, student.token, hidden];
    const text = logged.join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    // No email address, neither of the samples nor of the suite.
    expect(text).not.toContain('@');
    const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(lines.filter(({ reqId }) => typeof reqId !== 'string')).toEqual([]);
    // The log names the sender of each successful call that needs a token.
    const open = new Set(operations.filter(({ roles }) => roles.includes('anonymous')).map(callOf));
    const nameless = lines.filter(
      ({ method, route = '', status, user, company: ofCompany, student: ofStudent }) =>
        status === 200 &&
        !open.has(
          `${method} ${String(route)
            .slice('/api/'.length)
            .replaceAll(/:(\w+)/g, '{$1}')}`,
        ) &&
        [user, ofCompany, ofStudent].every((id) => id === undefined),
    );
    expect(nameless).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });
});

/**
 * Calls that another teacher may send unchanged, because the request names no record of the first teacher alone. The
 * answer has the other teacher's own rows, or records that both may read.
 */
const openToEachTeacher = new Set([
  'listCourses',
  'getPlannedClasses',
  'getSubstituteProposals',
  'listUnavailability',
  'getHoursClasses',
  'listStudents',
  'getStudentNeeds',
  'listMaterials',
  'listProgressReports',
  'downloadFile',
]);

/** The senders: people and links of the samples, and invalid tokens. */
interface Callers {
  readonly server: StartedServer;
  readonly tokens: Readonly<
    Record<
      | (typeof columns)[number]
      | 'otherTeacher'
      | 'expired'
      | 'refresh'
      | 'partial'
      | 'partialTeacher'
      | 'everyScope'
      | 'noScope',
      string
    >
  >;
  /** Sends requests like the conformance suite, but signs each person in only once. */
  readonly send: Fetch;
  /** The lines of the log. */
  readonly logged: readonly string[];
  /** The sessions of all senders. A call may end them, so they are restored afterwards. */
  readonly sessions: Sessions;
}

type Sessions = Awaited<ReturnType<typeof sessionsIn>>;

const sessionsIn = async ({ db }: StartedServer) => ({
  sessions: await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
  tokens: await db.selectFrom('refresh_tokens').selectAll().orderBy('id').execute(),
  keys: await db.selectFrom('api_keys').selectAll().orderBy('id').execute(),
});

/** Restores the samples, and signs everybody in again. */
async function restore({ server, sessions }: Callers): Promise<void> {
  await server.reset();
  await server.db.deleteFrom('sessions').execute();
  await server.db.insertInto('sessions').values(sessions.sessions).execute();
  await server.db.insertInto('refresh_tokens').values(sessions.tokens).execute();
  await server.db.deleteFrom('api_keys').execute();
  await server.db.insertInto('api_keys').values(sessions.keys).execute();
}

/**
 * Stored in fields that only administrators may read, and in tests and needs of languages that none of the student's
 * teachers teaches.
 */
const hidden = 'hidden-value';

async function hideValues({ db }: StartedServer): Promise<void> {
  const ofOthers = sql`from students s cross join languages l where exists (select from enrolments e where e.student_id = s.id)
    and not exists (select from enrolments e join contracts c on c.id = e.contract_id
      where e.student_id = s.id and c.language_id = l.id)`;
  await sql`update contracts set invoice = ${hidden}, contact_person = ${hidden}, highlights = ${`{"SI":"${hidden}"}`},
    expires_on = ${hiddenDay}, sent_to_client_on = ${hiddenDay}`.execute(db);
  await sql`update students set email = ${hidden} || id || '@example.org', phone = ${hidden}, mobile = ${hidden},
    city = ${hidden}, smart_device = ${hidden}`.execute(db);
  await sql`update lessons set note = ${hidden}`.execute(db);
  await sql`update files set title = ${hidden} where ref_type = 'courseProposal'`.execute(db);
  await sql`delete from level_tests t using students s, languages l where t.student_id = s.id and t.language_id = l.id
    and (s.id, l.id) in (select s.id, l.id ${ofOthers})`.execute(db);
  await sql`insert into level_tests (student_id, language_id, level, tested_on, tester_initials)
    select s.id, l.id, 'C2', '2026-11-01', ${hidden} ${ofOthers}`.execute(db);
  await sql`insert into student_needs (student_id, language_id, objective) select s.id, l.id, ${hidden} ${ofOthers}
    on conflict (student_id, language_id) do update set objective = excluded.objective`.execute(db);
  await sql`select samples.keep()`.execute(db);
}

/** A day that no other record has. */
const hiddenDay = '2031-03-17';

/**
 * Returns the hidden values in an answer. Administrators may read all of them, teachers the notes of their classes, a
 * company the numbers of its invoices in its evidence of training.
 */
function hiddenIn(body: unknown, role: Role, id: string): string[] {
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : JSON.stringify(body);
  const field =
    role === 'ROLE_TEACHER'
      ? 'note'
      : role === 'company' && id === 'getCompanyEvidence'
        ? 'invoice'
        : undefined;
  const told = field ? text.replaceAll(`"${field}":"${hidden}"`, '') : text;
  return [hidden, hiddenDay].filter((value) => told.includes(value));
}

/** Returns all changes since the samples were restored. */
const changesIn = async (server: StartedServer) => ({
  ...(await sessionsIn(server)),
  // An upload is counted before it is refused.
  tables: (
    await sql`select number, changed::text from samples.changes where changed::text <> 'failed_attempts' order by number`.execute(
      server.db,
    )
  ).rows,
});

function signingInOnce(): Fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (url, init) => {
    if (!url.endsWith('/login')) return fetch(url, init);
    const who = `${url} ${String(init.body)}`;
    const answer = answers.get(who) ?? fetch(url, init);
    answers.set(who, answer);
    return (await answer).clone();
  };
}

async function signIn(): Promise<Callers> {
  let now = testMoment;
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const server = await runServer({
    // A database of its own, because the hidden values stay in it.
    data: smallDataSet(testDay),
    now: () => now,
    accessSeconds: 900,
    providers: someProvider,
    logger: { level: 'info', stream },
  });
  await hideValues(server);
  const enter = async (path: string, body: object) => {
    const answer = await server.anonymous.send('POST', path, { body });
    return answer.body.auth as { access_token: string; refresh_token: string };
  };
  const person = (email: string) => enter('login', { email, username: email, password: samplePassword });
  const expired = await person(accounts.admin.email);
  now = new Date(now.getTime() + 901_000);
  const admin = await person(accounts.admin.email);
  const partial = (await person(accounts.admin.email)).access_token;
  const partialTeacher = (await person(accounts.teacher.email)).access_token;
  const ids = [partial, partialTeacher].map((token) => decodeJwt(token).session as string);
  await server.db.updateTable('sessions').set({ second_step: 'code' }).where('id', 'in', ids).execute();
  const send = signingInOnce();
  const callers = {
    server,
    send,
    logged,
    tokens: {
      expired: expired.access_token,
      partial,
      partialTeacher,
      refresh: admin.refresh_token,
      ROLE_ADMIN: admin.access_token,
      everyScope: await keyWith(server, admin.access_token, everyScope),
      noScope: await keyWith(server, admin.access_token, []),
      ROLE_TEACHER: (await person(accounts.teacher.email)).access_token,
      otherTeacher: (await person(accounts.otherTeacher.email)).access_token,
      company: (await enter('company/login', { token_login: accounts.company.token })).access_token,
      student: (await enter('student/login', { token_login: accounts.student.token })).access_token,
    },
  };
  // Beyond the numbers that new keys get after the samples were restored.
  await sql`update api_keys set id = id + 1000000`.execute(server.db);
  for (const teacher of ['teacher', 'otherTeacher'] as const)
    await signEverybodyIn(contextOf(callers, accounts[teacher].email));
  return { ...callers, sessions: await sessionsIn(server) };
}

function contextOf({ server, send }: Pick<Callers, 'server' | 'send'>, teacher: string): TestContext {
  const people = { ...sampleAccounts, teacher: { email: teacher, password: samplePassword } };
  return new TestContext(new Backend(`${server.origin}/api`, operations, send), people);
}

/** Restores the samples, and returns the records that the suite finds in them. */
async function freshTestContext(
  callers: Callers,
  teacher: string = accounts.teacher.email,
): Promise<TestContext> {
  await restore(callers);
  const context = contextOf(callers, teacher);
  await signEverybodyIn(context);
  return context;
}

/** Sends a request of the suite with another token. */
async function answerTo(
  { server }: Callers,
  { id }: Operation,
  request: Parameters<Backend['call']>[2],
  token?: string,
) {
  const stranger = new Backend(`${server.origin}/api`, operations, fetch);
  if (token !== undefined) stranger.signIn('ROLE_ADMIN', token);
  return stranger.call(token === undefined ? 'anonymous' : 'ROLE_ADMIN', id, request);
}

async function statusOf(...sent: Parameters<typeof answerTo>): Promise<number> {
  return (await answerTo(...sent)).status;
}

function caseOf({ id }: Operation) {
  const its = cases[id];
  if (!its) throw new Error(`no case for ${id}: write one in packages/conformance/src/cases`);
  return its;
}

async function tryRefusals(callers: Callers, operation: Operation, row: Row): Promise<void> {
  const { tokens, server } = callers;
  if (row.nobody === 'yes') {
    for (const token of [undefined, tokens.expired]) {
      const request = await caseOf(operation).good(await freshTestContext(callers), 'anonymous');
      expect(await statusOf(callers, operation, request, token), 'a call that is open to all').toBe(200);
    }
    return;
  }
  const context = await freshTestContext(callers);
  const [first = 'ROLE_ADMIN'] = operation.roles;
  const good = await caseOf(operation).good(context, first);
  const ofTeacher =
    row.byRole.ROLE_TEACHER === 'own' ? await caseOf(operation).good(context, 'ROLE_TEACHER') : good;
  const before = await changesIn(server);

  expect(await statusOf(callers, operation, good), 'nobody').toBe(Number(row.nobody));
  for (const kind of ['expired', 'refresh'] as const)
    expect(await statusOf(callers, operation, good, tokens[kind]), `${kind} token`).toBe(Number(row.expired));
  expect(
    await statusOf(callers, operation, good, `${tokens.ROLE_ADMIN}x`),
    'a token that was tampered with',
  ).toBe(401);
  await tryPartial(callers, operation, good, ofTeacher);
  for (const role of columns) {
    if (row.byRole[role] === '403')
      expect(await statusOf(callers, operation, good, tokens[role]), role).toBe(403);
  }
  if (row.byRole.ROLE_TEACHER === '403')
    expect(await statusOf(callers, operation, good, tokens.otherTeacher)).toBe(403);
  if (row.byRole.ROLE_TEACHER === 'own' && !openToEachTeacher.has(operation.id))
    expect(await statusOf(callers, operation, ofTeacher, tokens.otherTeacher), 'another teacher').toBe(403);
  expect(await changesIn(server), 'what a refusal has changed').toEqual(before);
}

/** Every scope that a call of the API description has. */
const everyScope = [...new Set(operations.flatMap(({ keyScope }) => keyScope ?? []))];

/** Creates a key with these scopes. Without any, creates one and then removes all its calls. */
async function keyWith(server: StartedServer, token: string, scopes: string[]): Promise<string> {
  const body = {
    name: 'Clé',
    scopes: scopes.length === 0 ? ['lists.read'] : scopes,
    expires_on: '2027-11-20',
  };
  const { data } = (await server.bearing(token).send('POST', 'apiKeys', { body })).body;
  if (scopes.length === 0)
    await server.db.updateTable('api_keys').set({ calls: [] }).where('id', '=', data.key.id).execute();
  return data.token;
}

/**
 * A key makes the calls of its scopes and no other: never those of sessions, passwords, factors, accounts, keys,
 * private links or the history (DECISION-166). No answer to a key carries a private link.
 */
async function tryKey(callers: Callers, operation: Operation, row: Row): Promise<void> {
  if (row.nobody === 'yes') return;
  const { tokens, server } = callers;
  const [first = 'ROLE_ADMIN'] = operation.roles;
  const sender = operation.roles.includes('ROLE_ADMIN') ? 'ROLE_ADMIN' : first;
  const request = await caseOf(operation).good(await freshTestContext(callers), sender);
  const before = await changesIn(server);
  expect(await statusOf(callers, operation, request, tokens.noScope), 'a key without scopes').toBe(403);
  if (row.key === '403')
    expect(await statusOf(callers, operation, request, tokens.everyScope), 'a key with all scopes').toBe(403);
  expect(await changesIn(server), 'what a refused key has changed').toEqual(before);
  if (row.key === '403') return;
  const { status, body } = await answerTo(callers, operation, request, tokens.everyScope);
  expect(status, `a key with ${row.key}`).toBe(200);
  const links = [accounts.company.token, accounts.student.token];
  expect(links.filter((link) => JSON.stringify(body).includes(link))).toEqual([]);
}

/** The calls that complete a sign-in, and nothing else, accept a partial session. */
const ofSecondStep = [
  'proveSecondFactor',
  'offerAuthenticator',
  'setUpAuthenticator',
  'offerPasskeyProof',
  'proveWithPasskey',
  'offerPasskey',
  'addPasskey',
  'getDeviceTrust',
];

/** A session whose second step is not done is refused by every call that is not part of that step (DECISION-146). */
async function tryPartial(
  callers: Callers,
  operation: Operation,
  ofAdmin: Parameters<Backend['call']>[2],
  ofTeacher: Parameters<Backend['call']>[2],
): Promise<void> {
  if (ofSecondStep.includes(operation.id)) return;
  for (const [kind, role, request] of [
    ['partial', 'ROLE_ADMIN', ofAdmin],
    ['partialTeacher', 'ROLE_TEACHER', ofTeacher],
  ] as const) {
    if (!operation.roles.includes(role)) continue;
    const { status, body } = await answerTo(callers, operation, request, callers.tokens[kind]);
    expect([status, (body as { code?: string }).code], `a partial session of ${role}`).toEqual([
      401,
      'second-factor',
    ]);
  }
}

async function tryAllowed(
  callers: Callers,
  operation: Operation,
  role: (typeof columns)[number],
  cell: Cell,
): Promise<void> {
  if (cell === '403') return;
  const { foreign, good } = caseOf(operation);
  const sender = cell === 'yes' && operation.roles.includes('anonymous') ? 'anonymous' : role;
  const context = await freshTestContext(callers);
  const request = await good(context, sender);
  // The key of an authenticator app is offered to one session: the suite's own, not that of this sender.
  if (operation.id === 'setUpAuthenticator')
    await sql`update sessions s set offered_seed = o.offered_seed from sessions o
      where o.user_id = s.user_id and o.offered_seed is not null`.execute(callers.server.db);
  const answer = await answerTo(callers, operation, request, callers.tokens[role]);
  expect(answer.status, role).toBe(200);
  expect(faultOfFields(operation.answer, role, answer.body), `fields for ${role}`).toBeNull();
  if (role !== 'ROLE_ADMIN')
    expect(hiddenIn(answer.body, role, operation.id), `hidden from ${role}`).toEqual([]);
  if (cell !== 'own' || typeof foreign !== 'function') return;
  const senders = role === 'ROLE_TEACHER' ? ([role, 'otherTeacher'] as const) : [role];
  for (const asking of senders) {
    const around = await freshTestContext(
      callers,
      accounts[asking === 'otherTeacher' ? asking : 'teacher'].email,
    );
    const ofOthers = await foreign(around, role);
    const before = await changesIn(callers.server);
    const status = await statusOf(callers, operation, ofOthers, callers.tokens[asking]);
    expect(status, `${asking}, about a record of others`).toBe(403);
    expect(await changesIn(callers.server), 'what a refusal has changed').toEqual(before);
  }
}
