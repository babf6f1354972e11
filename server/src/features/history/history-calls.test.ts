import type { HistoryEntry, HistoryPage } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../../testing/startServer.ts';
import { historyTables } from './tables.ts';

/** Léa’s contract, 2026-0412, which has a submitted outline. */
const contract = 1;

async function start() {
  const server = await startServer();
  const admin = await server.signIn();
  return { ...server, admin, other: await server.signIn(accounts.otherAdmin.email) };
}

async function read(sender: Sender, query: string): Promise<HistoryPage> {
  const { status, body } = await sender.get(`history?${query}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

const update = (sender: Sender, details: object, headers: Record<string, string> = {}) =>
  sender.send('PATCH', 'courses/update', {
    body: { course: { id: contract }, course_details: details },
    headers,
  });

/** Shortens an entry to what a reader sees of it. */
const told = ({ who, action, noun, record, changes }: HistoryEntry) => [
  who.name ?? who.kind,
  action,
  noun,
  record.name,
  Object.fromEntries(changes.map((change) => [change.field, [change.before, change.after]])),
];

describe('the history of a contract', () => {
  it('tells who changed which field, newest first, in the names of the calls', async () => {
    const { admin, other, db } = await start();
    await update(admin, { schedule: 'lun. mer. 8:00', location: 'Longueuil, salle 204' });
    await update(other, { end_date: '2026-12-22' });
    const before = await db
      .selectFrom('contracts')
      .selectAll()
      .where('id', '=', contract)
      .executeTakeFirstOrThrow();
    const { data, total, has_older, latest, version, users, fields } = await read(
      admin,
      `subject=contract&id=${contract}`,
    );
    expect(data.map(told)).toEqual([
      ['Jean-Philippe', 'changed', 'contract', '2026-0412', { end_date: [expect.any(String), '2026-12-22'] }],
      [
        'Marie',
        'changed',
        'contract',
        '2026-0412',
        {
          schedule: [expect.any(String), 'lun. mer. 8:00'],
          location: [expect.any(String), 'Longueuil, salle 204'],
        },
      ],
    ]);
    expect(data[0]).toMatchObject({ call: 'updateCourse', at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect([total, has_older, latest, version]).toEqual([2, false, data[0]?.id, `"v${before.version}"`]);
    expect(users?.map(({ name }) => name)).toEqual(['Marie', 'Jean-Philippe']);
    expect(fields).toEqual(['contract.end_date', 'contract.location', 'contract.schedule']);
  });

  it('names what a field refers to', async () => {
    const { admin, state } = await start();
    const { companies, contracts } = await state();
    const old = companies.find(({ id }) => id === contracts.find((one) => one.id === contract)?.companyId);
    const company = companies.find(({ id, status }) => id !== old?.id && status === 1);
    await admin.send('PATCH', 'courses/update', {
      body: { course: { id: contract }, client_details: { companies_id: company?.id } },
    });
    const { data } = await read(admin, `subject=contract&id=${contract}`);
    expect(data[0]?.changes).toEqual([
      {
        field: 'companies_id',
        before: { id: old?.id, name: old?.name },
        after: { id: company?.id, name: company?.name },
        is_hidden: false,
        can_restore: true,
      },
    ]);
  });

  it('tells what hangs on the contract: classes, absences, students, material, notes and the outline', async () => {
    const { admin, db, state } = await start();
    const { enrolments, students, materials } = await state();
    const member = enrolments.find(({ contractId }) => contractId === contract)?.studentId ?? 0;
    const newcomer = students.find(
      ({ id, status }) =>
        status === 1 && !enrolments.some((one) => one.contractId === contract && one.studentId === id),
    );
    const lesson = {
      courses_id: contract,
      date_class: '2026-11-19',
      absent_student_ids: [member],
      total_hours: 90,
    };
    await admin.send('POST', 'attendance', { body: lesson });
    await db
      .insertInto('enrolments')
      .values({ contract_id: contract, student_id: newcomer?.id ?? 0 })
      .execute();
    await db
      .insertInto('material_requests')
      .values({
        contract_id: contract,
        material_id: materials[0]?.id ?? 0,
        qty: 3,
        note: '',
        status: 1,
        user_id: 1,
      })
      .execute();
    await admin.send('POST', 'notes/create', {
      body: { note_type: 'courses', ref_id: contract, title: 'Le code de la porte est au dossier.' },
    });
    await sql`update outlines set answers = jsonb_set(answers, '{challenges}', '"Les réunions"')
      where contract_id = ${contract}`.execute(db);
    const { data } = await read(admin, `subject=contract&id=${contract}`);
    const nameOf = (id: number) => {
      const student = students.find((one) => one.id === id);
      return `${student?.name} ${student?.lastName}`;
    };
    expect(data.map(told)).toEqual([
      ['system', 'changed', 'outline', null, { challenges: [expect.any(String), 'Les réunions'] }],
      ['Marie', 'added', 'note', 'Le code de la porte est au dossier.', {}],
      [
        'system',
        'added',
        'material_request',
        materials[0]?.title,
        { qty: [null, 3], status: [null, 1], note: [null, ''] },
      ],
      ['system', 'added', 'enrolment', nameOf(newcomer?.id ?? 0), {}],
      ['Marie', 'added', 'absence', nameOf(member), {}],
      [
        'Marie',
        'added',
        'lesson',
        '2026-11-19',
        {
          total_hours: [null, 90],
          teacher: [null, { id: expect.any(Number), name: 'Léa Villeneuve' }],
        },
      ],
    ]);
    const [absence, added] = data.slice(-2);
    expect(absence?.request).toBe(added?.request);
  });

  it('stays when the contract is archived, and offers nothing to restore then (DECISION-40)', async () => {
    const { admin } = await start();
    await update(admin, { schedule: 'sam. 9:00' });
    const restorable = async () =>
      (await read(admin, `subject=contract&id=${contract}&field=contract.schedule`)).data.flatMap(
        ({ changes }) => changes.map(({ can_restore }) => can_restore),
      );
    expect(await restorable()).toEqual([true]);
    await admin.send('PUT', 'courses/updateStatus', { body: { id: contract, course_status_id: 4 } });
    expect(await restorable()).toEqual([false]);
  });

  it('offers to restore what differs from the present value, and neither what follows from something else', async () => {
    const { admin, state } = await start();
    const schedule = (await state()).contracts.find(({ id }) => id === contract)?.schedule;
    await update(admin, { schedule: 'lun. mer. 8:00', total_classes: 1 });
    await update(admin, { schedule });
    const { data } = await read(admin, `subject=contract&id=${contract}`);
    expect(data.map(({ changes }) => changes.map(({ field, can_restore }) => [field, can_restore]))).toEqual([
      [['schedule', true]],
      // The schedule has its old value again; attendance became complete because of the number of classes.
      [
        ['schedule', false],
        ['total_classes', true],
        ['attendance_status', false],
      ],
    ]);
  });

  it('is refused to restore from another version, and tells the restoring', async () => {
    const { admin, other } = await start();
    await update(admin, { schedule: 'lun. mer. 8:00' });
    const { version, data } = await read(admin, `subject=contract&id=${contract}`);
    const schedule = data[0]?.changes[0]?.before;
    await update(other, { location: 'Salle 3' });
    expect((await update(admin, { schedule }, { 'If-Match': version ?? '' })).status).toBe(412);
    const again = await read(admin, `subject=contract&id=${contract}`);
    expect((await update(admin, { schedule }, { 'If-Match': again.version ?? '' })).status).toBe(200);
    const { data: after } = await read(admin, `subject=contract&id=${contract}&size=1`);
    expect(after[0]?.changes).toMatchObject([
      { field: 'schedule', before: 'lun. mer. 8:00', after: schedule },
    ]);
  });
});

it('tells the weekly times and the breaks of a new plan (DECISION-51)', async () => {
  const { admin, db } = await start();
  await db.deleteFrom('planned_classes').execute();
  await db.deleteFrom('class_plans').execute();
  const body = {
    times: [
      { weekday: 1, time: '12:00', minutes: 90 },
      { weekday: 3, time: '17:30', minutes: 60 },
    ],
    starts_on: '2027-01-11',
    ends_on: null,
    number_of_classes: 4,
    skips_holidays: 1,
    breaks: [{ starts_on: '2027-01-18', ends_on: '2027-01-20', name: 'Relâche', name_en: 'Spring break' }],
    changes: [],
  };
  expect((await admin.send('PUT', `plans/${contract}`, { body })).status).toBe(200);
  const { data } = await read(admin, `subject=contract&id=${contract}`);
  const added = data.filter(({ noun, action }) => noun === 'course_plan' && action === 'added');
  expect(added.map(told)).toEqual([
    [
      'Marie',
      'added',
      'course_plan',
      null,
      {
        starts_on: [null, '2027-01-11'],
        number_of_classes: [null, 4],
        skips_holidays: [null, 1],
        times: [null, ['1 12:00 90', '3 17:30 60']],
        breaks: [null, ['2027-01-18 2027-01-20 Relâche']],
      },
    ],
  ]);
});

describe('the pages of a history', () => {
  it('follow each other without gaps, and filters narrow them', async () => {
    const { admin, other, state } = await start();
    for (let turn = 0; turn < 5; turn += 1)
      await update(turn % 2 ? other : admin, { schedule: `Heure ${turn}` });
    await update(admin, { location: 'Salle 3' });
    const query = `subject=contract&id=${contract}&size=2`;
    const seen: number[] = [];
    for (let before = ''; ; ) {
      const page = await read(admin, query + before);
      expect(page.total).toBe(6);
      expect(page.users === undefined).toBe(before !== '');
      seen.push(...page.data.map(({ id }) => id));
      if (!page.has_older) break;
      before = `&before=${seen.at(-1)}`;
    }
    expect(seen).toHaveLength(6);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const user = (await state()).users.find(({ email }) => email === accounts.otherAdmin.email);
    const byUser = await read(admin, `${query}&userId=${user?.id}`);
    expect([byUser.total, byUser.latest]).toEqual([2, seen[0]]);
    expect((await read(admin, `${query}&field=contract.location`)).total).toBe(1);
    expect((await read(admin, `${query}&userId=${user?.id}&field=contract.location`)).total).toBe(0);
    expect((await read(admin, `${query}&field=contract.no_such_field`)).total).toBe(0);
    expect((await read(admin, `${query}&field=outline.challenges`)).total).toBe(0);
  });

  it('of a contract with 5,000 entries have each entry once', async () => {
    const { admin, db } = await start();
    await sql`insert into history (user_id, role, call, request_id, table_name, action, record_id, contract_id, before, after)
      select 1, 'ROLE_ADMIN', 'updateCourse', 'r' || n, 'contracts', 'update', ${contract}, ${contract},
        jsonb_build_object('schedule', 'Heure ' || n), jsonb_build_object('schedule', 'Heure ' || n + 1)
      from generate_series(1, 5000) n`.execute(db);
    const query = `subject=contract&id=${contract}&size=100`;
    const first = await read(admin, query);
    expect([first.total, first.data.length, first.has_older]).toEqual([5000, 100, true]);
    const oldest = await read(admin, `${query}&before=${(first.latest ?? 0) - 4900 + 1}`);
    expect([oldest.data.length, oldest.has_older]).toEqual([100, false]);
  });
});

describe('the history of other records', () => {
  it('of a student names the contracts, and hides the private link', async () => {
    const { admin, db, state } = await start();
    const { students, contracts } = await state();
    const student = students.find(({ status }) => status === 1);
    const id = student?.id ?? 0;
    await admin.send('PUT', 'student/update', { body: { student: { id, city: 'Sorel-Tracy' } } });
    await db
      .updateTable('students')
      .set({ link_sealed: 'v1.secret', link_digest: 'x' })
      .where('id', '=', id)
      .execute();
    await db
      .deleteFrom('enrolments')
      .where('student_id', '=', id)
      .where('contract_id', '=', contract)
      .execute();
    const { data } = await read(admin, `subject=student&id=${id}`);
    const changes = data.flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({
      field: 'token_login',
      before: null,
      after: null,
      is_hidden: true,
      can_restore: false,
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'city', after: 'Sorel-Tracy', can_restore: true }),
    );
    expect(JSON.stringify(data)).not.toMatch(/secret|\*\*\*/);
    const numbers = contracts.map(({ number }) => number);
    for (const { noun, record } of data) if (noun === 'enrolment') expect(numbers).toContain(record.name);
  });

  it('of a teacher has the account and the contracts that were given, and no password', async () => {
    const { admin, db } = await start();
    const { id, user_id } = await db
      .selectFrom('teachers')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await admin.send('PUT', 'teacher/update', {
      body: { teacher: { id, city: 'Lévis', phone: '5145550000' } },
    });
    await db.updateTable('users').set({ password: 'argon-secret' }).where('id', '=', user_id).execute();
    await db.updateTable('contracts').set({ location: 'Salle 9' }).where('id', '=', contract).execute();
    await db.updateTable('contracts').set({ teacher_id: 2 }).where('id', '=', contract).execute();
    await db.updateTable('contracts').set({ teacher_id: id }).where('id', '=', contract).execute();
    const { data } = await read(admin, `subject=teacher&id=${id}`);
    expect(data.map(told)).toEqual([
      [
        'system',
        'changed',
        'contract',
        '2026-0412',
        {
          current_teacher: [
            { id: 2, name: 'Andrew Parker' },
            { id, name: 'Léa Villeneuve' },
          ],
        },
      ],
      ['system', 'changed', 'teacher', 'Léa Villeneuve', { password: [null, null] }],
      ['Marie', 'changed', 'teacher', null, { city: [expect.anything(), 'Lévis'] }],
      ['Marie', 'changed', 'teacher', 'Léa Villeneuve', { phone: [expect.anything(), '5145550000'] }],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/argon|\*\*\*/);
  });

  it('of a report has its form, answer by answer', async () => {
    const { admin, db } = await start();
    const form = await db.selectFrom('report_forms').selectAll().orderBy('id').executeTakeFirstOrThrow();
    await sql`update report_forms set answers = answers || '{"syntax": "good", "comments": "Bravo"}', changed_at = now()
      where id = ${form.id}`.execute(db);
    const query = `subject=report&id=${form.contract_id}&studentId=${form.student_id}`;
    const { data, fields } = await read(admin, query);
    expect(data).toHaveLength(1);
    expect(data[0]?.noun).toBe('report_form');
    expect(fields).toContain('report_form.comments');
    const comments = await read(admin, `${query}&field=report_form.comments`);
    expect(comments.data[0]?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['comments', 'Bravo'],
    ]);
  });

  it('of an outline offers the Other of a list only with its text (OUTLINE-16, OUTLINE-17, OUTLINE-18, OUTLINE-19)', async () => {
    const { admin, db } = await start();
    const set = (answers: object) =>
      sql`update outlines set answers = answers || ${JSON.stringify(answers)}::jsonb
        where contract_id = ${contract}`.execute(db);
    const offered = async () => {
      const { data } = await read(admin, `subject=outline&id=${contract}&size=1`);
      return data[0]?.changes.filter((change) => change.can_restore).map(({ field }) => field);
    };
    const [list, text] = ['learning_aides', 'other_learning_aides'];
    await set({ [list]: ['tv', 'other'], [text]: 'La radio' });
    await set({ [list]: ['tv'], [text]: null });
    // Neither field can be restored without the other.
    expect(await offered()).toEqual([]);
    await set({ [list]: ['tv', 'other'], [text]: 'Le théâtre' });
    expect(await offered()).toEqual([list]);
    await set({ [text]: 'Le cinéma' });
    expect(await offered()).toEqual([text]);
  });

  it('of a template and of what refers to a record that is gone, offers nothing', async () => {
    const { admin, db } = await start();
    const { id } = await db
      .selectFrom('files')
      .select('id')
      .where('is_template', '=', true)
      .executeTakeFirstOrThrow();
    await db.updateTable('files').set({ title: 'Un autre titre' }).where('id', '=', id).execute();
    const files = await read(admin, `subject=file&id=${id}`);
    expect(files.data[0]?.changes).toMatchObject([{ field: 'title', can_restore: false }]);
    await db
      .insertInto('history')
      .values({
        table_name: 'students',
        action: 'update',
        record_id: 1,
        student_id: 1,
        before: '{"company_id":1999999999}',
        after: '{"company_id":1}',
      })
      .execute();
    const students = await read(admin, 'subject=student&id=1');
    expect(students.data[0]?.changes).toMatchObject([{ field: 'companyId', can_restore: false }]);
  });

  it.each([
    ['company', 'companies', { name: 'Nouveau nom inc.' }, 'name'],
    ['material', 'materials', { title: 'Un autre titre' }, 'title'],
    ['file', 'files', { title: 'Un autre titre' }, 'title'],
  ] as const)('of a %s has its fields', async (subject, table, change, field) => {
    const { admin, db } = await start();
    const { id } = await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
    await db.updateTable(table).set(change).where('id', '=', id).execute();
    await db.updateTable(table).set({ status: 0 }).where('id', '<>', id).execute();
    const { data } = await read(admin, `subject=${subject}&id=${id}`);
    expect(data.map(({ noun, changes }) => [noun, changes.map((change) => change.field)])).toEqual([
      [subject, [field]],
    ]);
  });

  it('tells of an erased person that there was an erasure, and no more', async () => {
    const { admin, db } = await start();
    await db
      .insertInto('history')
      .values([
        { table_name: 'students', action: 'update', record_id: 1, student_id: 1 },
        { table_name: 'students', action: 'erase', record_id: 1, student_id: 1 },
        {
          table_name: 'students',
          action: 'update',
          record_id: 1,
          student_id: 1,
          user_id: 99999,
          role: 'ROLE_ADMIN',
          after: '{"city":"X"}',
          before: '{"city":null}',
        },
        {
          table_name: 'students',
          action: 'update',
          record_id: 1,
          student_id: 1,
          role: 'anonymous',
          after: '{"city":"Y"}',
          before: '{"city":"X"}',
        },
      ])
      .execute();
    const { data } = await read(admin, 'subject=student&id=1');
    expect(data.map(({ who, action }) => [who.kind, who.name, action])).toEqual([
      ['link', null, 'changed'],
      ['removed', null, 'changed'],
      ['system', null, 'erased'],
    ]);
  });
});

it('finds every field in a column of its table, except events, which are entries without a change', async () => {
  const { db } = await start();
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  const shown = Object.entries(historyTables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(shown.filter((name) => !known.has(name))).toEqual([
    'students.link_shown_at',
    'users.sessions_ended_at',
    'users.device_trust_ended_at',
    'users.second_factor_at',
    'users.second_factor_reset_at',
    'users.sign_in_provider',
    'companies.link_shown_at',
  ]);
});
