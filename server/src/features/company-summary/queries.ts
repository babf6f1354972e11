import type { CompanySummary, Named } from '@portal/api-client/openapi';
import { cefrLevels, levelScales, scaleSkills } from '@portal/domain';
import { sql } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import { dayInSql } from '../../calendar/dayInSql.ts';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { readReachedAbsences } from '../absence-thresholds/readAbsenceAlerts.ts';
import { attendedMinutes } from '../attendance/attendedMinutes.ts';
import { countedClasses } from '../cancellations/countedClasses.ts';
import { isInPeriod, isStillIn, periodsJson } from '../enrolment-periods.ts';
import { namedJson, studentNameJson } from '../json.ts';
import { announcedForRecords } from '../planned-classes/announcedAbsences.ts';
import { oneRow } from '../records.ts';
import {
  isPublished,
  isWithin,
  latestFirst,
  nextLevel,
  type Period,
  reportHeadsJson,
} from '../reports/queries.ts';

/** Reads what a company may see of its contracts in a period. */
export async function readSummary(
  db: Db,
  company: Named,
  period: Period,
  clock: Clock,
): Promise<CompanySummary> {
  const row = oneRow(
    await sql<{ answer: Omit<CompanySummary, 'company'> }>`
    with ${partsOf(company.id, period, clock)}
    select json_build_object(
      'years', ${years},
      'students', (select count(distinct student_id)::int from members),
      'students_with_report', (select count(distinct student_id)::int from latest),
      'attendance', ${minutesJson(sql`from attended a where a.in_period`)},
      'contracted_minutes', (select coalesce(sum(contracted_minutes), 0) from courses),
      'taught_minutes', (select coalesce(sum(taught_minutes), 0)::int from courses),
      'levels', ${levelCounts},
      'levels_gained', (select coalesce(sum(greatest(0, ${place('level_now')} - ${place('at_start')})), 0)::int
        from progress),
      'courses', ${coursesJson},
      'rows', ${rowsJson}
    ) as answer`.execute(db),
  );
  const absences = await readReachedAbsences(db, company.id);
  const rows = row.answer.rows.map((one) => ({
    ...one,
    absence: absences.get(`${one.course_id} ${one.student.id}`) ?? null,
  }));
  return { company, ...row.answer, rows };
}

/**
 * Named parts of the statement. Only contracts of the company itself count (DECISION-42). Students who have left a
 * contract are members if they had classes or a report in the period.
 */
