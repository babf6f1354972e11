import type { ProgressForm, ProgressFormAnswer, ProgressFormRecord } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { oneOfTwoAtOnce } from '../case-builders/createsOneRecord.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { sameToday } from '../case-builders/sameToday.ts';
import { changesOnly, ownFieldsOnly } from '../changesOnly.ts';
import { courseOf, enrolmentOf, foreignEnrolment, ownId } from '../facts.ts';
import { bodyOf, expectFields, expectOnlyChanged, field, keepsAll, keepsEach } from '../fields.ts';
import { longest, longTexts } from '../longest.ts';
import type { Role } from '../openapi.ts';
import { createCourse } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { draftOf, reportsOf, submitForm, uploadReportOf } from '../records/reports.ts';
import { expect, type TestContext } from '../TestContext.ts';

const firstStep = { preparation: 'very good', participation: 'excellent' };

async function savedForm(context: TestContext, body: object): Promise<ProgressForm> {
  const { data } = await context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', {
    body,
  });
  return data.form;
}

/** Creates a progress form for the suite. */
async function startedForm(context: TestContext): Promise<ProgressForm> {
  const { courseId, studentId } = await taughtEnrolment(context);
  const body = { student_id: studentId, course_id: courseId, ...firstStep };
  return savedForm(context, body);
}

/** Returns a progress form of a contract that the session may not read. */
function foreignForm(context: TestContext, role: Role): Promise<ProgressForm> {
  return context.find(`a progress form that ${role} does not reach`, async () => {
    const { courseId, studentId } = await foreignEnrolment(context, role);
    const body = { student_id: studentId, course_id: courseId };
    return savedForm(context, body);
  });
}

const progressFields = (which: 0 | 1) => [
  ...[
    'preparation',
    'participation',
    'homework',
    'extracurriculas_activities',
    'grammar_in_an_oral_context',
    'vocabulary_usage_in_an_oral_context',
    'pronunciation',
    'listening_comprehension',
    'fluency_in_an_oral_context',
    'grammar_in_writing',
    'vocabulary_and_spelling',
    'text_organisation',
    'syntax',
    'fluency_in_writing',
    'written_content',
    'reading_comprehension',
  ].map((name, place) => field(name, ['excellent', 'very good', 'good', 'not enough'][(place + which) % 4])),
  field('comments', `Progresse vite & <bien> ${which}`),
  field('recommendations', `Lire un article ${which}`),
  field('next_level', which === 0 ? 'B1' : 'B2'),
];

/** Creates a form for a new contract. The ids are sent in the body as well. */
async function newForm(context: TestContext, more: object = {}): Promise<ProgressForm> {
  const { courseId, studentId } = await taughtEnrolment(context);
  const body = { student_id: studentId, course_id: courseId, ...more };
  const answer = await context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', {
    body,
  });
  return answer.data.form;
}

const keysOf = ({ id, student_id, course_id }: ProgressForm) => ({
  student_id,
  course_id,
  progress_form_id: id,
});

async function readForm(context: TestContext, { student_id: studentId, course_id: courseId }: ProgressForm) {
  const query = { studentId, courseId };
  return (await context.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query })).data?.form;
}

