import type { MenuItem } from '@portal/ui';
import { chaseWords } from './chase-words';

/** For how many days something can be put away. */
export const snoozeDays = [1, 3, 7, 14, 28] as const;

/** The entries of a menu that put something away for some days. */
export function snoozeItems(onSnooze: (days: number) => void): MenuItem[] {
  return snoozeDays.map((days) => ({
    id: `snooze-${days}`,
    label: <chaseWords.T k={`snoozeFor.${days}`} />,
    onSelect: () => onSnooze(days),
  }));
}
