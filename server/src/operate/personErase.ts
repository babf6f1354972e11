import { plainEmail } from '@portal/domain';
import { sql } from 'kysely';
import { type Config, WrongSetting } from '../config.ts';
import { type Db, liftLimits } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import { erasedNames } from '../exchange/erasedNames.ts';
import { isOrWasIn } from '../features/access.ts';
import { type HistoryTableName, writtenColumns } from '../features/history/tables.ts';
import { lockAdministrators, refuseLastAdministrator } from '../features/last-administrator.ts';
import { filesWithClass } from '../features/meeting-attendance/classOfFile.ts';
import { findRecord } from '../features/records.ts';
import { suspendHistory } from '../history/history.ts';
import { mailEndedKeys } from '../mail/api-keys/mailEndedKeys.ts';
import { accountDigestsOf } from '../sessions/sign-ins.ts';
import { type FoundPerson, findPerson, nameOf } from './findPerson.ts';
import { openOrganisation } from './openOrganisation.ts';
import { removeContents } from './sweepContents.ts';

/**
 * Erases a student or teacher: overwrites or deletes everything that identifies them, including the contents of their
 * files. Sums and contracts stay. Without `isConfirmed`, changes nothing. Returns the lines to print.
 */
export async function personErase(
  config: Config,
  words: string,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<string[]> {
  const { db, contents, links, close } = await openOrganisation(config, { isBeside: true });
  try {
    const trx = await db.startTransaction().execute();
    try {
      await liftLimits(trx);
      await lockAdministrators(trx);
      const person = await findPerson(trx, words);
      if (person.kind === 'user')
        throw new WrongSetting(
          `${nameOf(person)} is an administrator who does not teach. Only students and teachers are erased: archive this account in the portal`,
        );
      await keepAdministrator(trx, person);
      const tried = person.email === null ? [] : accountDigestsOf(links, plainEmail(person.email));
      const erased = await eraseIn(trx, person, tried);
      if (!isConfirmed) {
        await trx.rollback().execute();
        return [...linesOf(person, erased, 'would be'), 'Nothing was changed. Add --yes to erase.'];
      }
      await trx.commit().execute();
      await removeContents(db, contents, erased.contents);
      return [...linesOf(person, erased, 'was'), `Erased. ${backups(person)}`];
    } catch (error) {
      if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
      throw error;
    }
  } finally {
    await close();
  }
}

/** Throws an error with a sentence for the last active administrator, who may have been a teacher before. */
async function keepAdministrator(db: Db, { user_id }: FoundPerson): Promise<void> {
  const user = await findRecord(db, 'users', user_id);
  if (user)
    await refuseLastAdministrator(db, user).catch((error: Error) => {
      throw new WrongSetting(error.message);
    });
}

interface Erased {
  readonly contracts: number;
  /** Number of changed rows, by kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** Keys of contents to which no row refers any more. */
  readonly contents: readonly string[];
}

function linesOf(person: FoundPerson, { contracts, counts }: Erased, was: string): string[] {
  return [
    `${person.kind}:${person.id}, ${nameOf(person)}, ${was} renamed "${erasedNames[person.kind]}".`,
    `Contracts of this person: ${contracts}. They stay, with lessons, hours and numbers of students.`,
    ...Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`  ${count} ${what}`] : [])),
  ];
}

function backups({ kind, id }: FoundPerson): string {
  return `Backups still hold this person: after restoring an older one, run person-erase ${kind}:${id} again.`;
}

/** Erases the person's data. `tried` are the hashes under which sign-in attempts with the address may be stored. */
async function eraseIn(db: Db, person: FoundPerson, tried: readonly string[]): Promise<Erased> {
  const { rows } = await sql<{ contracts: number }>`select count(*) as contracts from contracts c
    where ${takesPart(person)}`.execute(db);
  const { rows: files } = await sql<{ content_key: string }>`select content_key from files
    where ${isFileOf(person)}
    union select content_key from imports i where ${isNamedIn(person)} and content_key is not null
    union select content_key from meeting_files m where ${isMeetingFileOf(person)}`.execute(db);
  await suspendHistory(db);
  const counts: Record<string, number> = {};
  for (const [what, statement] of Object.entries(stepsFor(person, tried))) {
    const { numAffectedRows } = await statement.execute(db);
    if (what !== 'record') counts[what] = Number(numAffectedRows ?? 0);
  }
  // Their trigger takes an erased person for an archived one.
  await sql`update api_keys set end_reason = 'erased'
    where created_by = ${person.user_id} and ended_at is not null and end_mailed_at is null
      and end_reason <> 'by-hand'`.execute(db);
  await mailEndedKeys(db, new Date());
  await eraseHistory(db, person);
  return { contracts: rows[0]?.contracts ?? 0, counts, contents: files.map((file) => file.content_key) };
}