export const reportForms = {
  getProgressForm: {
    good: async (context, role) => ({ query: await enrolmentOf(context, role) }),
    foreign: async (context, role) => ({ query: await foreignEnrolment(context, role) }),
    does: {
      'says so where there is none': async (context) => {
        const query = {
          studentId: await ownId(context, 'student'),
          courseId: await courseOf(context, 'ROLE_ADMIN'),
        };
        const { status, body } = await context.answer<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', {
          query,
        });
        const isReportedMissing = body.message === 'Progress report form not found';
        expect(
          status === 200 && (body.data !== undefined || isReportedMissing),
          `it answers ${status}: ${body.message}`,
        );
      },
      'gives each student of a contract the own form, under both names': async (context) => {
        const { courseId, own, other } = await linkedCourse(context);
        const [one, two] = [await draftOf(context, courseId, own), await draftOf(context, courseId, other)];
        for (const form of [one, two]) {
          for (const query of [
            { studentId: form.student_id, courseId },
            { student_id: form.student_id, course_id: courseId },
          ]) {
            const { data } = await context.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', {
              query,
            });
            expectFields(data, { 'form.id': form.id, 'form.student_id': form.student_id });
          }
        }
      },
      'shows a link no draft': async (context) => {
        const { courseId, own } = await linkedCourse(context);
        const form = await draftOf(context, courseId, own);
        const query = { studentId: own, courseId };
        const read = async (role: Role) =>
          (await context.call<ProgressFormAnswer>(role, 'getProgressForm', { query })).data;
        for (const role of ['student', 'company'] as const)
          expect(!(await read(role)), `a draft is shown to a ${role}`);
        await submitForm(context, form);
        for (const role of ['student', 'company'] as const)
          expectFields(await read(role), { 'form.id': form.id });
      },
      'names the student and the contract of the form': async (context) => {
        const form = await newForm(context);
        const query = { studentId: form.student_id, courseId: form.course_id };
        const { data } = await context.call<ProgressFormAnswer>('ROLE_TEACHER', 'getProgressForm', { query });
        expectFields(data, {
          'form.student_id': form.student_id,
          'form.course_id': form.course_id,
          'student.id': form.student_id,
          'course.id': form.course_id,
        });
      },
    },
  },
  createProgressForm: {
    rows: ['API-086'],
    good: async (context) => {
      const { courseId, studentId } = await taughtEnrolment(context);
      return { body: { student_id: studentId, course_id: courseId, ...firstStep } };
    },
    unknown: async (context) => {
      const { studentId } = await taughtEnrolment(context);
      return { body: { student_id: studentId, course_id: unknownId } };
    },
    foreign: async (context, role) => {
      const { courseId, studentId } = await foreignEnrolment(context, role);
      return { body: { student_id: studentId, course_id: courseId } };
    },
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        return [courseId, { body: { student_id: studentId, course_id: courseId, ...firstStep } }];
      }),
      'a student who is not in the contract': {
        status: 400,
        request: async (context) => {
          const { studentId } = await taughtEnrolment(context);
          return { body: { student_id: studentId, course_id: await createCourse(context), ...firstStep } };
        },
      },
    },
    does: {
      'makes one form for a student and contract, not yet submitted': async (context) => {
        const form = await startedForm(context);
        expect(form.status === 0, `the status is ${form.status}`);
        const body = { student_id: form.student_id, course_id: form.course_id };
        const again = await savedForm(context, body);
        expect(again.id === form.id, 'a second form was made');
      },
      'keeps every field that was sent': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const keys = { student_id: studentId, course_id: courseId };
        const query = { studentId, courseId };
        await keepsAll(
          progressFields(0),
          async (body) =>
            (await context.call<{ data: ProgressFormRecord }>('ROLE_TEACHER', 'createProgressForm', { body }))
              .data.form,
          async () =>
            (await context.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query })).data?.form,
          keys,
        );
      },
      'sent again, leaves what it leaves out': async (context) => {
        const form = await newForm(context, bodyOf(progressFields(0)));
        const before = await readForm(context, form);
        const body = { student_id: form.student_id, course_id: form.course_id, homework: 'excellent' };
        await context.call('ROLE_ADMIN', 'createProgressForm', { body });
        const after = await readForm(context, form);
        expectFields(after, { homework: 'excellent', id: form.id });
        expectOnlyChanged(before, after, ['homework', 'update_date', 'save_date'], 'sent again');
      },
      'is no latest report before it is submitted': async (context) => {
        const form = await newForm(context);
        const found = await reportsOf(context, { courseId: form.course_id });
        expect(!found.some(({ status }) => status !== 0), 'it is the latest report');
        expectFields(await readForm(context, form), { status: 0, tag_date: null });
      },
      [oneOfTwoAtOnce]: async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const body = { student_id: studentId, course_id: courseId };
        const make = () =>
          context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', { body });
        const [one, other] = (await Promise.all([make(), make()])).map(({ data }) => data.form.id);
        expect(one === other, `there are forms ${one} and ${other}`);
      },
    },
  },
  updateProgressForm: {
    rows: ['API-087'],
    good: async (context) => ({
      body: { ...keysOf(await startedForm(context)), comments: 'Progresse vite' },
    }),
    unknown: async (context) => ({
      body: { ...keysOf(await startedForm(context)), progress_form_id: unknownId },
    }),
    foreign: async (context, role) => ({ body: keysOf(await foreignForm(context, role)) }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const form = await startedForm(context);
        return [form.course_id, { body: { ...keysOf(form), comments: 'Progresse' } }];
      }),
      'the form of another student': {
        status: 400,
        request: async (context) => {
          const [one, other] = [await startedForm(context), await foreignForm(context, 'ROLE_TEACHER')];
          return { body: { ...keysOf(one), student_id: other.student_id } };
        },
      },
      'the form of another contract': {
        status: 400,
        request: async (context) => {
          const [one, other] = [await startedForm(context), await startedForm(context)];
          return { body: { ...keysOf(one), course_id: other.course_id } };
        },
      },
    },
    does: {
      'changes what is sent and leaves the rest': async (context) => {
        const form = await startedForm(context);
        await context.call('ROLE_ADMIN', 'updateProgressForm', {
          body: { ...keysOf(form), next_level: 'B2' },
        });
        const stored = await readForm(context, form);
        expect(stored?.next_level === 'B2', `next_level is ${stored?.next_level}`);
        expect(stored.preparation === firstStep.preparation, `preparation is ${stored.preparation}`);
      },
      'keeps each field alone and leaves the others': async (context) => {
        const form = await newForm(context, bodyOf(progressFields(0)));
        const send = (body: object) => context.call('ROLE_TEACHER', 'updateProgressForm', { body });
        const read = async () => {
          const { update_date: _changed, ...storedRecord } = { ...(await readForm(context, form)) };
          return storedRecord;
        };
        await keepsEach(progressFields(1), send, read, keysOf(form));
      },
      [longTexts]: async (context) => {
        const form = await newForm(context);
        await keepsAll(
          longest(context, 'updateProgressForm', progressFields(0)),
          (body) => context.call('ROLE_ADMIN', 'updateProgressForm', { body }).then(() => undefined),
          () => readForm(context, form),
          keysOf(form),
        );
      },
      [ownFieldsOnly]: async (context) => {
        const form = await newForm(context, bodyOf(progressFields(0)));
        const body = { ...keysOf(form), comments: 'Deux', status: 1, tag_date: '2026-01-01' };
        const paths = ['comments', 'update_date', 'save_date'];
        await changesOnly(context, 'updateProgressForm', body, () => readForm(context, form), paths);
      },
    },
  },
  submitProgressForm: {
    rows: ['API-088'],
    good: async (context) => ({
      body: { progress_report_form_id: (await startedForm(context)).id, status: 1 },
    }),
    unknown: () => ({ body: { progress_report_form_id: unknownId, status: 1 } }),
    foreign: async (context, role) => ({
      body: { progress_report_form_id: (await foreignForm(context, role)).id, status: 1 },
    }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const form = await startedForm(context);
        return [form.course_id, { body: { progress_report_form_id: form.id, status: 1 } }];
      }),
    },
    does: {
      'submits the form, which later edits leave submitted': async (context) => {
        const form = await startedForm(context);
        await context.call('ROLE_ADMIN', 'submitProgressForm', {
          body: { progress_report_form_id: form.id, status: 1 },
        });
        await context.call('ROLE_ADMIN', 'updateProgressForm', {
          body: { ...keysOf(form), comments: 'Bravo' },
        });
        const stored = await readForm(context, form);
        expect(stored?.status === 1, `the status is ${stored?.status}`);
        expect(stored.tag_date !== null, 'there is no tag_date');
      },
      'keeps the dates of the first submission': async (context) => {
        const form = await startedForm(context);
        const submit = async () => {
          const body = { progress_report_form_id: form.id, status: 1 };
          const { data } = await context.call<{ data: ProgressFormRecord }>(
            'ROLE_ADMIN',
            'submitProgressForm',
            {
              body,
            },
          );
          return data.form;
        };
        const [first, again] = [await submit(), await submit()];
        expect(again.tag_date === first.tag_date, `tag_date has moved to ${again.tag_date}`);
        expect(again.save_date === first.save_date, `save_date has moved to ${again.save_date}`);
      },
      'makes it the latest report and changes no answer': async (context) => {
        const form = await newForm(context, bodyOf(progressFields(0)));
        const early = await uploadReportOf(context, form.course_id, form.student_id, '2026-10-01');
        const before = await readForm(context, form);
        await submitForm(context, form, 'ROLE_TEACHER');
        const after = await readForm(context, form);
        expectOnlyChanged(before, after, ['status', 'save_date', 'tag_date', 'update_date'], 'submitted');
        const [day, moment] = [Date.parse(String(after?.tag_date)), Date.parse(String(after?.save_date))];
        expect(
          Math.abs(moment - day) < 2 * 86_400_000,
          `tag_date ${after?.tag_date}, save_date ${after?.save_date}`,
        );
        const found = await reportsOf(context, { courseId: form.course_id });
        const own = found.find((report) => report.form?.id === form.id);
        expect((own?.status ?? 0) > 0, `its report has status ${own?.status}`);
        expect(found.find(({ id }) => id === early.id)?.status === 0, 'the earlier report keeps the mark');
      },
      'dates the submission with the day that is today for contracts': sameToday,
    },
  },
} satisfies Cases;
