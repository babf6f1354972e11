import type { Lesson, PlannedClass, WaitingLesson } from '@portal/domain';
import { generatePath, type PathParam } from 'react-router-dom';

/**
 * The path of every page of this app, relative to its mount, by the specification's route name (SHELL-093 to SHELL-102,
 * OPEN-75).
 */
export const paths = {
  'auth.login': '/auth/login',
  'auth.forgot': '/auth/forgot',
  'teacher.views.home': '/home',
  'teacher.views.course': '/course/:id',
  'teacher.views.outline': '/outline-form/:id',
  'teacher.courses.edit.outline.print': '/print/:id/outline',
  'teacher.views.studentList': '/student-list/:id',
  'teacher.views.student.info': '/student-info/:id',
  'teacher.views.attendance': '/attendance',
  'teacher.views.correction': '/attendance/:id/lesson/:lessonId',
  // An extension (DECISION-51).
  'teacher.views.meetings': '/meetings',
  // An extension (DECISION-215): the class is in the query.
  'teacher.views.initials': '/initials',
  'teacher.views.guide': '/guide',
  'teacher.views.profile': '/profile',
  // An addition of this project: ADR-0008.
  'teacher.views.hours': '/hours',
  'teacher.views.hours.print': '/hours/print/:month',
  'reports.print': '/reports/print/:id/:courseId',
  'reports.info': '/reports/info/:id/course/:courseId',
  'reports.courseInfo': '/reports/info/:id/course/:courseId/courseInfo',
  'reports.studentSelfLearning': '/reports/info/:id/course/:courseId/studentSelfLearning',
  'reports.studentProgress': '/reports/info/:id/course/:courseId/studentProgress',
  'reports.comments': '/reports/info/:id/course/:courseId/comments',
} as const;

export type RouteName = keyof typeof paths;
type ParamsOf<Name extends RouteName> = Record<PathParam<(typeof paths)[Name]>, string | number>;

/** Returns the path of a route: `pathTo('teacher.views.course', { id: 12 })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: PathParam<(typeof paths)[Name]> extends never ? [] : [ParamsOf<Name>]
): string {
  const texts = Object.entries(params ?? {}).map(([param, value]) => [param, String(value)]);
  return generatePath<string>(paths[name], Object.fromEntries(texts));
}

/** Returns the path of the attendance form with a selected contract, which saves a tap after a class. */
export function attendanceOf(contractId: number): string {
  return `${pathTo('teacher.views.attendance')}?contract=${contractId}`;
}

/** Returns the path of the attendance form filled from a planned class, ready to submit. */
export function attendanceOfClass({ id, contractId, date, minutes }: PlannedClass): string {
  return `${attendanceOf(contractId)}&class=${id}&date=${date}&minutes=${minutes}`;
}

/** Returns the path on which the students of a recorded class initial it. */
export function initialsOf({ id, contractId }: Pick<Lesson, 'id' | 'contractId'>): string {
  return `${pathTo('teacher.views.initials')}?contract=${contractId}&lesson=${id}`;
}

/** Returns the same path for a class that waits on this device. */
export function initialsOfWaiting({ id, values }: Pick<WaitingLesson, 'id' | 'values'>): string {
  return `${pathTo('teacher.views.initials')}?contract=${values.contractId}&waiting=${encodeURIComponent(id)}`;
}

/** Returns the path of a contract's students with one of them open. */
export function studentListWith(contractId: number, studentId: number): string {
  return `${pathTo('teacher.views.studentList', { id: contractId })}?open=${studentId}`;
}

/** Returns the path of a student's details, with the contract of the previous page (OPEN-76). */
export function studentInfoOf(studentId: number, contractId: number): string {
  return `${pathTo('teacher.views.student.info', { id: studentId })}?course=${contractId}`;
}

/** Returns the path of the hours of a month. */
export function hoursOfMonth(month: string): string {
  return `${pathTo('teacher.views.hours')}?month=${month}`;
}
