import { createHash } from 'node:crypto';
import pg from 'pg';
import { templates } from '../src/files/templates.ts';
import type { LinkKeys } from '../src/sessions/LinkKeys.ts';
import type { Passwords } from '../src/sessions/passwords.ts';
import { sampleZone } from './sampleClock.ts';
import { sampleContent, sampleSize } from './sampleContent.ts';
import type { DataSet, MeetingFileRow, StatementLineRow } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Hashes the passwords and encrypts the private links of the samples. */
export interface SampleSecrets {
  readonly passwords: Passwords;
  readonly links: LinkKeys;
}

/** Replaces all records of a database by a data set. Sessions stay open if their user still exists. */
export async function loadSamples(
  url: string,
  data: DataSet,
  { passwords, links }: SampleSecrets,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin; set local portal.history = 'off'");
    await client.query(emptyTables);
    for (const [table, rows] of Object.entries(await rowsOf(data, { passwords, links }))) {
      const [first] = rows;
      if (!first) continue;
      const columns = Object.keys(first).join(', ');
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
      if ('id' in first) {
        await client.query(
          `select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`,
          [table],
        );
      }
    }
    await client.query(restoreSessions);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const emptyTables = `
create temporary table kept_sessions on commit drop as table sessions;
create temporary table kept_tokens on commit drop as table refresh_tokens;
do $$
begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'office'));
end $$`;

const restoreSessions = `
insert into sessions select * from kept_sessions
  where user_id in (select id from users) or company_id in (select id from companies)
    or student_id in (select id from students);
insert into refresh_tokens select * from kept_tokens where session_id in (select id from sessions)`;

/** Returns the rows of each table, in an order in which references already exist. */
async function rowsOf(
  data: DataSet,
  { passwords, links }: SampleSecrets,
): Promise<Record<string, readonly Row[]>> {
  const hashes = new Map<string, string>();
  for (const { password } of data.users) {
    if (!password || hashes.has(password)) continue;
    // Records that were read from a database already contain hashes.
    hashes.set(password, password.startsWith('$argon2') ? password : await passwords.hash(password));
  }
  const sealed = (token: string | null) =>
    token === null ? { link_sealed: null, link_digest: null } : links.seal(token);
  const teacherOf = new Map(data.contracts.map(({ id, teacherId }) => [id, teacherId]));
  return {
    organisation: [{ id: 1, time_zone: sampleZone, holiday_region: 'CA-QC' }],
    languages: plain(data.languages),
    course_types: data.courseTypes.map(({ id, name, nameEn, status }) => ({
      id,
      name,
      name_en: nameEn,
      status,
    })),
    companies: data.companies.map(({ tokenLogin, ...company }) => ({
      ...snake(company),
      ...sealed(tokenLogin),
    })),
    users: data.users.map(({ loginDate, emailDate, password, ...user }) => ({
      ...snake(user),
      password: password === null ? null : hashes.get(password),
      login_at: loginDate,
      invited_at: emailDate,
    })),
    teachers: data.teachers.map(({ languageIds, rates, ...teacher }) => snake(teacher)),
    teacher_languages: data.teachers.flatMap(({ id, languageIds }) =>
      languageIds.map((language_id, place) => ({ teacher_id: id, language_id, place })),
    ),
    teacher_rates: data.teachers.flatMap(({ id, rates }) =>
      rates.map(({ courseTypeId, rate, from = null }) => ({
        teacher_id: id,
        course_type_id: courseTypeId,
        rate,
        place: rates.findIndex((one) => one.courseTypeId === courseTypeId),
        starts_on: from,
      })),
    ),
    materials: plain(data.materials),
    students: data.students.map(({ levels, tokenLogin, ...student }) => ({
      ...snake(student),
      ...sealed(tokenLogin),
    })),
    level_tests: data.students.flatMap(({ id, levels }) =>
      levels.map(({ languageId, level, lastTest, testerInitials }) => ({
        student_id: id,
        language_id: languageId,
        level,
        tested_on: lastTest,
        tester_initials: testerInitials,
      })),
    ),
    student_needs: plain(data.studentNeeds),
    contracts: data.contracts.map(({ previousTeachers, ...contract }) => snake(contract)),
    contract_numbers: lastNumbers(data),
    previous_teachers: data.contracts.flatMap(({ id, previousTeachers }) =>
      previousTeachers.map(({ replacedOn = null, ...previous }) => ({
        contract_id: id,
        ...snake(previous),
        replaced_on: replacedOn,
      })),
    ),
    enrolments: data.enrolments.map(({ startsOn = null, endsOn = null, ...enrolment }) => ({
      ...snake(enrolment),
      starts_on: startsOn,
      ends_on: endsOn,
    })),
    material_requests: plain(data.contractMaterials),
    lessons: data.lessons.map(
      ({ date, absentStudentIds, details, note = null, recordedAt = null, teacherId, ...lesson }) => ({
        ...snake(lesson),
        teacher_id: teacherId === undefined ? (teacherOf.get(lesson.contractId) ?? null) : teacherId,
        held_on: date,
        note,
        recorded_at: recordedAt,
      }),
    ),
    absences: data.lessons.flatMap(({ id, absentStudentIds }) =>
      absentStudentIds.map((student_id, place) => ({ lesson_id: id, student_id, place })),
    ),
    class_plans: plain(data.classPlans),
    planned_classes: data.plannedClasses.map(({ date, time, ...planned }) => ({
      ...snake(planned),
      held_on: date,
      begins_at: time,
    })),
    closed_days: plain(data.closedDays),
    teacher_unavailability: plain(data.unavailability),
    calendar_links: data.calendarLinks.map(({ userId, token }) => ({ user_id: userId, ...sealed(token) })),
    private_links: plain(data.privateLinks),
    dead_links: data.deadLinks.map(({ id, token, ...link }) => ({
      ...snake(link),
      digest: links.seal(token).link_digest,
    })),
    lesson_details: data.lessons.flatMap(({ id, details = [] }) =>
      details.map((detail) => ({ lesson_id: id, ...snake(detail) })),
    ),
    saved_views: plain(data.savedViews),
    view_choices: data.viewChoices.map(({ id: _id, ...choice }) => snake(choice)),
    snoozes: plain(data.snoozes),
    phrases: plain(data.phrases),
    statements: data.statements.map(({ lines, ...statement }) => snake(statement)),
    statement_lines: data.statements.flatMap(({ id, lines }) =>
      lines.map(({ classes, ...line }) => ({
        statement_id: id,
        ...snake(line),
        classes: classes.length,
        part: partOf(lines, line),
      })),
    ),
    statement_classes: data.statements.flatMap(({ id, lines }) =>
      lines.flatMap(({ contractId, rateCents, classes }) =>
        classes.map(({ date, ...taught }) => ({
          ...snake(taught),
          statement_id: id,
          contract_id: contractId,
          part: partOf(lines, { contractId, rateCents }),
          held_on: date,
        })),
      ),
    ),
    imports: data.imports.map(({ lines, contentKey, ...done }) => {
      const file = { name: done.fileName, title: null };
      return { ...snake(done), content_key: contentKey && sampleKey(file), size: sampleSize(file) };
    }),
    import_lines: data.imports.flatMap(({ id, lines }) =>
      lines.map((line) => ({ import_id: id, ...snake(line) })),
    ),
    import_columns: plain(data.importColumns),
    reminders: data.reminders.map(({ items, ...reminder }) => ({ ...snake(reminder), mail_id: null })),
    reminder_items: data.reminders.flatMap(({ id, items }) =>
      items.map((item) => ({ reminder_id: id, ...snake(item) })),
    ),
    digest_refusals: plain(data.digestRefusals),
    outlines: plain(data.outlines),
    course_infos: plain(data.courseInfos),
    report_forms: data.reportForms.map(({ updatedAt, ...form }) => ({
      ...snake(form),
      changed_at: updatedAt,
    })),
    files: data.files.map(({ upload, ...file }) => ({
      ...snake(file),
      is_template: file.id <= templates.length,
      content_key: upload?.key ?? sampleKey(file),
      size: upload?.size ?? sampleSize(file),
    })),
    meeting_files: data.meetingFiles.map(({ upload, ...file }) => ({
      ...snake(file),
      ...keptOf(file, upload),
    })),
    reports: data.reports.map(({ date, ...report }) => ({ ...snake(report), reported_on: date })),
    notes: plain(data.notes),
    mails: data.mails.map(({ to, ...mail }) => ({ ...snake(mail), recipient: to })),
    password_links: data.passwordLinks.map(({ hash, end, ...link }) => ({
      ...snake(link),
      digest: createHash('sha256').update(hash).digest('base64url'),
      ended: end,
    })),
  };
}

/** Where the content of the file of a meeting is kept; one of the samples is known by name and day. */
function keptOf(
  { name, heldOn }: Pick<MeetingFileRow, 'name' | 'heldOn'>,
  upload: MeetingFileRow['upload'],
): Row {
  if (upload) return { content_key: upload.key, size: upload.size, sha256: upload.sha256 };
  const file = { name, title: heldOn };
  const content = sampleContent(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { content_key: sampleKey(file), size: content.byteLength, sha256 };
}

/** Returns the key of a content that is generated when it is read. */
function sampleKey({ name, title }: { readonly name: string; readonly title: string | null }): string {
  return `sample:${JSON.stringify({ name, title })}`;
}

/** Returns the last contract number of each year. */
function lastNumbers({ contracts }: DataSet): Row[] {
  const last = new Map<number, { year: number; last: number; digits: number }>();
  for (const { number } of contracts) {
    const [, year, place] = /^(\d{4})-(\d+)$/.exec(number) ?? [];
    if (year === undefined || place === undefined) continue;
    const known = last.get(Number(year));
    if (known && known.last >= Number(place)) continue;
    last.set(Number(year), { year: Number(year), last: Number(place), digits: place.length });
  }
  return [...last.values()];
}

function plain(rows: readonly object[]): Row[] {
  return rows.map(snake);
}

/** Converts names such as `lastName` to those of the database, such as `last_name`. */
function snake(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

/** Returns the position of a line among those of its contract in the statement, from 1. */
function partOf(
  lines: readonly StatementLineRow[],
  { contractId, rateCents }: Pick<StatementLineRow, 'contractId' | 'rateCents'>,
): number {
  const ofContract = lines.filter((line) => line.contractId === contractId);
  return ofContract.findIndex((line) => line.rateCents === rateCents) + 1;
}
