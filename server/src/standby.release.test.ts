import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../samples/index.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { Standby, type StandbyOptions } from './database/Standby.ts';
import { readOpenApi } from './openapi/readOpenApi.ts';
import { readsStandby } from './openapi/standbyReads.ts';
import { doctor } from './operate/doctor.ts';
import { temporaryFolder } from './testing/organisations.ts';
import { type Replicated, startReplicated } from './testing/startReplicated.ts';
import { type Sender, startServer } from './testing/startServer.ts';

/** Servers with one leader that read lists from this standby, and a clock that the test moves. */
async function serversReading(leader: string, standby: string, limits: StandbyOptions = {}) {
  const clock = { now: 0 };
  const wait = limits.maxCheckTime === undefined ? { maxWait: 4500 } : {};
  const start = async () => {
    const db = connect({ url: standby, wanted: 'standby' });
    onTestFinished(() => db.destroy());
    return startServer({
      database: leader,
      standby: new Standby(db, { now: () => clock.now, ...limits }),
      ...wait,
    });
  };
  const servers = [await start(), await start()] as const;
  const [{ anonymous }] = servers;
  /** Signs an administrator in. Returns a sender for each of the servers. */
  const signIn = async (): Promise<readonly [Sender, Sender]> => {
    const body = { email: accounts.admin.email, password: samplePassword };
    const token = (await anonymous.send('POST', 'login', { body })).body.auth.access_token;
    return [servers[0].bearing(token), servers[1].bearing(token)];
  };
  return { servers, signIn, clock };
}

const rose = {
  name: 'Rose',
  lastName: 'Blais',
  role: 'ROLE_ADMIN',
  email: 'rose@ecole.example',
  phone: '5145550142',
  status: 0,
};

/** Whether Rose is in the list of users. */
async function seesRose(reader: Sender): Promise<boolean> {
  const { status, body } = await reader.get('users?resourcesPerPage=100');
  expect(status).toBe(200);
  return JSON.stringify(body.data).includes(rose.email);
}

/** Waits until the standby has replayed everything that the leader has written. */
async function untilReplayed({ leader, standby }: Replicated): Promise<void> {
  const [now] = await leader.run('select pg_current_wal_insert_lsn() as position');
  const isThere = `select pg_last_wal_replay_lsn() >= '${now?.position}' as there`;
  while (!(await standby.run(isThere))[0]?.there);
}

/** Pauses replication, and waits until the standby has done so. */
async function pauseReplay({ standby }: Replicated): Promise<void> {
  await standby.run('select pg_wal_replay_pause()');
  const state = async () => (await standby.run('select pg_get_wal_replay_pause_state() as state'))[0]?.state;
  while ((await state()) !== 'paused');
}

it('people see their own writes at once through every process, and those of others within five seconds', async () => {
  const pair = await startReplicated();
  // On a busy machine, a late answer of the standby would make the server read from the leader.
  const patient = { maxCheckTime: 60_000 };
  const { signIn, clock } = await serversReading(pair.leader.url, pair.standby.url, patient);
  const writer = await signIn();
  const colleague = await signIn();
  await untilReplayed(pair);
  expect(await seesRose(colleague[1])).toBe(false);
  // Reads on the leader may have written to its log, and the servers have noted that position.
  await untilReplayed(pair);
  await pauseReplay(pair);

  expect((await writer[0].send('POST', 'users/create', { body: rose })).status).toBe(200);
  for (const reader of writer) expect(await seesRose(reader)).toBe(true);
  // Shows that the colleague reads from the standby.
  expect(await seesRose(colleague[1])).toBe(false);
  clock.now += 4000;
  expect(await seesRose(colleague[1])).toBe(false);
  clock.now += 2000;
  expect(await seesRose(colleague[1])).toBe(true);
  // This session has not reached the standby yet.
  const [later] = await signIn();
  expect(await seesRose(later)).toBe(true);

  await pair.standby.run('select pg_wal_replay_resume()');
  await untilReplayed(pair);
  clock.now += 6000;
  for (const reader of [...writer, ...colleague]) expect(await seesRose(reader)).toBe(true);
});

it('a private link reads from the standby too, and sees that it is over at once', async () => {
  const pair = await startReplicated();
  const { servers, signIn } = await serversReading(pair.leader.url, pair.standby.url);
  const [admin] = await signIn();
  const company = await servers[1].openLink('company', accounts.company.token);
  await untilReplayed(pair);
  const summary = async () => (await company.get('companySummary?from=2026-01-01&to=2026-12-31')).status;
  expect(await summary()).toBe(200);
  await pauseReplay(pair);
  const companies = (await admin.get(`companies?companyName=${accounts.company.name}`)).body.data;
  const [{ id }] = companies;
  expect((await admin.send('POST', 'companies/auth/generateToken', { body: { id } })).status).toBe(200);
  expect(await summary()).toBe(401);
});

it('reads from the leader while the standby does not answer, refuses, or is gone', async () => {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const pair = await startReplicated();
  const addresses = [
    `postgres://portal:portal@127.0.0.1:${port}/postgres`,
    'postgres://portal:portal@nowhere.invalid/postgres',
    Object.assign(new URL(pair.standby.url), { password: 'wrong' }).href,
    pair.standby.url,
  ];
  for (const address of addresses) {
    const { signIn } = await serversReading(pair.leader.url, address);
    const [admin] = await signIn();
    expect(await seesRose(admin)).toBe(false);
    if (address !== pair.standby.url) continue;
    await untilReplayed(pair);
    expect(await seesRose(admin)).toBe(false);
    await pair.standby.stop();
    expect(await seesRose(admin)).toBe(false);
  }
});

it('is tried by doctor', async () => {
  const { leader, standby } = await startReplicated();
  const lineOf = async (DATABASE_READ_URL: string) => {
    const settings = { DATABASE_URL: leader.url, DATABASE_READ_URL, DATA_DIR: temporaryFolder() };
    const { lines } = await doctor(readConfig({ ...settings, SITE_DIR: 'none' }));
    return lines.filter((line) => /standby|READ_URL/.test(line)).map((line) => line.trim());
  };
  expect(await lineOf(standby.url)).toEqual(['ok    database  the standby of DATABASE_READ_URL answers']);
  expect(await lineOf(leader.url)).toEqual([
    'note  database  DATABASE_READ_URL leads to a leader',
    'let it lead to a standby, or leave it out',
  ]);
  expect(await lineOf('postgres://portal@127.0.0.1:1/portal')).toEqual([
    'note  database  the standby is not read: the database does not answer (ECONNREFUSED)',
    'check DATABASE_READ_URL, and that PostgreSQL runs and accepts this machine; until then the leader is read',
  ]);
});

it('reads one record, and everything that decides about access, from the leader', () => {
  expect(readsStandby('listCourses', { Page: 2 })).toBe(true);
  expect(readsStandby('listCourses', { courseId: 3 })).toBe(false);
  for (const id of ['getHistory', 'getLink', 'checkPasswordLink', 'toString']) {
    expect(readsStandby(id, {})).toBe(false);
  }
  const calls = readOpenApi();
  const read = calls.filter(({ id }) => readsStandby(id, {}));
  expect(read.length).toBeGreaterThan(15);
  expect(read.filter(({ method }) => method !== 'get')).toEqual([]);
});
