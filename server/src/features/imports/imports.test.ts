import type { ImportLine, Import as WireImport } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeSpreadsheet } from '../../spreadsheet/spreadsheet.ts';
import { aForm } from '../../testing/aForm.ts';
import { type Sender, type StartedServer, startServer } from '../../testing/startServer.ts';
import { testMoment } from '../../testing/testMoment.ts';
import { untilLocked } from '../../testing/untilLocked.ts';

const heads = ['First name', 'Last name', 'Email', 'Phone'];
const kim = ['Kim', 'Ng', 'kim@client.example', '514 555-0141'];
const lou = ['Lou', 'Ng', 'lou@client.example', '514 555-0142'];

const sheetOf = (...rows: string[][]) => new Uint8Array(writeSpreadsheet([heads, ...rows]));

/** Imports these people. Returns the id of the import, and their ids. */
async function imported(admin: Sender, kind: 'student' | 'teacher', ...rows: string[][]) {
  const body = aForm(sheetOf(...rows), 'automne.xlsx');
  const { data } = (await admin.send('POST', `${kind}/import`, { body })).body;
  const people: { id: number }[] = data[`${kind}sImported`];
  return { id: data.import_id as number, people: people.map((person) => person.id) };
}

const undo = (sender: Sender, id: number, headers?: Record<string, string>) =>
  sender.send('POST', 'import/undo', { body: { id }, headers });
const linesOf = async (sender: Sender, id: number): Promise<ImportLine[]> =>
  (await sender.get(`import/${id}`)).body.data.lines;

async function start() {
  const server = await startServer();
  return { ...server, admin: await server.signIn() };
}

const marie = { id: 1, name: expect.any(String), last_name: expect.any(String) };

describe('an import', () => {
  it('is recorded with its file, who and what became of each line', async () => {
    const { admin } = await start();
    const content = sheetOf(kim, ['', 'Ng', 'x@client.example'], lou);
    const body = aForm(content, 'Été 2026.xlsx');
    const { data } = (await admin.send('POST', 'student/import', { body })).body;
    const summary: WireImport = {
      id: data.import_id,
      kind: 'student',
      file_name: 'Été 2026.xlsx',
      has_file: 1,
      imported_at: testMoment.toISOString(),
      imported_by: marie,
      imported: 2,
      not_imported: 1,
      undone_at: null,
      undone_by: null,
    };
    expect((await admin.get('import/list')).body.data[0]).toEqual(summary);
    const [one, other] = data.studentsImported;
    const line = { last_name: 'Ng', reason: null, uses: [] };
    expect((await admin.get(`import/${data.import_id}`)).body.data).toEqual({
      ...summary,
      lines: [
        { ...line, line: 2, name: 'Kim', person_id: one.id },
        { ...line, line: 3, name: '', person_id: null, reason: data.studentsNotImported[0].reason },
        { ...line, line: 4, name: 'Lou', person_id: other.id },
      ],
    });
    const file = await admin.get(`import/${data.import_id}/file`);
    expect(file.headers.get('Content-Disposition')).toContain(encodeURIComponent('Été 2026.xlsx'));
    expect(new Uint8Array(file.body)).toEqual(content);
  });

  it('of teachers is one as well, and the list can be narrowed, searched and sorted', async () => {
    const { admin } = await start();
    const teachers = await imported(admin, 'teacher', kim);
    const students = await imported(admin, 'student', kim, lou);
    const ids = async (query: string) =>
      (await admin.get(`import/list?${query}`)).body.data
        .map(({ id }: WireImport) => id)
        .filter((id: number) => [teachers.id, students.id].includes(id));
    expect(await ids('')).toEqual([students.id, teachers.id]);
    expect(await ids('kind=teacher')).toEqual([teachers.id]);
    expect(await ids('search=AUTOMNE')).toEqual([students.id, teachers.id]);
    expect(await ids('search=hiver')).toEqual([]);
    expect(await ids('orderBy=imported&orderDirection=ASC')).toEqual([teachers.id, students.id]);
  });

  it('that is refused as a whole is not recorded', async () => {
    const { admin } = await start();
    const before = (await admin.get('import/list')).body.total;
    const body = aForm(new Uint8Array(writeSpreadsheet([['Nom'], ['Ng']])), 'x.xlsx');
    expect((await admin.send('POST', 'student/import', { body })).status).toBe(400);
    expect((await admin.get('import/list')).body.total).toBe(before);
  });

  it('that is repeated with its key is recorded once', async () => {
    const { admin } = await start();
    const before = (await admin.get('import/list')).body.total;
    const headers = { 'Idempotency-Key': 'one' };
    const send = () => admin.send('POST', 'student/import', { body: aForm(sheetOf(kim), 'a.xlsx'), headers });
    const ids = [await send(), await send()].map(({ body }) => body.data.import_id);
    expect(ids[0]).toBe(ids[1]);
    expect((await admin.get('import/list')).body.total).toBe(before + 1);
  });

  it('tells people by the names that they have now', async () => {
    const { admin } = await start();
    const { id, people } = await imported(admin, 'student', kim);
    await admin.send('PUT', 'student/update', { body: { student: { id: people[0], name: 'Kimberly' } } });
    expect(await linesOf(admin, id)).toMatchObject([{ name: 'Kimberly', uses: ['change'] }]);
  });
});

