import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { RefusedSignIns } from '../../sessions/RefusedSignIns.ts';
import { countTrips } from '../../testing/countTrips.ts';
import { sampleDatabase } from '../../testing/sampleDatabase.ts';
import { testSecret } from '../../testing/sampleSecrets.ts';
import { type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';

/** Signs in and returns the tokens. */
async function signedIn(
  { anonymous }: StartedServer,
  email: string = accounts.admin.email,
  password = samplePassword,
): Promise<{ access_token: string; refresh_token: string }> {
  const { body } = await anonymous.send('POST', 'login', { body: { email, password } });
  return body.auth;
}

describe('signing in', () => {
  it('answers with the tokens and who it is (API-004)', async () => {
    const { anonymous } = await startServer();
    const { email } = accounts.admin;
    const { status, body } = await anonymous.send('POST', 'login', {
      body: { email: email.toUpperCase(), password: samplePassword, username: email },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({ id: 1, name: 'Marie', last_name: 'Bélanger', role: 'ROLE_ADMIN' });
    expect(decodeJwt(body.auth.access_token)).toMatchObject({
      sub: '1',
      role: 'ROLE_ADMIN',
      name: 'Marie',
      exp: testMoment.getTime() / 1000 + 900,
    });
  });

  it.each([
    ['a wrong password', accounts.admin.email, 'nimportequoi'],
    ['an unknown address', 'personne@passerelle.example', samplePassword],
    ['an archived person', 'susan.whitfield@passerelle.example', samplePassword],
    ['an invited person without a password yet', accounts.invited.email, samplePassword],
  ])('refuses %s with the same 401', async (_case, email, password) => {
    const { anonymous } = await startServer();
    const { status, body } = await anonymous.send('POST', 'login', { body: { email, password } });
    expect([status, body.message]).toEqual([401, 'Invalid credentials']);
  });

  it('works beside the token of a session that has ended', async () => {
    const server = await startServer();
    const { status } = await server.bearing('stale').send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    expect(status).toBe(200);
  });
});

describe('the tokens', () => {
  it('are renewed, with who it is (API-009)', async () => {
    const server = await startServer();
    const signedIn = await server.anonymous.send('POST', 'login', {
      body: { email: accounts.teacher.email, password: samplePassword },
    });
    const { body } = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: signedIn.body.auth.refresh_token },
    });
    expect(body.user).toMatchObject({ name: 'Léa', last_name: 'Villeneuve', role: 'ROLE_TEACHER' });
    expect(body.token.access_token).not.toBe(signedIn.body.auth.access_token);
    expect((await server.bearing(body.token.access_token).get('courses')).status).toBe(200);
  });

  it('stop counting when they expire, and the refresh token then still renews', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now, accessSeconds: 60 });
    const { body } = await server.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const sender = server.bearing(body.auth.access_token);
    expect((await sender.get('courses/types')).status).toBe(200);
    now = new Date(testMoment.getTime() + 61_000);
    expect((await sender.get('courses/types')).status).toBe(401);
    const renewed = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: body.auth.refresh_token },
    });
    expect(renewed.status).toBe(200);
  });

  it('renew once: a moment later again for an answer that was lost, not for long', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const { body } = await server.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const renew = async () =>
      (
        await server.anonymous.send('POST', 'auth/checkToken', {
          body: { refresh_token: body.auth.refresh_token },
        })
      ).status;
    expect([await renew(), await renew()]).toEqual([200, 200]);
    now = new Date(testMoment.getTime() + 11_000);
    expect(await renew()).toBe(401);
  });

  /** Renews a session with a refresh token. Returns the new tokens, or the status of the refusal. */
  const renewal = (server: StartedServer) => async (refreshToken: string) => {
    const { status, body } = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: refreshToken },
    });
    return status === 200 ? (body.token as { access_token: string; refresh_token: string }) : status;
  };

  it('of a whole session end when a used one comes again after its leeway (DECISION-43)', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const renew = renewal(server);
    const stolen = (await signedIn(server)).refresh_token;
    const mine = await renew(stolen);
    if (typeof mine === 'number') throw new Error('the first renewal was refused');
    now = new Date(testMoment.getTime() + 11_000);
    const other = await signedIn(server);
    expect((await server.bearing(mine.access_token).get('courses/types')).status).toBe(200);
    expect(await renew(stolen)).toBe(401);
    expect((await server.bearing(mine.access_token).get('courses/types')).status).toBe(401);
    expect(await renew(mine.refresh_token)).toBe(401);
    // Another sign-in of the same person has a separate chain of tokens.
    expect((await server.bearing(other.access_token).get('courses/types')).status).toBe(200);
  });

  it('of two tabs that renew at the same moment are the same, so that only one branch goes on (DECISION-43)', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const renew = renewal(server);
    const { refresh_token: shared } = await signedIn(server);
    const tabs = await Promise.all([renew(shared), renew(shared)]);
    now = new Date(testMoment.getTime() + 10_000);
    const lost = await renew(shared);
    const given = [...tabs, lost].map((tab) => typeof tab === 'object' && tab.refresh_token);
    expect(given).toEqual([expect.any(String), given[0], given[0]]);
    now = new Date(testMoment.getTime() + 900_000);
    expect(await renew(String(given[0]))).toMatchObject({ access_token: expect.any(String) });
    now = new Date(testMoment.getTime() + 960_000);
    expect(await renew(String(given[0]))).toBe(401);
  });

  it('lead to the one that works now, however far a second tab is behind within the leeway', async () => {
    const server = await startServer();
    const renew = renewal(server);
    const { refresh_token: first } = await signedIn(server);
    const second = await renew(first);
    const third = await renew(typeof second === 'object' ? second.refresh_token : '');
    const behind = await renew(first);
    expect(behind).toMatchObject({ refresh_token: (third as { refresh_token: string }).refresh_token });
  });

  it('of two processes whose clocks differ by an hour are renewed alike', async () => {
    const { Sessions } = await import('../../sessions/Sessions.ts');
    const { db } = await startServer();
    const secrets = ['a secret of thirty-two characters'];
    const caller = { role: 'ROLE_ADMIN', userId: 1 } as const;
    const origin = { device: { browser: null, system: null }, network: 'here' };
    const processAt = (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
      onTestFinished(() => void vi.useRealTimers());
      return new Sessions(db, { secrets });
    };
    const here = processAt(0);
    const opened = await here.open(caller, db, origin);
    const renewAt = async (sessions: typeof here) =>
      sessions.renew(await sessions.readRefreshToken(opened.auth.refresh_token), db, 'here');
    const one = await renewAt(here);
    const other = await renewAt(processAt(3_600_000));
    expect(other?.refresh_token).toBe(one?.refresh_token);
    vi.useRealTimers();
  });

  it('of an earlier version, which may have two branches, become one', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const renew = renewal(server);
    const { refresh_token: one } = await signedIn(server);
    const { session } = decodeJwt(one);
    const { Tokens } = await import('../../sessions/tokens.ts');
    const other = randomUUID();
    await server.db
      .insertInto('refresh_tokens')
      .values({ id: other, session_id: String(session), used_at: null, issued_at: null })
      .execute();
    const sibling = await new Tokens([testSecret], () => now).sign('refresh', {
      id: other,
      session: String(session),
      seconds: 3600,
    });
    const first = await renew(one);
    now = new Date(testMoment.getTime() + 60_000);
    const second = await renew(sibling);
    expect((second as { refresh_token: string }).refresh_token).toBe(
      (first as { refresh_token: string }).refresh_token,
    );
  });

  it('are still renewed after a renewal that the database did not finish', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const renew = renewal(server);
    const { refresh_token: token } = await signedIn(server);
    await sql`create function break_off() returns trigger language plpgsql as $$ begin
      raise exception 'broken off' using errcode = 'admin_shutdown'; end $$`.execute(server.db);
    await sql`create trigger break_off before insert on refresh_tokens
      for each row execute function break_off()`.execute(server.db);
    const broken = await renew(token);
    await sql`drop function break_off cascade`.execute(server.db);
    now = new Date(testMoment.getTime() + 60_000);
    expect([broken, await renew(token)]).toEqual([503, expect.any(Object)]);
  });

  it('end with a stolen token over a restart of the server, too', async () => {
    let now = testMoment;
    const before = await startServer({ now: () => now });
    const { database } = before;
    const stolen = (await signedIn(before)).refresh_token;
    const mine = await renewal(before)(stolen);
    if (typeof mine === 'number') throw new Error('the first renewal was refused');
    now = new Date(testMoment.getTime() + 11_000);
    const after = await startServer({ now: () => now, database });
    expect(await renewal(after)(stolen)).toBe(401);
    const restarted = await startServer({ now: () => now, database });
    expect((await restarted.bearing(mine.access_token).get('courses/types')).status).toBe(401);
  });

  it('are known as used, however often a page has renewed since', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const renew = renewal(server);
    const first = await signedIn(server);
    let { refresh_token: token } = first;
    for (let count = 0; count < 120; count += 1) {
      now = new Date(now.getTime() + 20_000);
      const next = await renew(token);
      if (typeof next === 'number') throw new Error(`renewal ${count} was refused`);
      token = next.refresh_token;
    }
    expect(await renew(first.refresh_token)).toBe(401);
    expect(await renew(token)).toBe(401);
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an access token', (auth: { access_token: string }) => auth.access_token],
  ])('are not renewed from %s', async (_case, tokenOf) => {
    const server = await startServer();
    const { body } = await server.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const { status } = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: tokenOf(body.auth) },
    });
    expect(status).toBe(401);
  });

  it('of many who call at the same moment tell each from the others', async () => {
    const server = await startServer();
    const { body: company } = await server.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    const admin = await signedIn(server);
    const teacher = await signedIn(server, accounts.teacher.email);
    const ended = await signedIn(server, accounts.teacher.email);
    await server.db
      .updateTable('sessions')
      .set({ ended_at: testMoment.toISOString() })
      .where('id', '=', String(decodeJwt(ended.access_token).session))
      .execute();
    const tokens = [admin, teacher, ended, company.auth, teacher, admin, ended].map(
      (auth) => auth.access_token,
    );
    const askAll = (path: string) =>
      Promise.all(tokens.map(async (token) => (await server.bearing(token).get(path)).status));
    expect(await askAll('users')).toEqual([200, 403, 401, 403, 403, 200, 401]);
    expect(await askAll('courses/byCompanyReports')).toEqual([200, 403, 401, 200, 403, 200, 401]);
  });

  it('stay good over a reset, so that a person at the screen goes on', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    await server.reset();
    expect((await admin.get('courses/types')).status).toBe(200);
  });
});

