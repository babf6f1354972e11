import type { Course, ProgressFormRecord, Student } from '@portal/api-client/treaty';
import { createCourse } from '../cases/courses.ts';
import { taughtEnrolment } from '../cases/people.ts';
import { lookup } from '../facts.ts';
import { expect, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

/** The date that `send_to_client: 1` stores: today in the organization's time zone. */
async function today(world: World): Promise<string> {
  const body = { course: { id: await createCourse(world), send_to_client: 1 } };
  const { data } = await world.call<{ data: Course }>('ROLE_ADMIN', 'updateCourse', { body });
  return String(data.send_to_client);
}

/** Runs an action within one day. Runs it once more when midnight passes during the first run. */
async function withinOneDay<T>(
  world: World,
  act: () => Promise<T>,
): Promise<readonly [day: string, result: T]> {
  const before = await today(world);
  const result = await act();
  return before === (await today(world)) ? [before, result] : withinOneDay(world, act);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A report submitted now must have the date that is today for contracts. */
async function sameToday(world: World): Promise<void> {
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

/** Checks that all calls use the same date as today. */
export const todayDoings: Doings = {
  updateCourse: { 'knows the same today as a submission': sameToday },
  submitProgressForm: { 'dates the submission with the day that is today for contracts': sameToday },
  updateStudent: {
    'takes a level that was tested today, and none of tomorrow': async (world) => {
      const languageId = await lookup(world, 'listLanguages');
      const student = { name: 'Inès', lastName: world.newName(), email: world.newEmail() };
      const created = await world.call<{ data: Student }>('ROLE_ADMIN', 'createStudent', {
        body: { student, studentInformationCourse: [] },
      });
      const { id } = created.data;
      const test = async (lastTest: string) => {
        const studentLevelLanguage = { levelLanguage: 'B1', lastTest, testerInitials: 'MB', languageId };
        const body = { student: { id }, studentLevelLanguage };
        return (await world.answer('ROLE_ADMIN', 'updateStudent', { body })).status;
      };
      const day = await today(world);
      const [onTheDay, statuses] = await withinOneDay(world, async () => [
        await test(day),
        await test(dayAfter(day)),
      ]);
      // Midnight has passed since.
      if (onTheDay !== day) return;
      expect(statuses.join() === '200,400', `today and tomorrow are answered with ${statuses.join()}`);
    },
  },
};
