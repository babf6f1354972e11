import { type Kysely, sql } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import type { LinkKeys } from '../src/sessions/LinkKeys.ts';
import { privatePage } from '../src/sessions/private-page.ts';
import { type DataSet, type TableName, tableNames } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<keyof Schema, readonly Row[]>>;

const stored: readonly (keyof Schema)[] = [
  'users',
  'languages',
  'course_types',
  'companies',
  'teachers',
  'teacher_languages',
  'teacher_rates',
  'materials',
  'students',
  'level_tests',
  'student_needs',
  'contracts',
  'previous_teachers',
  'enrolments',
  'material_requests',
  'lessons',
  'absences',
  'lesson_details',
  'outlines',
  'course_infos',
  'report_forms',
  'files',
  'meeting_files',
  'reports',
  'notes',
  'mails',
  'keyed_writes',
  'password_links',
  'sessions',
  'refresh_tokens',
  'class_plans',
  'planned_classes',
  'closed_days',
  'teacher_unavailability',
  'calendar_links',
  'private_links',
  'dead_links',
  'statements',
  'statement_lines',
  'statement_classes',
  'saved_views',
  'view_choices',
  'snoozes',
  'phrases',
  'reminders',
  'reminder_items',
  'digest_refusals',
  'imports',
  'import_lines',
  'import_columns',
];

/** Reads all records of a database as a data set: those written by `loadSamples`, with all later changes. */
export async function readRecords(db: Kysely<Schema>, links: LinkKeys): Promise<DataSet> {
  // In a single statement, so that all tables are read at the same moment.
  const parts = stored.map(
    (table) =>
      sql`${sql.lit(table)}, (select coalesce(json_agg(t), '[]') from (select * from ${sql.table(table)} order by 1, 2, 3) t)`,
  );
  const { rows } = await sql<{ tables: Tables }>`select json_build_object(${sql.join(parts)}) tables`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the database gave no records');
  return dataSetOf(row.tables, links);
}

/** Decrypted tokens of private links, which tests read again and again. */
const opened = new WeakMap<LinkKeys, Map<string, string | null>>();

function openerOf(links: LinkKeys) {
  const known = opened.get(links) ?? new Map<string, string | null>();
  opened.set(links, known);
  return (sealed: unknown): string | null => {
    const text = String(sealed);
    const token = known.get(text) ?? links.open(text);
    known.set(text, token);
    return token;
  };
}

