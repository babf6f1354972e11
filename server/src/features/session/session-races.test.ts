import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const { company, teacher } = accounts;
const teacherUser = 4;

const signIn = ({ anonymous }: StartedServer) =>
  anonymous.send('POST', 'login', { body: { email: teacher.email, password: samplePassword } });

describe('a private link', () => {
  it.each([
    ['revoke', 'revoked'],
    ['renew', 'replaced'],
  ])('that is opened during a %s opens no session', async (step, reason) => {
    const server = await startServer();
    const admin = await server.signIn();
    const open = () =>
      server.anonymous.send('POST', 'company/login', { body: { token_login: company.token } });
    await open();
    const path = `links?kind=company&search=${encodeURIComponent(company.name)}`;
    const [link] = (await admin.get(path)).body.data;
    const holder = await server.db.startTransaction().execute();
    await sql`select from private_links where company_id = ${link.id} for update`.execute(holder);
    const headers = { 'If-Match': link.etag };
    // At this point the request has ended the sessions and waits for the row of the link.
    const change = admin.send('PUT', `links/company/${link.id}/${step}`, { headers });
    await untilLocked(server);
    const opening = open();
    await untilLocked(server, 2);
    await holder.rollback().execute();
    expect((await change).status).toBe(200);
    expect((await opening).body).toEqual({ error: true, message: 'Invalid token', reason });
    const live = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('company_id', '=', link.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  });
});

describe('a sign-in', () => {
  it('with the old password during its change opens no session (DECISION-43)', async () => {
    const server = await startServer();
    const { body } = await signIn(server);
    await signIn(server);
    const holder = await server.db.startTransaction().execute();
    await sql`select from sessions where user_id = ${teacherUser} for update`.execute(holder);
    // At this point the request has changed the password and waits for the other session, which it will end.
    const change = server.bearing(body.auth.access_token).send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'une longue phrase',
        confirm_password: 'une longue phrase',
      },
    });
    await untilLocked(server);
    const late = signIn(server);
    await untilLocked(server, 2);
    await holder.rollback().execute();
    expect((await change).status).toBe(200);
    expect(await late).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  });

  it('of a person who is archived meanwhile opens no session', async () => {
    const server = await startServer();
    const archiving = await server.db.startTransaction().execute();
    await archiving.updateTable('users').set({ status: 0 }).where('id', '=', teacherUser).execute();
    const late = signIn(server);
    await untilLocked(server);
    await archiving.commit().execute();
    expect(await late).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  });

  it('does not wait for an expired session that somebody else changes', async () => {
    const server = await startServer();
    await signIn(server);
    const yesterday = new Date(testMoment.getTime() - 24 * 3_600_000).toISOString();
    const holder = await server.db.startTransaction().execute();
    await server.db.updateTable('sessions').set({ expires_at: yesterday }).execute();
    await sql`select from sessions for update`.execute(holder);
    const { status } = await signIn(server);
    await holder.rollback().execute();
    expect(status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is answered before the address is looked up, and mailed before the server ends (API-008)', async () => {
    const server = await startServer({ isForTests: false });
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = ${teacherUser} for update`.execute(holder);
    const ask = (email: string) => server.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const [known, unknown] = [await ask(teacher.email), await ask('personne@passerelle.example')];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect(await server.outbox()).toEqual([]);
    const ending = server.close();
    await untilLocked(server);
    await holder.rollback().execute();
    await ending;
    expect((await server.outbox()).map(({ to }) => to)).toEqual([teacher.email]);
  });

  it('that is asked for twice at once is mailed once, and its link works (DECISION-67)', async () => {
    const server = await startServer();
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = ${teacherUser} for update`.execute(holder);
    const ask = () => server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    const asked = [ask(), ask()];
    await untilLocked(server, 2);
    await holder.rollback().execute();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const links = (await server.outbox()).map(({ to, link }) => [to, link?.split('/').at(-1)]);
    const usable = await Promise.all(
      links.map(async ([to, hash]) => [to, (await server.anonymous.get(`setPassword/${hash}`)).body]),
    );
    expect(usable).toEqual([[teacher.email, { usable: true }]]);
  });

  it('of a person who is archived meanwhile is not mailed', async () => {
    const server = await startServer();
    const archiving = await server.db.startTransaction().execute();
    await archiving.updateTable('users').set({ status: 0 }).where('id', '=', teacherUser).execute();
    const asked = server.anonymous.send('POST', 'forgotPassword', { body: { email: teacher.email } });
    await untilLocked(server);
    await archiving.commit().execute();
    expect((await asked).status).toBe(200);
    expect(await server.outbox()).toEqual([]);
  });
});
