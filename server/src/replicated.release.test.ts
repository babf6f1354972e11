import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../samples/index.ts';
import { readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { doctor } from './operate/doctor.ts';
import { addHealth } from './operate/health.ts';
import { runCommand, serve } from './testing/commands.ts';
import { temporaryFolder } from './testing/organisations.ts';
import { sampleDatabase } from './testing/sampleDatabase.ts';
import { type Replica, startReplicated } from './testing/startReplicated.ts';
import { type Sender, startServer } from './testing/startServer.ts';

const create = (admin: Sender, name: string) => admin.send('POST', 'languages/create', { body: { name } });

/** Signs an administrator in on the server that accepts writes. Returns the token. */
async function tokenFrom({ url }: Replica): Promise<string> {
  const { anonymous } = await startServer({ database: url });
  const body = { email: accounts.admin.email, password: samplePassword };
  return (await anonymous.send('POST', 'login', { body })).body.auth.access_token;
}

/** Waits until the session of a token has reached the standby. */
async function untilCopied(ask: () => Promise<{ status: number }>): Promise<void> {
  while ((await ask()).status === 401);
}

async function readyz(url: string) {
  const db = connect({ url });
  const app = fastify();
  addHealth(app, db);
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body).status];
  };
}

it('a standby is read, refuses writes for now, and takes them once it is the leader', async () => {
  const { leader, standby } = await startReplicated();
  const token = await tokenFrom(leader);
  const { bearing, anonymous } = await startServer({ database: standby.url });
  const ready = await readyz(standby.url);
  const admin = bearing(token);
  await untilCopied(() => admin.get('languages'));
  expect((await admin.get('languages')).status).toBe(200);
  const refused = await create(admin, 'Innu');
  expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  // The promise also holds for writes outside a transaction.
  const body = { email: accounts.admin.email, password: samplePassword };
  expect((await anonymous.send('POST', 'login', { body })).status).toBe(503);
  expect(await ready()).toEqual([503, 'read only']);

  const config = readConfig({ DATABASE_URL: standby.url, DATA_DIR: temporaryFolder(), SITE_DIR: 'none' });
  const { lines, isRefused } = await doctor(config);
  const place = lines.indexOf(
    'wrong database  the database is read only: it is a standby, or accepts no writes now',
  );
  expect([isRefused, lines[place + 1]?.trim()]).toEqual([
    true,
    'let DATABASE_URL lead to the server that accepts writes, or name all servers in it',
  ]);

  await leader.stop();
  await standby.run('select pg_promote()');
  expect((await create(admin, 'Innu')).status).toBe(200);
  expect(await ready()).toEqual([200, 'ok']);
});

it('of several servers the one that accepts writes is used, also after it has changed', async () => {
  const { leader, standby, both } = await startReplicated();
  const { signIn } = await startServer({ database: both });
  const ready = await readyz(both);
  const admin = await signIn();
  expect((await create(admin, 'Innu')).status).toBe(200);
  expect(await ready()).toEqual([200, 'ok']);

  await leader.stop();
  expect((await create(admin, 'Cri')).status).toBe(503);
  expect(await ready()).toEqual([503, 'read only']);

  await standby.run('select pg_promote()');
  expect((await create(admin, 'Cri')).status).toBe(200);
  const { data } = (await admin.get('languages')).body;
  const names = data.map(({ name }: { name: string }) => name);
  expect([names.includes('Innu'), names.filter((name: string) => name === 'Cri').length]).toEqual([true, 1]);
  expect(await ready()).toEqual([200, 'ok']);
});

it('a start waits for a server that accepts writes, and says so once', async () => {
  const { leader, standby } = await startReplicated();
  const child = serve({ DATABASE_URL: standby.url, DATA_DIR: temporaryFolder() });
  let said = '';
  const waits = new Promise<void>((done) => {
    child.stderr?.on('data', (text) => {
      said += text;
      done();
    });
  });
  const started = new Promise<string>((done) => child.stdout?.once('data', (text) => done(String(text))));
  await waits;
  await leader.stop();
  await standby.run('select pg_promote()');
  expect(await started).toMatch(/^The portal is at http/);
  expect(said.trim()).toBe(
    'The start waits, because the database is read only: it is a standby, or accepts no writes now: let DATABASE_URL lead to the server that accepts writes, or name all servers in it',
  );
});

it('a start says in a sentence that the password is wrong, and that another command cannot reach the database', async () => {
  const url = new URL(await sampleDatabase());
  const DATA_DIR = temporaryFolder();
  url.password = 'wrong';
  expect(await runCommand(['start'], { DATABASE_URL: url.href, DATA_DIR })).toEqual({
    code: 1,
    said: 'Stopped, because the database refuses the connection (28P01): correct user, password and database in DATABASE_URL, and pg_hba.conf of PostgreSQL',
  });
  const { code, said } = await runCommand(['migrate'], {
    DATABASE_URL: 'postgres://portal@nowhere.invalid/portal',
    DATA_DIR,
  });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /^Stopped, because the database does not answer \((ENOTFOUND|EAI_AGAIN)\): check DATABASE_URL/,
    ),
  ]);
});
