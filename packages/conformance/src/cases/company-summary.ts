import type {
  CompanyList,
  CompanyReportList,
  CompanySummary,
  GetCompanySummaryResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { lookup, many } from '../facts.ts';
import { expectFields } from '../fields.ts';
import type { Role } from '../openapi.ts';
import { linkedCourse } from '../records/enrolments.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

/** Reads the summary of the company of the private link. */
async function ownCompany(context: TestContext): Promise<CompanySummary> {
  context.requires('company');
  return (await context.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {})).data;
}

async function anyCompany(context: TestContext, isMeant: (id: number) => boolean): Promise<number> {
  const { data } = await context.call<CompanyList>('ROLE_ADMIN', 'listCompanies', { query: many });
  const found = data.find(({ id }) => isMeant(id));
  if (!found) throw new Missing('another company');
  return found.id;
}

async function otherCompany(context: TestContext): Promise<number> {
  const { company } = await ownCompany(context);
  return anyCompany(context, (id) => id !== company.id);
}

/** An administrator must name a company; a link has its own. */
async function goodRequest(context: TestContext, role: Role) {
  return role === 'company' ? {} : { query: { companyId: await anyCompany(context, () => true) } };
}

export const companySummary = {
  getCompanySummary: {
    good: goodRequest,
    // Only an administrator may request another company.
    unknown: () => ({ query: { companyId: unknownId } }),
    foreign: async (context) => ({ query: { companyId: await otherCompany(context) } }),
    refuses: {
      'no company from an administrator': { status: 400, role: 'ROLE_ADMIN', request: () => ({}) },
      'a period that ends before it begins': {
        status: 400,
        role: 'company',
        request: () => ({ query: { from: '2026-02-01', to: '2026-01-31' } }),
      },
    },
    does: {
      'shows the students of the list of reports': async (context) => {
        const { rows } = await ownCompany(context);
        const list = await context.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
        const keys = rows.flatMap((row) => (row.last_pr ? [`${row.course_id} ${row.student.id}`] : []));
        const listed = list.data.map(({ course, student }) => `${course.id} ${student.id}`);
        expect(
          keys.length === listed.length && listed.every((key) => keys.includes(key)),
          'the reports of the summary are not those of the list',
        );
      },
      'sums up its rows': async (context) => {
        const { rows, attendance, students } = await ownCompany(context);
        const attended = rows.map((row) => row.attendance?.attended_minutes ?? 0);
        const sum = attended.reduce((all, minutes) => all + minutes, 0);
        expect(sum === attendance.attended_minutes, 'the minutes attended are not the sum of the rows');
        const people = new Set(rows.map(({ student }) => student.id));
        expect(people.size === students, 'the number of students is not that of the rows');
      },
      'shows the levels on the scale of a client at the start and now, without the test': async (context) => {
        context.requiresExtension('level-scales');
        const { courseId, other: student_id } = await linkedCourse(context);
        const language_id = await lookup(context, 'listLanguages');
        const source = context.newName();
        const add = (tested_on: string, levels: object) =>
          context.call('ROLE_ADMIN', 'createScaleResult', {
            body: { student_id, language_id, scale: 'sle', source, tested_on, ...levels },
          });
        await add('2026-08-31', { reading: 'A', oral: 'B' });
        await add('2026-09-01', { reading: 'B' });
        await add('2026-09-02', { reading: 'C', writing: 'B' });
        const { rows } = await ownCompany(context);
        const row = rows.find((one) => one.course_id === courseId && one.student.id === student_id);
        const scale = row?.scale_levels?.[0];
        expect(row?.scale_levels?.length === 1, `there are ${row?.scale_levels?.length} scales`);
        expectFields(scale?.at_start, { reading: 'B', writing: 'B', oral: 'B', listening: null });
        expectFields(scale?.now, { reading: 'C', writing: 'B', oral: 'B', speaking: null });
        expect(!JSON.stringify(row).includes(source), 'the company sees who tested');
      },
      'shows nothing of a period before the first contract': async (context) => {
        const query = { from: '1900-01-01', to: '1900-12-31' };
        const { data } = await context.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {
          query,
        });
        expect(data.rows.length + data.courses.length === 0, 'a period without classes has rows');
      },
    },
  },
} satisfies Cases;
