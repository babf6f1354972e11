import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { UserRow } from '../store/tables.ts';

/** Sends a user the link to set a password: the status stays as it is until they do (OPEN-02). */
export function invite(store: Store, user: UserRow, now: Date): UserRow {
  // Who has signed in once has a password, and asks for another by "forgot password" (SET-USER-20).
  if (user.loginDate !== null) throw new Refusal('conflict', 'Has signed in already');
  const invited = mailPasswordLink(store, user, now, {
    subject: 'Votre accès au portail - Your access to the portal',
    text: `Bonjour ${user.name}, ce lien permet de choisir votre mot de passe. - Hello ${user.name}, choose your password with this link.`,
  });
  return store.update('users', invited, { emailDate: now.toISOString() });
}

/** Sends a user who has forgotten the password the link to set another. */
export function sendNewPassword(store: Store, user: UserRow, now: Date): void {
  mailPasswordLink(store, user, now, {
    subject: 'Nouveau mot de passe - New password',
    text: `Bonjour ${user.name}, ce lien permet de choisir un nouveau mot de passe. - Hello ${user.name}, choose a new password with this link.`,
  });
}

/** The newest link is the only one that works. */
function mailPasswordLink(
  store: Store,
  user: UserRow,
  now: Date,
  words: { readonly subject: string; readonly text: string },
): UserRow {
  const inviteHash = randomUUID();
  store.insert('mails', {
    ...words,
    to: user.email,
    link: `/#/invite/${inviteHash}`,
    sentAt: now.toISOString(),
  });
  return store.update('users', user, { inviteHash });
}
