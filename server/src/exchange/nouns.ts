import {
  announcedAbsenceFields,
  attestationFields,
  attestationLanguages,
  attestationTemplateIds,
  cancellers,
  cefrLevels,
  closedDayFields,
  companyFields,
  contractFields,
  contractLimits,
  contractStatuses,
  courseInfoFields,
  coursePlanFields,
  daysOfPeriod,
  enrolmentFields,
  type Field,
  type FileType,
  fileFields,
  fileTypeRules,
  holidayFields,
  importKinds,
  initialFields,
  initialRoutes,
  initialWays,
  isClockTime,
  isLevelOf,
  isMeetingLink,
  isSkillOf,
  isWebhookAddress,
  type LevelScale,
  languageFields,
  lessonFields,
  levelFields,
  levelScales,
  levelsOfScale,
  mailLanguages,
  materialRequestFields,
  maxMeetingLink,
  needsFields,
  noteFields,
  noticeUnits,
  type OwedPaper,
  outlineFields,
  outlineStatuses,
  owedPapers,
  parseAbsencePercents,
  personFields,
  phraseFields,
  plannedClassFields,
  previousTeacherFields,
  proposalStatuses,
  refusal,
  reportFields,
  scaleResultFields,
  scaleSkills,
  scaleSourceLimit,
  seasons,
  sentPaperFields,
  statementFields,
  statementStatuses,
  studentLimits,
  teacherLimits,
  teacherRateFields,
  textLimits,
  unavailabilityFields,
  type WebhookEvent,
  webhookEvents,
  webhookFields,
  webhookLimits,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Sql } from '../database/Sql.ts';
import type { Schema } from '../database/schema.ts';
import { holds, isOrWasIn } from '../features/access.ts';
import { type HistoryTableName, writtenColumns } from '../features/history/tables.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { newSecret } from '../sessions/newSecret.ts';
import type { Bilingual, Column, Kind } from './columns.ts';
import { erasedNames } from './erasedNames.ts';
import { isPayerTerms } from './isPayerTerms.ts';

/** The values of a row by field, ready for the database; references are ids. */
export type Values = Readonly<Record<string, unknown>>;

/** A kind of record with a file of its own. */
export interface Noun {
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly title: Bilingual;
  readonly table: keyof Schema;
  readonly columns: readonly Column[];
  /** SQL of the rows `t`, if they need more than the table. */
  readonly from?: Sql;
  /** Order of the rows; by default, by id. */
  readonly order?: Sql;
  /**
   * Whether other files refer to its records by the number in the column `id`. An import keeps that number if it is
   * free.
   */
  readonly hasId?: boolean;
  /** The field that identifies a record, and by which other files refer to it. */
  readonly key?: string;
  /** SQL for the text by which other files refer to the record `id`. */
  readonly nameOf?: (id: Sql) => Sql;
  /**
   * Fields that refer to the records it belongs to. A row is left out if the first of these records is already in the
   * portal.
   */
  readonly parents?: readonly string[];
  /** Whether a new office may bring this file as a spreadsheet. */
  readonly isForNewOffice?: boolean;
  /** Whether the portal already has such a record; needed where no key tells. */
  readonly isThere?: (db: Db, values: Values) => Promise<boolean>;
  /** Values of columns that are not in the file. */
  readonly fixed?: (values: Values, links: LinkKeys) => Readonly<Record<string, unknown>>;
  /** Returns the first problem of a row as a whole; null if there is none. */
  readonly check?: (
    values: Values,
    today: string,
  ) => { readonly field: string; readonly refused: string } | null;
  /** Like `check`, for problems that depend on the rows of other files. */
  readonly checkStored?: (
    db: Db,
    values: Values,
  ) => Promise<{ readonly field: string; readonly refused: string } | null>;
  /**
   * `before` and `after` write what belongs to other tables, before the row (for teachers, the account) or after it.
   */
  readonly before?: (db: Db, values: Values) => Promise<Readonly<Record<string, unknown>>>;
  readonly after?: (db: Db, id: number, values: Values) => Promise<void>;
}

/** Refuses a document of a student who was never in its contract (DECISION-58). */
async function refuseForeignStudent(db: Db, { contract, student }: Values) {
  if (contract === null || student === null) return null;
  const isOf = await holds(db, isOrWasIn(sql`${contract}::bigint`, sql`${student}::bigint`));
  return isOf ? null : { field: 'student', refused: refusal('student-not-in-contract') };
}

const scaleLevelChoices = [...levelsOfScale.sle, ...levelsOfScale.quebec];

/** Refuses a result on a client's scale without a level, with one of another scale, or of a day to come. */
function refuseOtherScale(values: Values, today: string) {
  const { scale, tested_on } = values;
  if (typeof tested_on === 'string' && tested_on > today)
    return { field: 'tested_on', refused: refusal('date-in-future') };
  const given = scaleSkills.filter((skill) => typeof values[skill] === 'string');
  if (given.length === 0) return { field: 'reading', refused: refusal('required') };
  const wrong = given.find(
    (skill) =>
      !isSkillOf(scale as LevelScale, skill) || !isLevelOf(scale as LevelScale, String(values[skill])),
  );
  return wrong ? { field: wrong, refused: refusal('level-unreadable') } : null;
}

const yes: Kind = { is: 'yes' };
const day: Kind = { is: 'day' };
const moment: Kind = { is: 'moment' };
const json: Kind = { is: 'json' };
const jsonList: Kind = { is: 'json', isList: true };
const lessonDetails: Kind = { is: 'json', isList: true, names: { field: 'student', of: 'students' } };
const text = (max: number): Kind => ({ is: 'text', max });
const line = text(textLimits.line);
const prose = text(textLimits.prose);
const record = (of: string): Kind => ({ is: 'record', of });
const records = (of: string): Kind => ({ is: 'records', of });
const email = (max: number = textLimits.line): Kind => ({ is: 'email', max });
const choice = (words: readonly string[], stored?: readonly (string | number)[]): Kind => ({
  is: 'choice',
  words,
  stored,
});
const number = (max: number, whole = false): Kind => ({ is: 'number', min: 0, max, whole });
const maxInteger = 2_147_483_647;
/** Initials as they are sealed: a drawing with the names. */
const maxInitialText = 20_000;

type More = Partial<Pick<Column, 'column' | 'select' | 'otherwise' | 'required' | 'also'>>;

function column(field: string, fr: string, en: string, kind: Kind, more: More = {}): Column {
  return { field, fr, en, kind, ...more };
}

