import type {
  CancellationRule as WireRule,
  CancellationTerms as WireTerms,
} from '@portal/api-client/openapi';
import {
  type CancellationRule,
  type CancellationTerms,
  type CancellationTermsOfClass,
  type ClassTime,
  cancellationTermsOf,
} from '@portal/domain';
import type { Selectable } from 'kysely';
import type { Clock } from '../../calendar/Clock.ts';
import type { Db } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { badField } from '../../refusal/Refusal.ts';
import { readHolidaysOf } from '../holidays/queries.ts';
import { closuresOf } from '../planned-classes/plans.ts';
import { outcomeFromWire } from './outcomes.ts';

type Row = Selectable<Schema['cancellation_rules']>;

/** Reads the row of the rule of a contract, or of the default for null. */
export function findRule(
  db: Db,
  contractId: number | null,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Row | undefined> {
  return db
    .selectFrom('cancellation_rules')
    .selectAll()
    .where('contract_id', contractId === null ? 'is' : '=', contractId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Reads the rule that counts for a contract: its own, otherwise the default; null if there is neither. */
export async function readRuleInForce(db: Db, contractId: number): Promise<CancellationRule | null> {
  const own = ruleAnswer(await findRule(db, contractId));
  const rule = own ?? ruleAnswer(await findRule(db, null));
  return rule && { single: termsFromWire(rule.single), group: termsFromWire(rule.group) };
}

/** A stored rule as the wire carries it; null if none is stored. */
export function ruleAnswer(row: Row | undefined): WireRule | null {
  if (!row) return null;
  const single = termsAnswer(row, 'single');
  const group = termsAnswer(row, 'group');
  return single && group && { single, group };
}

function termsAnswer(row: Row, kind: 'single' | 'group'): WireTerms | null {
  const unit = row[`${kind}_unit`];
  if (unit === null) return null;
  const late = {
    paid: row[`${kind}_paid`] ?? 0,
    billed: row[`${kind}_billed`] ?? 0,
    counted: row[`${kind}_counted`] ?? 0,
  };
  return { notice_unit: unit, notice_count: row[`${kind}_count`] ?? 0, late };
}

function termsFromWire({ notice_unit, notice_count, late }: WireTerms): CancellationTerms {
  return { notice: { unit: notice_unit, count: notice_count }, late: outcomeFromWire(late) };
}

/** The columns of a rule. Throws if a notice is longer than its unit allows. */
export function ruleColumns(
  rule: WireRule | null,
  longest: Readonly<Record<WireTerms['notice_unit'], number>>,
) {
  for (const kind of ['single', 'group'] as const) {
    const terms = rule?.[kind];
    if (terms && terms.notice_count > longest[terms.notice_unit])
      throw badField(`rule.${kind}.notice_count`, `must be at most ${longest[terms.notice_unit]}`);
  }
  return {
    single_unit: rule?.single.notice_unit ?? null,
    single_count: rule?.single.notice_count ?? null,
    single_paid: rule?.single.late.paid ?? null,
    single_billed: rule?.single.late.billed ?? null,
    single_counted: rule?.single.late.counted ?? null,
    group_unit: rule?.group.notice_unit ?? null,
    group_count: rule?.group.notice_count ?? null,
    group_paid: rule?.group.late.paid ?? null,
    group_billed: rule?.group.late.billed ?? null,
    group_counted: rule?.group.late.counted ?? null,
  };
}

/** A planned class whose cancellation terms are read. */
export interface AskedClass extends ClassTime {
  readonly contractId: number;
  readonly studentIds: readonly number[];
}

/** The years before and after a class for which the clock is read: notices are at most six weeks, closures at most two years. */
const clockYears = 3;

/** Reads until when a class can be cancelled in time, and who bears it afterwards; null without a rule. */
export async function readTerms(
  db: Db,
  { contractId, date, time, studentIds }: AskedClass,
  clock: Clock,
): Promise<CancellationTermsOfClass | null> {
  const rule = await readRuleInForce(db, contractId);
  if (rule === null) return null;
  const year = Number(date.slice(0, 4));
  const from = Date.UTC(year - clockYears, 0);
  const periods = clock.periodsBetween(from, Date.UTC(year + 1, 1)).map(({ since, minutes }) => ({
    since: new Date(Math.max(since, from)).toISOString(),
    minutes,
  }));
  return cancellationTermsOf(
    { beginning: { date, time }, students: studentIds.length, rule },
    {
      calendar: { closures: await closuresOf(db), holidaysOf: await readHolidaysOf(db) },
      clock: periods,
    },
  );
}
