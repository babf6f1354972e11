import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysAfter } from '../calendar/days-after.ts';
import { daysUntil } from '../calendar/days-until.ts';
import type { EndingResult } from '../level-scale/ending-result.ts';
import { noticeDayOf } from '../level-scale/level-scale.ts';
import type { OutlineStatus } from '../outline/outline.ts';
import { lacksOutline } from '../outline/outline-status.ts';
import { fullName, type Person } from '../person/person.ts';
import type { LocalMoment } from '../planned-classes/clock-time.ts';
import { givenBy } from '../planned-classes/given-by.ts';
import { type EndingClass, missingClasses, type PlannedClass } from '../planned-classes/planned-class.ts';
import { compareNames } from '../text/fold-text.ts';
import type { FollowUpLimits } from './follow-up-limits.ts';

/** Kinds of follow-ups, in work order. */
export const followUpKinds = ['class', 'lesson', 'outline', 'material', 'reports', 'result'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** Data of an activated contract that decides its follow-ups. */
export interface ContractToFollowUp {
  id: number;
  number: string;
  company: string | null;
  /** Null until a teacher is assigned. */
  teacher: Person | null;
  startsOn: CalendarDate | null;
  endsOn: CalendarDate | null;
  attendanceComplete: boolean;
  /** Day of the latest lesson; null if there is none, undefined if the backend does not say. */
  lastLessonOn: CalendarDate | null | undefined;
  /** Null when there is no outline. */
  outline: { status: OutlineStatus } | null;
  /** No material was chosen or declared unnecessary (DOMAIN-26). */
  materialUndecided: boolean;
  /** Students without a submitted report; null if the backend does not say. */
  reportsDue: number | null;
  /** Planned classes that ended without a record; empty for a backend without planned classes (DECISION-51). */
  missingClasses?: readonly MissingClass[];
  /** Results of its students that end soon or have ended; empty for a backend without them (DECISION-224). */
  endingResults?: readonly EndingResult[];
}

/** A planned class that ended without a record. */
export type MissingClass = Pick<PlannedClass, 'id' | 'date' | 'time' | 'teacher'>;

/** One follow-up. */
export interface FollowUpItem {
  kind: FollowUpKind;
  contract: ContractToFollowUp;
  /** The class without a record; only for `class`. */
  planned?: MissingClass;
  /** The result that ends; only for `result`. */
  result?: EndingResult;
  /**
   * Days since the class (`class`), the last lesson or the start (`lesson`), the start (`outline`, `material`), the end (`reports`) or the last day of a result (`result`);
   * negative before that date, null without it.
   */
  days: number | null;
  /** Days overdue; null without a date. */
  overdueDays: number | null;
}

interface FollowUpRule {
  /** Whether the contract lacks it. */
  lacks: (contract: ContractToFollowUp) => boolean;
  /** Day from which days are counted; null if not set. */
  since: (contract: ContractToFollowUp) => CalendarDate | null;
  /** Days after that day when the follow-up starts; -Infinity means immediately. */
  from: (contract: ContractToFollowUp, limits: FollowUpLimits) => number;
  /** Whether to follow up without that date; never if omitted. */
  withoutDate?: (contract: ContractToFollowUp) => boolean;
}

const ruledKinds = ['lesson', 'outline', 'material', 'reports'] as const satisfies readonly FollowUpKind[];

const rules: Record<(typeof ruledKinds)[number], FollowUpRule> = {
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
    // After the last class, reports are due at once.
    from: ({ attendanceComplete }, { noticeDays }) =>
      attendanceComplete ? Number.NEGATIVE_INFINITY : -noticeDays,
    withoutDate: ({ attendanceComplete }) => attendanceComplete,
  },
};

