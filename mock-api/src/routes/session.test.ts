import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts, samplePassword } from '../accounts.ts';
import { type StartedMock, startMock, testMoment } from '../testing/startMock.ts';

/** The tokens of a new sign-in. */
async function signedIn(
  { anonymous }: StartedMock,
  email: string = accounts.admin.email,
  password = samplePassword,
): Promise<{ access_token: string; refresh_token: string }> {
  const { body } = await anonymous.send('POST', 'login', { body: { email, password } });
  return body.auth;
}

describe('signing in', () => {
  it('answers with the tokens and who it is (API-004)', async () => {
    const { anonymous } = await startMock();
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
    const { anonymous } = await startMock();
    const { status, body } = await anonymous.send('POST', 'login', { body: { email, password } });
    expect([status, body.message]).toEqual([401, 'Invalid credentials']);
  });

  it('works beside the token of a session that has ended', async () => {
    const mock = await startMock();
    const { status } = await mock.bearing('stale').send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    expect(status).toBe(200);
  });
});

describe('the tokens', () => {
  it('are renewed, with who it is (API-009)', async () => {
    const mock = await startMock();
    const signedIn = await mock.anonymous.send('POST', 'login', {
      body: { email: accounts.teacher.email, password: samplePassword },
    });
    const { body } = await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: signedIn.body.auth.refresh_token },
    });
    expect(body.user).toMatchObject({ name: 'Léa', last_name: 'Villeneuve', role: 'ROLE_TEACHER' });
    expect(body.token.access_token).not.toBe(signedIn.body.auth.access_token);
    expect((await mock.bearing(body.token.access_token).get('courses')).status).toBe(200);
  });

  it('stop counting when they expire, and the refresh token then still renews', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now, accessSeconds: 60 });
    const { body } = await mock.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const sender = mock.bearing(body.auth.access_token);
    expect((await sender.get('courses/types')).status).toBe(200);
    now = new Date(testMoment.getTime() + 61_000);
    expect((await sender.get('courses/types')).status).toBe(401);
    const renewed = await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: body.auth.refresh_token },
    });
    expect(renewed.status).toBe(200);
  });

  it('renew once: a moment later again for an answer that was lost, not for long', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const { body } = await mock.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const renew = async () =>
      (
        await mock.anonymous.send('POST', 'auth/checkToken', {
          body: { refresh_token: body.auth.refresh_token },
        })
      ).status;
    expect([await renew(), await renew()]).toEqual([200, 200]);
    now = new Date(testMoment.getTime() + 11_000);
    expect(await renew()).toBe(401);
  });

  /** Renews with a refresh token and answers with the tokens, or with the status of the refusal. */
  const renewal = (mock: StartedMock) => async (refreshToken: string) => {
    const { status, body } = await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: refreshToken },
    });
    return status === 200 ? (body.token as { access_token: string; refresh_token: string }) : status;
  };

  it('of a whole session end when a used one comes again after its leeway (decision 43)', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const renew = renewal(mock);
    const stolen = (await signedIn(mock)).refresh_token;
    const mine = await renew(stolen);
    if (typeof mine === 'number') throw new Error('the first renewal was refused');
    now = new Date(testMoment.getTime() + 11_000);
    const other = await signedIn(mock);
    expect((await mock.bearing(mine.access_token).get('courses/types')).status).toBe(200);
    expect(await renew(stolen)).toBe(401);
    expect((await mock.bearing(mine.access_token).get('courses/types')).status).toBe(401);
    expect(await renew(mine.refresh_token)).toBe(401);
    // Another sign-in of the same person is another family.
    expect((await mock.bearing(other.access_token).get('courses/types')).status).toBe(200);
  });

  it('of two tabs that renew at the same moment both go on', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const renew = renewal(mock);
    const { refresh_token: shared } = await signedIn(mock);
    const tabs = await Promise.all([renew(shared), renew(shared)]);
    now = new Date(testMoment.getTime() + 900_000);
    for (const tab of tabs) {
      if (typeof tab === 'number') throw new Error('a tab was refused');
      expect(await renew(tab.refresh_token)).toMatchObject({ access_token: expect.any(String) });
      now = new Date(now.getTime() + 60_000);
    }
  });

  it('end with a stolen token over a restart of the mock, too', async () => {
    let now = testMoment;
    const journal = mkdtempSync(join(tmpdir(), 'sessions-'));
    onTestFinished(() => rmSync(journal, { recursive: true, force: true }));
    const before = await startMock({ now: () => now, journal });
    const stolen = (await signedIn(before)).refresh_token;
    const mine = await renewal(before)(stolen);
    if (typeof mine === 'number') throw new Error('the first renewal was refused');
    now = new Date(testMoment.getTime() + 11_000);
    const after = await startMock({ now: () => now, journal });
    expect(await renewal(after)(stolen)).toBe(401);
    const restarted = await startMock({ now: () => now, journal });
    expect((await restarted.bearing(mine.access_token).get('courses/types')).status).toBe(401);
  });

  it('leave few traces, however often a page renews', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const renew = renewal(mock);
    const first = await signedIn(mock);
    let { refresh_token: token } = first;
    for (let count = 0; count < 120; count += 1) {
      now = new Date(now.getTime() + 20_000);
      const next = await renew(token);
      if (typeof next === 'number') throw new Error(`renewal ${count} was refused`);
      token = next.refresh_token;
    }
    expect(mock.state().sessions.map(({ used }) => used.length)).toEqual([50]);
    // Long out of the list, the first one is still known as used.
    expect(await renew(first.refresh_token)).toBe(401);
    expect(await renew(token)).toBe(401);
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['an access token', (auth: { access_token: string }) => auth.access_token],
  ])('are not renewed from %s', async (_case, tokenOf) => {
    const mock = await startMock();
    const { body } = await mock.anonymous.send('POST', 'login', {
      body: { email: accounts.admin.email, password: samplePassword },
    });
    const { status } = await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: tokenOf(body.auth) },
    });
    expect(status).toBe(401);
  });

  it('stay good over a reset, so that a person at the screen goes on', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    mock.reset();
    expect((await admin.get('courses/types')).status).toBe(200);
  });
});

