import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import type { Device } from '../../sessions/deviceOf.ts';
import { readAdministrators } from '../mailAdministrators.ts';
import { mailLetter } from '../mailLetter.ts';
import { type AccountEvent, toAdministrator, toFormerAddress, toPerson } from './account-letters.ts';

type User = Selectable<Schema['users']>;

interface AccountChange {
  readonly event: AccountEvent;
  /** The user after the change. */
  readonly user: User;
  /** Who made the change; null for the person themselves, or for a command of the server. */
  readonly by?: number | null;
  /** The name of the provider that made the change, instead of a person. */
  readonly author?: string;
  /** The address before the change. */
  readonly formerEmail?: string;
  /** The device of a sign-in. */
  readonly device?: Device;
  /** The name of the provider that was linked or removed. */
  readonly provider?: string;
  /** The name of a passkey. */
  readonly passkey?: string;
  readonly now: Date;
}

/**
 * Mails the news about an account, in the transaction of the change (ADR-0048): to the person, and to the other
 * administrators if the person is or was an administrator, or has lost a second factor. Users without a password and archived users get no mail.
 */
export async function mailAccountChange(db: Db, change: AccountChange): Promise<void> {
  const {
    event,
    user,
    by = null,
    author: other = null,
    formerEmail,
    device,
    provider = '',
    passkey = '',
    now,
  } = change;
  const author =
    by === null || by === user.id
      ? null
      : await db.selectFrom('users').select(['name', 'last_name']).where('id', '=', by).executeTakeFirst();
  const news = {
    event,
    userId: user.id,
    isAdministrator: user.role === 'ROLE_ADMIN',
    person: wholeName(user),
    by: author ? wholeName(author) : other,
    device: [device?.browser, device?.system].filter(Boolean).join(', ') || null,
    provider,
    passkey,
  };
  if (user.status === 1 && (await canSignIn(db, user))) {
    await mailLetter(db, user, toPerson(news, user), now);
    if (formerEmail !== undefined)
      await mailLetter(db, { ...user, email: formerEmail }, toFormerAddress(user), now);
  }
  const isForAll = event === 'no-administrator' || event === 'second-factor-reset';
  if (!news.isAdministrator && !isForAll) return;
  const administrators = await readAdministrators(db, user.id);
  for (const reader of administrators) await mailLetter(db, reader, toAdministrator(news), now);
}

/** Whether a user has a password or an account at a provider. Others wait for their invitation. */
async function canSignIn(db: Db, { id, password }: User): Promise<boolean> {
  if (password !== null) return true;
  const identity = await db
    .selectFrom('identities')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return identity !== undefined;
}

/** Mails the news if a change of a user's record changes the role or the address. */
export async function mailRecordChange(
  db: Db,
  before: User,
  user: User,
  { by, author, now }: Pick<AccountChange, 'by' | 'author' | 'now'>,
): Promise<void> {
  const [was, is] = [isActiveAdministrator(before), isActiveAdministrator(user)];
  if (is && !was) await mailAccountChange(db, { event: 'new-administrator', user, by, author, now });
  if (was && user.role !== 'ROLE_ADMIN')
    await mailAccountChange(db, { event: 'no-administrator', user, by, author, now });
  if (user.email !== before.email)
    await mailAccountChange(db, { event: 'email', user, by, formerEmail: before.email, now });
}

/** A restored administrator regains access, so this counts like a new administrator. */
function isActiveAdministrator({ role, status }: User): boolean {
  return role === 'ROLE_ADMIN' && status === 1;
}

function wholeName({ name, last_name }: Pick<User, 'name' | 'last_name'>): string {
  return `${name} ${last_name}`.trim();
}
