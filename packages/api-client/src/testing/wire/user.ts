import type { User } from '@portal/domain';
import type { User as WireUser } from '../../generated/types.gen.ts';
import { personToWire } from '../../wire/person.ts';
import { secondFactorToWire } from '../../wire/second-factor.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function userToWire(user: User): WireUser {
  return {
    ...personToWire(user),
    users_id: { email: user.email },
    role: user.role,
    phone: user.phone,
    status: yesNo(user.active),
    login_date: user.lastLoginAt,
    email_date: user.invitedAt,
    archived: yesNo(user.archived),
    ...(user.providerAccess && {
      provider_access: {
        providers: user.providerAccess.providers,
        role_from: user.providerAccess.roleFrom,
        password_off: yesNo(user.providerAccess.isPasswordOff),
        emergency: yesNo(user.providerAccess.isEmergency),
      },
    }),
    ...(user.secondFactor && { second_factor: secondFactorToWire(user.secondFactor) }),
  };
}
