import type { Attendance, AttendanceList } from '@portal/api-client/openapi';
import type { TestContext } from '../TestContext.ts';

/** Reads the recorded classes of a contract, including deleted ones. */
export async function lessonsOf(context: TestContext, courseId: number): Promise<Attendance[]> {
  const query = { courseId, resourcesPerPage: 20_000 };
  return (await context.call<AttendanceList>('ROLE_ADMIN', 'listAttendance', { query })).data;
}

/** Records a class without absent students. */
export const addLesson = async (
  context: TestContext,
  courseId: number,
  day: string,
  minutes = 60,
): Promise<Attendance> => {
  const body = { courses_id: courseId, date_class: day, absent_student_ids: [], total_hours: minutes };
  return (await context.call<{ data: Attendance }>('ROLE_ADMIN', 'addAttendance', { body })).data;
};
