import type { Timestamp } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';

/** A teacher's hourly rate for one course type. */
export interface TeacherRate {
  courseTypeId: number;
  rate: number;
}

/** The user account of a teacher (DOMAIN-47). */
export interface TeacherAccount {
  userId: number;
  invitedAt: Timestamp | null;
  lastLoginAt: Timestamp | null;
  /** `users_id.user_details.status`: 1 is true, 0 is false, null if the server sends neither (CONFLICT-10). */
  active: boolean | null;
}

/** The progress of a teacher's registration: `user_status` 0, 2 and 3 (TEA-EDIT-20 to TEA-EDIT-23). */
export type Registration = 'archived' | 'signed-in' | 'completed';

/** A teacher (DOMAIN-45 to DOMAIN-47). */
export interface Teacher extends Person {
  email: string | null;
  city: string | null;
  hasCar: boolean;
  phone: string | null;
  mobile: string | null;
  nda: boolean;
  otherRate: string | null;
  languages: NamedReference[];
  contracts: Pick<Contract, 'id' | 'number' | 'status'>[];
  rates: TeacherRate[];
  account: TeacherAccount | null;
  registration: Registration | null;
}