/**
 * Removes the person's data from the history, replaces the name elsewhere in it, and adds an entry about the erasure.
 */
async function eraseHistory(db: Db, person: FoundPerson): Promise<void> {
  const { kind, id, user_id } = person;
  const isAbout =
    kind === 'student'
      ? sql`student_id = ${id} or table_name = 'outlines' and ${isAlone(id, sql`history.contract_id`)}`
      : sql`table_name not in ('contracts', 'lessons') and teacher_id = ${id}
          or table_name = 'users' and record_id = ${user_id}`;
  await sql`update history set before = null, after = null where ${isAbout}`.execute(db);
  const mentions = mentionsInJson(person);
  if (mentions !== null) {
    const { found, replaced } = mentions;
    await sql`update history set before = ${replaced('before')}, after = ${replaced('after')}
      where ${found('before')} or ${found('after')}`.execute(db);
  }
  await db
    .insertInto('history')
    .values({
      table_name: kind === 'student' ? 'students' : 'teachers',
      action: 'erase',
      record_id: id,
      [kind === 'student' ? 'student_id' : 'teacher_id']: id,
    })
    .execute();
}

/** Condition: the person attends the contract `c`, teaches it or taught it. */
function takesPart({ kind, id }: FoundPerson): Sql {
  return kind === 'student'
    ? sql`exists (select from enrolments e where e.contract_id = c.id and e.student_id = ${id})`
    : sql`c.teacher_id = ${id} or exists (select from previous_teachers p
        where p.contract_id = c.id and p.teacher_id = ${id})`;
}

/** Condition: this student is the only one who attends a contract. */
function isAlone(id: number, contract: Sql): Sql {
  return sql`(${id} = all (select e.student_id from enrolments e where e.contract_id = ${contract})
    and exists (select from enrolments e where e.contract_id = ${contract}))`;
}

/**
 * Condition: the file is about the student. Files that a teacher uploaded are about contracts and students, and stay.
 */
function isFileOf({ kind, id }: FoundPerson): Sql {
  return kind === 'student' ? sql`student_id = ${id}` : sql`false`;
}

/**
 * Whether the file `m` of a meeting can name the person: it lists everybody who was there. Of a student, those of the
 * contracts; of a teacher, those of own classes and those that the teacher sent.
 */
function isMeetingFileOf({ kind, id, user_id }: FoundPerson): Sql {
  return kind === 'student'
    ? isOrWasIn(sql`m.contract_id`, sql`${id}::bigint`)
    : sql`(m.stored_by = ${user_id}
        or m.id in (select f.id from ${filesWithClass(sql`true`)} f where f.teacher_id = ${id}))`;
}

/** Whether a decision about a participant of meetings is about the person. */
function isDecisionAbout(person: FoundPerson): Sql {
  const { kind, id, email } = person;
  const named = mentionPattern(person);
  return sql`(participant_address = lower(${email})
    or student_id = ${kind === 'student' ? id : null}
    ${named === null ? sql`` : sql`or name ~* ${named}`})`;
}

/** Condition: an import `i` created the person, or refused a line with the name. Its file contains that line. */
function isNamedIn(person: FoundPerson): Sql {
  return sql`exists (select from import_lines l where l.import_id = i.id and ${isLineOf(person)})`;
}

function isLineOf({ kind, id, name, last_name }: FoundPerson): Sql {
  return sql`(l.${sql.ref(`${kind}_id`)} = ${id}
    or fold(l.name) = fold(${name}) and fold(l.last_name) = fold(${last_name}))`;
}

/**
 * The statements that erase a person, by what they change. Names in texts are replaced last, because the other
 * statements search for them.
 */
