import { describe, expect, it } from 'vitest';
import { accounts, largeDataSet, smallDataSet } from '../../../samples/index.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { testDay } from '../../testing/testMoment.ts';

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
    const server = await startServer();
    const company = await server.openLink('company', accounts.company.token);
    const { body } = await company.get('courses/byCompanyReports?resourcesPerPage=100');
    expect(body.total).toBe(14);
    expect(new Set(body.data.map((row: ReportRow) => row.company?.name))).toEqual(
      new Set(['Banque Champlain']),
    );
    const drafts = body.data.filter((row: ReportRow) => row.student.last_pr.form?.status === 0);
    expect(drafts).toEqual([]);
  });

  it('finds by student and contract, in pages (API-105)', async () => {
    const server = await startServer();
    const company = await server.openLink('company', accounts.company.token);
    const all = (await company.get('courses/byCompanyReports?resourcesPerPage=100')).body.data;
    const name: string = all[0].student.last_name;
    const found = (await company.get(`courses/byCompanyReports?search=${encodeURIComponent(name)}`)).body
      .data;
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row: ReportRow) => row.student.last_name))).toEqual(new Set([name]));
    const second = (await company.get('courses/byCompanyReports?resourcesPerPage=10&page=2')).body;
    expect([second.total, second.data.length]).toEqual([14, 4]);
  });

  it('counts the minutes that a student attended, without those missed, and never shows a note (DECISION-51)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const company = await server.openLink('company', accounts.company.token);
    const attended = async () => {
      const { body } = await company.get('courses/byCompanyReports?resourcesPerPage=100');
      return body.data.map((row: { hours_taught_minutes: number }) => row.hours_taught_minutes);
    };
    const { data } = (await company.get('courses/byCompanyReports?resourcesPerPage=100')).body;
    const courseId = data[0].course.id;
    const [student, ...others] = data
      .filter((row: ReportRow) => row.course.id === courseId)
      .map((row: ReportRow & { student: { id: number } }) => row.student.id);
    expect(others.length).toBeGreaterThan(0);
    const before = await attended();
    const detail = { student_id: student, late_minutes: 15, left_early_minutes: 10, excused: 0 };
    const body = {
      courses_id: courseId,
      date_class: '2026-11-19',
      absent_student_ids: [],
      total_hours: 60,
      note: 'Pour l’équipe',
      details: [detail],
    };
    const { id } = (await admin.send('POST', 'attendance', { body })).body.data;
    const mine = (row: ReportRow, more: number) => (row.course.id === courseId ? more : 0);
    expect(await attended()).toEqual(
      data.map(
        (row: ReportRow & { student: { id: number } }, place: number) =>
          before[place] + mine(row, row.student.id === student ? 35 : 60),
      ),
    );
    const read = await company.get(`attendance?courseId=${courseId}&resourcesPerPage=1000`);
    const shown = read.body.data.find((lesson: { id: number }) => lesson.id === id);
    expect(shown).toMatchObject({ details: [detail] });
    expect(shown).not.toHaveProperty('note');
    expect(JSON.stringify(read.body)).not.toContain('Pour l’équipe');
    await admin.send('DELETE', `attendance/${id}`);
    expect(await attended()).toEqual(before);
  });

  it('opens a form and downloads a file, of its own students only (API-085, API-041)', async () => {
    const server = await startServer();
    const company = await server.openLink('company', accounts.company.token);
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
    const foreign = (await server.state()).files.find(
      (row) => row.refType === 'progressReport' && !own.has(row.studentId ?? 0),
    );
    expect((await company.get(`files/download?fileId=${foreign?.id}`)).status).toBe(403);
    const proposal = (await server.state()).files.find((row) => row.refType === 'courseProposal');
    expect((await company.get(`files/download?fileId=${proposal?.id}`)).status).toBe(403);
  });

  it('shows what a printed report needs of the contract: hours, language, type of course and teacher (REP-PRINT-03, DOMAIN-11)', async () => {
    const server = await startServer();
    const { contracts } = await server.state();
    const company = await server.openLink('company', accounts.company.token);
    const rows: ReportRow[] = (await company.get('courses/byCompanyReports?resourcesPerPage=100')).body.data;
    const row = rows.find(({ student }) => student.last_pr.form);
    const form = await company.get(
      `progressReports/form?studentId=${row?.student.id}&courseId=${row?.course.id}`,
    );
    const contract = contracts.find(({ id }) => id === row?.course.id);
    expect(form.body.data.course).toMatchObject({
      total_hours: contract?.hoursPerClass,
      total_classes: contract?.numberOfClasses,
      language: { id: contract?.languageId, name: expect.any(String) },
      course_type: { id: contract?.courseTypeId, name: expect.any(String), name_en: expect.any(String) },
      teacher: { id: contract?.teacherId, last_name: expect.any(String) },
    });
  });

  it('shows the reports of the contracts of the company, wherever their student works now (DECISION-42)', async () => {
    const server = await startServer();
    const data = await server.state();
    const [left, joined] = data.companies.filter(({ tokenLogin }) => tokenLogin);
    const form = data.reportForms.find(
      ({ status, contractId }) =>
        status === 1 && data.contracts.find(({ id }) => id === contractId)?.companyId === left?.id,
    );
    const file = data.files.find(
      ({ refType, status, contractId }) =>
        refType === 'progressReport' &&
        status === 1 &&
        data.contracts.find(({ id }) => id === contractId)?.companyId === left?.id,
    );
    const moved = new Set([form?.studentId, file?.studentId]);
    const later = await startServer({
      data: {
        ...data,
        students: data.students.map((row) =>
          moved.has(row.id) ? { ...row, companyId: joined?.id ?? null } : row,
        ),
      },
    });
    const query = `studentId=${form?.studentId}&courseId=${form?.contractId}`;
    const seenBy = async (company: typeof left) => {
      const link = await later.openLink('company', company?.tokenLogin ?? '');
      const { body } = await link.get('courses/byCompanyReports?resourcesPerPage=1000');
      const row = body.data.find(
        ({ student, course }: ReportRow) => student.id === form?.studentId && course.id === form?.contractId,
      );
      return {
        company: row?.company.name,
        form: (await link.get(`progressReports/form?${query}`)).status,
        info: (await link.get(`progressReports/courseInfo?course_id=${form?.contractId}`)).status,
        lessons: (await link.get(`attendance?courseId=${form?.contractId}`)).status,
        file: (await link.get(`files/download?fileId=${file?.id}`)).status,
      };
    };
    expect(await seenBy(left)).toEqual({
      company: left?.name,
      form: 200,
      info: 200,
      lessons: 200,
      file: 200,
    });
    expect(await seenBy(joined)).toEqual({
      company: undefined,
      form: 403,
      info: 403,
      lessons: 403,
      file: 403,
    });
  });

  it('closes when the company is given another one', async () => {
    const server = await startServer();
    const data = await server.state();
    const company = await server.openLink('company', accounts.company.token);
    const changed = await startServer({
      data: {
        ...data,
        companies: data.companies.map((row) =>
          row.name === accounts.company.name ? { ...row, tokenLogin: 'another-link' } : row,
        ),
      },
    });
    expect((await company.get('courses/byCompanyReports')).status).toBe(200);
    const { body } = await server.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    const token = body.auth.access_token;
    expect((await changed.bearing(token).get('courses/byCompanyReports')).status).toBe(401);
  });
});

