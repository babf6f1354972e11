import { describe, expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { passwordLinkOf } from '../sessions/password-links.ts';
import { sampleOrganisation } from '../testing/organisations.ts';
import { startServer } from '../testing/startServer.ts';
import { newPasswordLink } from './newPasswordLink.ts';

it.each([
  ['an invited person', accounts.invited.email.toUpperCase(), 'invitation'],
  ['an active person', accounts.teacher.email, 'reset'],
] as const)('lets %s in without a mail (DECISION-55)', async (_who, email, kind) => {
  const { db, config } = await sampleOrganisation();
  const link = await newPasswordLink({ ...config, PUBLIC_URL: 'https://portail.example' }, email);
  const secret = link.replace('https://portail.example/#/invite/', '');
  expect(await passwordLinkOf(db, secret, new Date())).toMatchObject({ end: null, link: { kind } });
  if (kind === 'invitation')
    expect(await passwordLinkOf(db, accounts.invited.hash, new Date())).toEqual({ end: 'replaced' });
});

describe('an administrator who is brought back', () => {
  const { email } = accounts.admin;

  /** Sets a new password with the link, signs in, and returns the result of calls that only administrators may make. */
  async function signInBy(link: string, url: string) {
    const server = await startServer({ database: url });
    const hash = link.split('/#/invite/')[1];
    const body = { password: 'une longue phrase' };
    expect((await server.anonymous.send('POST', `setPassword/${hash}`, { body })).status).toBe(200);
    return (await (await server.signIn(email, 'une longue phrase')).get('users')).status;
  }

  it('was archived: the link makes them active again (SET-USER-25)', async () => {
    const { db, url, config } = await sampleOrganisation();
    await db.updateTable('users').set({ status: 0 }).where('email', '=', email).execute();
    await expect(newPasswordLink(config, email)).rejects.toThrow('has signed in already');
    expect(await signInBy(await newPasswordLink(config, email, { isRestoring: true }), url)).toBe(200);
  });

  it('was demoted: they get the role back only where nobody active has it (SET-USER-25)', async () => {
    const { db, url, config } = await sampleOrganisation();
    const demoted = { role: 'ROLE_TEACHER', status: 0 } as const;
    await db.updateTable('users').set(demoted).where('email', '=', email).execute();
    await newPasswordLink(config, email, { isRestoring: true });
    const roleOf = () =>
      db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirstOrThrow();
    expect(await roleOf()).toEqual({ role: 'ROLE_TEACHER' });
    await db.updateTable('users').set({ status: 0 }).where('role', '=', 'ROLE_ADMIN').execute();
    expect(await signInBy(await newPasswordLink(config, email, { isRestoring: true }), url)).toBe(200);
    expect(await roleOf()).toEqual({ role: 'ROLE_ADMIN' });
  });
});

it('resets the codes of an administrator who has lost them, if asked (DECISION-147)', async () => {
  const { db, config } = await sampleOrganisation();
  const { email } = accounts.admin;
  await db.insertInto('authenticators').values({ user_id: 1, seed_sealed: 'sealed', last_step: 1 }).execute();
  const count = async () => (await db.selectFrom('authenticators').selectAll().execute()).length;
  await newPasswordLink(config, email);
  expect(await count()).toBe(1);
  await newPasswordLink(config, email, { resetsCodes: true });
  expect(await count()).toBe(0);
  const { outcome } = await db
    .selectFrom('sign_ins')
    .select('outcome')
    .where('user_id', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(outcome).toBe('factor-reset');
});

it('makes no link for somebody who is archived, or for nobody', async () => {
  const { db, config } = await sampleOrganisation();
  await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
  await expect(newPasswordLink(config, accounts.teacher.email)).rejects.toThrow(
    /Cette personne s’est déjà connectée - This person has signed in already$/,
  );
  await expect(newPasswordLink(config, 'x@y.example')).rejects.toThrow('Nobody has the address x@y.example');
});
