import type { SignedInUser } from '@portal/domain';
import type { SessionUser } from '../generated/types.gen.ts';

export function signedInUserFromWire({ id, name, last_name, role }: SessionUser): SignedInUser {
  return { id, name, lastName: last_name ?? null, role };
}
