import { daysOfMissingClasses } from '@portal/domain';
import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';
import { fulfilledClasses } from '../planned-classes/fulfilledClasses.ts';
import { joinFormerOn } from './teaching-periods.ts';

/**
 * Condition: one of these teachers teaches the contract `c` today, or will teach it until a planned change takes
 * effect.
 */
export function isTaughtAmong(teachers: Sql, today: string): Sql {
  return sql`(c.teacher_id in ${teachers} or c.id in (select contract_id from previous_teachers
    where replaced_on > ${today} and teacher_id in ${teachers}))`;
}

/**
 * Selects the contracts that these teachers may read:
 * - those that they teach or will teach;
 * - those with a planned class that they have yet to record, as its substitute or because it was on one of their days,
 *   for as long as it is followed up;
 * - until the next day, those in which they have just recorded a class, because they may correct it.
 */
export function contractsWithWorkOf(teachers: Sql, today: string): Sql {
  const { from } = daysOfMissingClasses(today);
  const visited = sql`select contract_id from previous_teachers where replaced_on is not null and teacher_id in ${teachers}
    union all select contract_id from planned_classes where substitute_id in ${teachers}`;
  return sql`select id from contracts where teacher_id in ${teachers}
    union all select contract_id from previous_teachers where replaced_on > ${today} and teacher_id in ${teachers}
    union all select p.contract_id
      from ${fulfilledClasses(sql`d.contract_id in (${visited}) and d.held_on >= ${from}`)} p
        ${joinFormerOn(sql`p.contract_id`, sql`p.held_on`)}
      where p.lesson_id is null and coalesce(p.substitute_id, f.teacher_id) in ${teachers}
    union all select x.contract_id from lessons x join teachers own on own.id = x.teacher_id
      and own.user_id = x.recorded_by
      where x.contract_id in (${visited}) and x.status = 1 and own.id in ${teachers}
        and x.recorded_at >= ${today}::date - 1`;
}