describe('private links', () => {
  it('sign a company in (API-005)', async () => {
    const { anonymous } = await startMock();
    const { body } = await anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    expect(body).toMatchObject({ error: false, company: { name: 'Banque Champlain' } });
    expect(decodeJwt(body.auth.access_token).role).toBe('company');
  });

  it('sign a student in and tell which one (API-006)', async () => {
    const { anonymous } = await startMock();
    const { body } = await anonymous.send('POST', 'student/login', {
      body: { token_login: accounts.student.token },
    });
    expect(body.data.student).toMatchObject({ name: 'Inès', last_name: 'Fortin' });
  });

  it.each(['company', 'student'])('answer an unknown %s token with 200 and an error flag', async (kind) => {
    const { anonymous } = await startMock();
    const { status, body } = await anonymous.send('POST', `${kind}/login`, { body: { token_login: 'nope' } });
    expect([status, body]).toEqual([200, { error: true, message: 'Invalid token' }]);
  });
});

describe('passwords', () => {
  it('are set by an invitation, once, and make the person active (API-007)', async () => {
    const mock = await startMock();
    const { email, hash } = accounts.invited;
    const set = () =>
      mock.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase', hash } });
    expect((await set()).status).toBe(200);
    const teacher = await mock.signIn(email, 'une longue phrase');
    expect((await teacher.get('courses')).status).toBe(200);
    expect((await set()).status).toBe(404);
  });

  it('have a link that tells whether it still works (decision 43)', async () => {
    const mock = await startMock();
    const look = async (hash: string) => (await mock.anonymous.get(`setPassword/${hash}`)).body;
    const { hash } = accounts.invited;
    expect(await look(hash)).toEqual({ usable: true });
    await mock.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    expect(await look(hash)).toEqual({ usable: false, reason: 'used' });
    expect(await look('never-sent')).toEqual({ usable: false, reason: 'unknown' });
  });

  it.each([
    ['an invitation', 14 * 24 * 60, (mock: StartedMock) => invitationOf(mock)],
    ['a reset link', 60, (mock: StartedMock) => resetLinkOf(mock)],
  ])('have with %s a link that works for %i minutes (decision 43)', async (_case, minutes, send) => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const hash = await send(mock);
    const look = async () => (await mock.anonymous.get(`setPassword/${hash}`)).body;
    const sent = now.getTime();
    now = new Date(sent + minutes * 60_000);
    expect(await look()).toEqual({ usable: true });
    now = new Date(sent + minutes * 60_000 + 1);
    expect(await look()).toEqual({ usable: false, reason: 'expired' });
    const set = await mock.anonymous.send('POST', `setPassword/${hash}`, {
      body: { password: 'une longue phrase' },
    });
    expect(set.status).toBe(404);
  });

  it('have a link that says that a newer one replaced it, even when it had expired', async () => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const old = await invitationOf(mock);
    now = new Date(testMoment.getTime() + 15 * 24 * 3_600_000);
    const { email } = newcomer;
    await mock.anonymous.send('POST', 'forgotPassword', { body: { email } });
    expect((await mock.anonymous.get(`setPassword/${old}`)).body).toEqual({
      usable: false,
      reason: 'replaced',
    });
    expect((await mock.anonymous.get(`setPassword/${hashOf(mock)}`)).body).toEqual({ usable: true });
  });

  it('that are changed end every other session of the user at once, and not the own one (decision 43)', async () => {
    const mock = await startMock();
    const here = await signedIn(mock);
    const elsewhere = await signedIn(mock);
    const somebodyElse = await signedIn(mock, accounts.teacher.email);
    const changed = await mock.bearing(here.access_token).send('PUT', 'users/changePassword', {
      body: {
        old_password: samplePassword,
        new_password: 'une longue phrase',
        confirm_password: 'une longue phrase',
      },
    });
    expect(changed.status).toBe(200);
    const status = async (path: string, token: string) => (await mock.bearing(token).get(path)).status;
    expect(await status('courses/types', here.access_token)).toBe(200);
    expect(await status('courses/types', elsewhere.access_token)).toBe(401);
    expect(await status('courses/types', somebodyElse.access_token)).toBe(200);
    const renew = async (token: string) =>
      await mock.anonymous.send('POST', 'auth/checkToken', { body: { refresh_token: token } });
    expect((await renew(elsewhere.refresh_token)).status).toBe(401);
    const renewed = await renew(here.refresh_token);
    expect(await status('courses/types', renewed.body.token.access_token)).toBe(200);
    const fresh = await signedIn(mock, accounts.admin.email, 'une longue phrase');
    expect(await status('courses/types', fresh.access_token)).toBe(200);
  });

  it('that are reset by a link end every session of the user (decision 43)', async () => {
    const mock = await startMock();
    const before = await signedIn(mock, accounts.teacher.email);
    await mock.anonymous.send('POST', `setPassword/${await resetLinkOf(mock)}`, {
      body: { password: 'une longue phrase' },
    });
    expect((await mock.bearing(before.access_token).get('courses')).status).toBe(401);
    const { status } = await mock.anonymous.send('POST', 'auth/checkToken', {
      body: { refresh_token: before.refresh_token },
    });
    expect(status).toBe(401);
  });

  it('can be asked for by an invited person who has lost the invitation (decision 43)', async () => {
    const mock = await startMock();
    const { email, hash } = accounts.invited;
    await mock.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const [mail] = mock.outbox();
    expect(mail?.to).toBe(email);
    expect(mail?.link).not.toContain(hash);
  });

  it('are refused below eight characters, and the invitation stays good (API-007)', async () => {
    const mock = await startMock();
    const set = (password: string) =>
      mock.anonymous.send('POST', `setPassword/${accounts.invited.hash}`, { body: { password } });
    const { status, body } = await set('1234567');
    expect([status, Object.keys(body.errors)]).toEqual([400, ['password']]);
    expect((await set('12345678')).status).toBe(200);
  });

  it('are asked for by e-mail: the mail leads to a working link (API-008)', async () => {
    const mock = await startMock();
    const { email } = accounts.teacher;
    expect((await mock.anonymous.send('POST', 'forgotPassword', { body: { email } })).status).toBe(200);
    expect(mock.outbox()[0]?.to).toBe(email);
    await mock.anonymous.send('POST', `setPassword/${hashOf(mock)}`, { body: { password: 'nouveau-mot' } });
    const teacher = await mock.signIn(email, 'nouveau-mot');
    expect((await teacher.get('courses')).status).toBe(200);
  });

  it('do not tell a stranger which addresses are known (API-008)', async () => {
    const mock = await startMock();
    const ask = (email: string) => mock.anonymous.send('POST', 'forgotPassword', { body: { email } });
    const known = await ask(accounts.teacher.email);
    const unknown = await ask('personne@passerelle.example');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(mock.outbox()).toHaveLength(1);
  });
});

