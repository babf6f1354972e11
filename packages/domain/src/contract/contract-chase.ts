import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { OutlineStatus } from '../outline/outline.ts';
import { lacksOutline } from '../outline/outline-status.ts';
import { compareNames, fullName, type Person } from '../person/person.ts';

/** What an administrator chases a teacher for, in the order of the work. */
export const chaseKinds = ['lesson', 'outline', 'material', 'reports'] as const;
export type ChaseKind = (typeof chaseKinds)[number];

/** What of an activated contract says whether there is something to chase. */
export interface ContractToChase {
  id: number;
  number: string;
  company: string | null;
  /** Null while nobody is assigned. */
  teacher: Person | null;
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  attendanceComplete: boolean;
  /** The day of the latest lesson recorded, null when there is none; undefined where the backend does not tell. */
  lastLessonOn: CalendarDate | null | undefined;
  /** Null when there is no outline. */
  outline: { status: OutlineStatus } | null;
  /** Neither a material nor the word that none is needed (DOMAIN-26). */
  materialUndecided: boolean;
  /** Students without a submitted report; null where the backend does not tell. */
  reportsDue: number | null;
}

/** When the organisation begins to chase; the provider decides. */
export interface ChaseLimits {
  /** Days without a lesson. */
  lessonDays: number;
  /** Days before the start from which an outline and material are due, and before the end from which reports are. */
  noticeDays: number;
}

/** One thing to chase. */
export interface ChaseItem {
  kind: ChaseKind;
  contract: ContractToChase;
  /** Days since the last lesson or the start (`lesson`), the start (`outline`, `material`) or the end (`reports`); negative ahead of it, null without that date. */
  days: number | null;
  /** Days since it should have been done; null where no date tells. */
  overdueDays: number | null;
}

interface ChaseRule {
  /** Whether the contract lacks it. */
  lacks: (contract: ContractToChase) => boolean;
  /** The day from which days are counted; null when nobody has set it. */
  since: (contract: ContractToChase) => CalendarDate | null;
  /** How many days after that day it is chased; -Infinity for at once. */
  from: (contract: ContractToChase, limits: ChaseLimits) => number;
  /** Whether it is chased where that day is not known; never when left out. */
  withoutDate?: (contract: ContractToChase) => boolean;
}

const rules: Record<ChaseKind, ChaseRule> = {
  lesson: {
    lacks: ({ attendanceComplete, lastLessonOn }) => !attendanceComplete && lastLessonOn !== undefined,
    since: ({ startsOn, lastLessonOn }) => lastLessonOn ?? startsOn,
    from: (_contract, { lessonDays }) => lessonDays,
  },
  outline: {
    lacks: ({ outline }) => lacksOutline(outline),
    since: ({ startsOn }) => startsOn,
    from: (_contract, { noticeDays }) => -noticeDays,
    withoutDate: () => true,
  },
  material: {
    lacks: ({ materialUndecided }) => materialUndecided,
    since: ({ startsOn }) => startsOn,
    from: (_contract, { noticeDays }) => -noticeDays,
    withoutDate: () => true,
  },
  reports: {
    lacks: ({ reportsDue }) => (reportsDue ?? 0) > 0,
    since: ({ endsOn }) => endsOn,
    // After the last class nothing is left to wait for.
    from: ({ attendanceComplete }, { noticeDays }) =>
      attendanceComplete ? Number.NEGATIVE_INFINITY : -noticeDays,
    withoutDate: ({ attendanceComplete }) => attendanceComplete,
  },
};

/** What there is to chase in an activated contract, in the order of the work (DOMAIN-19, DOMAIN-24, DOMAIN-26). */
export function toChase(contract: ContractToChase, today: CalendarDate, limits: ChaseLimits): ChaseItem[] {
  return chaseKinds.flatMap((kind): ChaseItem[] => {
    const rule = rules[kind];
    if (!rule.lacks(contract)) return [];
    const day = rule.since(contract);
    if (day === null)
      return rule.withoutDate?.(contract) ? [{ kind, contract, days: null, overdueDays: null }] : [];
    const days = 0 - daysUntil(day, today);
    const from = rule.from(contract, limits);
    if (days < from) return [];
    return [{ kind, contract, days, overdueDays: days - Math.max(from, 0) }];
  });
}

/** What there is to chase in all of them, the most urgent first; what has no date comes last. */
export function allToChase(
  contracts: readonly ContractToChase[],
  today: CalendarDate,
  limits: ChaseLimits,
): ChaseItem[] {
  return byUrgency(contracts.flatMap((contract) => toChase(contract, today, limits)));
}

/** What there is to chase with one teacher; of nobody for contracts that have none. */
export interface ChaseGroup {
  teacher: Person | null;
  items: ChaseItem[];
}

/** The items by teacher: whoever has the most urgent comes first; contracts without a teacher come last. */
export function chaseByTeacher(items: readonly ChaseItem[]): ChaseGroup[] {
  const groups = new Map<number | null, ChaseGroup>();
  for (const item of items) {
    const { teacher } = item.contract;
    const group = groups.get(teacher?.id ?? null);
    if (group) group.items.push(item);
    else groups.set(teacher?.id ?? null, { teacher, items: [item] });
  }
  return [...groups.values()]
    .map(({ teacher, items: own }) => ({ teacher, items: byUrgency(own) }))
    .toSorted(
      (a, b) =>
        Number(a.teacher === null) - Number(b.teacher === null) ||
        Math.max(...b.items.map(urgency)) - Math.max(...a.items.map(urgency)) ||
        b.items.length - a.items.length ||
        compareNames(nameOf(a), nameOf(b)),
    );
}

/** How many there are of each kind. */
export function chaseCounts(items: readonly ChaseItem[]): Record<ChaseKind, number> {
  const counts = { lesson: 0, outline: 0, material: 0, reports: 0 };
  for (const { kind } of items) counts[kind] += 1;
  return counts;
}

/** What one administrator has put away for some days, or has sent a reminder for. */
export interface ChaseMark {
  contractId: number;
  kind: ChaseKind;
  /** Put away until this day, on which it comes back; null when it is not. */
  until: CalendarDate | null;
  /** The day on which a reminder was sent at last; null when none was. */
  remindedOn: CalendarDate | null;
}

/** Whether a mark keeps its item out of sight today. */
export function isSnoozed(mark: Pick<ChaseMark, 'until'> | undefined, today: CalendarDate): boolean {
  return (mark?.until ?? today) > today;
}

/** By what a mark finds its item. */
export function chaseKey({ contractId, kind }: Pick<ChaseMark, 'contractId' | 'kind'>): string {
  return `${contractId}-${kind}`;
}

/** By what an item finds its mark. */
export function keyOfItem({ contract, kind }: Pick<ChaseItem, 'contract' | 'kind'>): string {
  return chaseKey({ contractId: contract.id, kind });
}

function byUrgency(items: readonly ChaseItem[]): ChaseItem[] {
  return items.toSorted(
    (a, b) =>
      urgency(b) - urgency(a) ||
      a.contract.number.localeCompare(b.contract.number) ||
      chaseKinds.indexOf(a.kind) - chaseKinds.indexOf(b.kind),
  );
}

/** A number for what has no date too, so that two of them compare. */
function urgency({ overdueDays }: ChaseItem): number {
  return overdueDays ?? -100_000;
}

function nameOf({ teacher }: ChaseGroup): string {
  // Stryker disable next-line StringLiteral: the group without a teacher stands last, whatever it is called
  return teacher ? fullName(teacher) : '';
}