describe('private links', () => {
  it('sign a company in (API-005)', async () => {
    const { anonymous } = await startServer();
    const { body } = await anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    expect(body).toMatchObject({ error: false, company: { name: 'Banque Champlain' } });
    expect(decodeJwt(body.auth.access_token).role).toBe('company');
  });

  it('sign a student in and tell which one (API-006)', async () => {
    const { anonymous } = await startServer();
    const { body } = await anonymous.send('POST', 'student/login', {
      body: { token_login: accounts.student.token },
    });
    expect(body.data.student).toMatchObject({ name: 'Inès', last_name: 'Fortin' });
  });

  it.each(['company', 'student'])(
    'answer an unknown %s token with 200 and an error flag (DECISION-10)',
    async (kind) => {
      const { anonymous } = await startServer();
      const { status, body } = await anonymous.send('POST', `${kind}/login`, {
        body: { token_login: 'nope' },
      });
      expect([status, body]).toEqual([200, { error: true, message: 'Invalid token' }]);
    },
  );
});

describe('passwords', () => {
  it('are set by an invitation, once, and make the person active (API-007)', async () => {
    const server = await startServer();
    const { email, hash } = accounts.invited;
    const set = () =>
      server.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase', hash } });
    expect((await set()).status).toBe(200);
    const teacher = await server.signIn(email, 'une longue phrase');
    expect((await teacher.get('courses')).status).toBe(200);
    expect((await set()).status).toBe(404);
  });

  it('have a link that tells whether it still works (DECISION-43)', async () => {
    const server = await startServer();
    const look = async (hash: string) => (await server.anonymous.get(`setPassword/${hash}`)).body;
    const { hash } = accounts.invited;
    expect(await look(hash)).toEqual({ usable: true });
    await server.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    expect(await look(hash)).toEqual({ usable: false, reason: 'used' });
    expect(await look('never-sent')).toEqual({ usable: false, reason: 'unknown' });
  });

  it.each([
    ['an invitation', 14 * 24 * 60, (server: StartedServer) => invitationOf(server)],
    ['a reset link', 60, (server: StartedServer) => resetLinkOf(server)],
  ])('have with %s a link that works for %i minutes (DECISION-43)', async (_case, minutes, send) => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const hash = await send(server);
    const look = async () => (await server.anonymous.get(`setPassword/${hash}`)).body;
    const sent = now.getTime();
    now = new Date(sent + minutes * 60_000);
    expect(await look()).toEqual({ usable: true });
    now = new Date(sent + minutes * 60_000 + 1);
    expect(await look()).toEqual({ usable: false, reason: 'expired' });
    const set = await server.anonymous.send('POST', `setPassword/${hash}`, {
      body: { password: 'une longue phrase' },
    });
    expect(set.status).toBe(404);
  });

  it('have a link that says that a newer one replaced it, even when it had expired', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const old = await invitationOf(server);
    now = new Date(testMoment.getTime() + 15 * 24 * 3_600_000);
    const { email } = newcomer;
    await server.anonymous.send('POST', 'forgotPassword', { body: { email } });
    expect((await server.anonymous.get(`setPassword/${old}`)).body).toEqual({
      usable: false,
      reason: 'replaced',
    });
    expect((await server.anonymous.get(`setPassword/${await hashOf(server)}`)).body).toEqual({
      usable: true,
    });
  });

  it('that are changed end every session of the user at once, and give this browser a new one (DECISION-43)', async () => {
    const server = await startServer();
    const here = await signedIn(server);
    const elsewhere = await signedIn(server);
    const somebodyElse = await signedIn(server, accounts.teacher.email);
    const changed = await server.bearing(here.access_token).send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'une longue phrase',
        confirm_password: 'une longue phrase',
      },
    });
    expect(changed.status).toBe(200);
    const status = async (path: string, token: string) => (await server.bearing(token).get(path)).status;
    // A copy of the caller's own former token no longer works either.
    expect(await status('courses/types', here.access_token)).toBe(401);
    expect(await status('courses/types', elsewhere.access_token)).toBe(401);
    expect(await status('courses/types', somebodyElse.access_token)).toBe(200);
    expect(await status('courses/types', changed.body.auth.access_token)).toBe(200);
    const renew = async (token: string) =>
      await server.anonymous.send('POST', 'auth/checkToken', { body: { refresh_token: token } });
    expect((await renew(elsewhere.refresh_token)).status).toBe(401);
    expect((await renew(here.refresh_token)).status).toBe(401);
    const renewed = await renew(changed.body.auth.refresh_token);
    expect(await status('courses/types', renewed.body.token.access_token)).toBe(200);
    const fresh = await signedIn(server, accounts.admin.email, 'une longue phrase');
    expect(await status('courses/types', fresh.access_token)).toBe(200);
  });

  it('that are reset by a link end every session of the user (DECISION-43)', async () => {
    const server = await startServer();
    const before = await signedIn(server, accounts.teacher.email);
    await server.anonymous.send('POST', `setPassword/${await resetLinkOf(server)}`, {
      body: { password: 'une longue phrase' },
    });
    expect((await server.bearing(before.access_token).get('courses')).status).toBe(401);
    const { status } = await server.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: before.refresh_token },
    });
    expect(status).toBe(401);
  });

  it('can be asked for by an invited person who has lost the invitation (DECISION-43)', async () => {
    const server = await startServer();
    const { email, hash } = accounts.invited;
    await server.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const [mail] = await server.outbox();
    expect(mail?.to).toBe(email);
    expect(mail?.link).not.toContain(hash);
  });

  it.each([
    'passerelle',
    'Passerelle2026!',
    'motdepasse',
    'Mot de passe 1',
    'ÉTÉ-2026-2026',
    'soleil123',
    'Élodie.1999',
    'P@ssw0rd',
    'iloveyou!!',
    '19991231',
    '+1 514 555-0100',
    'aaaaaaaa',
    'abcabcabc',
    'Portail-2026-Passerelle',
    'École de langues!',
    'Admin Montréal 514',
  ])('are refused when many people use them: %s (DECISION-66)', async (password) => {
    const server = await startServer();
    const set = (typed: string) =>
      server.anonymous.send('POST', `setPassword/${accounts.invited.hash}`, { body: { password: typed } });
    const refused = await set(password);
    expect([refused.status, refused.body.errors]).toEqual([400, { password: ['is too common'] }]);
    const teacher = await server.signIn(accounts.teacher.email);
    const changed = await teacher.send('PUT', 'users/changePassword', {
      body: { old_password: samplePassword, new_password: password, confirm_password: password },
    });
    expect([changed.status, changed.body.errors]).toEqual([400, { new_password: ['is too common'] }]);
    // The refused attempt has not used up the invitation.
    expect((await set(`${password} et le petit chat`)).status).toBe(200);
  });

  it('are refused below eight characters, and the invitation stays good (API-007)', async () => {
    const server = await startServer();
    const set = (password: string) =>
      server.anonymous.send('POST', `setPassword/${accounts.invited.hash}`, { body: { password } });
    const { status, body } = await set('1234567');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['password']]);
    expect((await set('1f8kq0vz')).status).toBe(200);
  });

  it('are asked for by email: the mail leads to a working link (API-008)', async () => {
    const server = await startServer();
    const { email } = accounts.teacher;
    expect((await server.anonymous.send('POST', 'forgotPassword', { body: { email } })).status).toBe(200);
    expect((await server.outbox())[0]?.to).toBe(email);
    await server.anonymous.send('POST', `setPassword/${await hashOf(server)}`, {
      body: { password: 'nouveau-mot' },
    });
    const teacher = await server.signIn(email, 'nouveau-mot');
    expect((await teacher.get('courses')).status).toBe(200);
  });

  it('do not tell a stranger which addresses are known (API-008)', async () => {
    const server = await startServer();
    const ask = (email: string) => server.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const known = await ask(accounts.teacher.email);
    const unknown = await ask('personne@passerelle.example');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await server.outbox()).toHaveLength(1);
  });
});

