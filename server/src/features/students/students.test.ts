import type { Student } from '@portal/api-client/openapi';
import { studentImportColumns, templateHead } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';

/** Inès Fortin, employed by Aéro Beauséjour, in Léa's contract 2026-0412. */
const ines = 1;
/** Léa's contract 2026-0412. */
const contract = 1;
const nobody = 99_999;

const names = (rows: Student[]) => rows.map(({ name, last_name }) => `${name} ${last_name}`);

async function list(sender: Sender, query: string): Promise<Student[]> {
  const { status, body } = await sender.get(`student?resourcesPerPage=2000&${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
}

const one = async (sender: Sender, id: number): Promise<Student | undefined> =>
  (await list(sender, `id=${id}`))[0];

describe('the list of students', () => {
  it('is a page of 50, the one tested last first, without the archived (API-089, API-003, LIMIT-36, STU-LIST-02)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get('student');
    expect(body).toMatchObject({ total: 119, current_page: 1, per_page: 50 });
    expect(body.data).toHaveLength(50);
    const tested = body.data.map((row: Student) => row.student_level_language?.last_test);
    expect(tested).toEqual(tested.toSorted().reverse());
    const all = await list(admin, '');
    expect(all.at(-1)?.student_level_language).toBeNull();
    expect(names(await list(admin, 'status=0'))).toEqual(['Ольга Ковальчук']);
  });

  it.each([
    ['studentName=fortin', 'Inès Fortin'],
    ['studentName=INES%20fort', 'Inès Fortin'],
    ['studentName=zoe%20legare', 'Zoé Légaré'],
    ['studentName=ines.fortin@', 'Inès Fortin'],
  ])('finds by name whatever the accents: %s (API-089, STU-LIST-03)', async (query, name) => {
    const admin = await (await startServer()).signIn();
    expect(names(await list(admin, query))).toEqual([name]);
  });

  it.each([
    ['name', { lastName: 'Zola' }, 'name'],
    ['last_name', { name: 'Zoé' }, 'lastName'],
  ])(
    'puts a %s before a longer one that begins alike, whatever the other name is (API-089)',
    async (orderBy, other, field) => {
      const admin = await (await startServer()).signIn();
      const [short, long] = [
        { ...newcomer.student, ...other, [field]: 'Qadir', email: 'short@exemple.example' },
        {
          ...newcomer.student,
          name: 'Aa',
          lastName: 'Aa',
          [field]: 'Qadir 1',
          email: 'long@exemple.example',
        },
      ];
      for (const student of [long, short])
        expect((await admin.send('POST', 'student/create', { body: { ...newcomer, student } })).status).toBe(
          200,
        );
      const rows = await list(admin, `studentName=Qadir&orderBy=${orderBy}&orderDirection=ASC`);
      expect(rows.map(({ email }) => email)).toEqual(['short@exemple.example', 'long@exemple.example']);
    },
  );

  it('carries the person, contracts, level, placement test and last report (DOMAIN-50, DOMAIN-51, DOMAIN-52, DOMAIN-53, DOMAIN-54)', async () => {
    const admin = await (await startServer()).signIn();
    const [student] = await list(admin, 'studentName=fortin');
    expect(student).toMatchObject({
      name: 'Inès',
      last_name: 'Fortin',
      email: 'ines.fortin@aero-beausejour-inc.example',
      company: { id: 1, name: 'Aéro Beauséjour inc.' },
      star: 0,
      note_flag: 1,
    });
    const course = student?.student_has_courses?.find(({ id }) => id === contract);
    expect(course).toMatchObject({
      course_status_id: 2,
      client_details: { contract_number: '2026-0412' },
      course_type: { name: expect.any(String) },
      complementary_description_type: null,
      course_details: { start_date: expect.any(String) },
    });
    expect(student?.student_level_language).toMatchObject({
      level_language: 'B1',
      last_test: expect.any(String),
      tester_initials: expect.any(String),
    });
    expect(student?.last_pr).toMatchObject({ courses_id: contract });
    expect(student).not.toHaveProperty('progress_report');
    expect(student).not.toHaveProperty('student_information_course');
    const tested = (await list(admin, '')).filter((row) => row.latest_placement_test);
    expect(tested.length).toBeGreaterThan(10);
  });
});

describe('one student', () => {
  it('comes with every report and the needs in each language (API-113, OPEN-85, DOMAIN-55, DOMAIN-56)', async () => {
    const admin = await (await startServer()).signIn();
    const student = await one(admin, ines);
    const { body } = await admin.get(`progressReports?studentId=${ines}&resourcesPerPage=20000`);
    expect(student?.progress_report).toEqual(body.data);
    expect(student?.student_information_course?.[0]).toMatchObject({
      language_id: expect.any(Number),
      objective: expect.any(String),
      student_needs: { course_types_id: expect.any(Number), type_webinar: expect.any(String) },
    });
  });

  it('of an unknown id is an empty list', async () => {
    const admin = await (await startServer()).signIn();
    expect(await list(admin, `id=${nobody}`)).toEqual([]);
  });

  it('is found by id when archived too', async () => {
    const admin = await (await startServer()).signIn();
    const [archived] = await list(admin, 'status=0');
    expect(names(await list(admin, `id=${archived?.id}`))).toEqual(['Ольга Ковальчук']);
  });

  it('has documents with a name and the moment they were stored (DOMAIN-59, API-036, FILES-12)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`files/ref?refType=studentDocuments&refId=${ines}`);
    expect(body.data).toEqual([
      expect.objectContaining({
        type: 'studentDocuments',
        name: 'attestation-1.pdf',
        stored_at: expect.stringMatching(/^2026-10-16T/),
      }),
    ]);
  });

  it('shows the newest of its placement tests (OPEN-84, DOMAIN-53, API-114)', async () => {
    const admin = await (await startServer()).signIn();
    const upload = () =>
      admin.send('POST', 'files', {
        body: aForm('%PDF-1.7', 'test.pdf', { ref_type: 'placementTest', ref_id: ines }),
      });
    const first = (await upload()).body.data;
    const second = (await upload()).body.data;
    const { body } = await admin.get(`files/ref?refType=placementTest&refId=${ines}`);
    expect(body.data[0].id).toBe(second.id);
    expect(body.data.map(({ id }: { id: number }) => id)).toContain(first.id);
    expect((await one(admin, ines))?.latest_placement_test).toEqual({
      id: second.id,
      stored_at: second.stored_at,
    });
  });
});

describe('a teacher', () => {
  it('finds the students of own contracts, without their links and other contracts (API-089, API-113, OPEN-04)', async () => {
    const server = await startServer();
    const lea = await server.signIn(accounts.teacher.email);
    const admin = await server.signIn();
    const found = await list(lea, '');
    const own = (await admin.get('courses/user/4')).body.data.flatMap(
      (course: { student_has_course: { student_id: number }[] }) =>
        course.student_has_course.map(({ student_id }) => student_id),
    );
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(own));
    expect(found.filter((row) => 'token_login' in row || 'email' in row || 'phone' in row)).toEqual([]);
    const ownContracts = new Set(
      (await lea.get('courses/user/4')).body.data.map(({ id }: { id: number }) => id),
    );
    const shown = found.flatMap((row) => row.student_has_courses ?? []);
    expect(shown.every(({ id }) => ownContracts.has(id))).toBe(true);
  });

  it('opens own students with needs and reports, and no others (PORTAL-STUDENTS-11, API-098, OPEN-04)', async () => {
    const server = await startServer();
    const lea = await server.signIn(accounts.teacher.email);
    expect((await one(lea, ines))?.student_information_course?.length).toBeGreaterThan(0);
    const mine = new Set((await list(lea, '')).map(({ id }) => id));
    const foreign = (await server.state()).students.find(({ id }) => !mine.has(id))?.id;
    const refused = await Promise.all([
      lea.get(`student?id=${foreign}`),
      lea.get('student?course=2'),
      lea.get(`student/needs?studentId=${foreign}&languageId=1`),
      lea.get(`student/studentHistory?studentId=${ines}`),
      lea.send('PUT', 'student/update', { body: { student: { id: ines, city: 'Laval' } } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await server.state()).students.find(({ id }) => id === ines)?.star).toBe(0);
  });
});

describe('a teacher of one language', () => {
  /** A language in which Inès has no contract. */
  const language = 4;

  /** Gives Inès a test, needs and a placement test in that language, newer than all others. */
  async function testedElsewhere() {
    const server = await startServer();
    const [admin, lea] = [await server.signIn(), await server.signIn(accounts.teacher.email)];
    const level = {
      levelLanguage: 'C2',
      lastTest: '2026-11-19',
      testerInitials: 'XY',
      languageId: language,
    };
    const update = { student: { id: ines }, studentLevelLanguage: level };
    expect((await admin.send('PUT', 'student/update', { body: update })).status).toBe(200);
    const needs = { studentId: ines, languageId: language, information_course: { objective: 'Berlin' } };
    expect((await admin.send('POST', 'student/needs', { body: needs })).status).toBe(200);
    const upload = { file_name: 'test.pdf', file_title: 'Test', ref_type: 'placementTest', ref_id: ines };
    const body = aForm('%PDF-1.4', 'test.pdf', upload);
    const { id: fileId } = (await admin.send('POST', 'files', { body })).body.data;
    const filing = { fileId, language_id: language };
    expect((await admin.send('PUT', 'files', { body: filing })).status).toBe(200);
    return { admin, lea, fileId };
  }

  it('reads the tests and needs of other languages nowhere (DECISION-57)', async () => {
    const { admin, lea, fileId } = await testedElsewhere();
    const languagesOf = async (sender: Sender) => {
      const student = await one(sender, ines);
      const { student_level_languages: levels = [], student_level_history: history = [] } = student ?? {};
      return {
        last: student?.student_level_language?.language?.id,
        levels: new Set(levels.map((level) => level.language?.id)),
        history: new Set(history.map((level) => level.language?.id)),
        needs: new Set(student?.student_information_course?.map((needs) => needs.language_id)),
        placementTest: student?.latest_placement_test?.id === fileId,
      };
    };
    const [whole, own] = [await languagesOf(admin), await languagesOf(lea)];
    expect([whole.last, whole.placementTest, whole.needs.has(language)]).toEqual([language, true, true]);
    expect(own).toEqual({
      last: 1,
      levels: new Set([1]),
      history: new Set([1]),
      needs: new Set([1]),
      placementTest: false,
    });
    const files = (await lea.get(`files/ref?refType=placementTest&refId=${ines}`)).body.data;
    expect(files.map(({ id }: { id: number }) => id)).not.toContain(fileId);
    const refused = [
      await lea.get(`files/download?fileId=${fileId}`),
      await lea.get(`student/needs?studentId=${ines}&languageId=${language}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect((await admin.get(`files/download?fileId=${fileId}`)).status).toBe(200);
  });

  it('filters and sorts by tests of own languages only (DECISION-57)', async () => {
    const { admin, lea } = await testedElsewhere();
    const ids = async (sender: Sender, query: string) => (await list(sender, query)).map(({ id }) => id);
    expect(await ids(admin, 'levelLanguage=C2')).toContain(ines);
    expect(await ids(lea, 'levelLanguage=C2')).not.toContain(ines);
    const order = 'orderBy=student_level_language.last_test&orderDirection=DESC';
    expect((await ids(admin, order))[0]).toBe(ines);
    const dates = (await list(lea, order)).map((row) => row.student_level_language?.last_test ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('finds nobody by an address, and may not sort by one (DECISION-57)', async () => {
    const server = await startServer();
    const [admin, lea] = [await server.signIn(), await server.signIn(accounts.teacher.email)];
    const email = (await one(admin, ines))?.email ?? '';
    const search = `studentName=${encodeURIComponent(email)}`;
    expect(names(await list(admin, search))).toEqual(['Inès Fortin']);
    expect(await list(lea, search)).toEqual([]);
    const { status, body } = await lea.get('student?orderBy=email');
    expect([status, body.errors]).toEqual([400, { orderBy: ['is not for your role'] }]);
  });
});

describe('the students of a contract', () => {
  it('are listed by last name, with the report form there (API-061, API-108, DOMAIN-49, DOMAIN-55)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`student/manageList?course_id=${contract}&resourcesPerPage=2000`);
    expect(names(body.data)).toEqual(['Inès Fortin', 'Zoé Légaré', 'Denis Ouellet']);
    expect(body.data[0]).toMatchObject({
      company: { name: 'Aéro Beauséjour inc.' },
      progress_report_form: { form: { id: expect.any(Number), status: 1 } },
    });
  });

  it('are told from those who could join (API-061)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(
      `student/manageList?course_id=${contract}&not_in_course=1&resourcesPerPage=2000`,
    );
    expect(body.total).toBe(116);
    const found = await admin.get(
      `student/manageList?course_id=${contract}&not_in_course=1&studentName=nguyen`,
    );
    expect(names(found.body.data)).toContain('Linh Nguyễn');
  });

  it('join and leave in batches, each once (API-062, API-063)', async () => {
    const admin = await (await startServer()).signIn();
    const members = async () => (await list(admin, `course=${contract}`)).map(({ id }) => id).toSorted();
    const send = (call: string, studentId: number[]) =>
      admin.send('POST', `student/${call}`, { body: { courseId: contract, studentId } });
    const before = await members();
    expect((await send('assignCourse', [40, 41, 40, ines])).status).toBe(200);
    expect(await members()).toEqual([...before, 40, 41].toSorted());
    expect((await send('assignCourse', [40])).status).toBe(200);
    expect(await members()).toHaveLength(before.length + 2);
    expect((await send('unAssignCourse', [40, 41, 42])).status).toBe(200);
    expect(await members()).toEqual(before);
    const { total_students } = (await admin.get(`courses?courseId=${contract}`)).body.data[0];
    expect(total_students).toBe(before.length);
  });
});

