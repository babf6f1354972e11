import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accounts, samplePassword } from '../../samples/index.ts';
import { answeredTokens } from '../sessions/answeredTokens.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { sealLinks } from '../sessions/sealLinks.ts';
import { sampleDatabase } from '../testing/sampleDatabase.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { type Sender, type StartedServer, startServer } from '../testing/startServer.ts';
import { documentPath } from './readDocument.ts';

const headers = { 'Idempotency-Key': 'once' };
const generate = (admin: Sender) =>
  admin.send('POST', 'companies/auth/generateToken', { body: { id: 2 }, headers });

/** Returns everything that the database stores about keyed writes, as text. */
async function storedIn({ db }: StartedServer): Promise<string> {
  const { rows } = await sql<{ row: string }>`select k::text as row from keyed_writes k`.execute(db);
  return rows.map(({ row }) => row).join('\n');
}

/** Stores the token of the answer unencrypted, as an earlier version did. */
async function storeInClear({ db }: StartedServer, token: string): Promise<void> {
  await sql`update keyed_writes set answer = jsonb_set(answer, '{data,token_login}', to_jsonb(${token}::text))`.execute(
    db,
  );
}

describe('the stored answer of a write with a key', () => {
  it.each([
    ['POST companies/auth/generateToken', accounts.admin.email, { id: 2 }],
    ['POST links/company/2/show', accounts.admin.email, {}, 'POST links/{kind}/{id}/show'],
    ['POST calendar/address', accounts.teacher.email, {}],
    ['POST calendar/address/show', accounts.teacher.email, {}],
    ['POST users/password-link', accounts.admin.email, { id: 17 }],
  ])(
    'of %s opens no link, and a repeated request answers the same',
    async (request, email, body, call = request) => {
      const [method = '', path = ''] = request.split(' ');
      const server = await startServer();
      const person = await server.signIn(email);
      if (path === 'calendar/address/show') await person.send('POST', 'calendar/address');
      const send = () => person.send(method, path, { body, headers });
      const first = await send();
      const token = first.body.data.token_login ?? first.body.data.token;
      expect([first.status, token]).toEqual([200, expect.stringMatching(/^[\w-]{32,}$/)]);
      const stored = await storedIn(server);
      expect(stored).toContain(call);
      expect(stored).not.toContain(token);
      expect(await send()).toMatchObject({ status: 200, body: first.body });
    },
  );

  it('is known to hold a token for each call that answers with one', () => {
    const openapi = parse(readFileSync(documentPath, 'utf8'));
    const resolve = ({ $ref }: { $ref?: string }) =>
      $ref
        ?.split('/')
        .slice(1)
        .reduce((part, step) => part[step], openapi);
    /** Returns the paths of the tokens in an answer with this schema. */
    const tokensIn = (part: object): string[] => {
      const target = resolve(part);
      if (target) return tokensIn(target);
      return Object.entries(part).flatMap(([key, value]) => {
        if (typeof value !== 'object' || value === null || key === 'examples') return [];
        if (key !== 'properties') return tokensIn(value);
        return Object.entries<object>(value).flatMap(([field, schema]) => [
          ...(field.includes('token') || field === 'signing_secret' ? [field] : []),
          ...tokensIn(schema).map((path) => `${field}.${path}`),
        ]);
      });
    };
    interface Described {
      readonly operationId: string;
      readonly 'x-roles': readonly string[];
      readonly 'x-partial-session'?: boolean;
      readonly responses: Readonly<Record<string, object>>;
    }
    const found = Object.entries<Record<string, Described>>(openapi.paths).flatMap(([path, item]) =>
      ['post', 'put', 'patch', 'delete'].flatMap((method) => {
        const call = item[method];
        // The answers of a changed password and of the second step of a sign-in are not stored.
        if (!call || call['x-roles'].includes('anonymous') || call.operationId === 'changePassword')
          return [];
        if (call['x-partial-session']) return [];
        const name = `${method.toUpperCase()} ${path.slice(1)}`;
        return tokensIn(call.responses['200'] ?? {}).map((token) => [name, token]);
      }),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(answeredTokens).map(([call, field]) => [call, `data.${field}`])),
    );
  });

  it('is encrypted anew with a new secret, and answers the same before and after', async () => {
    const database = await sampleDatabase();
    const secret = 'the second secret, which is long enough';
    const first = await generate(await (await startServer({ database })).signIn());
    const rotated = await startServer({ database, secret, oldSecrets: [testSecret] });
    expect((await generate(await rotated.signIn())).body).toEqual(first.body);
    const forgetful = await startServer({ database, secret });
    const admin = await forgetful.signIn();
    expect((await generate(admin)).body.data.token_login).toBeNull();
    expect(await sealLinks(database, new LinkKeys([secret, testSecret]))).toBe(0);
    expect((await generate(admin)).body).toEqual(first.body);
  });

  it('of an earlier version is encrypted at the next start, and answers the same before and after', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const first = await generate(admin);
    const token = first.body.data.token_login;
    await storeInClear(server, token);
    expect((await generate(admin)).body).toEqual(first.body);
    await sealLinks(server.database, new LinkKeys([testSecret]));
    expect(await storedIn(server)).not.toContain(token);
    expect((await generate(admin)).body).toEqual(first.body);
  });
});

