import { describe, expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { type Sender, startServer } from '../testing/startServer.ts';

const courseId = 1;
const teacherId = 1;

/** Returns a contract of the samples. The tests archive its company, language, teacher and one student. */
async function office() {
  const server = await startServer();
  const admin = await server.signIn();
  const [{ body: company }, { body: language }] = [
    await admin.send('POST', 'companies/create', { body: { name: 'Papeterie Oubliée' } }),
    await admin.send('POST', 'languages/create', { body: { name: 'Sanskrit' } }),
  ];
  const course = (await admin.get(`courses?courseId=${courseId}`)).body.data[0];
  const { id: studentId } = course.student_has_course[0].student;
  const write = async (method: 'PUT' | 'PATCH' | 'POST', path: string, body: object) =>
    expect([path, (await admin.send(method, path, { body })).status]).toEqual([path, 200]);
  const reference = { languageId: language.data.id, levelLanguage: 'B2', lastTest: '2026-11-20' };
  await write('PATCH', 'courses/update', {
    course: { id: courseId, languages_id: language.data.id },
    client_details: { companies_id: company.data.id },
  });
  await write('PUT', 'student/update', {
    student: { id: studentId, companyId: company.data.id },
    studentLevelLanguage: { ...reference, testerInitials: 'MB' },
  });
  await write('PUT', 'teacher/update', {
    teacher: { id: teacherId },
    teacherHasLanguages: [{ id: language.data.id }],
  });
  await write('POST', 'materials/create', { title: 'De bello Gallico', languages_id: language.data.id });
  const companyId: number = company.data.id;
  const archive = async ({ withTeacher }: { withTeacher: boolean }) => {
    await write('PUT', 'companies/updateStatus', { id: companyId, status: 0 });
    await write('PUT', 'languages/updateStatus', { id: language.data.id, status: 0 });
    await write('PUT', 'student/updateStatus', { id: studentId, status: 0 });
    if (withTeacher) await write('PUT', 'teacher/updateStatus', { id: teacherId, status: 0 });
  };
  return { server, admin, archive, companyId, studentId, student: course.student_has_course[0].student };
}

/** Returns the names of records with an `archived` mark in an answer, sorted, without duplicates. */
function markedIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const record = part as Record<string, unknown>;
    if (record.archived === 1) found.add([record.name, record.last_name].filter(Boolean).join(' '));
    if (record.author_archived === 1) found.add([record.name, record.last_name].join(' '));
    if (record.language_archived === 1) found.add(String(record.language));
    for (const field of Object.values(part)) look(field);
  };
  look(value);
  return [...found].toSorted();
}

async function marked(sender: Sender, path: string): Promise<string[]> {
  const { status, body } = await sender.get(path);
  expect([path, status]).toEqual([path, 200]);
  return markedIn(body);
}

const company = 'Papeterie Oubliée';
const language = 'Sanskrit';
const teacher = 'Léa Villeneuve';

