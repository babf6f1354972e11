import type { Request } from './broken-requests.ts';
import { keyOf } from './keyOf.ts';
import type { Operation, Parameter, Role } from './openapi.ts';
import { statementSpans } from './records/statements.ts';
import type { TestContext } from './TestContext.ts';

/** The contracts, students and webhooks in some requests. Their own records are read as well. */
export interface Subjects {
  readonly courses: readonly number[];
  readonly students: readonly number[];
  readonly webhooks: readonly number[];
}

/** Everything that an administrator can read: rows as comparable texts, by list and key. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A row that was added, removed or changed. */
export interface Difference {
  readonly list: string;
  readonly key: string;
  readonly how: 'added' | 'changed' | 'removed';
}

const most = 20_000;

/** Reads every list in full and all records of the subjects. The reads come from the OpenAPI document. */
export async function readEverything(
  context: TestContext,
  operations: readonly Operation[],
  { courses, students, webhooks }: Subjects,
): Promise<Snapshot> {
  context.requires('ROLE_ADMIN');
  const found = new Map<string, Map<string, string>>();
  const read = async ([name, id, request, compared, role = 'ROLE_ADMIN']: Reading) => {
    const rows = found.get(name) ?? new Map<string, string>();
    found.set(name, rows);
    const { status, body } = await context.answer<unknown>(role, id, request);
    const data = status === 200 && isObject(body) ? body.data : undefined;
    if (Array.isArray(data))
      for (const row of data as unknown[]) rows.set(keyOf(row), JSON.stringify(row, compared));
    else rows.set('answer', `${status} ${status === 200 ? JSON.stringify(data ?? null) : ''}`);
  };
  const languages = await context.find('the languages to read needs in', async () => {
    const { data } = await context.call<{ data: { id: number }[] }>('ROLE_ADMIN', 'listLanguages');
    return data.slice(0, 2).map(({ id }) => id);
  });
  // Read first: opening a student as an administrator removes the star that other lists show.
  await together(
    students.map((id): Reading => [`student ${id}`, 'listStudents', { query: { id } }]),
    read,
  );
  await together(
    [
      ...students.flatMap((id) => readingsOfStudent(id, courses, languages)),
      ...courses.flatMap(readingsOfCourse),
      ...(operations.some(({ id }) => id === 'getMeetingAttendance')
        ? courses.flatMap(readingsOfMeetings)
        : []),
      ...operations.filter(isWholeList).flatMap(readingsOfList),
      ...readingsOfCourseTypes,
      ...(operations.some(({ id }) => id === 'getPlannedClasses') ? readingsOfPlans : []),
      ...(operations.some(({ id }) => id === 'getCoursesToFollowUp') ? readingsToFollowUp : []),
      ...(operations.some(({ id }) => id === 'getSubstituteProposals')
        ? [...readingsOfPlans, ...readingsOfProposals(context)]
        : []),
      ...(operations.some(({ id }) => id === 'getCancellationRule')
        ? [...readingsOfPlans, ...readingsOfCancellations, ...courses.map(readingOfCancellationRuleOf)]
        : []),
      ...(operations.some(({ id }) => id === 'listAbsenceAlerts')
        ? [...readingsOfAbsences, ...courses.flatMap(readingsOfAbsencesIn)]
        : []),
      ...(operations.some(({ id }) => id === 'listAttestations')
        ? [...readingsOfAttestations, ...courses.flatMap(readingsOfAttestationsIn)]
        : []),
      ...(operations.some(({ id }) => id === 'listInitials') ? courses.map(readingOfInitialsIn) : []),
      ...(operations.some(({ id }) => id === 'listPayerDeadlines')
        ? [...readingsOfPayers, ...courses.flatMap(readingsOfPayersOf)]
        : []),
      ...(operations.some(({ id }) => id === 'listUnavailability') ? readingsOfUnavailability : []),
      ...(operations.some(({ id }) => id === 'getStatements') ? readingsOfStatements : []),
      ...(operations.some(({ id }) => id === 'listLinks') ? readingsOfLinks : []),
      ...(operations.some(({ id }) => id === 'listApiKeys') ? readingsOfKeys : []),
      ...(operations.some(({ id }) => id === 'listWebhooks')
        ? [...readingsOfWebhooks, ...webhooks.map(readingOfDeliveriesOf)]
        : []),
      ...(operations.some(({ id }) => id === 'getOrganisation') ? readingsOfOrganisation : []),
      ...(operations.some(({ id }) => id === 'getImportColumns') ? readingsOfImportColumns : []),
      ...(operations.some(({ id }) => id === 'listViews') ? readingsOfViews : []),
      ...(operations.some(({ id }) => id === 'listPhrases') && context.backend.has('ROLE_TEACHER')
        ? readingsOfPhrases
        : []),
    ],
    read,
  );
  return found;
}