function partsOf(companyId: number, period: Period, clock: Clock): Sql {
  const runs = sql`(c.starts_on is not null or c.ends_on is not null)
    and coalesce(c.starts_on, c.ends_on) <= ${period.to ?? 'infinity'}::date
    and coalesce(c.ends_on, c.starts_on) >= ${period.from ?? '-infinity'}::date`;
  const isWhole = period.from === undefined && period.to === undefined;
  return sql`
    own as materialized (select * from contracts where company_id = ${companyId}),
    published as materialized (
      select r.*, coalesce(fo.saved_at, fi.stored_at) as completed_at,
        ${dayInSql(sql`coalesce(fo.saved_at, fi.stored_at)`, clock)} as completed_on
      from own c join reports r on r.contract_id = c.id
        left join files fi on fi.id = r.file_id left join report_forms fo on fo.id = r.form_id
      where ${isPublished}),
    latest as materialized (
      select distinct on (r.contract_id, r.student_id) r.* from published r
      where ${isWithin(sql`r.completed_on`, period)}
      order by r.contract_id, r.student_id, ${latestFirst}),
    given as materialized (
      select x.id, x.contract_id, x.held_on, x.minutes, ${isWithin(sql`x.held_on`, period)} as in_period
      from own c join lessons x on x.contract_id = c.id where x.status = 1),
    shown as materialized (
      select c.* from own c
      where ${isWhole} or (${runs}) or c.id in (select contract_id from given where in_period)
        or c.id in (select contract_id from latest)),
    members as materialized (
      select c.id as contract_id, e.student_id, true as is_enrolled
        from shown c join enrolments e on e.contract_id = c.id group by c.id, e.student_id
        having bool_or(${isStillIn} or exists (select from given x
            where x.contract_id = e.contract_id and x.in_period and ${isInPeriod(sql`x.held_on`)}))
          or exists (select from latest r where r.contract_id = c.id and r.student_id = e.student_id)
      union all
      select r.contract_id, r.student_id, false from latest r
        where not exists (select from enrolments e
          where e.contract_id = r.contract_id and e.student_id = r.student_id)),
    announced as materialized (
      select * from ${announcedForRecords(sql`d.contract_id in (select a.contract_id from announced_absences a
        join own c on c.id = a.contract_id)`)} n),
    attended as materialized (
      select m.contract_id, m.student_id, x.held_on, x.in_period, x.minutes,
        ${attendedMinutes} as attended,
        case when ab.lesson_id is not null and d.excused = 1 then x.minutes else 0 end as excused,
        case when ab.lesson_id is not null and n.lesson_id is not null then x.minutes else 0 end as announced,
        coalesce(d.late_minutes, 0) as late, coalesce(d.left_early_minutes, 0) as left_early
      from members m join enrolments e on e.contract_id = m.contract_id and e.student_id = m.student_id
        join given x on x.contract_id = m.contract_id and ${isInPeriod(sql`x.held_on`)}
        left join absences ab on ab.lesson_id = x.id and ab.student_id = m.student_id
        left join lesson_details d on d.lesson_id = x.id and d.student_id = m.student_id
        left join announced n on n.lesson_id = x.id and n.student_id = m.student_id),
    courses as materialized (
      select c.*, (select count(*)::int from members m where m.contract_id = c.id) as students,
        round((c.hours_per_class * c.number_of_classes * 60)::numeric)::bigint as contracted_minutes,
        coalesce(x.taught_minutes, 0)::int as taught_minutes,
        coalesce(x.taught_in_period_minutes, 0)::int as taught_in_period_minutes
      from shown c left join (select y.contract_id, sum(y.minutes) as taught_minutes,
          sum(y.minutes) filter (where ${isWithin(sql`y.held_on`, period)}) as taught_in_period_minutes
        from own o join ${countedClasses()} y on y.contract_id = o.id where y.counted = 1 group by y.contract_id) x
        on x.contract_id = c.id),
    ${levelParts(period, clock)}`;
}

/**
 * The levels of the students in the contracts: the last test by the first day, and the last test before the student's
 * next contract in the language. The company must not see levels from a later employer, so a contract without a start
 * date ends at any contract of another company. Another company's contract without a start date begins when it was
 * created. A contract of the same company without a start date never counts as the next one.
 */
function levelParts(period: Period, clock: Clock): Sql {
  const laterStart = sql`coalesce(later.starts_on, ${dayInSql(sql`later.created_at`, clock)})`;
  return sql`
    spans as materialized (
      select m.contract_id, m.student_id, c.language_id, c.starts_on,
        (select min(${laterStart}) from enrolments e join contracts later on later.id = e.contract_id
          where e.student_id = m.student_id and later.language_id = c.language_id
            and (later.starts_on > c.starts_on or later.company_id is distinct from c.company_id
              and (c.starts_on is null or ${laterStart} > c.starts_on))) as next_on
      from members m join shown c on c.id = m.contract_id where c.language_id is not null),
    tests as materialized (
      select sp.contract_id, sp.student_id, t.id, t.level, t.tested_on,
        coalesce(t.tested_on, '-infinity') <= coalesce(sp.starts_on, 'infinity') as is_before
      from spans sp join level_tests t on t.student_id = sp.student_id and t.language_id = sp.language_id
      where coalesce(t.tested_on, '-infinity') < coalesce(sp.next_on, 'infinity')
        and coalesce(t.tested_on, '-infinity') <= ${period.to ?? 'infinity'}::date),
    first_tests as materialized (
      select distinct on (contract_id, student_id) * from tests
      order by contract_id, student_id, is_before desc,
        case when is_before then tested_on end desc nulls last, tested_on,
        case when is_before then -id else id end),
    known as materialized (
      select sp.*, f.id as first_id, f.level as at_start,
        (select t.level from tests t where t.contract_id = sp.contract_id and t.student_id = sp.student_id
          order by t.tested_on desc nulls last, t.id desc limit 1) as level_now
      from spans sp join first_tests f on f.contract_id = sp.contract_id and f.student_id = sp.student_id),
    progress as materialized (
      select student_id, language_id,
        (array_agg(at_start order by starts_on nulls first, contract_id))[1] as at_start,
        (array_agg(level_now order by starts_on desc nulls last, contract_id desc))[1] as level_now
      from known group by student_id, language_id),
    ${scaleParts(period)}`;
}