describe('the link of a student', () => {
  it('shows the own reports, newest first, and nobody else’s (API-075)', async () => {
    const server = await startServer();
    const student = await server.openLink('student', accounts.student.token);
    const { body } = await student.get(`progressReports?studentId=${ines}&resourcesPerPage=100`);
    const dates: string[] = body.data.map((row: { date: string }) => row.date);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await student.get('progressReports?studentId=2')).status).toBe(403);
    const form = await student.get(`progressReports/form?studentId=${ines}&courseId=${inesContract}`);
    expect(form.body.data.form.status).toBe(1);
  });

  it('does not show a report that its teacher has not finished (API-085)', async () => {
    const server = await startServer();
    const data = await server.state();
    const draft = data.reportForms.find((row) => row.status === 0);
    const token = data.students.find((row) => row.id === draft?.studentId)?.tokenLogin ?? '';
    const student = await server.openLink('student', token);
    const address = `progressReports/form?studentId=${draft?.studentId}&courseId=${draft?.contractId}`;
    expect((await student.get(address)).body).toEqual({ message: 'Progress report form not found' });
    const admin = await server.signIn();
    expect((await admin.get(address)).body.data.form.status).toBe(0);
  });
});

describe('reports in the organisation', () => {
  it('that do not exist answer 200 with a message (API-085, API-082)', async () => {
    const admin = await (await startServer()).signIn();
    const form = await admin.get('progressReports/form?studentId=100&courseId=8');
    expect([form.status, form.body]).toEqual([200, { message: 'Progress report form not found' }]);
    const info = await admin.get('progressReports/courseInfo?course_id=8');
    expect([info.status, info.body]).toEqual([200, { message: 'Course info form not found' }]);
  });

  it('are loaded under either spelling of the ids (API-085)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`progressReports/form?student_id=${ines}&course_id=${inesContract}`);
    expect(body.data.student).toMatchObject({ id: ines, name: 'Inès' });
  });

  it('of a contract are for its teacher, not for another (API-075, API-079)', async () => {
    const server = await startServer();
    const [lea, andrew] = [
      await server.signIn(accounts.teacher.email),
      await server.signIn(accounts.otherTeacher.email),
    ];
    for (const path of [
      `progressReports?courseId=${inesContract}`,
      `progressReports/form?studentId=${ines}&courseId=${inesContract}`,
      `progressReports/courseInfo?course_id=${inesContract}`,
      `outline-form/course/${inesContract}`,
      `student/manageList?course_id=${inesContract}`,
      `files/ref?refType=courseOutline&refId=${inesContract}`,
    ]) {
      expect([path, (await lea.get(path)).status]).toEqual([path, 200]);
      expect([path, (await andrew.get(path)).status]).toEqual([path, 403]);
    }
  });
});

