import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { accounts, loadSamples, localDay, samplePassword, smallDataSet } from '../../samples/index.ts';
import { migrate, Passwords, startOwnPostgres } from '../index.ts';
import { sampleSecrets } from './sampleSecrets.ts';
import { type Answer, type Sender, sendersTo } from './senders.ts';

// Kills the server, its PostgreSQL, or both while writes are running, starts again, and compares what is stored with
// what was acknowledged. Exits with 1 if anything is lost, stored twice or stored in part, or if a file and its row do
// not match.
//   node --conditions=@portal/source server/src/testing/crashes.ts --rounds 20

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const writers = 6;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-crashes-'));
const data = join(folder, 'postgres');

interface Write {
  readonly kind: 'lesson' | 'file';
  readonly key: string;
  isAcknowledged: boolean;
}
const writes: Write[] = [];
let contract = 0;
let students: number[] = [];
const tally = { lost: 0, doubled: 0, half: 0, 'files without content': 0, 'rows without an answer': 0 };
let repeated = 0;

await fillDatabase();
let server = await startServer();
process.once('exit', () => server.child.kill('SIGKILL'));
for (const kind of ['server', 'PostgreSQL', 'both'] as const) {
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(kind);
    server = await startServer();
    await compare();
  }
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged).length;
  const counts = Object.entries(tally).map(([name, count]) => `${count} ${name}`);
  console.log(
    `${kind} killed ${rounds} times; until now ${acknowledged} writes acknowledged, ${repeated} repeated after a crash: ${counts.join(', ')}.`,
  );
}
server.child.kill('SIGTERM');
await server.ended;
const orphans = contents().length - writes.filter(({ kind }) => kind === 'file').length;
console.log(`${orphans} contents without a row, left behind by uploads that were cut off.`);
rmSync(folder, { recursive: true, force: true });
process.exitCode = Object.values(tally).every((count) => count === 0) ? 0 : 1;

async function fillDatabase(): Promise<void> {
  const postgres = await startOwnPostgres({ folder: data });
  const url = postgres.url('postgres');
  await migrate(url);
  await loadSamples(url, smallDataSet(localDay(new Date())), {
    passwords: new Passwords(),
    links: sampleSecrets.links,
  });
  await postgres.stop();
}

interface Server {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly origin: string;
}

/** Starts the server. Tries a second time if a killed process has not quite ended yet. */
async function startServer(): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawn(
      join(root, 'node_modules/.bin/node'),
      ['--conditions=@portal/source', 'server/src/cli.ts', 'start'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          DATA_DIR: folder,
          PORT: '0',
          SITE_DIR: 'none',
          LOG_LEVEL: 'silent',
          UPLOADS_PER_HOUR: '1000000',
        },
      },
    );
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const origin = await new Promise<string | undefined>((ready) => {
      child.stdout.once('data', (text) => ready(/http:\S+/.exec(String(text))?.[0] ?? ''));
      child.once('exit', () => ready(undefined));
    });
    if (origin !== undefined) return { child, ended, origin };
    if (attempt === 10) throw new Error(`the server does not start again: ${said}`);
    await pause(500);
  }
}

/** Signs an administrator in, and retries if the server is busy. */
async function signIn(): Promise<Sender> {
  const { anonymous, bearing } = sendersTo(server.origin);
  const person = { email: accounts.admin.email, password: samplePassword };
  const answer = await repeated503(() => anonymous.send('POST', 'login', { body: person }));
  return bearing(String(answer.body.auth.access_token));
}

async function repeated503(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(Number(answer.headers.get('Retry-After')) * 1000);
  }
}

function postmaster(): { readonly pid: number; readonly port: string } {
  const [pid, , , port = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), port };
}

async function writeUntilKilled(kind: 'server' | 'PostgreSQL' | 'both'): Promise<void> {
  const admin = await signIn();
  if (contract === 0) {
    const { body } = await admin.get('courses?courseStatus=2&resourcesPerPage=100');
    const { id } = body.data.find((course: { total_students: number }) => course.total_students > 1);
    const whole = await admin.get(`courses?courseId=${id}`);
    contract = id;
    students = whole.body.data[0].student_has_course.map((one: { student_id: number }) => one.student_id);
  }
  const writing = Array.from({ length: writers }, (_, place) => writeOn(admin, place));
  await pause(20 + Math.random() * 1000);
  const { pid } = postmaster();
  if (kind !== 'PostgreSQL') server.child.kill('SIGKILL');
  if (kind !== 'server') process.kill(pid, 'SIGKILL');
  await Promise.all(writing);
  server.child.kill('SIGTERM');
  await server.ended;
}

