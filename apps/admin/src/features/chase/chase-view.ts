import {
  type CalendarDate,
  type ChaseGroup,
  type ChaseItem,
  type ChaseKind,
  chaseByTeacher,
  chaseCounts,
  chaseKinds,
  containsWords,
  fullName,
  isSnoozed,
  keyOfItem,
  type SharedMark,
} from '@portal/domain';
import type { ListDefinition } from '@portal/shell';

/** The inbox filters, as stored in the address. */
export type ChaseState = {
  /** Empty for all kinds. */
  kind: ChaseKind | '';
  search: string;
  /** Shows snoozed items instead of open ones. */
  snoozed: boolean;
  page: number;
};

/** The default filters. */
export const chaseList: ListDefinition<ChaseState> = {
  defaults: { kind: '', search: '', snoozed: false, page: 1 },
  choices: { kind: ['', ...chaseKinds] },
};

/** Teachers per page. */
export const teachersPerPage = 10;

/** The marks of a user, by item key. */
export type ChaseMarks = ReadonlyMap<string, SharedMark>;

/** The visible items and their counts. */
export interface ChaseView {
  /** All open items of today, whatever the filters. */
  open: ChaseItem[];
  /** Number of snoozed items. */
  snoozed: number;
  /** Search results per kind. */
  counts: Record<ChaseKind, number>;
  /** The results, by teacher. */
  groups: ChaseGroup[];
  /** Number of results. */
  found: number;
}

/** Filters the items by kind, search and snoozed state. */
export function chaseView(
  items: readonly ChaseItem[],
  marks: ChaseMarks,
  { kind, search, snoozed }: Pick<ChaseState, 'kind' | 'search' | 'snoozed'>,
  today: CalendarDate,
): ChaseView {
  const isAway = (item: ChaseItem) => isSnoozed(marks.get(keyOfItem(item)), today);
  const open = items.filter((item) => !isAway(item));
  const away = items.filter(isAway);
  const searched = (snoozed ? away : open).filter((item) => matches(item, search));
  const found = kind === '' ? searched : searched.filter((item) => item.kind === kind);
  return {
    open,
    snoozed: away.length,
    counts: chaseCounts(searched),
    groups: chaseByTeacher(found),
    found: found.length,
  };
}

/** Searches number, company and teacher like the lists do. */
function matches({ contract: { number, company, teacher } }: ChaseItem, search: string): boolean {
  return containsWords(`${number} ${company ?? ''} ${teacher ? fullName(teacher) : ''}`, search);
}