function stepsFor(person: FoundPerson, tried: readonly string[]): Record<string, Sql> {
  const steps = person.kind === 'student' ? stepsForStudent(person) : stepsForTeacher(person);
  const { email } = person;
  return {
    'notes about this person': sql`delete from notes
      where note_type = ${person.kind === 'student' ? 'students' : 'teachers'} and ref_id = ${person.id}`,
    mails: sql`delete from mails where lower(recipient) = lower(${email})
      or link_student_id = ${person.kind === 'student' ? person.id : null}`,
    'tries to sign in': sql`delete from sign_ins
      where user_id = ${person.user_id} or account = any (${[...tried]}::text[])`,
    'addresses of companies': sql`update companies set email = null, contact_version = contact_version + 1
      where lower(email) = lower(${email})`,
    'entries about meetings in the history': sql`update history set before = null, after = null
      where table_name = 'meeting_files' and record_id in (select m.id from meeting_files m where ${isMeetingFileOf(person)})
        or table_name = 'meeting_decisions' and record_id in (select id from meeting_decisions where ${isDecisionAbout(person)})`,
    'files of meetings': sql`delete from meeting_files m where ${isMeetingFileOf(person)}`,
    'decisions about participants of meetings': sql`delete from meeting_decisions where ${isDecisionAbout(person)}`,
    'files of imports': sql`update imports i set content_key = null
      where content_key is not null and ${isNamedIn(person)}`,
    'lines of imports': sql`update import_lines l set name = '', last_name = ${erasedNames[person.kind]}
      where ${isLineOf(person)}`,
    ...steps,
    ...mentionsOf(person),
    ...mentionsInQueries(person),
    'stored answers to requests': sql`delete from keyed_writes where ${isAnswerAbout(person)}`,
    ...mentionsInAnswers(person),
    record: renamed(person),
  };
}

/** Condition: a stored answer was given to the person, or is about the person's own records. */
function isAnswerAbout({ kind, id, user_id, name, last_name, email }: FoundPerson): Sql {
  const told =
    '$.** ? (@.name == $name && @.last_name == $last || @.email == $email || @.note_type == $kind && @.ref_id == $id)';
  const ofAny = sql`user_id = ${user_id} or jsonb_path_exists(answer, ${told}, jsonb_build_object('name', ${name}::text,
    'last', ${last_name}::text, 'email', coalesce(${email}::text, '-'), 'kind', ${`${kind}s`}::text, 'id', ${id}::bigint))`;
  if (kind === 'teacher') return ofAny;
  return sql`${ofAny} or call like ${`% of student ${id}`} or jsonb_path_exists(answer, '$.** ? (@.student_id == $id)', jsonb_build_object('id', ${id}::bigint))
    or call = 'POST outline-form/course/{courseId}' and answer #>> '{data,id}' in (
      select o.id::text from outlines o where ${isAlone(id, sql`o.contract_id`)})`;
}

function stepsForStudent(person: FoundPerson): Record<string, Sql> {
  const { id } = person;
  return {
    'sessions of the private link': sql`delete from sessions where student_id = ${id}`,
    'openings of the private link': sql`delete from private_links where student_id = ${id}`,
    'old private links': sql`delete from dead_links where student_id = ${id}`,
    'tests of level': sql`delete from level_tests where student_id = ${id}`,
    'results on scales of clients': sql`delete from scale_results where student_id = ${id}`,
    'needs for a language': sql`delete from student_needs where student_id = ${id}`,
    'texts of attestations': sql`update attestations set content = null
      where student_id = ${id} and content is not null`,
    'texts of initials': sql`update initials set person_text = null, person_salt = null
      where student_id = ${id} and person_text is not null`,
    'words of announced absences': sql`update announced_absences set word = null
      where student_id = ${id} and word is not null`,
    'report texts and ratings': sql`update report_forms set answers = '{}' where student_id = ${id}`,
    'entries of uploaded reports': sql`delete from reports
      where file_id in (select id from files where ${isFileOf(person)})`,
    'files with their contents': sql`delete from files where ${isFileOf(person)}`,
    'outlines of courses for this student alone': sql`update outlines o set answers = (
        select jsonb_object_agg(key, case when key = 'from' then value
          when jsonb_typeof(value) = 'array' then '[]' else 'null' end) from jsonb_each(o.answers))
      where ${isAlone(id, sql`o.contract_id`)}`,
  };
}

