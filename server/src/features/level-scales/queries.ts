import type { EndingScaleResult, ScaleResult } from '@portal/api-client/openapi';
import { type CalendarDate, endingNoticeDays, type ScaleLevels } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { isStillIn } from '../enrolment-periods.ts';
import { namedJson, studentNameJson } from '../json.ts';
import { oneRow } from '../records.ts';

/** A result `x` in the language `l`, as the wire spells it. */
const resultJson = sql`json_build_object('id', x.id, 'language', ${namedJson('l')}, 'scale', x.scale,
  'tested_on', x.tested_on, 'source', x.source, 'listening', x.listening, 'speaking', x.speaking,
  'reading', x.reading, 'writing', x.writing, 'oral', x.oral, 'etag', '"v' || x.version || '"')`;

/** The results of a student that match the condition on `x`, the latest first. */
export function resultsJson(where: Sql): Sql {
  return sql`(select json_agg(${resultJson} order by x.tested_on desc, x.id desc)
    from scale_results x join languages l on l.id = x.language_id where ${where})`;
}

/** Returns the result with this id. */
export async function resultAnswer(db: Db, id: number): Promise<ScaleResult> {
  const { result } = oneRow(
    await sql<{ result: ScaleResult }>`select ${resultJson} as result
      from scale_results x join languages l on l.id = x.language_id where x.id = ${id}`.execute(db),
  );
  return result;
}

/** A result with those of its levels that are still the latest of their skill. */
export interface EndingRow
  extends Pick<EndingScaleResult, 'id' | 'student' | 'language' | 'course_id' | 'scale' | 'tested_on'> {
  readonly levels: ScaleLevels;
}

/**
 * Reads the results of the Second Language Evaluation that may end soon, of active students in activated contracts, with
 * the levels that no later result of the same skill replaces. May return results that end a little later.
 */
export async function readEnding(db: Db, today: CalendarDate): Promise<EndingRow[]> {
  const { rows } = await sql<EndingRow>`
    with latest as (
      select distinct on (r.student_id, r.language_id, k.skill) r.*, k.skill, k.level
      from scale_results r
        cross join lateral (values ('reading', r.reading), ('writing', r.writing), ('oral', r.oral)) as k(skill, level)
      where r.scale = 'sle' and k.level is not null
      order by r.student_id, r.language_id, k.skill, r.tested_on desc, r.id desc),
    ending as (
      select id, student_id, language_id, scale, tested_on, json_object_agg(skill, level) as levels
      from latest where tested_on <= ${today}::date + ${endingNoticeDays + 2}::integer - interval '5 years'
      group by id, student_id, language_id, scale, tested_on)
    select x.id, ${studentNameJson} as student, ${namedJson('l')} as language, e.course_id, x.scale, x.tested_on, x.levels
    from ending x join students s on s.id = x.student_id and s.status = 1 join languages l on l.id = x.language_id
      cross join lateral (select c.id as course_id from enrolments e join contracts c on c.id = e.contract_id
        where e.student_id = s.id and ${isStillIn} and c.status_id = 2
        order by c.language_id is distinct from x.language_id, c.starts_on desc nulls last, c.id limit 1) e
    order by x.tested_on, x.id`.execute(db);
  return rows;
}
