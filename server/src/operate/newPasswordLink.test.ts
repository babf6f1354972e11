import { expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { passwordLinkOf } from '../sessions/password-links.ts';
import { sampleOrganisation } from '../testing/organisations.ts';
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

it('makes no link for somebody who is archived, or for nobody', async () => {
  const { db, config } = await sampleOrganisation();
  await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
  await expect(newPasswordLink(config, accounts.teacher.email)).rejects.toThrow(
    /Cette personne s’est déjà connectée - This person has signed in already$/,
  );
  await expect(newPasswordLink(config, 'x@y.example')).rejects.toThrow('Nobody has the address x@y.example');
});
