import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { PasswordLinkRow, UserRow } from '../store/tables.ts';
import { addPasswordLink } from './password-links.ts';

/** Sends a user the link to set a password: the status stays as it is until they do (OPEN-02). */
export function invite(store: Store, user: UserRow, now: Date): UserRow {
  // Who has signed in once has a password, and asks for another by "forgot password" (SET-USER-20).
  if (user.loginDate !== null) throw new Refusal('conflict', 'Has signed in already');
  mailPasswordLink(store, user, now, 'invitation', {
    subject: 'Votre accès au portail - Your access to the portal',
    text: `Bonjour ${user.name}, ce lien permet de choisir votre mot de passe. - Hello ${user.name}, choose your password with this link.`,
  });
  return store.update('users', user, { emailDate: now.toISOString() });
}

/** Sends a user who has forgotten the password the link to set another; an invited one has none yet. */
export function sendNewPassword(store: Store, user: UserRow, now: Date): void {
  mailPasswordLink(store, user, now, user.password === null ? 'invitation' : 'reset', {
    subject: 'Nouveau mot de passe - New password',
    text: `Bonjour ${user.name}, ce lien permet de choisir un nouveau mot de passe. - Hello ${user.name}, choose a new password with this link.`,
  });
}

/** The newest link is the only one that works. */
function mailPasswordLink(
  store: Store,
  { id, email }: UserRow,
  now: Date,
  kind: PasswordLinkRow['kind'],
  words: { readonly subject: string; readonly text: string },
): void {
  const hash = randomUUID();
  const sentAt = now.toISOString();
  addPasswordLink(store, { userId: id, hash, kind, sentAt });
  store.insert('mails', { ...words, to: email, link: `/#/invite/${hash}`, sentAt });
}
