import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../accounts.ts';
import { startMock, testMoment } from '../testing/startMock.ts';

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
    const isUsable = async (hash: string) => (await mock.anonymous.get(`setPassword/${hash}`)).body.usable;
    const { hash } = accounts.invited;
    expect(await isUsable(hash)).toBe(true);
    await mock.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    expect(await isUsable(hash)).toBe(false);
    expect(await isUsable('never-sent')).toBe(false);
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
    const [mail] = mock.outbox();
    expect(mail?.to).toBe(email);
    const hash = /^\/#\/invite\/(.+)$/.exec(mail?.link ?? '')?.[1];
    await mock.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'nouveau-mot' } });
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
