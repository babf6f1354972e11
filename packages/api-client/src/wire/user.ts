import type { PasswordFormValues, ProviderAccess, Role, User, UserFormValues } from '@portal/domain';
import type {
  ChangePasswordData,
  ListUsersData,
  UserChange,
  UserInput,
  ProviderAccess as WireAccess,
  User as WireUser,
} from '../generated/types.gen.ts';
import { type Sorted, type SortPaths, sortedToWire } from './paged.ts';
import { personFromWire } from './person.ts';
import { secondFactorFromWire } from './second-factor.ts';
import { yes, yesNo } from './yes-no.ts';

/** `users_id` is the record with the email, not an id (DOMAIN-28). */
export function userFromWire(user: WireUser): User {
  return {
    ...personFromWire(user),
    email: user.users_id.email,
    role: user.role,
    phone: user.phone,
    active: yes(user.status),
    lastLoginAt: user.login_date,
    invitedAt: user.email_date,
    archived: yes(user.archived),
    ...(user.second_factor && { secondFactor: secondFactorFromWire(user.second_factor) }),
    ...(user.provider_access && { providerAccess: providerAccessFromWire(user.provider_access) }),
  };
}

function providerAccessFromWire(access: WireAccess): ProviderAccess {
  const { providers, role_from, password_off, emergency } = access;
  return { providers, roleFrom: role_from, isPasswordOff: yes(password_off), isEmergency: yes(emergency) };
}

/** The sortable columns of the user list, with the path by which the API sorts (SET-USER-05). */
export const userSortPaths = {
  name: 'name',
  lastName: 'last_name',
  role: 'role',
  active: 'status',
  lastLoginAt: 'login_date',
  email: 'users_id.email',
} as const satisfies SortPaths<ListUsersData>;
export type UserColumn = keyof typeof userSortPaths;

/** Filters and order of the user list (DOMAIN-29). */
export interface UserFilters extends Sorted<UserColumn> {
  role?: Role;
  active?: boolean;
  /** Matches first name, last name and email. */
  search?: string;
  /** `none`: without codes and passkeys; `missing`: those of them who must have a second factor. */
  secondFactor?: 'none' | 'missing';
  /** The user whose row is highlighted. It does not filter the list (CONFLICT-35). */
  highlightedId?: number;
}

export function userFiltersToWire(filters: UserFilters): NonNullable<ListUsersData['query']> {
  const { sort, page, pageSize } = filters;
  return {
    role: filters.role,
    status: yesNo(filters.active),
    userName: filters.search || undefined,
    secondFactor: filters.secondFactor,
    highlight: filters.highlightedId,
    ...sortedToWire({ sort, page, pageSize }, userSortPaths),
  };
}

/** The form of a new user (API-012). */
export function userFormToWire({ active, ...values }: UserFormValues): UserInput {
  return { ...values, status: yesNo(active) };
}

/** The given fields of a user (API-013). */
export function userChangeToWire({ active, ...values }: Partial<UserFormValues>): UserChange {
  return { ...values, status: yesNo(active) };
}

/**
 * The password form. The user id is sent, although a backend takes it from the token (API-016, DOMAIN-69, DECISION-13).
 */
export function passwordFormToWire(
  userId: number,
  { oldPassword, newPassword, confirmation }: PasswordFormValues,
): ChangePasswordData['body'] {
  return {
    old_password: oldPassword,
    new_password: newPassword,
    confirm_password: confirmation,
    user_id: userId,
  };
}