describe('an uploaded report', () => {
  const upload = (
    sender: Sender,
    fields: Record<string, string | number>,
    content = '%PDF-1.7 …',
    name = 'à jour.pdf',
  ) => sender.send('POST', 'progressReports', { body: aForm(content, name, fields) });
  const ids = { users_id: 1, student_id: ines, course_id: inesContract };

  it('is listed with its tag date, is the latest, and can be downloaded (API-076, DOMAIN-61)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { status, body } = await upload(admin, { ...ids, status: 1, file_date: '2026-11-18' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      student_id: ines,
      date: '2026-11-18',
      status: 1,
      course: { id: inesContract, contract_number: '2026-0412' },
      file: { name: 'à jour.pdf', tag_date: '2026-11-18', stored_at: '2026-11-20T12:00:00.000Z' },
      form: null,
    });
    const listed = (await admin.get(`progressReports?courseId=${inesContract}&resourcesPerPage=100`)).body
      .data;
    const ofInes = listed.filter((row: { student_id: number }) => row.student_id === ines);
    const latest = ofInes.filter((row: { status: number }) => row.status !== 0);
    expect(latest.map((row: { id: number }) => row.id)).toEqual([body.data.id]);
    expect(ofInes.length).toBeGreaterThan(1);
    const link = await server.openLink('student', accounts.student.token);
    const file = await link.get(`files/download?fileId=${body.data.file.id}`);
    expect(file.body.toString()).toBe('%PDF-1.7 …');
  });

  it('bears today’s date where none is given (API-076)', async () => {
    const admin = await (await startServer()).signIn();
    expect((await upload(admin, ids)).body.data).toMatchObject({
      date: '2026-11-20',
      file: { tag_date: '2026-11-20' },
    });
  });

  it('of 8388608 bytes is taken, one byte more is not, and teachers upload none (API-076)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    expect((await upload(admin, ids, '%PDF-1.7'.padEnd(8_388_608))).status).toBe(200);
    const refused = await upload(admin, ids, '%PDF-1.7'.padEnd(8_388_609));
    expect([refused.status, refused.body.message]).toEqual([413, 'File size cannot exceed 8mb']);
    const lea = await server.signIn(accounts.teacher.email);
    expect((await upload(lea, ids)).status).toBe(403);
  });

  it('disappears with its file and comes back with it (API-075)', async () => {
    const server = await startServer();
    const data = await server.state();
    const removed = data.reports.find((report) => report.fileId !== null);
    const files = data.files.map((file) =>
      file.id === removed?.fileId ? { ...file, status: 0 as const } : file,
    );
    const later = await startServer({ data: { ...data, files } });
    const listed = async (at: typeof server) =>
      (
        await (
          await at.signIn()
        ).get(`progressReports?studentId=${removed?.studentId}&resourcesPerPage=20000`)
      ).body.data.map((report: { id: number }) => report.id);
    expect(await listed(server)).toContain(removed?.id);
    expect(await listed(later)).not.toContain(removed?.id);
  });
});

