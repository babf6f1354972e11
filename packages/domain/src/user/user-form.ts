import { type FormText, fieldText } from '../refusal/form-text.ts';
import type { Role } from './role.ts';
import type { User } from './user.ts';
import type { UserFormValues } from './user-schemas.ts';

/** Form text of a user. */
export type UserFormText = FormText<UserFormValues>;

/** The initial role in the form of a new user (SET-USER-14, LIMIT-15). */
export const defaultRole = 'ROLE_ADMIN' satisfies Role;

/**
 * Returns the initial values of the form of a user. A new user is an administrator who is not active yet (SET-USER-14,
 * SET-USER-15).
 */
export function userFormText(user: User | null): UserFormText {
  return {
    name: fieldText(user?.name),
    lastName: fieldText(user?.lastName),
    email: fieldText(user?.email),
    phone: fieldText(user?.phone),
    role: user?.role ?? defaultRole,
    active: user?.active ?? false,
  };
}
