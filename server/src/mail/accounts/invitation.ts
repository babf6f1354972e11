import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { addMailedLink, addPasswordLink } from '../../sessions/password-links.ts';
import type { Providers } from '../../sessions/providers/Providers.ts';
import { mailLetter } from '../mailLetter.ts';
import { recipientOf, writeMail } from '../outbox.ts';

type User = Selectable<Schema['users']>;

const archived =
  'Cette personne est archivée : rétablissez-la d’abord - This person is archived: restore them first';

/** When a mail is written, and who may not use a password. */
interface Office {
  readonly now: Date;
  readonly providers: Pick<Providers, 'isPasswordOff' | 'names'>;
}

/** Mails a user the link to set a password. The status changes when the link is used (OPEN-02). */
export async function invite(db: Db, user: User, { now, providers }: Office): Promise<void> {
  await refuseInvitation(db, user);
  const password_link_id = await addMailedLink(db, user.id, 'invitation', now);
  await noteInvitation(db, user, now);
  const mail = {
    subject: 'Votre accès au portail - Your access to the portal',
    text: providers.isPasswordOff(user)
      ? withProvider(user, providers.names)
      : `Bonjour ${user.name}, ce lien permet de choisir votre mot de passe. - Hello ${user.name}, choose your password with this link.`,
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

/**
 * Mails the link to reset a forgotten password; an invited user gets the invitation again. If a user can only sign in
 * with a provider, the mail says so, and has a link only if no account there is linked yet.
 */
export async function sendNewPassword(db: Db, user: User, { now, providers }: Office): Promise<void> {
  const { names } = providers;
  const isPasswordOff = providers.isPasswordOff(user);
  if (isPasswordOff && (await isLinked(db, user))) return mailWhereToSignIn(db, user, { now, names });
  const kind = user.password === null ? 'invitation' : 'reset';
  const password_link_id = await addMailedLink(db, user.id, kind, now);
  const mail = isPasswordOff
    ? { subject: signInSubject, text: withProvider(user, names) }
    : {
        subject: 'Nouveau mot de passe - New password',
        text: `Bonjour ${user.name}, ce lien permet de choisir un nouveau mot de passe. - Hello ${user.name}, choose a new password with this link.`,
      };
  await writeMail(db, { ...mail, ...recipientOf(user), password_link_id }, now);
}

const signInSubject = 'Votre connexion au portail - Signing in to the portal';

function withProvider({ name }: User, names: string): string {
  return `Bonjour ${name}, ce lien permet d’ouvrir votre compte avec ${names}. - Hello ${name}, open your account with ${names} by this link.`;
}

async function mailWhereToSignIn(
  db: Db,
  user: User,
  { now, names }: { readonly now: Date; readonly names: string },
): Promise<void> {
  const text = [
    `Bonjour ${user.name}, votre compte n’a pas de mot de passe : connectez-vous avec ${names}. Si vous n’avez rien demandé, ne faites rien.`,
    `Hello ${user.name}, your account has no password: sign in with ${names}. If you did not ask for this, do nothing.`,
  ] as const;
  const subject = ['Votre connexion au portail', 'Signing in to the portal'] as const;
  const app = user.role === 'ROLE_ADMIN' ? '/admin' : '/teacher-view';
  await mailLetter(db, user, { subject, text, link: `${app}/auth/login` }, now);
}

async function isLinked(db: Db, { id }: User): Promise<boolean> {
  const identity = await db
    .selectFrom('identities')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return identity !== undefined;
}