/** The levels on the scales of clients, by the same days as `levelParts`, but each skill for itself (ADR-0095). */
function scaleParts(period: Period): Sql {
  const ofSkill = sql`partition by contract_id, student_id, scale, skill`;
  return sql`
    scale_tests as materialized (
      select sp.contract_id, sp.student_id, x.id, x.scale, k.skill, k.level, x.tested_on,
        x.tested_on <= coalesce(sp.starts_on, 'infinity') as is_before
      from spans sp join scale_results x on x.student_id = sp.student_id and x.language_id = sp.language_id
        cross join lateral (values ${sql.join(scaleSkills.map((skill) => sql`(${sql.lit(skill)}, ${sql.ref(`x.${skill}`)})`))})
          as k(skill, level)
      where k.level is not null and x.tested_on < coalesce(sp.next_on, 'infinity')
        and x.tested_on <= ${period.to ?? 'infinity'}::date),
    skill_levels as materialized (
      select distinct contract_id, student_id, scale, skill,
        first_value(level) over (${ofSkill} order by is_before desc,
          case when is_before then tested_on end desc nulls last, tested_on,
          case when is_before then -id else id end) as at_start,
        first_value(level) over (${ofSkill} order by tested_on desc, id desc) as level_now
      from scale_tests),
    scale_levels as materialized (
      select contract_id, student_id, json_agg(json_build_object('scale', scale, 'at_start', at_start,
          'now', level_now) order by array_position(${sql.val([...levelScales])}::text[], scale)) as list
      from (select contract_id, student_id, scale,
          ${untested} || jsonb_object_agg(skill, at_start) as at_start,
          ${untested} || jsonb_object_agg(skill, level_now) as level_now
        from skill_levels group by contract_id, student_id, scale) by_scale
      group by contract_id, student_id)`;
}

/** A skill without a level is null. */
const untested = sql`${JSON.stringify(Object.fromEntries(scaleSkills.map((skill) => [skill, null])))}::jsonb`;

const scale = sql.val([...cefrLevels]);

function place(column: 'level_now' | 'at_start'): Sql {
  return sql`coalesce(array_position(${scale}::text[], ${sql.ref(column)}), 0)`;
}

const years = sql`(select coalesce(json_agg(year order by year desc), '[]') from (
  select generate_series(extract(year from coalesce(starts_on, ends_on))::int,
    extract(year from coalesce(ends_on, starts_on))::int) as year from own
  union select extract(year from completed_on)::int from published) as y where year is not null)`;

const levelCounts = sql`(select json_agg(json_build_object('level', s.level,
    'at_start', (select count(*)::int from progress p where p.at_start = s.level),
    'now', (select count(*)::int from progress p where p.level_now = s.level)) order by s.place)
  from unnest(${scale}::text[]) with ordinality as s(level, place))`;

/** Sums of minutes of the attended classes `a`. */
function minutesJson(from: Sql): Sql {
  return sql`(select json_build_object(
    'taught_minutes', coalesce(sum(a.minutes), 0)::int, 'attended_minutes', coalesce(sum(a.attended), 0)::int,
    'excused_minutes', coalesce(sum(a.excused), 0)::int, 'announced_minutes', coalesce(sum(a.announced), 0)::int,
    'late_minutes', coalesce(sum(a.late), 0)::int,
    'left_early_minutes', coalesce(sum(a.left_early), 0)::int) ${from})`;
}

