import { sql } from 'kysely';
import { isInPeriod } from '../enrolment-periods.ts';
import { attendedMinutes } from './attendedMinutes.ts';

/**
 * The classes that were given while a student belonged to the contract (ADR-0053), as columns `contract_id`,
 * `student_id`, `lesson_id`, `held_on`, `teacher_id` and the attended `minutes`. Attestations and a company's evidence
 * both count these.
 */
export const attendedClasses = sql`(select e.contract_id, e.student_id, x.id as lesson_id, x.held_on, x.teacher_id,
    ${attendedMinutes} as minutes
  from enrolments e join lessons x on x.contract_id = e.contract_id and x.status = 1 and ${isInPeriod(sql`x.held_on`)}
    left join absences ab on ab.lesson_id = x.id and ab.student_id = e.student_id
    left join lesson_details d on d.lesson_id = x.id and d.student_id = e.student_id)`;