function dataSetOf(tables: Tables, links: LinkKeys): DataSet {
  const open = openerOf(links);
  const languagesOf = grouped(tables.teacher_languages, 'teacher_id');
  const ratesOf = grouped(tables.teacher_rates, 'teacher_id');
  const testsOf = grouped(tables.level_tests, 'student_id');
  const previousOf = grouped(tables.previous_teachers, 'contract_id');
  const absencesOf = grouped(tables.absences, 'lesson_id');
  const detailsOf = grouped(tables.lesson_details, 'lesson_id');
  const teacherOf = new Map(tables.contracts.map(({ id, teacher_id }) => [id, teacher_id]));
  const linesOf = grouped(tables.statement_lines, 'statement_id');
  const classesOf = grouped(tables.statement_classes, 'statement_id');
  const importedOf = grouped(tables.import_lines, 'import_id');
  const itemsOf = grouped(tables.reminder_items, 'reminder_id');
  const tokensOf = grouped(tables.refresh_tokens, 'session_id');
  const pagesOf = (owners: readonly Row[], page: string) =>
    new Map(owners.map(({ id, link_sealed }) => [id, page + open(link_sealed)]));
  const pageOfCompany = pagesOf(tables.companies, privatePage.company);
  const pageOfStudent = pagesOf(tables.students, privatePage.student);
  const withToken = ({ link_sealed, link_digest, ...row }: Row) => ({
    ...camel(row),
    tokenLogin: link_sealed === null ? null : open(link_sealed),
  });
  const read: Readonly<Record<TableName, readonly object[]>> = {
    users: tables.users.map(({ login_at, invited_at, ...user }) => ({
      ...camel(user),
      loginDate: moment(login_at),
      emailDate: moment(invited_at),
    })),
    teachers: tables.teachers.map((teacher) => ({
      ...camel(teacher),
      languageIds: inPlace(languagesOf(teacher.id)).map(({ language_id }) => language_id),
      rates: inPlace(ratesOf(teacher.id)).map(({ course_type_id, rate, starts_on }) => ({
        courseTypeId: course_type_id,
        rate,
        ...(starts_on === null ? {} : { from: starts_on }),
      })),
    })),
    languages: tables.languages.map(camel),
    courseTypes: tables.course_types.map(({ version, updated_at, ...type }) => camel(type)),
    companies: tables.companies.map(({ contact_version, ...company }) => withToken(company)),
    materials: tables.materials.map(camel),
    students: tables.students.map((student) => ({
      ...withToken(student),
      levels: testsOf(student.id).map(({ language_id, level, tested_on, tester_initials }) => ({
        languageId: language_id,
        level,
        lastTest: tested_on,
        testerInitials: tester_initials,
      })),
    })),
    studentNeeds: tables.student_needs.map(camel),
    contracts: tables.contracts.map(({ created_at, version, ...contract }) => ({
      ...camel(contract),
      previousTeachers: previousOf(contract.id).map(({ teacher_id, hours_done, motive, replaced_on }) => ({
        teacherId: teacher_id,
        hoursDone: hours_done,
        motive,
        ...(replaced_on === null ? {} : { replacedOn: replaced_on }),
      })),
    })),
    enrolments: tables.enrolments.map(({ starts_on, ends_on, assumed, ...enrolment }) => ({
      ...camel(enrolment),
      ...(starts_on === null ? {} : { startsOn: starts_on }),
      ...(ends_on === null ? {} : { endsOn: ends_on }),
    })),
    contractMaterials: tables.material_requests.map(camel),
    lessons: tables.lessons.map(
      ({ held_on, id, contract_id, minutes, status, note, teacher_id, recorded_at }) => ({
        ...camel({ id, contract_id, minutes, status }),
        date: held_on,
        absentStudentIds: inPlace(absencesOf(id)).map(({ student_id }) => student_id),
        ...(note !== null && { note }),
        ...(recorded_at !== null && { recordedAt: moment(recorded_at) }),
        ...(teacher_id !== teacherOf.get(contract_id) && { teacherId: teacher_id }),
        ...(detailsOf(id).length > 0 && {
          details: detailsOf(id).map(({ lesson_id, ...row }) => camel(row)),
        }),
      }),
    ),
    classPlans: tables.class_plans.map(({ updated_at, version, ...plan }) => camel(plan)),
    plannedClasses: tables.planned_classes.map(({ held_on, begins_at, updated_at, version, ...planned }) => ({
      ...camel(planned),
      date: held_on,
      time: String(begins_at).slice(0, 5),
    })),
    closedDays: tables.closed_days.map(camel),
    unavailability: tables.teacher_unavailability.map(
      ({ begins_at, ends_at, updated_at, version, ...away }) => ({
        ...camel(away),
        beginsAt: begins_at === null ? null : String(begins_at).slice(0, 5),
        endsAt: ends_at === null ? null : String(ends_at).slice(0, 5),
      }),
    ),
    calendarLinks: tables.calendar_links.map(({ user_id, link_sealed }, place) => ({
      id: place + 1,
      userId: user_id,
      token: open(link_sealed),
    })),
    privateLinks: tables.private_links.map(({ version, ...link }) => camel(link)),
    deadLinks: tables.dead_links.map(({ digest, ...link }, place) => ({
      ...camel(link),
      id: place + 1,
      token: digest,
    })),
    statements: tables.statements.map(({ updated_at, version, ...statement }) => ({
      ...camel(statement),
      lines: linesOf(statement.id).map(({ statement_id, part, ...line }) => ({
        ...camel(line),
        classes: classesOf(statement_id)
          .filter((taught) => taught.contract_id === line.contract_id && taught.part === part)
          .map(({ lesson_id, held_on, minutes }) => ({ lessonId: lesson_id, date: held_on, minutes })),
      })),
    })),
    savedViews: tables.saved_views.map(({ updated_at, version, ...view }) => camel(view)),
    viewChoices: tables.view_choices.map((choice, place) => ({ id: place + 1, ...camel(choice) })),
    snoozes: tables.snoozes.map(({ updated_at, version, ...snooze }) => camel(snooze)),
    phrases: tables.phrases.map(({ updated_at, version, ...phrase }) => camel(phrase)),
    imports: tables.imports.map(({ size, content_key, ...done }) => ({
      ...camel(done),
      contentKey: String(content_key).startsWith('sample:') ? 'made up' : content_key,
      lines: importedOf(done.id).map(({ import_id, ...line }) => camel(line)),
    })),
    importColumns: tables.import_columns.map(camel),
    reminders: tables.reminders.map((reminder) => ({
      ...camel(reminder),
      items: itemsOf(reminder.id).map(({ id, reminder_id, ...item }) => camel(item)),
    })),
    digestRefusals: tables.digest_refusals.map(camel),
    outlines: tables.outlines.map(({ updated_at, version, ...outline }) => camel(outline)),
    courseInfos: tables.course_infos.map(camel),
    reportForms: tables.report_forms.map(({ changed_at, ...form }) => ({
      ...camel(form),
      updatedAt: moment(changed_at),
    })),
    files: tables.files.map(({ is_template, content_key, size, ...file }) => ({
      ...camel(file),
      upload: String(content_key).startsWith('sample:') ? null : { key: content_key, size },
    })),
    meetingFiles: tables.meeting_files.map(({ content_key, size, sha256, ...file }) => ({
      ...camel(file),
      upload: String(content_key).startsWith('sample:') ? null : { key: content_key, size, sha256 },
    })),
    reports: tables.reports.map(({ reported_on, ...report }) => ({ ...camel(report), date: reported_on })),
    notes: tables.notes.map(camel),
    mails: tables.mails.map(({ recipient, link_company_id, link_student_id, ...mail }) => ({
      ...camel(mail),
      to: recipient,
      ...(link_company_id !== null && { link: pageOfCompany.get(link_company_id) }),
      ...(link_student_id !== null && { link: pageOfStudent.get(link_student_id) }),
    })),
    keyedWrites: tables.keyed_writes.map(({ user_id, call, key, request, answer, version }, place) => ({
      id: place + 1,
      key,
      userId: user_id,
      request: `${call} ${request}`,
      answer: JSON.stringify({ answer, ...(version === null ? {} : { version }) }),
    })),
    passwordLinks: tables.password_links.map(({ digest, ended, ...link }) => ({
      ...camel(link),
      hash: digest,
      end: ended,
    })),
    sessions: tables.sessions.map(({ id, ended_at, expires_at }, place) => ({
      id: place + 1,
      session: id,
      used: tokensOf(id)
        .filter(({ used_at }) => used_at !== null)
        .map((token) => ({ token: token.id, at: secondOf(token.used_at) })),
      isOver: ended_at !== null,
      expiresAt: secondOf(expires_at),
    })),
  };
  return Object.fromEntries(tableNames.map((name) => [name, read[name]])) as unknown as DataSet;
}

/** Groups rows by the record that they belong to, which a column names. */
function grouped(rows: readonly Row[], column: string): (id: unknown) => readonly Row[] {
  const groups = Map.groupBy(rows, (row) => row[column]);
  return (id) => groups.get(id) ?? [];
}

function inPlace(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(a.place) - Number(b.place));
}

/** Converts names such as `last_name` to those of a data set, such as `lastName`. Leaves out computed columns. */
function camel(row: Row): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const column in row) {
    const name = nameOf(column);
    if (name !== null) record[name] = column.endsWith('_at') ? moment(row[column]) : row[column];
  }
  return record;
}

const names = new Map<string, string | null>();

/** Returns the name of a column in a data set; null if it is computed. */
function nameOf(column: string): string | null {
  let name = names.get(column);
  if (name === undefined) {
    const isComputed = column.endsWith('_folded');
    name = isComputed ? null : column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    names.set(column, name);
  }
  return name;
}

/** Converts a moment to the API's format. */
function moment(value: unknown): string | null {
  return value === null ? null : new Date(String(value)).toISOString();
}

function secondOf(value: unknown): number {
  return Math.floor(Date.parse(String(value)) / 1000);
}
