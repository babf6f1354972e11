import type { Role } from '../user/role.ts';

/** Who is signed in; an older backend may not tell the last name (AUTH-27, CONFLICT-42). */
export interface SignedInUser {
  id: number;
  name: string;
  lastName: string | null;
  role: Role;
}