const newcomer = {
  student: {
    name: 'Maël',
    lastName: 'Gauthier',
    email: ' Mael.Gauthier@Client.example ',
    phone: '514 555-0100',
    mobile: null,
    city: 'Laval',
    mother_tongue: 'spanish',
    companyId: 2,
    smartDevice: 'iPad',
  },
  studentInformationCourse: [
    {
      languageId: 2,
      conversation: 'Daily',
      listening: 'Weekly',
      writing: 'Monthly',
      reading: 'Once per year',
      objective: 'Négocier un contrat',
      location: 'Préfère le matin',
      availability: 'Lundi',
      motivation: 'En parlant',
      studentNeeds: {
        languageId: 2,
        language: 'English',
        numberHours: 22.5,
        session: 'winter',
        typeWebinar: 'Skype',
        courseTypeId: 3,
      },
    },
  ],
  studentLevelLanguage: {
    levelLanguage: 'A2',
    lastTest: '2026-11-19',
    testerInitials: 'MB',
    languageId: 2,
  },
};

describe('writing a student', () => {
  it('creates with needs and a level, new and with a link of its own (API-091, STU-FORM-10, STU-FORM-11, STU-FORM-12, STU-FORM-13)', async () => {
    const admin = await (await startServer()).signIn();
    const { status, body } = await admin.send('POST', 'student/create', { body: newcomer });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Maël',
      last_name: 'Gauthier',
      email: 'mael.gauthier@client.example',
      phone: '514 555-0100',
      mobile: null,
      city: 'Laval',
      mother_tongue: 'spanish',
      company: { id: 2, name: 'Banque Champlain' },
      smart_device: 'iPad',
      star: 1,
      status: 1,
      student_has_courses: [],
      student_level_language: {
        level_language: 'A2',
        last_test: '2026-11-19',
        tester_initials: 'MB',
        language: { id: 2 },
      },
      student_information_course: [
        {
          language_id: 2,
          conversation: 'Daily',
          objective: 'Négocier un contrat',
          location: 'Préfère le matin',
          motivation: 'En parlant',
          student_needs: {
            number_hours: 22.5,
            session: 'winter',
            type_webinar: 'Skype',
            course_types_id: 3,
          },
        },
      ],
    });
    const shown = await admin.send('POST', `links/student/${body.data.id}/show`, { body: {} });
    expect(shown.body.data.token_login).toMatch(/\S{20,}/);
    expect(await one(admin, body.data.id)).toEqual(body.data);
  });

  it('keeps one level a language, the one tested last first (API-092, OPEN-87, DOMAIN-52)', async () => {
    const admin = await (await startServer()).signIn();
    const save = async (levelLanguage: string, lastTest: string, languageId: number) => {
      const studentLevelLanguage = { levelLanguage, lastTest, testerInitials: 'MB', languageId };
      const body = { student: { id: ines }, studentInformationCourse: [], studentLevelLanguage };
      const { data } = (await admin.send('PUT', 'student/update', { body })).body;
      return data.student_level_languages.map((level: { level_language: string }) => level.level_language);
    };
    const first = (await one(admin, ines))?.student_level_language;
    const own = first?.language?.id ?? 0;
    expect(await save('B2', '2026-11-18', own)).toEqual(['B2']);
    expect(await save('A1', '2026-11-19', 3)).toEqual(['A1', 'B2']);
    expect(await save('C1', '2026-11-20', own)).toEqual(['C1', 'A1']);
    expect((await list(admin, 'levelLanguage=A1')).map(({ id }) => id)).toContain(ines);
  });

  it('adds a test with each saved level, and replaces none (API-092, DECISION-50)', async () => {
    const admin = await (await startServer()).signIn();
    const save = async (levelLanguage: string, lastTest: string) => {
      const studentLevelLanguage = { levelLanguage, lastTest, testerInitials: 'MB', languageId: 3 };
      const body = { student: { id: ines }, studentInformationCourse: [], studentLevelLanguage };
      const { data } = (await admin.send('PUT', 'student/update', { body })).body;
      return (data as Student).student_level_history
        ?.filter(({ language }) => language?.id === 3)
        .map(({ level_language, last_test }) => `${level_language} ${last_test}`);
    };
    expect(await save('A1', '2026-02-10')).toEqual(['A1 2026-02-10']);
    expect(await save('A2', '2026-11-20')).toEqual(['A2 2026-11-20', 'A1 2026-02-10']);
    const sameDay = ['B1 2026-11-20', 'A2 2026-11-20', 'A1 2026-02-10'];
    expect(await save('B1', '2026-11-20')).toEqual(sameDay);
    // Sending the same test again, as after a lost answer, does not add another one.
    expect(await save('B1', '2026-11-20')).toEqual(sameDay);
    // Saving an earlier value of that day again makes it the latest one.
    const corrected = ['A2 2026-11-20', 'B1 2026-11-20', 'A1 2026-02-10'];
    expect(await save('A2', '2026-11-20')).toEqual(corrected);
    expect(await save('A2', '2026-11-20')).toEqual(corrected);
    expect(await save('B1', '2026-11-20')).toEqual(sameDay);
    expect(await save('Pre-A1', '2026-01-05')).toEqual([...sameDay, 'Pre-A1 2026-01-05']);
    expect((await list(admin, 'levelLanguage=B1')).map(({ id }) => id)).toContain(ines);
    expect((await list(admin, 'levelLanguage=A1')).map(({ id }) => id)).not.toContain(ines);
    const [listed] = await list(admin, 'studentName=fortin');
    expect(listed).not.toHaveProperty('student_level_history');
  });

  it('archives and restores; the private link rests meanwhile, and its sessions end (API-093, OPEN-61)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const link = await server.openLink('student', accounts.student.token);
    const set = (status: number) => admin.send('PUT', 'student/updateStatus', { body: { id: ines, status } });
    expect((await set(0)).body.data.status).toBe(0);
    expect(names(await list(admin, ''))).not.toContain('Inès Fortin');
    expect((await link.get(`progressReports?studentId=${ines}`)).status).toBe(401);
    expect((await set(1)).body.data.status).toBe(1);
    expect((await link.get(`progressReports?studentId=${ines}`)).status).toBe(401);
    const opened = await server.openLink('student', accounts.student.token);
    expect((await opened.get(`progressReports?studentId=${ines}`)).status).toBe(200);
  });

  it('does not take the address of another, and may keep its own (STU-FORM-06, API-091, API-092)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const before = await server.state();
    const email = 'Ines.Fortin@aero-beausejour-inc.example';
    const create = { ...newcomer, student: { ...newcomer.student, email } };
    expect((await admin.send('POST', 'student/create', { body: create })).status).toBe(409);
    const update = (id: number) => admin.send('PUT', 'student/update', { body: { student: { id, email } } });
    expect((await update(2)).status).toBe(409);
    expect(await server.state()).toEqual(before);
    expect((await update(ines)).status).toBe(200);
  });
});

