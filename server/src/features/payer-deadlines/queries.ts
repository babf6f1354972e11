import type { PayerDeadline, PayerTerms, SentPaper } from '@portal/api-client/openapi';
import {
  type CalendarDate,
  monthOf,
  type OwedDeadline,
  type OwedPaper,
  type OwedPeriod,
  owedDeadlines,
} from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';
import { attendedClasses } from '../attendance/attendedClasses.ts';
import { isValidPaper, registeredTemplates } from '../attestations/queries.ts';
import { namedJson, userNameOf } from '../json.ts';
import { fulfilledClasses } from '../planned-classes/fulfilledClasses.ts';
import { oneRow } from '../records.ts';

interface OwingRow {
  readonly course: PayerDeadline['course'];
  readonly starts_on: CalendarDate | null;
  readonly terms: PayerTerms;
}

interface MonthRow {
  readonly contract_id: number;
  readonly month: string;
  readonly unrecorded: number;
}

/**
 * Reads the deadlines of payers by the day on which they are due. `where` limits the contracts `c`. A contract that was
 * never activated owes nothing; an archived one does until its papers were sent.
 */
export async function readPayerDeadlines(
  db: Db,
  today: CalendarDate,
  where: Sql,
  isShown: (deadline: Pick<PayerDeadline, 'sent'>) => boolean = () => true,
): Promise<PayerDeadline[]> {
  const { rows: contracts } = await sql<OwingRow>`
    select json_build_object('id', c.id, 'contract_number', c.number, 'company', ${namedJson('co')}) as course,
      c.starts_on, coalesce(c.payer_terms, co.payer_terms) as terms
    from contracts c left join companies co on co.id = c.company_id
    where c.status_id > 1 and jsonb_array_length(coalesce(c.payer_terms, co.payer_terms) -> 'papers') > 0 and ${where}
    order by c.number, c.id`.execute(db);
  if (contracts.length === 0) return [];
  const ids = contracts.map(({ course }) => course.id);
  const months = Map.groupBy(await readMonths(db, ids, today), ({ contract_id }) => contract_id);
  const sent = await readSent(db, ids);
  const found = contracts.flatMap(({ course, starts_on: startsOn, terms }) => {
    const own = months.get(course.id) ?? [];
    const asked = { startsOn, terms: termsOf(terms), months: own.map(({ month }) => month) };
    return owedDeadlines(asked, today).map((deadline) => ({
      course,
      payer: terms.payer,
      deadline,
      sent: sent.get(keyOf(course.id, deadline)) ?? null,
      unrecorded: unrecordedIn(own, deadline),
    }));
  });
  const shown = found.filter(isShown);
  const issued = await readIssued(
    db,
    shown.map(({ course, deadline }) => ({ contractId: course.id, ...deadline })),
  );
  return shown
    .map(
      ({ course, payer, deadline, ...rest }): PayerDeadline => ({
        course,
        payer,
        paper: deadline.paper,
        period: deadline.period,
        from: deadline.from,
        to: deadline.to,
        due_on: deadline.dueOn,
        ...rest,
        issued:
          deadline.paper === 'attendance-report'
            ? null
            : (issued.get(keyOf(course.id, deadline)) ?? { count: 0, of: 0 }),
      }),
    )
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));
}

/** The months with classes that were given, or that were planned, have ended, and were neither cancelled nor recorded. */
async function readMonths(db: Db, contracts: readonly number[], today: CalendarDate): Promise<MonthRow[]> {
  const planned = sql`d.held_on < ${today} and d.contract_id = any (${contracts})`;
  const { rows } = await sql<MonthRow>`
    select contract_id, month, sum(unrecorded)::int as unrecorded from (
      select x.contract_id, to_char(x.held_on, 'YYYY-MM') as month, 0 as unrecorded from lessons x
      where x.status = 1 and x.contract_id = any (${contracts})
      union all
      select f.contract_id, to_char(f.held_on, 'YYYY-MM'), 1 from ${fulfilledClasses(planned)} f
      where f.lesson_id is null) m
    group by contract_id, month order by contract_id, month`.execute(db);
  return rows;
}