describe('what is archived and still in a record (DECISION-91)', () => {
  it('is marked for administrators wherever it is named', async () => {
    const { admin, archive, companyId, studentId, student } = await office();
    await archive({ withTeacher: true });
    const person = `${student.name} ${student.last_name}`;
    const answers: readonly (readonly [path: string, marks: readonly string[]])[] = [
      [`courses?courseId=${courseId}`, [company, language, person, teacher]],
      ['courses?courseStatus=2&resourcesPerPage=500', [company, language, teacher]],
      [`courses/teacher/${teacherId}`, [company, language, teacher]],
      [`student?id=${studentId}`, [company, language, person]],
      ['student?status=0', [company, language]],
      [`student/studentHistory?studentId=${studentId}`, [language]],
      [`teacher?id=${teacherId}`, [language]],
      ['materials?materialTitle=De+bello', [language]],
      [`courses/byCompanyReports?companyId=${companyId}`, [company, language, person]],
      ['plannedClasses?from=2026-11-16&to=2026-12-20', [company, language, person, teacher]],
      [`hours?from=2026-10&to=2026-12&teacherId=${teacherId}`, [company, language, teacher]],
      [`hours/contracts?companyId=${companyId}`, [company, teacher]],
    ];
    for (const [path, marks] of answers)
      expect([path, await marked(admin, path)]).toEqual([path, marks.toSorted()]);
  });

  it('is marked where somebody is named as author, and in histories', async () => {
    const { server, admin, archive, studentId, student } = await office();
    const colleague = 'Jean-Philippe Roy';
    const roy = await server.signIn(accounts.otherAdmin.email);
    const write = async (sender: Sender, method: 'PUT' | 'PATCH' | 'POST', path: string, body: object) => {
      const { status } = await sender.send(method, path, { body });
      expect([path, status]).toEqual([path, 200]);
    };
    await write(roy, 'POST', 'notes/create', { title: 'Salle 4', note_type: 'courses', ref_id: courseId });
    await write(roy, 'POST', 'views', { list: 'contracts', name: 'Fin', query: '', shared: 1 });
    await write(roy, 'PATCH', 'courses/update', {
      course: { id: courseId },
      course_details: { location: 'Salle 4' },
    });
    await write(roy, 'POST', 'attendance', {
      courses_id: courseId,
      date_class: '2026-11-19',
      total_hours: 60,
      absent_student_ids: [studentId],
    });
    const link = (await admin.get('links?kind=company&resourcesPerPage=500')).body.data.find(
      (one: { name: string }) => one.name === accounts.company.name,
    );
    const revoked = await roy.send('PUT', `links/company/${link.id}/revoke`, {
      headers: { 'If-Match': link.etag },
    });
    expect(revoked.status).toBe(200);
    await archive({ withTeacher: true });
    expect(await marked(admin, `notes?noteType=courses&refId=${courseId}`)).toEqual([]);
    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('email', '=', accounts.otherAdmin.email)
      .execute();
    const person = `${student.name} ${student.last_name}`;
    const answers: readonly (readonly [path: string, marks: readonly string[]])[] = [
      [`notes?noteType=courses&refId=${courseId}`, [colleague]],
      ['views?list=contracts', [colleague]],
      [`history?subject=contract&id=${courseId}&size=100`, [colleague, company, language, person, teacher]],
      [`history?subject=student&id=${studentId}&size=100`, [company, language]],
      ['sign-ins?resourcesPerPage=500', [colleague]],
      [`links?kind=company&resourcesPerPage=500`, [colleague]],
    ];
    for (const [path, marks] of answers)
      expect([path, await marked(admin, path)]).toEqual([path, marks.toSorted()]);
  });

  it('is not marked for an account that waits for its password', async () => {
    const { server, admin } = await office();
    const roy = await server.signIn(accounts.otherAdmin.email);
    const body = { title: 'Salle 4', note_type: 'courses', ref_id: courseId };
    await roy.send('POST', 'notes/create', { body });
    await server.db
      .updateTable('users')
      .set({ status: 0, password: null, login_at: null })
      .where('email', '=', accounts.otherAdmin.email)
      .execute();
    expect(await marked(admin, `notes?noteType=courses&refId=${courseId}`)).toEqual([]);
  });

  it('is not marked for teachers and companies', async () => {
    const { server, admin, archive, companyId } = await office();
    const lea = await server.signIn(accounts.teacher.email);
    const { body } = await admin.send('POST', 'companies/auth/generateToken', { body: { id: companyId } });
    await archive({ withTeacher: false });
    expect(await marked(lea, `courses?courseId=${courseId}`)).toEqual([]);
    await admin.send('PUT', 'companies/updateStatus', { body: { id: companyId, status: 1 } });
    const visitor = await server.openLink('company', body.data.token_login);
    expect(await marked(visitor, 'courses/byCompanyReports')).toEqual([]);
    expect(await marked(visitor, 'companySummary')).toEqual([]);
  });
});
