import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { connect } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { erasedNames } from '../exchange/erasedNames.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { accountDigestsOf } from '../sessions/sign-ins.ts';
import { emptyDatabase, organisation, sampleOrganisation } from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { personErase } from './personErase.ts';

/** Returns every value of every table, as one text. */
async function everythingIn(db: Kysely<Schema>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'migrations' order by 1`.execute(db);
  const texts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(t::text, ' '), '') as all
      from ${sql.table(name)} t`.execute(db);
    return rows[0]?.all ?? '';
  });
  return (await Promise.all(texts)).join('\n');
}

/** Returns what the list of contracts and their sums show, without names of people. */
async function sumsOf(db: Kysely<Schema>): Promise<unknown> {
  const { rows } =
    await sql`select c.id, c.number, c.status_id, c.teacher_id, c.company_id, c.hours_per_class,
      (select count(*) from enrolments e where e.contract_id = c.id) as students,
      (select sum(minutes) from lessons l where l.contract_id = c.id and status = 1) as minutes,
      (select count(*) from absences a join lessons l on l.id = a.lesson_id where l.contract_id = c.id) as absences,
      (select count(*) from report_forms f where f.contract_id = c.id and f.status = 1) as submitted,
      (select sum(hours_done) from previous_teachers p where p.contract_id = c.id) as hours_before
    from contracts c order by c.id`.execute(db);
  return rows;
}

/** Fills every table that can hold something about a student. Returns that student of the samples. */
async function knownStudent(db: Kysely<Schema>) {
  const student = await db
    .selectFrom('students')
    .select(['id', 'email', 'link_sealed', 'link_digest'])
    .where('name', '=', accounts.student.name)
    .where('last_name', '=', accounts.student.lastName)
    .executeTakeFirstOrThrow();
  const { contract_id } = await db
    .selectFrom('enrolments')
    .select('contract_id')
    .where('student_id', '=', student.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const whole = `${accounts.student.name} ${accounts.student.lastName}`;
  const secret = (field: string) => `needle-${field}`;
  await db
    .updateTable('students')
    .set({ phone: secret('phone'), mobile: secret('mobile'), city: secret('city') })
    .set({ mother_tongue: secret('tongue'), smart_device: secret('device') })
    .where('id', '=', student.id)
    .execute();
  const about = { student_id: student.id, contract_id };
  const written = { created_at: new Date(0).toISOString(), user_id: 1 };
  const digest = '0'.repeat(64);
  await db
    .insertInto('initials')
    .values({
      ...about,
      sequence: 1,
      lesson_id: null,
      planned_class_id: null,
      teacher_id: null,
      held_on: '2026-11-05',
      how: 'typed',
      route: 'link',
      received_at: new Date(0).toISOString(),
      class_text: '{"minutes":90}',
      class_salt: digest,
      class_digest: digest,
      person_text: JSON.stringify({ name: whole, mark: secret('mark') }),
      person_salt: secret('salt'),
      person_digest: digest,
      teacher_text: 'null',
      teacher_salt: digest,
      teacher_digest: digest,
      previous: digest,
      digest,
    })
    .execute();
  await db
    .insertInto('notes')
    .values([
      { ...written, note_type: 'students', ref_id: student.id, title: secret('note') },
      {
        ...written,
        note_type: 'courses',
        ref_id: contract_id,
        title: `${whole} (${student.email}) est absente`,
      },
    ])
    .execute();
  await db
    .updateTable('contracts')
    .set({ contact_person: 'Fortin, Inès', description: `Cours de INÈS  FORTIN.` })
    .where('id', '=', contract_id)
    .execute();
  await sql`with planned as (
      insert into planned_classes (contract_id, slot, held_on, begins_at, minutes)
      values (${contract_id}, '2030-01-07 12:00', '2030-01-07', '12:00', 60) returning id)
    insert into announced_absences (contract_id, student_id, planned_class_id, held_on, begins_at, word, announced_at)
    select ${contract_id}, ${student.id}, id, '2030-01-07', '12:00', ${secret('word')}, now() from planned`.execute(
    db,
  );
  const answers = JSON.stringify({ comments: secret('comments'), next_level: 'B2' });
  await db
    .insertInto('report_forms')
    .values({ ...about, answers, saved_at: written.created_at, changed_at: written.created_at })
    .onConflict((conflict) => conflict.columns(['contract_id', 'student_id']).doUpdateSet({ answers }))
    .execute();
  await db
    .insertInto('student_needs')
    .values({ student_id: student.id, language_id: 1, objective: secret('objective') })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'language_id']).doUpdateSet({ objective: secret('objective') }),
    )
    .execute();
  await db
    .insertInto('scale_results')
    .values({
      student_id: student.id,
      language_id: 1,
      scale: 'sle',
      tested_on: '2026-01-01',
      oral: 'B',
      source: secret('result'),
    })
    .execute();
  await db
    .insertInto('level_tests')
    .values({ student_id: student.id, language_id: 1, level: 'B1', tester_initials: secret('test') })
    .execute();
  await db
    .insertInto('keyed_writes')
    .values({
      user_id: null,
      call: `POST student/absences of student ${student.id}`,
      key: 'link',
      request: 'r',
      answer: JSON.stringify({ data: [{ absence: { word: secret('answered word') } }] }),
    })
    .execute();
  await db
    .insertInto('keyed_writes')
    .values({
      user_id: 1,
      call: 'PUT student',
      key: 'k',
      request: 'r',
      answer: JSON.stringify({
        data: { student: { name: 'Inès', last_name: 'Fortin', phone: secret('answer') } },
      }),
    })
    .execute();
  await db
    .insertInto('mails')
    .values(
      [
        { recipient: student.email ?? '', subject: secret('mail') },
        { recipient: 'former@client.example', subject: secret('link mail'), link_student_id: student.id },
      ].map((mail) => ({ ...mail, text: '', written_at: written.created_at })),
    )
    .execute();
  return { ...student, contract_id, whole };
}