describe('an undone import', () => {
  it.each(['student', 'teacher'] as const)('of a %s has nobody left, and stays in the list', async (kind) => {
    const { admin, db, state } = await start();
    const before = JSON.stringify(await state(), withoutKeys);
    const { id, people } = await imported(admin, kind, kim, lou);
    const { status, body } = await undo(admin, id);
    expect([status, body.data]).toMatchObject([
      200,
      { id, undone_at: testMoment.toISOString(), undone_by: marie, imported: 2 },
    ]);
    expect(JSON.stringify(await state(), withoutKeys)).toBe(before);
    expect(await linesOf(admin, id)).toMatchObject([
      { name: 'Kim', person_id: null, reason: null },
      { name: 'Lou', person_id: null, reason: null },
    ]);
    const deleted = await db
      .selectFrom('history')
      .select(['call', 'user_id'])
      .where('table_name', '=', `${kind}s`)
      .where('action', '=', 'delete')
      .where('record_id', 'in', people)
      .execute();
    expect(deleted).toEqual([
      { call: 'undoImport', user_id: 1 },
      { call: 'undoImport', user_id: 1 },
    ]);
  });

  it.each(['student', 'teacher'] as const)(
    'of a %s leaves in the history who deleted whom and when, and nothing else of the people',
    async (kind) => {
      const { admin, db } = await start();
      const stays = await imported(admin, kind, ['Max', 'Roy', 'max@client.example', '514 555-0143']);
      const { id, people } = await imported(admin, kind, kim, lou);
      const history = async () => JSON.stringify(await db.selectFrom('history').selectAll().execute());
      expect(await history()).toContain('kim@client.example');
      expect((await undo(admin, id)).status).toBe(200);
      const told = await history();
      for (const trace of ['kim@client.example', 'lou@client.example', '555-0141', '555-0142', '"Kim"'])
        expect(told).not.toContain(trace);
      expect(told).toContain('max@client.example');
      const deleted = await db
        .selectFrom('history')
        .select(['record_id', 'user_id', 'call', 'before', 'after'])
        .where('table_name', '=', `${kind}s`)
        .where('action', '=', 'delete')
        .orderBy('record_id')
        .execute();
      const who = { user_id: 1, call: 'undoImport', before: null, after: null };
      expect(deleted).toEqual(
        people.toSorted((a, b) => a - b).map((person) => ({ ...who, record_id: person })),
      );
      const undone = await db
        .selectFrom('history')
        .select(['user_id', 'after'])
        .where('table_name', '=', 'imports')
        .where('action', '=', 'update')
        .where('record_id', '=', id)
        .execute();
      expect(undone).toEqual([{ user_id: 1, after: expect.objectContaining({ undone_by: 1 }) }]);
      expect(await linesOf(admin, stays.id)).toMatchObject([{ name: 'Max', uses: [] }]);
    },
  );

  it('can be imported again, with the same addresses', async () => {
    const { admin } = await start();
    await undo(admin, (await imported(admin, 'student', kim)).id);
    expect((await imported(admin, 'student', kim)).people).toHaveLength(1);
  });

  it('is refused when it imported nobody, or when its lines are deleted', async () => {
    const { admin, db } = await start();
    const nobody = await imported(admin, 'student', ['', 'Ng', 'x@client.example']);
    expect((await undo(admin, nobody.id)).status).toBe(409);
    const { id } = await imported(admin, 'student', kim);
    await db.deleteFrom('import_lines').where('import_id', '=', id).execute();
    await db.updateTable('imports').set({ content_key: null }).where('id', '=', id).execute();
    expect((await undo(admin, id)).status).toBe(409);
    expect((await admin.get(`import/${id}/file`)).status).toBe(404);
  });

  it('takes five thousand people at once, and undoes them at once (API-095)', async () => {
    const { admin } = await start();
    const rows = Array.from({ length: 5000 }, (_, place) => ['A', 'Ng', `a${place}@client.example`]);
    const { id, people } = await imported(admin, 'student', ...rows);
    expect(people).toHaveLength(5000);
    expect((await undo(admin, id)).status).toBe(200);
  }, 60_000);
});