/** Returns the follow-ups of an activated contract, in work order (DOMAIN-19, DOMAIN-24, DOMAIN-26). */
export function toFollowUp(
  contract: ContractToFollowUp,
  today: CalendarDate,
  limits: FollowUpLimits,
): FollowUpItem[] {
  const classes = (contract.missingClasses ?? []).map((planned): FollowUpItem => {
    const days = 0 - daysUntil(planned.date, today);
    return { kind: 'class', contract: givenBy(planned, contract), planned, days, overdueDays: days };
  });
  const ruled = ruledKinds.flatMap((kind): FollowUpItem[] => {
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
  const results = (contract.endingResults ?? []).flatMap((result): FollowUpItem[] => {
    if (today < noticeDayOf(result.lastDay)) return [];
    const days = 0 - daysUntil(result.lastDay, today);
    return [{ kind: 'result', contract, result, days, overdueDays: days }];
  });
  return [...classes, ...ruled, ...results];
}

/** Days for which missing classes are followed up. */
const missingDays = 28;

/** Returns the period in which missing classes are followed up. */
export function daysOfMissingClasses(today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: daysAfter(today, -missingDays), to: today };
}

/** Adds to contracts their planned classes that ended without a record (DECISION-51). */
export function withMissingClasses(
  contracts: readonly ContractToFollowUp[],
  classes: readonly EndingClass[],
  now: LocalMoment,
): ContractToFollowUp[] {
  const missing = new Map<number, EndingClass[]>();
  for (const planned of missingClasses(classes, now))
    missing.set(planned.contractId, [...(missing.get(planned.contractId) ?? []), planned]);
  return contracts.map((contract) => ({ ...contract, missingClasses: missing.get(contract.id) ?? [] }));
}

/** Adds to contracts the results of their students that end (DECISION-224). */
export function withEndingResults(
  contracts: readonly ContractToFollowUp[],
  results: readonly EndingResult[],
): ContractToFollowUp[] {
  const ofContract = new Map<number, EndingResult[]>();
  for (const result of results)
    ofContract.set(result.contractId, [...(ofContract.get(result.contractId) ?? []), result]);
  return contracts.map((contract) => ({ ...contract, endingResults: ofContract.get(contract.id) ?? [] }));
}

/** Returns the follow-ups of all contracts, most urgent first; those without a date come last. */
export function allToFollowUp(
  contracts: readonly ContractToFollowUp[],
  today: CalendarDate,
  limits: FollowUpLimits,
): FollowUpItem[] {
  return byUrgency(contracts.flatMap((contract) => toFollowUp(contract, today, limits)));
}

/** Follow-ups for one teacher; `teacher` is null for contracts without one. */
export interface FollowUpGroup {
  teacher: Person | null;
  items: FollowUpItem[];
}

/** Groups follow-ups by teacher, most urgent teacher first; contracts without a teacher come last. */
export function followUpByTeacher(items: readonly FollowUpItem[]): FollowUpGroup[] {
  const groups = new Map<number | null, FollowUpGroup>();
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

/** Returns the number of follow-ups of each kind. */
export function followUpCounts(items: readonly FollowUpItem[]): Record<FollowUpKind, number> {
  const counts = { class: 0, lesson: 0, outline: 0, material: 0, reports: 0, result: 0 };
  for (const { kind } of items) counts[kind] += 1;
  return counts;
}

/**
 * The kind of a follow-up in its mark. It contains the id of a missing class or of a result, because a contract can have
 * several.
 */
export type FollowUpMarkKind = Exclude<FollowUpKind, 'class' | 'result'> | `${'class' | 'result'}-${number}`;

/** A follow-up that an administrator has snoozed or sent a reminder for. */
export interface FollowUpMark {
  contractId: number;
  kind: FollowUpMarkKind;
  /** Snoozed until this day; null if it is not. */
  until: CalendarDate | null;
  /** Day of the last reminder; null if none was sent. */
  remindedOn: CalendarDate | null;
}

/** Returns whether the follow-up is snoozed today. */
export function isSnoozed(mark: Pick<FollowUpMark, 'until'> | undefined, today: CalendarDate): boolean {
  return (mark?.until ?? today) > today;
}

/** Returns the key of a mark; the same as that of its follow-up. */
export function followUpKey({ contractId, kind }: Pick<FollowUpMark, 'contractId' | 'kind'>): string {
  return `${contractId}-${kind}`;
}

/** Returns the kind of a follow-up in its mark. */
export function markKindOf({
  kind,
  planned,
  result,
}: Pick<FollowUpItem, 'kind'> & {
  planned?: Pick<MissingClass, 'id'>;
  result?: Pick<EndingResult, 'id'>;
}): FollowUpMarkKind {
  if (kind === 'class') return `class-${planned?.id ?? 0}`;
  return kind === 'result' ? `result-${result?.id ?? 0}` : kind;
}

/** Returns the key of a follow-up. */
export function keyOfItem(item: Pick<FollowUpItem, 'contract' | 'kind' | 'planned' | 'result'>): string {
  return followUpKey({ contractId: item.contract.id, kind: markKindOf(item) });
}

function byUrgency(items: readonly FollowUpItem[]): FollowUpItem[] {
  return items.toSorted(
    (a, b) =>
      urgency(b) - urgency(a) ||
      a.contract.number.localeCompare(b.contract.number) ||
      followUpKinds.indexOf(a.kind) - followUpKinds.indexOf(b.kind) ||
      (a.planned?.time ?? '').localeCompare(b.planned?.time ?? '') ||
      (a.result?.id ?? 0) - (b.result?.id ?? 0),
  );
}

/** Returns a sortable number, also without a date. */
function urgency({ overdueDays }: FollowUpItem): number {
  return overdueDays ?? -100_000;
}

function nameOf({ teacher }: FollowUpGroup): string {
  // Stryker disable next-line StringLiteral: the group without a teacher stands last, whatever it is called
  return teacher ? fullName(teacher) : '';
}
