import type { Role } from '../user/role.ts';

/** The signed-in user; an older backend may omit the last name (AUTH-27, CONFLICT-42). */
export interface SignedInUser {
  id: number;
  name: string;
  lastName: string | null;
  role: Role;
}