/** Name of the result, operation id, request, the compared fields of each row (all by default), and who reads. */
type Reading = readonly [name: string, operationId: string, request: Request, compared?: Fields, role?: Role];

/** Returns the compared value of a field, or undefined to leave the field out. */
type Fields = (field: string, value: unknown) => unknown;

const only =
  (name: string): Fields =>
  (field, value) =>
    field === '' || field === name ? value : undefined;

const allBut =
  (name: string): Fields =>
  (field, value) =>
    field === name ? undefined : value;

function readingsOfStudent(id: number, courses: readonly number[], languages: readonly number[]): Reading[] {
  return [
    [`history of student ${id}`, 'getStudentHistory', { query: { studentId: id } }],
    [`notes of student ${id}`, 'listNotes', { query: { noteType: 'students', refId: id } }],
    [`reports of student ${id}`, 'listProgressReports', { query: { studentId: id } }],
    ...languages.map(
      (languageId): Reading => [
        `needs of student ${id} in ${languageId}`,
        'getStudentNeeds',
        { query: { studentId: id, languageId } },
      ],
    ),
    ...courses.map(
      (courseId): Reading => [
        `report form of student ${id} in ${courseId}`,
        'getProgressForm',
        { query: { studentId: id, courseId } },
      ],
    ),
  ];
}

function readingsOfCourse(id: number): Reading[] {
  const all = { resourcesPerPage: most };
  return [
    [`contract ${id}`, 'listCourses', { query: { courseId: id } }],
    [`attendance of ${id}`, 'listAttendance', { query: { courseId: id, ...all } }],
    [`notes of ${id}`, 'listNotes', { query: { noteType: 'courses', refId: id } }],
    [`students of ${id}`, 'listStudentsOfCourse', { query: { course_id: id, ...all } }],
    [`reports of ${id}`, 'listProgressReports', { query: { courseId: id, ...all } }],
    [`outline of ${id}`, 'getOutlineForm', { path: { courseId: id } }],
    [`course info of ${id}`, 'getCourseInfo', { query: { course_id: id } }],
    ...['courseProposal', 'courseOutline'].map(
      (refType): Reading => [`${refType} of ${id}`, 'listFilesOfRecord', { query: { refType, refId: id } }],
    ),
  ];
}

const readingsOfAttestations: readonly Reading[] = [['attestation settings', 'getAttestationSettings', {}]];

function readingsOfAttestationsIn(id: number): Reading[] {
  return [[`attestations of ${id}`, 'listAttestations', { query: { courseId: id } }]];
}

function readingOfInitialsIn(id: number): Reading {
  return [`initials of ${id}`, 'listInitials', { query: { courseId: id, month: '2026-11' } }];
}

/** The papers that are owed and not sent, of all contracts. */
const readingsOfPayers: readonly Reading[] = [['payer deadlines', 'listPayerDeadlines', {}]];

function readingsOfPayersOf(id: number): Reading[] {
  return [
    [`payer terms of ${id}`, 'getPayerTerms', { query: { courseId: id } }],
    [`payer deadlines of ${id}`, 'listPayerDeadlines', { query: { courseId: id } }],
  ];
}

/** What is remembered of the meetings of a contract. */
function readingsOfMeetings(id: number): Reading[] {
  return [
    [`meetings of ${id}`, 'getMeetingAttendance', { path: { courseId: id } }],
    [`files of meetings of ${id}`, 'listMeetingFiles', { query: { courseId: id } }],
  ];
}

