import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { accounts, loadSamples, localDay, samplePassword, smallDataSet } from '../../../samples/index.ts';
import { openClient } from '../../database/hosts.ts';
import { migrate, Passwords } from '../../index.ts';
import { sampleSecrets, testSecret } from '../sampleSecrets.ts';
import { type Answer, type Sender, sendersTo } from '../senders.ts';
import { debianPackages } from './debianPackages.ts';
import { guard } from './guard.ts';
import { type Cluster, type NodeName, startCluster } from './startCluster.ts';

// Six clients write through two servers to a cluster of three nodes (Patroni, etcd, HAProxy) whose nodes are killed,
// frozen and switched over. Compares what is stored with what was acknowledged, and for how long writes failed with how
// long psql could not write. Exits with 1 if anything is lost or stored twice, if an answer is neither 200 nor 503, or
// if the gap is more than 1.5 times that of psql.
//   npm run test:cluster
//   npm run test:cluster -- --kills 1

const { values: options } = parseArgs({ options: { kills: { type: 'string', default: '10' } } });
/** Maximum length of the gap, as a multiple of psql's. */
const maxRatio = 1.5;
/** Milliseconds between two attempts of psql, and of a client whose write was not acknowledged. */
const betweenAttempts = 250;
const peopleOfEachServer = 3;
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const found = debianPackages();
if ('missing' in found) {
  console.log(`test:cluster is skipped: ${found.missing}.`);
  process.exit(0);
}
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-cluster-')));
const guarded = guard(folder);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const binaries = found.binaries;

interface Write {
  readonly kind: 'lesson' | 'note';
  readonly key: string;
  isAcknowledged: boolean;
}

/** When inserts through one route to the database were acknowledged. */
interface Way {
  readonly name: string;
  readonly server: number[];
  readonly psql: number[];
}

interface Row {
  readonly event: string;
  readonly gaps: readonly { readonly way: string; readonly server: number; readonly psql: number }[];
}

const writes: Write[] = [];
const statuses = new Map<string, number>();
let isWorking = true;

async function runAll(): Promise<boolean> {
  const cluster = await startCluster(folder, binaries);
  await cluster.untilHealthy();
  const { databases, before } = await fillDatabase(cluster);
  const ways: Way[] = ['HAProxy', 'several hosts'].map((name) => ({ name, server: [], psql: [] }));
  const origins = await Promise.all(databases.map((url, place) => startServer(url, place)));
  const contracts = await contractsOf(origins[0] ?? '');
  const working = ways.flatMap((way, place) => [
    insertWithPsql(databases[place] ?? '', way),
    ...Array.from({ length: peopleOfEachServer }, (_, person) =>
      work(origins[place] ?? '', contracts[place * peopleOfEachServer + person] ?? 0, way),
    ),
  ]);
  await pause(3000);
  const rows: Row[] = [];
  const during = async (event: string, act: () => Promise<() => void>) => {
    const row = await measure(event, cluster, ways, act);
    console.log(textOf(row));
    rows.push(row);
  };
  for (let round = 1; round <= Number(options.kills); round += 1) {
    await during(`leader killed (${round})`, async () => {
      const { leader } = await cluster.untilHealthy();
      cluster.killNode(leader);
      await untilAnotherLeads(cluster, leader);
      return () => cluster.startNode(leader);
    });
  }
  await during('PostgreSQL of the leader killed', async () => {
    cluster.killPostgres((await cluster.untilHealthy()).leader);
    return () => undefined;
  });
  await during('switched over', async () => {
    cluster.switchOver((await cluster.untilHealthy()).synchronous);
    return () => undefined;
  });
  await during('synchronous standby killed', async () => {
    const { synchronous } = await cluster.untilHealthy();
    cluster.killNode(synchronous);
    await untilAnotherIsSynchronous(cluster, synchronous);
    return () => cluster.startNode(synchronous);
  });
  await during('synchronous standby frozen', async () => {
    const { synchronous } = await cluster.untilHealthy();
    cluster.signalNode(synchronous, 'SIGSTOP');
    await untilAnotherIsSynchronous(cluster, synchronous);
    return () => cluster.signalNode(synchronous, 'SIGCONT');
  });
  isWorking = false;
  await Promise.all(working);
  return report(rows, await compare(cluster, databases[1] ?? '', before));
}

/** Triggers an event and waits until everything works again. Returns for how long writes failed. */
async function measure(
  event: string,
  cluster: Cluster,
  ways: readonly Way[],
  act: () => Promise<() => void>,
): Promise<Row> {
  const begun = performance.now();
  const mend = await act();
  // All clients can write before the event.
  const happened = performance.now();
  await untilAll(ways, happened);
  mend();
  await cluster.untilHealthy();
  const healthy = performance.now();
  await untilAll(ways, healthy);
  const gaps = ways.map(({ name, server, psql }) => ({
    way: name,
    server: longestGap(server, begun),
    psql: longestGap(psql, begun),
  }));
  return { event, gaps };
}