/** The column of a field, which may be empty unless `more` says otherwise. */
function columnOf(field: string, of: Field, kind: Kind = kindOf(of), more: More = {}): Column {
  return column(field, of.fr, of.en, kind, { also: of.also, ...(of.kind === 'yesNo' && off), ...more });
}

function kindOf({ kind, max = textLimits.line }: Field): Kind {
  if (kind === 'yesNo') return yes;
  if (kind === 'date') return day;
  return kind === 'email' ? email(max) : text(max);
}

/** The columns of a table that the form of its records fills in; a reference is named without `_id`. */
function formColumns(
  table: HistoryTableName,
  more: Readonly<Record<string, Partial<Column>>> = {},
): Column[] {
  return writtenColumns(table).map(([name, { of, refersTo }]) => ({
    ...(refersTo
      ? columnOf(name.replace(/_id$/, ''), of, record(refersTo), { column: name })
      : columnOf(name, of)),
    ...more[name],
  }));
}

const required = { required: true };
const off = { otherwise: 0 };
const on = { otherwise: 1 };
/** Absence thresholds as `10, 25`; `0` for none. `fixed` writes them. */
const absenceThresholds = column(
  'absence_thresholds',
  'Seuils d’absence (%)',
  'Absence thresholds (%)',
  text(20),
  {
    column: null,
    select: sql`case when t.absence_thresholds is not null
    then (select coalesce(string_agg(percent, ', ' order by place), '0')
      from jsonb_array_elements_text(t.absence_thresholds) with ordinality as x(percent, place)) end`,
  },
);
const fixedThresholds = ({ absence_thresholds: typed }: Values) => {
  const percents = parseAbsencePercents(typeof typed === 'string' ? typed : null);
  return { absence_thresholds: percents ? JSON.stringify(percents) : null };
};
const refuseThresholds = ({ absence_thresholds: typed }: Values) =>
  typeof typed === 'string' && parseAbsencePercents(typed) === undefined
    ? { field: 'absence_thresholds', refused: refusal('out-of-range', { min: 1, max: 100 }) }
    : null;
const payerTerms = columnOf('payer_terms', companyFields.payerTerms, json);
const refusePayerTerms = ({ payer_terms: typed }: Values) =>
  typeof typed === 'string' && !isPayerTerms(JSON.parse(typed))
    ? { field: 'payer_terms', refused: refusal('required') }
    : null;
const id = column('id', 'Numéro', 'ID', number(Number.MAX_SAFE_INTEGER, true));
const active = column('active', 'Actif', 'Active', yes, { column: 'status', otherwise: 1 });
const ofContract = column('contract', 'Contrat', 'Contract', record('contracts'), {
  ...required,
  column: 'contract_id',
});
const ofStudent = column('student', 'Étudiant', 'Student', record('students'), {
  ...required,
  column: 'student_id',
});
const ofStatement = column('statement', 'Relevé', 'Statement', record('statements'), {
  ...required,
  column: 'statement_id',
});
const language = columnOf('language', contractFields.languageId, record('languages'), {
  column: 'language_id',
});
const courseType = columnOf('course_type', contractFields.courseTypeId, record('course_types'), {
  column: 'course_type_id',
});
const company = columnOf('company', contractFields.companyId, record('companies'), { column: 'company_id' });
const author = column('author', 'Auteur', 'Author', record('accounts'), { ...required, column: 'user_id' });
const roles = choice(['ROLE_ADMIN', 'ROLE_TEACHER']);
/** Only an erased person has no first name. */
const unnamed = { otherwise: '' };
const name = columnOf('name', personFields.name, line, unnamed);
const lastName = columnOf('last_name', personFields.lastName, line, required);

/** What a note can be about: the names in the API, by field. */
const noteTypes = {
  student: 'students',
  teacher: 'teachers',
  contract: 'courses',
  material: 'materials',
} as const;
const noteSubjects = ['student', 'teacher', 'contract', 'material'] as const;

const named = (table: string) => (of: Sql) => sql`(select name from ${sql.table(table)} where id = ${of})`;

function missingName({ name: first, last_name }: Values) {
  const isErased = Object.values<unknown>(erasedNames).includes(last_name);
  return first === '' && !isErased ? { field: 'name', refused: refusal('required') } : null;
}

/** Finds what does not fit together in when a teacher is away. */
function wrongAwayTimes({ starts_on, ends_on, weekday, begins_at, ends_at }: Values) {
  for (const [field, time] of Object.entries({ begins_at, ends_at })) {
    if (typeof time === 'string' && !isClockTime(time)) return { field, refused: refusal('time-invalid') };
  }
  if (weekday === null && (starts_on === null || ends_on === null))
    return { field: starts_on === null ? 'starts_on' : 'ends_on', refused: refusal('required') };
  if (typeof starts_on === 'string' && typeof ends_on === 'string' && ends_on < starts_on)
    return { field: 'ends_on', refused: refusal('ends-before-start') };
  if ((begins_at === null) !== (ends_at === null))
    return { field: begins_at === null ? 'begins_at' : 'ends_at', refused: refusal('required') };
  return typeof begins_at === 'string' && typeof ends_at === 'string' && ends_at <= begins_at
    ? { field: 'ends_at', refused: refusal('time-order') }
    : null;
}

