import { plainEmail } from '@portal/domain';
import type { Call } from '../../openapi/call.ts';
import type { StoredFields } from '../../openapi/routes.ts';

/**
 * What is stored of the fields whose change needs a fresh proof, so that a form that sends them unchanged asks for none.
 * An address counts as unchanged in any spelling that the server stores the same way.
 */
export const storedFields = {
  /** A new account is like one of a teacher that changes: only an administrator's needs a proof. */
  createUser: async () => ({ role: 'ROLE_TEACHER' }),

  async updateUser({ db, body }: Call) {
    const { id, email } = body as { readonly id: number; readonly email?: string };
    const user = await db
      .selectFrom('users')
      .select(['role', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    return user ? { role: user.role, email: sameAddress(email, user.email) } : {};
  },

  async updateTeacher({ db, body }: Call) {
    const { teacher } = body as { readonly teacher: { readonly id?: number; readonly email?: string } };
    const user = await db
      .selectFrom('teachers')
      .innerJoin('users', 'users.id', 'teachers.user_id')
      .select('users.email')
      .where('teachers.id', '=', teacher.id ?? 0)
      .executeTakeFirst();
    return user ? { 'teacher.email': sameAddress(teacher.email, user.email) } : {};
  },

  async updateWebhook({ db, path }: Call) {
    const { id } = path as { readonly id: number };
    const webhook = await db.selectFrom('webhooks').select('url').where('id', '=', id).executeTakeFirst();
    return { url: webhook?.url };
  },

  async setOrganisation({ db }: Call) {
    const row = await db
      .selectFrom('organisation')
      .select(['second_factor_for', 'trusted_devices'])
      .executeTakeFirst();
    return row ?? { second_factor_for: 'nobody', trusted_devices: 'allowed' };
  },
} satisfies StoredFields;

/** Returns the address as it was sent if it is the stored one, otherwise the stored one. */
function sameAddress(sent: string | undefined, stored: string): string | undefined {
  return sent !== undefined && plainEmail(sent) === stored ? sent : stored;
}
