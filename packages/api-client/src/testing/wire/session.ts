import type { SignedInUser } from '@portal/domain';
import type { SessionUser } from '../../generated/types.gen.ts';

export function signedInUserToWire({ id, name, lastName, role }: SignedInUser): SessionUser {
  return { id, name, last_name: lastName, role };
}
