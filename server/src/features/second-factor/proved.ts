import type { Db } from '../../database/connect.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { hasSecondFactor } from './queries.ts';

const already =
  'Ce compte a déjà une deuxième étape : faites-la d’abord - This account already has a second step: complete it first';

/** Throws if another request has ended the session in the meantime. */
export async function refuseEnded(db: Db, session: string | null): Promise<void> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session ?? '')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!open) throw new Refusal('unauthorized');
}

/** Throws if the session must first prove a second factor that is there, before it adds or replaces one. */
export async function refuseUnproved(db: Db, { session }: Call, userId: number): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .select(['second_step', 'has_second_factor'])
    .where('id', '=', session ?? '')
    .executeTakeFirst();
  const isProved = row?.second_step === null && row.has_second_factor;
  if (!isProved && (await hasSecondFactor(db, userId))) throw new Refusal('conflict', already);
}
