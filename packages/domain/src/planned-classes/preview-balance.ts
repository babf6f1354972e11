import type { Lesson } from '../attendance/lesson.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type BalanceFacts, type HoursBalance, hoursBalance } from '../hours/hours-balance.ts';
import { fulfilments } from './class-status.ts';
import type { PlannedClass } from './planned-class.ts';
import type { Replan } from './replan.ts';

/** What the balance after a change of a plan depends on. */
export interface PreviewBalanceFacts extends Pick<BalanceFacts, 'contract'> {
  change: Replan;
  /** The saved classes of the contract. */
  saved: readonly PlannedClass[];
  /** The records of the contract. */
  records: readonly Pick<Lesson, 'id' | 'date' | 'minutes' | 'status' | 'plannedClassId' | 'noShow'>[];
  today: CalendarDate;
}

/** Returns the balance of a contract's hours once a change of its plan is saved, as the server will compute it. */
export function balanceOfChange({
  change,
  saved,
  records,
  contract,
  today,
}: PreviewBalanceFacts): HoursBalance {
  // Nobody has given the new classes ids yet. Ids of saved ones are positive.
  const given = change.classes.map((planned, place) => ({
    ...planned,
    id: 'id' in planned ? Number(planned.id) : -1 - place,
    contractId: 0,
    isCancelled: false,
  }));
  const recordOf = fulfilments(
    given,
    records.map((record) => ({ ...record, contractId: 0 })),
  );
  const kept = new Set([...change.fixed, ...change.unchanged, ...change.changed].map(({ id }) => id));
  const cancelled = saved.filter(({ id, isCancelled }) => isCancelled && kept.has(id));
  return hoursBalance({
    contract,
    classes: [
      ...given.map((planned) => ({ ...planned, lessonId: recordOf.get(planned.id) ?? null })),
      ...cancelled,
    ],
    records,
    hasPlan: true,
    today,
  });
}
