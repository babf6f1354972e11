import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent, request as asHttp, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { addressOf, dataFolder, exitOf, linesOf, refusalOf, runCommand, serve } from './testing/commands.ts';
import { createDatabase, dropDatabase } from './testing/createDatabase.ts';
import { sampleOrganisation } from './testing/organisations.ts';
import { testSecret } from './testing/sampleSecrets.ts';
import { sendersTo } from './testing/senders.ts';

it('starts on an empty folder, refuses a second start there with the process that holds it, and ends cleanly', async () => {
  const folder = dataFolder();
  const env = { DATA_DIR: folder, ADMIN_EMAIL: 'direction@ecole.example' };
  const first = serve(env);
  const [said = '', link = ''] = await linesOf(first, 2);
  const address = said.replace('The portal is at ', '');
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  const file = join(folder, 'first-administrator-link');
  expect(link).toBe(`The first administrator sets a password by the link in ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const written = readFileSync(file, 'utf8').trim();
  expect(written.replace(address, '')).toMatch(/^\/#\/invite\/[\w-]+$/);
  const hash = written.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${hash}`)).json()).toEqual({ usable: true });

  // A command beside the running server creates a link for a person who cannot get mail.
  const beside = await runCommand(['password-link', 'Direction@ecole.example'], {
    ...env,
    PUBLIC_URL: 'https://portail.example',
  });
  expect(beside.said).toMatch(/^https:\/\/portail\.example\/#\/invite\/[\w-]+$/);
  const secret = beside.said.split('/').at(-1);
  expect(await (await fetch(`${address}/api/setPassword/${secret}`)).json()).toEqual({ usable: true });
  expect(await runCommand(['mails'], env)).toEqual({ code: 0, said: '' });
  expect(await runCommand(['password-link', 'personne@ecole.example'], env)).toEqual({
    code: 1,
    said: 'Nobody has the address personne@ecole.example',
  });

  // Setting the first password deletes the file.
  const setting = await fetch(`${address}/api/auth/setPassword`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ hash: secret, password: 'une longue phrase' }),
  });
  expect([setting.status, existsSync(file)]).toEqual([200, false]);

  const data = join(folder, 'postgres');
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  expect(await refusalOf(env)).toEqual({ code: 1, said: `The data in ${data} are in use by process ${pid}` });

  const ended = exitOf(first);
  first.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('refuses a database of a newer version, and an empty one without an administrator, with a sentence', async () => {
  const postgres = inject('postgres');
  const url = await createDatabase(postgres, 'serve_newer', 'no_samples');
  onTestFinished(() => dropDatabase(postgres, 'serve_newer'));
  const env = { DATA_DIR: dataFolder(), DATABASE_URL: url };
  expect(await refusalOf(env)).toEqual({
    code: 1,
    said: 'The database has no users yet: set ADMIN_EMAIL to the address of the first administrator',
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into migrations (number, name) values (99, '0099-later.sql')");
  await client.end();
  expect(await refusalOf(env)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The database has version 99, this server knows \d+: start the newer server$/,
    ),
  });
});

it('loses no request when a new process takes over from an old one', async () => {
  const { url, config } = await sampleOrganisation();
  const env = {
    DATABASE_URL: url,
    DATA_DIR: config.DATA_DIR,
    TOKEN_SECRET: testSecret,
    DRAIN_SECONDS: '1',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portail@ecole.example',
  };
  const old = serve(env);
  const proxy = await balance([await addressOf(old)]);
  const { signIn } = sendersTo(proxy.address);
  const admin = await signIn();
  const answers: number[] = [];
  let isDeployed = false;
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    for (let turn = 0; !isDeployed || turn === 0; turn += 1) {
      const name = `Langue ${caller}-${turn}`;
      const headers = { 'Idempotency-Key': `${caller}-${turn}` };
      answers.push((await admin.send('POST', 'languages/create', { body: { name }, headers })).status);
      answers.push((await admin.get('courses?resourcesPerPage=10')).status);
    }
  });
  const next = serve(env);
  await proxy.add(await addressOf(next));
  const ended = exitOf(old);
  old.kill('SIGTERM');
  expect(await ended).toBe(0);
  const before = answers.length;
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(before + 50);
  isDeployed = true;
  await Promise.all(callers);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect((await admin.get('mails')).body.is_sending_on).toBe(true);
  const { body } = await admin.get('languages?resourcesPerPage=1000');
  const added = body.data.filter(({ name }: { name: string }) => name.startsWith('Langue '));
  expect(added).toHaveLength(answers.length / 2);
});

/** Starts a proxy that sends each request to a server that reports itself ready, like a load balancer. */
async function balance(addresses: string[]) {
  const ready = new Set(addresses);
  const check = async (address: string) => {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(address);
    else ready.delete(address);
  };
  const checks = setInterval(() => void Promise.all(addresses.map(check)), 100);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const [address = ''] = ready;
    const forwarded = asHttp(
      `${address}${request.url}`,
      { method: request.method, headers: request.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    clearInterval(checks);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async add(address: string) {
      addresses.push(address);
      await check(address);
    },
  };
}

it('is backed up while it runs, and restored into a new folder, but not over records', async () => {
  const folder = dataFolder();
  const env = { DATA_DIR: folder, ADMIN_EMAIL: 'direction@ecole.example' };
  await linesOf(serve(env), 2);
  const file = join(folder, 'backup.tar.gz');
  const { said } = await runCommand(['backup', file], env);
  expect(said).toMatch(/^Written: \d+ rows of \d+ tables and 3 files$/);
  const copy = { DATA_DIR: dataFolder(), REPLACED_DATA_DIR: folder };
  const restored = await runCommand(['restore', file, '--copy'], copy);
  expect(restored.said.split('\n')[0]).toBe(said.replace('Written', 'Restored'));
  expect(await runCommand(['restore', file, '--copy'], copy)).toEqual({
    code: 1,
    said: 'The database holds records already: restore into an empty one',
  });
});
