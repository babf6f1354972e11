import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../samples/index.ts';
import type { Config } from '../config.ts';
import { connect } from '../database/connect.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { personErase } from './personErase.ts';
import { personExport } from './personExport.ts';

async function exported(person: string, name: string, { config }: { readonly config: Config }) {
  const file = join(temporaryFolder(), name);
  const said = await personExport(config, person, file);
  return { said, file, text: readFileSync(file, 'utf8') };
}

describe('the export of a person', () => {
  it('is a page in both languages with everything about a student, files included, and no secret', async () => {
    const samples = await sampleOrganisation();
    const { db, contents } = samples;
    const student = await db
      .selectFrom('students')
      .select(['id', 'email', 'link_digest'])
      .where('name', '=', accounts.student.name)
      .where('last_name', '=', accounts.student.lastName)
      .executeTakeFirstOrThrow();
    const written = { created_at: '2026-11-20T12:00:00.000Z', user_id: 1 };
    await db
      .insertInto('notes')
      .values({ ...written, note_type: 'students', ref_id: student.id, title: 'Préfère <b>le matin</b>' })
      .execute();
    const stored = {
      stored_at: written.created_at,
      content_key: await contents.keep(Buffer.from('%PDF-1.4 test')),
    };
    await db
      .insertInto('files')
      .values({ ...stored, name: 'test.pdf', ref_type: 'placementTest', student_id: student.id, size: 13 })
      .execute();
    const mail = {
      recipient: 'former@client.example',
      subject: 'Lien privé',
      text: '',
      link_student_id: student.id,
    };
    await db
      .insertInto('mails')
      .values({ ...mail, written_at: written.created_at })
      .execute();
    await sql`insert into announced_absences (contract_id, student_id, planned_class_id, held_on, begins_at, word, announced_at)
      select contract_id, ${student.id}, id, held_on, begins_at, 'Rendez-vous', now() from planned_classes
      order by id limit 1`.execute(db);
    const { text } = await exported(String(student.email), 'ines.html', samples);
    expect(text).toContain(
      `<h1>Inès Fortin &lt;${student.email}&gt; - Renseignements personnels - Personal data</h1>`,
    );
    expect(text).toContain('<dt>Prénom - First name</dt><dd>Inès</dd>');
    expect(text).toContain('<dt>Mot de l’étudiant - Word of the student</dt><dd>Rendez-vous</dd>');
    expect(text).toContain('<dt>Objet - Subject</dt><dd>Lien privé</dd>');
    expect(text).toContain('<dd>Préfère &lt;b&gt;le matin&lt;/b&gt;</dd>');
    const base64 = Buffer.from('%PDF-1.4 test').toString('base64');
    expect(text).toContain(
      `<a download href="data:application/octet-stream;base64,${base64}">Télécharger - Download</a>`,
    );
    expect(text).not.toContain(accounts.student.token);
    expect(text).not.toContain(String(student.link_digest));
  });

  it('is the same as JSON, with each kind of record that is there', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const { student_id } = await db
      .selectFrom('report_forms')
      .select('student_id')
      .where('status', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { text, said } = await exported(`student:${student_id}`, 'student.json', samples);
    const data = JSON.parse(text);
    const enrolled = await db
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', student_id)
      .execute();
    expect(data.contracts).toHaveLength(enrolled.length);
    expect(data.students).toEqual([expect.objectContaining({ 'Numéro - ID': student_id })]);
    const lessons = await db
      .selectFrom('lessons as l')
      .innerJoin('enrolments as e', 'e.contract_id', 'l.contract_id')
      .leftJoin('absences as a', (on) =>
        on.onRef('a.lesson_id', '=', 'l.id').onRef('a.student_id', '=', 'e.student_id'),
      )
      .select(['l.held_on', 'a.student_id as absent'])
      .where('e.student_id', '=', student_id)
      .orderBy('l.id')
      .execute();
    expect(data.lessons.map((row: Record<string, unknown>) => [row.Date, row['Absents - Absent']])).toEqual(
      lessons.map(({ held_on, absent }) => [held_on, absent !== null]),
    );
    const { rows } = await sql<{ email: string }>`select email from students
      where id <> ${student_id} and email is not null`.execute(db);
    for (const { email } of rows) expect(text).not.toContain(email);
    expect(data.report_forms[0]['Réponses - Answers']).toHaveProperty('comments');
    expect(said).toContain(`: 1 students, `);
    expect(said).toContain(`${enrolled.length} contracts`);
  });

  it('lists decisions about a student in meetings, and the files of own classes without their contents', async () => {
    const samples = await sampleOrganisation();
    const { db, contents } = samples;
    const decided = { contract_id: 1, decided_at: '2026-11-20T12:00:00.000Z' };
    await db
      .insertInto('meeting_decisions')
      .values([
        { ...decided, name: 'iPad', participant_address: 'ines@home.example', student_id: 1 },
        { ...decided, name: 'Tablette', student_id: 2 },
      ])
      .execute();
    await db
      .updateTable('enrolments')
      .set({ starts_on: '2026-11-01', ends_on: '2026-11-17' })
      .where('contract_id', '=', 1)
      .where('student_id', '=', 1)
      .execute();
    const file = { contract_id: 1, size: 9, stored_at: decided.decided_at, sha256: '' };
    const content = await contents.keep(Buffer.from('strangers'));
    await db
      .insertInto('meeting_files')
      .values([
        { ...file, name: 'own.csv', held_on: '2026-11-16', content_key: content },
        { ...file, name: 'later.csv', held_on: '2026-11-18', content_key: content },
      ])
      .execute();
    const { text } = await exported('student:1', 'student.json', samples);
    const data = JSON.parse(text);
    expect(data.meeting_decisions).toEqual([
      {
        'Nom affiché - Displayed name': 'iPad',
        'Courriel - Email': 'ines@home.example',
        'Décidé - Decided': '2026-11-20T12:00:00.000Z',
        'Contrat - Contract': '2026-0412',
      },
    ]);
    expect(data.meeting_files).toEqual([
      {
        'Fichier - File': 'own.csv',
        'Cours - Class': '2026-11-16',
        'Reçu - Received': '2026-11-20T12:00:00.000Z',
        'Contrat - Contract': '2026-0412',
      },
    ]);
    expect(text).not.toContain(Buffer.from('strangers').toString('base64'));
  });

  it('says when a student was late or excused, and nothing about the others', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const lesson = { contract_id: 1, held_on: '2026-11-20', minutes: 90 };
    const { id } = await db.insertInto('lessons').values(lesson).returning('id').executeTakeFirstOrThrow();
    const late = { lesson_id: id, left_early_minutes: 0, excused: 0 } as const;
    await db
      .insertInto('lesson_details')
      .values([
        { ...late, student_id: 1, late_minutes: 15 },
        { ...late, student_id: 2, late_minutes: 40 },
      ])
      .execute();
    const { email } = await db
      .selectFrom('students')
      .select('email')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const { text } = await exported('student:1', 'student.json', samples);
    const lessons: Record<string, unknown>[] = JSON.parse(text).lessons;
    const own = lessons.find((row) => row['Numéro - ID'] === id);
    expect(JSON.parse(String(own?.['Retards et absences motivées - Late and excused']))).toEqual([
      { student: email, late_minutes: 15, left_early_minutes: 0, excused: 0 },
    ]);
  });

  it('has the lessons in which a student was absent, late or excused before leaving the contract', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const values = ['2026-11-18', '2026-11-19', '2026-11-20'].map((held_on) => ({
      contract_id: 1,
      held_on,
      minutes: 90,
    }));
    const added = await db.insertInto('lessons').values(values).returning('id').execute();
    const [absent = 0, late = 0, present = 0] = added.map(({ id }) => id);
    await db.insertInto('absences').values({ lesson_id: absent, student_id: 1, place: 0 }).execute();
    const detail = {
      lesson_id: late,
      student_id: 1,
      late_minutes: 15,
      left_early_minutes: 0,
      excused: 0,
    } as const;
    await db.insertInto('lesson_details').values(detail).execute();
    await db.deleteFrom('enrolments').where('contract_id', '=', 1).where('student_id', '=', 1).execute();
    const { text } = await exported('student:1', 'student.json', samples);
    const lessons: Record<string, unknown>[] = JSON.parse(text).lessons;
    const told = lessons
      .filter((row) => [absent, late, present].includes(Number(row['Numéro - ID'])))
      .map((row) => [row['Numéro - ID'], row['Absents - Absent']]);
    expect(told).toEqual([
      [absent, true],
      [late, false],
    ]);
  });

  it('is not cut off by the limits of the role behind a pooler, which are for requests', async () => {
    const url = await emptyDatabase('no_samples');
    const db = connect({ url });
    onTestFinished(() => db.destroy());
    await db.insertInto('students').values({ name: 'Zoé', last_name: 'Ayotte' }).execute();
    const name = sql.ref(new URL(url).pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '30s'`.execute(db);
    // The view puts the time limits of its transaction into the export.
    await sql`alter table notes rename to stored_notes`.execute(db);
    await sql`create view notes as select 1::bigint as id, 'students' as note_type, 1::bigint as ref_id,
      1::bigint as user_id, now() as created_at, current_setting('statement_timeout')
      || ' and ' || current_setting('idle_in_transaction_session_timeout') as title`.execute(db);
    const config = { ...organisation(url), DATABASE_POOLER: 'transaction' } as const;
    const { text } = await exported('student:1', 'student.json', { config });
    expect(JSON.parse(text).notes.map(Object.values)).toEqual([expect.arrayContaining(['0 and 0'])]);
  });

  it('of a teacher holds the account, contracts, notes and traces, and no password', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const { email, name } = accounts.teacher;
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const mail = {
      recipient: email.toUpperCase(),
      subject: 'Rapports',
      text: 'Bonjour',
      written_at: '2026-11-20T12:00:00.000Z',
    };
    await db.insertInto('mails').values(mail).execute();
    const { text, file } = await exported(email, 'lea.json', samples);
    const data = JSON.parse(text);
    expect(data.teachers).toEqual([expect.objectContaining({ 'Prénom - First name': name })]);
    expect(data.mails).toContainEqual(expect.objectContaining({ 'Objet - Subject': 'Rapports' }));
    expect(
      data.contracts.map((row: Record<string, string>) => row['Numéro de contrat - Contract number']),
    ).toContain('2026-0412');
    expect(text).not.toContain(String(user.password));
    await expect(personExport(samples.config, email, file)).rejects.toThrow(
      `${file} exists already: name another file`,
    );
  });

  it('of an administrator who does not teach holds the account and its traces, by address and by number', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const { email } = accounts.admin;
    const { id, password } = await db
      .selectFrom('users')
      .select(['id', 'password'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await sql`insert into sessions (id, user_id, expires_at, began_at, browser)
      values (gen_random_uuid(), ${id}, '2026-12-20T12:00:00Z', '2026-11-20T12:00:00Z', 'Firefox')`.execute(
      db,
    );
    await sql`insert into authenticators (user_id, seed_sealed, set_up_at, last_step)
      values (${id}, 'a-sealed-seed', '2026-11-20T12:00:00Z', 1)`.execute(db);
    const { text } = await exported(email, 'marie.json', samples);
    const data = JSON.parse(text);
    expect(data.accounts).toEqual([expect.objectContaining({ 'Courriel - Email': email })]);
    expect(data.sessions).toEqual([
      expect.objectContaining({
        'Début - Began': '2026-11-20T12:00:00.000Z',
        'Navigateur - Browser': 'Firefox',
      }),
    ]);
    expect(data.second_factor).toEqual([
      expect.objectContaining({ 'Activée - Set up': '2026-11-20T12:00:00.000Z' }),
    ]);
    expect(text).not.toMatch(/a-sealed-seed/);
    expect(text).not.toContain(String(password));
    expect((await exported(`user:${id}`, 'again.json', samples)).text).toBe(text);
    await expect(personErase(samples.config, email, { isConfirmed: true })).rejects.toThrow(
      /is an administrator who does not teach\. Only students and teachers are erased/,
    );
  });

  it('has the keys that the person created for other programs, without key and hash, and the last reminder', async () => {
    const samples = await sampleOrganisation();
    const { db } = samples;
    const { email } = accounts.teacher;
    const second_factor_reminded_at = '2026-11-13T12:00:00.000Z';
    await db.updateTable('users').set({ second_factor_reminded_at }).where('email', '=', email).execute();
    await sql`insert into api_keys (name, digest, start, calls, expires_on, created_by, created_at, ended_at, end_reason)
      select 'Paie', 'a-digest', 'portal_Qd3x', '{}', '2027-01-31', id, '2026-10-01T12:00:00Z', '2026-11-01T12:00:00Z', 'demoted'
      from users where email = ${email}`.execute(db);
    const { text } = await exported(email, 'keys.json', samples);
    const data = JSON.parse(text);
    expect(data.api_keys).toEqual([
      {
        'Nom - Name': 'Paie',
        'Début de la clé - Start of the key': 'portal_Qd3x',
        'Créée - Created': '2026-10-01T12:00:00.000Z',
        'Dernier jour - Last day': '2027-01-31',
        'Dernier appel - Last call': null,
        'Terminée - Ended': '2026-11-01T12:00:00.000Z',
        'Raison - Reason': 'demoted',
      },
    ]);
    expect(data.second_factor).toEqual([
      expect.objectContaining({ 'Rappel envoyé - Reminder sent': second_factor_reminded_at }),
    ]);
    expect(text).not.toContain('a-digest');
  });
});
