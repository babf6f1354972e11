import { type ChildProcess, execFileSync, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { constants, cpus, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { largeDataSet, loadSamples, localDay } from '../server/samples/index.ts';
import { LinkKeys, migrate, Passwords, startOwnPostgres } from '../server/src/index.ts';
import { copyDataFolder, followLeader } from '../server/src/testing/standbyFolder.ts';
import { type Attacked, attackNames, type Means } from './load/attacker.ts';
import { minutesOfLoad, noteOfLoad, type Person, peopleOf } from './load/people.ts';
import { familyOf, type ProcessorTime, processorTime } from './load/processors.ts';
import { newTally, type Tally, Traffic } from './load/traffic.ts';

// 200 simulated people work with two processes of the server on one PostgreSQL with the large data. In the middle one
// process is killed and started again, and PostgreSQL is restarted.
//   npm run bench:load                             at their pace and ten times as fast, ten minutes each
//   npm run bench:load -- --pace 1 --minutes 2
//   npm run bench:load -- --attacker               a third of the minutes with an attacker beside the people, a third with
//                                                  the same attack on another server; without the disturbances
//   npm run bench:load -- --attacker --attacks sign-ins,bodies   with some of its attacks (load/attacker.ts) only
//   npm run bench:load -- --standby                with a standby for lists, reports and calendars (DATABASE_READ_URL)
//   npm run bench:load -- --pgbouncer              the same with Debian's PgBouncer in between (transaction mode)
// Exits with 1 when a person met an error, a write is missing or stored twice, or p95 of reads at pace 1 is over 150 ms;
// with --attacker, when a person met an error, a 429 or a 503, or p95 of teachers' reads is more than 1.5 times as long.

const { values: options } = parseArgs({
  options: {
    pace: { type: 'string', default: '1,10' },
    minutes: { type: 'string', default: '10' },
    attacker: { type: 'boolean', default: false },
    attacks: { type: 'string', default: attackNames.join() },
    pgbouncer: { type: 'boolean', default: false },
    standby: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.minutes) * 60;
const root = fileURLToPath(new URL('..', import.meta.url));
const secret = 'a secret of the benchmark that is long enough';
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-load-'));
const cluster = mkdtempSync(join(tmpdir(), 'portal-bench-load-postgres-'));
const maxReadTime = 150;
/** Maximum ratio of p95 of teachers' reads with an attacker to that without. */
const maxSlowdown = 1.5;
/** How often the three parts are measured in turn: without an attack, with one, and with one on another server. */
const turnsOfAttack = 4;
/** Debian installs it with the programs of root. */
const pgBouncerOptions = {
  stdio: 'ignore',
  env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
} as const;

if (options.pgbouncer) refuseWithoutPgBouncer();
let postgres = await startOwnPostgres({ folder: cluster });
const url = postgres.url('postgres');
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
let standby: Awaited<ReturnType<typeof startStandby>> | undefined;
let hasFailed = false;
try {
  const data = largeDataSet(localDay(new Date()));
  await migrate(url);
  await loadSamples(url, data, { passwords: new Passwords(), links: new LinkKeys([secret]) });
  await query('vacuum analyze');
  if (options.standby) standby = await startStandby();
  const address = options.pgbouncer ? await startPgBouncer() : url;
  const servers = [await startServer(address), await startServer(address)];
  console.log(
    `${cpus().length} processors, ${options.pgbouncer ? 'through PgBouncer' : 'without a pooler'}${standby ? ', with a standby' : ''}`,
  );
  for (const pace of options.pace.split(',').map(Number)) {
    const isWell = options.attacker
      ? await measureAttack(data, servers, pace)
      : await measure(data, servers, pace);
    hasFailed = !isWell || hasFailed;
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await standby?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(cluster, { recursive: true, force: true });
}
process.exitCode = hasFailed ? 1 : 0;

interface Server {
  child: ChildProcess;
  readonly origin: string;
  /** Restarts it at the same address. */
  restart(): Promise<void>;
}

async function startServer(address: string): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATABASE_URL: address,
    ...(standby && { DATABASE_READ_URL: standby.url('postgres') }),
    DATABASE_POOLER: options.pgbouncer ? 'transaction' : 'none',
    DATA_DIR: folder,
    TOKEN_SECRET: secret,
    TRUST_PROXY: '127.0.0.1',
    SITE_DIR: 'none',
    LOG_LEVEL: 'error',
  };
  const begin = async () => {
    const child = spawn(
      process.execPath,
      [
        '--max-semi-space-size=16',
        '--max-old-space-size=512',
        '--conditions=@portal/source',
        'server/src/cli.ts',
        'start',
      ],
      { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    children.add(child);
    child.once('exit', () => children.delete(child));
    while (
      !(await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      await wait(50);
    }
    return child;
  };
  const server: Server = {
    child: await begin(),
    origin,
    async restart() {
      server.child = await begin();
    },
  };
  return server;
}

/**
 * Runs the simulated people with the two disturbances, and prints what they experienced. Returns whether all went well.
 */
async function measure(
  data: ReturnType<typeof largeDataSet>,
  servers: readonly Server[],
  pace: number,
): Promise<boolean> {
  const traffic = new Traffic(servers.map(({ origin }) => origin));
  const people = peopleOf(data, traffic);
  // Starts the people at different times.
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * 20_000);
      await person.signIn();
    }),
  );
  const signIns = traffic.tally;
  traffic.tally = newTally();
  const before = await storedWrites();
  const cpuBefore = process.cpuUsage();
  const workBefore = await workOfDatabases();
  const memory: number[][] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const working = people.map((person) => work(person, pace, end));
  const watching = watch(servers, memory, end);
  await wait(seconds * 1000 * 0.4);
  servers[0]?.child.kill('SIGKILL');
  await wait(1000);
  await servers[0]?.restart();
  await wait(Math.max(0, begun + seconds * 1000 * 0.6 - performance.now()));
  await postgres.stop();
  postgres = await startOwnPostgres({ folder: cluster, port: Number(new URL(url).port) });
  await Promise.all([...working, watching]);
  const took = (performance.now() - begun) / 1000;
  const { reads, writes, repeated, errors, begun: attempted } = traffic.tally;
  const stored = await storedWrites();
  const lessons = stored.lessons - before.lessons;
  const notes = stored.notes - before.notes;
  const twice = stored.notes - stored.distinctNotes;
  const cpu = process.cpuUsage(cpuBefore);
  const p95 = at(reads, 0.95);
  const databases = (await workOfDatabases()).map(({ name, transactions, rows }, place) => {
    const { transactions: earlier = 0, rows: read = 0 } = workBefore[place] ?? {};
    return `${name}: ${transactions - earlier} transactions, ${((rows - read) / 1e6).toFixed(0)} million rows read`;
  });
  const allErrors = [...signIns.errors, ...errors];
  const isKept = lessons === attempted.attendance && notes === attempted.notes && twice === 0;
  const list = (times: readonly number[]) =>
    [0.5, 0.95, 0.99, 1].map((part) => `${at(times, part).toFixed(0)}`).join(' / ');
  console.log(`
pace ${pace}: ${people.length} people, ${((reads.length + writes.length) / took).toFixed(1)} requests a second for ${(took / 60).toFixed(1)} minutes
  sign-ins               ${people.length}, p95 ${at(signIns.writes, 0.95).toFixed(0)} ms
  reads                  ${reads.length}, p50 / p95 / p99 / longest ${list(reads)} ms
  writes                 ${writes.length}, ${list(writes)} ms
  errors                 ${allErrors.length}
  sent again             ${repeated} requests, after a broken connection or a 503
  classes                ${attempted.attendance} begun, ${lessons} stored
  notes                  ${attempted.notes} begun, ${notes} stored, ${twice} twice
  databases              ${databases.join('; ')}
  memory                 ${servers.map((_, place) => memoryOf(memory, place)).join('; ')}
  these people           ${(((cpu.user + cpu.system) / 1e6 / took) * 100).toFixed(0)} % of a processor`);
  for (const error of allErrors.slice(0, 5)) console.log(`    ${error}`);
  traffic.close();
  return allErrors.length === 0 && isKept && (pace > 1 || p95 <= maxReadTime);
}

/**
 * Runs the simulated people in turns alone, beside an attacker, and beside the same attack on another server, which shows
 * how much the machine alone slows down. Prints what they experienced, and returns whether all went well.
 */
async function measureAttack(
  data: ReturnType<typeof largeDataSet>,
  servers: readonly Server[],
  pace: number,
): Promise<boolean> {
  const origins = servers.map(({ origin }) => origin);
  const traffic = new Traffic(origins);
  const people = peopleOf(data, traffic);
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * 20_000);
      await person.signIn();
    }),
  );
  const part = async (attacked: readonly string[] = []) => {
    traffic.tally = newTally();
    const before = processorOf(servers);
    const end = performance.now() + (seconds / turnsOfAttack / 3) * 1000;
    const [attack] = await Promise.all([
      attacked.length > 0
        ? attackFromOutside({ ...means, origins: attacked }, end - performance.now())
        : undefined,
      ...people.map((person) => work(person, pace, end)),
    ]);
    const took = processorSince(before, processorOf(servers));
    return {
      ...traffic.tally,
      answers: attack?.answers,
      took: { ...took, attacker: attack?.took ?? { ran: 0, waited: 0 } },
    };
  };
  // Belongs to none of the simulated people, because limits are per caller.
  const means = {
    link:
      data.companies.filter(({ tokenLogin, status }) => tokenLogin !== null && status === 1)[20]
        ?.tokenLogin ?? '',
    email:
      data.users.findLast(({ role, password, status }) => role === 'ROLE_ADMIN' && password && status === 1)
        ?.email ?? '',
    attacks: attackNames.filter((name) => options.attacks.split(',').includes(name)),
  };
  const standIn = await startStandIn();
  // Otherwise the first part would be slow because the servers are new.
  await part();
  const turns: Record<'alone' | 'beside' | 'elsewhere', Awaited<ReturnType<typeof part>>>[] = [];
  while (turns.length < turnsOfAttack)
    turns.push({
      alone: await part(),
      beside: await part(origins),
      elsewhere: await part([standIn, standIn]),
    });
  traffic.close();
  const p95 = (tally: Tally) => at(tally.teacherReads, 0.95);
  const ratios = (under: 'alone' | 'elsewhere') =>
    turns.map((turn) => p95(turn.beside) / p95(turn[under])).toSorted((one, other) => one - other);
  const list = (times: readonly number[]) =>
    [0.5, 0.95, 0.99, 1].map((share) => at(times, share).toFixed(0)).join(' / ');
  const each = (kind: 'teacherReads' | 'reads' | 'writes') =>
    (['alone', 'beside', 'elsewhere'] as const)
      .map((where) => list(turns.flatMap((turn) => turn[where][kind])))
      .join(', then ');
  const spread = (under: 'alone' | 'elsewhere') =>
    `${at(ratios(under), 0.5).toFixed(2)} times as long (${ratios(under)
      .map((ratio) => ratio.toFixed(2))
      .join(', ')})`;
  const tallies = turns.flatMap(({ alone, beside, elsewhere }) => [alone, beside, elsewhere]);
  const errors = tallies.flatMap((tally) => tally.errors);
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0);
  const answers = new Map<string, number>();
  for (const [what, count] of turns.flatMap(({ beside }) => [...(beside.answers ?? [])]))
    answers.set(what, (answers.get(what) ?? 0) + count);
  console.log(`
pace ${pace}: ${people.length} people, ${options.minutes} minutes, in turns alone, beside an attacker, and beside the same attack on another server
  teachers' reads        p50 / p95 / p99 / longest ${each('teacherReads')} ms
  p95 beside an attacker ${spread('alone')}
  ... to that elsewhere  ${spread('elsewhere')}
  all reads              ${each('reads')} ms
  writes                 ${each('writes')} ms
  seconds of processors  ${secondsOf(turns.map(({ alone }) => alone.took))}
  ... beside an attacker ${secondsOf(turns.map(({ beside }) => beside.took))}
  ... with it elsewhere  ${secondsOf(turns.map(({ elsewhere }) => elsewhere.took))}
  people met             ${errors.length} errors, ${refused} answers 429 or 503
  the attacker got       ${[...answers]
    .map(([what, count]) => `${what}: ${count}`)
    .toSorted()
    .join(', ')}`);
  for (const error of errors.slice(0, 5)) console.log(`    ${error}`);
  return errors.length === 0 && refused === 0 && at(ratios('alone'), 0.5) <= maxSlowdown;
}

