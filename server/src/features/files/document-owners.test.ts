import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { aForm } from '../../testing/aForm.ts';
import { startServer } from '../../testing/startServer.ts';

const pdf = () => Buffer.from('%PDF-1.7 a');

/**
 * Returns an open contract of a company with a link, an active student in it, and an active student who was never in it
 * and works for another company.
 */
async function contractAndStudents(server: Awaited<ReturnType<typeof startServer>>) {
  const { rows } = await sql<{ contract: number; member: number; stranger: number }>`
    select c.id as contract, m.id as member, s.id as stranger from contracts c
      join companies co on co.id = c.company_id and co.name = ${accounts.company.name}
      join enrolments e on e.contract_id = c.id join students m on m.id = e.student_id and m.status = 1
      join students s on s.status = 1 and s.company_id <> c.company_id
        and not exists (select from enrolments o where o.contract_id = c.id and o.student_id = s.id)
    where c.status_id = 2 order by 1, 2, 3 limit 1`.execute(server.db);
  const [found] = rows;
  if (!found) throw new Error('the samples have no such contract');
  return found;
}

async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  const { contract, member, stranger } = await contractAndStudents(server);
  const uploaded = async () =>
    (await admin.send('POST', 'files', { body: aForm(pdf(), 'a.pdf', { ref_type: 'undefined' }) })).body.data
      .id as number;
  const unassign = () =>
    admin.send('POST', 'student/unAssignCourse', { body: { courseId: contract, studentId: [member] } });
  return { server, admin, contract, member, stranger, uploaded, unassign };
}

const refusedFor = 'must be a student who is or was in the contract';

describe('a document of a student in a contract', () => {
  it.each(['progressReport', 'placementTest', 'studentDocuments'])(
    'a %s is refused for a student who was never in the contract, one by one and several at once (DECISION-58)',
    async (type) => {
      const { server, admin, contract, member, stranger, uploaded } = await start();
      const ids = [await uploaded(), await uploaded()];
      const before = await server.state();
      const filed = { course_id: contract, student_id: stranger };
      const one = await admin.send('PUT', 'files', { body: { fileId: ids[0], type, ...filed } });
      const several = await admin.send('PUT', 'files', {
        body: { file_ids: ids, bluck_option: type, ...filed },
      });
      for (const { status, body } of [one, several]) {
        expect([status, body.errors]).toEqual([400, { student_id: [refusedFor] }]);
      }
      expect(await server.state()).toEqual(before);
      const own = { course_id: contract, student_id: member };
      expect((await admin.send('PUT', 'files', { body: { fileId: ids[0], type, ...own } })).status).toBe(200);
      // Changing only one half of the pair must be refused too.
      const moved = await admin.send('PUT', 'files', { body: { fileId: ids[0], student_id: stranger } });
      expect([moved.status, moved.body.errors]).toEqual([400, { student_id: [refusedFor] }]);
    },
  );

  it('is never shown to the company of a contract in which the student was not (DECISION-58)', async () => {
    const { server, admin, contract, stranger, uploaded } = await start();
    const fileId = await uploaded();
    const filed = { fileId, type: 'progressReport', course_id: contract, student_id: stranger };
    await admin.send('PUT', 'files', { body: filed });
    const company = await server.openLink('company', accounts.company.token);
    expect((await company.get(`files/download?fileId=${fileId}`)).status).toBe(403);
    const { body } = await company.get('courses/byCompanyReports?resourcesPerPage=100');
    const students: number[] = body.data.map(({ student }: { student: { id: number } }) => student.id);
    expect(students).not.toContain(stranger);
  });

  it('may name somebody who has left the contract, in an upload too (DECISION-58)', async () => {
    const { admin, contract, member, uploaded, unassign } = await start();
    expect((await unassign()).status).toBe(200);
    const filed = { fileId: await uploaded(), course_id: contract, student_id: member };
    const { status } = await admin.send('PUT', 'files', { body: { ...filed, type: 'placementTest' } });
    expect(status).toBe(200);
    const form = aForm(pdf(), 'b.pdf', { course_id: contract, student_id: member, users_id: 1 });
    expect((await admin.send('POST', 'progressReports', { body: form })).status).toBe(200);
  });

  it('finds those who may be named among the students of the contract (DECISION-58)', async () => {
    const { server, admin, contract, member, stranger, unassign } = await start();
    await unassign();
    const listed = async (query: string) => {
      const { body } = await admin.get(
        `student/manageList?course_id=${contract}&resourcesPerPage=1000${query}`,
      );
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await listed('')).not.toContain(member);
    expect(await listed('&with_former=1')).toContain(member);
    expect(await listed('&with_former=1')).not.toContain(stranger);
    const both = await admin.get(`student/manageList?course_id=${contract}&with_former=1&not_in_course=1`);
    expect(both.status).toBe(400);
    const teacher = await server.signIn(accounts.teacher.email);
    const { rows } = await sql<{
      id: number;
    }>`select c.id from contracts c join teachers t on t.id = c.teacher_id
      join users u on u.id = t.user_id and u.email = ${accounts.teacher.email} limit 1`.execute(server.db);
    const own = `student/manageList?course_id=${rows[0]?.id}`;
    expect((await teacher.get(own)).status).toBe(200);
    expect((await teacher.get(`${own}&with_former=1`)).status).toBe(403);
  });
});
