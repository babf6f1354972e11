import { describe, expect, it } from 'vitest';
import { accounts } from '../accounts.ts';
import { startMock } from '../testing/startMock.ts';

const ines = 1;
const inesContract = 1;

interface ReportRow {
  course: { id: number };
  company: { name: string } | null;
  student: {
    id: number;
    last_name: string;
    last_pr: { file: { id: number } | null; form: { status: number } | null };
  };
}

describe('the link of a company', () => {
  it('shows the finished reports of its own students (API-105)', async () => {
    const mock = await startMock();
    const company = await mock.openLink('company', accounts.company.token);
    const { body } = await company.get('courses/byCompanyReports?resourcesPerPage=100');
    expect(body.total).toBe(14);
    expect(new Set(body.data.map((row: ReportRow) => row.company?.name))).toEqual(
      new Set(['Banque Champlain']),
    );
    const drafts = body.data.filter((row: ReportRow) => row.student.last_pr.form?.status === 0);
    expect(drafts).toEqual([]);
  });

  it('finds by student and contract, in pages (API-105)', async () => {
    const mock = await startMock();
    const company = await mock.openLink('company', accounts.company.token);
    const all = (await company.get('courses/byCompanyReports?resourcesPerPage=100')).body.data;
    const name: string = all[0].student.last_name;
    const found = (await company.get(`courses/byCompanyReports?search=${encodeURIComponent(name)}`)).body
      .data;
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row: ReportRow) => row.student.last_name))).toEqual(new Set([name]));
    const second = (await company.get('courses/byCompanyReports?resourcesPerPage=10&page=2')).body;
    expect([second.total, second.data.length]).toEqual([14, 4]);
  });

  it('opens a form and downloads a file, of its own students only (API-085, API-041)', async () => {
    const mock = await startMock();
    const company = await mock.openLink('company', accounts.company.token);
    const rows: ReportRow[] = (await company.get('courses/byCompanyReports?resourcesPerPage=100')).body.data;

    const written = rows.find((row) => row.student.last_pr.form);
    const form = await company.get(
      `progressReports/form?studentId=${written?.student.id}&courseId=${written?.course.id}`,
    );
    expect(form.body.data.form).toMatchObject({ status: 1, student_id: written?.student.id });

    const filed = rows.find((row) => row.student.last_pr.file);
    const file = await company.get(`files/download?fileId=${filed?.student.last_pr.file?.id}`);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.pdf"/);
    expect(file.body.toString('latin1', 0, 5)).toBe('%PDF-');

    expect(
      (await company.get(`progressReports/form?studentId=${ines}&courseId=${inesContract}`)).status,
    ).toBe(403);
    const own = new Set(rows.map((row) => row.student.id));
    const foreign = mock
      .state()
      .files.find((row) => row.refType === 'progressReport' && !own.has(row.studentId ?? 0));
    expect((await company.get(`files/download?fileId=${foreign?.id}`)).status).toBe(403);
    const proposal = mock.state().files.find((row) => row.refType === 'courseProposal');
    expect((await company.get(`files/download?fileId=${proposal?.id}`)).status).toBe(403);
  });

  it('closes when the company is given another one', async () => {
    const mock = await startMock();
    const data = mock.state();
    const company = await mock.openLink('company', accounts.company.token);
    const changed = await startMock({
      data: {
        ...data,
        companies: data.companies.map((row) =>
          row.name === accounts.company.name ? { ...row, tokenLogin: 'another-link' } : row,
        ),
      },
    });
    expect((await company.get('courses/byCompanyReports')).status).toBe(200);
    const { body } = await mock.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    const token = body.auth.access_token;
    expect((await changed.bearing(token).get('courses/byCompanyReports')).status).toBe(401);
  });
});

describe('the link of a student', () => {
  it('shows the own reports, newest first, and nobody else’s (API-075)', async () => {
    const mock = await startMock();
    const student = await mock.openLink('student', accounts.student.token);
    const { body } = await student.get(`progressReports?studentId=${ines}&resourcesPerPage=100`);
    const dates: string[] = body.data.map((row: { date: string }) => row.date);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await student.get('progressReports?studentId=2')).status).toBe(403);
    const form = await student.get(`progressReports/form?studentId=${ines}&courseId=${inesContract}`);
    expect(form.body.data.form.status).toBe(1);
  });

  it('does not show a report that its teacher has not finished (API-085)', async () => {
    const mock = await startMock();
    const data = mock.state();
    const draft = data.reportForms.find((row) => row.status === 0);
    const token = data.students.find((row) => row.id === draft?.studentId)?.tokenLogin ?? '';
    const student = await mock.openLink('student', token);
    const address = `progressReports/form?studentId=${draft?.studentId}&courseId=${draft?.contractId}`;
    expect((await student.get(address)).body).toEqual({ message: 'Progress report form not found' });
    const admin = await mock.signIn();
    expect((await admin.get(address)).body.data.form.status).toBe(0);
  });
});