describe('the key of a write', () => {
  it('has at most 100 characters', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const send = async (name: string, key: string) => {
      const { status, body } = await admin.send('POST', 'languages/create', {
        body: { name },
        headers: { 'Idempotency-Key': key },
      });
      return status === 200 ? status : [status, body];
    };
    const refusal = {
      message: 'The request was refused',
      code: 'bad-input',
      errors: { 'Idempotency-Key': ['must NOT have more than 100 characters'] },
    };
    expect(await send('Innu', 'k'.repeat(100))).toBe(200);
    const before = await server.state();
    expect(await send('Cri', 'k'.repeat(101))).toEqual([400, refusal]);
    expect(await send('Cri', randomBytes(2000).toString('hex'))).toEqual([400, refusal]);
    expect(await server.state()).toEqual(before);
  });

  it('belongs to the record that the address names', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const newContract = async () =>
      (
        await admin.send('POST', 'courses/create', {
          body: { course: {}, course_details: {}, client_details: {} },
        })
      ).body.data.id;
    const [one, other] = [await newContract(), await newContract()];
    const { data } = (await admin.get('outline-form/course/1')).body;
    const { id: _id, save_date: _date, ...outline } = { ...data, status: 'draft' };
    const create = (id: number) =>
      admin.send('POST', `outline-form/course/${id}`, { body: outline, headers });
    const first = await create(one);
    expect(first.status).toBe(200);
    expect(await create(one)).toMatchObject({ status: 200, body: first.body });
    const refused = await create(other);
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        message: 'Cette clé a déjà servi à une autre demande - The key was used for another request',
        code: 'key-reused',
      },
    ]);
    expect((await admin.get(`outline-form/course/${other}`)).body.data).toBeNull();
  });

  it('repeats a change that names its version: the answer and the ETag of the first, and no 412', async () => {
    const { signIn } = await startServer();
    const admin = await signIn();
    const version = (await admin.get('courses?courseId=1')).headers.get('ETag') ?? '';
    const change = () =>
      admin.send('PATCH', 'courses/update', {
        body: { course: { id: 1 }, course_details: { location: 'Salle 4' } },
        headers: { ...headers, 'If-Match': version },
      });
    const first = await change();
    expect(first.status).toBe(200);
    await admin.send('PATCH', 'courses/update', {
      body: { course: { id: 1 }, course_details: { location: 'Zoom' } },
    });
    const second = await change();
    expect([second.status, second.headers.get('ETag')]).toEqual([200, first.headers.get('ETag')]);
    expect(second.body).toEqual(first.body);
    // The change that someone else has made since then is kept.
    const { body } = await admin.get('courses?courseId=1');
    expect(body.data[0].course_details.location).toBe('Zoom');
  });

  it('belongs to what the query names, and repeats a removal', async () => {
    const { signIn } = await startServer();
    const admin = await signIn();
    const [one, other] = (await admin.get('files?resourcesPerPage=2')).body.data;
    const remove = ({ id }: { id: number }) => admin.send('DELETE', `files?fileId=${id}`, { headers });
    const first = await remove(one);
    expect(first.status).toBe(200);
    expect(await remove(one)).toMatchObject({ status: 200, body: first.body });
    expect(await remove(other)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    expect((await admin.get('files?resourcesPerPage=1')).body.data).toMatchObject([{ id: other.id }]);
  });

  it('of somebody who sets a password by a link answers two requests at the same moment', async () => {
    const { anonymous } = await startServer();
    const set = (password: string) =>
      anonymous.send('POST', `setPassword/${accounts.invited.hash}`, { body: { password }, headers });
    const answers = await Promise.all([set('une longue phrase'), set('une longue phrase')]);
    const done = { status: 200, body: { message: 'Password was set' } };
    expect(answers).toMatchObject([done, done]);
    expect(await set('une autre phrase')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    const signIn = (password: string) =>
      anonymous.send('POST', 'login', { body: { email: accounts.invited.email, password } });
    expect((await signIn('une longue phrase')).status).toBe(200);
    expect((await signIn('une autre phrase')).status).toBe(401);
  });

  it('is stored without anything by which a password could be guessed, also after a new secret', async () => {
    const database = await sampleDatabase();
    const server = await startServer({ database });
    const teacher = await server.signIn(accounts.teacher.email);
    const body = {
      old_password: samplePassword,
      new_password: 'une longue phrase',
      confirm_password: 'une longue phrase',
    };
    const change = (sender: Sender) => sender.send('PUT', 'users/changePassword', { body, headers });
    const first = await change(teacher);
    expect(first.status).toBe(200);
    const guess = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const stored = await server.db.selectFrom('keyed_writes').select(['request', 'answer']).execute();
    const answer = { message: 'Password was changed', opened_session: expect.any(String) };
    expect(stored).toEqual([{ request: expect.any(String), answer }]);
    expect(stored[0]?.request).not.toBe(guess);
    const secret = 'the second secret, which is long enough';
    const rotated = await startServer({ database, secret, oldSecrets: [testSecret] });
    const again = await rotated.signIn(accounts.teacher.email, 'une longue phrase');
    const second = await change(again);
    // The access token is new, signed with the new secret.
    expect(second.body).toEqual({ message: 'Password was changed', auth: expect.any(Object) });
    expect(second.body.auth.refresh_token).not.toBe(first.body.auth.refresh_token);
  });

  it('is known again after an update of the portal, for the same body', async () => {
    const { db, signIn } = await startServer();
    const body = { name: 'Innu' };
    await (await signIn()).send('POST', 'languages/create', { body, headers });
    const stored = await db.selectFrom('keyed_writes').select('request').where('key', '=', 'once').execute();
    expect(stored).toEqual([{ request: createHash('sha256').update(JSON.stringify(body)).digest('hex') }]);
  });
});
