import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { mailEndedKeys } from '../../mail/api-keys/mailEndedKeys.ts';
import { LinkKeys } from '../../sessions/LinkKeys.ts';
import { testSecret } from '../../testing/sampleSecrets.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { warnOfExpiringKeys } from './warnOfExpiringKeys.ts';

const { admin, teacher } = accounts;
const aKey = { name: 'Comptabilité', scopes: ['contracts.read', 'lists.write'], expires_on: '2027-11-20' };

/** A clock that a test moves. */
function clockAt(start = testMoment) {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

/** An active administrator who is not the usual one. */
const otherAdministrator = ({ db }: StartedServer) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'ROLE_ADMIN')
    .where('status', '=', 1)
    .where('password', 'is not', null)
    .where('id', '<>', 1)
    .executeTakeFirstOrThrow();

async function create(sender: Sender, more: object = {}) {
  const { body } = await sender.send('POST', 'apiKeys', { body: { ...aKey, ...more } });
  return body.data;
}

const keyIn = async (sender: Sender, id: number) =>
  (await sender.get('apiKeys')).body.data.find((key: { id: number }) => key.id === id);

describe('a key (DECISION-165)', () => {
  it('is shown once, and stored as a keyed hash', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { token, key } = await create(boss, { name: ' Comptabilité ' });
    expect(token).toMatch(/^portal_[\w-]{32}$/);
    expect(key).toEqual({
      id: expect.any(Number),
      name: 'Comptabilité',
      start: token.slice(0, 11),
      scopes: ['contracts.read', 'lists.write'],
      incomplete_scopes: [],
      expires_on: '2027-11-20',
      created_at: testMoment.toISOString(),
      created_by: { id: 1, name: 'Marie', last_name: 'Bélanger' },
      last_used_at: null,
      ended_at: null,
      ended_by: null,
      end_reason: null,
      etag: '"v1"',
    });
    const { digest } = await server.db.selectFrom('api_keys').select('digest').executeTakeFirstOrThrow();
    expect(new LinkKeys([testSecret]).digestsOf(`api key ${token}`)).toEqual([digest]);
    expect(JSON.stringify((await boss.get('apiKeys')).body)).not.toContain(token);
  });

  it('is the same one after a lost answer, and stored encrypted until then', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const once = { body: aKey, headers: { 'Idempotency-Key': 'once' } };
    const [first, second] = [
      await boss.send('POST', 'apiKeys', once),
      await boss.send('POST', 'apiKeys', once),
    ];
    expect(second.body).toEqual(first.body);
    expect((await boss.get('apiKeys')).body.data).toHaveLength(1);
    const stored = await server.db.selectFrom('keyed_writes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first.body.data.token);
  });

  it('is mailed to all administrators, with the page on which to end it', async () => {
    const server = await startServer();
    const { token } = await create(await server.signIn());
    const mails = await server.outbox();
    const administrators = await server.db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'ROLE_ADMIN')
      .where('status', '=', 1)
      .where('password', 'is not', null)
      .execute();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(administrators.map(({ email }) => email).toSorted());
    const [mail] = mails;
    expect([mail?.subject, mail?.link]).toEqual([
      'Nouvelle clé d’API : Comptabilité - New API key: Comptabilité',
      '/admin/settings/api-keys',
    ]);
    expect(JSON.stringify(mails)).not.toContain(token);
  });

  it.each([
    ['2026-11-19', 400],
    ['2026-11-20', 200],
    ['2028-11-20', 200],
    ['2028-11-21', 400],
  ])('whose last day is %s is answered with %i', async (expires_on, status) => {
    const boss = await (await startServer()).signIn();
    expect((await boss.send('POST', 'apiKeys', { body: { ...aKey, expires_on } })).status).toBe(status);
  });

  it('is made by administrators only', async () => {
    const server = await startServer();
    const taught = await server.signIn(teacher.email);
    expect((await taught.send('POST', 'apiKeys', { body: aKey })).status).toBe(403);
    expect((await taught.get('apiKeys')).status).toBe(403);
  });
});

