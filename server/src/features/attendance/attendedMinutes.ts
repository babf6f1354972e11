import { sql } from 'kysely';

/**
 * The minutes of the record `x` that a student attended, as `minutesAttended` of the domain counts them. `ab` is the
 * student's absence, `d` the student's details; both may be missing.
 */
export const attendedMinutes = sql`(case when ab.lesson_id is null
  then greatest(0, x.minutes - coalesce(d.late_minutes, 0) - coalesce(d.left_early_minutes, 0)) else 0 end)`;
