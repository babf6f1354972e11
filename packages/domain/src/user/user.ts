import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Person } from '../person/person.ts';
import type { Role } from './role.ts';

/** Someone who may sign in (DOMAIN-28). */
export interface User extends Person {
  email: string;
  role: Role;
  phone: string | null;
  /** False once archived; also before an invited person has set a password (CONFLICT-45). */
  active: boolean;
  lastLoginAt: Timestamp | null;
  invitedAt: Timestamp | null;
  /** Archived as a teacher (CONFLICT-10); false for a backend that does not tell. */
  archived: boolean;
}