/** Seconds that each kind of process ran and waited for a processor. */
type Processors = Readonly<Record<'people' | 'servers' | 'PostgreSQL', ProcessorTime>>;

function processorOf(servers: readonly Server[]): Processors {
  const ofServers = servers.flatMap(({ child }) => familyOf(child.pid ?? 0));
  const others = [...children].flatMap(({ pid }) => familyOf(pid ?? 0));
  const ofPostgres = familyOf(process.pid).filter((pid) => pid !== process.pid && !others.includes(pid));
  return {
    people: processorTime([process.pid]),
    servers: processorTime(ofServers),
    PostgreSQL: processorTime(ofPostgres),
  };
}

function processorSince(before: Processors, after: Processors): Processors {
  const since = (kind: keyof Processors) => ({
    ran: after[kind].ran - before[kind].ran,
    waited: after[kind].waited - before[kind].waited,
  });
  return { people: since('people'), servers: since('servers'), PostgreSQL: since('PostgreSQL') };
}

function secondsOf(parts: readonly (Processors & { readonly attacker: ProcessorTime })[]): string {
  const sum = (kind: keyof (typeof parts)[number], what: keyof ProcessorTime) =>
    parts.reduce((seconds, part) => seconds + part[kind][what], 0).toFixed(1);
  return (['people', 'servers', 'PostgreSQL', 'attacker'] as const)
    .map((kind) => `${kind} ${sum(kind, 'ran')} (waited ${sum(kind, 'waited')})`)
    .join(', ');
}

