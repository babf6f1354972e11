import {
  type CalendarDate,
  containsWords,
  type FollowUpGroup,
  type FollowUpItem,
  type FollowUpKind,
  followUpByTeacher,
  followUpCounts,
  followUpKinds,
  fullName,
  isSnoozed,
  keyOfItem,
  type SharedMark,
} from '@portal/domain';
import type { ListDefinition } from '@portal/records';

/** The inbox filters, as stored in the address. */
export type FollowUpState = {
  /** Empty for all kinds. */
  kind: FollowUpKind | '';
  search: string;
  /** Shows snoozed items instead of open ones. */
  snoozed: boolean;
  page: number;
};

/** The default filters. */
export const followUpList: ListDefinition<FollowUpState> = {
  defaults: { kind: '', search: '', snoozed: false, page: 1 },
  choices: { kind: ['', ...followUpKinds] },
};

/** Teachers per page. */
export const teachersPerPage = 10;

/** The marks of a user, by item key. */
export type FollowUpMarks = ReadonlyMap<string, SharedMark>;

/** The visible items and their counts. */
export interface FollowUpView {
  /** All open items of today, whatever the filters. */
  open: FollowUpItem[];
  /** Number of snoozed items. */
  snoozed: number;
  /** Search results per kind. */
  counts: Record<FollowUpKind, number>;
  /** The results, by teacher. */
  groups: FollowUpGroup[];
  /** Number of results. */
  found: number;
}

/** Filters the items by kind, search and snoozed state. */
export function followUpView(
  items: readonly FollowUpItem[],
  marks: FollowUpMarks,
  { kind, search, snoozed }: Pick<FollowUpState, 'kind' | 'search' | 'snoozed'>,
  today: CalendarDate,
): FollowUpView {
  const isAway = (item: FollowUpItem) => isSnoozed(marks.get(keyOfItem(item)), today);
  const open = items.filter((item) => !isAway(item));
  const away = items.filter(isAway);
  const searched = (snoozed ? away : open).filter((item) => matches(item, search));
  const found = kind === '' ? searched : searched.filter((item) => item.kind === kind);
  return {
    open,
    snoozed: away.length,
    counts: followUpCounts(searched),
    groups: followUpByTeacher(found),
    found: found.length,
  };
}

/** Searches number, company and teacher like the lists do. */
function matches({ contract: { number, company, teacher }, result }: FollowUpItem, search: string): boolean {
  const people = [teacher, result?.student].flatMap((person) => (person ? fullName(person) : []));
  return containsWords([number, company ?? '', ...people].join(' '), search);
}
