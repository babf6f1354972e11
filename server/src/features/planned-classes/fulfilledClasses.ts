import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';

/**
 * Selects the classes that are not cancelled, each with the record that fulfils it, the teacher of that record, and the
 * substitute of the class. `fulfilments` of the domain has the same rule. `where` is a condition on `d`, which stands
 * for classes and for records; it must select contracts and whole days.
 */
export function fulfilledClasses(where: Sql): Sql {
  return sql`(with planned as (
      select d.id, d.contract_id, d.held_on, d.minutes, d.substitute_id, x.id as lesson_id, x.teacher_id as recorded_for,
        row_number() over (partition by d.contract_id, d.held_on, x.id is null order by d.begins_at, d.id) as place
      from planned_classes d left join lessons x on x.planned_class_id = d.id and x.status = 1
      where d.cancelled_at is null and ${where}
    ), unnamed as (
      select d.id, d.contract_id, d.held_on, d.teacher_id,
        row_number() over (partition by d.contract_id, d.held_on order by d.id) as place
      from lessons d where d.status = 1 and d.planned_class_id is null and ${where}
        and d.contract_id in (select contract_id from planned where lesson_id is null)
    )
    select p.id, p.contract_id, p.held_on, p.minutes, p.substitute_id, coalesce(p.lesson_id, x.id) as lesson_id,
      coalesce(p.recorded_for, x.teacher_id) as recorded_for
    from planned p left join unnamed x on p.lesson_id is null and x.contract_id = p.contract_id
      and x.held_on = p.held_on and x.place = p.place)`;
}