/** Removes what the requests themselves store. */
function withoutKeys(name: string, value: unknown) {
  return ['imports', 'keyedWrites', 'sessions', 'loginDate'].includes(name) ? undefined : value;
}

type Use = readonly [
  use: string,
  act: (admin: Sender, person: number, server: StartedServer) => Promise<unknown>,
];

const usesOfStudents: readonly Use[] = [
  [
    'contract',
    (admin, id) => admin.send('POST', 'student/assignCourse', { body: { courseId: 2, studentId: [id] } }),
  ],
  [
    'level',
    (admin, id) =>
      admin.send('PUT', 'student/update', {
        body: {
          student: { id },
          studentLevelLanguage: {
            levelLanguage: 'B2',
            lastTest: '2026-11-20',
            testerInitials: 'MB',
            languageId: 1,
          },
        },
      }),
  ],
  ['needs', (admin, id) => admin.send('POST', 'student/needs', { body: { studentId: id, languageId: 1 } })],
  ['note', (admin, id) => admin.send('POST', 'notes/create', { body: note('students', id) })],
  [
    'file',
    (admin, id) =>
      admin.send('POST', 'files', {
        body: aForm('%PDF-1.4', 'a.pdf', { ref_type: 'studentDocuments', ref_id: id }),
      }),
  ],
  [
    'link',
    async (admin, id, { anonymous }) => {
      const { token_login } = (await admin.send('POST', `links/student/${id}/show`)).body.data;
      return anonymous.send('POST', 'student/login', { body: { token_login } });
    },
  ],
  ['mail', (admin, id) => admin.send('POST', 'links/send', { body: { student_ids: [id] } })],
  ['change', (admin, id) => admin.send('PUT', 'student/updateStatus', { body: { id, status: 0 } })],
];

const usesOfTeachers: readonly Use[] = [
  [
    'contract',
    async (admin, id, { state }) => {
      const free = (await state()).contracts.find((row) => row.teacherId === null && row.statusId === 1);
      return admin.send('POST', 'teacher/assignCourse', { body: { courseId: free?.id, teacherId: id } });
    },
  ],
  ['note', (admin, id) => admin.send('POST', 'notes/create', { body: note('teachers', id) })],
  ['invitation', (admin, id) => admin.send('POST', 'teacher/send-invite', { body: { id } })],
  [
    'account',
    async (_admin, id, { db }) => {
      await sql`update users set password = 'x' where id = (select user_id from teachers where id = ${id})`.execute(
        db,
      );
      return { status: 200 };
    },
  ],
  [
    'change',
    (admin, id) =>
      admin.send('PUT', 'teacher/update', { body: { teacher: { id }, teacherHasLanguages: [{ id: 1 }] } }),
  ],
];

