import { Writable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { accounts, samplePassword } from '../../samples/index.ts';
import { createServer } from '../createServer.ts';
import { connect } from '../database/connect.ts';
import type { Contents } from '../files/Contents.ts';
import { loggable } from '../logs/loggable.ts';
import { logRequests } from '../logs/logRequests.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { addHealth } from './health.ts';
import { measure, serveMetrics } from './metrics.ts';

const contents: Contents = {
  place: 'the folder files',
  keep: async () => 'key',
  put: async () => undefined,
  remove: async () => undefined,
  list: async () => [],
  setAside: async () => undefined,
  listAside: async () => [],
  bringBack: async () => undefined,
  removeAside: async () => undefined,
  office: async () => null,
  setOffice: async (id) => id,
  read: () => Promise.reject(new Error('no content')),
  stream: () => Promise.reject(new Error('no content')),
};

/** A server with its log and its metrics. */
async function observedServer(url: string) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const db = connect({ url });
  const app = await createServer({
    db,
    contents,
    secret: 'a secret that is long enough for tests',
    isForTests: true,
    maxWait: 1000,
    logger: { level: 'info', stream },
  });
  const health = addHealth(app, db);
  logRequests(app);
  const registry = measure(app);
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, db, health, registry, lines };
}

const signIn = { email: accounts.admin.email, password: samplePassword };

it('logs each request with the id of its answer, and nothing of what people send, search or hold', async () => {
  const { app, lines } = await observedServer(await sampleDatabase());
  const { body, headers } = await app.inject({ method: 'POST', url: '/api/login', payload: signIn });
  const token: string = JSON.parse(body).auth.access_token;
  const authorization = `Bearer ${token}`;
  await app.inject({ url: '/api/courses?courseName=Beausoleil', headers: { authorization } });
  await app.inject({ url: '/api/setPassword/a-secret-of-a-link' });
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged[0]).toMatchObject({
    reqId: headers['x-request-id'],
    method: 'POST',
    route: '/api/login',
    status: 200,
    milliseconds: expect.any(Number),
  });
  const { id } = JSON.parse(body).user;
  expect(logged.map(({ route, status, user }) => [route, status, user])).toEqual([
    ['/api/login', 200, undefined],
    ['/api/courses', 200, id],
    ['/api/setPassword/:hash', 200, undefined],
  ]);
  for (const secret of [signIn.email, signIn.password, token, 'Beausoleil', 'a-secret-of-a-link']) {
    expect(lines.join('\n')).not.toContain(secret);
  }
});

it('logs where an error came from, without the values that PostgreSQL quotes', async () => {
  const { app, db, lines } = await observedServer(await sampleDatabase());
  const said = vi.spyOn(console, 'error');
  const { body } = await app.inject({ method: 'POST', url: '/api/login', payload: signIn });
  const authorization = `Bearer ${JSON.parse(body).auth.access_token}`;
  // Renamed back, because other tests use the same database.
  await db.schema.alterTable('absences').renameTo('hidden').execute();
  const { statusCode, headers } = await app.inject({
    url: '/api/attendance?courseId=1',
    headers: { authorization },
  });
  await db.schema.alterTable('hidden').renameTo('absences').execute();
  expect(statusCode).toBe(500);
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'failed');
  expect(failure).toMatchObject({
    reqId: headers['x-request-id'],
    route: '/api/attendance',
    error: 'error',
    state: '42P01',
  });
  expect(failure.stack.join()).toContain('server/src/features/lists.ts');
  expect(JSON.stringify(failure)).not.toContain('does not exist');
  expect(said).not.toHaveBeenCalled();
});

it.each([
  ['a bad address: ines.fortin@client.example is not known', 'a bad address: [address] is not known'],
  ['no link qT5vB2mK8xC1zR7dp2wdqT5vB2mK8xC1', 'no link [secret]'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', 'Bearer [secret]'],
  ['connection to 127.0.0.1 refused', 'connection to 127.0.0.1 refused'],
])('logs the reason of an error without addresses and secrets: %s', (message, reason) => {
  expect(loggable(new Error(message))).toMatchObject({ error: 'Error', reason });
});

it('is ready while the database answers, and until it is about to end', async () => {
  const url = new URL(await sampleDatabase());
  const { app, health } = await observedServer(url.href);
  const statusOf = async (server: typeof app) => {
    const { statusCode, body } = await server.inject({ url: '/readyz' });
    return [statusCode, JSON.parse(body)];
  };
  expect(await statusOf(app)).toEqual([200, { status: 'ok' }]);
  health.end();
  expect(await statusOf(app)).toEqual([503, { status: 'ending' }]);
  url.port = '1';
  const cut = await observedServer(url.href);
  expect(await statusOf(cut.app)).toEqual([503, { status: 'no database' }]);
  expect((await cut.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

it('counts requests by route on a port of its own', async () => {
  const { app, registry } = await observedServer(await sampleDatabase());
  await app.inject({ method: 'POST', url: '/api/login', payload: signIn });
  await app.inject({ url: '/api/setPassword/a-secret-of-a-link' });
  const { stop, port } = await serveMetrics(registry, { port: 0, host: '127.0.0.1' });
  onTestFinished(stop);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/login",status="200"} 1',
  );
  expect(text).toContain('route="/api/setPassword/:hash"');
  expect(text).not.toContain('a-secret-of-a-link');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
});
