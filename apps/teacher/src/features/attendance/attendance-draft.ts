import { type AttendanceFormValues, type CalendarDate, hoursOf, overrunHours } from '@portal/domain';

/** Values of the attendance form. */
export interface AttendanceDraft {
  /** Empty until a contract is chosen. */
  contractId: string;
  /** Empty when the field was cleared. */
  date: CalendarDate | '';
  /** The day on which the user last saw or chose the date; empty if unknown. */
  openedOn: CalendarDate | '';
  /** Empty until a length is chosen. */
  minutes: string;
  allPresent: boolean;
  /** Preserved while "all present" is on, so that pressing the switch by mistake loses nothing. */
  absentStudentIds: readonly number[];
}

/** Returns the initial values: today, everyone present (PORTAL-ATT-07, OPEN-56). */
export function newDraft(contractId: string, today: CalendarDate | ''): AttendanceDraft {
  return { contractId, date: today, openedOn: today, minutes: '', allPresent: true, absentStudentIds: [] };
}

/** Initial values without a day; unsaved work is compared with them. */
export const blankDraft: AttendanceDraft = newDraft('', '');

/** Returns the draft on a later day: an unchanged date becomes that day (DECISION-49). */
export function onDay(draft: AttendanceDraft, today: CalendarDate): AttendanceDraft {
  return draft.date !== '' && draft.date === draft.openedOn ? { ...draft, date: today } : draft;
}

/** Returns the draft with a date that the user chose on `today`. */
export function withDate(
  draft: AttendanceDraft,
  date: CalendarDate | '',
  today: CalendarDate,
): AttendanceDraft {
  return { ...draft, date, openedOn: today };
}

/** A lesson back in the form, to be changed. */
export function draftOf({
  contractId,
  date,
  minutes,
  absentStudentIds,
}: AttendanceFormValues): AttendanceDraft {
  return {
    contractId: String(contractId),
    date,
    openedOn: '',
    minutes: String(minutes),
    allPresent: absentStudentIds.length === 0,
    absentStudentIds,
  };
}

/** Returns the draft with another contract; absentees are cleared. */
export function withContract(draft: AttendanceDraft, contractId: string): AttendanceDraft {
  return { ...draft, contractId, allPresent: true, absentStudentIds: [] };
}

/** The draft with a student marked as present or absent. */
export function withPresence(draft: AttendanceDraft, studentId: number, present: boolean): AttendanceDraft {
  const others = draft.absentStudentIds.filter((id) => id !== studentId);
  return { ...draft, absentStudentIds: present ? others : [...others, studentId] };
}

/** Returns the lesson to record; nobody is absent if all are present (PORTAL-ATT-10). */
export function lessonOf(draft: AttendanceDraft): AttendanceFormValues {
  return {
    contractId: Number(draft.contractId),
    date: draft.date,
    minutes: Number(draft.minutes),
    absentStudentIds: draft.allPresent ? [] : [...draft.absentStudentIds],
  };
}

/** Returns the contract's hours after this class. */
export function hoursAfter(minutesTaught: number, minutes: number, contracted: number) {
  const taught = hoursOf(minutesTaught + minutes);
  return { taught, contracted, overrun: overrunHours(taught, contracted) };
}
