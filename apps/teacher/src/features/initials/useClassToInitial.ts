import { type Query, useInitialsOfClass, useLessons } from '@portal/api-client';
import {
  type ClassToInitial,
  type InitialingStudent,
  initialsOfClass,
  type Lesson,
  studentsOn,
  type WaitingInitial,
  type WaitingLesson,
} from '@portal/domain';
import { useWaitingInitials } from '../../parts/initials/initials-queue';
import { useCourse } from '../../parts/useCourse';
import { useWaitingLessons } from '../../parts/waiting/lesson-queue';

/** A class on the page of initials: recorded, or waiting on this device. */
export interface NamedClass {
  contractId: number;
  lessonId: number | null;
  waitingLessonId: string | null;
}

/** A student of the class, with the initials that wait on this device. */
export interface StudentRow extends InitialingStudent {
  /** Initials on this device that the server does not show yet; null for none. */
  own: WaitingInitial | null;
}

/** The class with its students. */
export interface InitialedLesson extends NamedClass, Pick<ClassToInitial, 'date' | 'minutes'> {
  contractNumber: string;
  students: StudentRow[];
}

/** Reads the class and its students: from the server, or from what this device knows without a connection. */
export function useClassToInitial(named: NamedClass): {
  data: InitialedLesson | undefined;
  /** Whether there is no such class. */
  isGone: boolean;
  failed: Pick<Query<unknown>, 'error' | 'retry'> | undefined;
  /** Reads the initials again. */
  readAgain: () => Promise<unknown>;
} {
  const waitingLesson = useWaitingLessons().find(({ id }) => id === named.waitingLessonId);
  const lessonId = named.lessonId ?? waitingLesson?.lessonId ?? null;
  const contract = useCourse(named.contractId);
  const lessons = useLessons(waitingLesson ? null : named.contractId);
  const ofClass = useInitialsOfClass(lessonId);
  const initials = initialsOfClass(useWaitingInitials(), { ...named, lessonId });
  const lesson = lessons.data?.rows.find(({ id, status }) => id === lessonId && status === 'active');
  const known = waitingLesson ? ofWaiting(waitingLesson) : lesson && ofLesson(lesson);
  const facts = ofClass.data ?? known;
  const readAgain = ofClass.retry;
  const isDeleted = ofClass.error?.code === 'not-found';
  if (!contract.data || !facts || isDeleted) {
    const failed = [ofClass, contract, lessons].find(({ data, error }) => error && !data);
    const isGone =
      isDeleted ||
      (named.waitingLessonId !== null && !waitingLesson) ||
      (lessons.data !== undefined && !lesson);
    return { data: undefined, isGone, failed: isGone ? undefined : failed, readAgain };
  }
  const members =
    ofClass.data?.students ??
    studentsOn(contract.data, facts.date).map((student) => memberOf(student, known));
  const students = members.map((member) => ({ ...member, own: ownOf(member, initials) }));
  const { number: contractNumber } = contract.data;
  const { date, minutes } = facts;
  return {
    data: { ...named, lessonId, contractNumber, date, minutes, students },
    isGone: false,
    failed: undefined,
    readAgain,
  };
}

/** What a device knows of a class. */
interface KnownClass {
  date: string;
  minutes: number;
  absentIds: readonly number[];
  details: NonNullable<Lesson['details']>;
}

function ofWaiting({ values }: WaitingLesson): KnownClass {
  const { date, minutes, absentStudentIds: absentIds, details = [] } = values;
  return { date, minutes, absentIds, details };
}

function ofLesson({ date, minutes, absentees, details = [] }: Lesson): KnownClass {
  return { date, minutes, absentIds: absentees.map(({ id }) => id), details };
}

function memberOf(student: InitialingStudent['student'], known: KnownClass | undefined): InitialingStudent {
  const detail = known?.details.find(({ studentId }) => studentId === student.id);
  return {
    student,
    isAbsent: known?.absentIds.includes(student.id) ?? false,
    lateMinutes: detail?.lateMinutes ?? 0,
    leftEarlyMinutes: detail?.leftEarlyMinutes ?? 0,
    initials: [],
  };
}

/** The newest initials of a student on this device; those that were sent only until the server shows them. */
function ownOf(
  { student, initials }: InitialingStudent,
  waiting: readonly WaitingInitial[],
): WaitingInitial | null {
  const own = waiting.filter((one) => one.student.id === student.id).at(-1) ?? null;
  return own?.state === 'sent' && initials.length > 0 ? null : own;
}