/** An administrator of the samples who was never invited. */
const newcomer = { email: 'duncan.mackay@passerelle.example' };

/** The secret of the link in the newest mail. */
function hashOf(mock: StartedMock): string {
  return /^\/#\/invite\/(.+)$/.exec(mock.outbox()[0]?.link ?? '')?.[1] ?? '';
}

async function invitationOf(mock: StartedMock): Promise<string> {
  const admin = await mock.signIn();
  const id = mock.state().users.find(({ email }) => email === newcomer.email)?.id;
  await admin.send('POST', 'users/send-invite', { body: { id } });
  return hashOf(mock);
}

async function resetLinkOf(mock: StartedMock): Promise<string> {
  await mock.anonymous.send('POST', 'forgotPassword', { body: { email: accounts.teacher.email } });
  return hashOf(mock);
}

describe('attempts', () => {
  const guess = (mock: StartedMock, email: string, password = 'nimportequoi') =>
    mock.anonymous.send('POST', 'login', { body: { email, password } });

  it.each([
    ['a known address', accounts.teacher.email],
    ['an unknown address', 'personne@passerelle.example'],
  ])('to sign in with %s are limited, the right password too', async (_case, email) => {
    let now = testMoment;
    const mock = await startMock({ now: () => now });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await guess(mock, email.toUpperCase())).status);
      now = new Date(now.getTime() + 1000);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const { status, headers, body } = await guess(mock, email, samplePassword);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    // The first of the ten passes out of the quarter of an hour 11 seconds earlier than one made now.
    expect(headers.get('Retry-After')).toBe(String(15 * 60 - 11));
    expect((await guess(mock, accounts.admin.email, samplePassword)).status).toBe(200);
    now = new Date(now.getTime() + Number(headers.get('Retry-After')) * 1000);
    const again = await guess(mock, email, samplePassword);
    expect(again.status).toBe(email === accounts.teacher.email ? 200 : 401);
  });

  it('that succeed are not counted, and forget the failures of the account', async () => {
    const mock = await startMock();
    const { email } = accounts.admin;
    for (let count = 0; count < 40; count += 1) {
      expect((await guess(mock, email, samplePassword)).status).toBe(200);
    }
    for (let count = 0; count < 9; count += 1) await guess(mock, email);
    await guess(mock, email, samplePassword);
    for (let count = 0; count < 9; count += 1) expect((await guess(mock, email)).status).toBe(401);
  });

  it('at many accounts from one network address are limited together', async () => {
    const mock = await startMock({ attempts: { address: 3 } });
    for (const name of ['a', 'b', 'c']) await guess(mock, `${name}@passerelle.example`);
    expect((await guess(mock, 'd@passerelle.example')).status).toBe(429);
    expect((await mock.anonymous.send('POST', 'company/login', { body: { token_login: 'x' } })).status).toBe(
      429,
    );
  });

  it.each([
    ['a known address', accounts.teacher.email, 10],
    ['an unknown address', 'personne@passerelle.example', 0],
  ])('to receive password e-mails for %s are limited', async (_case, email, mails) => {
    const mock = await startMock();
    const ask = () => mock.anonymous.send('POST', 'forgotPassword', { body: { email } });
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200);
    const { status, headers } = await ask();
    expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
    expect(mock.outbox()).toHaveLength(mails);
  });

  it.each([
    ['company', accounts.company.token],
    ['student', accounts.student.token],
  ])('to open an unknown %s link are limited; a known one opens', async (kind, known) => {
    const mock = await startMock({ attempts: { link: 2 } });
    const open = (token: string) =>
      mock.anonymous.send('POST', `${kind}/login`, { body: { token_login: token } });
    expect([(await open('old')).status, (await open('old')).status]).toEqual([200, 200]);
    expect((await open('old')).status).toBe(429);
    for (let count = 0; count < 3; count += 1) expect((await open(known)).status).toBe(200);
  });
});