describe('the needs of a student', () => {
  it('are saved per language and read back in both shapes (API-097, API-098, CONFLICT-38, DOMAIN-57, DOMAIN-58, STU-EDIT-27)', async () => {
    const admin = await (await startServer()).signIn();
    const read = async (languageId: number) =>
      (await admin.get(`student/needs?studentId=${ines}&languageId=${languageId}`)).body.data;
    expect(await read(4)).toBeNull();
    const information_course = {
      reading: 'Daily',
      writing: null,
      location: 'Préfère le matin',
      listening: 'Weekly',
      objective: 'Comprendre au téléphone',
      motivation: 'Avec des exemples',
      availability: 'Lundi',
      conversation: 'Monthly',
    };
    const needs = { number_hours: 12, session: 'spring', type_webinar: 'Webex', course_types_id: 2 };
    const { status, body } = await admin.send('POST', 'student/needs', {
      body: { studentId: ines, languageId: 4, ...needs, information_course },
    });
    expect(status).toBe(200);
    const { id } = body.data;
    expect(body.data).toEqual({
      id,
      student_id: ines,
      language_id: 4,
      ...needs,
      information_course: { ...information_course, student_needs_id: id },
    });
    expect(await read(4)).toEqual(body.data);
    const inRecord = (await one(admin, ines))?.student_information_course?.find(
      ({ language_id }) => language_id === 4,
    );
    expect(inRecord).toEqual({ ...information_course, id, language_id: 4, student_needs: { id, ...needs } });
  });
});

