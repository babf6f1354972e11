import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';
import type { Weekday } from '../calendar/weekday.ts';
import type { Contract } from '../contract/contract.ts';
import type { ClassChange, ClassPattern, WeeklyTime } from './class-pattern.ts';
import { type ClockTime, endOfClass, isClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';
import type { Closure } from './closed-days.ts';
import { type EarlierRecord, restOfContract } from './recorded-before.ts';

/** A weekly class as form text. */
export interface WeeklyTimeText {
  weekday: Weekday;
  /** `HH:mm`; empty when the field was cleared. */
  start: string;
  end: string;
}

/** A plan as form text. */
export interface PlanText {
  times: readonly WeeklyTimeText[];
  startsOn: string;
  /** Which of the two ends applies; the other one stays in its field. */
  until: 'classes' | 'date';
  numberOfClasses: string;
  endsOn: string;
  skipsHolidays: boolean;
  breaks: readonly Closure[];
  changes: readonly ClassChange[];
}

/** The reason why a plan is invalid, as a code. */
export type PlanFault =
  | 'times-required'
  | 'time-required'
  | 'time-order'
  | 'time-overlap'
  | 'start-required'
  | 'classes-range'
  | 'end-required'
  | 'end-before-start';

/** The faults of a plan: one per weekly time in order (null if valid), and those of the plan's other fields. */
export interface PlanFaults {
  times: (PlanFault | null)[];
  /** The plan has no classes. */
  plan: PlanFault | null;
  startsOn: PlanFault | null;
  until: PlanFault | null;
}

/**
 * Returns the initial form text: the saved plan, or a plan for the rest of the contract after its existing records
 * (DECISION-95).
 */
export function planText(
  pattern: ClassPattern | null,
  contract: Pick<Contract, 'startsOn' | 'endsOn' | 'hoursPerClass' | 'numberOfClasses'>,
  today: CalendarDate,
  records: readonly EarlierRecord[] = [],
): PlanText {
  if (pattern === null) {
    const { startsOn, endsOn, numberOfClasses } = contract;
    const rest = restOfContract(contract, records);
    const starts = [startsOn ?? today, rest.startsOn ?? ''].toSorted();
    return {
      times: [],
      startsOn: starts.at(-1) ?? today,
      until: numberOfClasses === null && endsOn !== null ? 'date' : 'classes',
      numberOfClasses: String(rest.classes || ''),
      endsOn: endsOn ?? '',
      skipsHolidays: true,
      breaks: [],
      changes: [],
    };
  }
  const { times, startsOn, until, skipsHolidays, breaks, changes } = pattern;
  return {
    times: times.map(weeklyTimeText),
    startsOn,
    until: 'date' in until ? 'date' : 'classes',
    numberOfClasses: 'classes' in until ? String(until.classes) : '',
    endsOn: 'date' in until ? until.date : '',
    skipsHolidays,
    breaks,
    changes,
  };
}

/** Returns a weekly time as form text. */
export function weeklyTimeText({ weekday, time, minutes }: WeeklyTime): WeeklyTimeText {
  return { weekday, start: time, end: endOfClass({ date: '2024-01-01', time, minutes }).time };
}

/** Default length of a class in minutes, if the contract does not state one. */
const usualMinutes = 60;

/** Returns the length of a class in minutes (DOMAIN-08). */
export function usualClassMinutes({ hoursPerClass }: Pick<Contract, 'hoursPerClass'>): number {
  return Math.round((hoursPerClass ?? 0) * 60) || usualMinutes;
}

/**
 * Adds a weekly time on a weekday. Its time is that of the previous weekday in the plan, or of the first one if there
 * is none before, or nine o'clock. On a weekday that already has a class, it starts after the last one.
 */
export function withWeeklyTime(
  times: readonly WeeklyTimeText[],
  weekday: Weekday,
  minutes: number,
): WeeklyTimeText[] {
  const sameDay = times.findLast((time) => time.weekday === weekday);
  const before = times.findLast((time) => time.weekday < weekday) ?? times[0];
  const start = sameDay?.end ?? before?.start ?? '09:00';
  const given = sameDay
    ? { start, end: endFrom(start, minutes) }
    : { start, end: before?.end ?? endFrom(start, minutes) };
  return [...times, { weekday, ...given }].sort((a, b) => a.weekday - b.weekday);
}

/**
 * Changes the start of a class and moves its end by the same time. `minutes` is the length of a class without an end.
 * The end stays while the start is empty or after it; it becomes empty if it would be on the next day.
 */
export function withStart<T extends Pick<WeeklyTimeText, 'start' | 'end'>>(
  time: T,
  start: string,
  minutes: number,
): T {
  if (!isClockTime(start)) return { ...time, start };
  if (time.end === '') return { ...time, start, end: endFrom(start, minutes) };
  const isSpan = isClockTime(time.start) && isClockTime(time.end) && time.start < time.end;
  if (!isSpan) return { ...time, start };
  return { ...time, start, end: endFrom(start, minutesOfDay(time.end) - minutesOfDay(time.start)) };
}

/** Returns the end of a class on the same day; empty if it would be on the next day. */
function endFrom(start: string, minutes: number): ClockTime | '' {
  if (!isClockTime(start)) return '';
  const end = minutesOfDay(start) + minutes;
  return end < 24 * 60 ? timeOfDay(end) : '';
}

/** Parses the plan of a form. `pattern` is null if there are faults. */
export function readPlanText(text: PlanText): { pattern: ClassPattern | null; faults: PlanFaults } {
  const times = text.times.map((time, place) => timeFault(time, text.times.slice(0, place)));
  const addsClass = text.changes.some(({ kind }) => kind === 'added');
  const faults: PlanFaults = {
    times,
    plan: text.times.length === 0 && !addsClass ? 'times-required' : null,
    startsOn: isCalendarDate(text.startsOn) ? null : 'start-required',
    until: untilFault(text),
  };
  const { plan, startsOn, until } = faults;
  const hasFault = [...times, plan, startsOn, until].some((fault) => fault !== null);
  return { pattern: hasFault ? null : patternOf(text), faults };
}

/**
 * Returns the faults of values that are complete but contradict each other, such as an end before its start. They are
 * wrong whatever else is typed, so a form shows them before it is submitted.
 */
export function contradictions(faults: PlanFaults): PlanFaults {
  const only = (fault: PlanFault | null) => (fault && contradicting.includes(fault) ? fault : null);
  const { times, plan, startsOn, until } = faults;
  return { times: times.map(only), plan: only(plan), startsOn: only(startsOn), until: only(until) };
}

const contradicting: readonly PlanFault[] = ['time-order', 'time-overlap', 'end-before-start'];

function timeFault(
  { weekday, start, end }: WeeklyTimeText,
  before: readonly WeeklyTimeText[],
): PlanFault | null {
  if (!isClockTime(start) || !isClockTime(end)) return 'time-required';
  if (end <= start) return 'time-order';
  const overlaps = before.some(
    (other) => other.weekday === weekday && other.start < end && start < other.end,
  );
  return overlaps ? 'time-overlap' : null;
}

function untilFault({ until, numberOfClasses, endsOn, startsOn }: PlanText): PlanFault | null {
  if (until === 'classes') {
    const count = wholeNumber(numberOfClasses);
    return count === 0 ? 'classes-range' : null;
  }
  // While a year is being typed, browsers report it as 0002, 0020 and 0202.
  if (!isCalendarDate(endsOn) || endsOn.startsWith('0')) return 'end-required';
  return endsOn < startsOn ? 'end-before-start' : null;
}

function patternOf({ times, startsOn, until, endsOn, ...text }: PlanText): ClassPattern {
  return {
    times: times.map(({ weekday, start, end }) => ({
      weekday,
      time: start,
      minutes: minutesOfDay(end) - minutesOfDay(start),
    })),
    startsOn,
    until: until === 'date' ? { date: endsOn } : { classes: wholeNumber(text.numberOfClasses) },
    skipsHolidays: text.skipsHolidays,
    breaks: text.breaks,
    changes: text.changes,
  };
}

/** Parses an integer of at most three digits, like `maxClasses`; returns 0 for any other text. */
function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}
