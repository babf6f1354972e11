import type { MenuItem } from '@portal/ui';
import { chaseWords } from './chase-words';

/** The choices for a snooze, in days. */
export const snoozeDays = [1, 3, 7, 14, 28] as const;

/** The menu entries that snooze an item. */
export function snoozeItems(onSnooze: (days: number) => void): MenuItem[] {
  return snoozeDays.map((days) => ({
    id: `snooze-${days}`,
    label: <chaseWords.T k={`snoozeFor.${days}`} />,
    onSelect: () => onSnooze(days),
  }));
}