/** Every file, in the order in which an import reads them. */
export const nouns: readonly Noun[] = [
  {
    name: 'languages',
    title: { fr: 'Langues enseignées', en: 'Languages taught' },
    table: 'languages',
    columns: [id, columnOf('name', languageFields.name, line, required), active],
    hasId: true,
    key: 'name',
    nameOf: named('languages'),
    isForNewOffice: true,
  },
  {
    name: 'course_types',
    title: { fr: 'Types de cours', en: 'Course types' },
    table: 'course_types',
    columns: [id, ...formColumns('course_types', { name: required }), active],
    hasId: true,
    key: 'name',
    nameOf: named('course_types'),
    isForNewOffice: true,
  },
  {
    name: 'companies',
    title: { fr: 'Sociétés clientes', en: 'Client companies' },
    table: 'companies',
    columns: [
      id,
      columnOf('name', companyFields.name, line, required),
      columnOf('email', companyFields.email),
      columnOf('language', companyFields.language, choice(mailLanguages), { otherwise: 'both' }),
      absenceThresholds,
      payerTerms,
      active,
    ],
    fixed: fixedThresholds,
    check: (values) => refuseThresholds(values) ?? refusePayerTerms(values),
    hasId: true,
    key: 'name',
    nameOf: named('companies'),
    isForNewOffice: true,
  },
  {
    name: 'accounts',
    title: { fr: 'Comptes sans fiche d’enseignant', en: 'Accounts without a teacher record' },
    table: 'users',
    columns: [
      name,
      lastName,
      columnOf('email', personFields.email, email(), required),
      columnOf('phone', personFields.phone),
      column('role', 'Rôle', 'Role', roles, required),
      { ...active, otherwise: 0 },
    ],
    check: missingName,
    from: sql`(select * from users u where not exists (select from teachers where user_id = u.id)) as t`,
    key: 'email',
    nameOf: (of: Sql) => sql`(select email from users where id = ${of})`,
  },
  {
    name: 'materials',
    title: { fr: 'Matériel', en: 'Materials' },
    table: 'materials',
    columns: [id, ...formColumns('materials', { title: required, language_id: required }), active],
    hasId: true,
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'teachers',
    title: { fr: 'Enseignants', en: 'Teachers' },
    table: 'teachers',
    columns: [
      id,
      ...formColumns('users', {
        name: unnamed,
        last_name: required,
        email: required,
        phone: { kind: line },
      }).map((one) => ({ ...one, column: null, select: sql`t.${sql.ref(one.field)}` })),
      ...formColumns('teachers', { mobile: { kind: line } }),
      column('languages', 'Langues', 'Languages', records('languages'), {
        column: null,
        select: sql`(select json_agg(l.name order by x.place) from teacher_languages x
          join languages l on l.id = x.language_id where x.teacher_id = t.id)`,
      }),
      column('role', 'Rôle', 'Role', roles, { column: null, select: sql`t.role`, otherwise: 'ROLE_TEACHER' }),
      { ...active, column: null, select: sql`t.status`, otherwise: 0 },
      column(
        'registration',
        'Inscription',
        'Registration',
        choice(['archived', 'signed-in', 'completed'], [0, 2, 3]),
        { column: 'user_status' },
      ),
    ],
    from: sql`(select t.*, u.name, u.last_name, u.email, u.phone, u.role, u.status
      from teachers t join users u on u.id = t.user_id) as t`,
    hasId: true,
    key: 'email',
    isForNewOffice: true,
    nameOf: (of) => sql`(select email from users where id = (select user_id from teachers where id = ${of}))`,
    check: missingName,
    async before(db, { name: first, last_name, email, phone, role, active: status }) {
      const { rows } = await sql<{
        user_id: number;
      }>`insert into users (name, last_name, email, phone, role, status)
        values (${first}, ${last_name}, ${email}, ${phone}, ${role}, ${status}) returning id as user_id`.execute(
        db,
      );
      return { user_id: rows[0]?.user_id };
    },
    async after(db, teacher, { languages }) {
      for (const [place, of] of (languages as readonly number[]).entries()) {
        await sql`insert into teacher_languages (teacher_id, language_id, place) values (${teacher}, ${of}, ${place})`.execute(
          db,
        );
      }
    },
  },
  {
    name: 'teacher_rates',
    title: {
      fr: 'Taux des enseignants par type de cours et par premier jour',
      en: 'Rates of teachers by course type and first day',
    },
    table: 'teacher_rates',
    columns: [
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { ...required, column: 'teacher_id' }),
      { ...courseType, ...required },
      columnOf('starts_on', teacherRateFields.startsOn),
      columnOf('rate', teacherRateFields.rate, number(teacherLimits.rate.max)),
    ],
    check: ({ rate, starts_on }) =>
      rate === null && starts_on === null ? { field: 'rate', refused: refusal('required') } : null,
    order: sql`t.teacher_id, t.place, t.course_type_id, t.starts_on nulls first`,
    parents: ['teacher'],
    fixed: ({ teacher }) => ({
      place: sql`(select count(*) from teacher_rates where teacher_id = ${teacher})`,
    }),
  },
  {
    name: 'teacher_unavailability',
    title: { fr: 'Indisponibilités des enseignants', en: 'Unavailability of teachers' },
    table: 'teacher_unavailability',
    columns: [
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { ...required, column: 'teacher_id' }),
      columnOf('name', unavailabilityFields.name),
      columnOf('starts_on', unavailabilityFields.startsOn),
      columnOf('ends_on', unavailabilityFields.endsOn),
      columnOf('weekday', unavailabilityFields.weekday, { is: 'number', min: 1, max: 7, whole: true }),
      columnOf('begins_at', unavailabilityFields.beginsAt, text(5), {
        select: sql`to_char(t.begins_at, 'HH24:MI')`,
      }),
      columnOf('ends_at', unavailabilityFields.endsAt, text(5), {
        select: sql`to_char(t.ends_at, 'HH24:MI')`,
      }),
    ],
    order: sql`t.teacher_id, t.starts_on nulls first, t.id`,
    parents: ['teacher'],
    check: wrongAwayTimes,
  },
  {
    name: 'students',
    title: { fr: 'Étudiants', en: 'Students' },
    table: 'students',
    columns: [
      id,
      ...formColumns('students', { name: unnamed, last_name: required }),
      column('star', 'Nouveau', 'New', yes, { otherwise: 1 }),
      active,
    ],
    hasId: true,
    key: 'email',
    isForNewOffice: true,
    nameOf: (of) => sql`(select coalesce(email, id::text) from students where id = ${of})`,
    check: missingName,
    fixed: (_values, links) => ({ ...links.seal(newSecret()) }),
  },
  {
    name: 'level_tests',
    title: { fr: 'Tests de niveau', en: 'Tests of level' },
    table: 'level_tests',
    columns: [
      ofStudent,
      { ...language, ...required },
      columnOf('level', levelFields.level, choice(cefrLevels), required),
      columnOf('tested_on', levelFields.testedOn),
      columnOf('tester_initials', levelFields.testerInitials),
    ],
    parents: ['student'],
    check: ({ tested_on }, today) =>
      typeof tested_on === 'string' && tested_on > today
        ? { field: 'tested_on', refused: refusal('date-in-future') }
        : null,
  },
  {
    name: 'scale_results',
    title: { fr: 'Résultats dans l’échelle du client', en: 'Results on the scale of the client' },
    table: 'scale_results',
    columns: [
      ofStudent,
      { ...language, ...required },
      columnOf('scale', scaleResultFields.scale, choice(levelScales), required),
      columnOf('tested_on', scaleResultFields.testedOn, day, required),
      columnOf('source', scaleResultFields.source, text(scaleSourceLimit)),
      columnOf('listening', scaleResultFields.listening, choice(levelsOfScale.quebec)),
      columnOf('speaking', scaleResultFields.speaking, choice(levelsOfScale.quebec)),
      columnOf('reading', scaleResultFields.reading, choice(scaleLevelChoices)),
      columnOf('writing', scaleResultFields.writing, choice(scaleLevelChoices)),
      columnOf('oral', scaleResultFields.oral, choice(levelsOfScale.sle)),
    ],
    parents: ['student'],
    check: refuseOtherScale,
  },
  {
    name: 'student_needs',
    title: { fr: 'Besoins des étudiants', en: 'Needs of students' },
    table: 'student_needs',
    columns: [
      ofStudent,
      { ...language, ...required },
      courseType,
      columnOf('number_hours', needsFields.hours, number(studentLimits.hours.max)),
      columnOf('session', needsFields.season, choice(seasons)),
      columnOf('type_webinar', needsFields.webinarType),
      columnOf('conversation', needsFields.conversation),
      columnOf('listening', needsFields.listening),
      columnOf('writing', needsFields.writing),
      columnOf('reading', needsFields.reading),
      columnOf('objective', needsFields.objectives, prose),
      columnOf('location', needsFields.learningStyle, prose),
      columnOf('availability', needsFields.availability, prose),
      columnOf('motivation', needsFields.otherComments, prose),
    ],
    parents: ['student'],
  },
  {
    name: 'contracts',
    title: { fr: 'Contrats', en: 'Contracts' },
    table: 'contracts',
    columns: [
      id,
      column('number', 'Numéro de contrat', 'Contract number', text(45), {
        ...required,
        also: ['Contrat', 'Contract'],
      }),
      columnOf('status', contractFields.status, choice(contractStatuses, [1, 2, 3, 4]), {
        column: 'status_id',
        otherwise: 1,
      }),
      company,
      columnOf('contact_person', contractFields.contactPerson),
      columnOf('teacher', contractFields.teacher, record('teachers'), { column: 'teacher_id' }),
      language,
      courseType,
      columnOf('complementary_description', contractFields.complementaryDescription),
      columnOf('starts_on', contractFields.startsOn),
      columnOf('ends_on', contractFields.endsOn),
      columnOf('schedule', contractFields.schedule),
      columnOf('location', contractFields.location),
      columnOf('meeting_link', contractFields.meetingLink, text(maxMeetingLink)),
      columnOf(
        'hours_per_class',
        contractFields.hoursPerClass,
        number(10 ** contractLimits.hoursPerClass - 1),
      ),
      columnOf(
        'number_of_classes',
        contractFields.numberOfClasses,
        number(10 ** contractLimits.numberOfClasses - 1, true),
      ),
      columnOf('description', contractFields.description),
      columnOf('invoice', contractFields.invoice, text(contractLimits.invoice)),
      columnOf('approved', contractFields.approved),
      columnOf('expires_on', contractFields.expiresOn),
      columnOf('class_at_end', contractFields.classAtEnd),
      columnOf('flag', contractFields.flagged),
      columnOf('confirmation_sent', contractFields.confirmationSent),
      columnOf('si', contractFields.si),
      columnOf('tcs', contractFields.tcs),
      columnOf('sc', contractFields.sc),
      columnOf('sent_to_client_on', contractFields.sentToClientOn),
      columnOf('completed', contractFields.completed),
      columnOf('attendance_complete', contractFields.attendanceComplete),
      columnOf('material_status', contractFields.materialStatusId, number(maxInteger, true), {
        column: 'material_status_id',
      }),
      columnOf('no_material_needed', contractFields.noMaterialNeeded),
      columnOf('highlights', contractFields.highlights, json),
      absenceThresholds,
      payerTerms,
    ],
    fixed: fixedThresholds,
    hasId: true,
    key: 'number',
    isForNewOffice: true,
    nameOf: (of) => sql`(select number from contracts where id = ${of})`,
    check: ({ starts_on, ends_on, meeting_link, ...others }) => {
      if (typeof starts_on === 'string' && typeof ends_on === 'string' && ends_on < starts_on)
        return { field: 'ends_on', refused: refusal('ends-before-start') };
      return typeof meeting_link === 'string' && !isMeetingLink(meeting_link)
        ? { field: 'meeting_link', refused: refusal('link-not-https') }
        : (refuseThresholds(others) ?? refusePayerTerms(others));
    },
  },
  {
    name: 'previous_teachers',
    title: { fr: 'Anciens enseignants d’un contrat', en: 'Previous teachers of a contract' },
    table: 'previous_teachers',
    columns: [
      ofContract,
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { ...required, column: 'teacher_id' }),
      columnOf('hours_done', previousTeacherFields.hoursDone, number(studentLimits.hours.max)),
      columnOf('motive', previousTeacherFields.motive, prose),
      columnOf('replaced_on', previousTeacherFields.replacedOn),
    ],
    parents: ['contract'],
  },
  {
    name: 'contract_students',
    title: {
      fr: 'Étudiants des contrats, avec leur premier et leur dernier jour',
      en: 'Students of contracts, with their first and last day',
    },
    table: 'enrolments',
    columns: [
      ofContract,
      ofStudent,
      columnOf('starts_on', enrolmentFields.startsOn),
      columnOf('ends_on', enrolmentFields.endsOn),
    ],
    check: ({ starts_on, ends_on }, today) => {
      const to = typeof ends_on === 'string' ? ends_on : null;
      if (to !== null && to > today) return { field: 'ends_on', refused: refusal('date-in-future') };
      const isBackwards = to !== null && typeof starts_on === 'string' && to < starts_on;
      return isBackwards ? { field: 'ends_on', refused: refusal('ends-before-start') } : null;
    },
    order: sql`t.contract_id, t.id`,
    parents: ['contract'],
    isForNewOffice: true,
  },
  {
    name: 'closed_days',
    title: { fr: 'Fermetures de l’organisation', en: 'Closures of the organization' },
    table: 'closed_days',
    columns: [
      columnOf('starts_on', closedDayFields.startsOn, day, required),
      columnOf('ends_on', closedDayFields.endsOn, day, required),
      columnOf('name', closedDayFields.name, line, required),
      columnOf('name_en', closedDayFields.nameEn),
    ],
    isThere: async (db, { starts_on, ends_on, name: given }) => {
      const { rows } = await sql`select from closed_days
        where starts_on = ${starts_on} and ends_on = ${ends_on} and name = ${given}`.execute(db);
      return rows.length > 0;
    },
  },
  {
    name: 'holiday_corrections',
    title: { fr: 'Jours fériés ajoutés ou retirés', en: 'Holidays that were added or removed' },
    table: 'holiday_corrections',
    columns: [
      columnOf('held_on', holidayFields.date, day, required),
      column('kind', 'Correction', 'Correction', choice(['added', 'removed']), required),
      columnOf('name', holidayFields.name, line, required),
      columnOf('name_en', holidayFields.nameEn, line, required),
    ],
    isThere: async (db, { held_on }) => {
      const { rows } = await sql`select from holiday_corrections where held_on = ${held_on}`.execute(db);
      return rows.length > 0;
    },
  },
  {
    name: 'class_plans',
    title: { fr: 'Horaires des contrats', en: 'Schedules of contracts' },
    table: 'class_plans',
    columns: [
      ofContract,
      columnOf('starts_on', coursePlanFields.startsOn, day, required),
      columnOf('ends_on', coursePlanFields.endsOn),
      columnOf('number_of_classes', coursePlanFields.numberOfClasses, number(999, true)),
      columnOf('skips_holidays', coursePlanFields.skipsHolidays),
      columnOf('times', coursePlanFields.times, jsonList, { ...required, select: sql`t.times::text` }),
      columnOf('breaks', coursePlanFields.breaks, jsonList, { ...required, select: sql`t.breaks::text` }),
      columnOf('changes', coursePlanFields.changes, jsonList, { ...required, select: sql`t.changes::text` }),
    ],
    parents: ['contract'],
  },
  {
    name: 'planned_classes',
    title: { fr: 'Cours planifiés', en: 'Planned classes' },
    table: 'planned_classes',
    columns: [
      id,
      ofContract,
      column('slot', 'Moment à l’horaire', 'Moment in the schedule', text(16), required),
      columnOf('held_on', plannedClassFields.date, day, required),
      columnOf('begins_at', plannedClassFields.time, text(5), {
        ...required,
        select: sql`to_char(t.begins_at, 'HH24:MI')`,
      }),
      column('minutes', 'Minutes', 'Minutes', number(24 * 60, true), required),
      columnOf('cancelled_at', plannedClassFields.cancelledAt, moment),
      columnOf('cancel_reason', plannedClassFields.reason),
      columnOf('cancelled_by', plannedClassFields.cancelledBy, choice(cancellers)),
      columnOf('cancel_announced_at', plannedClassFields.cancelAnnouncedAt, moment),
      columnOf('cancel_paid', plannedClassFields.cancelPaid),
      columnOf('cancel_billed', plannedClassFields.cancelBilled),
      columnOf('cancel_counted', plannedClassFields.cancelCounted),
      columnOf('cancel_override_reason', plannedClassFields.cancelOverrideReason),
      column('cancel_teacher', 'Annulation payée à', 'Cancellation paid to', record('teachers'), {
        column: 'cancel_teacher_id',
      }),
      column('added_for', 'Ajouté pour', 'Added for', record('planned_classes')),
      columnOf('substitute', plannedClassFields.substitute, record('teachers'), { column: 'substitute_id' }),
      columnOf('proposed_by', plannedClassFields.proposedBy, record('teachers')),
      columnOf('proposed_substitute', plannedClassFields.proposedSubstitute, record('teachers'), {
        column: 'proposed_substitute_id',
      }),
      columnOf('proposal_status', plannedClassFields.proposal, choice(proposalStatuses)),
      columnOf('proposal_answer', plannedClassFields.proposalAnswer),
    ],
    hasId: true,
    parents: ['contract'],
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'cancellation_rules',
    title: { fr: 'Règles d’annulation', en: 'Cancellation rules' },
    table: 'cancellation_rules',
    columns: [
      { ...ofContract, required: false },
      ...(['single', 'group'] as const).flatMap((kind) => {
        const [fr, en] = kind === 'single' ? ['individuel', 'single'] : ['groupe', 'group'];
        return [
          column(`${kind}_unit`, `Préavis (${fr})`, `Notice (${en})`, choice(noticeUnits)),
          column(`${kind}_count`, `Nombre (${fr})`, `Number (${en})`, number(720, true)),
          column(`${kind}_paid`, `Payé (${fr})`, `Paid (${en})`, yes),
          column(`${kind}_billed`, `Facturé (${fr})`, `Billed (${en})`, yes),
          column(`${kind}_counted`, `Compté (${fr})`, `Counted (${en})`, yes),
        ];
      }),
    ],
    parents: ['contract'],
    order: sql`t.contract_id nulls first`,
    isThere: (db, { contract }) =>
      holds(
        db,
        sql`exists (select from cancellation_rules where contract_id is not distinct from ${contract}::bigint)`,
      ),
  },
  {
    name: 'lessons',
    title: { fr: 'Cours donnés, avec les absents', en: 'Classes given, with the absent students' },
    table: 'lessons',
    columns: [
      id,
      ofContract,
      columnOf('held_on', lessonFields.date, day, required),
      column('minutes', 'Minutes', 'Minutes', number(24 * 60, true), required),
      column('absent', 'Absents', 'Absent', records('students'), {
        column: null,
        select: sql`(select json_agg(coalesce(s.email, s.id::text) order by a.place) from absences a
          join students s on s.id = a.student_id where a.lesson_id = t.id)`,
      }),
      active,
      column('planned_class_id', 'Cours planifié', 'Planned class', record('planned_classes'), {
        also: ['Cours prévu'],
      }),
      columnOf('note', lessonFields.note, prose),
      column('recorded_by', 'Inscrit par', 'Recorded by', record('accounts')),
      column('recorded_at', 'Inscrit le', 'Recorded at', moment),
      columnOf('teacher', lessonFields.teacher, record('teachers'), {
        column: 'teacher_id',
        also: ['Donné par', 'Given by'],
      }),
      column('is_no_show', 'Sans présence ni préavis', 'No-show', yes, off),
      column('paid', 'Payé', 'Paid', yes, on),
      column('billed', 'Facturé', 'Billed', yes, on),
      column('counted', 'Compté', 'Counted', yes, on),
      column('details', 'Retards et absences motivées', 'Late and excused', lessonDetails, {
        also: ['Retards et absences excusées'],
        column: null,
        select: sql`(select json_agg(json_build_object('student', coalesce(s.email, s.id::text), 'late_minutes',
          d.late_minutes, 'left_early_minutes', d.left_early_minutes, 'excused', d.excused) order by d.student_id)::text
          from lesson_details d join students s on s.id = d.student_id where d.lesson_id = t.id)`,
      }),
    ],
    hasId: true,
    parents: ['contract'],
    isForNewOffice: true,
    nameOf: (of: Sql) => sql`${of}::text`,
    async after(db, lesson, { absent, details, teacher, contract }) {
      if (teacher === null)
        await sql`update lessons set teacher_id = c.teacher_id from contracts c
          where c.id = ${contract} and lessons.id = ${lesson} and c.teacher_id is not null`.execute(db);
      await sql`insert into lesson_details (lesson_id, student_id, late_minutes, left_early_minutes, excused)
        select ${lesson}, d.* from jsonb_to_recordset(coalesce(${details ?? null}::jsonb, '[]')) as d(student bigint,
          late_minutes smallint, left_early_minutes smallint, excused smallint)`.execute(db);
      for (const [place, student] of (absent as readonly number[]).entries()) {
        await sql`insert into absences (lesson_id, student_id, place) values (${lesson}, ${student}, ${place})`.execute(
          db,
        );
      }
    },
  },
  {
    name: 'handled_absences',
    title: { fr: 'Relances d’absence traitées', en: 'Handled absence follow-ups' },
    table: 'handled_absences',
    columns: [
      ofContract,
      ofStudent,
      column(
        'percent',
        'Seuil (%)',
        'Threshold (%)',
        { is: 'number', min: 1, max: 100, whole: true },
        required,
      ),
    ],
    parents: ['contract'],
  },
  {
    name: 'sent_papers',
    title: { fr: 'Documents envoyés aux payeurs', en: 'Papers sent to payers' },
    table: 'sent_papers',
    columns: [
      ofContract,
      columnOf('paper', sentPaperFields.paper, choice(owedPapers), required),
      columnOf('period', sentPaperFields.period, text(7), required),
      columnOf('sent_on', sentPaperFields.sentOn, day, required),
      column('sent_by', 'Indiqué par', 'Marked by', record('accounts')),
    ],
    parents: ['contract'],
    check: ({ paper, period }) =>
      daysOfPeriod(paper as OwedPaper, String(period), '2026-01-01') === null
        ? { field: 'period', refused: refusal('required') }
        : null,
  },
  {
    name: 'attestations',
    title: { fr: 'Attestations', en: 'Attestations' },
    table: 'attestations',
    columns: [
      id,
      ofContract,
      ofStudent,
      column('year', 'Année', 'Year', number(9999, true), required),
      column('sequence', 'Rang', 'Sequence', number(maxInteger, true), required),
      columnOf('code', attestationFields.code, text(12), required),
      columnOf('template', attestationFields.template, choice(attestationTemplateIds), required),
      column('language', 'Langue', 'Language', choice(attestationLanguages), required),
      column('from_on', 'Premier jour', 'First day', day),
      column('to_on', 'Dernier jour', 'Last day', day, required),
      column('minutes', 'Minutes', 'Minutes', number(maxInteger, true), required),
      column('first_on', 'Premier cours', 'First class', day, required),
      column('last_on', 'Dernier cours', 'Last class', day, required),
      column('content', 'Contenu', 'Content', json),
      column('issued_at', 'Délivrée', 'Issued at', moment, required),
      column('issued_by', 'Délivrée par', 'Issued by', record('accounts')),
      column('replaces', 'Remplace', 'Replaces', record('attestations'), { column: 'replaces_id' }),
      columnOf('withdrawn_at', attestationFields.withdrawnAt, moment),
      column('withdrawn_by', 'Retirée par', 'Withdrawn by', record('accounts')),
      columnOf('reason', attestationFields.reason),
    ],
    hasId: true,
    parents: ['contract'],
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'initials',
    title: { fr: 'Paraphes', en: 'Initials' },
    table: 'initials',
    columns: [
      ofContract,
      ofStudent,
      column('sequence', 'Rang', 'Sequence', number(maxInteger, true), required),
      column('lesson_id', 'Cours donné', 'Class given', record('lessons')),
      column('planned_class_id', 'Cours planifié', 'Planned class', record('planned_classes')),
      column('teacher', 'Donné par', 'Given by', record('teachers'), { column: 'teacher_id' }),
      columnOf('held_on', initialFields.date, day, required),
      columnOf('how', initialFields.how, choice(initialWays), required),
      columnOf('route', initialFields.route, choice(initialRoutes), required),
      column('received_at', 'Reçu', 'Received at', moment, required),
      column('class_text', 'Cours', 'Class', text(maxInitialText)),
      column('class_salt', 'Sel du cours', 'Salt of the class', text(64)),
      column('class_digest', 'Empreinte du cours', 'Digest of the class', text(64), required),
      column('person_text', 'Personne', 'Person', text(maxInitialText)),
      column('person_salt', 'Sel de la personne', 'Salt of the person', text(64)),
      column('person_digest', 'Empreinte de la personne', 'Digest of the person', text(64), required),
      column('teacher_text', 'Enseignant', 'Teacher', text(maxInitialText)),
      column('teacher_salt', 'Sel de l’enseignant', 'Salt of the teacher', text(64)),
      column('teacher_digest', 'Empreinte de l’enseignant', 'Digest of the teacher', text(64), required),
      column('previous', 'Empreinte précédente', 'Digest before', text(64), required),
      column('digest', 'Empreinte', 'Digest', text(64), required),
    ],
    parents: ['contract'],
  },
  {
    name: 'announced_absences',
    title: { fr: 'Absences annoncées par les étudiants', en: 'Absences that students announced' },
    table: 'announced_absences',
    columns: [
      ofContract,
      ofStudent,
      column('planned_class_id', 'Cours planifié', 'Planned class', record('planned_classes'), required),
      columnOf('held_on', announcedAbsenceFields.date, day, required),
      columnOf('begins_at', announcedAbsenceFields.time, text(5), {
        ...required,
        select: sql`to_char(t.begins_at, 'HH24:MI')`,
      }),
      columnOf('word', announcedAbsenceFields.word),
      column('announced_at', 'Annoncée', 'Announced at', moment, required),
      columnOf('withdrawn_at', announcedAbsenceFields.withdrawnAt, moment),
    ],
    parents: ['contract'],
  },
  {
    name: 'statements',
    title: { fr: 'Relevés d’heures', en: 'Statements of hours' },
    table: 'statements',
    columns: [
      id,
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { ...required, column: 'teacher_id' }),
      column('month', 'Premier jour du mois', 'First day of the month', day, required),
      columnOf('status', statementFields.status, choice(statementStatuses), required),
      columnOf('note', statementFields.note, prose),
      columnOf('reason', statementFields.reason, prose),
      column('submitted_at', 'Soumis', 'Submitted at', moment, {
        ...required,
        also: ['Remis', 'Handed in at'],
      }),
      column('approved_at', 'Approuvé', 'Approved at', moment),
      column('returned_at', 'Renvoyé', 'Returned at', moment),
      column('exported_at', 'Exporté', 'Exported at', moment),
    ],
    hasId: true,
    parents: ['teacher'],
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'statement_lines',
    title: { fr: 'Lignes des relevés d’heures', en: 'Lines of statements of hours' },
    table: 'statement_lines',
    columns: [
      ofStatement,
      ofContract,
      column('part', 'Partie', 'Part', { is: 'number', min: 1, max: 32_767, whole: true }, { otherwise: 1 }),
      column('classes', 'Cours', 'Classes', number(maxInteger, true), required),
      column('minutes', 'Minutes', 'Minutes', number(maxInteger, true), required),
      column('rate_cents', 'Taux en cents', 'Rate in cents', number(maxInteger, true)),
      column(
        'amount_cents',
        'Montant en cents',
        'Amount in cents',
        number(Number.MAX_SAFE_INTEGER, true),
        required,
      ),
    ],
    parents: ['statement'],
    order: sql`t.statement_id, t.contract_id, t.part`,
  },
  {
    name: 'statement_classes',
    title: { fr: 'Cours derrière les relevés d’heures', en: 'Classes behind statements of hours' },
    table: 'statement_classes',
    columns: [
      ofStatement,
      ofContract,
      column('part', 'Partie', 'Part', { is: 'number', min: 1, max: 32_767, whole: true }, { otherwise: 1 }),
      column('lesson', 'Cours donné', 'Class given', record('lessons'), {
        column: 'lesson_id',
        also: ['Lesson'],
      }),
      column('planned_class', 'Cours annulé', 'Cancelled class', record('planned_classes'), {
        column: 'planned_class_id',
      }),
      column('held_on', 'Date', 'Date', day, required),
      column('minutes', 'Minutes', 'Minutes', number(24 * 60, true), required),
    ],
    parents: ['statement'],
    order: sql`t.statement_id, t.lesson_id, t.planned_class_id, t.held_on`,
  },
  {
    name: 'saved_views',
    title: { fr: 'Vues de listes', en: 'Views of lists' },
    table: 'saved_views',
    columns: [
      id,
      author,
      column('list', 'Liste', 'List', text(40), required),
      column('name', 'Nom', 'Name', text(60), required),
      column('query', 'Filtres, ordre et colonnes', 'Filters, order and columns', text(4000), required),
      column('shared', 'Partagée', 'Shared', yes, off),
    ],
    hasId: true,
    parents: ['author'],
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'snoozes',
    title: { fr: 'Relances reportées', en: 'Snoozed follow-ups' },
    table: 'snoozes',
    columns: [
      author,
      ofContract,
      column('kind', 'Ce qui manque', 'What is missing', text(30), required),
      column('until', 'Jusqu’au', 'Until', day),
      column('reminded_on', 'Rappel envoyé', 'Reminder sent', day),
      column('shared', 'Pour tous', 'For everyone', yes, off),
    ],
    parents: ['contract'],
    order: sql`t.contract_id, t.kind, t.user_id`,
  },
  {
    name: 'import_columns',
    title: { fr: 'Colonnes associées des importations', en: 'Matched columns of imports' },
    table: 'import_columns',
    columns: [
      column('kind', 'Genre', 'Kind', choice(importKinds), required),
      column('head', 'En-tête', 'Heading', line, required),
      column('field', 'Champ', 'Field', text(50)),
    ],
    isThere: async (db, { kind, head }) => {
      const { rows } = await sql`select from import_columns where kind = ${kind} and head = ${head}`.execute(
        db,
      );
      return rows.length > 0;
    },
  },
  {
    name: 'phrases',
    title: { fr: 'Phrases pour les commentaires', en: 'Phrases for comments' },
    table: 'phrases',
    columns: [
      id,
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { column: 'teacher_id' }),
      columnOf('text_fr', phraseFields.textFr, prose),
      columnOf('text_en', phraseFields.textEn, prose),
      columnOf('skill', phraseFields.skill, text(60)),
      columnOf('level', phraseFields.level, choice(cefrLevels)),
    ],
    hasId: true,
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'digest_refusals',
    title: { fr: 'Refus du résumé de la semaine', en: 'Refusals of the weekly digest' },
    table: 'digest_refusals',
    columns: [
      column('teacher', 'Enseignant', 'Teacher', record('teachers'), { ...required, column: 'teacher_id' }),
      column('refused_at', 'Refusé', 'Refused at', moment, required),
    ],
    parents: ['teacher'],
    order: sql`t.teacher_id`,
  },
  {
    name: 'outlines',
    title: { fr: 'Plans de cours', en: 'Course outlines' },
    table: 'outlines',
    columns: [
      ofContract,
      columnOf('status', outlineFields.status, choice(outlineStatuses), required),
      column('saved_at', 'Enregistré', 'Saved at', moment, required),
      column('answers', 'Réponses', 'Answers', json, required),
    ],
    parents: ['contract'],
  },
  {
    name: 'course_infos',
    title: { fr: 'Ce que les rapports disent d’un cours', en: 'What reports say about a course' },
    table: 'course_infos',
    columns: [
      ofContract,
      columnOf('material_used', courseInfoFields.materialUsed, prose),
      columnOf('apps_and_sites_used', courseInfoFields.appsAndSitesUsed, prose),
      columnOf('skills_covered', courseInfoFields.skillsCovered, prose),
      columnOf('grammar_points_covered', courseInfoFields.grammarPointsCovered, prose),
    ],
    parents: ['contract'],
  },
  {
    name: 'report_forms',
    title: { fr: 'Rapports de progrès remplis', en: 'Progress reports filled in' },
    table: 'report_forms',
    columns: [
      id,
      ofStudent,
      ofContract,
      column('submitted', 'Soumis', 'Submitted', yes, { column: 'status', otherwise: 0 }),
      column('answers', 'Réponses', 'Answers', json, required),
      column('saved_at', 'Enregistré', 'Saved at', moment, required),
      column('changed_at', 'Modifié', 'Changed at', moment, required),
      columnOf('tag_date', fileFields.taggedOn),
    ],
    hasId: true,
    parents: ['contract'],
    nameOf: (of: Sql) => sql`${of}::text`,
  },
  {
    name: 'files',
    title: {
      fr: 'Documents; leur contenu est dans le dossier files',
      en: 'Documents; their contents are in the folder files',
    },
    table: 'files',
    columns: [
      id,
      columnOf('name', fileFields.name, line, required),
      columnOf('title', fileFields.title),
      columnOf('type', fileFields.type, choice(Object.keys(fileTypeRules)), {
        column: 'ref_type',
        otherwise: 'undefined',
      }),
      { ...ofContract, required: false },
      { ...ofStudent, required: false },
      language,
      { ...author, required: false },
      column('stored_at', 'Déposé', 'Stored at', moment),
      columnOf('tag_date', fileFields.taggedOn),
      active,
      column('template', 'Modèle', 'Template', yes, { column: 'is_template', otherwise: 0 }),
      columnOf(
        'content',
        fileFields.content,
        { is: 'path' },
        { ...required, column: null, select: sql`t.content_key` },
      ),
    ],
    hasId: true,
    nameOf: (of: Sql) => sql`${of}::text`,
    isForNewOffice: true,
    parents: ['contract', 'student'],
    // The server creates the templates at its first start.
    async isThere(db, { template, name: file }) {
      const { rows } = await sql`select from files where is_template and name = ${file}`.execute(db);
      return template === 1 && rows.length > 0;
    },
    check: ({ type, contract, student }) => {
      const { belongsTo } = fileTypeRules[type as FileType];
      const missing =
        belongsTo === 'contract'
          ? contract === null && 'contract'
          : belongsTo === 'student' && student === null && 'student';
      return missing ? { field: missing, refused: refusal('required') } : null;
    },
    checkStored: refuseForeignStudent,
    fixed: ({ type, contract, student, template, stored_at }) => {
      const { belongsTo } = fileTypeRules[type as FileType];
      return {
        ref_id: belongsTo === 'contract' ? contract : belongsTo === 'student' ? student : null,
        is_template: template === 1,
        stored_at: stored_at ?? sql`now()`,
      };
    },
  },
  {
    name: 'reports',
    title: {
      fr: 'Rapports des étudiants : un formulaire ou un document',
      en: 'Reports of students: a form or a document',
    },
    table: 'reports',
    columns: [
      ofStudent,
      ofContract,
      column('mark', 'Marque', 'Mark', choice(['unmarked', 'uploaded', 'marked'], [0, 1, 2]), {
        column: 'status',
        otherwise: 0,
      }),
      columnOf('reported_on', reportFields.date, day, required),
      column('file', 'Document', 'File', record('files'), { column: 'file_id' }),
      column('form', 'Formulaire', 'Form', record('report_forms'), { column: 'form_id' }),
    ],
    parents: ['contract'],
    check: ({ file, form }) =>
      (file === null) === (form === null) ? { field: 'file', refused: refusal('required') } : null,
    checkStored: refuseForeignStudent,
  },
  {
    name: 'notes',
    title: { fr: 'Notes', en: 'Notes' },
    table: 'notes',
    columns: [
      ...(
        [
          ['student', 'Étudiant', 'Student', 'students'],
          ['teacher', 'Enseignant', 'Teacher', 'teachers'],
          ['contract', 'Contrat', 'Contract', 'contracts'],
          ['material', 'Matériel', 'Material', 'materials'],
        ] as const
      ).map(([field, fr, en, of]) =>
        column(field, fr, en, record(of), {
          column: null,
          select: sql`case when t.note_type = ${sql.lit(noteTypes[field])} then t.ref_id end`,
        }),
      ),
      author,
      columnOf('text', noteFields.title, prose, { ...required, column: 'title' }),
      column('created_at', 'Écrite', 'Written at', moment, required),
    ],
    parents: ['contract', 'student', 'teacher', 'material'],
    check: (values) =>
      noteSubjects.filter((field) => values[field] !== null).length === 1
        ? null
        : { field: 'student', refused: refusal('required') },
    fixed: (values) => {
      const field = noteSubjects.find((one) => values[one] !== null) ?? 'contract';
      return { note_type: noteTypes[field], ref_id: values[field] };
    },
  },
  {
    name: 'material_requests',
    title: { fr: 'Demandes de matériel', en: 'Requests for material' },
    table: 'material_requests',
    columns: [
      ofContract,
      column('material', 'Matériel', 'Material', record('materials'), { ...required, column: 'material_id' }),
      columnOf('qty', materialRequestFields.quantity, number(maxInteger, true), required),
      columnOf('note', materialRequestFields.note, prose, { otherwise: '' }),
      columnOf('status', materialRequestFields.status, number(32_767, true), required),
      author,
    ],
    parents: ['contract'],
  },
  {
    // Without its secret: paused until it has a new one.
    name: 'webhooks',
    title: { fr: 'Webhooks', en: 'Webhooks' },
    table: 'webhooks',
    columns: [
      columnOf('url', webhookFields.url, text(webhookLimits.url), required),
      columnOf('description', webhookFields.description, text(webhookLimits.description), required),
      columnOf('events', webhookFields.events, text(500), {
        ...required,
        column: null,
        select: sql`array_to_string(t.events, ', ')`,
      }),
      column('created_at', 'Ajouté', 'Added at', moment, required),
    ],
    isThere: (db, { url, description }) =>
      holds(
        db,
        sql`exists (select from webhooks where url = ${url}::text and description = ${description}::text)`,
      ),
    check: ({ url, events }) => {
      if (!isWebhookAddress(String(url)) || !URL.canParse(String(url)))
        return { field: 'url', refused: refusal('link-not-https') };
      return knownEvents(events) === null ? { field: 'events', refused: refusal('required') } : null;
    },
    fixed: ({ events }) => ({
      events: knownEvents(events) ?? [],
      paused_at: new Date().toISOString(),
      paused_reason: 'no-secret',
    }),
  },
];

/** Returns the events of a list such as `contract.done, report.submitted`; null if one is unknown. */
function knownEvents(typed: unknown): WebhookEvent[] | null {
  const names = String(typed)
    .split(',')
    .map((name) => name.trim());
  const known = webhookEvents.filter((event) => names.includes(event));
  return known.length === new Set(names).size ? known : null;
}

/** Returns the noun with this name. */
export function nounOf(name: string): Noun {
  const noun = nouns.find((one) => one.name === name);
  if (!noun) throw new Error(`there is no noun ${name}`);
  return noun;
}