/** Waits until each route has acknowledged an insert after that moment. */
async function untilAll(ways: readonly Way[], moment: number): Promise<void> {
  const isPast = (moments: readonly number[]) => (moments.at(-1) ?? 0) > moment;
  while (!ways.every(({ server, psql }) => isPast(server) && isPast(psql))) await pause(100);
}

/** The longest time between two of the moments since `begun`, in seconds. */
function longestGap(moments: readonly number[], begun: number): number {
  const since = moments.filter((moment, place) => (moments[place + 1] ?? moment) >= begun);
  return Math.max(...since.slice(1).map((moment, place) => moment - (since[place] ?? moment))) / 1000;
}

async function untilAnotherLeads(cluster: Cluster, former: NodeName): Promise<void> {
  const isLeading = ({ name, role, state }: { name: string; role: string; state: string }) =>
    name !== former && ['leader', 'master'].includes(role) && state === 'running';
  while (!(await cluster.members()).some(isLeading)) await pause(250);
}

async function untilAnotherIsSynchronous(cluster: Cluster, former: NodeName): Promise<void> {
  while (!(await cluster.members()).some(({ name, role }) => role === 'sync_standby' && name !== former))
    await pause(250);
}

/** Creates the database of the portal with the samples. Returns the address for each server, and the number of rows. */
async function fillDatabase(cluster: Cluster) {
  const admin = await openClient(cluster.allHosts);
  const password = randomUUID();
  await admin.query(`create role portal login password '${password}'`);
  await admin.query("create database portal owner portal encoding 'UTF8' template template0");
  await admin.end();
  const databases = [cluster.throughProxy, cluster.allHosts].map((url) =>
    url.replace(/\/\/[^@]+@/, `//portal:${password}@`).replace(/\/postgres(?=$|\?)/, '/portal'),
  );
  const [, direct = ''] = databases;
  await migrate(direct);
  // Loading the samples needs one server.
  const { leader } = await cluster.untilHealthy();
  const single = new URL(`postgres://portal:${password}@127.77.0.1${leader.slice(2)}:5432/portal`);
  await loadSamples(single.href, smallDataSet(localDay(new Date())), {
    passwords: new Passwords(),
    links: sampleSecrets.links,
  });
  const client = await openClient(direct);
  await client.query('create table psql_inserts (key text primary key)');
  const { rows } = await client.query<{ lessons: number; notes: number }>(countOfRows);
  await client.end();
  return { databases, before: rows[0] ?? { lessons: 0, notes: 0 } };
}

const countOfRows = `select (select count(*)::int from lessons) as lessons, (select count(*)::int from notes) as notes`;

async function startServer(database: string, place: number): Promise<string> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@portal/source', 'server/src/cli.ts', 'start'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database,
        DATA_DIR: join(folder, `data-${place}`),
        TOKEN_SECRET: testSecret,
        PORT: '0',
        SITE_DIR: 'none',
        LOG_LEVEL: 'error',
      },
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  child.once('exit', (code) => {
    if (isWorking) throw new Error(`a server ended with ${code}`);
  });
  return new Promise((ready) => {
    child.stdout?.once('data', (text) => ready(/http:\S+/.exec(String(text))?.[0] ?? ''));
    child.stdout?.on('data', (text) => {
      // Errors in the log explain why an answer was 500.
      if (String(text).includes('"level":50')) console.error(String(text).trim());
    });
  });
}

async function signIn(origin: string): Promise<Sender> {
  const { anonymous, bearing } = sendersTo(origin);
  const body = { email: accounts.admin.email, password: samplePassword };
  const answer = await repeated(() => anonymous.send('POST', 'login', { body }));
  return bearing(String(answer.body.auth.access_token));
}

/** Repeats a request until the answer says what happened. */
async function repeated(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send().catch((error: unknown) => {
      // fetch reports a lost answer with a TypeError, without details.
      if (error instanceof TypeError) return null;
      throw error;
    });
    const kind = answer === null ? 'no answer' : [answer.status, answer.body.code].filter(Boolean).join(' ');
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    if (answer !== null && answer.status !== 503 && answer.status !== 500) return answer;
    await pause(betweenAttempts);
  }
}

/** Returns one contract for each client, so that they do not wait for each other. */
async function contractsOf(origin: string): Promise<number[]> {
  const admin = await signIn(origin);
  const { body } = await admin.get('courses?courseStatus=2&resourcesPerPage=100');
  return body.data.map(({ id }: { id: number }) => id);
}

