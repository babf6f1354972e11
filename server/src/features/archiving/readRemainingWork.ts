import type { RemainingCourse } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Caller } from '../../sessions/Caller.ts';
import { namedJson } from '../json.ts';
import { isOpen, readClasses } from '../planned-classes/queries.ts';

/** The contracts in which the teacher has a day or a class. */
const contractsOf = (teacherId: number) => sql`(select id from contracts where teacher_id = ${teacherId}
  union select contract_id from previous_teachers where teacher_id = ${teacherId}
  union select contract_id from planned_classes where substitute_id = ${teacherId})`;

/** Reads the contracts in progress and the open classes that remain with an archived teacher, by contract number. */
export async function readRemainingWork(
  db: Db,
  caller: Caller,
  teacherId: number,
): Promise<RemainingCourse[]> {
  // Includes classes of other teachers: a record fulfils the class of its day, whoever was planned to give it.
  const { classes } = await readClasses(
    db,
    caller,
    sql`c.status_id <> 4 and c.id in ${contractsOf(teacherId)}`,
  );
  const own = classes.filter((planned) => isOpen(planned) && planned.teacherId === teacherId);
  const byContract = Map.groupBy(own, ({ contractId }) => contractId);
  const { rows } = await sql<Omit<RemainingCourse, 'planned' | 'next_date'>>`select c.id,
      c.number as contract_number, c.status_id as course_status_id, ${namedJson('co')} as company
    from contracts c left join companies co on co.id = c.company_id
    where c.teacher_id = ${teacherId} and c.status_id in (1, 2) or c.id = any (${[...byContract.keys()]}::bigint[])
    order by c.number_folded, c.id`.execute(db);
  return rows.map((course) => {
    const planned = byContract.get(course.id) ?? [];
    return { ...course, planned: planned.length, next_date: planned[0]?.date ?? null };
  });
}
