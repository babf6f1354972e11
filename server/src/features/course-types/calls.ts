import type { CourseType, CourseTypeName } from '@portal/api-client/openapi';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { type Handlers, Versioned } from '../../openapi/call.ts';
import { Refusal } from '../../refusal/Refusal.ts';
import { fixedList } from '../lists.ts';
import { insertRecord, recordOf, recordToChange, updateAndRead } from '../records.ts';
import { freeName } from '../setting-names.ts';

/** The calls about course types. */
export const courseTypes = {
  listCourseTypes: async ({ db }) =>
    fixedList((await db.selectFrom('course_types').selectAll().orderBy('id').execute()).map(answer)),

  async createCourseType({ body, db }) {
    return saved(await insertRecord(db, 'course_types', await freeNames(db, body)));
  },

  async renameCourseType(call) {
    const { id } = await recordToChange(call, 'course_types');
    return saved(await updateAndRead(call.db, 'course_types', id, await freeNames(call.db, call.body, id)));
  },

  /** Records may keep an archived type, as they keep an archived language (OPEN-80). */
  async updateCourseTypeStatus({ body, db }) {
    const { id } = await recordOf(db, 'course_types', body.id, { isLocked: true });
    return saved(await updateAndRead(db, 'course_types', id, { status: body.status }));
  },
} satisfies Handlers;

type Row = Selectable<Schema['course_types']>;

/** Returns the names to store. Throws if another type, archived or not, has one of them in the same language. */
async function freeNames(db: Db, body: Required<Pick<CourseTypeName, 'name' | 'name_en'>>, own?: number) {
  const name = await freeName(db, 'course_types', body.name, own);
  const name_en = body.name_en?.trim() ?? null;
  const holder = await db
    .selectFrom('course_types')
    .select('id')
    .where('name_en', '=', name_en)
    .executeTakeFirst();
  if (holder && holder.id !== own)
    throw new Refusal('conflict', 'Name duplicated', { name_en: ['Name duplicated'] });
  return { name, name_en };
}

function saved(type: Row) {
  const data = answer(type);
  return new Versioned({ message: 'The course type was saved', data }, data.etag);
}

function answer({ id, name, name_en, status, version }: Row) {
  return { id, name, name_en, status, etag: `"v${version}"` } satisfies CourseType;
}