describe('reports in the organisation', () => {
  it('that do not exist answer 200 with a message (API-085, API-082)', async () => {
    const admin = await (await startMock()).signIn();
    const form = await admin.get('progressReports/form?studentId=100&courseId=8');
    expect([form.status, form.body]).toEqual([200, { message: 'Progress report form not found' }]);
    const info = await admin.get('progressReports/courseInfo?course_id=8');
    expect([info.status, info.body]).toEqual([200, { message: 'Course info form not found' }]);
  });

  it('are loaded under either spelling of the ids (API-085)', async () => {
    const admin = await (await startMock()).signIn();
    const { body } = await admin.get(`progressReports/form?student_id=${ines}&course_id=${inesContract}`);
    expect(body.data.student).toMatchObject({ id: ines, name: 'Inès' });
  });

  it('of a contract are for its teacher, not for another (API-075, API-079)', async () => {
    const mock = await startMock();
    const [lea, andrew] = [
      await mock.signIn(accounts.teacher.email),
      await mock.signIn(accounts.otherTeacher.email),
    ];
    for (const path of [
      `progressReports?courseId=${inesContract}`,
      `progressReports/form?studentId=${ines}&courseId=${inesContract}`,
      `progressReports/courseInfo?course_id=${inesContract}`,
      `outline-form/course/${inesContract}`,
      `student/manageList?course_id=${inesContract}`,
      `files/ref?refType=courseProposal&refId=${inesContract}`,
    ]) {
      expect([path, (await lea.get(path)).status]).toEqual([path, 200]);
      expect([path, (await andrew.get(path)).status]).toEqual([path, 403]);
    }
  });
});

describe('the students of a contract', () => {
  it('come by last name, with how far their reports have come (API-061)', async () => {
    const admin = await (await startMock()).signIn();
    const { body } = await admin.get(`student/manageList?course_id=${inesContract}&resourcesPerPage=2000`);
    expect(body.data.map((row: { last_name: string }) => row.last_name)).toEqual([
      'Fortin',
      'Légaré',
      'Ouellet',
    ]);
    const statuses = body.data.map(
      (row: { progress_report_form: { form: { status: number } } | null }) =>
        row.progress_report_form?.form.status ?? null,
    );
    expect(statuses).toEqual([1, 0, null]);
  });

  it('or those who could join them, for an administrator (API-061)', async () => {
    const mock = await startMock();
    const admin = await mock.signIn();
    const others = await admin.get(
      `student/manageList?course_id=${inesContract}&not_in_course=1&studentName=ng`,
    );
    expect(others.body.data.map((row: { name: string }) => row.name)).toContain('Wei');
    const lea = await mock.signIn(accounts.teacher.email);
    expect((await lea.get(`student/manageList?course_id=${inesContract}&not_in_course=1`)).status).toBe(403);
  });
});

describe('notes', () => {
  it('are kept under the name of whoever is signed in, whoever is claimed (API-033, API-034)', async () => {
    const admin = await (await startMock()).signIn();
    const title = 'Rappeler le client lundi';
    await admin.send('POST', 'notes/create', {
      body: { title, users_id: 2, note_type: 'courses', ref_id: inesContract },
    });
    const { body } = await admin.get(`notes?noteType=courses&refId=${inesContract}`);
    expect(body.data[0]).toMatchObject({ title, users_id: 1, name: 'Marie' });
    const unknown = { title, note_type: 'courses', ref_id: 99_999 };
    expect((await admin.send('POST', 'notes/create', { body: unknown })).status).toBe(404);
  });
});

describe('templates', () => {
  it('are real sheets for anybody signed in (API-041)', async () => {
    const mock = await startMock();
    const lea = await mock.signIn(accounts.teacher.email);
    const { status, body } = await lea.get('files/download?fileId=3');
    expect([status, body.toString('latin1', 0, 2)]).toEqual([200, 'PK']);
    expect((await lea.get('files/download?fileId=99999')).status).toBe(404);
  });
});
