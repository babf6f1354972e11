import { rememberedUser } from '@portal/api-client';
import type { Session } from '@portal/shell';

/** Returns the signed-in teacher; null when the shared tokens now belong to another user. */
export function sendingUser({ api, state }: Session): number | null {
  const { user } = state();
  if (user?.role !== 'ROLE_TEACHER') return null;
  const remembered = rememberedUser(api);
  return remembered === null || remembered.id === user.id ? user.id : null;
}