describe('the mark of the latest report', () => {
  const mark = (sender: Sender, progress_report_id: number, status: number, more: object = {}) =>
    sender.send('PUT', 'progressReports', { body: { progress_report_id, status, ...more } });

  /**
   * Two reports of the same student and contract, the first of them the latest one, and a report of another contract.
   */
  async function twoReports() {
    const server = await startServer();
    const { reports } = await server.state();
    const latest = reports.find(
      (row) => row.status !== 0 && reports.some((other) => other.id !== row.id && isBeside(row, other)),
    );
    const other = reports.find((row) => latest && row.id !== latest.id && isBeside(row, latest));
    const elsewhere = reports.find((row) => row.status !== 0 && latest && !isBeside(row, latest));
    if (!latest || !other || !elsewhere) throw new Error('the samples have no two reports of one student');
    return { server, admin: await server.signIn(), latest, other, elsewhere };
  }
  const isBeside = (
    a: { studentId: number; contractId: number },
    b: { studentId: number; contractId: number },
  ) => a.studentId === b.studentId && a.contractId === b.contractId;

  it('passes from one report of a student and contract to another (API-077, DOMAIN-14, DOMAIN-15)', async () => {
    const { server, admin, latest, other, elsewhere } = await twoReports();
    const { body } = await mark(admin, other.id, 2, { course_id: other.contractId });
    expect(body.data).toMatchObject({ id: other.id, status: 2 });
    const status = async (id: number) => (await server.state()).reports.find((row) => row.id === id)?.status;
    expect([await status(latest.id), await status(other.id), await status(elsewhere.id)]).toEqual([
      0,
      2,
      elsewhere.status,
    ]);
    expect((await mark(admin, other.id, 0)).body.data.status).toBe(0);
    expect([await status(latest.id), await status(other.id)]).toEqual([0, 0]);
  });

  it('does not come along to a contract that has its latest report (DOMAIN-16)', async () => {
    const { server, admin } = await twoReports();
    const { reports } = await server.state();
    const filed = reports.find((row) => row.fileId !== null && row.status !== 0);
    const target = reports.find((row) => row.status !== 0 && row.studentId !== filed?.studentId);
    if (!filed || !target) throw new Error('the samples have no two reports');
    const body = {
      fileId: filed.fileId,
      type: 'progressReport',
      student_id: target.studentId,
      course_id: target.contractId,
    };
    expect((await admin.send('PUT', 'files', { body })).status).toBe(200);
    const marked = (await server.state()).reports.filter((row) => row.status !== 0 && isBeside(row, target));
    expect(marked.map(({ id }) => id)).toEqual([target.id]);
  });

  const samples = { small: smallDataSet, large: largeDataSet };
  it.each(['small', 'large'] as const)('is on one report at most in the %s data (DOMAIN-16)', (data) => {
    const marked = samples[data](testDay)
      .reports.filter((row) => row.status !== 0)
      .map((row) => `${row.studentId} ${row.contractId}`);
    expect(new Set(marked).size).toBe(marked.length);
  });
});

describe('the list of reports', () => {
  const page = (sender: Sender, query: string) => sender.get(`courses/byCompanyReports?${query}`);

  it('names contract, student, company and the last report of each line (API-105, DOMAIN-65, DOMAIN-66, DOMAIN-67)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await page(admin, 'search=2026-0412&resourcesPerPage=100');
    const line = body.data.find((row: ReportRow) => row.student.id === ines);
    expect(line).toMatchObject({
      course: { id: inesContract, contract_number: '2026-0412', start_date: expect.any(String) },
      student: { name: 'Inès', last_name: 'Fortin', last_pr: { courses_id: inesContract, file: null } },
      company: { name: 'Aéro Beauséjour inc.' },
      reports_due: 0,
    });
    expect(line.course).toHaveProperty('end_date');
    expect(line.course.course_status_id).toBe(2);
    expect(line.student.last_pr.form).toMatchObject({
      save_date: expect.any(String),
      tag_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const filed = (await page(admin, 'resourcesPerPage=20000')).body.data.find(
      (row: ReportRow) => row.student.last_pr.file,
    );
    expect(filed.student.last_pr.file).toMatchObject({ stored_at: expect.any(String) });
    expect(filed.student.last_pr.file).toHaveProperty('tag_date');
  });
});

describe('the students of a contract', () => {
  it('come by last name, with how far their reports have come (API-061)', async () => {
    const admin = await (await startServer()).signIn();
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
    const server = await startServer();
    const admin = await server.signIn();
    const others = await admin.get(
      `student/manageList?course_id=${inesContract}&not_in_course=1&studentName=ng`,
    );
    expect(others.body.data.map((row: { name: string }) => row.name)).toContain('Wei');
    const lea = await server.signIn(accounts.teacher.email);
    expect((await lea.get(`student/manageList?course_id=${inesContract}&not_in_course=1`)).status).toBe(403);
  });
});

describe('templates', () => {
  it('are real sheets for anybody signed in (API-041)', async () => {
    const server = await startServer();
    const lea = await server.signIn(accounts.teacher.email);
    const { status, body } = await lea.get('files/download?fileId=3');
    expect([status, body.toString('latin1', 0, 2)]).toEqual([200, 'PK']);
    expect((await lea.get('files/download?fileId=99999')).status).toBe(404);
  });
});