const note = (note_type: string, ref_id: number) => ({ title: 'Rappeler', note_type, ref_id });

describe('an import of which somebody uses a person is not undone', () => {
  const cases = [
    ...usesOfStudents.map(([use, act]) => ['student', use, act] as const),
    ...usesOfTeachers.map(([use, act]) => ['teacher', use, act] as const),
  ];
  it.each(cases)('%s: %s', async (kind, use, act) => {
    const server = await start();
    const { admin } = server;
    const { id, people } = await imported(admin, kind, kim, lou);
    const [used, unused] = people as [number, number];
    expect(await act(admin, used, server)).toMatchObject({ status: 200 });
    const { status, body } = await undo(admin, id);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.errors[use]).toEqual(['Kim Ng']);
    expect(await linesOf(admin, id)).toMatchObject([
      { person_id: used, uses: expect.arrayContaining([use]) },
      { person_id: unused, uses: [] },
    ]);
    expect((await admin.get(`import/${id}`)).body.data.undone_at).toBeNull();
  });

  it('while looking at the people uses nobody', async () => {
    const { admin } = await start();
    const { id, people } = await imported(admin, 'student', kim);
    await admin.get(`student?id=${people[0]}`);
    expect((await undo(admin, id)).status).toBe(200);
  });

  it('while an earlier version encrypted the links with another secret, which nobody did', async () => {
    const { admin, db } = await start();
    const { id, people } = await imported(admin, 'student', kim);
    const hidden = { link_sealed: '***' };
    await db
      .insertInto('history')
      .values({
        table_name: 'students',
        action: 'update',
        record_id: people[0] ?? 0,
        before: JSON.stringify(hidden),
        after: JSON.stringify(hidden),
      })
      .execute();
    expect(await linesOf(admin, id)).toMatchObject([{ name: 'Kim', uses: [] }]);
    expect((await undo(admin, id)).status).toBe(200);
  });

  it('for any table that refers to people', async () => {
    const { db } = await startServer();
    const { rows } = await sql<{ name: string }>`select conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = conrelid and a.attnum = any (conkey)
      where confrelid in ('students'::regclass, 'teachers'::regclass, 'users'::regclass) order by 1`.execute(
      db,
    );
    const needsPassword = [
      'api_keys.created_by',
      'api_keys.ended_by',
      'attestations.issued_by',
      'attestations.withdrawn_by',
      'authenticators.user_id',
      'calendar_links.user_id',
      'company_link_mails.sent_by',
      'digest_refusals.teacher_id',
      'files.user_id',
      'identities.user_id',
      'imports.imported_by',
      'imports.undone_by',
      'keyed_writes.user_id',
      'lessons.recorded_by',
      'material_requests.user_id',
      'meeting_decisions.decided_by',
      'meeting_files.stored_by',
      'notes.user_id',
      'passkey_handles.user_id',
      'passkeys.user_id',
      'phrases.teacher_id',
      'private_links.revoked_by',
      'provider_flows.user_id',
      'record_editors.user_id',
      'recovery_codes.user_id',
      'reminders.sent_by',
      'saved_views.user_id',
      'sent_papers.sent_by',
      'snoozes.user_id',
      'statements.teacher_id',
      'trusted_devices.user_id',
      'view_choices.user_id',
    ];
    const ofTheImport = ['import_lines.student_id', 'import_lines.teacher_id', 'teachers.user_id'];
    const asChange = [
      'teacher_languages.teacher_id',
      'teacher_rates.teacher_id',
      'teacher_unavailability.teacher_id',
    ];
    const told = [
      'absence_mails.teacher_id',
      'absences.student_id',
      'announced_absences.student_id',
      'attestations.student_id',
      'contracts.teacher_id',
      'dead_links.student_id',
      'enrolments.student_id',
      'files.student_id',
      'handled_absences.student_id',
      'initials.student_id',
      'initials.teacher_id',
      'lesson_details.student_id',
      'lessons.teacher_id',
      'level_tests.student_id',

      'mails.link_student_id',
      'meeting_decisions.student_id',
      'password_links.user_id',
      'planned_classes.cancel_teacher_id',
      'planned_classes.proposed_by',
      'planned_classes.proposed_substitute_id',
      'planned_classes.substitute_id',
      'previous_teachers.teacher_id',
      'private_links.student_id',
      'reminders.teacher_id',
      'report_forms.student_id',
      'reports.student_id',
      'scale_results.student_id',
      'sessions.student_id',
      'sessions.user_id',
      'student_needs.student_id',
    ];
    expect(rows.map(({ name }) => name)).toEqual(
      [...needsPassword, ...ofTheImport, ...asChange, ...told].toSorted(),
    );
  });
});

