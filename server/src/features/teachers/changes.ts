import type {
  CreateTeacherData,
  TeacherLists as GivenLists,
  PersonName,
  TeacherDetails,
  TeacherPerson,
} from '@portal/api-client/openapi';
import { type CalendarDate, plainEmail } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { badField } from '../../refusal/Refusal.ts';
import { duplicateEmail } from '../email-address.ts';
import { findRecord, given, insertForId } from '../records.ts';
import { refuseArchivedReference } from '../refuseArchivedReference.ts';
import { type TeacherLists, writeLists } from './queries.ts';

type NewTeacher = CreateTeacherData['body']['teacher'];

interface Addition extends TeacherLists {
  readonly input: NewTeacher;
}

/** Stores a teacher with a new user account, and returns the teacher's id. Throws if the address is taken. */
export async function addTeacher(
  db: Db,
  input: NewTeacher,
  lists: TeacherLists,
  today: CalendarDate,
): Promise<number> {
  const [added] = (await addTeachers(db, [{ input, ...lists }], today)).values();
  if (!added) throw duplicateEmail();
  return added.id;
}

/** Stores teachers with new user accounts, except those whose address is taken. Returns the ids by address. */
export async function addTeachers(
  db: Db,
  additions: readonly Addition[],
  today: CalendarDate,
): Promise<Map<string, PersonName>> {
  const users = await db
    .insertInto('users')
    .values(
      additions.map(({ input }) => ({
        name: input.name.trim(),
        last_name: input.lastName.trim(),
        email: plainEmail(input.email),
        phone: input.phone.trim(),
        role: 'ROLE_TEACHER' as const,
        status: 0 as const,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'last_name', 'email'])
    .execute();
  const byEmail = new Map(additions.map((addition) => [plainEmail(addition.input.email), addition]));
  const added = new Map<string, PersonName>();
  for (const { id: user_id, name, last_name, email } of users) {
    const addition = byEmail.get(email);
    if (!addition) continue;
    const id = await insertForId(db, 'teachers', { user_id, ...detailsOf(addition.input) });
    await writeLists(db, id, addition, today);
    added.set(email, { id, name, last_name });
  }
  return added;
}

/** The columns of the user that a request changes. */
export function personOf({ name, lastName, email, phone }: Partial<TeacherPerson>) {
  return given({
    name: name?.trim(),
    last_name: lastName?.trim(),
    email: email === undefined ? undefined : plainEmail(email),
    phone: phone?.trim(),
  });
}

/** The columns of the teacher that a request changes, without the lists. */
export function detailsOf({ city, car, mobile, nda, otherRate }: TeacherDetails) {
  return given({ city, car, mobile, nda, other_rate: otherRate });
}

/**
 * Returns the lists that a request replaces. Throws for unknown or repeated ids, and for a newly added archived
 * language.
 */
export async function listsOf(
  db: Db,
  { teacherHasLanguages, teacherRates }: GivenLists,
  teacherId?: number,
): Promise<TeacherLists> {
  const { rows } = await sql<{ id: number }>`select language_id as id from teacher_languages
    where teacher_id = ${teacherId ?? null}`.execute(db);
  const stored = rows.map(({ id }) => id);
  for (const [place, { id }] of (teacherHasLanguages ?? []).entries()) {
    await refuseArchivedReference(db, 'languages', id, { field: `teacherHasLanguages.${place}.id`, stored });
  }
  for (const [place, { course_types_id: id }] of (teacherRates ?? []).entries()) {
    const field = `teacherRates.${place}.course_types_id`;
    if (!(await findRecord(db, 'course_types', id))) throw badField(field, 'does not exist');
    if (teacherRates && teacherRates.findIndex((rate) => rate.course_types_id === id) < place) {
      throw badField(field, 'is given twice');
    }
  }
  return given({
    languageIds: teacherHasLanguages && [...new Set(teacherHasLanguages.map(({ id }) => id))],
    rates: teacherRates,
  });
}
