import { type CalendarDate, daysUntil } from '@portal/domain';
import { badField } from '../../refusal/Refusal.ts';

/** Maximum number of days in a request. */
const maxSpan = 100;

/** Throws if the last day is before the first one, or if there are more than 100 days. */
export function refuseLongSpan({ from, to }: { from: CalendarDate; to: CalendarDate }): void {
  const days = daysUntil(to, from);
  if (days < 0 || days >= maxSpan) throw badField('to', `must be 0 to ${maxSpan - 1} days after from`);
}