describe('the history of a student', () => {
  it('is every contract with dates and materials, the newest first (API-096, DOMAIN-60)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await admin.get(`student/studentHistory?studentId=${ines}`);
    const history = body.data.courses_history;
    const starts = history.map(
      (row: { course_details: { start_date: string } }) => row.course_details.start_date,
    );
    expect(starts).toEqual(starts.toSorted().reverse());
    expect(history.length).toBeGreaterThan(1);
    expect(history.find(({ id }: { id: number }) => id === contract)).toMatchObject({
      client_details: { contract_number: '2026-0412' },
      course_details: { start_date: expect.any(String), end_date: expect.any(String) },
      courses_has_materials_requests: [{ title: expect.any(String) }],
    });
  });
});

describe('the import of students', () => {
  const heads = studentImportColumns.map(templateHead);
  const send = (
    sender: Sender,
    rows: (string | number | null)[][],
    name = 'etudiants.xlsx',
    headers: Record<string, string> = {},
  ) =>
    sender.send('POST', 'student/import', {
      body: aForm(new Uint8Array(writeSpreadsheet(rows, name.endsWith('.xls') ? 'xls' : 'xlsx')), name),
      headers,
    });
  const maya = [
    'Maya',
    'Thériault',
    'maya@client.example',
    '514 555 0101',
    '',
    'Lévis',
    'Anglais',
    'Banque Champlain',
  ];
  const noah = ['Noah', 'Ng', 'noah@client.example', 4505550102, '', '', 'Cantonese', ''];

  it.each(['etudiants.xlsx', 'ETUDIANTS.XLS'])(
    'reads the columns of the template from %s (API-095, IMPORT-03, OPEN-93)',
    async (name) => {
      const admin = await (await startServer()).signIn();
      const { status, body } = await send(admin, [heads, maya, noah], name);
      expect([status, body.data.studentsNotImported]).toEqual([200, []]);
      expect(names(body.data.studentsImported)).toEqual(['Maya Thériault', 'Noah Ng']);
      expect(await one(admin, body.data.studentsImported[0].id)).toMatchObject({
        email: 'maya@client.example',
        phone: '514 555 0101',
        mobile: null,
        city: 'Lévis',
        mother_tongue: 'english',
        company: { name: 'Banque Champlain' },
        star: 1,
      });
      expect(await one(admin, body.data.studentsImported[1].id)).toMatchObject({
        phone: '4505550102',
        mother_tongue: 'Cantonese',
        company: null,
      });
    },
  );

  it.each([
    ['English', ['Email', 'Last name', 'First name'], ['zoe@client.example', 'Young', 'Zoé']],
    ['French', ['Courriel', 'Nom', 'Prénom'], ['zoe@client.example', 'Young', 'Zoé']],
    [
      'a mixture',
      ['Shoe size', 'nom', 'EMAIL', 'First name - Prénom'],
      [44, 'Young', 'zoe@client.example', 'Zoé'],
    ],
  ])('takes heads in %s in any order, unknown ones too (DECISION-29, API-095)', async (_, head, line) => {
    const admin = await (await startServer()).signIn();
    const { body } = await send(admin, [head, line]);
    expect(names(body.data.studentsImported)).toEqual(['Zoé Young']);
  });

  it('answers a file that is sent again with its key by what became of the first, and adds nobody (API-095)', async () => {
    const admin = await (await startServer()).signIn();
    const headers = { 'Idempotency-Key': 'etudiants-1' };
    const before = (await list(admin, '')).length;
    const first = await send(admin, [heads, maya, maya], 'etudiants.xlsx', headers);
    const again = await send(admin, [heads, maya, maya], 'etudiants.xlsx', headers);
    expect(first.body.data).toMatchObject({
      studentsImported: [{ name: 'Maya' }],
      studentsNotImported: [{ name: 'Maya' }],
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await send(admin, [heads, noah], 'etudiants.xlsx', headers)).status).toBe(422);
    expect(await list(admin, '')).toHaveLength(before + 1);
    const anew = await send(admin, [heads, maya], 'etudiants.xlsx', { 'Idempotency-Key': 'etudiants-2' });
    expect(anew.body.data.studentsImported).toEqual([]);
  });

  it('tells line by line who could not be imported and why, and goes on (API-095, IMPORT-04)', async () => {
    const admin = await (await startServer()).signIn();
    const ofFile = (change: Record<number, string>) => maya.map((cell, place) => change[place] ?? cell);
    const { body } = await send(admin, [
      heads,
      ofFile({ 1: '', 2: 'a@client.example' }),
      ofFile({ 0: 'Inès', 2: 'INES.fortin@aero-beausejour-inc.example' }),
      ofFile({ 0: 'Lou', 2: 'lou at client' }),
      ofFile({ 0: 'Kim', 2: 'kim@client.example', 7: 'Banque Champlian' }),
      ofFile({ 0: 'x'.repeat(300), 2: 'x@client.example' }),
      maya,
      ofFile({ 0: 'Maya again' }),
    ]);
    expect(names(body.data.studentsImported)).toEqual(['Maya Thériault']);
    const refused = body.data.studentsNotImported as { name: string; last_name: string; reason: string }[];
    expect(refused.map(({ name, reason }) => [name.slice(0, 10), reason])).toEqual([
      ['Maya', 'Nom de famille : Ceci est un champ obligatoire - Last name: This is a required field.'],
      ['Inès', 'Email duplicated'],
      ['Lou', expect.stringMatching(/^Courriel : .+ - Email: .+ valid email$/)],
      ['Kim', 'Société inconnue - Unknown company: Banque Champlian'],
      [
        'xxxxxxxxxx',
        expect.stringMatching(/^Prénom : .+255.+ - First name: Must be at most 255 characters.$/),
      ],
      ['Maya again', 'Email duplicated'],
    ]);
    expect(refused[1]?.last_name).toBe('Thériault');
  });

  it('creates nobody twice from the same file (DECISION-29, API-095)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    await send(admin, [heads, maya, noah]);
    const before = await server.state();
    const { status, body } = await send(admin, [heads, maya, noah]);
    expect(status).toBe(200);
    expect(body.data.studentsImported).toEqual([]);
    expect(names(body.data.studentsNotImported)).toEqual(['Maya Thériault', 'Noah Ng']);
    // The import itself is recorded; nothing else has changed.
    expect({ ...(await server.state()), imports: before.imports }).toEqual(before);
  });

  it.each([
    ['nobody in it', [heads], 'etudiants.xlsx', /nobody/],
    [
      'no column of addresses',
      [
        ['Prénom', 'Nom'],
        ['Ana', 'Roy'],
      ],
      'etudiants.xlsx',
      /Missing columns: .*Email/,
    ],
    ['nothing at all', [], 'etudiants.xlsx', /Missing columns/],
    ['the name of another type', [heads, maya], 'etudiants.csv', /not an \.xlsx or \.xls/],
    ['too many lines', [heads, ...Array(5001).fill(maya)], 'etudiants.xlsx', /More than 5000/],
  ])(
    'refuses a file with %s in words that can be shown (API-095, IMPORT-03, IMPORT-06, MSG-68)',
    async (_, rows, name, message) => {
      const server = await startServer();
      const admin = await server.signIn();
      const before = await server.state();
      const { status, body } = await send(admin, rows, name);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'bad-input', message: expect.stringMatching(message) });
      expect(await server.state()).toEqual(before);
    },
  );

  it('refuses a text that calls itself a spreadsheet, and a form without a file (API-095, IMPORT-01, IMPORT-03)', async () => {
    const admin = await (await startServer()).signIn();
    const text = await admin.send('POST', 'student/import', { body: aForm('Prénom,Nom', 'etudiants.xlsx') });
    expect([text.status, text.body.message]).toEqual([
      400,
      expect.stringContaining('not in the format of Excel'),
    ]);
    const empty = await admin.send('POST', 'student/import', { body: new FormData() });
    expect([empty.status, empty.body.errors]).toEqual([400, { file: ['is required'] }]);
  });
});
