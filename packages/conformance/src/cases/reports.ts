import type {
  CompanyReportList,
  CourseInfoAnswer,
  CourseInfoForm,
  OutlineForm,
  OutlineFormAnswer,
  ProgressForm,
  ProgressFormAnswer,
  ProgressFormRecord,
  ProgressReport,
  ProgressReportList,
} from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import {
  courseOf,
  enrolmentOf,
  foreignCourse,
  foreignEnrolment,
  mostReportedCourse,
  ownId,
} from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, type World } from '../World.ts';
import { createCourse, refusedWhenArchived } from './courses.ts';
import { taughtEnrolment } from './people.ts';
import { maxBytes, pdf } from './uploads.ts';

const firstStep = { preparation: 'very good', participation: 'excellent' };

async function savedForm(world: World, body: object): Promise<ProgressForm> {
  const { data } = await world.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', {
    body,
  });
  return data.form;
}

/** Creates a progress form for the suite. */
async function newForm(world: World): Promise<ProgressForm> {
  const { courseId, studentId } = await taughtEnrolment(world);
  const body = { student_id: studentId, course_id: courseId, ...firstStep };
  return savedForm(world, body);
}

/** A progress form of a contract beyond the session's reach. */
function foreignForm(world: World, role: Role): Promise<ProgressForm> {
  return world.find(`a progress form that ${role} does not reach`, async () => {
    const { courseId, studentId } = await foreignEnrolment(world, role);
    const body = { student_id: studentId, course_id: courseId };
    return savedForm(world, body);
  });
}

const keysOf = ({ id, student_id, course_id }: ProgressForm) => ({
  student_id,
  course_id,
  progress_form_id: id,
});

