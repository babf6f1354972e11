import { type CalendarDate, daysAfter, monthOf, monthsAfter, weeksAround } from '@portal/domain';
import { isRefusal } from '../api-error.ts';
import type { Api } from '../client.ts';
import {
  getCapabilities,
  listAttendance,
  listCourses,
  listCoursesOfUser,
  listCourseTypes,
  listPhrases,
} from '../generated/sdk.gen.ts';
import { contractFiltersToWire } from '../wire/contract-filters.ts';
import { readCourseInfo } from './course-info.ts';
import { readFilesOf } from './files.ts';
import { readHoursClasses, readOwnHours } from './hours.ts';
import { readActiveLanguages } from './languages.ts';
import { readMeetingAttendance } from './meeting-attendance.ts';
import { readOutline } from './outlines.ts';
import { readPlannedClasses } from './planned-classes.ts';
import { readReport } from './read-report.ts';
import { findStudent, readContractStudents } from './students.ts';

/** Maximum numbers to read in advance. A teacher's other courses are cached when they are opened. */
export const offlineLimits = { contracts: 12, students: 60 } as const;

/**
 * Reads what a teacher's pages show, in sequence, so that a service worker caches it: the courses, the lessons of the
 * activated ones, outline and students of the first few, the planned classes of the next two weeks, who is recognized
 * in online meetings, and the hours of this month and the last one with their statements. Skips what the server refuses.
 * Throws an `ApiError` if there is no response.
 */
export async function cacheForOffline({ call }: Api, userId: number, today: CalendarDate): Promise<void> {
  await listCoursesOfUser({ ...call, path: { userId } });
  const filters = { status: 'activated', teacherUserId: userId, page: 1, pageSize: 100 } as const;
  const { data } = await listCourses({ ...call, query: contractFiltersToWire(filters) });
  const contractIds = data.data.map(({ id }) => id);
  // The data of the attendance form first, for every contract.
  for (const id of contractIds)
    await skipRefused(() =>
      listAttendance({ ...call, query: { courseId: id, page: 1, resourcesPerPage: 1000 } }),
    );
  const students = new Map<number, number>();
  for (const id of contractIds.slice(0, offlineLimits.contracts)) {
    await skipRefused(() => listCourses({ ...call, query: { courseId: id } }));
    // The course page and the student list use different page sizes.
    await skipRefused(() => readContractStudents(call, id, 100));
    const page = await skipRefused(() => readContractStudents(call, id, 2000));
    for (const student of page?.rows ?? [])
      if (students.size < offlineLimits.students) students.set(student.id, id);
    await skipRefused(() => readOutline(call, id));
    await skipRefused(() => readCourseInfo(call, id));
  }
  for (const [studentId, contractId] of students) {
    await skipRefused(() => findStudent(call, studentId));
    await skipRefused(() => readFilesOf(call, 'placementTest', studentId));
    await skipRefused(() => readReport(call, studentId, contractId));
  }
  const capabilities = await skipRefused(() => getCapabilities(call));
  if (capabilities?.data.data.includes('planned-classes')) {
    // The home page requests different days in each of the next two weeks.
    for (const days of [0, 7, 14])
      await skipRefused(() => readPlannedClasses(call, weeksAround(daysAfter(today, days))));
  }
  // A file of a meeting can be read and reviewed without a connection.
  if (capabilities?.data.data.includes('meeting-attendance'))
    for (const id of contractIds) await skipRefused(() => readMeetingAttendance(call, id));
  if (capabilities?.data.data.includes('comment-phrases')) await skipRefused(() => listPhrases(call));
  if (capabilities?.data.data.includes('hours')) {
    for (const month of [monthOf(today), monthsAfter(monthOf(today), -1)]) {
      await skipRefused(() => readOwnHours(call, month));
      await skipRefused(() => readHoursClasses(call, { month }));
    }
  }
  await skipRefused(() => listCourseTypes(call));
  await skipRefused(() => readActiveLanguages(call));
}

async function skipRefused<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (error) {
    if (isRefusal(error) && error.code !== 'unauthorized') return null;
    throw error;
  }
}