function stepsForTeacher({ id, user_id }: FoundPerson): Record<string, Sql> {
  return {
    sessions: sql`delete from sessions where user_id = ${user_id}`,
    'names in initials': sql`update initials set teacher_text = null, teacher_salt = null
      where teacher_id = ${id} and teacher_text is not null`,
    'second factor': sql`delete from authenticators where user_id = ${user_id}`,
    'trusted devices': sql`delete from trusted_devices where user_id = ${user_id}`,
    passkeys: sql`delete from passkeys where user_id = ${user_id}`,
    'name for passkeys': sql`delete from passkey_handles where user_id = ${user_id}`,
    'recovery codes': sql`delete from recovery_codes where user_id = ${user_id}`,
    'accounts at providers': sql`delete from identities where user_id = ${user_id}`,
    'password links': sql`delete from password_links where user_id = ${user_id}`,
    'calendar addresses': sql`delete from calendar_links where user_id = ${user_id}`,
    reminders: sql`delete from reminders where teacher_id = ${id}`,
    'refusal of the weekly digest': sql`delete from digest_refusals where teacher_id = ${id}`,
    languages: sql`delete from teacher_languages where teacher_id = ${id}`,
    'times of being away': sql`delete from teacher_unavailability where teacher_id = ${id}`,
    rates: sql`delete from teacher_rates where teacher_id = ${id}`,
    'own phrases for comments': sql`delete from phrases where teacher_id = ${id}`,
    'notes and reasons of statements of hours': sql`update statements
      set note = null, reason = case when reason is null then null else '' end
      where teacher_id = ${id} and (note is not null or reason <> '')`,
    'motives for a change of teacher': sql`update previous_teachers set motive = null
      where teacher_id = ${id} and motive is not null`,
  };
}

function renamed({ kind, id, user_id }: FoundPerson): Sql {
  const named = sql`name = '', last_name = ${erasedNames[kind]}, status = 0`;
  if (kind === 'student') {
    return sql`update students set ${named}, ${emptied('students', ['name', 'last_name'])}, link_sealed = null,
      link_digest = null, star = 0 where id = ${id}`;
  }
  return sql`with account as (update users set ${named}, ${emptied('users', ['name', 'last_name', 'email'])},
      email = ${`former-teacher-${id}@erased.invalid`}, password = null, login_at = null, invited_at = null, second_factor_reminded_at = null where id = ${user_id})
    update teachers set ${emptied('teachers')}, user_status = 0 where id = ${id}`;
}

/** Empties the columns that a person's form fills in. */
function emptied(table: HistoryTableName, except: readonly string[] = []): Sql {
  const columns = writtenColumns(table).filter(([column]) => !except.includes(column));
  return sql.join(
    columns.map(([column, { of }]) => sql`${sql.ref(column)} = ${of.kind === 'yesNo' ? sql`0` : sql`null`}`),
  );
}

/** Columns of texts that are kept as JSON. */
const jsonColumns: readonly string[] = ['answers', 'content'];

/** The columns in which users may have written a name. */
const typedTexts = {
  announced_absences: ['word'],
  api_keys: ['name'],
  attestation_settings: ['signatory'],
  attestations: ['content', 'reason'],
  contracts: ['contact_person', 'complementary_description', 'description', 'schedule', 'location'],
  course_infos: ['material_used', 'apps_and_sites_used', 'skills_covered', 'grammar_points_covered'],
  lessons: ['note'],
  meeting_files: ['name'],
  material_requests: ['note'],
  notes: ['title'],
  phrases: ['text_fr', 'text_en'],
  planned_classes: ['cancel_reason', 'cancel_override_reason', 'proposal_answer'],
  previous_teachers: ['motive'],
  saved_views: ['name'],
  statements: ['note', 'reason'],
  teacher_unavailability: ['name'],
  webhook_deliveries: ['answer'],
  webhooks: ['description'],
  student_needs: ['objective', 'motivation', 'location', 'availability'],
  files: ['name', 'title'],
  imports: ['file_name'],
  import_lines: ['reason'],
  mails: ['subject', 'text'],
  outlines: ['answers'],
  report_forms: ['answers'],
} as const;

