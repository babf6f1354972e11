import { needsSmtpUtf8, plainEmail } from '@portal/domain';
import type { Call } from '../openapi/call.ts';
import { Refusal } from '../refusal/Refusal.ts';

/**
 * Refuses an address that another record of the table already has (OPEN-06), or to which the mail server cannot
 * deliver. Teachers sign in as users, so their addresses are those of users.
 */
export async function refuseWrongEmail(
  call: Pick<Call, 'db' | 'hasSmtpUtf8'>,
  table: 'users' | 'students',
  email: string,
  exceptId?: number,
): Promise<void> {
  const holder = await call.db
    .selectFrom(table)
    .select('id')
    .where((e) => e.fn('lower', ['email']), '=', plainEmail(email))
    .executeTakeFirst();
  // A record may keep its address.
  if (holder && holder.id === exceptId) return;
  refuseUnreachable(call, email);
  if (holder) throw duplicateEmail();
}

/**
 * Refuses letters beyond ASCII before the @, unless the mail server delivers to such addresses. The clients recognize
 * the refusal by this message.
 */
export function refuseUnreachable({ hasSmtpUtf8 }: Pick<Call, 'hasSmtpUtf8'>, email: string): void {
  if (!hasSmtpUtf8 && needsSmtpUtf8(email.trim()))
    throw new Refusal('bad-input', 'Email needs SMTPUTF8', { email: ['Email needs SMTPUTF8'] });
}

/** The refusal of a duplicate address. The clients recognize it by this message. */
export function duplicateEmail(): Refusal {
  return new Refusal('conflict', 'Email duplicated', { email: ['Email duplicated'] });
}
