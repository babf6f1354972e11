import {
  type CalendarDate,
  type ChaseGroup,
  type ChaseItem,
  type ChaseKind,
  type ChaseMark,
  chaseByTeacher,
  chaseCounts,
  chaseKinds,
  fullName,
  isSnoozed,
  keyOfItem,
} from '@portal/domain';
import type { ListDefinition } from '@portal/shell';

/** What the inbox shows, as its address carries it. */
export type ChaseState = {
  /** Empty for all kinds. */
  kind: ChaseKind | '';
  search: string;
  /** What was put away, in place of what is there to do. */
  snoozed: boolean;
  page: number;
};

/** The inbox as it opens. */
export const chaseList: ListDefinition<ChaseState> = {
  defaults: { kind: '', search: '', snoozed: false, page: 1 },
  choices: { kind: ['', ...chaseKinds] },
};

/** Teachers a page. */
export const teachersPerPage = 10;

/** The marks of a person, by what they are about. */
export type ChaseMarks = ReadonlyMap<string, ChaseMark>;

/** What is on screen, and what stands around it. */
export interface ChaseView {
  /** Everything that is to be chased today, whatever the filters. */
  open: ChaseItem[];
  /** How many were put away. */
  snoozed: number;
  /** Of each kind, what the search finds. */
  counts: Record<ChaseKind, number>;
  /** What is found, by teacher. */
  groups: ChaseGroup[];
  /** How many items that makes. */
  found: number;
}

/** Narrows what there is to chase to what is asked for: kind, search, put away or not. */
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

/** The search of the lists: number, company and teacher, ignoring case and accents. */
function matches({ contract: { number, company, teacher } }: ChaseItem, search: string): boolean {
  const texts = [number, company ?? '', teacher ? fullName(teacher) : ''];
  return texts.some((text) => plain(text).includes(plain(search)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('fr-CA');
}