/** Starts a server that refuses each call at once, with the priority of an attacker, and returns its address. */
async function startStandIn(): Promise<string> {
  const child = forkIdle('load/standIn.ts');
  const [origin] = (await once(child, 'message')) as [string];
  return origin;
}

/** Attacks from a process that takes no CPU time from people and servers, like another machine. */
async function attackFromOutside(means: Means, milliseconds: number): Promise<Attacked> {
  const child = forkIdle('load/attacker.ts');
  child.send({ means, milliseconds });
  const [attacked] = (await once(child, 'message')) as [
    Omit<Attacked, 'answers'> & { answers: [string, number][] },
  ];
  children.delete(child);
  return { ...attacked, answers: new Map(attacked.answers) };
}

/**
 * Starts a script that runs only when nothing else wants the processor. It gets a session of its own, because Linux
 * shares the processors fairly among sessions (sched(7), "The autogroup feature") before it looks at the priorities
 * within one: PostgreSQL has its own session, and would wait for an attacker in ours.
 */
function forkIdle(script: string): ChildProcess {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), { detached: true });
  const lowest = constants.priority.PRIORITY_LOW;
  setPriority(child.pid ?? 0, lowest);
  const autogroup = `/proc/${child.pid}/autogroup`;
  if (existsSync(autogroup)) writeFileSync(autogroup, String(lowest));
  children.add(child);
  return child;
}

