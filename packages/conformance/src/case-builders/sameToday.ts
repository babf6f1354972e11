import type { Course, ProgressFormRecord } from '@portal/api-client/openapi';
import { createCourse } from '../records/contracts.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns the date that `send_to_client: 1` stores: today in the organization's time zone. */
export async function today(context: TestContext): Promise<string> {
  const body = { course: { id: await createCourse(context), send_to_client: 1 } };
  const { data } = await context.call<{ data: Course }>('ROLE_ADMIN', 'updateCourse', { body });
  return String(data.send_to_client);
}

/** Runs an action within one day. Runs it once more when midnight passes during the first run. */
export async function withinOneDay<T>(
  context: TestContext,
  act: () => Promise<T>,
): Promise<readonly [day: string, result: T]> {
  const before = await today(context);
  const result = await act();
  return before === (await today(context)) ? [before, result] : withinOneDay(context, act);
}

/** Checks that a report submitted now has the same date as `send_to_client: 1` stores. */
export async function sameToday(context: TestContext): Promise<void> {
  const [day, answer] = await withinOneDay(context, async () => {
    const { courseId, studentId } = await taughtEnrolment(context);
    const { data } = await context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', {
      body: { student_id: studentId, course_id: courseId },
    });
    const body = { progress_report_form_id: data.form.id, status: 1 };
    return context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'submitProgressForm', { body });
  });
  const { tag_date: tagged } = answer.data.form;
  expect(tagged === day, `tag_date is ${tagged}, today is ${day}`);
}
