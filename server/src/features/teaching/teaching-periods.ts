import type { TeachingPeriod } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { ContractRow } from '../access.ts';

/** The periods of former teachers, from `starts_on` to the day before `replaced_on`. */
const formerPeriods: Sql = sql`(select contract_id, teacher_id, replaced_on,
    coalesce(lag(replaced_on) over (partition by contract_id order by replaced_on, id), '-infinity') as starts_on
  from previous_teachers where replaced_on is not null)`;

/** Joins the former teacher `f` who taught a contract on a day; joins nothing after the last change. */
export function joinFormerOn(contractId: Sql, day: Sql): Sql {
  return sql`left join ${formerPeriods} f on f.contract_id = ${contractId} and f.starts_on <= ${day}
    and ${day} < f.replaced_on`;
}

/**
 * The teacher of the contract `c` on the day given to `joinFormerOn`. SQL with the same rule as `teacherOn` of the
 * domain.
 */
export const teacherOfDay: Sql = sql`coalesce(f.teacher_id, c.teacher_id)`;

/**
 * The teacher who is planned to give the class `p` of the contract `c`; needs `joinFormerOn` for its day. SQL with the
 * same rule as `teacherOfClass` of the domain.
 */
export const teacherOfPlanned: Sql = sql`coalesce(p.substitute_id, ${teacherOfDay})`;

/** Joins the teacher `t` of the contract `c` on a day, and their account `u`. */
export function joinTeacherOn(day: string): Sql {
  return sql`${joinFormerOn(sql`c.id`, sql`${day}::date`)}
    left join teachers t on t.id = ${teacherOfDay} left join users u on u.id = t.user_id`;
}

/** Like `teacherOfDay`, but as a subselect for one contract `c`. */
export function teacherOnDay(day: Sql): Sql {
  return sql`coalesce((select f.teacher_id from previous_teachers f where f.contract_id = c.id
    and f.replaced_on > ${day} order by f.replaced_on, f.id limit 1), c.teacher_id)`;
}

/** A former teacher, and the day on which another one began. */
export interface FormerTeacher {
  readonly teacher_id: number;
  readonly replaced_on: string;
}

/** The former teachers of a contract as JSON, the first one first; without changes whose day is unknown. */
export function formerTeachersJson(contractId: Sql): Sql {
  return sql`(select coalesce(json_agg(json_build_object('teacher_id', teacher_id, 'replaced_on', replaced_on)
      order by replaced_on, id), '[]')
    from previous_teachers where contract_id = ${contractId} and replaced_on is not null)`;
}

/** Returns who teaches a contract from which day. */
export function teachingOf(
  { teacher_id }: Pick<ContractRow, 'teacher_id'>,
  former: readonly FormerTeacher[],
): TeachingPeriod[] {
  const days = [null, ...former.map(({ replaced_on }) => replaced_on)];
  const teachers = [...former.map((one) => one.teacher_id), teacher_id];
  return teachers.map((teacherId, place) => ({ from: days[place] ?? null, teacherId }));
}

/** Reads who teaches a contract from which day. */
export async function readTeaching(
  db: Db,
  contract: Pick<ContractRow, 'id' | 'teacher_id'>,
): Promise<TeachingPeriod[]> {
  const { rows } = await sql<{ former: FormerTeacher[] }>`
    select ${formerTeachersJson(sql`${contract.id}::bigint`)} as former`.execute(db);
  return teachingOf(contract, rows[0]?.former ?? []);
}
