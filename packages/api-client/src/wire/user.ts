import type { User } from '@portal/domain';
import type { User as WireUser } from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

/** `users_id` is the record that holds the e-mail, not an id (DOMAIN-28). */
export function userFromWire(user: WireUser): User {
  return {
    ...personFromWire(user),
    email: user.users_id.email,
    role: user.role,
    phone: user.phone,
    active: yes(user.status),
    lastLoginAt: user.login_date,
    invitedAt: user.email_date,
  };
}

export function userToWire(user: User): WireUser {
  return {
    ...personToWire(user),
    users_id: { email: user.email },
    role: user.role,
    phone: user.phone,
    status: yesNo(user.active),
    login_date: user.lastLoginAt,
    email_date: user.invitedAt,
  };
}
