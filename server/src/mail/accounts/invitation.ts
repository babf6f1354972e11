import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { addMailedLink, addPasswordLink } from '../../sessions/password-links.ts';
import { recipientOf, writeMail } from '../outbox.ts';

type User = Selectable<Schema['users']>;

const archived =
  'Cette personne est archivée : rétablissez-la d’abord - This person is archived: restore them first';

/** Mails a user the link to set a password. The status changes when the link is used (OPEN-02). */
export async function invite(db: Db, user: User, now: Date): Promise<void> {
  await refuseInvitation(db, user);
  const password_link_id = await addMailedLink(db, user.id, 'invitation', now);
  await noteInvitation(db, user, now);
  const mail = {
    subject: 'Votre accès au portail - Your access to the portal',
    text: `Bonjour ${user.name}, ce lien permet de choisir votre mot de passe. - Hello ${user.name}, choose your password with this link.`,
  };
  await writeMail(db, { ...mail, ...recipientOf(user), password_link_id }, now);
}

/**
 * Creates the link by which a user sets a first password; it replaces earlier links. The user must be locked. Returns
 * the secret of the link; only a digest is stored. Throws a conflict for a user who has signed in or is archived.
 */
export async function invitationLink(db: Db, user: User, now: Date): Promise<string> {
  await refuseInvitation(db, user);
  const secret = await addPasswordLink(db, user.id, 'invitation', now);
  await noteInvitation(db, user, now);
  return secret;
}

/** Throws a conflict for a user who has signed in or is archived. */
async function refuseInvitation(db: Db, user: User): Promise<void> {
  // A user who has signed in has a password, and can reset it with "forgot password" (SET-USER-20).
  if (user.login_at !== null)
    throw new Refusal('conflict', 'Cette personne s’est déjà connectée - This person has signed in already');
  // The link would restore an archived teacher.
  const archivedTeacher = await db
    .selectFrom('teachers')
    .select('id')
    .where('user_id', '=', user.id)
    .where('user_status', '=', 0)
    .executeTakeFirst();
  if (archivedTeacher) throw new Refusal('conflict', archived);
}

async function noteInvitation(db: Db, user: User, now: Date): Promise<void> {
  await db.updateTable('users').set({ invited_at: now.toISOString() }).where('id', '=', user.id).execute();
}

/** Mails the link to reset a forgotten password; an invited user gets the invitation again. */
export async function sendNewPassword(db: Db, user: User, now: Date): Promise<void> {
  const kind = user.password === null ? 'invitation' : 'reset';
  const password_link_id = await addMailedLink(db, user.id, kind, now);
  const mail = {
    subject: 'Nouveau mot de passe - New password',
    text: `Bonjour ${user.name}, ce lien permet de choisir un nouveau mot de passe. - Hello ${user.name}, choose a new password with this link.`,
  };
  await writeMail(db, { ...mail, ...recipientOf(user), password_link_id }, now);
}
