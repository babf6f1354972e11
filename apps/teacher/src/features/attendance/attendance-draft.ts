import {
  type AttendanceFormValues,
  type CalendarDate,
  hoursOf,
  isCalendarDate,
  type Lesson,
  overrunHours,
  readTypedDetails,
  type TypedLessonDetail,
  typedLessonDetails,
} from '@portal/domain';

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
  /** Kept while "all present" is on, so that toggling the switch by mistake loses nothing. */
  absentStudentIds: readonly number[];
  /** Students who came late, left early or were excused; kept even while it does not apply. */
  details: readonly TypedLessonDetail[];
  note: string;
  /** Id of the planned class of this record, as text; empty for none. */
  plannedClassId: string;
}

/** The part of a planned class that prefills the form (DECISION-51). */
export interface PlannedStart {
  id: number;
  date: CalendarDate;
  minutes: number;
}

/** Returns the planned class in a URL; null if there is none or it is invalid. */
export function plannedStart(search: URLSearchParams): PlannedStart | null {
  const [id, minutes] = [Number(search.get('class')), Number(search.get('minutes'))];
  const date = search.get('date') ?? '';
  const isWhole =
    Number.isInteger(id) && id > 0 && Number.isInteger(minutes) && minutes > 0 && minutes <= 1440;
  return isWhole && isCalendarDate(date) ? { id, date, minutes } : null;
}

/** Returns the initial values for a planned class: its day and length, everyone present. */
export function plannedDraft(contractId: string, { id, date, minutes }: PlannedStart): AttendanceDraft {
  return {
    ...newDraft(contractId, date),
    openedOn: '',
    minutes: String(minutes),
    plannedClassId: String(id),
  };
}

/** Returns the initial values: today, everyone present (PORTAL-ATT-07, OPEN-56). */
export function newDraft(contractId: string, today: CalendarDate | ''): AttendanceDraft {
  return {
    contractId,
    date: today,
    openedOn: today,
    minutes: '',
    allPresent: true,
    absentStudentIds: [],
    details: [],
    note: '',
    plannedClassId: '',
  };
}

/** Initial values without a date; unsaved work is compared with them. */
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

/** Converts a class to a draft, for editing. */
export function draftOf({
  contractId,
  date,
  minutes,
  absentStudentIds,
  details,
  note,
  plannedClassId,
}: AttendanceFormValues): AttendanceDraft {
  return {
    contractId: String(contractId),
    date,
    openedOn: '',
    minutes: String(minutes),
    allPresent: absentStudentIds.length === 0,
    absentStudentIds,
    details: typedLessonDetails(details),
    note: note ?? '',
    plannedClassId: plannedClassId === undefined ? '' : String(plannedClassId),
  };
}

/** Returns a recorded class as a draft. */
export function lessonDraft({ absentees, plannedClassId: _, ...lesson }: Lesson): AttendanceDraft {
  return draftOf({ ...lesson, absentStudentIds: absentees.map(({ id }) => id) });
}

/** Returns the draft with another contract, without absent students, details and planned class. */
export function withContract(draft: AttendanceDraft, contractId: string): AttendanceDraft {
  return { ...draft, contractId, allPresent: true, absentStudentIds: [], details: [], plannedClassId: '' };
}

/**
 * Returns the draft with these students absent and all others present, for a draft that the teacher has not changed.
 */
export function withAbsences(draft: AttendanceDraft, absentStudentIds: readonly number[]): AttendanceDraft {
  return { ...draft, allPresent: absentStudentIds.length === 0, absentStudentIds };
}

/** Returns whether a draft has exactly these absences, or "all present" is on and it has none. */
export function hasOnlyAbsences(draft: AttendanceDraft, absentStudentIds: readonly number[]): boolean {
  const { allPresent, absentStudentIds: own } = draft;
  if (own.length === 0) return allPresent;
  return (
    !allPresent && own.length === absentStudentIds.length && own.every((id) => absentStudentIds.includes(id))
  );
}

/** Returns the draft with a student marked as present or absent. */
export function withPresence(draft: AttendanceDraft, studentId: number, present: boolean): AttendanceDraft {
  const others = draft.absentStudentIds.filter((id) => id !== studentId);
  return { ...draft, absentStudentIds: present ? others : [...others, studentId] };
}

/**
 * Returns the class to record, without absent students if all are present (PORTAL-ATT-10), and without an empty note
 * and details.
 */
export function lessonOf(draft: AttendanceDraft): AttendanceFormValues {
  const { note, details, ...plain } = correctionOf(draft);
  return { ...plain, ...(note && { note }), ...(details.length > 0 && { details }) };
}

/** Returns the corrected class, including note and details even if they were removed. */
export function correctionOf(draft: AttendanceDraft) {
  const absentStudentIds = draft.allPresent ? [] : [...draft.absentStudentIds];
  return {
    contractId: Number(draft.contractId),
    date: draft.date,
    minutes: Number(draft.minutes),
    absentStudentIds,
    note: draft.note.trim() || null,
    details: readTypedDetails(draft.details, { absentStudentIds }),
    ...(draft.plannedClassId && { plannedClassId: Number(draft.plannedClassId) }),
  };
}

/** Returns whether two drafts contain the same correction, ignoring the order of absent students. */
export function isSameCorrection(one: AttendanceDraft, other: AttendanceDraft): boolean {
  const textOf = (draft: AttendanceDraft) => {
    const correction = correctionOf(draft);
    return JSON.stringify({
      ...correction,
      absentStudentIds: correction.absentStudentIds.toSorted((a, b) => a - b),
    });
  };
  return textOf(one) === textOf(other);
}

/** Returns the contract's hours after this class. */
export function hoursAfter(minutesTaught: number, minutes: number, contracted: number) {
  const taught = hoursOf(minutesTaught + minutes);
  return { taught, contracted, overrun: overrunHours(taught, contracted) };
}