/** Sends one write after another, until one fails. */
async function writeOn(admin: Sender, place: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const write: Write = {
      kind: (place + turn) % 3 === 0 ? 'file' : 'lesson',
      key: randomUUID(),
      isAcknowledged: false,
    };
    writes.push(write);
    // The connection breaks when the server is killed.
    const answer = await send(admin, write).catch((error) => {
      if (error instanceof TypeError) return null;
      throw error;
    });
    write.isAcknowledged = answer?.status === 200;
    if (!write.isAcknowledged) return;
  }
}

/** Sends a write. Its idempotency key is also stored in the record, so that the record can be found. */
async function send(admin: Sender, write: Write): Promise<Answer> {
  const headers = { 'Idempotency-Key': write.key };
  const form = new FormData();
  form.set('file', new Blob([`%PDF-1.4 ${write.key}`]), `${write.key}.pdf`);
  form.set('ref_type', 'undefined');
  const lesson = {
    courses_id: contract,
    date_class: localDay(new Date()),
    absent_student_ids: students,
    total_hours: 60,
  };
  const answer = await (write.kind === 'file'
    ? admin.send('POST', 'files', { body: form, headers })
    : admin.send('POST', 'attendance', { body: lesson, headers }));
  if (answer.status === 200 || answer.status === 503) return answer;
  throw new Error(`${write.kind} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Compares the database with the acknowledged writes, then repeats the others and compares again. */
async function compare(): Promise<void> {
  const url = new URL(`postgres://portal@127.0.0.1:${postmaster().port}/postgres`);
  url.password = readFileSync(join(data, 'portal-password'), 'utf8').trim();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await count(client);
  const admin = await signIn();
  for (const write of writes.filter(({ isAcknowledged }) => !isAcknowledged)) {
    repeated += 1;
    await repeated503(() => send(admin, write));
    write.isAcknowledged = true;
  }
  await count(client);
  await client.end();
}

async function count(client: pg.Client): Promise<void> {
  const ask = async <Row>(text: string, parameters: unknown[] = []) =>
    (await client.query(text, parameters)).rows as Row[];
  const stored = new Map(
    (
      await ask<{ key: string; id: number; is_answered: boolean }>(
        `select key, (answer -> 'data' ->> 'id')::int id, answer is not null is_answered from keyed_writes`,
      )
    ).map((row) => [row.key, row]),
  );
  tally['rows without an answer'] += [...stored.values()].filter(({ is_answered }) => !is_answered).length;
  const lessons = await ask<{ id: string; absent: number }>(
    `select id, (select count(*)::int from absences where lesson_id = lessons.id) absent
     from lessons where contract_id = $1 and id > (select max(id) from lessons where contract_id <> $1)`,
    [contract],
  );
  tally.half += lessons.filter(({ absent }) => absent !== students.length).length;
  const lessonIds = new Set(lessons.map(({ id }) => Number(id)));
  const files = await ask<{ name: string; content_key: string }>(
    "select name, content_key from files where content_key not like 'sample:%'",
  );
  const known = new Set(contents());
  tally['files without content'] += files.filter(({ name, content_key: key }) => {
    const path = join(folder, 'files', key.slice(0, 2), key);
    return !known.has(key) || readFileSync(path, 'utf8') !== `%PDF-1.4 ${name.replace('.pdf', '')}`;
  }).length;
  const fileNames = files.map(({ name }) => name);
  tally.doubled += fileNames.length - new Set(fileNames).size;
  for (const { kind, key, isAcknowledged } of writes) {
    const row = stored.get(key);
    const isThere =
      kind === 'file' ? fileNames.includes(`${key}.pdf`) : row !== undefined && lessonIds.has(row.id);
    if (isAcknowledged && !isThere) tally.lost += 1;
    if ((row !== undefined) !== isThere) tally.half += 1;
  }
  const keyedLessons = writes.filter(({ kind, key }) => kind === 'lesson' && stored.has(key)).length;
  tally.doubled += lessonIds.size - keyedLessons;
}

/** Returns the keys of the stored contents. */
function contents(): string[] {
  const stored = join(folder, 'files');
  if (!existsSync(stored)) return [];
  return globSync('*/*', { cwd: stored })
    .map((path) => path.split('/')[1] ?? '')
    .filter((name) => !name.endsWith('.part'));
}
