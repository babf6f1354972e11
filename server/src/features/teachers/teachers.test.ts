import { teacherImportColumns, templateHead } from '@portal/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts, samplePassword } from '../../../samples/index.ts';
import { readSpreadsheet, writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const noemie = {
  teacher: {
    name: 'Noémie',
    lastName: 'Gauthier',
    email: 'noemie.gauthier@passerelle.example',
    phone: '5145550188',
    mobile: '4385550188',
    city: 'Laval',
    car: 1,
    nda: 0,
    otherRate: 'Déplacement 15 $',
  },
  teacherHasLanguages: [{ id: 1, name: 'Français' }, { id: 3 }],
  teacherRates: [
    { course_types_id: 1, rate: 41.5 },
    { course_types_id: 2, rate: 38 },
  ],
};

async function teacherOf(admin: Sender, id: number) {
  return (await admin.get(`teacher?id=${id}`)).body.data[0];
}

describe('the list of teachers', () => {
  it('tells the active, the invited and the inactive apart, each teacher once (API-100, CONFLICT-45)', async () => {
    const admin = await (await startServer()).signIn();
    const counts = await Promise.all(
      ['1', '0', 'invited'].map(
        async (status) => (await admin.get(`teacher?userStatus=${status}`)).body.total,
      ),
    );
    expect(counts).toEqual([10, 1, 1]);
  });
});

describe('a new teacher', () => {
  it('has what was sent, and a user behind who waits for an invitation (API-068, DOMAIN-45, DOMAIN-46, DOMAIN-47)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { status, body } = await admin.send('POST', 'teacher/create', { body: noemie });
    expect([status, body.message]).toEqual([200, 'Teacher was created successfully']);
    expect(body.data).toEqual({
      id: 13,
      name: 'Noémie',
      last_name: 'Gauthier',
      email: 'noemie.gauthier@passerelle.example',
      phone: '5145550188',
      mobile: '4385550188',
      city: 'Laval',
      car: 1,
      nda: 0,
      otherRate: 'Déplacement 15 $',
      other_rate: 'Déplacement 15 $',
      teacher_has_languages: [
        { id: 1, name: 'Français' },
        { id: 3, name: 'Español' },
      ],
      teacher_has_courses: [],
      teacher_rates: noemie.teacherRates,
      users_id: {
        id: 18,
        email: 'noemie.gauthier@passerelle.example',
        email_date: null,
        login_date: null,
        user_details: { status: 0 },
      },
      user_status: null,
    });
    const users = await admin.get('users?userName=gauthier');
    expect(users.body.data).toMatchObject([{ id: 18, role: 'ROLE_TEACHER', status: 0 }]);
    expect(await teacherOf(admin, 13)).toEqual(body.data);
  });

  it('may leave open what the form leaves open', async () => {
    const admin = await (await startServer()).signIn();
    const { name, lastName, email, phone } = noemie.teacher;
    const { status, body } = await admin.send('POST', 'teacher/create', {
      body: { teacher: { name, lastName, email, phone }, teacherHasLanguages: [], teacherRates: [] },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ city: null, car: 0, mobile: null, nda: 0, otherRate: null });
  });
});

