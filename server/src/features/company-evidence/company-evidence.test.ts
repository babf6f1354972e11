import { sql } from 'kysely';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { erasedNames } from '../../exchange/erasedNames.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

interface Row {
  student: { id: number; name: string; last_name: string };
  course: { id: number; contract_number: string };
  object: string;
  first_on: string | null;
  last_on: string | null;
  minutes: number;
  teachers: { id: number }[];
  invoice: string | null;
  attestations: { number: string; state: string }[];
}

const asked = '?year=2024&language=fr';

/** The company of the private link, with a contract of twelve students and no classes yet. */
async function withCourse() {
  const server = await startServer();
  const admin = await server.signIn();
  const link = await server.openLink('company', accounts.company.token);
  const { company } = (await link.get(`companyEvidence${asked}`)).body.data;
  const { db } = server;
  const students = await db
    .insertInto('students')
    .values(Array.from({ length: 12 }, (_, place) => ({ name: 'Zoé', last_name: `Ayotte ${place + 10}` })))
    .returning('id')
    .execute();
  const addCourse = async (differing: { company_id?: number; invoice?: string | null } = {}) => {
    const { id } = await db
      .insertInto('contracts')
      .values({
        number: `T-${Math.round(performance.now() * 1000)}`,
        status_id: 2,
        company_id: company.id,
        language_id: 1,
        course_type_id: 1,
        hours_per_class: 1.5,
        number_of_classes: 20,
        starts_on: '2023-12-01',
        ends_on: '2024-12-31',
        invoice: 'F-1001',
        ...differing,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const courseId = await addCourse();
  const enrol = (
    contract_id: number,
    student_id: number,
    period: { starts_on?: string; ends_on?: string } = {},
  ) =>
    db
      .insertInto('enrolments')
      .values({ contract_id, student_id, ...period })
      .execute();
  for (const { id } of students) await enrol(courseId, id);
  const addLesson = async (
    held_on: string,
    minutes: number,
    { contract_id = courseId, status = 1, teacher_id = null as number | null } = {},
  ) =>
    (
      await db
        .insertInto('lessons')
        .values({ contract_id, held_on, minutes, status: status as 0 | 1, teacher_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const read = async (query = asked, as: Sender = link): Promise<{ rows: Row[]; years: number[] }> =>
    (await as.get(`companyEvidence${query}`)).body.data;
  const rowOf = async (place = 0, query = asked, contractId = courseId) =>
    (await read(query)).rows.find(
      ({ course, student }) => course.id === contractId && student.id === students[place]?.id,
    );
  return { ...server, admin, link, company, students, courseId, addCourse, enrol, addLesson, read, rowOf };
}

describe('the evidence of a company (DECISION-201)', () => {
  it('counts each minute that a person attended: left early, late, absent, never there', async () => {
    const { db, students, addLesson, read, courseId } = await withCourse();
    const [first, second] = [await addLesson('2024-03-04', 90), await addLesson('2024-03-11', 50)];
    await addLesson('2024-03-18', 45, { status: 0 });
    const ids = students.map(({ id }) => id) as [number, number, number, number];
    const detail = { late_minutes: 0, left_early_minutes: 0, excused: 0 as const };
    await db
      .insertInto('lesson_details')
      .values([
        { ...detail, lesson_id: first, student_id: ids[0], left_early_minutes: 35 },
        { ...detail, lesson_id: second, student_id: ids[1], late_minutes: 7 },
      ])
      .execute();
    await db
      .insertInto('absences')
      .values([
        { lesson_id: first, student_id: ids[2], place: 1 },
        { lesson_id: second, student_id: ids[2], place: 1 },
        { lesson_id: first, student_id: ids[3], place: 2 },
      ])
      .execute();
    const { rows } = await read();
    const own = rows.filter(({ course }) => course.id === courseId);
    expect(
      own.map(({ student, minutes, first_on, last_on }) => [student.id, minutes, first_on, last_on]),
    ).toEqual([
      [ids[0], 105, '2024-03-04', '2024-03-11'],
      [ids[1], 133, '2024-03-04', '2024-03-11'],
      [ids[2], 0, null, null],
      [ids[3], 50, '2024-03-11', '2024-03-11'],
      ...students.slice(4).map(({ id }) => [id, 140, '2024-03-04', '2024-03-11']),
    ]);
  });

  it('ends on 31 December and begins on 1 January, and names the years with classes', async () => {
    const { addLesson, read, rowOf } = await withCourse();
    await addLesson('2023-12-31', 61);
    await addLesson('2024-01-01', 62);
    await addLesson('2024-12-31', 63);
    await addLesson('2025-01-01', 64);
    const minutes = async (year: number) => (await rowOf(0, `?year=${year}&language=fr`))?.minutes;
    expect([await minutes(2023), await minutes(2024), await minutes(2025)]).toEqual([61, 125, 64]);
    expect((await read()).years.slice(-3)).toEqual([2025, 2024, 2023]);
    expect((await read('?year=1999&language=fr')).rows).toEqual([]);
  });

  it('counts a person only while in the contract, each period once', async () => {
    const { students, courseId, db, enrol, addLesson, rowOf } = await withCourse();
    const id = students[0]?.id ?? 0;
    await db.deleteFrom('enrolments').where('student_id', '=', id).execute();
    await enrol(courseId, id, { starts_on: '2024-02-01', ends_on: '2024-02-10' });
    await enrol(courseId, id, { starts_on: '2024-03-01' });
    for (const day of ['01-31', '02-01', '02-10', '02-11', '03-01']) await addLesson(`2024-${day}`, 60);
    expect(await rowOf()).toMatchObject({ minutes: 180, first_on: '2024-02-01', last_on: '2024-03-01' });
    expect((await rowOf(1))?.minutes).toBe(300);
  });

  it('agrees with the attestations of the same days, for every company of the samples', async () => {
    const { admin, db, read } = await withCourse();
    const { rows: courses } = await sql<{ id: number; company_id: number }>`
      select id, company_id from contracts where company_id is not null`.execute(db);
    let compared = 0;
    for (const company of new Set(courses.map(({ company_id }) => company_id))) {
      const { rows } = await read(`?year=2026&language=fr&companyId=${company}`, admin);
      for (const { id } of courses.filter(({ company_id }) => company_id === company)) {
        const days = 'from=2026-01-01&to=2026-11-20';
        const { students } = (
          await admin.get(`attestations/preview?courseId=${id}&template=plain&language=fr&${days}`)
        ).body.data;
        const expected = students
          .filter(({ minutes }: { minutes: number }) => minutes > 0)
          .map((one: Row) => [one.student.id, one.minutes, one.first_on, one.last_on].join());
        const found = rows
          .filter(({ course, minutes }) => course.id === id && minutes > 0)
          .map((one) => [one.student.id, one.minutes, one.first_on, one.last_on].join());
        expect(found.toSorted()).toEqual(expected.toSorted());
        compared += found.length;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('shows only the contracts of this company of a person who changed employer', async () => {
    const { db, company, students, addCourse, enrol, addLesson, read, rowOf } = await withCourse();
    const other = await db
      .selectFrom('companies')
      .select('id')
      .where('id', '<>', company.id)
      .executeTakeFirstOrThrow();
    const id = students[0]?.id ?? 0;
    const elsewhere = await addCourse({ company_id: other.id, invoice: 'F-ELSEWHERE' });
    await enrol(elsewhere, id);
    await addLesson('2024-03-04', 60);
    await addLesson('2024-09-04', 600, { contract_id: elsewhere });
    await db.updateTable('students').set({ company_id: other.id }).where('id', '=', id).execute();
    expect((await rowOf())?.minutes).toBe(60);
    const all = await read();
    expect(all.rows.map(({ course }) => course.id)).not.toContain(elsewhere);
    expect(JSON.stringify(all)).not.toContain('ELSEWHERE');
  });

  it('names who gave the classes that the person attended, in their order', async () => {
    const { db, students, addLesson, rowOf } = await withCourse();
    const teachers = await db.selectFrom('teachers').select('id').orderBy('id').limit(2).execute();
    const [one, other] = teachers.map(({ id }) => id) as [number, number];
    await addLesson('2024-03-04', 60, { teacher_id: other });
    const missed = await addLesson('2024-03-11', 60, { teacher_id: one });
    await addLesson('2024-03-18', 60, { teacher_id: other });
    await db
      .insertInto('absences')
      .values({ lesson_id: missed, student_id: students[0]?.id ?? 0, place: 1 })
      .execute();
    expect((await rowOf())?.teachers.map(({ id }) => id)).toEqual([other]);
    expect((await rowOf(1))?.teachers.map(({ id }) => id)).toEqual([other, one]);
  });

  it('has the attestations about days of the year, with their state', async () => {
    const { admin, students, courseId, addLesson, rowOf } = await withCourse();
    await addLesson('2023-12-04', 60);
    await addLesson('2024-03-04', 60);
    const issue = (to: string, more: object = {}) =>
      admin.send('POST', 'attestations', {
        body: {
          course_id: courseId,
          student_ids: [students[0]?.id],
          template: 'plain',
          language: 'fr',
          to,
          values: { object: 'Anglais' },
          ...more,
        },
      });
    const [before] = (await issue('2023-12-31')).body.data;
    const [valid] = (await issue('2024-12-31', { from: '2024-01-01' })).body.data;
    const stateOf = (paper: { number: string }, state: string) => ({ number: paper.number, state });
    expect((await rowOf())?.attestations).toEqual([stateOf(valid, 'valid')]);
    expect((await rowOf(0, '?year=2023&language=fr'))?.attestations).toEqual([stateOf(before, 'valid')]);
    await addLesson('2024-04-04', 30);
    expect((await rowOf())?.attestations).toEqual([stateOf(valid, 'superseded')]);
    expect((await rowOf(1))?.attestations).toEqual([]);
  });

  it('tells nothing beyond what proves the training', async () => {
    const { db, addLesson, courseId, link } = await withCourse();
    const lesson = await addLesson('2024-03-04', 60);
    await db.updateTable('lessons').set({ note: 'SECRET-NOTE' }).where('id', '=', lesson).execute();
    await db
      .updateTable('contracts')
      .set({ description: 'SECRET-TEXT' })
      .where('id', '=', courseId)
      .execute();
    const { body } = await link.get(`companyEvidence${asked}`);
    expect(JSON.stringify(body)).not.toContain('SECRET');
    const row = body.data.rows.find(({ course }: Row) => course.id === courseId);
    expect(Object.keys(row).toSorted()).toEqual([
      'attestations',
      'course',
      'first_on',
      'invoice',
      'last_on',
      'minutes',
      'object',
      'student',
      'teachers',
    ]);
    expect(row).toMatchObject({ invoice: 'F-1001', object: 'Français, Individuel' });
    const english = (await link.get('companyEvidence?year=2024&language=en')).body.data.rows;
    expect(english.find(({ course }: Row) => course.id === courseId).object).toBe('Français, Individual');
  });
});

describe('who gets the evidence (DECISION-202)', () => {
  it('is the company itself and an administrator, who may name any company', async () => {
    const { admin, link, company, anonymous, signIn, openLink } = await withCourse();
    const teacher = await signIn(accounts.teacher.email);
    const student = await openLink('student', accounts.student.token);
    const callers = [link, admin, teacher, student, anonymous];
    for (const call of ['companyEvidence', 'companyEvidence/pdf']) {
      const statuses = async (query: string) =>
        Promise.all(callers.map(async (caller) => (await caller.get(call + asked + query)).status));
      expect(await statuses('')).toEqual([200, 400, 403, 403, 401]);
      expect(await statuses(`&companyId=${company.id}`)).toEqual([200, 200, 403, 403, 401]);
      expect(await statuses(`&companyId=${company.id + 1}`)).toEqual([403, 200, 403, 403, 401]);
      expect(await statuses('&companyId=1999999999')).toEqual([403, 404, 403, 403, 401]);
    }
  });

  it('is nobody with a revoked link, and an open page of it ends', async () => {
    const { admin, link, company } = await withCourse();
    const { body } = await admin.get(`links?kind=company&search=${encodeURIComponent(company.name)}`);
    const { id, etag } = body.data[0];
    await admin.send('PUT', `links/company/${id}/revoke`, { body: {}, headers: { 'If-Match': etag } });
    expect((await link.get(`companyEvidence${asked}`)).status).toBe(401);
    expect((await link.get(`companyEvidence/pdf${asked}`)).status).toBe(401);
  });

  it('is the office alone while the company is archived, since proof is kept for years', async () => {
    const { admin, link, company, courseId, addLesson, read } = await withCourse();
    await addLesson('2024-03-04', 60);
    await admin.send('PUT', 'companies/updateStatus', { body: { id: company.id, status: 0 } });
    expect((await link.get(`companyEvidence${asked}`)).status).toBe(401);
    const { rows } = await read(`${asked}&companyId=${company.id}`, admin);
    expect(rows.filter(({ course }) => course.id === courseId)).toHaveLength(12);
    expect((await admin.get(`companyEvidence/pdf${asked}&companyId=${company.id}`)).status).toBe(200);
  });
});

describe('the PDF of the evidence (DECISION-203)', () => {
  const textOf = async (pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    // A reader of PDFs writes each no-break space as a space.
    return texts.join(' ').replaceAll('\u00A0', ' ');
  };

  it('is tagged, with the heads of the table on each page, and says what the rows say', async () => {
    const { admin, link, addLesson, students, company } = await withCourse();
    await admin.send('PUT', 'attestationSettings', {
      body: {
        provider: 'École du Plateau',
        address: null,
        accreditation: '0051234',
        signatory: null,
        signatory_title: null,
      },
    });
    await addLesson('2024-03-04', 95);
    await addLesson('2024-12-31', 70);
    const { body, headers } = await link.get(`companyEvidence/pdf${asked}`);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      `Preuves de formation 2024 ${company.name}`.replace(/\.$/, ''),
    );
    const pdf = await getDocumentProxy(new Uint8Array(body));
    const { info } = (await pdf.getMetadata()) as unknown as { info: { Language: string; Title: string } };
    expect([info.Language, info.Title]).toEqual(['fr-CA', 'Preuves de formation 2024']);
    const tree = (await (await pdf.getPage(1)).getStructTree()) as Tag;
    const roles = rolesOf(tree);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(8);
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    expect(unmarkedTexts(items as MarkedItem[])).toEqual([]);
    const text = await textOf(pdf, 1);
    expect(text).toContain('École du Plateau');
    expect(text).toContain(company.name);
    expect(text).toContain('Numéro d’agrément : 0051234');
    const found = text.slice(text.indexOf('Ayotte 10'));
    expect(found).toMatch(/^Ayotte 10 .*du 2024-03-04 .*au 2024-12-31 .*2,75 .*165 .*F-1001/);
    expect(text.match(/Ayotte \d\d/g)).toHaveLength(students.length);
  });

  it('goes on over pages, and adds up all of them', async () => {
    const { db, link, addLesson, courseId, enrol } = await withCourse();
    const more = await db
      .insertInto('students')
      .values(Array.from({ length: 60 }, (_, place) => ({ name: 'Léo', last_name: `Bélanger ${place}` })))
      .returning('id')
      .execute();
    for (const { id } of more) await enrol(courseId, id);
    await addLesson('2024-03-04', 60);
    const { body } = await link.get('companyEvidence/pdf?year=2024&language=en');
    const pdf = await getDocumentProxy(new Uint8Array(body));
    expect(pdf.numPages).toBeGreaterThan(2);
    for (let number = 1; number < pdf.numPages; number += 1)
      expect(await textOf(pdf, number)).toContain('Hours attended');
    const { rows } = (await link.get('companyEvidence?year=2024&language=en')).body.data;
    const minutes = rows.reduce((sum: number, row: Row) => sum + row.minutes, 0);
    const people = new Set(rows.map(({ student }: Row) => student.id)).size;
    const whole = (
      await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => textOf(pdf, at + 1)))
    ).join(' ');
    expect(whole).toContain(`Total: ${people} people, ${(minutes / 60).toFixed(2)} h (${minutes} min)`);
  });

  it('says that a year had no classes', async () => {
    const { link } = await withCourse();
    const { body } = await link.get('companyEvidence/pdf?year=1999&language=en');
    const pdf = await getDocumentProxy(new Uint8Array(body));
    expect(await textOf(pdf, 1)).toContain('No class was given in 1999.');
  });

  it('is refused for letters that no font has, and names them; the rows are still read', async () => {
    const { db, link, students, addLesson, rowOf } = await withCourse();
    await addLesson('2024-03-04', 60);
    const id = students[0]?.id ?? 0;
    await db.updateTable('students').set({ name: '李小龍' }).where('id', '=', id).execute();
    const refused = await link.get(`companyEvidence/pdf${asked}`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['language']]);
    expect(refused.body.message).toContain('Noto Sans CJK SC');
    expect((await rowOf())?.student.name).toBe('李小龍');
    await db.updateTable('students').set({ name: 'Nguyễn Thị' }).where('id', '=', id).execute();
    expect((await link.get(`companyEvidence/pdf${asked}`)).status).toBe(200);
  });
});

it('keeps the hours of an erased person, and names nobody (DECISION-202)', async () => {
  const { db, students, addLesson, rowOf } = await withCourse();
  await addLesson('2024-03-04', 60);
  const id = students[0]?.id ?? 0;
  // What `person-erase` writes; its own test proves that nothing else of the person is left.
  await db
    .updateTable('students')
    .set({ name: '', last_name: erasedNames.student, status: 0 })
    .where('id', '=', id)
    .execute();
  expect(await rowOf()).toMatchObject({ student: { name: '', last_name: erasedNames.student }, minutes: 60 });
});

interface MarkedItem {
  readonly type?: string;
  readonly str?: string;
}

/** The texts outside of marked content, which a screen reader would not read. */
function unmarkedTexts(items: readonly MarkedItem[]): string[] {
  let depth = 0;
  return items.flatMap(({ type, str }) => {
    if (type?.startsWith('beginMarkedContent')) depth += 1;
    if (type === 'endMarkedContent') depth -= 1;
    return depth === 0 && str?.trim() ? [str] : [];
  });
}

interface Tag {
  readonly role?: string;
  readonly children?: readonly Tag[];
}

function rolesOf(tag: Tag | null): string[] {
  if (!tag) return [];
  return [...(tag.role ? [tag.role] : []), ...(tag.children ?? []).flatMap(rolesOf)];
}
