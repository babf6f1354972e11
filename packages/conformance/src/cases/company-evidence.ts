import type { CompanyList, EvidenceRow, GetCompanyEvidenceResponse } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import type { Role } from '../openapi.ts';
import { courseInput, type SavedCourse } from '../records/contracts.ts';
import { createStudent } from '../records/students.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

const asked = { year: 2026, language: 'fr' as const };

/** Reads the evidence of the company of the private link. */
async function ownEvidence(context: TestContext, query: typeof asked = asked) {
  context.requires('company');
  return (await context.call<GetCompanyEvidenceResponse>('company', 'getCompanyEvidence', { query })).data;
}

async function anyCompany(context: TestContext, isMeant: (id: number) => boolean): Promise<number> {
  const { data } = await context.call<CompanyList>('ROLE_ADMIN', 'listCompanies', { query: many });
  const found = data.find(({ id }) => isMeant(id));
  if (!found) throw new Missing('another company');
  return found.id;
}

async function otherCompany(context: TestContext): Promise<number> {
  const { company } = await ownEvidence(context);
  return anyCompany(context, (id) => id !== company.id);
}

/** An administrator must name a company; a link has its own. */
async function goodRequest(context: TestContext, role: Role) {
  return {
    query: role === 'company' ? asked : { ...asked, companyId: await anyCompany(context, () => true) },
  };
}

const usual = {
  good: goodRequest,
  // Only an administrator may request another company.
  unknown: () => ({ query: { ...asked, companyId: unknownId } }),
  foreign: async (context: TestContext) => ({ query: { ...asked, companyId: await otherCompany(context) } }),
};

/** A new contract of the company with this id, with a student; adds its classes. */
async function attendedCourse(context: TestContext, companyId: number, days: readonly string[]) {
  const input = await courseInput(context);
  const { data: course } = await context.call<SavedCourse>('ROLE_ADMIN', 'createCourse', {
    body: {
      ...input,
      course_details: { ...input.course_details, start_date: '2025-12-01', end_date: '2026-12-18' },
      client_details: { ...input.client_details, companies_id: companyId, invoice: 'F-26415' },
    },
  });
  const { id: studentId } = await createStudent(context);
  await context.call('ROLE_ADMIN', 'assignStudents', {
    body: { courseId: course.id, studentId: [studentId] },
  });
  for (const date_class of days)
    await context.call('ROLE_ADMIN', 'addAttendance', {
      body: { courses_id: course.id, date_class, absent_student_ids: [], total_hours: 50 },
    });
  return { courseId: course.id, studentId };
}

const rowOf = (
  rows: readonly EvidenceRow[],
  { courseId, studentId }: { courseId: number; studentId: number },
) => rows.find(({ course, student }) => course.id === courseId && student.id === studentId);

export const companyEvidence = {
  getCompanyEvidence: {
    ...usual,
    refuses: {
      'no company from an administrator': {
        status: 400,
        role: 'ROLE_ADMIN',
        field: 'companyId',
        request: () => ({ query: asked }),
      },
    },
    does: {
      'counts the minutes of the calendar year only': async (context) => {
        const { company } = await ownEvidence(context);
        const course = await attendedCourse(context, company.id, ['2025-12-31', '2026-01-01', '2026-01-08']);
        const factsOf = async (year: number) => {
          const { rows, years } = await ownEvidence(context, { ...asked, year });
          expect(years.includes(year), `${year} is not among the years`);
          const row = rowOf(rows, course);
          return [row?.minutes, row?.first_on, row?.last_on, row?.invoice].join(' ');
        };
        const [before, after] = [await factsOf(2025), await factsOf(2026)];
        expect(before === '50 2025-12-31 2025-12-31 F-26415', `of 2025 it says ${before}`);
        expect(after === '100 2026-01-01 2026-01-08 F-26415', `of 2026 it says ${after}`);
      },
      'shows nothing of the contract of another company': async (context) => {
        const { company } = await ownEvidence(context);
        const elsewhere = await attendedCourse(context, await otherCompany(context), ['2026-01-08']);
        // The same person, who now works for the company of the link.
        const own = await attendedCourse(context, company.id, ['2026-01-09']);
        await context.call('ROLE_ADMIN', 'assignStudents', {
          body: { courseId: own.courseId, studentId: [elsewhere.studentId] },
        });
        const { rows } = await ownEvidence(context);
        const courses = rows
          .filter(({ student }) => student.id === elsewhere.studentId)
          .map(({ course }) => course.id);
        expect(
          courses.every((id) => id === own.courseId),
          'it shows a contract of another employer',
        );
      },
      'has no rows in a year without classes': async (context) => {
        const { rows } = await ownEvidence(context, { ...asked, year: 1900 });
        expect(rows.length === 0, 'a year without classes has rows');
      },
    },
  },
  downloadCompanyEvidence: {
    ...usual,
    // A year without classes: the suite's own students have letters that no font of a backend may have.
    good: async (context, role) => {
      const { query } = await goodRequest(context, role);
      return { query: { ...query, year: 1999 } };
    },
  },
} satisfies Cases;
