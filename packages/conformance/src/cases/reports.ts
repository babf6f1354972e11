import type {
  AttendanceList,
  CompanyReportList,
  ProgressReport,
  ProgressReportList,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { refusedWhenArchived } from '../case-builders/refusedWhenArchived.ts';
import { enrolmentOf, foreignEnrolment, many, mostReportedCourse, ownId, readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import type { Role } from '../openapi.ts';
import { createCourse } from '../records/contracts.ts';
import { linkedCourse, taughtEnrolment } from '../records/enrolments.ts';
import { draftOf, reportsOf, submitForm, uploadReportOf } from '../records/reports.ts';
import { maxBytes, pdf } from '../records/uploads.ts';
import { expect, type TestContext } from '../TestContext.ts';

async function reportForm(context: TestContext) {
  const { courseId, studentId } = await taughtEnrolment(context);
  return {
    file: pdf('report.pdf', 500),
    student_id: String(studentId),
    course_id: String(courseId),
    status: '1',
    file_date: '2026-11-20',
  };
}

async function uploadReport(context: TestContext): Promise<ProgressReport> {
  const form = await reportForm(context);
  return (await context.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', { form })).data;
}

async function readReport(context: TestContext, { id, student_id: studentId }: ProgressReport) {
  const query = { studentId, resourcesPerPage: 20_000 };
  const { data } = await context.call<ProgressReportList>('ROLE_ADMIN', 'listProgressReports', { query });
  return data.find((report) => report.id === id);
}

const companyRow = async (context: TestContext, courseId: number, role: Role = 'company') => {
  const { data } = await context.call<CompanyReportList>(role, 'listCompanyReports', { query: many });
  return data.filter(({ course }) => course.id === courseId);
};

export const reports = {
  listCompanyReports: {
    rows: ['API-105'],
    good: () => ({}),
    foreign: 'left out',
    does: {
      'shows a company no other company': async (context) => {
        const { data } = await context.call<CompanyReportList>('company', 'listCompanyReports', {
          query: { resourcesPerPage: 20_000 },
        });
        const names = new Set(data.map(({ company }) => company?.name));
        expect(names.size <= 1, `there are ${names.size} companies`);
      },
      'shows a company what is submitted, and no draft': async (context) => {
        const { courseId, own, other } = await linkedCourse(context);
        await draftOf(context, courseId, other);
        expect((await companyRow(context, courseId)).length === 0, 'it shows a draft');
        await submitForm(context, await draftOf(context, courseId, own));
        const rows = await companyRow(context, courseId);
        expect(
          rows.map(({ student }) => student.id).join() === String(own),
          'it shows the draft of another student',
        );
        expectFields(rows[0], { next_level: 'B1', 'student.last_pr.form.status': 1 });
      },
      'names the company of the contract, and the report that is due': async (context) => {
        const { courseId, own } = await linkedCourse(context);
        await uploadReportOf(context, courseId, own, '2026-10-01');
        const course = await readCourse(context, courseId);
        const row = async () =>
          (await companyRow(context, courseId, 'ROLE_ADMIN')).find(({ student }) => student.id === own);
        expectFields(await row(), {
          'company.id': course?.client_details.companies_id,
          'company.name': course?.client_details.companies?.name,
          'course.contract_number': course?.client_details.contract_number,
        });
        // Optional for a backend.
        if ((await row())?.reports_due === undefined) return;
        expectFields(await row(), { reports_due: 1 }, 'without a form, ');
        await submitForm(context, await draftOf(context, courseId, own));
        expectFields(await row(), { reports_due: 0 }, 'once submitted, ');
      },
      'shows a company all reports of its contracts, and no others': async (context) => {
        const { data } = await context.call<CompanyReportList>('company', 'listCompanyReports', {
          query: many,
        });
        const id = data[0]?.company?.id;
        const all = await context.call<CompanyReportList>('ROLE_ADMIN', 'listCompanyReports', {
          query: many,
        });
        const key = ({ course, student }: (typeof data)[number]) => `${course.id}/${student.id}`;
        const due = all.data
          .filter((row) => row.company?.id === id)
          .filter(({ student: { last_pr: last } }) => last?.file || last?.form?.status === 1);
        const missingRow = due.find((row) => !data.some((seen) => key(seen) === key(row)));
        expect(missingRow === undefined, `${missingRow && key(missingRow)} is left out`);
        const unexpectedRow = data.find((row) => !due.some((seen) => key(seen) === key(row)));
        expect(
          unexpectedRow === undefined,
          `${unexpectedRow && key(unexpectedRow)} is not the company's, or no report`,
        );
      },
      'counts the minutes of the classes that the student attended': async (context) => {
        const { courseId, own, other } = await linkedCourse(context);
        for (const studentId of [own, other])
          await submitForm(context, await draftOf(context, courseId, studentId));
        for (const [date_class, total_hours, absent] of [
          ['2026-10-05', 90, []],
          ['2026-10-06', 45, [own]],
        ] as const) {
          const body = { courses_id: courseId, date_class, absent_student_ids: absent, total_hours };
          await context.call('ROLE_ADMIN', 'addAttendance', { body });
        }
        const rows = await companyRow(context, courseId, 'ROLE_ADMIN');
        const minutes = (id: number) => rows.find(({ student }) => student.id === id)?.hours_taught_minutes;
        // Optional for a backend.
        if (minutes(own) === undefined) return;
        expect(
          minutes(own) === 90 && minutes(other) === 135,
          `it counts ${minutes(own)} and ${minutes(other)}`,
        );
      },
    },
  },
  listProgressReports: {
    good: async (context, role) => ({
      query: {
        studentId:
          role === 'student' ? await ownId(context, role) : (await enrolmentOf(context, role)).studentId,
      },
    }),
    foreign: async (context, role) => ({
      query: { studentId: (await foreignEnrolment(context, role)).studentId },
    }),
    list: async (context, role) => ({
      query:
        role === 'student'
          ? { studentId: await ownId(context, role) }
          : { courseId: await mostReportedCourse(context) },
    }),
    unknown: () => ({ query: { studentId: unknownId } }),
    refuses: { 'neither contract nor student': { status: 400, request: () => ({}) } },
    does: {
      'lists the newest first': async (context) => {
        const { studentId } = await enrolmentOf(context, 'ROLE_ADMIN');
        const query = { studentId, resourcesPerPage: 20_000 };
        const { data } = await context.call<ProgressReportList>('ROLE_ADMIN', 'listProgressReports', {
          query,
        });
        const days = data.map(({ date }) => date ?? '');
        expect(
          JSON.stringify(days) === JSON.stringify(days.toSorted().reverse()),
          'the days are in another order',
        );
      },
      'shows a student what is submitted, and no draft': async (context) => {
        const { courseId, own, other } = await linkedCourse(context);
        const seen = async () =>
          (await reportsOf(context, { studentId: own }, 'student')).filter(
            ({ course }) => course?.id === courseId,
          );
        const form = await draftOf(context, courseId, own);
        expect((await seen()).length === 0, 'it shows a draft');
        await submitForm(context, await draftOf(context, courseId, other));
        expect((await seen()).length === 0, 'it shows the report of somebody else');
        await submitForm(context, form);
        const [report] = await seen();
        expectFields(report, { student_id: own, 'form.id': form.id, 'form.status': 1 });
        const { data } = await context.call<AttendanceList>('student', 'listAttendance', {
          query: { courseId },
        });
        expect(Array.isArray(data), 'the attendance beside the report cannot be read');
      },
      'shows a teacher the reports of own contracts alone': async (context) => {
        const { studentId } = await enrolmentOf(context, 'ROLE_TEACHER');
        const courseId = await createCourse(context);
        await context.call('ROLE_ADMIN', 'assignStudents', { body: { courseId, studentId: [studentId] } });
        await submitForm(context, await draftOf(context, courseId, studentId));
        const seen = await reportsOf(context, { studentId }, 'ROLE_TEACHER');
        expect(
          !seen.some(({ course }) => course?.id === courseId),
          `it shows a report of contract ${courseId}`,
        );
        const all = await reportsOf(context, { studentId });
        expect(
          all.some(({ course }) => course?.id === courseId),
          'an administrator does not see it',
        );
      },
    },
  },
  uploadProgressReport: {
    rows: ['API-076'],
    adds: ['listFiles', 'listCompanyReports'],
    good: async (context) => ({ form: await reportForm(context) }),
    unknown: async (context) => ({ form: { ...(await reportForm(context)), course_id: String(unknownId) } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const form = await reportForm(context);
        return [Number(form.course_id), { form }];
      }),
      'a student who is not in the contract': {
        status: 400,
        request: async (context) => {
          const { studentId } = await foreignEnrolment(context, 'ROLE_TEACHER');
          return { form: { ...(await reportForm(context)), student_id: String(studentId) } };
        },
      },
      'an empty file': {
        status: 400,
        request: async (context) => ({ form: { ...(await reportForm(context)), file: pdf('empty.pdf', 0) } }),
      },
      'a file beyond 8388608 bytes': {
        status: 413,
        request: async (context) => ({
          form: { ...(await reportForm(context)), file: pdf('large.pdf', maxBytes + 1) },
        }),
      },
      'a kind of file that is not taken': {
        status: 400,
        request: async (context) => ({
          form: { ...(await reportForm(context)), file: new File(['PNG'], 'photo.png') },
        }),
      },
    },
    does: {
      'makes the upload a latest report': async (context) => {
        const report = await uploadReport(context);
        const stored = await readReport(context, report);
        expect(stored?.status === 1 || stored?.status === 2, `its status is ${stored?.status}`);
      },
      'keeps the file and its day, and takes the mark of the latest from the others': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const first = await uploadReportOf(context, courseId, studentId, '2026-10-01');
        const second = await uploadReportOf(context, courseId, studentId, '2026-10-19');
        const found = await reportsOf(context, { courseId });
        const one = (id: number) => found.find((report) => report.id === id);
        expectFields(one(second.id), {
          student_id: studentId,
          'course.id': courseId,
          'course.contract_number': (await readCourse(context, courseId))?.client_details.contract_number,
          'file.name': 'rapport.pdf',
          'file.tag_date': '2026-10-19',
          form: null,
        });
        expect(one(first.id)?.status === 0, `the earlier report has status ${one(first.id)?.status}`);
        expect(found.length === 2, `there are ${found.length} reports`);
      },
    },
  },
  markProgressReport: {
    rows: ['API-077'],
    good: async (context) => {
      const { id, course } = await uploadReport(context);
      return { body: { progress_report_id: id, course_id: course?.id, status: 0 } };
    },
    unknown: () => ({ body: { progress_report_id: unknownId, status: 2 } }),
    refuses: {
      'an archived contract': refusedWhenArchived(async (context) => {
        const form = await reportForm(context);
        const { data } = await context.call<{ data: ProgressReport }>('ROLE_ADMIN', 'uploadProgressReport', {
          form,
        });
        return [Number(form.course_id), { body: { progress_report_id: data.id, status: 0 } }];
      }),
      'another contract than that of the report': {
        status: 400,
        request: async (context) => {
          const { id } = await uploadReport(context);
          return { body: { progress_report_id: id, course_id: await createCourse(context), status: 2 } };
        },
      },
    },
    does: {
      'sets the mark and takes it away': async (context) => {
        const report = await uploadReport(context);
        for (const status of [0, 2]) {
          await context.call('ROLE_ADMIN', 'markProgressReport', {
            body: { progress_report_id: report.id, status },
          });
          const stored = await readReport(context, report);
          expect(stored?.status === status, `its status is ${stored?.status} instead of ${status}`);
        }
      },
      'takes the mark of the others of the same student and contract away': async (context) => {
        const { courseId, studentId } = await taughtEnrolment(context);
        const first = await uploadReportOf(context, courseId, studentId, '2026-10-01');
        const second = await uploadReportOf(context, courseId, studentId, '2026-10-19');
        const body = { progress_report_id: first.id, status: 2 };
        await context.call('ROLE_ADMIN', 'markProgressReport', { body });
        const elsewhere = await createCourse(context);
        await context.call('ROLE_ADMIN', 'assignStudents', {
          body: { courseId: elsewhere, studentId: [studentId] },
        });
        const other = await uploadReportOf(context, elsewhere, studentId, '2026-10-05');
        await context.call('ROLE_ADMIN', 'markProgressReport', { body });
        const [left] = (await reportsOf(context, { courseId: elsewhere })).filter(
          ({ id }) => id === other.id,
        );
        expect((left?.status ?? 0) > 0, 'the report of another contract has lost its mark');
        const found = await reportsOf(context, { courseId });
        const status = (id: number) => found.find((report) => report.id === id)?.status;
        expect(
          status(first.id) === 2 && status(second.id) === 0,
          `they are ${status(first.id)}, ${status(second.id)}`,
        );
      },
    },
  },
} satisfies Cases;
