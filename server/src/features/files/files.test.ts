import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxFileBytes, studentImportColumns, teacherImportColumns, templateHead } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { contentsIn } from '../../files/contentsIn.ts';
import { readSpreadsheet, writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Files of other programs, described in their README. */
const cases = new URL('../../../../packages/spreadsheet/cases/', import.meta.url);

const upload = (sender: Sender, form: FormData) => sender.send('POST', 'files', { body: form });

/** Returns a PDF header followed by zeros, of this many bytes in total. */
function pdfOf(bytes: number): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(bytes);
  content.write('%PDF-1.7');
  return content;
}

describe('POST files', () => {
  it('keeps the file with its name, title and record, and gives it back as it was (API-037, API-041, FILES-05, FILES-07)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a]);
    const form = aForm(content, 'à relire.pdf', {
      file_name: 'Évaluation d’été (œuvre) n° 1.pdf',
      file_title: 'Évaluation',
      users_id: 2,
      ref_type: 'courseProposal',
      ref_id: 1,
    });

    const { status, body } = await upload(admin, form);

    expect([status, body.message]).toEqual([200, 'Document was uploaded successfully']);
    expect(body.data).toMatchObject({
      name: 'Évaluation d’été (œuvre) n° 1.pdf',
      title: 'Évaluation',
      type: 'courseProposal',
      size: 8,
      courses_id: 1,
      student_id: null,
      status: 1,
      stored_at: '2026-11-20T12:00:00.000Z',
    });
    const download = await admin.get(`files/download?fileId=${body.data.id}`);
    expect(download.body).toEqual(content);
    expect(download.headers.get('Content-Disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Évaluation d’été (œuvre) n° 1.pdf').replaceAll('(', '%28').replaceAll(')', '%29')}`,
    );
    expect((await admin.get('files/ref?refType=courseProposal&refId=1')).body.data[0].id).toBe(body.data.id);
    // The uploader is the signed-in user, regardless of the form (DECISION-13).
    expect((await server.state()).files.at(-1)?.userId).toBe(1);
  });

  it('takes the name of the file itself when none is given, accents and all', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { body } = await upload(admin, aForm('%PDF-1.7', 'Théâtre 日本.pdf', { ref_type: 'undefined' }));
    expect(body.data).toMatchObject({ name: 'Théâtre 日本.pdf', title: null, type: 'undefined' });
  });

  it('takes 8388608 bytes, and not one more (FILES-06, LIMIT-07)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const atLimit = await upload(admin, aForm(pdfOf(maxFileBytes), 'a.pdf', { ref_type: 'undefined' }));
    expect([atLimit.status, atLimit.body.data.size]).toEqual([200, maxFileBytes]);

    const before = await server.state();
    const over = await upload(admin, aForm(pdfOf(maxFileBytes + 1), 'a.pdf', { ref_type: 'undefined' }));
    expect([over.status, over.body]).toEqual([
      413,
      { message: 'File size cannot exceed 8mb', code: 'too-large' },
    ]);
    expect(await server.state()).toEqual(before);
  });

  it.each<[string, string, Record<string, string | number>, number, string | undefined]>([
    ['a program', 'a.exe', { ref_type: 'undefined' }, 400, 'file'],
    ['a .csv that is no outline', 'a.csv', { ref_type: 'courseProposal', ref_id: 1 }, 400, 'file'],
    ['a renamed program', 'a.pdf', { ref_type: 'undefined', file_name: 'a.exe' }, 400, 'file'],
    ['an unknown type', 'a.pdf', { ref_type: 'invoice', ref_id: 1 }, 400, 'ref_type'],
    ['no type', 'a.pdf', {}, 400, 'ref_type'],
    ['no record where the type has one', 'a.pdf', { ref_type: 'studentDocuments' }, 400, 'ref_id'],
    ['a record that is no number', 'a.pdf', { ref_type: 'courseOutline', ref_id: 'x' }, 400, 'ref_id'],
    ['an unknown contract', 'a.pdf', { ref_type: 'courseOutline', ref_id: 999_999 }, 404, undefined],
    ['an unknown student', 'a.pdf', { ref_type: 'placementTest', ref_id: 999_999 }, 404, undefined],
    ['a title too long', 'a.pdf', { ref_type: 'undefined', file_title: 'x'.repeat(256) }, 400, 'file_title'],
    ['a name too long', `${'x'.repeat(252)}.pdf`, { ref_type: 'undefined' }, 400, 'file'],
  ])('refuses %s and keeps nothing', async (_, name, fields, expected, field) => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    const { status, body } = await upload(admin, aForm('%PDF-1.7', name, fields));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, field ? [field] : []]);
    expect(await server.state()).toEqual(before);
  });

  it.each<[string, string, string | Buffer<ArrayBuffer>]>([
    ['a program', 'a.pdf', 'MZ'],
    ['a page', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
    ['any text', 'a.docx', 'x'],
    ['a zip of something else', 'a.xlsx', Buffer.from('PK\x03\x04', 'latin1')],
    ['a PDF', 'a.doc', '%PDF-1.7'],
    ['a program', 'a.csv', Buffer.from([0x4d, 0x5a, 0x90, 0x00])],
    ['a new sheet', 'a.xls', Buffer.from(writeSpreadsheet([['a']], 'xlsx'))],
    ['an old sheet', 'a.xlsx', Buffer.from(writeSpreadsheet([['a']], 'xls'))],
  ])('refuses %s as %s by its first bytes, in both languages', async (_, name, content) => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    const form = aForm(content, name, { ref_type: 'courseOutline', ref_id: 1 });
    const { status, body } = await upload(admin, form);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
    expect(body.message).toMatch(/^Le contenu du fichier ne correspond pas .+ - The content of the file /);
    expect(await server.state()).toEqual(before);
  });

  it.each<[string, string | Buffer<ArrayBuffer>]>([
    ['a.PDF', '%PDF-1.7'],
    ['a.pdf', '\n\n%PDF-1.4'],
    ['a.xlsx', Buffer.from(writeSpreadsheet([['a']], 'xlsx'))],
    ['a.xls', Buffer.from(writeSpreadsheet([['a']], 'xls'))],
    ['a.doc', Buffer.from(writeSpreadsheet([['a']], 'xls'))],
    ['password.xlsx', readFileSync(new URL('password.xlsx', cases))],
    ['password.docx', readFileSync(new URL('password.docx', cases))],
    ['a.csv', 'semaine;objectif\r\n1;\tSe présenter'],
    ['a.csv', 'BM;Nom'],
    ['a.csv', Buffer.from('\ufeffété;a', 'utf16le')],
  ])('takes %s by its content', async (name, content) => {
    const server = await startServer();
    const admin = await server.signIn();
    const form = aForm(content, name, { ref_type: 'courseOutline', ref_id: 1 });
    expect((await upload(admin, form)).status).toBe(200);
  });

  it.each([
    ['../../etc/cron.d/x.pdf', 'x.pdf'],
    ['C:\\Users\\Léa\\été.pdf', 'été.pdf'],
    ['...x.pdf', 'x.pdf'],
    ['x\r\nSet-Cookie: a=b.pdf', 'xSet-Cookie: a=b.pdf'],
  ])('keeps the name %j as %j, and sends it so that no header follows', async (name, kept) => {
    const server = await startServer();
    const admin = await server.signIn();
    const form = aForm('%PDF-1.7', 'a.pdf', { ref_type: 'undefined', file_name: name });
    const { body } = await upload(admin, form);
    expect(body.data.name).toBe(kept);
    const { headers } = await admin.get(`files/download?fileId=${body.data.id}`);
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="[^"]+"; filename\*=UTF-8''[^;"]+$/,
    );
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('refuses a whole file from somebody who may not send it, and answers (API-002)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const form = () => aForm(pdfOf(maxFileBytes), 'a.pdf', { ref_type: 'undefined' });
    const before = await server.state();
    expect((await upload(server.anonymous, form())).status).toBe(401);
    expect((await upload(teacher, form())).status).toBe(403);
    expect(await server.state()).toEqual(before);
  });

  it('takes an outline as .csv (CON-OUT-02)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const form = aForm('a;b', 'plan.csv', { ref_type: 'courseOutline', ref_id: 1 });
    expect((await upload(admin, form)).body.data).toMatchObject({ name: 'plan.csv', courses_id: 1 });
  });

  it('refuses a form without its file, with two, or broken off, and what is no form', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    const without = new FormData();
    without.set('ref_type', 'undefined');
    const text = new FormData();
    text.set('ref_type', 'undefined');
    text.set('file', 'only a text');
    const two = aForm('x', 'a.pdf', { ref_type: 'undefined' });
    two.append('file', new Blob(['y']), 'b.pdf');
    const brokenOff = {
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
    const answers = await Promise.all([
      upload(admin, without),
      upload(admin, text),
      upload(admin, two),
      admin.send('POST', 'files', brokenOff),
      admin.send('POST', 'files', { ...brokenOff, headers: { 'Content-Type': 'multipart/form-data' } }),
      admin.send('POST', 'files', { body: { file: 'x', ref_type: 'undefined' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 415]);
    expect(answers[0]?.body.errors).toEqual({ file: ['is required'] });
    for (const { body } of answers)
      expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(await server.state()).toEqual(before);
  });

  it('keeps content over a restart, and forgets it on a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const contents = contentsIn(folder);
    const first = await startServer({ contents });
    const form = aForm('%PDF-1.7 rapport', 'a.pdf', { ref_type: 'undefined' });
    const { body } = await upload(await first.signIn(), form);

    const second = await startServer({ contents, database: first.database });
    const admin = await second.signIn();
    const download = `files/download?fileId=${body.data.id}`;
    expect((await admin.get(download)).body.toString()).toBe('%PDF-1.7 rapport');

    await second.reset();
    expect((await admin.get(download)).status).toBe(404);
  });
});

interface Listed {
  readonly id: number;
  readonly type: string;
  readonly courses_id: number | null;
  readonly student_id: number | null;
  readonly status: number;
  readonly stored_at: string;
  readonly size: number;
}

describe('GET files', () => {
  it('lists what is not removed, newest first, with contract, student and language (API-035, FILES-01, FILES-02, FILES-03)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { body } = await admin.get('files?resourcesPerPage=20000');
    const rows: Listed[] = body.data;
    expect(body.total).toBe((await server.state()).files.filter(({ status }) => status === 1).length - 3);
    expect(rows.map(({ stored_at }) => stored_at)).toEqual(
      rows.map(({ stored_at }) => stored_at).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set(['courseProposal', 'studentDocuments', 'progressReport', 'placementTest', 'undefined']),
    );
    expect(rows.find(({ type }) => type === 'progressReport')).toMatchObject({
      courses: { contract_number: expect.any(String) },
      students: { name: expect.any(String), last_name: expect.any(String) },
      languages: { name: expect.any(String) },
      size: expect.any(Number),
    });
  });

  it('narrows by kind, missing contract, missing student, words, and what was removed (API-035, CONFLICT-06)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const list = async (query: string): Promise<Listed[]> =>
      (await admin.get(`files?resourcesPerPage=20000&${query}`)).body.data;
    const kinds = await list('refType=placementTest');
    expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set(['placementTest']));
    const noCourse = await list('undefinedCourses=true');
    expect(new Set(noCourse.map(({ courses_id }) => courses_id))).toEqual(new Set([null]));
    expect((await list('undefinedCourses=false')).length).toBeGreaterThan(noCourse.length);
    const noStudent = await list('undefinedStudents=true');
    expect(new Set(noStudent.map(({ student_id }) => student_id))).toEqual(new Set([null]));
    expect((await list('search=evaluation finale')).map((file) => file.type)).toEqual(['undefined']);
    expect((await list('search=2026-0409 oceane'))[0]).toMatchObject({ type: 'progressReport' });
    expect((await list('status=0')).map(({ status }) => status)).toEqual([0]);
    const sizes = (await list('orderBy=size&orderDirection=ASC')).map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect((await admin.get('files?refType=invoice')).status).toBe(400);
  });

  it('lists the files of one record, newest first (API-036, FILES-11, FILES-12, DOMAIN-59)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const paper = (await server.state()).files.find(({ refType }) => refType === 'studentDocuments');
    const form = aForm('%PDF-1.7', 'objectifs.pdf', {
      ref_type: 'studentDocuments',
      ref_id: paper?.refId ?? 0,
    });
    await upload(admin, form);
    const list = `files/ref?refType=studentDocuments&refId=${paper?.refId}`;
    const documents: { name: string; stored_at: string }[] = (await admin.get(list)).body.data;
    expect(documents.map(({ name, stored_at }) => [name, stored_at])).toEqual([
      ['objectifs.pdf', '2026-11-20T12:00:00.000Z'],
      [paper?.name, paper?.storedAt],
    ]);
    expect((await admin.get('files/ref?refType=courseOutline&refId=99999')).status).toBe(404);
    expect((await admin.get('files/ref?refType=studentDocuments&refId=99999')).status).toBe(404);
    expect((await admin.get('files/ref?refType=undefined&refId=1')).status).toBe(400);
    const teacher = await server.signIn(accounts.teacher.email);
    expect((await teacher.get('files/ref?refType=courseOutline&refId=1')).status).toBe(200);
    expect((await teacher.get('files/ref?refType=courseOutline&refId=2')).status).toBe(403);
    // Only administrators may see proposals (DECISION-57).
    expect((await teacher.get('files/ref?refType=courseProposal&refId=1')).status).toBe(400);
  });
});

describe('the files of a student', () => {
  it('are for a teacher those of no contract or of an own one, as they may be downloaded (API-036)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { rows } = await sql<{ student: number; own: number; foreign: number }>`
      select e.student_id as student, c.id as own, o.id as foreign from contracts c
      join teachers t on t.id = c.teacher_id join users u on u.id = t.user_id and u.email = ${accounts.teacher.email}
      join enrolments e on e.contract_id = c.id
      join contracts o on o.teacher_id <> t.id and o.status_id <> 4
      join students s on s.id = e.student_id and s.status = 1
      where c.status_id <> 4 order by 1, 2, 3 limit 1`.execute(server.db);
    const { student, own, foreign } = rows[0] ?? { student: 0, own: 0, foreign: 0 };
    await admin.send('POST', 'student/assignCourse', { body: { courseId: foreign, studentId: [student] } });
    const ids: number[] = [];
    for (const course_id of [null, own, foreign]) {
      const form = aForm(pdfOf(8), 'a.pdf', { ref_type: 'placementTest', ref_id: student });
      const { id } = (await upload(admin, form)).body.data;
      const filed = { fileId: id, type: 'placementTest', course_id, student_id: student };
      expect((await admin.send('PUT', 'files', { body: filed })).status).toBe(200);
      ids.push(id);
    }
    const teacher = await server.signIn(accounts.teacher.email);
    const listed = async (as: Sender) => {
      const { body } = await as.get(`files/ref?refType=placementTest&refId=${student}`);
      return ids.filter((id) => body.data.some((file: Listed) => file.id === id));
    };
    expect(await listed(admin)).toEqual(ids);
    expect(await listed(teacher)).toEqual(ids.slice(0, 2));
    const latest = async (as: Sender) =>
      (await as.get(`student?id=${student}`)).body.data[0].latest_placement_test.id;
    expect([await latest(admin), await latest(teacher)]).toEqual([ids[2], ids[1]]);
    const downloads = await Promise.all(ids.map((id) => teacher.get(`files/download?fileId=${id}`)));
    expect(downloads.map(({ status }) => status)).toEqual([200, 200, 403]);
  });
});

describe('filing', () => {
  it('files several documents at once (API-038, DOMAIN-70, SET-FILE-10)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const ids = (await server.state()).files
      .filter(({ refType, id }) => refType === 'undefined' && id > 3)
      .slice(0, 2)
      .map(({ id }) => id);
    const { status, body } = await admin.send('PUT', 'files', {
      body: {
        file_ids: ids,
        bluck_option: 'placementTest',
        course_id: 1,
        student_id: 2,
        language_id: 3,
        tag_date: '2026-11-19',
      },
    });
    expect([status, body.message]).toEqual([200, 'Files were updated successfully']);
    expect(body.data).toEqual(
      ids.map((id) =>
        expect.objectContaining({
          id,
          type: 'placementTest',
          courses_id: 1,
          student_id: 2,
          languages_id: 3,
          tag_date: '2026-11-19',
        }),
      ),
    );
    const tests: Listed[] = (await admin.get('files/ref?refType=placementTest&refId=2')).body.data;
    expect(tests.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it('dates a report without a tag by the day in the time zone of the organization', async () => {
    vi.stubEnv('TZ', 'America/Toronto');
    onTestFinished(() => void vi.unstubAllEnvs());
    const server = await startServer({ now: () => new Date('2026-11-21T02:30:00Z') });
    const admin = await server.signIn();
    const form = aForm(pdfOf(8), 'a.pdf', { users_id: 1, ref_type: 'undefined' });
    const { id } = (await upload(admin, form)).body.data;
    const filed = { fileId: id, type: 'progressReport', course_id: 1, student_id: 2 };
    expect((await admin.send('PUT', 'files', { body: filed })).status).toBe(200);
    const reports: { file: { id: number } | null; date: string }[] = (
      await admin.get('progressReports?courseId=1&resourcesPerPage=100')
    ).body.data;
    expect(reports.find(({ file }) => file?.id === id)?.date).toBe('2026-11-20');
  });

  it('moves a report into and out of the list of the student it is filed under', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const listed = async () =>
      (await admin.get('progressReports?courseId=1&resourcesPerPage=1000')).body.data.filter(
        (report: { file: { id: number } | null }) => report.file?.id === fileId,
      );
    const fileId = (await server.state()).files.find(
      ({ refType, id }) => refType === 'undefined' && id > 3,
    )?.id;
    const student_id = (await server.state()).enrolments.find(
      ({ contractId }) => contractId === 1,
    )?.studentId;
    await admin.send('PUT', 'files', { body: { fileId, type: 'progressReport', course_id: 1, student_id } });
    expect(await listed()).toEqual([expect.objectContaining({ student_id })]);
    await admin.send('PUT', 'files', { body: { fileId, type: 'studentDocuments' } });
    expect(await listed()).toEqual([]);
  });

  it('removes a file by body or address, hides it from its record, and restores it (API-040, OPEN-39, DOMAIN-23, SET-FILE-26, SET-FILE-27)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const proposal = (await server.state()).files.find(
      (file) => file.refType === 'courseProposal' && file.refId === 1,
    );
    const id = proposal?.id;
    const ofRecord = async (): Promise<Listed[]> =>
      (await admin.get('files/ref?refType=courseProposal&refId=1')).body.data;
    expect((await ofRecord()).map((file) => file.id)).toContain(id);

    expect((await admin.send('DELETE', 'files', { body: { fileId: id } })).status).toBe(200);
    expect((await ofRecord()).map((file) => file.id)).not.toContain(id);
    expect((await admin.get(`files/download?fileId=${id}`)).status).toBe(200);

    const { body } = await admin.send('PUT', 'files', { body: { fileId: id, status: 1 } });
    expect(body.data[0]).toMatchObject({ id, status: 1, courses_id: 1 });
    expect((await admin.get(`files/download?fileId=${id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `files?fileId=${id}`)).status).toBe(200);
  });

  it.each<[string, object, number]>([
    ['PUT', { file_ids: [], bluck_option: 'undefined' }, 400],
    ['PUT', { file_ids: [4, 99_999], bluck_option: 'undefined' }, 404],
    ['PUT', { file_ids: [4, 1], bluck_option: 'undefined' }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'invoice' }, 400],
    ['PUT', { file_ids: [4] }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'courseProposal', course_id: 99_999 }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'courseProposal', course_id: null }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'placementTest', course_id: 1, student_id: null }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'progressReport', course_id: null, student_id: 1 }, 400],
    ['PUT', { file_ids: [4], bluck_option: 'placementTest', student_id: 99_999 }, 400],
    ['PUT', { fileId: 4, language_id: 99_999 }, 400],
    ['PUT', { fileId: 4, tag_date: '20/11/2026' }, 400],
    ['PUT', { fileId: 4, title: '   ' }, 400],
    ['PUT', { fileId: 99_999, status: 1 }, 404],
    ['PUT', { fileId: 1, status: 0 }, 400],
    ['PUT', { fileId: 4, file_ids: [4], bluck_option: 'undefined' }, 400],
    ['DELETE', {}, 400],
    ['DELETE', { fileId: 99_999 }, 404],
    ['DELETE', { fileId: 2 }, 400],
  ])('%s files with %j is refused and changes nothing', async (method, body, status) => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    expect((await admin.send(method, 'files', { body })).status).toBe(status);
    expect(await server.state()).toEqual(before);
  });

  it('lets a private link download the reports of its own students and nothing else', async () => {
    const server = await startServer();
    const company = await server.openLink('company', accounts.company.token);
    const { students, files, companies } = await server.state();
    const companyId = companies.find(({ name }) => name === accounts.company.name)?.id;
    const own = new Set(students.filter((student) => student.companyId === companyId).map(({ id }) => id));
    const statuses = await Promise.all(
      files.map(async (file) => {
        const { status } = await company.get(`files/download?fileId=${file.id}`);
        const isOwnReport = file.refType === 'progressReport' && own.has(file.studentId ?? 0);
        return status === (file.id <= 3 || isOwnReport ? 200 : 403) ? null : file;
      }),
    );
    expect(statuses.filter((file) => file !== null)).toEqual([]);
    expect(files.some((file) => file.refType === 'progressReport' && own.has(file.studentId ?? 0))).toBe(
      true,
    );
  });
});

describe('the templates', () => {
  it.each([
    [1, studentImportColumns.map(templateHead)],
    [2, teacherImportColumns.map(templateHead)],
  ])('file %i is a spreadsheet with the columns of the import (FILES-08, FILES-09)', async (id, head) => {
    const server = await startServer();
    const { body } = await (await server.signIn()).get(`files/download?fileId=${id}`);
    expect((await readSpreadsheet(body)).rows.map(({ cells }) => cells)).toEqual([head]);
  });

  it('file 3 is an invoice that a teacher can fill in (FILES-10, PORTAL-GUIDE-14)', async () => {
    const server = await startServer();
    const teacher = await server.signIn(accounts.teacher.email);
    const { body } = await teacher.get('files/download?fileId=3');
    expect((await readSpreadsheet(body)).rows[0]?.cells[0]).toBe('Facture - Invoice');
  });
});
