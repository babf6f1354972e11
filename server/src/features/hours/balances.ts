import type { HoursBalance as Answer } from '@portal/api-client/openapi';
import { contractStatusOf, fulfilments, hoursBalance } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Sql } from '../../database/Sql.ts';

interface ContractOfBalance {
  readonly id: number;
  readonly status_id: number;
  readonly hours_per_class: number | null;
  readonly number_of_classes: number | null;
  readonly ends_on: string | null;
  readonly expires_on: string | null;
  readonly has_plan: boolean;
}

/** Reads the balances of the hours of the contracts `c` that match a condition, by id. */
export async function readBalances(db: Db, where: Sql, today: string): Promise<Map<number, Answer>> {
  const { rows: contracts } = await sql<ContractOfBalance>`select c.id, c.status_id, c.hours_per_class,
      c.number_of_classes, c.ends_on, c.expires_on,
      exists (select from class_plans cp where cp.contract_id = c.id) as has_plan
    from contracts c where ${where}`.execute(db);
  const ids = contracts.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows: classes } = await sql<{
    id: number;
    contractId: number;
    date: string;
    time: string;
    minutes: number;
    isCancelled: boolean;
    isCounted: boolean;
  }>`select id, contract_id as "contractId", held_on as date, left(begins_at::text, 5) as time, minutes,
      cancelled_at is not null as "isCancelled", cancel_counted = 1 as "isCounted"
    from planned_classes where contract_id = any (${ids}::bigint[])`.execute(db);
  const { rows: records } = await sql<{
    id: number;
    contractId: number;
    date: string;
    minutes: number;
    plannedClassId: number | null;
    isCounted: boolean;
  }>`select id, contract_id as "contractId", held_on as date, minutes, planned_class_id as "plannedClassId",
      counted = 1 as "isCounted"
    from lessons where status = 1 and contract_id = any (${ids}::bigint[])`.execute(db);
  const active = records.map(({ isCounted, ...record }) => ({
    ...record,
    status: 'active' as const,
    noShow: { counted: isCounted },
  }));
  const recordOf = fulfilments(classes, active);
  const classesOf = Map.groupBy(
    classes.map(({ isCounted, ...planned }) => ({
      ...planned,
      lessonId: recordOf.get(planned.id) ?? null,
      cancellation: { outcome: { counted: isCounted } },
    })),
    ({ contractId }) => contractId,
  );
  const recordsOf = Map.groupBy(active, ({ contractId }) => contractId);
  return new Map(
    contracts.map((contract) => [
      contract.id,
      balanceAnswer(
        hoursBalance({
          contract: {
            hoursPerClass: contract.hours_per_class,
            numberOfClasses: contract.number_of_classes,
            endsOn: contract.ends_on,
            expiresOn: contract.expires_on,
            status: contractStatusOf(contract.status_id) ?? 'pending',
          },
          classes: classesOf.get(contract.id) ?? [],
          records: recordsOf.get(contract.id) ?? [],
          hasPlan: contract.has_plan,
          today,
        }),
      ),
    ]),
  );
}

/** Reads the ids of contracts whose hours do not fit, among those that match a condition on `c`. */
export async function readMisfits(db: Db, where: Sql, today: string): Promise<number[]> {
  // Only these contracts can have a misfit: the others need not be read.
  const known = sql`c.status_id in (1, 2) and c.hours_per_class > 0 and c.number_of_classes > 0
    and (least(c.ends_on, c.expires_on) < ${today} or exists (select from class_plans cp where cp.contract_id = c.id))`;
  const balances = await readBalances(db, sql`${known} and ${where}`, today);
  return [...balances].flatMap(([id, { misfit }]) => (misfit === null ? [] : [id]));
}

/** A balance as the wire carries it. */
function balanceAnswer(balance: ReturnType<typeof hoursBalance>): Answer {
  return {
    contracted_minutes: balance.contractedMinutes,
    recorded_minutes: balance.recordedMinutes,
    outside_minutes: balance.outsideMinutes,
    cancelled_minutes: balance.cancelledMinutes,
    planned_minutes: balance.plannedMinutes,
    missing_minutes: balance.missingMinutes,
    used_up_on: balance.usedUpOn,
    last_day: balance.lastDay,
    misfit: balance.misfit,
    fits: balance.misfit === null ? 1 : 0,
  };
}
