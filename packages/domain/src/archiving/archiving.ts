import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';

/** A contract that remains with an archived teacher. */
export interface RemainingContract extends Pick<Contract, 'id' | 'number' | 'status' | 'company'> {
  /** Number of the teacher's planned classes that are not recorded. */
  planned: number;
  /** The day of the first of these classes. */
  nextOn: CalendarDate | null;
}

/** The kinds of archived records that may reappear under their address or name. A user who teaches is a `teacher`. */
export type ArchivedKind = 'student' | 'teacher' | 'user' | 'company' | 'language';

/** An archived record that has an address or a name. */
export interface ArchivedRecord {
  kind: ArchivedKind;
  id: number;
  name: string;
  /** Null for a company or language. */
  lastName: string | null;
  /** Null if the history does not contain the day. */
  archivedOn: CalendarDate | null;
}
