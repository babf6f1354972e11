import type { CalendarDate, Timestamp } from '../calendar/calendar-date.ts';
import type { HistoryActor, HistoryChange, HistoryEntry } from './history.ts';

/** The changes that one person made in one request. */
export interface HistoryGroup {
  id: number;
  at: Timestamp;
  who: HistoryActor;
  entries: readonly HistoryEntry[];
}

export interface HistoryDay {
  day: CalendarDate;
  groups: readonly HistoryGroup[];
}

/** Groups entries, newest first, by their day on the reader's calendar and by request. */
export function groupHistory(
  entries: readonly HistoryEntry[],
  dayOf: (moment: Timestamp) => CalendarDate,
): HistoryDay[] {
  const requests: {
    id: number;
    at: Timestamp;
    who: HistoryActor;
    request: string;
    entries: HistoryEntry[];
  }[] = [];
  for (const entry of entries) {
    const latest = requests.at(-1);
    if (latest?.request === entry.request) latest.entries.push(entry);
    else requests.push({ ...entry, entries: [entry] });
  }
  const days: { day: CalendarDate; groups: HistoryGroup[] }[] = [];
  for (const { id, at, who, entries: together } of requests) {
    // In the order in which they were written.
    const shown = withoutRewrites(together).toReversed();
    if (shown.length === 0) continue;
    const day = dayOf(at);
    const group = { id, at, who, entries: shown };
    const latest = days.at(-1);
    if (latest?.day === day) latest.groups.push(group);
    else days.push({ day, groups: [group] });
  }
  return days;
}

/** Saving a list removes and adds all its rows, so a row that is both removed and added is a change, or unchanged. */
function withoutRewrites(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const isSame = (one: HistoryEntry, other: HistoryEntry) =>
    one.name !== null &&
    one.noun === other.noun &&
    one.name === other.name &&
    !hasOwnDay(one) &&
    !hasOwnDay(other);
  return entries.flatMap((entry) => {
    if (entry.action === 'removed') {
      return entries.some((other) => other.action === 'added' && isSame(entry, other)) ? [] : [entry];
    }
    const removed =
      entry.action === 'added' && entries.find((other) => other.action === 'removed' && isSame(entry, other));
    if (!removed) return [entry];
    const changes = changesBetween(removed.changes, entry.changes);
    return changes.length === 0 ? [] : [{ ...entry, action: 'changed', changes }];
  });
}

/** Rates from different days are different rates, so both are shown, each with its day. */
function hasOwnDay({ noun, changes }: HistoryEntry): boolean {
  return noun === 'teacherRate' && changes.some(({ field }) => field === 'startsOn');
}

function changesBetween(removed: readonly HistoryChange[], added: readonly HistoryChange[]): HistoryChange[] {
  const fields = [...new Set([...removed, ...added].map(({ field }) => field))];
  return fields.flatMap((field) => {
    const before = removed.find((change) => change.field === field)?.before ?? null;
    const change = added.find((one) => one.field === field);
    const after = change?.after ?? null;
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ field, before, after, isHidden: change?.isHidden ?? false, canRestore: false }];
  });
}
