import type {
  ProgressForm,
  ProgressFormRecord,
  ProgressReport,
  ProgressReportList,
} from '@portal/api-client/openapi';
import { many } from '../facts.ts';
import type { Role } from '../openapi.ts';
import type { TestContext } from '../TestContext.ts';
import { pdf } from './uploads.ts';

/** Submits a progress form. */
export const submitForm = (context: TestContext, form: ProgressForm, role: Role = 'ROLE_ADMIN') =>
  context.call<{ data: ProgressFormRecord }>(role, 'submitProgressForm', {
    body: { progress_report_form_id: form.id, status: 1 },
  });

/** Uploads a report of that day, which becomes the latest one. */
export async function uploadReportOf(context: TestContext, courseId: number, studentId: number, day: string) {
  const form = {
    file: pdf('rapport.pdf', 700),
    student_id: String(studentId),
    course_id: String(courseId),
    status: '1',
    file_date: day,
  };
  return (await context.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', { form })).data;
}

/** The reports that a query finds, in one page. */
export async function reportsOf(context: TestContext, query: object, role: Role = 'ROLE_ADMIN') {
  return (
    await context.call<ProgressReportList>(role, 'listProgressReports', { query: { ...many, ...query } })
  ).data;
}

/** Creates a progress form that is not submitted. */
export const draftOf = async (
  context: TestContext,
  courseId: number,
  studentId: number,
): Promise<ProgressForm> => {
  const body = { student_id: studentId, course_id: courseId, next_level: 'B1' };
  return (await context.call<{ data: ProgressFormRecord }>('ROLE_ADMIN', 'createProgressForm', { body })).data
    .form;
};
