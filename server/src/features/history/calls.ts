import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type CallOf, type Handlers, versionOf } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { recordOf } from '../records.ts';
import { entriesOf } from './answers.ts';
import { readEntries, readFields, readUsers, type Scope, sumUp } from './queries.ts';
import { tablesOf } from './tables.ts';

/** The call about the history of a record. */
export const history = {
  async getHistory({ query, db }) {
    const { subject, userId, field, before, size = 25 } = query;
    // Read before the entries, so that a change in between is not taken for one that the caller has seen.
    const version = await versionNow(db, query);
    const scope = scopeOf(query);
    const filters = { userId, field };
    const isFirst = before === undefined;
    const [found, users, sums, fields] = await Promise.all([
      readEntries(db, scope, { ...filters, before, size: size + 1 }),
      readUsers(db, scope),
      sumUp(db, scope, filters),
      isFirst ? readFields(db, scope) : undefined,
    ]);
    return {
      data: await entriesOf(db, found.slice(0, size), { subject, users, field }),
      has_older: found.length > size,
      ...sums,
      version,
      ...(isFirst && { users, fields }),
    };
  },
} satisfies Handlers;

type Asked = CallOf<'getHistory'>['query'];

/** The version of the requested record; null if it has none. Throws if the record does not exist. */
async function versionNow(db: Db, { subject, id, studentId }: Asked): Promise<string | null> {
  if ((studentId !== undefined) !== (subject === 'report'))
    throw badField('studentId', subject === 'report' ? 'is required' : 'is only for reports');
  switch (subject) {
    case 'contract':
      return versionOf(await recordOf(db, 'contracts', id));
    case 'outline': {
      await recordOf(db, 'contracts', id);
      const outline = await db
        .selectFrom('outlines')
        .select('version')
        .where('contract_id', '=', id)
        .executeTakeFirst();
      return outline ? versionOf(outline) : null;
    }
    case 'report':
      await recordOf(db, 'contracts', id);
      await recordOf(db, 'students', studentId);
      return null;
    default:
      await recordOf(db, tableOf[subject], id);
      return null;
  }
}

const tableOf = {
  student: 'students',
  teacher: 'teachers',
  company: 'companies',
  course_type: 'course_types',
  material: 'materials',
  file: 'files',
  webhook: 'webhooks',
} as const;

function scopeOf({ subject, id, studentId }: Asked): Scope {
  const tables = tablesOf[subject];
  switch (subject) {
    case 'contract':
    case 'outline':
      return { tables, where: sql`h.contract_id = ${id}` };
    case 'student':
      return { tables, where: sql`h.student_id = ${id}` };
    case 'teacher':
      // From contracts, only entries about a change of teacher.
      return {
        tables,
        where: sql`h.teacher_id = ${id} and (h.table_name <> 'contracts' or h.before ? 'teacher_id')`,
      };
    case 'report':
      return {
        tables,
        where: sql`h.contract_id = ${id} and h.student_id = ${studentId} and (h.table_name <> 'files'
          or h.record_id in (select file_id from reports where contract_id = ${id} and student_id = ${studentId}))`,
      };
    default:
      return { tables, where: sql`h.table_name = ${tableOf[subject]} and h.record_id = ${id}` };
  }
}
