import type { Role } from '@portal/domain';
import type { Db } from '../../database/connect.ts';
import { mailRecordChange } from '../../mail/accounts/mailAccountChange.ts';
import type { Call } from '../../openapi/call.ts';
import type { RoleGroups } from '../../providerSettings.ts';
import type { Provider } from '../../sessions/providers/Provider.ts';
import { isLastAdministrator, lockAdministrators } from '../last-administrator.ts';
import { recordOf, updateAndRead } from '../records.ts';
import { askForSecondFactor } from '../second-factor/queries.ts';
import { letTeach } from '../users/queries.ts';

/**
 * Returns the role that groups give; null if they decide nothing. Nobody is an administrator who is in none of the
 * groups of administrators, if there are any.
 */
export function roleOf({ admin, teacher }: RoleGroups, groups: readonly string[]): Role | null {
  const isIn = (list: readonly string[]) => list.some((group) => groups.includes(group));
  if (isIn(admin)) return 'ROLE_ADMIN';
  return admin.length > 0 || isIn(teacher) ? 'ROLE_TEACHER' : null;
}

/**
 * Gives a linked person the role that the groups at the provider say. Groups that the provider does not list change
 * nothing, and neither the last administrator nor the emergency account loses the role. Call it before the user is
 * locked. Returns whether the role has changed.
 */
export async function applyGroups(
  trx: Db,
  { providers, now }: Pick<Call, 'providers' | 'now'>,
  { settings: { name, roles } }: Provider,
  {
    userId,
    identityId,
    groups,
  }: {
    readonly userId: number;
    readonly identityId: number;
    readonly groups: readonly string[] | null;
  },
): Promise<boolean> {
  if (roles === undefined || groups === null) return false;
  const role = roleOf(roles, groups);
  const hasChanged =
    role !== null && (await changeRole(trx, { providers, now }, { userId, role, author: name }));
  // Most sign-ins change nothing, so they need not lock the identity.
  await trx
    .updateTable('identities')
    .set({ told_role: role })
    .where('id', '=', identityId)
    .where('told_role', 'is distinct from', role)
    .execute();
  return hasChanged;
}

async function changeRole(
  trx: Db,
  { providers, now }: Pick<Call, 'providers' | 'now'>,
  { userId, role, author }: { readonly userId: number; readonly role: Role; readonly author: string },
): Promise<boolean> {
  const stored = await recordOf(trx, 'users', userId);
  if (stored.role === role) return false;
  await lockAdministrators(trx);
  const before = await recordOf(trx, 'users', userId, { isLocked: true });
  const isKept = providers.isEmergencyAccount(before) || (await isLastAdministrator(trx, before));
  if (before.role === role || (role === 'ROLE_TEACHER' && isKept)) return false;
  const user = await updateAndRead(trx, 'users', before.id, { role });
  await letTeach(trx, user);
  await askForSecondFactor(trx, { userId: user.id });
  await mailRecordChange(trx, before, user, { author, now });
  return true;
}