/** The types of contracts, which have no pages. */
const readingsOfCourseTypes: readonly Reading[] = [['listCourseTypes', 'listCourseTypes', {}]];

/** The month of the suite's plans, and the closures. */
const readingsOfPlans: readonly Reading[] = [
  ['planned classes', 'getPlannedClasses', { query: { from: '2035-01-01', to: '2035-01-31' } }],
  ['closures', 'getClosedDays', {}],
];

/** The activated contracts with their planned classes without a record. */
const readingsToFollowUp: readonly Reading[] = [
  ['contracts to follow up', 'getCoursesToFollowUp', { query: { from: '2035-01-01', to: '2035-01-31' } }],
];

/**
 * The open proposals of the office, and those of the teacher with their answers. The suite proposes one colleague for
 * classes at the same time, so each proposal rightly changes the clashes of the others.
 */
function readingsOfProposals({ backend }: TestContext): Reading[] {
  const readers = (['ROLE_ADMIN', 'ROLE_TEACHER'] as const).filter((role) => backend.has(role));
  return readers.map((role) => [
    `proposals for ${role}`,
    'getSubstituteProposals',
    {},
    allBut('clashes'),
    role,
  ]);
}

const readingsOfCancellations: readonly Reading[] = [['cancellation rule', 'getCancellationRule', {}]];

function readingOfCancellationRuleOf(courseId: number): Reading {
  return [`cancellation rule of ${courseId}`, 'getCourseCancellationRule', { path: { courseId } }];
}

/** The thresholds of the organisation, and who has reached one. */
const readingsOfAbsences: readonly Reading[] = [
  ['absence thresholds', 'getAbsenceThresholds', {}],
  ['absence alerts', 'listAbsenceAlerts', {}],
];

/** The thresholds of a contract, and who has reached one. */
function readingsOfAbsencesIn(courseId: number): Reading[] {
  return [
    [`absence thresholds of ${courseId}`, 'getAbsenceThresholds', { query: { courseId } }],
    [`absence alerts of ${courseId}`, 'listAbsenceAlerts', { query: { courseId } }],
  ];
}

/** When all teachers are away. */
const readingsOfKeys: readonly Reading[] = [['keys', 'listApiKeys', {}]];

const readingsOfWebhooks: readonly Reading[] = [['webhooks', 'listWebhooks', {}]];

function readingOfDeliveriesOf(id: number): Reading {
  return [`deliveries of webhook ${id}`, 'listWebhookDeliveries', { path: { id } }];
}

const readingsOfUnavailability: readonly Reading[] = [['unavailability', 'listUnavailability', {}]];

/** The months of the suite's statements. */
const readingsOfStatements: readonly Reading[] = statementSpans.map(
  (query): Reading => ['statements', 'getStatements', { query }],
);

/** The dates of links, which other lists do not show. Sessions of the suite count as openings. */
const readingsOfLinks: readonly Reading[] = [
  ...(['company', 'student'] as const).map(
    (kind): Reading => [
      `${kind} links`,
      'listLinks',
      { query: { kind, resourcesPerPage: most } },
      only('expires_on'),
    ],
  ),
  ['link defaults', 'getLinkDefaults', {}],
];

const readingsOfOrganisation: readonly Reading[] = [
  ['organisation', 'getOrganisation', {}],
  ['holidays', 'getHolidays', {}],
];

/** The remembered column headings. */
const readingsOfImportColumns: readonly Reading[] = [
  ['import columns', 'getImportColumns', { query: { kind: 'student' } }],
];

/** The views and snoozes of administrators. */
const readingsOfViews: readonly Reading[] = [
  ['views', 'listViews', { query: { list: 'contracts' } }],
  ['snoozes', 'listSnoozes', {}],
];

/** A teacher also reads the phrases of the office. */
const readingsOfPhrases: readonly Reading[] = [['phrases', 'listPhrases', {}, undefined, 'ROLE_TEACHER']];

