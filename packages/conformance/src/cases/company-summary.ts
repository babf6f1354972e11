import type {
  CompanyList,
  CompanyReportList,
  CompanySummary,
  GetCompanySummaryResponse,
} from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import type { Role } from '../treaty.ts';
import { expect, Missing, type World } from '../World.ts';

/** Reads the summary of the company of the private link. */
async function ownCompany(world: World): Promise<CompanySummary> {
  world.requires('company');
  return (await world.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {})).data;
}

async function anyCompany(world: World, isMeant: (id: number) => boolean): Promise<number> {
  const { data } = await world.call<CompanyList>('ROLE_ADMIN', 'listCompanies', { query: many });
  const found = data.find(({ id }) => isMeant(id));
  if (!found) throw new Missing('another company');
  return found.id;
}

async function otherCompany(world: World): Promise<number> {
  const { company } = await ownCompany(world);
  return anyCompany(world, (id) => id !== company.id);
}

/** An administrator must name a company; a link has its own. */
async function goodRequest(world: World, role: Role) {
  return role === 'company' ? {} : { query: { companyId: await anyCompany(world, () => true) } };
}

export const companySummary = {
  getCompanySummary: {
    good: goodRequest,
    // Only an administrator may request another company.
    unknown: () => ({ query: { companyId: unknownId } }),
    foreign: async (world) => ({ query: { companyId: await otherCompany(world) } }),
    refuses: {
      'no company from an administrator': { status: 400, role: 'ROLE_ADMIN', request: () => ({}) },
      'a period that ends before it begins': {
        status: 400,
        role: 'company',
        request: () => ({ query: { from: '2026-02-01', to: '2026-01-31' } }),
      },
    },
    does: {
      'shows the students of the list of reports': async (world) => {
        const { rows } = await ownCompany(world);
        const list = await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many });
        const keys = rows.flatMap((row) => (row.last_pr ? [`${row.course_id} ${row.student.id}`] : []));
        const listed = list.data.map(({ course, student }) => `${course.id} ${student.id}`);
        expect(
          keys.length === listed.length && listed.every((key) => keys.includes(key)),
          'the reports of the summary are not those of the list',
        );
      },
      'sums up its rows': async (world) => {
        const { rows, attendance, students } = await ownCompany(world);
        const attended = rows.map((row) => row.attendance?.attended_minutes ?? 0);
        const sum = attended.reduce((all, minutes) => all + minutes, 0);
        expect(sum === attendance.attended_minutes, 'the minutes attended are not the sum of the rows');
        const people = new Set(rows.map(({ student }) => student.id));
        expect(people.size === students, 'the number of students is not that of the rows');
      },
      'shows nothing of a period before the first contract': async (world) => {
        const query = { from: '1900-01-01', to: '1900-12-31' };
        const { data } = await world.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {
          query,
        });
        expect(data.rows.length + data.courses.length === 0, 'a period without classes has rows');
      },
    },
  },
} satisfies Cases;
