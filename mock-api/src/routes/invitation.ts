import { randomUUID } from 'node:crypto';
import type { Store } from '../store/Store.ts';
import type { UserRow } from '../store/tables.ts';

/** Sends a user the link to set a password: the status stays as it is until they do (OPEN-02). */
export function invite(store: Store, user: UserRow, now: Date): UserRow {
  const inviteHash = randomUUID();
  store.insert('mails', {
    to: user.email,
    subject: 'Votre accès au portail - Your access to the portal',
    text: `Bonjour ${user.name}, ce lien permet de choisir votre mot de passe. - Hello ${user.name}, choose your password with this link.`,
    link: `/#/invite/${inviteHash}`,
    sentAt: now.toISOString(),
  });
  return store.update('users', user, { inviteHash, emailDate: now.toISOString() });
}