/** A student of a contract without classes. */
const noMinutes = sql`json_build_object('taught_minutes', 0, 'attended_minutes', 0, 'excused_minutes', 0,
  'announced_minutes', 0,
  'late_minutes', 0, 'left_early_minutes', 0)`;

const coursesJson = sql`(select coalesce(json_agg(json_build_object(
    'id', c.id, 'contract_number', c.number, 'start_date', c.starts_on, 'end_date', c.ends_on,
    'language', ${namedJson('l')}, 'students', c.students, 'contracted_minutes', c.contracted_minutes,
    'taught_minutes', c.taught_minutes, 'taught_in_period_minutes', c.taught_in_period_minutes)
    order by c.starts_on desc nulls last, c.id), '[]')
  from courses c left join languages l on l.id = c.language_id)`;

const rowsJson = sql`(select coalesce(json_agg(json_build_object(
    'course_id', m.contract_id, 'student', ${studentNameJson},
    'last_pr', case when r.id is not null then ${reportHeadsJson} end,
    'next_level', ${nextLevel},
    'level_at_start', k.at_start, 'level_now', k.level_now, 'scale_levels', coalesce(scales.list, '[]'),
    'hours_taught_minutes', case when m.is_enrolled then coalesce(sums.whole, 0)::int end,
    'attendance', case when m.is_enrolled then coalesce(sums.minutes, ${noMinutes}) end,
    'periods', ${periodsJson(sql`m.contract_id`, sql`m.student_id`)},
    'months', coalesce(months.list, '[]'),
    'levels', coalesce(steps.list, '[]'))
    order by r.completed_at desc nulls last, s.last_name_folded, s.name_folded, m.contract_id), '[]')
  from members m join students s on s.id = m.student_id
    left join latest r on r.contract_id = m.contract_id and r.student_id = m.student_id
    left join known k on k.contract_id = m.contract_id and k.student_id = m.student_id
    left join scale_levels scales on scales.contract_id = m.contract_id and scales.student_id = m.student_id
    left join (select a.contract_id, a.student_id, sum(a.attended) as whole, json_build_object(
          'taught_minutes', coalesce(sum(a.minutes) filter (where a.in_period), 0)::int,
          'attended_minutes', coalesce(sum(a.attended) filter (where a.in_period), 0)::int,
          'excused_minutes', coalesce(sum(a.excused) filter (where a.in_period), 0)::int,
          'announced_minutes', coalesce(sum(a.announced) filter (where a.in_period), 0)::int,
          'late_minutes', coalesce(sum(a.late) filter (where a.in_period), 0)::int,
          'left_early_minutes', coalesce(sum(a.left_early) filter (where a.in_period), 0)::int) as minutes
        from attended a group by a.contract_id, a.student_id) sums
      on sums.contract_id = m.contract_id and sums.student_id = m.student_id
    left join (select contract_id, student_id, json_agg(json_build_object('month', month,
          'taught_minutes', taught, 'attended_minutes', attended) order by month) as list
        from (select contract_id, student_id, to_char(held_on, 'YYYY-MM') as month,
            sum(minutes)::int as taught, sum(attended)::int as attended
          from attended where in_period group by contract_id, student_id, month) by_month
        group by contract_id, student_id) months
      on months.contract_id = m.contract_id and months.student_id = m.student_id
    left join (select contract_id, student_id, json_agg(json_build_object('date', tested_on, 'level', level,
          'from', kind) order by tested_on nulls first, kind desc, id) as list
        from (select t.contract_id, t.student_id, t.tested_on, t.level, 'test' as kind, t.id
            from tests t join known n on n.contract_id = t.contract_id and n.student_id = t.student_id
            where not t.is_before or t.id = n.first_id
          union all
          select r.contract_id, r.student_id, r.completed_on, ${nextLevel}, 'report', r.id from latest r) all_steps
        where level is not null group by contract_id, student_id) steps
      on steps.contract_id = m.contract_id and steps.student_id = m.student_id)`;