async function readForm(world: World, { student_id: studentId, course_id: courseId }: ProgressForm) {
  const query = { studentId, courseId };
  return (await world.call<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', { query })).data?.form;
}

async function reportForm(world: World) {
  const { courseId, studentId } = await taughtEnrolment(world);
  return {
    file: pdf('report.pdf', 500),
    student_id: String(studentId),
    course_id: String(courseId),
    status: '1',
    file_date: '2026-11-20',
  };
}

async function uploadReport(world: World): Promise<ProgressReport> {
  const form = await reportForm(world);
  return (await world.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', { form })).data;
}

async function readReport(world: World, { id, student_id: studentId }: ProgressReport) {
  const query = { studentId, resourcesPerPage: 20_000 };
  const { data } = await world.call<ProgressReportList>('ROLE_ADMIN', 'listProgressReports', { query });
  return data.find((report) => report.id === id);
}

const infoTexts = {
  material_used: 'Défi 3, unités 1 à 6',
  apps_and_sites_used: 'TV5MONDE, Quizlet',
  skills_covered: 'Conversation, écoute',
  grammar_points_covered: 'Passé composé et imparfait',
};

/** A contract of the suite with a course info form. */
async function courseWithInfo(world: World): Promise<number> {
  const { courseId } = await taughtEnrolment(world);
  await world.call('ROLE_ADMIN', 'createCourseInfo', { body: { course_id: courseId, ...infoTexts } });
  return courseId;
}

const outlineTexts = {
  from: 'html',
  status: 'draft',
  history_with_course_language: null,
  current_use: 'Courriels et réunions',
  challenges: null,
  ten_week_goals: null,
  language_functions: null,
  grammar_required_for_language_functions: null,
  course_content_emphasis_on: ['speaking', 'listening'],
  other_course_content_emphasis_on: null,
  learning_aides: ['podcasts'],
  other_learning_aides: null,
  conversation: 'Weekly',
  writing: 'Daily',
  listening: null,
  reading: null,
};

async function newOutline(world: World): Promise<{ courseId: number; outline: OutlineForm }> {
  const { courseId } = await taughtEnrolment(world);
  const request = { path: { courseId }, body: outlineTexts };
  const { data } = await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'createOutlineForm', request);
  return { courseId, outline: data };
}

const changedMeanwhile = 'an outline that changed meanwhile';

export const reports: Cases = {
  listCompanyReports: {
    good: () => ({}),
    foreign: 'left out',
    does: {
      'shows a company no other company': async (world) => {
        const { data } = await world.call<CompanyReportList>('company', 'listCompanyReports', {
          query: { resourcesPerPage: 20_000 },
        });
        const names = new Set(data.map(({ company }) => company?.name));
        expect(names.size <= 1, `there are ${names.size} companies`);
      },
    },
  },
  listProgressReports: {
    good: async (world, role) => ({
      query: {
        studentId: role === 'student' ? await ownId(world, role) : (await enrolmentOf(world, role)).studentId,
      },
    }),
    foreign: async (world, role) => ({
      query: { studentId: (await foreignEnrolment(world, role)).studentId },
    }),
    list: async (world) => ({ query: { courseId: await mostReportedCourse(world) } }),
    unknown: () => ({ query: { studentId: unknownId } }),
    refuses: { 'neither contract nor student': { status: 400, request: () => ({}) } },
    does: {
      'lists the newest first': async (world) => {
        const { studentId } = await enrolmentOf(world, 'ROLE_ADMIN');
        const query = { studentId, resourcesPerPage: 20_000 };
        const { data } = await world.call<ProgressReportList>('ROLE_ADMIN', 'listProgressReports', { query });
        const days = data.map(({ date }) => date ?? '');
        expect(
          JSON.stringify(days) === JSON.stringify(days.toSorted().reverse()),
          'the days are in another order',
        );
      },
    },
  },
  uploadProgressReport: {
    adds: ['listFiles', 'listCompanyReports'],
    good: async (world) => ({ form: await reportForm(world) }),
    unknown: async (world) => ({ form: { ...(await reportForm(world)), course_id: String(unknownId) } }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const form = await reportForm(world);
        return [Number(form.course_id), { form }];
      }),
      'a student who is not in the contract': {
        status: 400,
        request: async (world) => {
          const { studentId } = await foreignEnrolment(world, 'ROLE_TEACHER');
          return { form: { ...(await reportForm(world)), student_id: String(studentId) } };
        },
      },
      'an empty file': {
        status: 400,
        request: async (world) => ({ form: { ...(await reportForm(world)), file: pdf('empty.pdf', 0) } }),
      },
      'a file beyond 8388608 bytes': {
        status: 413,
        request: async (world) => ({
          form: { ...(await reportForm(world)), file: pdf('large.pdf', maxBytes + 1) },
        }),
      },
    },
    does: {
      'makes the upload a latest report': async (world) => {
        const report = await uploadReport(world);
        const stored = await readReport(world, report);
        expect(stored?.status === 1 || stored?.status === 2, `its status is ${stored?.status}`);
      },
    },
  },
  markProgressReport: {
    good: async (world) => {
      const { id, course } = await uploadReport(world);
      return { body: { progress_report_id: id, course_id: course?.id, status: 0 } };
    },
    unknown: () => ({ body: { progress_report_id: unknownId, status: 2 } }),
    refuses: refusedWhenArchived(async (world) => {
      const form = await reportForm(world);
      const { data } = await world.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', {
        form,
      });
      return [Number(form.course_id), { body: { progress_report_id: data.id, status: 0 } }];
    }),
    does: {
      'sets the mark and takes it away': async (world) => {
        const report = await uploadReport(world);
        for (const status of [0, 2]) {
          await world.call('ROLE_ADMIN', 'markProgressReport', {
            body: { progress_report_id: report.id, status },
          });
          const stored = await readReport(world, report);
          expect(stored?.status === status, `its status is ${stored?.status} instead of ${status}`);
        }
      },
    },
  },
  getProgressForm: {
    good: async (world, role) => ({ query: await enrolmentOf(world, role) }),
    foreign: async (world, role) => ({ query: await foreignEnrolment(world, role) }),
    does: {
      'says so where there is none': async (world) => {
        const query = {
          studentId: await ownId(world, 'student'),
          courseId: await courseOf(world, 'ROLE_ADMIN'),
        };
        const { status, body } = await world.answer<ProgressFormAnswer>('ROLE_ADMIN', 'getProgressForm', {
          query,
        });
        const isReportedMissing = body.message === 'Progress report form not found';
        expect(
          status === 200 && (body.data !== undefined || isReportedMissing),
          `it answers ${status}: ${body.message}`,
        );
      },
    },
  },
  createProgressForm: {
    good: async (world) => {
      const { courseId, studentId } = await taughtEnrolment(world);
      return { body: { student_id: studentId, course_id: courseId, ...firstStep } };
    },
    unknown: async (world) => {
      const { studentId } = await taughtEnrolment(world);
      return { body: { student_id: studentId, course_id: unknownId } };
    },
    foreign: async (world, role) => {
      const { courseId, studentId } = await foreignEnrolment(world, role);
      return { body: { student_id: studentId, course_id: courseId } };
    },
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const { courseId, studentId } = await taughtEnrolment(world);
        return [courseId, { body: { student_id: studentId, course_id: courseId, ...firstStep } }];
      }),
      'a student who is not in the contract': {
        status: 400,
        request: async (world) => {
          const { studentId } = await taughtEnrolment(world);
          return { body: { student_id: studentId, course_id: await createCourse(world), ...firstStep } };
        },
      },
    },
    does: {
      'makes one form for a student and contract, not yet submitted': async (world) => {
        const form = await newForm(world);
        expect(form.status === 0, `the status is ${form.status}`);
        const body = { student_id: form.student_id, course_id: form.course_id };
        const again = await savedForm(world, body);
        expect(again.id === form.id, 'a second form was made');
      },
    },
  },
  updateProgressForm: {
    good: async (world) => ({ body: { ...keysOf(await newForm(world)), comments: 'Progresse vite' } }),
    unknown: async (world) => ({ body: { ...keysOf(await newForm(world)), progress_form_id: unknownId } }),
    foreign: async (world, role) => ({ body: keysOf(await foreignForm(world, role)) }),
    refuses: refusedWhenArchived(async (world) => {
      const form = await newForm(world);
      return [form.course_id, { body: { ...keysOf(form), comments: 'Progresse' } }];
    }),
    does: {
      'changes what is sent and leaves the rest': async (world) => {
        const form = await newForm(world);
        await world.call('ROLE_ADMIN', 'updateProgressForm', { body: { ...keysOf(form), next_level: 'B2' } });
        const stored = await readForm(world, form);
        expect(stored?.next_level === 'B2', `next_level is ${stored?.next_level}`);
        expect(stored.preparation === firstStep.preparation, `preparation is ${stored.preparation}`);
      },
    },
  },
  submitProgressForm: {
    good: async (world) => ({ body: { progress_report_form_id: (await newForm(world)).id, status: 1 } }),
    unknown: () => ({ body: { progress_report_form_id: unknownId, status: 1 } }),
    foreign: async (world, role) => ({
      body: { progress_report_form_id: (await foreignForm(world, role)).id, status: 1 },
    }),
    refuses: refusedWhenArchived(async (world) => {
      const form = await newForm(world);
      return [form.course_id, { body: { progress_report_form_id: form.id, status: 1 } }];
    }),
    does: {
      'submits the form, which later edits leave submitted': async (world) => {
        const form = await newForm(world);
        await world.call('ROLE_ADMIN', 'submitProgressForm', {
          body: { progress_report_form_id: form.id, status: 1 },
        });
        await world.call('ROLE_ADMIN', 'updateProgressForm', {
          body: { ...keysOf(form), comments: 'Bravo' },
        });
        const stored = await readForm(world, form);
        expect(stored?.status === 1, `the status is ${stored?.status}`);
        expect(stored.tag_date !== null, 'there is no tag_date');
      },
      'keeps the dates of the first submission': async (world) => {
        const form = await newForm(world);
        const submit = async () => {
          const body = { progress_report_form_id: form.id, status: 1 };
          const { data } = await world.call<{ data: ProgressFormRecord }>(
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
    },
  },
  getCourseInfo: {
    good: async (world, role) => ({ query: { course_id: await courseOf(world, role) } }),
    foreign: async (world, role) => ({ query: { course_id: await foreignCourse(world, role) } }),
  },
  createCourseInfo: {
    good: async (world) => ({ body: { course_id: (await taughtEnrolment(world)).courseId, ...infoTexts } }),
    unknown: () => ({ body: { course_id: unknownId, ...infoTexts } }),
    foreign: async (world, role) => ({ body: { course_id: await foreignCourse(world, role), ...infoTexts } }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await createCourse(world);
      return [courseId, { body: { course_id: courseId, ...infoTexts } }];
    }),
    does: {
      'keeps one form a contract': async (world) => {
        const courseId = await courseWithInfo(world);
        const body = { course_id: courseId, ...infoTexts, material_used: 'Défi 4' };
        await world.call<{ data: CourseInfoForm }>('ROLE_ADMIN', 'createCourseInfo', { body });
        const query = { course_id: courseId };
        const { data } = await world.call<CourseInfoAnswer>('ROLE_ADMIN', 'getCourseInfo', { query });
        expect(data?.material_used === 'Défi 4', `material_used is ${data?.material_used}`);
      },
    },
  },
  updateCourseInfo: {
    good: async (world) => ({
      body: { course_id: await courseWithInfo(world), ...infoTexts, material_used: 'Défi 4' },
    }),
    unknown: async (world) => ({
      body: { course_id: (await taughtEnrolment(world)).courseId, ...infoTexts },
    }),
    foreign: async (world, role) => ({ body: { course_id: await foreignCourse(world, role), ...infoTexts } }),
    refuses: refusedWhenArchived(async (world) => {
      const courseId = await courseWithInfo(world);
      return [courseId, { body: { course_id: courseId, ...infoTexts, skills_covered: 'Autre' } }];
    }),
  },
  getOutlineForm: {
    good: async (world, role) => ({ path: { courseId: await courseOf(world, role) } }),
    unknown: () => ({ path: { courseId: unknownId } }),
    foreign: async (world, role) => ({ path: { courseId: await foreignCourse(world, role) } }),
  },
  createOutlineForm: {
    good: async (world) => ({
      path: { courseId: (await taughtEnrolment(world)).courseId },
      body: outlineTexts,
    }),
    unknown: () => ({ path: { courseId: unknownId }, body: outlineTexts }),
    foreign: async (world, role) => ({
      path: { courseId: await foreignCourse(world, role) },
      body: outlineTexts,
    }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const courseId = await createCourse(world);
        return [courseId, { path: { courseId }, body: outlineTexts }];
      }),
      'a second outline of a contract': {
        status: 409,
        request: async (world) => ({
          path: { courseId: (await newOutline(world)).courseId },
          body: outlineTexts,
        }),
      },
      'the emphasis Other without its text': {
        status: 400,
        request: async (world) => ({
          path: { courseId: (await taughtEnrolment(world)).courseId },
          body: { ...outlineTexts, course_content_emphasis_on: ['other'] },
        }),
      },
    },
    does: {
      'keeps what was sent': async (world) => {
        const { courseId } = await newOutline(world);
        const { data } = await world.call<OutlineFormAnswer>('ROLE_ADMIN', 'getOutlineForm', {
          path: { courseId },
        });
        const wrong = Object.entries(outlineTexts).find(
          ([name, value]) => JSON.stringify({ ...data }[name]) !== JSON.stringify(value),
        );
        expect(wrong === undefined, `${wrong?.[0]} is read otherwise`);
      },
    },
  },
  updateOutlineForm: {
    good: async (world) => {
      const { courseId, outline } = await newOutline(world);
      return { path: { courseId }, body: { ...outlineTexts, id: outline.id, conversation: 'Daily' } };
    },
    unknown: () => ({ path: { courseId: unknownId }, body: { ...outlineTexts, id: unknownId } }),
    foreign: async (world, role) => ({
      path: { courseId: await foreignCourse(world, role) },
      body: { ...outlineTexts, id: (await newOutline(world)).outline.id },
    }),
    refuses: {
      ...refusedWhenArchived(async (world) => {
        const { courseId, outline } = await newOutline(world);
        const body = { ...outlineTexts, id: outline.id, conversation: 'Daily' };
        return [courseId, { path: { courseId }, body }];
      }),
      [changedMeanwhile]: {
        status: 412,
        request: async (world) => {
          const { courseId, outline } = await newOutline(world);
          const headers = { 'If-Match': '"another version"' };
          return { path: { courseId }, body: { ...outlineTexts, id: outline.id }, headers };
        },
      },
    },
    optional: [changedMeanwhile],
    does: {
      'tells a first submission from a later one': async (world) => {
        const { courseId, outline } = await newOutline(world);
        for (const status of ['submitted', 'resub']) {
          const request = { path: { courseId }, body: { ...outlineTexts, id: outline.id, status } };
          const { data } = await world.call<{ data: OutlineForm }>(
            'ROLE_ADMIN',
            'updateOutlineForm',
            request,
          );
          expect(data.status === status, `the status is ${data.status} instead of ${status}`);
        }
      },
      'keeps a submitted outline and the date of its submission, until it is made a draft again': async (
        world,
      ) => {
        const { courseId, outline } = await newOutline(world);
        const save = async (status: string) => {
          const request = { path: { courseId }, body: { ...outlineTexts, id: outline.id, status } };
          return (await world.call<{ data: OutlineForm }>('ROLE_ADMIN', 'updateOutlineForm', request)).data;
        };
        const first = await save('submitted');
        const saved = await save('submitted');
        expect(saved.status === 'submitted', `once saved it is ${saved.status}`);
        for (const { save_date } of [saved, await save('resub')])
          expect(save_date === first.save_date, `save_date has moved to ${save_date}`);
        const { status } = await save('draft');
        expect(status === 'draft', `made a draft again it is ${status}`);
      },
    },
  },
};