describe('changing a teacher', () => {
  it('replaces what is sent and leaves the rest (API-069, TEA-EDIT-25, TEA-EDIT-26)', async () => {
    const admin = await (await startServer()).signIn();
    const before = await teacherOf(admin, 1);
    const { status, body } = await admin.send('PUT', 'teacher/update', {
      body: {
        teacher: { id: 1, lastName: 'Villeneuve-Roy', city: null, nda: 1 },
        teacherHasLanguages: [{ id: 2 }],
        teacherRates: [{ course_types_id: 5, rate: 44.25 }],
      },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      last_name: 'Villeneuve-Roy',
      city: null,
      nda: 1,
      teacher_has_languages: [{ id: 2, name: 'English' }],
      teacher_rates: [{ course_types_id: 5, rate: 44.25 }],
    });
    expect(await teacherOf(admin, 1)).toEqual(body.data);
  });

  it('takes the own address again, and refuses somebody else’s (API-069, MSG-44)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const email = (address: string) =>
      admin.send('PUT', 'teacher/update', { body: { teacher: { id: 1, email: address } } });
    expect((await email(accounts.teacher.email.toUpperCase())).status).toBe(200);
    const before = JSON.stringify(await server.state());
    const refused = await email(accounts.admin.email);
    expect([refused.status, refused.body.message]).toEqual([409, 'Email duplicated']);
    expect((await admin.send('PUT', 'teacher/update', { body: { teacher: { id: 999 } } })).status).toBe(404);
    expect(JSON.stringify(await server.state())).toBe(before);
  });

  it('archives, which ends the session at once and for good, and brings back (API-101)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const lea = await server.signIn(accounts.teacher.email);
    const move = (status: number) => admin.send('PUT', 'teacher/updateStatus', { body: { id: 1, status } });

    expect((await move(0)).body.data).toMatchObject({
      user_status: 0,
      users_id: { user_details: { status: 0 } },
    });
    expect((await lea.get('courses')).status).toBe(401);
    const refused = await server.anonymous.send('POST', 'login', {
      body: { email: accounts.teacher.email, password: samplePassword },
    });
    expect(refused.status).toBe(401);
    expect((await teacherOf(admin, 1)).teacher_has_courses.length).toBeGreaterThan(0);

    expect((await move(1)).body.data).toMatchObject({
      user_status: 3,
      users_id: { user_details: { status: 1 } },
    });
    expect((await lea.get('courses')).status).toBe(401);
    expect((await (await server.signIn(accounts.teacher.email)).get('courses')).status).toBe(200);
  });

  it.each([
    ['update', { teacher: { id: 1, city: 'Laval' } }],
    ['updateStatus', { id: 1, status: 0 }],
  ])('waits for a change of the user without keeping the teacher from it (%s)', async (path, body) => {
    const server = await startServer();
    const admin = await server.signIn();
    const holder = await server.db.startTransaction().execute();
    await sql`select from users where id = (select user_id from teachers where id = 1) for update`.execute(
      holder,
    );
    const change = admin.send('PUT', `teacher/${path}`, { body });
    await untilLocked(server);
    const free = await sql`select id from teachers where id = 1 for update skip locked`.execute(server.db);
    await holder.rollback().execute();
    expect((await change).status).toBe(200);
    expect(free.rows).toEqual([{ id: 1 }]);
  });
});

describe('an invitation', () => {
  it('goes to the teacher, whose link then opens the portal (API-066, CON-SIDE-21, OPEN-15)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    const { id } = (await admin.send('POST', 'teacher/create', { body: noemie })).body.data;
    const invited = await admin.send('POST', 'teacher/send-invite', { body: { id } });
    expect(invited.body.data.users_id).toMatchObject({
      email_date: '2026-11-20T12:00:00.000Z',
      user_details: { status: 0 },
    });

    const [mail] = await server.outbox();
    expect(mail?.to).toBe(noemie.teacher.email);
    const hash = mail?.link?.split('/').at(-1);
    await server.anonymous.send('POST', `setPassword/${hash}`, { body: { password: 'une longue phrase' } });
    const person = await server.signIn(noemie.teacher.email, 'une longue phrase');
    expect((await person.get('courses')).body.total).toBe(0);
    expect(await teacherOf(admin, id)).toMatchObject({
      user_status: 3,
      users_id: { user_details: { status: 1 } },
    });
  });

  it.each([
    ['ends with another email', { email: 'noemie.gautier@passerelle.example' }, false],
    ['stays with another name', { name: 'Noémi' }, true],
  ])('%s of the teacher (API-069)', async (_what, change, usable) => {
    const server = await startServer();
    const admin = await server.signIn();
    const { id } = (await admin.send('POST', 'teacher/create', { body: noemie })).body.data;
    await admin.send('POST', 'teacher/send-invite', { body: { id } });
    const hash = (await server.outbox())[0]?.link?.split('/').at(-1);
    await admin.send('PUT', 'teacher/update', { body: { teacher: { id, ...change } } });
    expect((await server.anonymous.get(`setPassword/${hash}`)).body.usable).toBe(usable);
  });
});