function unrecordedIn(months: readonly MonthRow[], { paper, from, to }: OwedDeadline): number {
  if (paper === 'registration') return 0;
  return months
    .filter(({ month }) => month >= monthOf(from) && month <= monthOf(to))
    .reduce((sum, { unrecorded }) => sum + unrecorded, 0);
}

const sentColumns = sql`p.id, p.sent_on, ${userNameOf('u')} as sent_by`;
const sentSource = sql`sent_papers p left join users u on u.id = p.sent_by`;

async function readSent(db: Db, contracts: readonly number[]): Promise<Map<string, SentPaper>> {
  const { rows } = await sql<SentPaper & { contract_id: number; paper: OwedPaper; period: OwedPeriod }>`
    select p.contract_id, p.paper, p.period, ${sentColumns} from ${sentSource}
    where p.contract_id = any (${contracts})`.execute(db);
  return new Map(
    rows.map(({ contract_id, paper, period, ...sent }) => [keyOf(contract_id, { paper, period }), sent]),
  );
}

/** Reads that a paper was sent. */
export async function readSentPaper(
  db: Db,
  of: { readonly contract_id: number; readonly paper: OwedPaper; readonly period: OwedPeriod },
): Promise<SentPaper> {
  return sql<SentPaper>`select ${sentColumns} from ${sentSource}
    where p.contract_id = ${of.contract_id} and p.paper = ${of.paper} and p.period = ${of.period}`
    .execute(db)
    .then(oneRow);
}

interface IssuedRow {
  readonly place: number;
  readonly count: number;
  readonly of: number;
}

/**
 * Reads for how many students a valid attestation was issued: of those who attended in a quarter, with the minutes of the
 * quarter; of those who still belong to the contract, for a registration.
 */
async function readIssued(
  db: Db,
  deadlines: readonly (OwedDeadline & { readonly contractId: number })[],
): Promise<Map<string, { count: number; of: number }>> {
  const asked = deadlines.filter(({ paper }) => paper !== 'attendance-report');
  if (asked.length === 0) return new Map();
  const { rows } = await sql<IssuedRow>`
    with owed as (select * from unnest(${asked.map(({ contractId }) => contractId)}::bigint[],
        ${asked.map(({ paper }) => paper)}::text[], ${asked.map(({ from }) => from)}::date[],
        ${asked.map(({ to }) => to)}::date[]) with ordinality as o(contract_id, paper, from_on, to_on, place)),
      needed as (
        select o.place, o.contract_id, m.student_id, o.from_on, o.to_on, sum(m.minutes)::int as minutes
        from owed o join ${attendedClasses} m on m.contract_id = o.contract_id and m.held_on between o.from_on and o.to_on
        where o.paper = 'attestations'
        group by o.place, o.contract_id, m.student_id, o.from_on, o.to_on having sum(m.minutes) > 0
        union all
        select distinct o.place, o.contract_id, e.student_id, o.from_on, o.to_on, null::int
        from owed o join enrolments e on e.contract_id = o.contract_id and e.ends_on is null
        where o.paper = 'registration')
    select n.place::int as place, count(*)::int as "of", count(*) filter (where exists (
        select from attestations a left join attestations b on b.replaces_id = a.id
        where a.contract_id = n.contract_id and a.student_id = n.student_id and ${isValidPaper}
          and case when n.minutes is null then a.template = any (${registeredTemplates}::text[])
            else a.template <> all (${registeredTemplates}::text[]) and a.minutes = n.minutes
              and a.first_on >= n.from_on and a.to_on between n.from_on and n.to_on end))::int as count
    from needed n group by n.place`.execute(db);
  return new Map(
    rows.flatMap(({ place, ...sum }) => {
      const deadline = asked[place - 1];
      return deadline ? [[keyOf(deadline.contractId, deadline), sum] as const] : [];
    }),
  );
}

function keyOf(contractId: number, { paper, period }: Pick<OwedDeadline, 'paper' | 'period'>): string {
  return `${contractId} ${paper} ${period}`;
}

/** Terms of the wire as the domain reads them. */
function termsOf({ days_off, moves_to_business_day, ...terms }: PayerTerms) {
  return { ...terms, daysOff: days_off, movesToBusinessDay: moves_to_business_day === 1 };
}