/** An administrator of the samples who was never invited. */
const newcomer = { email: 'duncan.mackay@passerelle.example' };

/** Returns the secret of the link in the newest mail. */
async function hashOf(server: StartedServer): Promise<string> {
  return /^\/#\/invite\/(.+)$/.exec((await server.outbox())[0]?.link ?? '')?.[1] ?? '';
}

async function invitationOf(server: StartedServer): Promise<string> {
  const admin = await server.signIn();
  const id = (await server.state()).users.find(({ email }) => email === newcomer.email)?.id;
  await admin.send('POST', 'users/send-invite', { body: { id } });
  return await hashOf(server);
}

async function resetLinkOf(server: StartedServer): Promise<string> {
  await server.anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email } });
  return await hashOf(server);
}

describe('attempts', () => {
  const guess = (server: StartedServer, email: string, password = 'nimportequoi') =>
    server.anonymous.send('POST', 'login', { body: { email, password } });

  it.each([
    ['a known address', accounts.teacher.email],
    ['an unknown address', 'personne@passerelle.example'],
  ])('to sign in with %s are limited, the right password too', async (_case, email) => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await guess(server, email.toUpperCase())).status);
      now = new Date(now.getTime() + 1000);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const { status, headers, body } = await guess(server, email, samplePassword);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    // The first of the ten attempts was made 11 seconds ago, so the wait is 11 seconds shorter than a quarter of an
    // hour.
    expect(headers.get('Retry-After')).toBe(String(15 * 60 - 11));
    expect((await guess(server, accounts.admin.email, samplePassword)).status).toBe(200);
    now = new Date(now.getTime() + Number(headers.get('Retry-After')) * 1000);
    const again = await guess(server, email, samplePassword);
    expect(again.status).toBe(email === accounts.teacher.email ? 200 : 401);
  });

  it('that succeed are not counted, and forget the failures of the account', async () => {
    const server = await startServer();
    const { email } = accounts.admin;
    for (let count = 0; count < 40; count += 1) {
      expect((await guess(server, email, samplePassword)).status).toBe(200);
    }
    for (let count = 0; count < 9; count += 1) await guess(server, email);
    await guess(server, email, samplePassword);
    for (let count = 0; count < 9; count += 1) expect((await guess(server, email)).status).toBe(401);
  });

  it('at many accounts from one network address are limited together', async () => {
    const server = await startServer({ attempts: { address: 3 } });
    for (const name of ['a', 'b', 'c']) await guess(server, `${name}@passerelle.example`);
    expect((await guess(server, 'd@passerelle.example')).status).toBe(429);
  });

  it.each([
    ['of one IPv6 network', '2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', 429],
    ['of two IPv6 networks', '2001:db8:0:1::1', '2001:db8:0:2::1', 401],
    ['of two short IPv6 networks', '2001:db8::1', '2001:db8:1::1', 401],
    ['that are one, written in IPv4 and IPv6', '192.0.2.1', '::ffff:192.0.2.1', 429],
    ['that are one, written in IPv6 and in hexadecimal', '::ffff:192.0.2.1', '::ffff:c000:201', 429],
    ['of two machines, both written in IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2', 401],
    ['of an interface', 'fe80::1%eth0', 'fe80::2%eth1', 429],
  ])('from addresses %s (%s, %s) are counted by network', async (_which, first, second, status) => {
    const { anonymous } = await startServer({ attempts: { address: 1 }, trustProxy: ['127.0.0.1'] });
    const from = async (address: string, email: string) =>
      anonymous.send('POST', 'login', {
        body: { email, password: 'nimportequoi' },
        headers: { 'X-Forwarded-For': address },
      });
    expect((await from(first, 'a@passerelle.example')).status).toBe(401);
    expect((await from(second, 'b@passerelle.example')).status).toBe(status);
  });

  /** Signs in and returns the cookie that identifies the browser from then on. */
  const deviceOf = async (server: StartedServer, email: string) => {
    const { headers } = await guess(server, email, samplePassword);
    return (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  };
  const onDevice = (server: StartedServer, Cookie: string, email: string, password: string) =>
    server.anonymous.send('POST', 'login', { body: { email, password }, headers: { Cookie } });

  it('from a network that is refused ask the database for nothing, unless the device is known (ADR-0097)', async () => {
    const note = vi.spyOn(RefusedSignIns.prototype, 'note').mockResolvedValue();
    onTestFinished(() => note.mockRestore());
    const database = await sampleDatabase();
    const line = await countTrips(database);
    const server = await startServer({
      database: line.url,
      attempts: { address: 2 },
      refusalMemory: 60_000,
      sessionTrust: { milliseconds: 60_000 },
    });
    const { email } = accounts.teacher;
    const known = await server.anonymous.send('POST', 'login', { body: { email, password: samplePassword } });
    const cookie = String(known.headers.get('Set-Cookie')).split(';')[0] ?? '';
    const attempt = (headers = {}) =>
      server.anonymous.send('POST', 'login', { body: { email, password: 'nimportequoi' }, headers });
    for (const status of [401, 401, 429]) expect((await attempt()).status).toBe(status);
    note.mockClear();
    const refused = await line.during(async () => {
      const answer = await attempt();
      expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    });
    // It is still recorded at whose account that was.
    expect([refused, note.mock.calls.map(([, account]) => account)]).toEqual([0, [{ email }]]);
    expect((await attempt({ Cookie: cookie })).status).toBe(401);
  });

  it('of strangers keep nobody out who has signed in on this device before (DECISION-67)', async () => {
    const server = await startServer();
    const { email } = accounts.teacher;
    const device = await deviceOf(server, email);
    for (let count = 0; count < 10; count += 1) await guess(server, email);
    expect((await guess(server, email, samplePassword)).status).toBe(429);
    expect((await onDevice(server, device, email, samplePassword)).status).toBe(200);
    // Another process recognizes the device, too.
    const other = await startServer({ database: server.database });
    expect((await onDevice(other, device, email, samplePassword)).status).toBe(200);
    // Failures on a known device count for the device only.
    for (let count = 0; count < 10; count += 1)
      expect((await onDevice(server, device, email, 'nimportequoi')).status).toBe(401);
    expect((await onDevice(other, device, email, samplePassword)).status).toBe(429);
  });

  it('of a known device count for each person who uses it', async () => {
    const server = await startServer();
    const first = await deviceOf(server, accounts.teacher.email);
    const { headers } = await onDevice(server, first, accounts.admin.email, samplePassword);
    const both = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    for (const email of [accounts.teacher.email, accounts.admin.email])
      for (let count = 0; count < 10; count += 1) await guess(server, email);
    for (let count = 0; count < 10; count += 1)
      await onDevice(server, both, accounts.teacher.email, 'nimportequoi');
    const statusOf = async (device: string, email: string) =>
      (await onDevice(server, device, email, samplePassword)).status;
    expect(await statusOf(both, accounts.teacher.email)).toBe(429);
    expect(await statusOf(both, accounts.admin.email)).toBe(200);
    // This cookie is from before the administrator signed in on the device.
    expect(await statusOf(first, accounts.admin.email)).toBe(429);
  });

  it.each([
    ['of another person', (server: StartedServer) => deviceOf(server, accounts.admin.email)],
    [
      'that is forged',
      async () =>
        `device=${await new SignJWT({ use: 'device', users: [31] })
          .setProtectedHeader({ alg: 'HS256' })
          .setJti('x')
          .setExpirationTime('1y')
          .sign(Buffer.from('another secret'.padEnd(32)))}`,
    ],
    [
      'that is an access token',
      async (server: StartedServer) =>
        `device=${(await signedIn(server, accounts.teacher.email)).access_token}`,
    ],
    ['that is none', async () => 'device=nonsense; other=1'],
  ])('with a device %s are those of a stranger', async (_which, cookieOf) => {
    const server = await startServer();
    const { email } = accounts.teacher;
    const cookie = await cookieOf(server);
    for (let count = 0; count < 10; count += 1) await guess(server, email);
    expect((await onDevice(server, cookie, email, samplePassword)).status).toBe(429);
  });

  it('are known by a cookie that no script reads, that no other site sends, and that opens nothing', async () => {
    const plain = await startServer();
    const { headers } = await guess(plain, accounts.admin.email, samplePassword);
    const [token = '', ...attributes] = (headers.get('Set-Cookie') ?? '').split('; ');
    expect(attributes).toEqual(['Max-Age=31536000', 'Path=/api', 'HttpOnly', 'SameSite=Strict']);
    expect((await plain.bearing(token.replace('device=', '')).get('users')).status).toBe(401);
    const secure = await startServer({ isHttps: true });
    const answer = await guess(secure, accounts.admin.email, samplePassword);
    expect(answer.headers.get('Set-Cookie')).toMatch(/; Secure$/);
    // A failed sign-in must not set a cookie.
    expect((await guess(plain, accounts.admin.email)).headers.get('Set-Cookie')).toBeNull();
  });

  it('from many networks at one account are limited together, and a password link lets its person in', async () => {
    const server = await startServer({ attempts: { accountEverywhere: 5 }, trustProxy: ['127.0.0.1'] });
    const { email } = accounts.teacher;
    const from = async (address: string, password: string) =>
      (
        await server.anonymous.send('POST', 'login', {
          body: { email, password },
          headers: { 'X-Forwarded-For': address },
        })
      ).status;
    for (const last of [1, 2, 3, 4, 5]) expect(await from(`192.0.2.${last}`, 'nimportequoi')).toBe(401);
    expect(await from('192.0.2.6', samplePassword)).toBe(429);
    const password = 'une longue phrase';
    const set = await server.anonymous.send('POST', `setPassword/${await resetLinkOf(server)}`, {
      body: { password },
    });
    expect(await from('192.0.2.6', password)).toBe(200);
    // The device on which the password was set is recognized.
    const device = (set.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    for (const last of [1, 2, 3, 4, 5]) await from(`192.0.2.${last}`, 'nimportequoi');
    expect((await onDevice(server, device, email, password)).status).toBe(200);
  });

  it('are counted by the clock of the database, which all processes share', async () => {
    const server = await startServer({ now: undefined, attempts: { account: 1, windowSeconds: 600 } });
    const { email } = accounts.admin;
    await guess(server, email);
    const { status, headers } = await guess(server, email, samplePassword);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(500);
    await sql`update failed_attempts set failed_at = failed_at - interval '10 minutes'`.execute(server.db);
    expect((await guess(server, email, samplePassword)).status).toBe(200);
  });

  it('at one thing do not affect another, and never the right link (DECISION-67)', async () => {
    const server = await startServer({ attempts: { address: 2 } });
    const teacher = await server.signIn(accounts.otherTeacher.email);
    const { body: calendar } = await teacher.send('POST', 'calendar/address');
    const calls = {
      'sign-in': () => guess(server, 'personne@passerelle.example'),
      link: () =>
        server.anonymous.send('POST', 'company/login', { body: { token_login: crypto.randomUUID() } }),
      calendar: () => server.anonymous.get(`calendar/file/${crypto.randomUUID()}.ics`),
      'password link': () => server.anonymous.get(`setPassword/${crypto.randomUUID()}`),
      'new password': () =>
        server.anonymous.send('POST', `setPassword/${crypto.randomUUID()}`, {
          body: { password: 'une longue phrase' },
        }),
    };
    for (const [what, call] of Object.entries(calls).slice(0, 4)) {
      const statuses = [await call(), await call(), await call()].map(({ status }) => status);
      expect([what, statuses[0] === 429, statuses[2]]).toEqual([what, false, 429]);
    }
    expect((await calls['new password']()).status).toBe(429);
    const right = {
      company: await server.anonymous.send('POST', 'company/login', {
        body: { token_login: accounts.company.token },
      }),
      calendar: await server.anonymous.get(`calendar/file/${calendar.data.token}.ics`),
      'password link': await server.anonymous.get(`setPassword/${accounts.invited.hash}`),
      'new password': await server.anonymous.send('POST', `setPassword/${accounts.invited.hash}`, {
        body: { password: 'une longue phrase' },
      }),
    };
    expect(Object.values(right).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('to receive a password mail send one within five minutes, whose link stays (DECISION-67)', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now });
    const usable = async (hash: string) => (await server.anonymous.get(`setPassword/${hash}`)).body;
    const first = await resetLinkOf(server);
    now = new Date(testMoment.getTime() + 5 * 60_000 - 1);
    expect(
      (await server.anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email } }))
        .status,
    ).toBe(200);
    expect(await server.outbox()).toHaveLength(1);
    expect(await usable(first)).toEqual({ usable: true });
    now = new Date(testMoment.getTime() + 5 * 60_000);
    const second = await resetLinkOf(server);
    expect(await server.outbox()).toHaveLength(2);
    expect([await usable(first), await usable(second)]).toEqual([
      { usable: false, reason: 'replaced' },
      { usable: true },
    ]);
    // After a link was used, a new one is sent at once.
    await server.anonymous.send('POST', `setPassword/${second}`, { body: { password: 'une longue phrase' } });
    await resetLinkOf(server);
    const subjects = (await server.outbox()).map(({ subject }) => subject.split(' - ').at(-1));
    expect(subjects).toEqual(['New password', 'Password changed', 'New password', 'New password']);
  });

  it.each([
    ['a known address', accounts.teacher.email],
    ['an unknown address', 'personne@passerelle.example'],
  ])(
    'to receive password mails for %s are limited by network, and a known device apart',
    async (_case, email) => {
      const server = await startServer({ attempts: { resets: 12 } });
      const ask = (to: string, Cookie = '') =>
        server.anonymous.send('POST', 'forgotPassword', { body: { email: to }, headers: { Cookie } });
      for (let count = 0; count < 10; count += 1) expect((await ask(email)).status).toBe(200);
      const { status, headers } = await ask(email);
      expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
      for (let count = 0; count < 2; count += 1)
        expect((await ask(`${count}@passerelle.example`)).status).toBe(200);
      expect((await ask(accounts.admin.email)).status).toBe(429);
      expect((await ask(accounts.admin.email, await deviceOf(server, accounts.admin.email))).status).toBe(
        200,
      );
    },
  );

  it.each([
    ['company', accounts.company.token],
    ['student', accounts.student.token],
  ])('to open an unknown %s link are limited; a known one opens', async (kind, known) => {
    const server = await startServer({ attempts: { link: 2 } });
    const open = (token: string) =>
      server.anonymous.send('POST', `${kind}/login`, { body: { token_login: token } });
    expect([(await open('old')).status, (await open('old')).status]).toEqual([200, 200]);
    expect((await open('old')).status).toBe(429);
    for (let count = 0; count < 3; count += 1) expect((await open(known)).status).toBe(200);
  });
});