describe('the import of teachers', () => {
  const heads = teacherImportColumns.map(templateHead);
  const gauthier = [
    'Noémie',
    'Gauthier',
    'Noemie.Gauthier@passerelle.example',
    '(514) 555-0188',
    '438 555 0188',
    'Laval',
    'oui',
    '',
    'français, ENGLISH',
    'Déplacement 15 $',
  ];
  const young = ['Zoé', 'Young', 'zoe.young@passerelle.example', '5145550199'];
  const send = (sender: Sender, rows: (string | number)[][], name = 'enseignants.xlsx') =>
    sender.send('POST', 'teacher/import', {
      body: aForm(new Uint8Array(writeSpreadsheet(rows, name.endsWith('.xls') ? 'xls' : 'xlsx')), name),
    });
  const changed = (change: Record<number, string>) => gauthier.map((cell, place) => change[place] ?? cell);

  it.each(['enseignants.xlsx', 'ENSEIGNANTS.XLS'])(
    'hires everybody in %s, who then wait for an invitation (API-102, IMPORT-03, DOMAIN-47)',
    async (name) => {
      const admin = await (await startServer()).signIn();
      const { status, body } = await send(admin, [heads, gauthier, young], name);
      expect([status, body]).toEqual([
        200,
        {
          message: 'Teachers imported',
          data: {
            import_id: 3,
            teachersImported: [
              { id: 13, name: 'Noémie', last_name: 'Gauthier' },
              { id: 14, name: 'Zoé', last_name: 'Young' },
            ],
            teachersNotImported: [],
          },
        },
      ]);
      expect(await teacherOf(admin, 13)).toMatchObject({
        email: 'noemie.gauthier@passerelle.example',
        phone: '5145550188',
        mobile: '4385550188',
        city: 'Laval',
        car: 1,
        nda: 0,
        otherRate: 'Déplacement 15 $',
        teacher_has_languages: [{ name: 'Français' }, { name: 'English' }],
        users_id: { email_date: null, user_details: { status: 0 } },
        user_status: null,
      });
      expect(await teacherOf(admin, 14)).toMatchObject({ city: null, car: 0, teacher_has_languages: [] });
    },
  );

  it('takes the template that is offered for download, filled in (API-102, OPEN-40)', async () => {
    const admin = await (await startServer()).signIn();
    const { rows } = await readSpreadsheet((await admin.get('files/download?fileId=2')).body);
    const template = rows.map(({ cells }) => [...cells]);
    expect(template).toEqual([heads]);
    const { body } = await send(admin, [...template, gauthier]);
    expect(body.data.teachersImported).toHaveLength(1);
  });

  it('tells by name and reason who could not be imported, and goes on (API-102, IMPORT-05, MSG-71)', async () => {
    const admin = await (await startServer()).signIn();
    const { body } = await send(admin, [
      heads,
      changed({ 0: '' }),
      changed({ 0: 'Lou', 2: 'lou at home' }),
      changed({ 0: 'Kim', 3: '' }),
      changed({ 0: 'Sam', 4: 'aucun' }),
      changed({ 0: 'Ana', 8: 'Klingon' }),
      changed({ 0: 'x'.repeat(66) }),
      changed({ 0: 'Léa', 2: accounts.teacher.email.toUpperCase() }),
      gauthier,
      changed({ 0: 'Again' }),
    ]);
    expect(body.data.teachersImported).toHaveLength(1);
    const refused: { name: string; last_name: string; reason: string }[] = body.data.teachersNotImported;
    expect(refused.map(({ name, reason }) => [name.slice(0, 8), reason.split(' - ').at(-1)])).toEqual([
      ['', 'First name: This is a required field.'],
      ['Lou', 'Email: Must be a valid email.'],
      ['Kim', 'Phone: This is a required field.'],
      ['Sam', 'Mobile phone: Must be a number.'],
      ['Ana', 'Unknown language: Klingon'],
      ['xxxxxxxx', 'First name: Must be at most 65 characters.'],
      ['Léa', 'Email duplicated'],
      ['Again', 'Email duplicated'],
    ]);
    expect(refused[1]?.last_name).toBe('Gauthier');
  });

  it('hires nobody twice, and says so when nobody was imported (API-102, IMPORT-08, MSG-69, DECISION-29)', async () => {
    const server = await startServer();
    const admin = await server.signIn();
    await send(admin, [heads, gauthier, young]);
    const before = await server.state();
    const { status, body } = await send(admin, [heads, gauthier, young]);
    expect([status, body.message, body.data.teachersImported]).toEqual([200, 'No Teachers imported', []]);
    expect(body.data.teachersNotImported).toHaveLength(2);
    // The import itself is recorded; nothing else has changed.
    expect({ ...(await server.state()), imports: before.imports }).toEqual(before);
  });

  it.each([
    ['without anybody', [heads], 'enseignants.xlsx', /nobody/],
    [
      'without the column of phones',
      [
        ['Nom', 'Prénom', 'Courriel'],
        ['a', 'b', 'c'],
      ],
      'e.xlsx',
      /Phone/,
    ],
    ['of another type', [heads, young], 'enseignants.csv', /not an \.xlsx or \.xls/],
  ])(
    'refuses a file %s in words that can be shown (API-102, IMPORT-03, IMPORT-07)',
    async (_, rows, name, words) => {
      const server = await startServer();
      const admin = await server.signIn();
      const before = await server.state();
      const { status, body } = await send(admin, rows, name);
      expect([status, body.message]).toEqual([400, expect.stringMatching(words)]);
      expect(await server.state()).toEqual(before);
    },
  );

  it('refuses a call without a file (API-102, IMPORT-02)', async () => {
    const admin = await (await startServer()).signIn();
    const { status, body } = await admin.send('POST', 'teacher/import', { body: new FormData() });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['file']]);
  });
});
