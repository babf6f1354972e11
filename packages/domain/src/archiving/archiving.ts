import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Contract } from '../contract/contract.ts';

/** A contract that stays with a teacher who is archived. */
export interface RemainingContract extends Pick<Contract, 'id' | 'number' | 'status' | 'company'> {
  /** Number of the teacher's planned classes that are not recorded. */
  planned: number;
  /** The day of the first of them. */
  nextOn: CalendarDate | null;
}

/** The records whose address or name can come back; a user who teaches is a `teacher`. */
export type ArchivedKind = 'student' | 'teacher' | 'user' | 'company' | 'language';

/** An archived record that has an address or a name. */
export interface ArchivedRecord {
  kind: ArchivedKind;
  id: number;
  name: string;
  /** Null for a company or language. */
  lastName: string | null;
  /** Null if the history does not know it. */
  archivedOn: CalendarDate | null;
}