/** Statements that replace the full name and the address in texts about other things. */
function mentionsOf(person: FoundPerson): Record<string, Sql> {
  const { kind } = person;
  const searched = mentionPattern(person);
  if (searched === null) return {};
  return Object.fromEntries(
    Object.entries(typedTexts).map(([table, columns]) => {
      const changes = columns.map((column) => {
        const replaced = sql`regexp_replace(${sql.ref(column)}::text, ${searched}, ${erasedNames[kind]}, 'gi')`;
        return sql`${sql.ref(column)} = ${jsonColumns.includes(column) ? sql`(${replaced})::jsonb` : replaced}`;
      });
      const found = columns.map((column) => sql`${sql.ref(column)}::text ~* ${searched}`);
      const statement = sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(found, sql` or `)}`;
      return [`mentions in ${table.replaceAll('_', ' ')}`, statement];
    }),
  );
}

/** Like `mentionsOf`, for the queries of saved views, which are URL-encoded. */
function mentionsInQueries(person: FoundPerson): Record<string, Sql> {
  const searched = mentionPattern(person, encodedText);
  if (searched === null) return {};
  const name = encodeURIComponent(erasedNames[person.kind]);
  const statement = sql`update saved_views set query = regexp_replace(query, ${searched}, ${name}, 'gi')
    where query ~* ${searched}`;
  return { 'mentions in queries of saved views': statement };
}

/** Like `mentionsOf`, for stored answers. */
function mentionsInAnswers(person: FoundPerson): Record<string, Sql> {
  const mentions = mentionsInJson(person);
  if (mentions === null) return {};
  const { found, replaced } = mentions;
  const statement = sql`update keyed_writes set answer = ${replaced('answer')} where ${found('answer')}`;
  return { 'mentions in stored answers': statement };
}

/**
 * Finds and replaces mentions in JSON columns, which may contain the query of a view; null if the person has no full
 * name.
 */
function mentionsInJson(person: FoundPerson) {
  const plain = mentionPattern(person);
  const encoded = mentionPattern(person, encodedText);
  if (plain === null || encoded === null) return null;
  const name = erasedNames[person.kind];
  const text = (column: string) => sql`${sql.ref(column)}::text`;
  return {
    found: (column: string) => sql`(${text(column)} ~* ${plain} or ${text(column)} ~* ${encoded})`,
    replaced: (column: string) => sql`regexp_replace(regexp_replace(${text(column)}, ${plain}, ${name}, 'gi'),
      ${encoded}, ${encodeURIComponent(name)}, 'gi')::jsonb`,
  };
}

/** Regular expressions for a way of writing texts. */
interface Writing {
  /** Matches between two words. */
  readonly gap: string;
  /** Match where a word begins and where it ends. */
  readonly begins: string;
  readonly ends: string;
  readonly comma: string;
  readonly sign: (sign: string) => string;
}

const literal = (sign: string) => (/[\p{L}\p{N}]/u.test(sign) ? sign : `\\${sign}`);

/** Plain text or JSON text, in which a line break is a backslash and a letter. */
const plainText: Writing = {
  gap: '(?:\\s|\\\\[bfnrt])',
  begins: '(?:(?<![[:alnum:]])|(?<=\\\\[bfnrt]))',
  ends: '(?![[:alnum:]])',
  comma: ',',
  sign: literal,
};

const codesOf = (sign: string) =>
  [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** URL-encoded text. A letter with an accent has two codes, which begin with 8 or more. */
const encodedText: Writing = {
  gap: '(?:\\s|\\+|%20)',
  begins: '(?:(?<![[:alnum:]])|(?<=%[0-7][0-9a-f]))',
  ends: '(?![[:alnum:]]|%[89a-f])',
  comma: '(?:,|%2C)',
  sign: (sign) => {
    const cases = [...new Set([sign, sign.toLowerCase(), sign.toUpperCase()])];
    return `(?:${[literal(sign), ...cases.map(codesOf)].join('|')})`;
  },
};

/** Returns a pattern for the full name or the address of a person; null if the person has no full name. */
function mentionPattern({ name, last_name, email }: FoundPerson, writing = plainText): string | null {
  if (name.trim() === '' || last_name.trim() === '') return null;
  const { gap, begins, ends, comma } = writing;
  const first = pattern(name, writing);
  const last = pattern(last_name, writing);
  const wholes = [
    `${first}${gap}+${last}`,
    `${last}${gap}*(?:${comma})?${gap}*${first}`,
    ...(email === null ? [] : [pattern(email, writing)]),
  ];
  return `${begins}(${wholes.join('|')})${ends}`;
}

/** Escapes the words of a text for a pattern, with any spaces between them. */
function pattern(text: string, { gap, sign }: Writing): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^a-zA-Z0-9]/gu, sign))
    .join(`${gap}+`);
}
