import type { SecondFactorReminder } from '@portal/api-client/openapi';
import { isQuiet, secondFactorReminderDays } from '@portal/domain';
import { sql } from 'kysely';
import { mailLetter } from '../../mail/mailLetter.ts';
import type { Call } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { updateRecord } from '../records.ts';
import { isRequiredOfUser, lacksSecondFactor } from './queries.ts';
import { secondFactorLetter } from './secondFactorLetter.ts';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: 'ROLE_ADMIN' | 'ROLE_TEACHER';
  readonly can_sign_in: boolean;
  readonly lacks_factor: boolean;
  readonly is_required: boolean;
  readonly reminded_at: string | null;
}

/**
 * Mails users without a second factor a request to set one up, in the transaction of the call, and returns what each was
 * sent, or why there was no mail. Throws `not-found` for an unknown user.
 */
export async function remindOfSecondFactor(
  { db, clock, today, now }: Pick<Call, 'db' | 'clock' | 'today' | 'now'>,
  ids: readonly number[],
): Promise<SecondFactorReminder[]> {
  const found = [...new Set(ids)];
  // Locks in a fixed order before it reads the last mails, so that the second of two concurrent calls finds those of the
  // first.
  await sql`select from users where id = any (${found}::bigint[]) order by id for no key update`.execute(db);
  const { rows } = await sql<Person>`select u.id, u.name, u.last_name, u.email, u.role,
      u.status = 1 and (u.password is not null
        or exists (select from identities i where i.user_id = u.id)) as can_sign_in,
      ${lacksSecondFactor} as lacks_factor, ${isRequiredOfUser} as is_required,
      u.second_factor_reminded_at as reminded_at
    from users u where u.id = any (${found}::bigint[])`.execute(db);
  const people = new Map(rows.map((person) => [person.id, person]));
  const reminders: SecondFactorReminder[] = [];
  for (const id of found) {
    const person = people.get(id);
    if (!person) throw new Refusal('not-found');
    const { name, last_name, reminded_at } = person;
    const lastDay = reminded_at === null ? null : clock.dayOf(new Date(reminded_at));
    const skipped = !person.can_sign_in
      ? 'inactive'
      : !person.lacks_factor
        ? 'done'
        : isQuiet(lastDay, today, secondFactorReminderDays)
          ? 'recent'
          : null;
    if (skipped === null) {
      await updateRecord(db, 'users', id, { second_factor_reminded_at: now.toISOString() });
      await mailLetter(db, person, secondFactorLetter(person), now);
    }
    reminders.push({
      user: { id, name, last_name },
      skipped,
      reminded_at: skipped === null ? now.toISOString() : reminded_at,
    });
  }
  return reminders;
}
