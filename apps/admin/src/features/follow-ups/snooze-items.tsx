import type { FollowUpItem } from '@portal/domain';
import type { MenuItem, MenuSection } from '@portal/ui';
import type { ReactNode } from 'react';
import { followUpWords } from './follow-up-words';

/** The choices for a snooze, in days. */
export const snoozeDays = [1, 3, 7, 14, 28] as const;

/** Snoozes items for `days`, for everyone or only for the user; 0 ends the snooze. */
export type SnoozeItems = (items: readonly FollowUpItem[], days: number, isShared?: boolean) => void;

/** The menu sections with snooze entries: one for the user, and one for everyone if snoozes can be shared. */
export function snoozeSections(
  caption: ReactNode,
  canShare: boolean,
  onSnooze: (days: number, isShared: boolean) => void,
): MenuSection[] {
  const own = { id: 'snooze', caption, items: snoozeItems('snooze', (days) => onSnooze(days, false)) };
  if (!canShare) return [own];
  const items = snoozeItems('snooze-all', (days) => onSnooze(days, true));
  return [own, { id: 'snooze-all', caption: <followUpWords.T k="snoozeForAll" />, items }];
}

function snoozeItems(id: string, onSnooze: (days: number) => void): MenuItem[] {
  return snoozeDays.map((days) => ({
    id: `${id}-${days}`,
    label: <followUpWords.T k={`snoozeFor.${days}`} />,
    onSelect: () => onSnooze(days),
  }));
}