async function work(person: Person, pace: number, end: number): Promise<void> {
  const pause = () => (person.pause / pace) * 1000 * (0.5 + Math.random());
  const waitAtMost = (milliseconds: number) =>
    wait(Math.min(milliseconds, Math.max(0, end - performance.now())));
  await waitAtMost(Math.random() * pause());
  while (performance.now() < end) {
    await person.turn();
    await waitAtMost(pause());
  }
}

/** Records the resident megabytes of each server every five seconds. A killed server has none. */
async function watch(servers: readonly Server[], memory: number[][], end: number): Promise<void> {
  while (performance.now() < end) {
    memory.push(servers.map(({ child }) => residentOf(child.pid)));
    await wait(Math.min(5000, Math.max(0, end - performance.now())));
  }
}

function residentOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function memoryOf(memory: readonly number[][], place: number): string {
  const seen = memory.map((row) => row[place] ?? Number.NaN).filter(Number.isFinite);
  const median = (part: readonly number[]) => at(part, 0.5).toFixed(0);
  const third = Math.ceil(seen.length / 3);
  return `process ${place + 1}: ${median(seen.slice(0, third))}, ${median(seen.slice(third, -third))}, ${median(seen.slice(-third))} MB in thirds, at most ${at(seen, 1).toFixed(0)}`;
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Counts what the people have stored, directly in PostgreSQL. */
async function storedWrites() {
  const [row] = await query(`select
    (select count(*)::int from lessons where minutes = ${minutesOfLoad}) lessons,
    (select count(*)::int from notes where title like '${noteOfLoad}%') notes,
    (select count(distinct title)::int from notes where title like '${noteOfLoad}%') "distinctNotes"`);
  return row as { lessons: number; notes: number; distinctNotes: number };
}

/** Returns how much work each PostgreSQL server has done since it was created. */
async function workOfDatabases() {
  const counted = `select xact_commit::float as transactions, tup_returned::float as rows
    from pg_stat_database where datname = current_database()`;
  const servers = [['leader', url], ...(standby ? [['standby', standby.url('postgres')]] : [])] as const;
  return Promise.all(
    servers.map(async ([name, address]) => {
      const [row] = (await query(counted, address)) as { transactions: number; rows: number }[];
      return { name, transactions: row?.transactions ?? 0, rows: row?.rows ?? 0 };
    }),
  );
}

async function query(text: string, address = url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

function refuseWithoutPgBouncer(): void {
  if (spawnSync('pgbouncer', ['--version'], pgBouncerOptions).status === 0) return;
  console.error('PgBouncer is missing: install it with apt-get install pgbouncer');
  process.exit(1);
}

/** Starts a standby of the filled database on a copy of its folder. */
async function startStandby() {
  const copied = mkdtempSync(join(tmpdir(), 'portal-bench-load-standby-'));
  await postgres.stop();
  copyDataFolder(cluster, copied);
  postgres = await startOwnPostgres({ folder: cluster, port: Number(new URL(url).port) });
  followLeader(copied, url);
  return startOwnPostgres({ folder: copied, isTemporary: true });
}

/**
 * Starts PgBouncer as docs/operate/growing.md describes it, with a small pool. Returns the address of the database through it.
 */
async function startPgBouncer(): Promise<string> {
  const { port: target, username, password } = new URL(url);
  await query(`alter role ${username} set jit = off; alter role ${username} set plan_cache_mode = force_generic_plan;
    alter role ${username} set random_page_cost = 1.1; alter role ${username} set statement_timeout = '10s';
    alter role ${username} set idle_in_transaction_session_timeout = '30s'`);
  const port = await freePort();
  const settings = join(cluster, 'pgbouncer.ini');
  const accounts = join(cluster, 'pgbouncer.txt');
  writeFileSync(accounts, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${target} dbname=postgres user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${accounts}
pool_mode = transaction
default_pool_size = 8
server_login_retry = 1
max_client_conn = 500
log_connections = 0
log_disconnections = 0
`,
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['postgres', settings, accounts]);
  const child = isRoot
    ? spawn('su', ['postgres', '-s', '/bin/sh', '-c', `exec pgbouncer -q ${settings}`], pgBouncerOptions)
    : spawn('pgbouncer', ['-q', settings], pgBouncerOptions);
  children.add(child);
  const address = Object.assign(new URL(url), { port: String(port) }).href;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      await client.end();
      return address;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