/** Returns the stored answers by idempotency key. */
async function storedAnswers(db: Kysely<Schema>) {
  const { rows } = await sql<{ key: string; answer: { data?: unknown } }>`select key, answer
    from keyed_writes where answer is not null`.execute(db);
  return new Map(rows.map(({ key, answer }) => [key, answer]));
}

/** A contract with an outline and one student, and one with several students. */
async function outlinedContracts(db: Kysely<Schema>) {
  const { rows } = await sql<{ contract_id: number; students: number; student_id: number }>`
    select o.contract_id, count(*) as students, min(e.student_id) as student_id from outlines o
    join enrolments e on e.contract_id = o.contract_id join contracts c on c.id = o.contract_id
    where c.status_id = 2 group by 1 order by 1`.execute(db);
  const alone = rows.find(({ students }) => students === 1);
  const group = rows.find(({ students }) => students > 1);
  if (!alone || !group) throw new Error('the samples have no outlines of both kinds');
  return { alone, group };
}

describe('erasing a student', () => {
  it('says what it would erase, and changes nothing until it is confirmed', async () => {
    const { db, config } = await sampleOrganisation();
    const { id, email, whole } = await knownStudent(db);
    const before = await everythingIn(db);
    const lines = await personErase(config, String(email).toUpperCase(), { isConfirmed: false });
    const { count } = await db
      .selectFrom('enrolments')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('student_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lines.slice(0, 2)).toEqual([
      `student:${id}, ${whole} <${email}>, would be renamed "Ancien étudiant - Former student".`,
      `Contracts of this person: ${count}. They stay, with lessons, hours and numbers of students.`,
    ]);
    const { notes } = await db
      .selectFrom('notes')
      .select((e) => e.fn.countAll<number>().as('notes'))
      .where('note_type', '=', 'students')
      .where('ref_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lines).toContain(`  ${notes} notes about this person`);
    expect(lines.at(-1)).toBe('Nothing was changed. Add --yes to erase.');
    expect(await everythingIn(db)).toBe(before);
  });

  it('leaves nothing of the person in any table or file, and all sums as they were', async () => {
    const { db, config, contents } = await sampleOrganisation();
    const { id, email, contract_id, link_sealed, link_digest } = await knownStudent(db);
    const key = await contents.keep(Buffer.from('%PDF-1.4 about the student'));
    await db
      .insertInto('files')
      .values({
        name: 'needle-file.pdf',
        title: 'needle-title',
        ref_type: 'placementTest',
        ref_id: id,
        student_id: id,
        stored_at: new Date(0).toISOString(),
        content_key: key,
        size: 26,
        user_id: 1,
        contract_id,
      })
      .execute();
    const ofMeeting = await contents.keep(Buffer.from('Name,Email,needle'));
    const meeting = { contract_id, held_on: '2026-11-16', size: 17, stored_at: new Date(0).toISOString() };
    await db
      .insertInto('meeting_files')
      .values({ ...meeting, name: 'needle-meeting.csv', sha256: '', content_key: ofMeeting })
      .execute();
    const decided = { contract_id, decided_at: new Date(0).toISOString() };
    await db
      .insertInto('meeting_decisions')
      .values([
        { ...decided, name: 'needle-decided', participant_address: 'needle@home.example', student_id: id },
        { ...decided, name: 'needle-address', participant_address: String(email).toLowerCase() },
        { ...decided, name: 'Fortin, Inès (needle)' },
        { ...decided, name: 'Salle 204' },
      ])
      .execute();
    const sums = await sumsOf(db);
    const lines = await personErase(config, `student:${id}`, { isConfirmed: true });
    expect(lines.at(-1)).toContain(`run person-erase student:${id} again`);
    expect(lines).toContain('  1 files of meetings');
    expect(lines).toContain('  3 decisions about participants of meetings');
    const left = await db.selectFrom('meeting_decisions').select('name').execute();
    expect(left).toEqual([{ name: 'Salle 204' }]);
    const everything = await everythingIn(db);
    for (const trace of ['needle', String(email), 'Fortin, Inès', String(link_sealed), String(link_digest)]) {
      expect(everything.toLowerCase()).not.toContain(trace.toLowerCase());
    }
    expect(everything).not.toMatch(/inès\s+fortin/i);
    expect(everything).toContain(`Cours de ${erasedNames.student}.`);
    expect(await sumsOf(db)).toEqual(sums);
    const keys = (await contents.list()).map((content) => content.key);
    expect(keys).not.toContain(key);
    expect(keys).not.toContain(ofMeeting);
    const kept = [
      ...(await db.selectFrom('files').select('content_key').execute()),
      ...(await db.selectFrom('meeting_files').select('content_key').execute()),
    ];
    expect(keys.toSorted()).toEqual(kept.map((file) => file.content_key).toSorted());
  });

  it('is not cut off by the limits of the role behind a pooler, which are for requests', async () => {
    const url = await emptyDatabase('no_samples');
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    await db.insertInto('students').values({ name: 'Zoé', last_name: 'Ayotte' }).execute();
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '30s'`.execute(db);
    // The constraint refuses every change of a student while a time limit applies.
    await sql`alter table students add check (current_setting('statement_timeout') = '0'
      and current_setting('idle_in_transaction_session_timeout') = '0') not valid`.execute(db);
    const pooled = { ...organisation(url), DATABASE_POOLER: 'transaction' } as const;
    const [line] = await personErase(pooled, 'student:1', { isConfirmed: true });
    expect(line).toContain(`was renamed "${erasedNames.student}"`);
  });

  it('empties the outline of a course for this student alone, and keeps that of a group', async () => {
    const { db, config } = await sampleOrganisation();
    const { alone, group } = await outlinedContracts(db);
    const answersOf = async (row: typeof alone) =>
      (
        await db.selectFrom('outlines').select('answers').where('contract_id', '=', row.contract_id).execute()
      )[0]?.answers;
    const before = await answersOf(group);
    for (const row of [alone, group]) {
      await personErase(config, `student:${row.student_id}`, { isConfirmed: true });
    }
    const { from, ...emptied } = (await answersOf(alone)) as unknown as Record<string, unknown>;
    expect(from).toBe('html');
    expect(
      Object.values(emptied).every((value) => value === null || (Array.isArray(value) && value.length === 0)),
    ).toBe(true);
    expect(await answersOf(group)).toEqual(before);
  });

  it('empties the earlier versions of that outline in the history, and keeps those of a group', async () => {
    const { url, db, config, contents } = await sampleOrganisation();
    const server = await startServer({ database: url, contents });
    const admin = await server.signIn();
    const { alone, group } = await outlinedContracts(db);
    for (const [course, text] of [
      [alone.contract_id, 'needle alone'],
      [group.contract_id, 'needle group'],
    ] as const) {
      for (const challenges of [text, `${text} again`]) {
        const { body, headers } = await admin.get(`outline-form/course/${course}`);
        const saved = await admin.send('PUT', `outline-form/course/${course}`, {
          body: { ...body.data, challenges },
          headers: { 'If-Match': String(headers.get('ETag')) },
        });
        expect(saved.status).toBe(200);
      }
    }
    await personErase(config, `student:${alone.student_id}`, { isConfirmed: true });
    const everything = await everythingIn(db);
    expect(everything).not.toContain('needle alone');
    expect(everything).toContain('needle group');
    const { body } = await admin.get(`history?subject=contract&id=${alone.contract_id}`);
    expect(body.data.filter(({ noun }: { noun: string }) => noun === 'outline')).toEqual([]);
  });

  it('leaves no stored answer to a request that tells of the person, and the others without the name', async () => {
    const { url, db, config, contents } = await sampleOrganisation();
    const server = await startServer({ database: url, contents });
    const admin = await server.signIn();
    const { alone, group } = await outlinedContracts(db);
    const { name, last_name } = await db
      .updateTable('students')
      .set({ name: 'Zoé', last_name: 'Ayotte' })
      .where('id', '=', alone.student_id)
      .returning(['name', 'last_name'])
      .executeTakeFirstOrThrow();
    const whole = `${name} ${last_name}`;
    const post = async (path: string, body: object, key: string) => {
      const request = { body, headers: { 'Idempotency-Key': key } };
      expect(await admin.send('POST', path, request)).toMatchObject({ status: 200 });
    };
    const outlineOf = async (course: number) =>
      (await admin.get(`outline-form/course/${course}`)).body.data as Record<string, unknown>;
    for (const { contract_id, key } of [
      { ...alone, key: 'outline alone' },
      { ...group, key: 'outline of a group' },
    ]) {
      const { id, save_date, ...outline } = await outlineOf(contract_id);
      await db.deleteFrom('outlines').where('contract_id', '=', contract_id).execute();
      await post(`outline-form/course/${contract_id}`, { ...outline, challenges: `needle ${key}` }, key);
    }
    const note = { note_type: 'students', ref_id: alone.student_id, title: 'needle note' };
    await post('notes/create', note, 'note');
    await post('notes/create', { ...note, note_type: 'teachers', ref_id: 1, title: 'kept' }, 'other note');
    const said = `Remplacer ${whole}.`;
    await post('notes/create', { note_type: 'courses', ref_id: group.contract_id, title: said }, 'mention');
    const query = 'search=Zo%C3%A9+Ayotte';
    await post('views', { list: 'contracts', name: 'Mes cours', query, shared: 0 }, 'view');
    const before = await storedAnswers(db);
    await personErase(config, `student:${alone.student_id}`, { isConfirmed: true });
    const after = await storedAnswers(db);
    expect([...before.keys()].filter((key) => !after.has(key)).toSorted()).toEqual(['note', 'outline alone']);
    expect(after.get('other note')).toEqual(before.get('other note'));
    expect(after.get('outline of a group')).toEqual(before.get('outline of a group'));
    expect(after.get('mention')?.data).toMatchObject({ title: `Remplacer ${erasedNames.student}.` });
    expect(after.get('view')?.data).toMatchObject({
      query: `search=${encodeURIComponent(erasedNames.student)}`,
    });
    expect(await everythingIn(db)).not.toMatch(/zo(é|%c3%a9)[\s+]ayotte|needle (note|outline alone)/i);
  });

  it('shows the new name in the portal, and closes the private link', async () => {
    const { url, db, config, contents } = await sampleOrganisation();
    const { id, contract_id } = await knownStudent(db);
    const server = await startServer({ database: url, contents });
    const link = await server.openLink('student', accounts.student.token);
    await personErase(config, `student:${id}`, { isConfirmed: true });
    const admin = await server.signIn();
    const { body } = await admin.get(`courses?courseId=${contract_id}`);
    const names = body.data[0].student_has_course.map(
      ({ student }: { student: { name: string; last_name: string } }) =>
        `${student.name} ${student.last_name}`,
    );
    expect(names).toContain(' Ancien étudiant - Former student');
    expect((await link.get(`progressReports?studentId=${id}`)).status).toBe(401);
    const list = await admin.get(`student?id=${id}`);
    expect([list.status, [list.body.data].flat()[0].last_name]).toEqual([200, erasedNames.student]);
  });

  it('finds a name in a line, in quotes, on two lines and after a tab, in texts, answers and the history of both', async () => {
    const { config, db } = await sampleOrganisation();
    const { id, email } = await knownStudent(db);
    const texts = [
      'Avec Inès Fortin.',
      '"Inès Fortin"',
      'Absente :\nInès Fortin',
      'Inès\nFortin',
      'Absente :\tInès Fortin',
      'Absente :\r\nFortin,\r\nInès',
      `Absente :\n${email}`,
    ];
    const note = {
      note_type: 'courses',
      ref_id: 1,
      user_id: 1,
      created_at: new Date(0).toISOString(),
    } as const;
    const forms = await db
      .selectFrom('report_forms')
      .select('id')
      .where('student_id', '<>', id)
      .limit(texts.length)
      .execute();
    expect(forms).toHaveLength(texts.length);
    for (const [place, text] of texts.entries()) {
      await db
        .insertInto('notes')
        .values({ ...note, title: text })
        .execute();
      const answers = JSON.stringify({ comments: text });
      await db
        .updateTable('report_forms')
        .set({ answers })
        .where('id', '=', Number(forms[place]?.id))
        .execute();
    }
    await personErase(config, `student:${id}`, { isConfirmed: true });
    const everything = await everythingIn(db);
    expect(everything).not.toMatch(/In\u00e8s(\s|\\+[nrt])+Fortin|Fortin,(\s|\\+[nrt])+In\u00e8s/i);
    expect(everything).not.toContain(email);
  });

  it('finds a name in the query of a saved view, and leaves a longer one', async () => {
    const { config, db } = await sampleOrganisation();
    const { id, email } = await knownStudent(db);
    const queries = [
      ['search=In%C3%A8s+Fortin&status=2', 'search={erased}&status=2'],
      ['search=%22IN%C3%88S%20%20fortin%22', 'search=%22{erased}%22'],
      ['teacher=3&search=Fortin%2C+In%C3%A8s', 'teacher=3&search={erased}'],
      [`search=${encodeURIComponent(String(email))}`, 'search={erased}'],
      ['search=In%C3%A8s+Fortin%C3%A9', 'search=In%C3%A8s+Fortin%C3%A9'],
      ['search=%C3%A9In%C3%A8s+Fortin', 'search=%C3%A9In%C3%A8s+Fortin'],
    ] as const;
    for (const [place, [query]] of queries.entries())
      await sql`insert into saved_views (user_id, list, name, query)
        values (1, 'contracts', ${`Mes cours ${place}`}, ${query})`.execute(db);
    await personErase(config, `student:${id}`, { isConfirmed: true });
    const { rows } = await sql<{
      query: string;
    }>`select query from saved_views where name like 'Mes cours %' order by name`.execute(db);
    expect(rows.map(({ query }) => query)).toEqual(
      queries.map(([, after]) => after.replace('{erased}', encodeURIComponent(erasedNames.student))),
    );
  });
});

describe('erasing a teacher', () => {
  it('deletes the files of meetings that this teacher led or sent, and leaves those of others', async () => {
    const { db, config, contents } = await sampleOrganisation();
    await db.deleteFrom('meeting_files').execute();
    await db.updateTable('lessons').set({ status: 0 }).execute();
    await sql`delete from planned_classes`.execute(db);
    const teacher = await db
      .selectFrom('teachers')
      .select(['id', 'user_id'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const contractOf = async (teacherId: number) =>
      (
        await db
          .selectFrom('contracts')
          .select('id')
          .where('teacher_id', '=', teacherId)
          .where('id', 'not in', db.selectFrom('previous_teachers').select('contract_id'))
          .orderBy('id')
          .executeTakeFirstOrThrow()
      ).id;
    const kept = async (name: string, contract_id: number, stored_by: number) => ({
      name,
      contract_id,
      stored_by,
      held_on: '2026-11-16',
      size: 1,
      sha256: name,
      content_key: await contents.keep(Buffer.from(name)),
      stored_at: new Date(0).toISOString(),
    });
    await db
      .insertInto('meeting_files')
      .values([
        await kept('led', await contractOf(1), 1),
        await kept('sent', await contractOf(2), teacher.user_id),
        await kept('of others', await contractOf(2), 1),
      ])
      .execute();
    const lines = await personErase(config, 'teacher:1', { isConfirmed: true });
    expect(lines).toContain('  2 files of meetings');
    const left = await db.selectFrom('meeting_files').select('name').execute();
    expect(left).toEqual([{ name: 'of others' }]);
  });

  it('keeps statements with their amounts, without the texts, and the history of lessons', async () => {
    const { config, db } = await sampleOrganisation();
    const { id, teacher_id } = await db
      .selectFrom('statements')
      .select(['id', 'teacher_id'])
      .where('status', '=', 'returned')
      .executeTakeFirstOrThrow();
    const lines = () => db.selectFrom('statement_lines').selectAll().where('statement_id', '=', id).execute();
    const before = await lines();
    await db.updateTable('statements').set({ note: 'needle' }).where('id', '=', id).execute();
    const { id: lesson } = await db
      .updateTable('lessons')
      .set({ minutes: 61 })
      .where('id', '=', sql<number>`(select min(id) from lessons where teacher_id = ${teacher_id})`)
      .returning('id')
      .executeTakeFirstOrThrow();
    await personErase(config, `teacher:${teacher_id}`, { isConfirmed: true });
    expect(await lines()).toEqual(before);
    expect(
      await db.selectFrom('statements').select(['note', 'reason']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ note: null, reason: '' });
    const told = await db
      .selectFrom('history')
      .select(['table_name', 'after'])
      .where('table_name', 'in', ['statements', 'lessons'])
      .where('record_id', 'in', [id, lesson])
      .execute();
    expect(told).toContainEqual({ table_name: 'lessons', after: { minutes: 61 } });
    expect(told).toContainEqual({ table_name: 'statements', after: null });
  });

  it('keeps contracts, hours and what the teacher wrote about others, under the new name', async () => {
    const { db, config } = await sampleOrganisation();
    const { email, name, lastName } = accounts.teacher;
    const { id, user_id } = await db
      .selectFrom('teachers as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(['t.id', 't.user_id'])
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('teachers')
      .set({ mobile: 'needle', city: 'needle', other_rate: 'needle' })
      .where('id', '=', id)
      .execute();
    await db.updateTable('users').set({ phone: 'needle' }).where('id', '=', user_id).execute();
    const note = { created_at: new Date(0).toISOString(), title: 'kept' };
    await db
      .insertInto('notes')
      .values({ ...note, note_type: 'courses', ref_id: 1, user_id })
      .execute();
    await db
      .insertInto('previous_teachers')
      .values({ contract_id: 1, teacher_id: id, hours_done: 4, motive: 'needle' })
      .execute();
    await db
      .insertInto('sessions')
      .values({ id: crypto.randomUUID(), user_id, expires_at: '2099-01-01T00:00:00.000Z' })
      .execute();
    // Someone tried to sign in with the address before the account existed.
    const [tried = ''] = accountDigestsOf(new LinkKeys([testSecret]), email);
    const [stays = ''] = accountDigestsOf(new LinkKeys([testSecret]), 'nobody@nowhere.example');
    await db
      .insertInto('sign_ins')
      .values([
        { user_id, outcome: 'signed-in' },
        { account: tried, outcome: 'unknown-email' },
        { account: stays, outcome: 'unknown-email' },
      ])
      .execute();
    await db
      .updateTable('teacher_unavailability')
      .set({ name: 'needle' })
      .where('teacher_id', '=', id)
      .execute();
    const sums = await sumsOf(db);
    await personErase(config, email, { isConfirmed: true });
    const left = await db.selectFrom('sign_ins').select(['user_id', 'account']).execute();
    expect(left).toEqual([{ user_id: null, account: stays }]);
    const away = await db.selectFrom('teacher_unavailability').select('teacher_id').execute();
    expect(away.some(({ teacher_id }) => teacher_id === id)).toBe(false);
    const everything = await everythingIn(db);
    for (const trace of ['needle', email, `${name} ${lastName}`]) expect(everything).not.toContain(trace);
    expect(await sumsOf(db)).toEqual(sums);
    const author = await db
      .selectFrom('notes as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .select(['u.name', 'u.last_name', 'u.email', 'u.password', 'u.status'])
      .where('n.title', '=', 'kept')
      .executeTakeFirstOrThrow();
    expect(author).toEqual({
      name: '',
      last_name: 'Ancien enseignant - Former teacher',
      password: null,
      status: 0,
      email: `former-teacher-${id}@erased.invalid`,
    });
    expect(await db.selectFrom('sessions').selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
  });

  it('ends the keys of a teacher who is an administrator too, says why, and mails the other administrators', async () => {
    const { db, config } = await sampleOrganisation();
    const { email, name, lastName } = accounts.teacher;
    await db.updateTable('users').set({ role: 'ROLE_ADMIN' }).where('email', '=', email).execute();
    await sql`insert into api_keys (name, digest, start, calls, expires_on, created_by, created_at)
      select ${`Paie de ${name} ${lastName}`}, 'a-digest', 'portal_Qd3x', '{}', '2099-01-31', id, now()
      from users where email = ${email}`.execute(db);
    await personErase(config, email, { isConfirmed: true });
    const key = await db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    expect(key).toMatchObject({ end_reason: 'erased', ended_at: expect.anything() });
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'text'])
      .where('subject', 'like', 'Clé d’API terminée%')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toContain(accounts.admin.email);
    expect(mails[0]?.text).toMatch(/the data of the person who created it was erased/);
    for (const trace of [email, `${name} ${lastName}`]) expect(await everythingIn(db)).not.toContain(trace);
  });

  it('asks which person is meant when a number or an address has several', async () => {
    const { config } = await sampleOrganisation();
    await expect(personErase(config, '1', { isConfirmed: true })).rejects.toThrow(
      /^There are several of 1: student:1 is .+, teacher:1 is .+\. Name one by its kind and number$/,
    );
    await expect(personErase(config, 'personne@ecole.example', { isConfirmed: true })).rejects.toThrow(
      'There is no student, teacher or administrator personne@ecole.example: name an email address, student:12, teacher:7 or user:3',
    );
  });
});
