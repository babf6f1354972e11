import { createHash, randomUUID } from 'node:crypto';
import type { ProviderRefusal } from '@portal/domain';
import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { newSecret } from '../../sessions/newSecret.ts';

type Row = Schema['provider_flows'];
/** A way to a provider and back (ADR-0081). */
export type Flow = Selectable<Row>;

/** Seconds in which a person signs in at the provider. */
const lifetimeSeconds = 600;

/** Who begins a flow, and for what. */
export type Beginning = Pick<
  Updateable<Row>,
  'user_id' | 'session_id' | 'password_link_id' | 'nonce' | 'verifier'
> &
  Pick<Flow, 'stage' | 'provider' | 'purpose' | 'app'> & {
    /** The secret with which the flow goes on. */
    readonly secret: string;
  };

/** Stores a flow, and returns its row with the cookie that binds it to the browser. Deletes those that have ended. */
export async function beginFlow(
  db: Db,
  { secret, ...beginning }: Beginning,
  { now, isHttps }: { readonly now: Date; readonly isHttps: boolean },
): Promise<{ readonly id: string; readonly cookie: string }> {
  await db.deleteFrom('provider_flows').where('expires_at', '<', now.toISOString()).execute();
  const [id, browser] = [randomUUID(), newSecret()];
  const expires_at = new Date(now.getTime() + lifetimeSeconds * 1000).toISOString();
  await db
    .insertInto('provider_flows')
    .values({
      ...beginning,
      id,
      digest: digestOf(secret),
      browser: digestOf(browser),
      groups: null,
      expires_at,
    })
    .execute();
  const parts = [
    `${cookieOf(id)}=${browser}`,
    `Max-Age=${lifetimeSeconds}`,
    'Path=/api/auth/providers',
    'HttpOnly',
    // Lax, because the browser comes back from another site.
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ];
  return { id, cookie: parts.join('; ') };
}

interface Step {
  /** The secret of the request, which works once. */
  readonly secret: string;
  readonly stage: Flow['stage'];
  /** The `Cookie` header of the request. */
  readonly cookies: string | undefined;
  readonly now: Date;
  readonly change: Updateable<Row>;
}

/**
 * Takes a step of a flow: uses up its secret, over all processes. Returns the flow as it was; null for a secret that is
 * unknown, used or too old, or that comes from another browser.
 */
export async function takeStep(db: Db, { secret, stage, cookies, now, change }: Step): Promise<Flow | null> {
  const flow = await db
    .selectFrom('provider_flows')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .where('stage', '=', stage)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!flow || digestOf(cookieIn(cookies, flow.id)) !== flow.browser) return null;
  const taken = await db
    .updateTable('provider_flows')
    .set(change)
    .where('id', '=', flow.id)
    .where('digest', '=', flow.digest)
    .where('stage', '=', stage)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? flow : null;
}

/** Stores why nothing came of a flow. Returns the code with which the page asks. */
export async function refuseFlow(db: Db, id: string, refused: ProviderRefusal): Promise<string> {
  return finishFlow(db, id, { refused });
}

/** Stores what came of a flow. Returns the code with which the page asks. */
export async function finishFlow(db: Db, id: string, outcome: Updateable<Row>): Promise<string> {
  const code = newSecret();
  await db
    .updateTable('provider_flows')
    .set({ ...outcome, stage: 'arrived', digest: digestOf(code), nonce: null, verifier: null })
    .where('id', '=', id)
    .execute();
  return code;
}

/** When a flow began. */
export function begunAt({ expires_at }: Flow): Date {
  return new Date(Date.parse(expires_at) - lifetimeSeconds * 1000);
}

/** Whether the session that began a flow is still open and complete. */
export async function isSessionOpen(db: Db, { session_id, user_id }: Flow): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session_id ?? '')
    .where('user_id', '=', user_id ?? 0)
    .where('ended_at', 'is', null)
    .where('second_step', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a flow still exists. A logout at the provider deletes it. */
export async function isOpenFlow(db: Db, { id }: Pick<Flow, 'id'>): Promise<boolean> {
  return (
    (await db.selectFrom('provider_flows').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** A digest that no secret has: the flow goes on without one. */
export function noDigest(): string {
  return digestOf(newSecret());
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Each flow has a cookie of its own, so that two tabs do not disturb each other. */
function cookieOf(id: string): string {
  return `provider-${id}`;
}

function cookieIn(cookies: string | undefined, id: string): string {
  const found = new RegExp(`(?:^|;\\s*)${cookieOf(id)}=([\\w-]{1,100})(?:;|$)`).exec(cookies ?? '');
  return found?.[1] ?? '';
}
