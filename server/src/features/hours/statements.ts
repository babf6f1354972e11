import type { Statement } from '@portal/api-client/openapi';
import { type CalendarMonth, firstDayOf, lastDayOf } from '@portal/domain';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import type { Schema } from '../../database/schema.ts';
import { versionOf } from '../../openapi/call.ts';
import { countedClasses } from '../cancellations/countedClasses.ts';
import { namedJson, teacherNameJson } from '../json.ts';
import { all, equals } from '../lists.ts';
import { amountOf, courseNumberJson } from './queries.ts';
import { joinRateOn } from './rates.ts';

export type StatementRow = Selectable<Schema['statements']>;

/** Which statements to read: those of a range of months, or those with these ids. */
export type StatementsAsked =
  | { readonly from: CalendarMonth; readonly to: CalendarMonth; readonly teacherId?: number }
  | { readonly ids: readonly number[] };

interface Found extends Omit<Statement, 'etag'> {
  readonly version: number;
}

/** Reads statements with their lines, and compares them with the present records. */
export async function readStatements(db: Db, asked: StatementsAsked): Promise<Statement[]> {
  const where =
    'ids' in asked
      ? sql`s.id = any (${asked.ids}::bigint[])`
      : all([
          sql`s.month between ${firstDayOf(asked.from)} and ${firstDayOf(asked.to)}`,
          equals(sql`s.teacher_id`, asked.teacherId),
        ]);
  const { rows } =
    await sql<Found>`select s.id, to_char(s.month, 'YYYY-MM') as month, ${teacherNameJson} as teacher,
      s.status, s.submitted_at, s.note, s.approved_at, s.returned_at, s.reason, s.exported_at, k.*, d.*, s.version
    from statements s join teachers t on t.id = s.teacher_id join users u on u.id = t.user_id
      cross join lateral (${linesOfStatement}) k cross join lateral (${differenceOfStatement}) d
    where ${where} order by s.month, u.last_name_folded, u.name_folded, s.id`.execute(db);
  return rows.map(({ version, ...statement }) => ({ ...statement, etag: versionOf({ version }) }));
}

/** The lines of the statement `s` and their sums. */
const linesOfStatement = sql`select coalesce(json_agg(json_build_object('course', ${courseNumberJson},
      'company', ${namedJson('co')}, 'classes', k.classes, 'minutes', k.minutes, 'rate_cents', k.rate_cents,
      'amount_cents', k.amount_cents) order by c.number_folded, k.part), '[]') as lines,
    coalesce(sum(k.classes), 0)::integer as classes, coalesce(sum(k.minutes), 0)::integer as minutes,
    coalesce(sum(k.amount_cents), 0)::bigint as amount_cents,
    coalesce(sum(k.minutes) filter (where k.rate_cents is null), 0)::integer as unrated_minutes
  from statement_lines k join contracts c on c.id = k.contract_id left join companies co on co.id = c.company_id
  where k.statement_id = s.id`;

/** How the classes of the statement `s` have changed since it was saved. */
const differenceOfStatement = sql`select
    (coalesce(sum(p.minutes), 0) - coalesce(sum(h.minutes), 0))::integer as difference_minutes,
    (count(*) filter (where h.statement_id is null))::integer as added,
    (count(*) filter (where (p.contract_id, p.held_on, p.minutes) <> (h.contract_id, h.held_on, h.minutes)))::integer
      as changed,
    (count(*) filter (where p.class_key is null))::integer as removed
  from (select x.class_key, x.contract_id, x.held_on, x.minutes
      from ${countedClasses(sql`d.held_on between s.month and (s.month + interval '1 month')::date - 1`)} x
      where x.paid = 1 and x.teacher_id = s.teacher_id) p
    full join (select * from statement_classes h where h.statement_id = s.id) h on h.class_key = p.class_key`;

/** Returns the statement of a teacher and month, locked until the transaction ends; undefined if there is none. */
export async function lockedStatement(db: Db, where: Sql): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`select s.* from statements s where ${where} for update`.execute(
    db,
  );
  return rows[0];
}

/** The sums of a statement. */
export interface Taken {
  readonly minutes: number;
  readonly amountCents: number;
}

/**
 * Replaces the content of a statement with the current records and rates, and returns the sums. A single SQL statement
 * reads the records, so that lines and classes agree. A record that is saved later appears as added.
 */
export async function takeRecords(
  db: Db,
  { id, teacher_id, month }: Pick<StatementRow, 'id' | 'teacher_id' | 'month'>,
): Promise<Taken> {
  const last = lastDayOf(month.slice(0, 7));
  await db.deleteFrom('statement_lines').where('statement_id', '=', id).execute();
  const { rows } = await sql<{ minutes: number; amount: number }>`with taught as (
      select x.lesson_id, x.planned_class_id, x.contract_id, x.held_on, x.minutes, r.rate_cents as rate
      from ${countedClasses(sql`d.held_on between ${month} and ${last}`)} x join contracts c on c.id = x.contract_id
        ${joinRateOn(sql`x.teacher_id`, sql`c.course_type_id`, sql`x.held_on`)}
      where x.paid = 1 and x.teacher_id = ${teacher_id}
    ), summed as (
      select contract_id, rate, count(*) as classes, sum(minutes) as minutes,
        row_number() over (partition by contract_id order by min(held_on), rate) as part
      from taught group by contract_id, rate
    ), lines as (
      insert into statement_lines (statement_id, contract_id, part, classes, minutes, rate_cents, amount_cents)
      select ${id}, contract_id, part, classes, minutes, rate, ${amountOf(sql`minutes`, sql`rate`)} from summed
      returning minutes, amount_cents
    ), classes as (
      insert into statement_classes (statement_id, contract_id, part, lesson_id, planned_class_id, held_on, minutes)
      select ${id}, t.contract_id, g.part, t.lesson_id, t.planned_class_id, t.held_on, t.minutes
      from taught t join summed g on g.contract_id = t.contract_id and g.rate is not distinct from t.rate
    )
    select coalesce(sum(minutes), 0)::integer as minutes, coalesce(sum(amount_cents), 0)::bigint as amount
    from lines`.execute(db);
  const [taken] = rows;
  return { minutes: taken?.minutes ?? 0, amountCents: taken?.amount ?? 0 };
}
