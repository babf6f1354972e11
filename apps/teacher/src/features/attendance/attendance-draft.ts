import { type AttendanceFormValues, type CalendarDate, hoursOf, overrunHours } from '@portal/domain';

/** What a teacher has chosen so far, as the fields hold it. */
export interface AttendanceDraft {
  /** Empty until a contract is chosen. */
  contractId: string;
  /** Empty when the field was cleared. */
  date: CalendarDate | '';
  /** The day on which the person last saw the date come up, or chose it; empty where it is not known. */
  openedOn: CalendarDate | '';
  /** Empty until a length is chosen. */
  minutes: string;
  allPresent: boolean;
  /** Kept while "all present" is on, so that a switch pressed by mistake forgets nobody. */
  absentStudentIds: readonly number[];
}

/** The form as it opens: today, everyone present (PORTAL-ATT-07, OPEN-56). */
export function newDraft(contractId: string, today: CalendarDate | ''): AttendanceDraft {
  return { contractId, date: today, openedOn: today, minutes: '', allPresent: true, absentStudentIds: [] };
}

/** What the form holds before anything is chosen, whatever the day: what unsaved work is told from. */
export const blankDraft: AttendanceDraft = newDraft('', '');

/** The draft as it is shown on a later day: a date that nobody has changed is that day's (DECISION-49). */
export function onDay(draft: AttendanceDraft, today: CalendarDate): AttendanceDraft {
  return draft.date !== '' && draft.date === draft.openedOn ? { ...draft, date: today } : draft;
}

/** The draft with a date that the person chose on `today`. */
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

/** The draft with another contract: who was absent from one class was not from another. */
export function withContract(draft: AttendanceDraft, contractId: string): AttendanceDraft {
  return { ...draft, contractId, allPresent: true, absentStudentIds: [] };
}

/** The draft with a student marked as present or absent. */
export function withPresence(draft: AttendanceDraft, studentId: number, present: boolean): AttendanceDraft {
  const others = draft.absentStudentIds.filter((id) => id !== studentId);
  return { ...draft, absentStudentIds: present ? others : [...others, studentId] };
}

/** The lesson to record; nobody is absent while all are present (PORTAL-ATT-10). */
export function lessonOf(draft: AttendanceDraft): AttendanceFormValues {
  return {
    contractId: Number(draft.contractId),
    date: draft.date,
    minutes: Number(draft.minutes),
    absentStudentIds: draft.allPresent ? [] : [...draft.absentStudentIds],
  };
}

/** Where the hours of a contract stand once this class is recorded, in hours. */
export function hoursAfter(minutesTaught: number, minutes: number, contracted: number) {
  const taught = hoursOf(minutesTaught + minutes);
  return { taught, contracted, overrun: overrunHours(taught, contracted) };
}
