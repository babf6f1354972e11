import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { fulfilledClasses } from '../planned-classes/fulfilledClasses.ts';
import { teacherOnDay } from '../teaching/teaching-periods.ts';

/** A class: a planned one, the record of one, or both. */
export interface MeetingClass {
  readonly plannedClassId: number | null;
  readonly lessonId: number | null;
  readonly day: string;
  /** Who gave the class, by its record. */
  readonly giverId: number | null;
}

const classColumns = (plannedClassId: Sql, lessonId: Sql, day: Sql): Sql =>
  sql`${plannedClassId} as "plannedClassId", ${lessonId} as "lessonId", ${day} as day, x.teacher_id as "giverId"`;

/** Reads a planned class of a contract with the record that fulfils it; undefined if it is not of the contract. */
export async function findPlannedClass(
  db: Db,
  contractId: number,
  id: number,
): Promise<MeetingClass | undefined> {
  const columns = classColumns(sql`p.id`, sql`x.id`, sql`p.held_on`);
  const { rows } = await sql<MeetingClass>`select ${columns} from planned_classes p
    left join ${classesOf(contractId)} k on k.id = p.id left join lessons x on x.id = k.lesson_id
    where p.id = ${id} and p.contract_id = ${contractId}`.execute(db);
  return rows[0];
}

/** Reads a record of a contract with the planned class that it fulfils; undefined if it is not of the contract or deleted. */
export async function findRecordedClass(
  db: Db,
  contractId: number,
  id: number,
): Promise<MeetingClass | undefined> {
  const columns = classColumns(sql`k.id`, sql`x.id`, sql`x.held_on`);
  const { rows } = await sql<MeetingClass>`select ${columns} from lessons x
    left join ${classesOf(contractId)} k on k.lesson_id = x.id
    where x.id = ${id} and x.contract_id = ${contractId} and x.status = 1`.execute(db);
  return rows[0];
}

/** Selects the planned classes of a contract, each with the record that fulfils it. */
function classesOf(contractId: number): Sql {
  return fulfilledClasses(sql`d.contract_id = ${contractId}`);
}

/**
 * Selects the files of meetings of some contracts with their class as it is now: its plan, its record, its day and
 * `teacher_id`, who gave it or is to give it.
 */
export function filesWithClass(isMeant: Sql): Sql {
  const contracts = sql`select contract_id from meeting_files m where ${isMeant}`;
  return sql`(with classes as (
      select * from ${fulfilledClasses(sql`d.contract_id in (${contracts})`)} k
    )
    select m.id, m.contract_id, m.name, m.size, m.sha256, m.content_key, m.stored_at, m.stored_by,
      p.id as planned_class_id, x.id as lesson_id, coalesce(x.held_on, p.held_on, m.held_on) as held_on,
      coalesce(x.teacher_id, p.substitute_id, ${teacherOnDay(sql`coalesce(p.held_on, m.held_on)`)}) as teacher_id
    from meeting_files m join contracts c on c.id = m.contract_id
      left join classes of_plan on of_plan.id = m.planned_class_id
      left join classes of_record on of_record.lesson_id = m.lesson_id
      left join planned_classes p on p.id = coalesce(m.planned_class_id, of_record.id)
      left join lessons x on x.id = coalesce(m.lesson_id, of_plan.lesson_id)
    where ${isMeant})`;
}
