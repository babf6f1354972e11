import type { Request } from './broken-requests.ts';
import type { Operation, Parameter } from './treaty.ts';
import type { World } from './World.ts';

/** The contracts and students that some requests are about, whose own records are read too. */
export interface Subjects {
  readonly courses: readonly number[];
  readonly students: readonly number[];
}

/** Everything that an administrator can read: the rows by list and key, as texts that can be compared. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A row that is there, gone or different now. */
export interface Difference {
  readonly list: string;
  readonly key: string;
  readonly how: 'added' | 'changed' | 'removed';
}

const most = 20_000;

/** Reads every list in full, and all that hangs on the subjects: what is read is drawn from the treaty. */
export async function readEverything(
  world: World,
  operations: readonly Operation[],
  { courses, students }: Subjects,
): Promise<Snapshot> {
  world.requires('ROLE_ADMIN');
  const found = new Map<string, Map<string, string>>();
  const read = async (name: string, id: string, request: Request) => {
    const { status, body } = await world.answer<unknown>('ROLE_ADMIN', id, request);
    const rows = found.get(name) ?? new Map<string, string>();
    const data = status === 200 && isObject(body) ? body.data : undefined;
    if (Array.isArray(data)) for (const row of data as unknown[]) rows.set(keyOf(row), JSON.stringify(row));
    else rows.set('answer', `${status} ${status === 200 ? JSON.stringify(data ?? null) : ''}`);
    found.set(name, rows);
  };
  const languages = await world.find('the languages to read needs in', async () => {
    const { data } = await world.call<{ data: { id: number }[] }>('ROLE_ADMIN', 'listLanguages');
    return data.slice(0, 2).map(({ id }) => id);
  });
  // First what hangs on one record: an administrator who opens a student takes the star away.
  for (const id of students) {
    await read(`student ${id}`, 'listStudents', { query: { id } });
    await read(`history of student ${id}`, 'getStudentHistory', { query: { studentId: id } });
    await read(`notes of student ${id}`, 'listNotes', { query: { noteType: 'students', refId: id } });
    await read(`reports of student ${id}`, 'listProgressReports', { query: { studentId: id } });
    for (const languageId of languages) {
      const query = { studentId: id, languageId };
      await read(`needs of student ${id} in ${languageId}`, 'getStudentNeeds', { query });
    }
    for (const courseId of courses) {
      const query = { studentId: id, courseId };
      await read(`report form of student ${id} in ${courseId}`, 'getProgressForm', { query });
    }
  }
  for (const id of courses) {
    const all = { resourcesPerPage: most };
    await read(`contract ${id}`, 'listCourses', { query: { courseId: id } });
    await read(`attendance of ${id}`, 'listAttendance', { query: { courseId: id, ...all } });
    await read(`notes of ${id}`, 'listNotes', { query: { noteType: 'courses', refId: id } });
    await read(`students of ${id}`, 'listStudentsOfCourse', { query: { course_id: id, ...all } });
    await read(`reports of ${id}`, 'listProgressReports', { query: { courseId: id, ...all } });
    await read(`outline of ${id}`, 'getOutlineForm', { path: { courseId: id } });
    await read(`course info of ${id}`, 'getCourseInfo', { query: { course_id: id } });
    for (const refType of ['courseProposal', 'courseOutline']) {
      await read(`${refType} of ${id}`, 'listFilesOfRecord', { query: { refType, refId: id } });
    }
  }
  for (const { id, parameters } of operations.filter(isWholeList)) {
    const paging = parameters.some(({ name }) => name === 'resourcesPerPage')
      ? { resourcesPerPage: most }
      : {};
    await read(id, id, { query: paging });
    for (const parameter of parameters.filter(isBeyond)) {
      for (const value of parameter.schema.enum ?? [true]) {
        await read(id, id, { query: { ...paging, [parameter.name]: value } });
      }
    }
  }
  return found;
}

/** A list of the administrator's that needs nothing to be asked for. */
function isWholeList({ method, order, roles, parameters }: Operation): boolean {
  return (
    method === 'GET' &&
    order !== null &&
    roles.includes('ROLE_ADMIN') &&
    parameters.every(({ required, in: place }) => place === 'query' && !required) &&
    parameters.some(({ name }) => name === 'resourcesPerPage') &&
    // One of two parameters is required, which the document cannot say beside either of them.
    !parameters.some(({ name }) => name === 'studentId')
  );
}

/** A parameter with few values, one of which shows what the list leaves out. */
function isBeyond({ 'x-filter': filter, schema }: Parameter): boolean {
  return filter?.['beyond-usual'] === true && (schema.enum !== undefined || schema.type === 'boolean');
}

function keyOf(row: unknown): string {
  if (!isObject(row)) return JSON.stringify(row);
  if (row.id !== undefined) return String(row.id as number);
  const { course, student } = row as { course?: { id?: number }; student?: { id?: number } };
  return `${course?.id}/${student?.id}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is different in the second of two snapshots. */
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

/** A few differences, for a person. */
export function describeDifferences(found: readonly Difference[]): string {
  const lines = found.slice(0, 4).map(({ list, key, how }) => `${list}: ${key} ${how}`);
  return found.length > 4 ? `${lines.join(', ')} and ${found.length - 4} more` : lines.join(', ');
}

/** The contracts and students that requests name, by the names of their fields. */
export function subjectsOf(operation: Operation, requests: readonly Request[]): Subjects {
  const courses = new Set<number>();
  const students = new Set<number>();
  const kindOf = (name: string): Set<number> | null => {
    if (/student/i.test(name)) return students;
    if (/course|^ref_?id$/i.test(name) && !/type|material/i.test(name)) return courses;
    return null;
  };
  const own = operation.path.startsWith('/student')
    ? students
    : operation.path.startsWith('/courses')
      ? courses
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
  return { courses: few(courses), students: few(students) };
}

/** The snapshot, or the error that prevented it: it fails or skips the checks that need the snapshot. */
export async function snapshotOrError(read: () => Promise<Snapshot>): Promise<Snapshot | Error> {
  try {
    return await read();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