/** Writes classes and notes one after another. Each has its own key and is repeated until it is answered. */
async function work(origin: string, contract: number, way: Way): Promise<void> {
  let admin = await signIn(origin);
  for (let turn = 0; isWorking; turn += 1) {
    const write: Write = {
      kind: turn % 2 === 0 ? 'lesson' : 'note',
      key: randomUUID(),
      isAcknowledged: false,
    };
    writes.push(write);
    const answer = await repeated(() => send(admin, contract, write));
    // The token has expired after fifteen minutes.
    if (answer.status === 401) {
      admin = await signIn(origin);
      write.isAcknowledged = (await repeated(() => send(admin, contract, write))).status === 200;
    } else write.isAcknowledged = answer.status === 200;
    if (write.isAcknowledged) way.server.push(performance.now());
    else throw new Error(`${write.kind} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(100);
  }
}

function send(admin: Sender, contract: number, { kind, key }: Write): Promise<Answer> {
  const headers = { 'Idempotency-Key': key };
  if (kind === 'note') {
    const body = { note_type: 'courses', ref_id: contract, title: key };
    return admin.send('POST', 'notes/create', { body, headers });
  }
  const date = localDay(new Date());
  const body = { courses_id: contract, date_class: date, absent_student_ids: [], total_hours: 60 };
  return admin.send('POST', 'attendance', { body, headers });
}

/** Inserts one row after another with psql, and retries like a client. */
async function insertWithPsql(database: string, way: Way): Promise<void> {
  const run = promisify(execFile);
  while (isWorking) {
    const insert = `insert into psql_inserts values ('${randomUUID()}')`;
    const env = { PATH: process.env.PATH, PGCONNECT_TIMEOUT: '2' };
    const isDone = await run(join(binaries, 'psql'), ['-X', '-q', '-c', insert, database], { env }).then(
      () => true,
      () => false,
    );
    if (isDone) way.psql.push(performance.now());
    await pause(betweenAttempts);
  }
}

/** Compares the stored records with the acknowledged ones. */
async function compare(cluster: Cluster, database: string, before: { lessons: number; notes: number }) {
  await cluster.untilHealthy();
  const client = await openClient(database);
  const { rows: keys } = await client.query<{ key: string; id: number | null }>(
    "select key, (answer -> 'data' ->> 'id')::int as id from keyed_writes",
  );
  const stored = new Map(keys.map(({ key, id }) => [key, id]));
  const { rows: lessons } = await client.query<{ id: string }>('select id from lessons');
  const { rows: notes } = await client.query<{ title: string }>('select title from notes');
  await client.end();
  const lessonIds = new Set(lessons.map(({ id }) => Number(id)));
  const titles = new Set(notes.map(({ title }) => title));
  const isThere = ({ kind, key }: Write) =>
    kind === 'note' ? titles.has(key) : lessonIds.has(stored.get(key) ?? -1);
  const present = writes.filter(isThere);
  const ofKind = (kind: Write['kind']) => present.filter((write) => write.kind === kind).length;
  return {
    acknowledged: writes.filter(({ isAcknowledged }) => isAcknowledged).length,
    lost: writes.filter((write) => write.isAcknowledged && !isThere(write)).length,
    doubled:
      lessons.length - before.lessons - ofKind('lesson') + (notes.length - before.notes - ofKind('note')),
  };
}

const ratioOf = ({ server, psql }: { server: number; psql: number }) => server / psql;

function textOf({ event, gaps }: Row): string {
  const texts = gaps.map(
    ({ way, server, psql }) =>
      `${way} ${server.toFixed(1)} s, psql ${psql.toFixed(1)} s, ratio ${ratioOf({ server, psql }).toFixed(2)}`,
  );
  return `${event.padEnd(34)}${texts.join('; ')}`;
}

function report(
  rows: readonly Row[],
  { acknowledged, lost, doubled }: Awaited<ReturnType<typeof compare>>,
): boolean {
  const answers = [...statuses].map(([kind, count]) => `${count} of ${kind}`).join(', ');
  const failures = [...statuses].filter(([kind]) => /^5(?!03)/.test(kind)).length;
  const tooLong = rows.filter(({ gaps }) => gaps.some((gap) => ratioOf(gap) > maxRatio));
  console.log(`\n${rows.map(textOf).join('\n')}`);
  console.log(`${acknowledged} acknowledged writes: ${lost} lost, ${doubled} doubled. Answers: ${answers}.`);
  for (const { event } of tooLong) console.log(`More than ${maxRatio} times the gap of psql: ${event}.`);
  return acknowledged > 0 && lost === 0 && doubled === 0 && failures === 0 && tooLong.length === 0;
}

try {
  process.exitCode = (await runAll()) ? 0 : 1;
} finally {
  isWorking = false;
  await guarded.end();
}
process.exit();