describe('an undo and a use at the same moment', () => {
  async function twoServers() {
    const one = await startServer();
    const other = await startServer({ database: one.database });
    return { one, admin: await one.signIn(), colleague: await other.signIn() };
  }

  it.each([
    ['a contract', usesOfStudents[0]],
    ['a note', usesOfStudents[3]],
    ['a changed record', usesOfStudents[7]],
    ['a mail', usesOfStudents[6]],
  ] as const)('end as one of the two alone: %s', async (_what, use) => {
    const { one, admin, colleague } = await twoServers();
    const outcomes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { id, people } = await imported(admin, 'student', [
        `K${round}`,
        'Ng',
        `k${round}@client.example`,
      ]);
      const act = use?.[1](colleague, people[0] ?? 0, one) as Promise<{ status: number }>;
      const [undone, used] = await Promise.all([undo(admin, id), act]);
      outcomes.push(`${undone.status} ${used.status}`);
    }
    expect(outcomes.filter((outcome) => !['200 404', '200 400', '409 200'].includes(outcome))).toEqual([]);
  });

  it('wait for a use that has begun', async () => {
    const { one, admin } = await twoServers();
    const { id, people } = await imported(admin, 'student', kim);
    const use = await one.db.startTransaction().execute();
    await use
      .insertInto('enrolments')
      .values({ contract_id: 2, student_id: people[0] ?? 0 })
      .execute();
    const undone = undo(admin, id);
    await untilLocked(one);
    await use.commit().execute();
    expect(await undone).toMatchObject({ status: 409, body: { errors: { contract: ['Kim Ng'] } } });
  });

  it.each([
    ['a contract', usesOfStudents[0], 404],
    ['a note', usesOfStudents[3], 404],
    ['a mail', usesOfStudents[6], 404],
    ['a changed record', usesOfStudents[7], 404],
  ] as const)('let a use wait for the undo: %s', async (_what, use, status) => {
    const { one, admin } = await twoServers();
    const { people } = await imported(admin, 'student', kim);
    const undone = await one.db.startTransaction().execute();
    await sql`select from students where id = ${people[0]} for update`.execute(undone);
    const used = use?.[1](admin, people[0] ?? 0, one);
    await untilLocked(one);
    await undone
      .deleteFrom('students')
      .where('id', '=', people[0] ?? 0)
      .execute();
    await undone.commit().execute();
    expect(await used).toMatchObject({ status });
  });

  it('do not wait for each other: the user is locked before the teacher', async () => {
    const { one, admin } = await twoServers();
    const { id, people } = await imported(admin, 'teacher', kim);
    const teacher = people[0] ?? 0;
    const change = await one.db.startTransaction().execute();
    await sql`select from users where id = (select user_id from teachers where id = ${teacher})
      for no key update`.execute(change);
    const undone = undo(admin, id);
    await untilLocked(one);
    const { rows } = await sql`select from teachers where id = ${teacher} for update skip locked`.execute(
      change,
    );
    await change.rollback().execute();
    expect(rows).toHaveLength(1);
    expect((await undone).status).toBe(200);
  });

  it('of two people who undo it, one is told', async () => {
    const { admin, colleague } = await twoServers();
    const { id } = await imported(admin, 'student', kim, lou);
    const answers = await Promise.all([undo(admin, id), undo(colleague, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
