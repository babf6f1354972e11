import type {
  Course,
  CourseList,
  Digest,
  ReminderInput,
  ReminderList,
  ReminderMail,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

/** Returns a new activated contract of the teacher without an outline. */
async function lackingOutline(context: TestContext): Promise<{ teacherId: number; courseId: number }> {
  const courses = await context.call<CourseList>('ROLE_TEACHER', 'listCourses', { query: many });
  const teacherId = courses.data[0]?.current_teacher?.teacher.id;
  if (teacherId === undefined) throw new Missing('a contract of the teacher');
  const body = { course: {}, course_details: {}, client_details: {} };
  const { data } = await context.call<{ data: Course }>('ROLE_ADMIN', 'createCourse', { body });
  await context.call('ROLE_ADMIN', 'assignTeacher', { body: { courseId: data.id, teacherId } });
  await context.call('ROLE_ADMIN', 'updateCourse', {
    body: { course: { id: data.id, course_status_id: 2 } },
  });
  return { teacherId, courseId: data.id };
}

async function input(context: TestContext, kind: 'outline' | 'reports' = 'outline') {
  const { teacherId, courseId } = await lackingOutline(context);
  const teachers = [{ teacher_id: teacherId, items: [{ course_id: courseId, kind }] }];
  return { body: { teachers, quiet_days: 1 } satisfies ReminderInput };
}

const unknown = () => ({
  body: { teachers: [{ teacher_id: unknownId, items: [{ course_id: 1, kind: 'outline' }] }] },
});

const send = async (context: TestContext, request: { body: ReminderInput }) =>
  (await context.call<{ data: ReminderMail[] }>('ROLE_ADMIN', 'sendReminders', request)).data;

const turn = async (context: TestContext, is_on: boolean) =>
  (await context.call<{ data: Digest }>('ROLE_TEACHER', 'saveDigest', { body: { is_on } })).data;

export const reminders = {
  listReminders: { good: () => ({ query: { kind: 'reminder' } }) },
  sendReminders: {
    sendsMail: true,
    leavesNoTrace: true,
    // For an item that is not open: a teacher gets one reminder a day, and another check sends it.
    good: (context) => input(context, 'reports'),
    unknown,
    refuses: {
      'a teacher without items': {
        status: 400,
        request: async (context) => {
          const { teacherId } = await lackingOutline(context);
          return { body: { teachers: [{ teacher_id: teacherId, items: [] }], quiet_days: 1 } };
        },
      },
      'an item of no known kind': {
        status: 400,
        request: async (context) => {
          const { teacherId, courseId } = await lackingOutline(context);
          const items = [{ course_id: courseId, kind: 'mood' }];
          return { body: { teachers: [{ teacher_id: teacherId, items }], quiet_days: 1 } };
        },
      },
    },
    does: {
      'sends one within the chosen days, and tells the second of two people': async (context) => {
        const request = await input(context);
        await Promise.all([send(context, request), send(context, request)]);
        const [mail] = await send(context, request);
        expect(mail?.skipped === 'recent', `the next one is skipped as ${mail?.skipped}`);
        const query = { teacherId: mail?.teacher.id, kind: 'reminder' };
        const log = await context.call<ReminderList>('ROLE_ADMIN', 'listReminders', { query });
        const days = log.data.filter(
          ({ sent_at }) => sent_at.slice(0, 10) === log.data[0]?.sent_at.slice(0, 10),
        );
        expect(days.length === 1, `${days.length} were sent on one day`);
      },
    },
  },
  previewReminders: {
    onlyReads: true,
    good: (context) => input(context),
    unknown,
    does: {
      'writes in both languages of what is open': async (context) => {
        const request = await input(context);
        const { data } = await context.call<{ data: ReminderMail[] }>(
          'ROLE_ADMIN',
          'previewReminders',
          request,
        );
        const [mail] = data;
        expect(mail?.items.length === 1, `it names ${mail?.items.length} items`);
        // If there is no mail, the only valid reason is that another case has sent a reminder on the same day.
        if (mail?.skipped !== 'recent') expect(mail?.text.length === 2, `it has ${mail?.text.length} texts`);
      },
      'names nothing that is not open': async (context) => {
        const request = await input(context, 'reports');
        const { data } = await context.call<{ data: ReminderMail[] }>(
          'ROLE_ADMIN',
          'previewReminders',
          request,
        );
        expect(data[0]?.skipped === 'done', `it is skipped as ${data[0]?.skipped}`);
      },
    },
  },
  getDigest: { good: () => ({}) },
  saveDigest: {
    leavesNoTrace: true,
    good: () => ({ body: { is_on: false } }),
    does: {
      'turns it off and on': async (context) => {
        for (const is_on of [false, true]) {
          expect((await turn(context, is_on)).is_on === is_on, 'the answer says otherwise');
          const { data } = await context.call<{ data: Digest }>('ROLE_TEACHER', 'getDigest', {});
          expect(data.is_on === is_on, `it is ${data.is_on ? 'on' : 'off'}`);
        }
      },
    },
  },
} satisfies Cases;
