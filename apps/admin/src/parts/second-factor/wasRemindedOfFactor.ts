import { type CalendarDate, isQuiet, secondFactorReminderDays, type User } from '@portal/domain';
import { localDay } from '@portal/shell';

/** Whether a person was mailed a request to set up a second factor within a week, so that no other one is sent. */
export function wasRemindedOfFactor({ secondFactor }: User, today: CalendarDate): boolean {
  const remindedAt = secondFactor?.remindedAt;
  const lastDay = remindedAt ? localDay(new Date(remindedAt)) : null;
  return isQuiet(lastDay, today, secondFactorReminderDays);
}
