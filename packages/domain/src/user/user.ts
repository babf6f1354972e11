import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import type { ProviderAccess } from '../session/provider.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import type { Role } from './role.ts';

/** Someone who may sign in (DOMAIN-28). */
export interface User extends Person {
  email: string;
  role: Role;
  phone: string | null;
  /** False for an archived user, and before an invited person has set a password (CONFLICT-45). */
  active: boolean;
  lastLoginAt: Timestamp | null;
  invitedAt: Timestamp | null;
  /** Whether the user is archived as a teacher (CONFLICT-10); always false if the backend does not report it. */
  archived: boolean;
  /** The second factor of sign-ins; undefined without the extension `second-factor`. */
  secondFactor?: SecondFactor;
  /** What comes from providers; undefined without the extension `providers`. */
  providerAccess?: ProviderAccess;
}