describe('a program with a key (DECISION-166)', () => {
  it('makes the calls of its scopes as an administrator, and no others', async () => {
    const server = await startServer();
    const { token } = await create(await server.signIn());
    const program = server.bearing(token);
    const courses = await program.get('courses');
    expect([courses.status, courses.body.total]).toEqual([
      200,
      (await (await server.signIn()).get('courses')).body.total,
    ]);
    const refused = await program.get('student');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Cette clé ne donne pas accès à cet appel - This key does not give access to this call',
    ]);
    const closed = await program.send('POST', 'apiKeys', { body: aKey });
    expect([closed.status, closed.body.message]).toEqual([
      403,
      'Aucune clé ne donne accès à cet appel - No key gives access to this call',
    ]);
    expect((await program.get('presence/courses/1')).status).toBe(403);
  });

  it('is not covered for a call that its scope has got since', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { token, key } = await create(boss, { scopes: ['lists.read'] });
    const { calls } = await server.db.selectFrom('api_keys').select('calls').executeTakeFirstOrThrow();
    // As if listLanguages had been added to the API description after the key.
    const before = calls.filter((call) => call !== 'listLanguages');
    await server.db.updateTable('api_keys').set({ calls: before }).execute();
    expect((await server.bearing(token).get('languages')).status).toBe(403);
    expect((await server.bearing(token).get('courses/status')).status).toBe(200);
    expect((await keyIn(boss, key.id)).incomplete_scopes).toEqual(['lists.read']);
  });

  it('is named in the history, in place of the person', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { token, key } = await create(boss, { scopes: ['contracts.read', 'contracts.write'] });
    const program = server.bearing(token);
    const { body } = await program.get('courses?resourcesPerPage=1');
    const [{ id }] = body.data;
    const changed = await program.send('PATCH', 'courses/update', {
      body: { course: { id }, client_details: { contact_person: 'Anne' } },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await boss.send('PUT', `apiKeys/${key.id}`, { body: { name: 'Paie' } });
    const history = (await boss.get(`history?subject=contract&id=${id}`)).body;
    expect(history.data[0]).toMatchObject({
      who: { kind: 'key', id: key.id, name: 'Paie', last_name: null },
      changes: [{ field: 'contact_person', after: 'Anne' }],
    });
    const ofMaker = (await boss.get(`history?subject=contract&id=${id}&userId=1`)).body;
    expect(ofMaker.data.map((entry: { id: number }) => entry.id)).not.toContain(history.data[0].id);
  });

  it('shares no Idempotency-Key with its creator or with another key', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const [one, other] = [await create(boss), await create(boss)];
    const ids: number[] = [];
    for (const sender of [boss, server.bearing(one.token), server.bearing(other.token)]) {
      const write = { body: { name: `Innu ${ids.length}` }, headers: { 'Idempotency-Key': 'same' } };
      ids.push((await sender.send('POST', 'languages/create', write)).body.data.id);
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('says when it called last, to the minute', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    const boss = await server.signIn();
    const { token, key } = await create(boss);
    const program = server.bearing(token);
    await program.get('student');
    expect((await keyIn(boss, key.id)).last_used_at).toBeNull();
    const uses: string[] = [];
    for (const wait of [0, 59_000, 1000]) {
      pass(wait);
      await program.get('courses');
      uses.push((await keyIn(boss, key.id)).last_used_at);
    }
    expect(uses).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:01:00.000Z',
    ]);
    expect((await keyIn(boss, key.id)).etag).toBe('"v1"');
  });
});

