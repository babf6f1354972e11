import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { erasedNames } from '../exchange/erasedNames.ts';
import { nouns } from '../exchange/nouns.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { keptSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { writeSpreadsheet } from '../spreadsheet/spreadsheet.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { exportAll } from './exportAll.ts';
import { importAll } from './importAll.ts';
import { importTemplates } from './importTemplates.ts';
import { personErase } from './personErase.ts';

/** Reads every file of a folder. */
function contentsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}

async function emptyOrganisation() {
  const url = await emptyDatabase('no_samples');
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  return { db, config: organisation(url) };
}

/** Creates a folder with these files; rows are written as .csv with commas. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/**
 * Starts a proxy to a database that cuts the connection when a commit is answered, before the answer arrives. Returns
 * its address.
 */
async function lineThatLosesCommits(url: string): Promise<string> {
  const target = new URL(url);
  const line = createServer((near) => {
    const far = connectSocket(Number(target.port), target.hostname);
    let isCommitting = false;
    for (const socket of [near, far]) {
      socket
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    }
    near.on('data', (chunk) => {
      isCommitting ||= chunk.includes('commit\0');
      far.write(chunk);
    });
    far.on('data', (chunk) => (isCommitting ? near.destroy() : near.write(chunk)));
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void line.close());
  const through = new URL(url);
  through.port = String((line.address() as AddressInfo).port);
  return through.href;
}

/** Saves a plan with a class that is recorded in every detail, and a cancelled one. */
async function planClasses(db: Kysely<Schema>): Promise<void> {
  const days = { starts_on: '2026-12-24', ends_on: '2027-01-03' };
  await db
    .insertInto('closed_days')
    .values({ ...days, name: 'Fêtes', name_en: 'Holidays' })
    .execute();
  await db
    .insertInto('holiday_corrections')
    .values({ held_on: '2027-03-29', kind: 'removed', name: 'Lundi de Pâques', name_en: 'Easter Monday' })
    .execute();
  const away = {
    teacher_id: 1,
    starts_on: null,
    ends_on: null,
    weekday: null,
    begins_at: null,
    ends_at: null,
  };
  await db
    .insertInto('teacher_unavailability')
    .values([
      { ...away, ...days, name: 'Vacances' },
      { ...away, weekday: 2, begins_at: '14:00', ends_at: '16:00', name: null },
    ])
    .execute();
  await db
    .updateTable('contracts')
    .set({
      absence_thresholds: '[10, 25]',
      payer_terms: '{"payer":null,"since":null,"days_off":"weekends","moves_to_business_day":1,"papers":[]}',
    })
    .where('id', '=', 1)
    .execute();
  const terms = {
    payer: 'Patrimoine canadien',
    since: '2026-10-01',
    days_off: 'federal-easter',
    moves_to_business_day: 0,
    papers: [{ paper: 'attendance-report', days: 5, counted: 'business' }],
  };
  await db
    .updateTable('companies')
    .set({ absence_thresholds: '[]', payer_terms: JSON.stringify(terms) })
    .where('id', '=', 1)
    .execute();
  const result = { student_id: 1, language_id: 1, tested_on: '2026-03-02' };
  await db
    .insertInto('scale_results')
    .values([
      { ...result, scale: 'sle', source: 'CFP', reading: 'C', oral: 'X' },
      { ...result, scale: 'quebec', listening: '12', speaking: '8', reading: '7', writing: '1' },
    ])
    .execute();
  const issued = { from_on: null, issued_at: '2026-10-01T15:00:00.000Z', withdrawn_by: null };
  const paper = {
    ...issued,
    year: 2026,
    template: 'plain',
    language: 'fr',
    contract_id: 1,
    student_id: 1,
  } as const;
  const said = {
    to_on: '2026-09-30',
    first_on: '2026-09-08',
    last_on: '2026-09-29',
    minutes: 90,
    issued_by: 1,
  };
  const paperBefore = await db
    .insertInto('attestations')
    .values({
      ...paper,
      ...said,
      sequence: 1,
      code: '0123456789AB',
      content: null,
      replaces_id: null,
      withdrawn_at: '2026-10-02T15:00:00.000Z',
      withdrawn_by: 1,
      reason: 'Erreur',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('attestations')
    .values({
      ...paper,
      ...said,
      sequence: 2,
      code: 'ABCDEFGHJKMN',
      content: JSON.stringify({ title: 'Attestation' }),
      replaces_id: paperBefore.id,
      withdrawn_at: null,
      reason: null,
    })
    .execute();
  await db
    .insertInto('webhooks')
    .values({
      url: 'https://paie.example/portail',
      description: 'Paie',
      events: ['class.recorded', 'contract.done'],
      secret_sealed: 'sealed',
    })
    .execute();
  const digest = 'a'.repeat(64);
  const salt = '0'.repeat(32);
  const line = {
    contract_id: 1,
    student_id: 1,
    planned_class_id: null,
    teacher_id: 1,
    held_on: '2026-09-08',
    received_at: '2026-09-08T15:00:00.000Z',
    class_text: '{"minutes":90}',
    class_salt: salt,
    teacher_text: '{"id":1}',
    teacher_salt: salt,
    class_digest: digest,
    person_digest: digest,
    teacher_digest: digest,
  };
  await db
    .insertInto('initials')
    .values([
      {
        ...line,
        sequence: 1,
        lesson_id: null,
        how: 'drawn',
        route: 'link',
        person_text: null,
        person_salt: null,
        previous: '0'.repeat(64),
        digest,
      },
      {
        ...line,
        sequence: 2,
        lesson_id: sql`(select min(id) from lessons where contract_id = 1)`,
        how: 'typed',
        route: 'teacher',
        person_text: '{"mark":"I. F."}',
        person_salt: salt,
        previous: digest,
        digest: 'b'.repeat(64),
      },
    ])
    .execute();
  await db.insertInto('handled_absences').values({ contract_id: 1, student_id: 1, percent: 10 }).execute();
  await db
    .insertInto('sent_papers')
    .values({ contract_id: 1, paper: 'attestations', period: '2026-Q3', sent_on: '2026-10-07', sent_by: 1 })
    .execute();
  // Replaces the plan of the samples.
  await db.deleteFrom('class_plans').where('contract_id', '=', 1).execute();
  await db.deleteFrom('planned_classes').where('contract_id', '=', 1).execute();
  await db
    .insertInto('class_plans')
    .values({
      contract_id: 1,
      starts_on: '2026-11-16',
      ends_on: null,
      number_of_classes: 2,
      skips_holidays: 1,
      times: JSON.stringify([{ weekday: 1, time: '12:00', minutes: 90 }]),
      breaks: JSON.stringify([{ ...days, name: 'Relâche', name_en: null }]),
      changes: '[]',
    })
    .execute();
  const planned = { contract_id: 1, begins_at: '12:00', minutes: 90 };
  const [first] = await db
    .insertInto('planned_classes')
    .values([
      { ...planned, slot: '2026-11-16 12:00', held_on: '2026-11-16' },
      {
        ...planned,
        slot: '2026-11-23 12:00',
        held_on: '2026-11-24',
        cancelled_at: '2026-11-20T12:00:00.000Z',
        cancel_reason: 'Tempête',
      },
    ])
    .returning('id')
    .execute();
  const { id } = await db
    .updateTable('lessons')
    .set({
      planned_class_id: first?.id,
      note: 'Chapitre 3',
      recorded_by: 1,
      recorded_at: '2026-11-16T18:00:00.000Z',
    })
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = {
    lesson_id: id,
    student_id: 1,
    late_minutes: 10,
    left_early_minutes: 0,
    excused: 0,
  } as const;
  await db.insertInto('lesson_details').values(detail).execute();
  await sql`insert into announced_absences (contract_id, student_id, planned_class_id, held_on, begins_at, word, announced_at)
    select contract_id, 1, id, held_on, begins_at, 'Malade', '2026-11-15T10:00:00Z' from planned_classes
    where id = ${first?.id}`.execute(db);
}

describe('an export', () => {
  it('that is imported into an empty database and exported again is equal, file by file', async () => {
    const { config, db } = await sampleOrganisation();
    await db
      .updateTable('contracts')
      .set({
        description: '=1+1\nune "citation"\tet un onglet',
        highlights: JSON.stringify({ number: 'red' }),
        meeting_link: 'https://zoom.example/j/1?pwd=2',
      })
      .where('id', '=', 1)
      .execute();
    await planClasses(db);
    const terms = { unit: 'hours', count: 24, paid: 1, billed: 0, counted: 1 } as const;
    const ofKind = <Kind extends string>(kind: Kind) =>
      Object.fromEntries(Object.entries(terms).map(([name, value]) => [`${kind}_${name}`, value])) as {
        [Name in keyof typeof terms as `${Kind}_${Name}`]: (typeof terms)[Name];
      };
    await db
      .insertInto('cancellation_rules')
      .values([null, 1].map((contract_id) => ({ contract_id, ...ofKind('single'), ...ofKind('group') })))
      .execute();
    await personErase(config, 'student:2', { isConfirmed: true });
    const first = join(temporaryFolder(), 'first');
    const counts = await exportAll(config, first);
    expect(Object.keys(counts)).toEqual(nouns.map(({ name }) => name));
    for (const [name, rows] of Object.entries(counts)) expect([name, rows > 0]).toEqual([name, true]);

    const target = await emptyOrganisation();
    const report = await importAll(target.config, first, { isWritten: true });
    expect(report.lines.at(-1), report.lines.join('\n')).toBe('Importé. - Imported.');
    const second = join(temporaryFolder(), 'second');
    expect(await exportAll(target.config, second)).toEqual(counts);
    const [one, two] = [contentsOf(first), contentsOf(second)];
    expect(Object.keys(two)).toEqual(Object.keys(one));
    for (const [name, content] of Object.entries(one))
      expect([name, two[name] === content]).toEqual([name, true]);
    expect(one['students.json']).toContain(Buffer.from(erasedNames.student).toString('latin1'));
  });

  it('has every table but those of secrets and traces, and every column but secrets and computed ones', async () => {
    const { db } = await emptyOrganisation();
    const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public');
    const own = nouns.map(({ table }) => table as string);
    const inside = ['users', 'teacher_languages', 'absences', 'lesson_details'];
    expect(
      tables
        .map(({ name }) => name)
        .filter((name) => ![...own, ...inside].includes(name))
        .toSorted(),
    ).toEqual([
      'absence_mails',
      'api_key_uses',
      'api_keys',
      'attestation_settings',
      'authenticators',
      'calendar_links',
      'company_link_mails',
      'contract_numbers',
      'contract_stamps',
      'dead_links',
      'digest_weeks',
      'failed_attempts',
      'history',
      // Known to the provider by the address of this portal: people link them again.
      'identities',
      'import_lines',
      'imports',
      'keyed_writes',
      'link_defaults',
      'mails',
      // Files of meetings hold strangers and end after a year; decisions about participants can be made again.
      'meeting_decisions',
      'meeting_files',
      'migrations',
      'name_stamps',
      'office',
      'organisation',
      'passkey_handles',
      'passkeys',
      'password_links',
      'private_links',
      'provider_flows',
      'record_editors',
      'recovery_codes',
      'refresh_tokens',
      'reminder_items',
      'reminders',
      'sessions',
      'sign_ins',
      'trusted_devices',
      'used_challenges',
      'view_choices',
      'webhook_deliveries',
    ]);
    const missing = nouns.flatMap(({ table, columns }) => {
      const exported = columns.map(({ field, column }) => column ?? field);
      const stored = tables.find(({ name }) => name === table)?.columns ?? [];
      return stored
        .map(({ name }) => name)
        .filter((name) => !exported.includes(name) && !name.endsWith('_folded') && name !== 'id')
        .map((name) => `${table}.${name}`);
    });
    expect(missing).toEqual([
      'course_types.updated_at',
      'course_types.version',

      'companies.link_sealed',
      'companies.link_digest',
      'companies.contact_version',
      'users.password',
      'users.login_at',
      'users.invited_at',
      'users.password_link_at',
      'users.second_factor_reminded_at',
      'teachers.user_id',
      'teacher_rates.place',
      'teacher_unavailability.updated_at',
      'teacher_unavailability.version',
      'students.link_sealed',
      'students.link_digest',
      'scale_results.updated_at',
      'scale_results.version',

      'contracts.created_at',
      'contracts.updated_at',
      'contracts.version',
      // An office that imports its own records states the days itself, so they are not assumed.
      'enrolments.assumed',
      'class_plans.updated_at',
      'class_plans.version',
      'planned_classes.updated_at',
      'planned_classes.version',
      'cancellation_rules.updated_at',
      'cancellation_rules.version',
      'statements.updated_at',
      'statements.version',
      'statement_classes.class_key',
      'saved_views.updated_at',
      'saved_views.version',
      'snoozes.updated_at',
      'snoozes.version',
      'phrases.updated_at',
      'phrases.version',
      'outlines.updated_at',
      'outlines.version',
      'files.ref_id',
      'files.content_key',
      'files.size',
      'notes.note_type',
      'notes.ref_id',
      // The secret signs for this portal; an imported webhook waits for another one.
      'webhooks.secret_sealed',
      'webhooks.old_secret_sealed',
      'webhooks.old_secret_until',
      'webhooks.paused_at',
      'webhooks.paused_reason',
      'webhooks.failing_since',
      'webhooks.updated_at',
      'webhooks.version',
    ]);
  });

  it('holds a file whose name is too long for a disk, and brings it back under its name', async () => {
    const { db, config, contents } = await sampleOrganisation('untaught');
    const name = `${'é'.repeat(251)}.pdf`;
    const stored = { stored_at: '2026-11-20T12:00:00.000Z', size: 13, user_id: 1, ref_type: 'undefined' };
    const content_key = await contents.keep(Buffer.from('%PDF-1.4 test'));
    const { id } = await db
      .insertInto('files')
      .values({ ...stored, name, content_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    const folder = join(temporaryFolder(), 'export');
    await exportAll(config, folder);
    const files: { id: number; content: string }[] = JSON.parse(
      readFileSync(join(folder, 'files.json'), 'utf8'),
    );
    const path = files.find((file) => file.id === id)?.content ?? '';
    expect(path).toMatch(/^files\/\d+-é+\.pdf$/);
    expect(readFileSync(join(folder, path), 'utf8')).toBe('%PDF-1.4 test');

    const target = await emptyOrganisation();
    expect((await importAll(target.config, folder, { isWritten: true })).isRefused).toBe(false);
    const names = await target.db.selectFrom('files').select('name').where('id', '=', id).execute();
    expect(names).toEqual([{ name }]);
  });

  it('refuses a document of a student who was never in its contract, with its line (DECISION-58)', async () => {
    const { db, config } = await sampleOrganisation('untaught');
    const folder = join(temporaryFolder(), 'export');
    await exportAll(config, folder);
    const { rows } = await sql<{ name: string; member: string; stranger: string }>`
      select f.name, m.email as member, s.email as stranger from files f join contracts c on c.id = f.contract_id
        join students m on m.id = f.student_id join students s on s.company_id <> c.company_id
      where not exists (select from enrolments e where e.student_id = s.id and e.contract_id = c.id)
      order by f.id, s.id limit 1`.execute(db);
    const { name = '', member = '', stranger = '' } = rows[0] ?? {};
    const path = join(folder, 'files.csv');
    const wrong = readFileSync(path, 'utf16le')
      .split('\r\n')
      .map((line) => (line.includes(name) ? line.replace(member, stranger) : line));
    writeFileSync(path, wrong.join('\r\n'), 'utf16le');

    const target = await emptyOrganisation();
    const { lines, isRefused } = await importAll(target.config, folder, { isWritten: true });
    expect(isRefused).toBe(true);
    const line = wrong.findIndex((text) => text.includes(stranger)) + 1;
    expect(lines[0]).toContain(`files.csv, ligne ${line}, colonne « Étudiant »`);
    expect(lines[0]).toContain('L’étudiant n’est pas dans ce contrat et ne l’a jamais été.');
    expect(lines[0]).toContain('The student is not, and never was, in this contract.');
    const stored = await target.db
      .selectFrom('files')
      .select('id')
      .where('is_template', '=', false)
      .execute();
    expect(stored).toEqual([]);
  });

  it('is not cut off by the limits of the role, which are for requests', async () => {
    const { db, config } = await emptyOrganisation();
    const name = sql.ref(new URL(config.DATABASE_URL ?? '').pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '30s'`.execute(db);
    // The view puts the time limits of its transaction into the export.
    await sql`alter table languages rename to stored_languages`.execute(db);
    await sql`create view languages as select 1::bigint as id, 1 as status, current_setting('statement_timeout')
      || ' and ' || current_setting('idle_in_transaction_session_timeout') as name`.execute(db);
    for (const DATABASE_POOLER of ['none', 'transaction'] as const) {
      const folder = join(temporaryFolder(), 'export');
      await exportAll({ ...config, DATABASE_POOLER }, folder);
      const languages = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'));
      expect(languages).toEqual([{ id: 1, name: '0 and 0', active: true }]);
    }
  });

  it('waits for the database as long as it takes', async () => {
    const { db, config } = await emptyOrganisation();
    const folder = join(temporaryFolder(), 'export');
    const blocking = await db.startTransaction().execute();
    await sql`lock table languages in access exclusive mode`.execute(blocking);
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
        where not l.granted and d.datname = current_database()`.execute(db);
      return rows.length;
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const running = exportAll(config, folder);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    vi.advanceTimersByTime(60_000);
    await blocking.rollback().execute();
    expect(await running).toMatchObject({ languages: 0 });
  });

  it('describes every column in both languages, and is not written into a folder with files', async () => {
    const { config } = await sampleOrganisation();
    const folder = join(temporaryFolder(), 'export');
    await exportAll(config, folder);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain(
      '| Courriel - Email | `email` | oui - yes | adresse de courriel - email address |',
    );
    for (const { columns } of nouns)
      for (const { field } of columns) expect(readme).toContain(`| \`${field}\` |`);
    await expect(exportAll(config, folder)).rejects.toThrow(`${folder} is not empty: name another folder`);
  });
});

/** Formats a value as JSON in a cell of a .csv file. */
const cellOf = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

/** The files of a new office: two spreadsheets, and .csv files as their program writes them. */
const office = {
  'companies.xlsx': writeSpreadsheet([['Société'], ['Banque du Nord'], ['Usine Sud']]),
  'teachers.csv': 'Prénom;Nom;Courriel;Langues\nZoé;Roy;zoe@ecole.example;français\n',
  'languages.csv': 'Nom\nFrançais\nEnglish\n',
  'course_types.csv': 'name\nIndividuel\n',
  'students.csv':
    'ID,First name,Last name,Email,Employer\n1,Ana,Ng,ana@client.example,banque du nord\n2,Bo,Ng,,Usine Sud\n',
  'contracts.csv':
    'Contract number,Company,Teacher,Language,Course type,Start,End,Hours per class,Number of classes,Status\n2025-0007,Banque du Nord,zoe@ecole.example,Français,Individuel,2025-01-06,2025-03-31,"1,5",20,archivé\n',
  'contract_students.csv': 'contract,student\n2025-0007,ana@client.example\n2025-0007,2\n',
  'lessons.csv':
    'Contrat,Date,Minutes,Absents\n2025-0007,2025-01-06,90,\n2025-0007,2025-01-13,90,2; ana@client.example\n',
  'files.csv': 'File name,Type,Contract,Content\nplan.pdf,courseOutline,2025-0007,papers/plan 1.pdf\n',
  'papers/plan 1.pdf': '%PDF-1.4 a plan',
};

describe('an import', () => {
  it('of a new office, with former headings of contracts, is tried without a change, then written, and can be repeated without a second copy (DECISION-226)', async () => {
    const { config, db } = await emptyOrganisation();
    const folder = folderOf(office);
    const trial = await importAll(config, folder, { isWritten: false });
    expect(trial).toEqual({
      isRefused: false,
      lines: [
        ...[
          ['languages.csv', 2],
          ['course_types.csv', 1],
          ['companies.xlsx', 2],
          ['teachers.csv', 1],
          ['students.csv', 2],
          ['contracts.csv', 1],
          ['contract_students.csv', 2],
          ['lessons.csv', 2],
          ['files.csv', 1],
        ].map(
          ([file, many]) =>
            `${file} : ${many} à écrire, 0 déjà là, 0 refusées - ${file}: ${many} to write, 0 already there, 0 refused`,
        ),
        'Essai réussi, rien n’a été écrit : ajoutez --write. - The trial succeeded, nothing was written: add --write.',
      ],
    });
    expect(await db.selectFrom('companies').selectAll().execute()).toEqual([]);

    expect((await importAll(config, folder, { isWritten: true })).isRefused).toBe(false);
    const contract = await db
      .selectFrom('contracts as c')
      .innerJoin('companies as co', 'co.id', 'c.company_id')
      .select(['c.number', 'co.name', 'c.hours_per_class', 'c.status_id', 'c.ends_on'])
      .execute();
    expect(contract).toEqual([
      {
        number: '2025-0007',
        name: 'Banque du Nord',
        hours_per_class: 1.5,
        status_id: 4,
        ends_on: '2025-03-31',
      },
    ]);
    const absent = await db
      .selectFrom('absences as a')
      .innerJoin('students as s', 's.id', 'a.student_id')
      .select('s.name')
      .orderBy('a.place')
      .execute();
    expect(absent.map(({ name }) => name)).toEqual(['Bo', 'Ana']);
    const students = await db.selectFrom('students').select('link_sealed').execute();
    const keys = new LinkKeys([keptSecret(config.DATA_DIR)]);
    const opened = students.map(({ link_sealed }) => keys.open(link_sealed));
    expect([new Set(opened).size, opened.includes(null)]).toEqual([2, false]);
    expect(await db.selectFrom('contract_numbers').selectAll().execute()).toEqual([
      { year: 2025, last: 7, digits: 4 },
    ]);
    const teacher = await db.selectFrom('users').select(['role', 'status', 'password']).execute();
    expect(teacher).toEqual([{ role: 'ROLE_TEACHER', status: 0, password: null }]);

    const again = await importAll(config, folder, { isWritten: true });
    expect(again.lines).toContain(
      'lessons.csv : 0 à écrire, 2 déjà là, 0 refusées - lessons.csv: 0 to write, 2 already there, 0 refused',
    );
    expect(await db.selectFrom('students').select('id').execute()).toHaveLength(3);
  });

  it('that is repeated adds no second copy of documents that belong to no record, and keeps equal ones apart', async () => {
    const { config, db } = await emptyOrganisation();
    const folder = folderOf({
      'files.csv': 'name,title,content\nguide.pdf,Guide,a.pdf\nguide.pdf,Guide,a.pdf\nguide.pdf,Guide,b.pdf',
      'a.pdf': '%PDF-1.7 one',
      'b.pdf': '%PDF-1.7 two',
    });
    const named = async () =>
      (await db.selectFrom('files').select('name').where('name', '=', 'guide.pdf').execute()).length;
    const counts = (written: number, known: number) =>
      expect.stringContaining(`files.csv: ${written} to write, ${known} already there, 0 refused`);
    await importAll(config, folder, { isWritten: true });
    expect(await named()).toBe(3);
    for (const isWritten of [false, true]) {
      const { lines } = await importAll(config, folder, { isWritten });
      expect([lines[0], await named()]).toEqual([counts(0, 3), 3]);
    }
    // Another content under the same name makes it another document.
    writeFileSync(join(folder, 'b.pdf'), '%PDF-1.7 six');
    const { lines } = await importAll(config, folder, { isWritten: true });
    expect([lines[0], await named()]).toEqual([counts(1, 2), 4]);
    const exported = join(temporaryFolder(), 'export');
    await exportAll(config, exported);
    const again = await importAll(config, exported, { isWritten: true });
    expect(again.lines.find((line) => line.startsWith('files.csv'))).toContain('0 to write, 4 already there');
  });

  it('joins what the portal has: the first records of a new server, and people who are there', async () => {
    const { config, db } = await sampleOrganisation();
    const before = await db.selectFrom('languages').select('id').execute();
    const { isRefused } = await importAll(
      config,
      folderOf({ ...office, 'teachers.csv': 'name,last_name,email\nA,B,zoe@ecole.example' }),
      {
        isWritten: true,
      },
    );
    expect(isRefused).toBe(false);
    const after = await db.selectFrom('languages').select(['id', 'name']).execute();
    expect(after).toHaveLength(before.length);
    const added = await db
      .insertInto('students')
      .values({ name: 'C', last_name: 'D' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBeGreaterThan(2);
  });

  it('knows a student by the number of the folder, whoever has it in the portal', async () => {
    const { config, db } = await sampleOrganisation();
    await db.updateTable('students').set({ email: null }).where('id', '=', 2).execute();
    const folder = folderOf({
      'students.csv': 'id,name,last_name,email\n1,Ana,Ng,ana@client.example\n2,Cy,Ng,\n',
      'contracts.csv': 'number\nB-1\n',
      'contract_students.csv': 'contract,student\nB-1,1\nB-1,2\n',
      'lessons.csv': `contract,held_on,minutes,absent,details\nB-1,2026-11-20,60,2,${cellOf([
        { student: '1', late_minutes: 10, left_early_minutes: 0, excused: 0 },
        { student: 2, late_minutes: 0, left_early_minutes: 0, excused: 1 },
      ])}\n`,
    });
    const { lines } = await importAll(config, folder, { isWritten: true });
    expect(lines.at(-1), lines.join('\n')).toBe('Importé. - Imported.');
    const of = db
      .selectFrom('contracts as c')
      .innerJoin('lessons as l', 'l.contract_id', 'c.id')
      .where('number', '=', 'B-1');
    const students = await of
      .innerJoin('enrolments as e', 'e.contract_id', 'c.id')
      .innerJoin('students as s', 's.id', 'e.student_id')
      .select('s.name')
      .orderBy('e.id')
      .execute();
    expect(students.map(({ name }) => name)).toEqual(['Ana', 'Cy']);
    const details = await of
      .innerJoin('lesson_details as d', 'd.lesson_id', 'l.id')
      .innerJoin('students as s', 's.id', 'd.student_id')
      .select(['s.name', 'd.late_minutes', 'd.excused'])
      .orderBy('s.name')
      .execute();
    expect(details).toEqual([
      { name: 'Ana', late_minutes: 10, excused: 0 },
      { name: 'Cy', late_minutes: 0, excused: 1 },
    ]);
  });

  const wrong: [string, Record<string, string | Buffer>, string][] = [
    [
      'a missing name',
      { 'students.csv': 'Prénom,Nom\nAna,\n' },
      'students.csv, ligne 2, colonne « Nom de famille » : Ceci est un champ obligatoire. Permis : texte, au plus 255 caractères. - students.csv, line 2, column "Last name": This is a required field. Allowed: text, at most 255 characters.',
    ],
    [
      'a wrong address, after an empty line',
      { 'students.csv': 'Prénom,Nom,Courriel\n\nAna,Ng,ana\n' },
      'students.csv, ligne 3, colonne « Courriel » : Doit être un courriel valide. Permis : adresse de courriel. - students.csv, line 3, column "Email": Must be a valid email. Allowed: email address.',
    ],
    [
      'an unknown company',
      { 'students.csv': 'Prénom,Nom,Société\nAna,Ng,Banque\n' },
      'students.csv, ligne 2, colonne « Employeur » : « Banque » est introuvable. Permis : un enregistrement de companies. - students.csv, line 2, column "Employer": "Banque" cannot be found. Allowed: a record of companies.',
    ],
    [
      'a word that is no choice',
      { 'contracts.csv': 'number,status\n1,ouvert\n' },
      'contracts.csv, ligne 2, colonne « Statut du contrat » : « ouvert » n’est pas dans la liste. Permis : pending, activated, done, archived. - contracts.csv, line 2, column "Contract status": "ouvert" is not in the list. Allowed: pending, activated, done, archived.',
    ],
    [
      'dates in the wrong order',
      { 'contracts.csv': 'number,starts_on,ends_on\n1,2026-02-01,2026-01-01\n' },
      'contracts.csv, ligne 2, colonne « Date de fin » : La date de fin ne peut pas précéder la date de début. - contracts.csv, line 2, column "End date": The end date cannot be before the start date.',
    ],
    [
      'a meeting address without https (DECISION-121)',
      { 'contracts.csv': 'number,meeting_link\n1,http://zoom.example/j/1\n' },
      'contracts.csv, ligne 2, colonne « Adresse de la réunion en ligne » : Doit être une adresse qui commence par https:// et n’a aucun espace. - contracts.csv, line 2, column "Online meeting address": Must be an address that begins with https:// and has no spaces.',
    ],
    [
      'a number twice',
      { 'contracts.csv': 'number\n1\n1\n' },
      'contracts.csv, ligne 3, colonne « Numéro de contrat » : cette valeur figure déjà sur une autre ligne - contracts.csv, line 3, column "Contract number": another line has this value already',
    ],
    [
      'a column that does not exist',
      { 'languages.csv': 'Nom,Couleur\nFrançais,bleu\n' },
      'languages.csv, ligne 1 : colonne inconnue « Couleur ». Permis : Numéro - ID, Nom - Name, Actif - Active - languages.csv, line 1: unknown column "Couleur". Allowed: Numéro - ID, Nom - Name, Actif - Active',
    ],
    [
      'a quotation mark that is not closed',
      { 'languages.csv': 'Nom\nInnu\n"Cri\n' },
      'languages.csv, ligne 3 : un guillemet n’est pas fermé - languages.csv, line 3: a quotation mark is not closed',
    ],
    [
      'a required column that is missing',
      { 'lessons.csv': 'Date,Minutes\n2026-01-01,60\n' },
      'lessons.csv, ligne 1 : colonne manquante « Contrat » - lessons.csv, line 1: missing column "Contract"',
    ],
    [
      'an unknown student who was late',
      {
        'contracts.csv': 'number\n1\n',
        'lessons.csv': `contract,held_on,minutes,details\n1,2026-01-01,60,${cellOf([
          { student: 'ana@client.example', late_minutes: 5, left_early_minutes: 0, excused: 0 },
        ])}\n`,
      },
      'lessons.csv, ligne 2, colonne « Retards et absences motivées » : « ana@client.example » est introuvable. Permis : liste JSON dont « student » est un enregistrement de students. - lessons.csv, line 2, column "Late and excused": "ana@client.example" cannot be found. Allowed: JSON list in which "student" is a record of students.',
    ],
    [
      'a file outside the folder',
      { 'files.csv': 'name,content\na.pdf,../a.pdf\n' },
      'files.csv, ligne 2, colonne « Contenu » : « ../a.pdf » est introuvable - files.csv, line 2, column "Content": "../a.pdf" cannot be found',
    ],
    [
      'a path with a null character',
      { 'files.csv': 'name,content\na.pdf,files/a\0.pdf\n' },
      'files.csv, ligne 2, colonne « Contenu » : contient un caractère nul (U+0000) - files.csv, line 2, column "Content": contains a null character (U+0000)',
    ],
    [
      'a text with a null character',
      { 'files.csv': 'name,content\na\0.pdf,a.pdf\n', 'a.pdf': '%PDF-1.4 a plan' },
      'files.csv, ligne 2, colonne « Nom du fichier » : contient un caractère nul (U+0000) - files.csv, line 2, column "File name": contains a null character (U+0000)',
    ],
    [
      'a path that is too long for a file',
      { 'files.csv': `name,content\na.pdf,${'a'.repeat(300)}.pdf\n` },
      `files.csv, ligne 2, colonne « Contenu » : « ${'a'.repeat(300)}.pdf » est introuvable - files.csv, line 2, column "Content": "${'a'.repeat(300)}.pdf" cannot be found`,
    ],
    [
      'a content that is not what its name says',
      { 'files.csv': 'name,content\na.pdf,a.txt\n', 'a.txt': 'hello' },
      'files.csv, ligne 2, colonne « Contenu » : Ce type de fichier n’est pas accepté. Permis : .pdf, .xls, .xlsx, .doc, .docx, images. - files.csv, line 2, column "Content": This kind of file is not accepted. Allowed: .pdf, .xls, .xlsx, .doc, .docx, images.',
    ],
    [
      'what only the database refuses',
      {
        'students.csv': 'id,name,last_name\n1,A,B\n',
        'languages.csv': 'name\nInnu\n',
        'student_needs.csv': 'student,language\n1,Innu\n1,Innu\n',
      },
      'student_needs.csv, ligne 3 : refusé par la base de données (student_needs_student_id_language_id_key) - student_needs.csv, line 3: refused by the database (student_needs_student_id_language_id_key)',
    ],
    [
      'no spreadsheet',
      { 'notes.xlsx': 'hello' },
      'notes.xlsx : n’est pas une feuille .xlsx lisible - notes.xlsx: is not a readable .xlsx sheet',
    ],
    [
      'two files of one kind',
      { 'notes.csv': '', 'notes.xlsx': writeSpreadsheet([]) },
      'notes.xlsx : notes.csv existe aussi - notes.xlsx: notes.csv is there too',
    ],
  ];

  it.each(wrong)('names %s in both languages, and writes nothing', async (_name, files, line) => {
    const { config, db } = await emptyOrganisation();
    const { lines, isRefused } = await importAll(
      config,
      folderOf({ 'companies.csv': 'name\nBanque du Nord\n', ...files }),
      { isWritten: true },
    );
    expect(lines.filter((one) => !one.endsWith(' refused'))[0]).toBe(line);
    expect(isRefused).toBe(true);
    expect(lines.at(-1)).toBe(
      'Rien n’a été écrit : corrigez les lignes ci-dessus. - Nothing was written: correct the lines above.',
    );
    expect(await db.selectFrom('companies').selectAll().execute()).toEqual([]);
    expect(readdirSync(config.DATA_DIR).filter((name) => name === 'files')).toEqual([]);
  });

  it('is not cut off by the limits of the role, which are for requests', async () => {
    const { db, config } = await emptyOrganisation();
    const name = sql.ref(new URL(config.DATABASE_URL ?? '').pathname.slice(1));
    await sql`alter database ${name} set statement_timeout = '10s'`.execute(db);
    await sql`alter database ${name} set idle_in_transaction_session_timeout = '30s'`.execute(db);
    // The constraint refuses every language while a time limit applies.
    await sql`alter table languages add constraint has_no_limit check (current_setting('statement_timeout') = '0'
      and current_setting('idle_in_transaction_session_timeout') = '0') not valid`.execute(db);
    const folder = folderOf({ 'languages.csv': 'name\nInnu\n' });
    const pooled = { ...config, DATABASE_POOLER: 'transaction' } as const;
    const { lines, isRefused } = await importAll(pooled, folder, { isWritten: true });
    expect([isRefused, lines.at(-1)]).toEqual([false, 'Importé. - Imported.']);
  });

  it('keeps the contents of files when the connection is lost with the answer to the commit', async () => {
    const { db, config } = await emptyOrganisation();
    const folder = folderOf(office);
    const cut = await lineThatLosesCommits(config.DATABASE_URL ?? '');
    await expect(importAll({ ...config, DATABASE_URL: cut }, folder, { isWritten: true })).rejects.toThrow();
    const [file] = await db.selectFrom('files').select(['name', 'content_key']).execute();
    expect(file?.name).toBe('plan.pdf');
    const content = await contentsIn(join(config.DATA_DIR, 'files')).read(file?.content_key ?? '');
    expect(String(content)).toBe('%PDF-1.4 a plan');
  });

  it('starts from templates that name every column and import nothing', async () => {
    const folder = join(temporaryFolder(), 'templates');
    expect(importTemplates(folder)).toEqual(
      [
        'languages',
        'course_types',
        'companies',
        'teachers',
        'students',
        'contracts',
        'contract_students',
        'lessons',
        'files',
      ].map((name) => `${name}.xlsx`),
    );
    const { config } = await emptyOrganisation();
    const { lines, isRefused } = await importAll(config, folder, { isWritten: true });
    expect([lines.length, isRefused]).toEqual([10, false]);
    rmSync(folder, { recursive: true });
    expect((await importAll(config, folder, { isWritten: false })).lines[0]).toBe(
      `${folder} : aucun fichier .csv ou .xlsx - ${folder}: no .csv or .xlsx file`,
    );
  });
});
