import type { Course, ProgressFormRecord } from '@portal/api-client/treaty';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { expect, type World } from '../World.ts';

/** Returns the date that `send_to_client: 1` stores: today in the organization's time zone. */
export async function today(world: World): Promise<string> {
  const body = { course: { id: await createCourse(world), send_to_client: 1 } };
  const { data } = await world.call<{ data: Course }>('ROLE_ADMIN', 'updateCourse', { body });
  return String(data.send_to_client);
}

/** Runs an action within one day. Runs it once more when midnight passes during the first run. */
export async function withinOneDay<T>(
  world: World,
  act: () => Promise<T>,
): Promise<readonly [day: string, result: T]> {
  const before = await today(world);
  const result = await act();
  return before === (await today(world)) ? [before, result] : withinOneDay(world, act);
}

/** Checks that a report submitted now has the same date as `send_to_client: 1` stores. */
export async function sameToday(world: World): Promise<void> {
  const [day, answer] = await withinOneDay(world, async () => {
    const { courseId, studentId } = await taughtEnrolment(world);
    const { data } = await world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', {
      body: { student_id: studentId, course_id: courseId },
    });
    const body = { progress_report_form_id: data.form.id, status: 1 };
    return world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'submitProgressForm', { body });
  });
  const { tag_date: tagged } = answer.data.form;
  expect(tagged === day, `tag_date is ${tagged}, today is ${day}`);
}