describe('the end of a key (DECISION-167)', () => {
  it('comes after its last day, on the clock of the organization', async () => {
    const { now, pass } = clockAt();
    const server = await startServer({ now });
    await server.db.updateTable('organisation').set({ time_zone: 'America/Toronto' }).execute();
    const { token } = await create(await server.signIn(), { expires_on: '2026-11-20' });
    const program = server.bearing(token);
    // 23:59 in Toronto, then midnight.
    pass((16 * 60 + 59) * 60_000);
    expect((await program.get('courses')).status).toBe(200);
    pass(60_000);
    expect((await program.get('courses')).status).toBe(401);
  });

  it('is mailed to the administrators two weeks before, once over all processes', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const names: Record<string, string> = { Bientôt: '2026-12-04', 'Plus tard': '2026-12-05' };
    for (const [name, expires_on] of Object.entries(names)) await create(boss, { name, expires_on });
    const { key } = await create(boss, { name: 'Terminée', expires_on: '2026-12-01' });
    await boss.send('DELETE', `apiKeys/${key.id}`);
    const before = (await server.outbox()).length;
    const sent = await Promise.all([1, 2].map(() => warnOfExpiringKeys(server.db, testMoment)));
    expect(sent.toSorted()).toEqual([0, 1]);
    const mails = (await server.outbox()).slice(0, -before);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Clé d’API bientôt expirée : Bientôt - API key expires soon: Bientôt']),
    );
  });

  it('comes at once when somebody ends it, and is answered alike the second time', async () => {
    const server = await startServer();
    const boss = await server.signIn();
    const { token, key } = await create(boss);
    expect((await server.bearing(token).get('courses')).status).toBe(200);
    const ended = await boss.send('DELETE', `apiKeys/${key.id}`);
    expect([ended.status, ended.body.data.ended_by.id, ended.body.data.end_reason]).toEqual([
      200,
      1,
      'by-hand',
    ]);
    expect((await server.bearing(token).get('courses')).status).toBe(401);
    expect((await boss.send('DELETE', `apiKeys/${key.id}`)).body.data).toEqual(ended.body.data);
  });

  it.each([
    ['archived', { status: 0 }, 'was archived'],
    ['demoted', { role: 'ROLE_TEACHER' }, 'is no longer an administrator'],
  ])(
    'comes with the access of its creator who is %s, for good, and is mailed to the others',
    async (end_reason, change, words) => {
      const server = await startServer();
      const boss = await server.signIn();
      const other = await otherAdministrator(server);
      const { token, key } = await create(await server.signIn(other.email));
      expect((await server.bearing(token).get('courses')).status).toBe(200);
      await boss.send('PUT', 'users/update', { body: { id: other.id, ...change } });
      expect((await server.bearing(token).get('courses')).status).toBe(401);
      await boss.send('PUT', 'users/update', { body: { id: other.id, status: 1, role: 'ROLE_ADMIN' } });
      expect((await server.bearing(token).get('courses')).status).toBe(401);
      expect(await keyIn(boss, key.id)).toMatchObject({
        ended_at: expect.any(String),
        ended_by: null,
        end_reason,
      });
      const mails = (await server.outbox()).filter(({ subject }) => subject.startsWith('Clé d’API terminée'));
      expect(mails.map(({ to }) => to)).toContain(admin.email);
      expect(mails.map(({ to }) => to)).not.toContain(other.email);
      expect(mails[0]).toMatchObject({
        subject: 'Clé d’API terminée : Comptabilité - API key ended: Comptabilité',
        link: '/admin/settings/api-keys',
        text: expect.stringContaining(words),
      });
      // The regular check of each process finds nothing more to mail.
      expect(await server.db.transaction().execute((trx) => mailEndedKeys(trx, testMoment))).toBe(0);
    },
  );

  it('by a command of the server is mailed by the regular check, once, unless the key had expired', async () => {
    const server = await startServer();
    const other = await otherAdministrator(server);
    const creator = await server.signIn(other.email);
    for (const [name, expires_on] of [
      ['Paie', '2026-12-01'],
      ['Expirée', '2026-11-20'],
    ])
      await create(creator, { name, expires_on });
    await server.db.updateTable('users').set({ status: 0 }).where('id', '=', other.id).execute();
    const tomorrow = new Date(testMoment.getTime() + 36 * 3_600_000);
    const counts = await Promise.all(
      [1, 2].map(() => server.db.transaction().execute((trx) => mailEndedKeys(trx, tomorrow))),
    );
    expect(counts.toSorted()).toEqual([0, 1]);
    const mails = (await server.outbox()).filter(({ subject }) => subject.startsWith('Clé d’API terminée'));
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Clé d’API terminée : Paie - API key ended: Paie']),
    );
  });

  it('does not come with a new secret, as long as the earlier one is known until its next call', async () => {
    const server = await startServer();
    const { token } = await create(await server.signIn());
    const newer = 'another secret of more than thirty-two characters';
    const { database } = server;
    const restarted = await startServer({ database, secret: newer, oldSecrets: [testSecret] });
    expect((await restarted.bearing(token).get('courses')).status).toBe(200);
    const later = await startServer({ database, secret: newer });
    expect((await later.bearing(token).get('courses')).status).toBe(200);
    expect((await server.bearing(token).get('courses')).status).toBe(401);
  });

  it('is not the end of another key, nor of a text that resembles one', async () => {
    const server = await startServer();
    const { token } = await create(await server.signIn());
    for (const wrong of [`${token}x`, token.slice(0, -1), token.toUpperCase(), `portal_${'A'.repeat(32)}`])
      expect((await server.bearing(wrong).get('courses')).status).toBe(401);
    expect((await server.bearing(token).get('courses')).status).toBe(200);
  });
});

it('of two administrators who rename one key at the same moment, one is told (DECISION-37)', async () => {
  const one = await startServer();
  const other = await startServer({ database: one.database });
  const senders = [await one.signIn(admin.email), await other.signIn(admin.email)];
  const { key } = await create(senders[0] as Sender);
  const renames = senders.map((sender, place) =>
    sender.send('PUT', `apiKeys/${key.id}`, {
      body: { name: `Paie ${place}` },
      headers: { 'If-Match': key.etag },
    }),
  );
  expect((await Promise.all(renames)).map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