/** Returns the reads of a list: the default rows, and the rows that it hides by default. */
function readingsOfList({ id, parameters }: Operation): Reading[] {
  const paging = parameters.some(({ name }) => name === 'resourcesPerPage') ? { resourcesPerPage: most } : {};
  const beyond = parameters
    .filter(isBeyond)
    .flatMap(({ name, schema }) => (schema.enum ?? [true]).map((value) => ({ [name]: value })));
  return [{}, ...beyond].map((query) => [id, id, { query: { ...paging, ...query } }]);
}

/** Reads a few lists in parallel, as a browser does, since a run takes some hundred snapshots. */
async function together(readings: readonly Reading[], read: (reading: Reading) => Promise<void>) {
  const waiting = readings.values();
  const readOneByOne = async () => {
    for (const reading of waiting) await read(reading);
  };
  await Promise.all(Array.from({ length: 6 }, readOneByOne));
}

/** Whether an administrator can read the list without any required parameters. */
function isWholeList({ id, method, order, roles, parameters }: Operation): boolean {
  return (
    method === 'GET' &&
    order !== null &&
    roles.includes('ROLE_ADMIN') &&
    parameters.every(({ required }) => !required) &&
    parameters.some(({ name }) => name === 'resourcesPerPage') &&
    // Excluded, because each sign-in of the suite adds a row.
    id !== 'listSignIns' &&
    // One of these two parameters is required. The OpenAPI document cannot express that.
    !parameters.some(({ name }) => name === 'studentId')
  );
}

/** Whether the parameter has few values, one of which shows rows that are hidden by default. */
function isBeyond({ 'x-filter': filter, schema }: Parameter): boolean {
  return filter?.['beyond-usual'] === true && (schema.enum !== undefined || schema.type === 'boolean');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares two snapshots. */
export function differences(before: Snapshot, after: Snapshot): Difference[] {
  const found: Difference[] = [];
  for (const [list, rows] of after) {
    const earlier = before.get(list);
    for (const [key, row] of rows) {
      const was = earlier?.get(key);
      if (was === undefined) found.push({ list, key, how: 'added' });
      else if (was !== row) found.push({ list, key, how: 'changed' });
    }
    for (const key of earlier?.keys() ?? []) if (!rows.has(key)) found.push({ list, key, how: 'removed' });
  }
  return found;
}

/** Describes a few of the differences. */
export function describeDifferences(found: readonly Difference[]): string {
  const lines = found.slice(0, 4).map(({ list, key, how }) => `${list}: ${key} ${how}`);
  return found.length > 4 ? `${lines.join(', ')} and ${found.length - 4} more` : lines.join(', ');
}

/** Finds the contracts, students and webhooks in requests by their field names. */
export function subjectsOf(operation: Operation, requests: readonly Request[]): Subjects {
  const courses = new Set<number>();
  const students = new Set<number>();
  const webhooks = new Set<number>();
  const kindOf = (name: string): Set<number> | null => {
    if (/student/i.test(name)) return students;
    if (/course|^ref_?id$/i.test(name) && !/type|material/i.test(name)) return courses;
    return null;
  };
  const { path } = operation;
  const own = path.startsWith('/student')
    ? students
    : path.startsWith('/courses')
      ? courses
      : path.startsWith('/webhooks')
        ? webhooks
        : null;
  const walk = (value: unknown, into: Set<number> | null) => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, into);
    else if (isObject(value)) {
      for (const [name, its] of Object.entries(value)) walk(its, name === 'id' ? into : kindOf(name));
    } else if (into && Number.isInteger(Number(value)) && value !== null && value !== '') {
      into.add(Number(value));
    }
  };
  for (const { path, query, body, form } of requests) {
    for (const part of [path, query, body, form]) walk(part, own);
  }
  const few = (ids: Set<number>) => [...ids].filter((id) => id > 0 && id < 1_999_999_999).slice(0, 8);
  return { courses: few(courses), students: few(students), webhooks: few(webhooks) };
}

/**
 * Returns the snapshot, or the error that prevented it. That error fails or skips the checks that need the snapshot.
 */
export async function snapshotOrError(read: () => Promise<Snapshot>): Promise<Snapshot | Error> {
  try {
    return await read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
