import { patternToWire } from '@portal/api-client/wire';
import {
  type ClassChange,
  type ClassPattern,
  type ClassTime,
  type Closure,
  expandPattern,
  quebecHolidays,
  type WeeklyTime,
  weekdayOf,
} from '@portal/domain';
import { accounts } from './accounts.ts';
import type { Chance } from './chance.ts';
import { lastWeekday, lessonDays, momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { ContractRow, LessonRow } from './tables.ts';

type Times = readonly (readonly [weekday: WeeklyTime['weekday'], time: string])[];

interface SamplePlan {
  readonly number: string;
  readonly times: Times;
  /** Whether the classes were planned this week; otherwise before the first class. */
  readonly isNew?: true;
  /** Whether the classes since the last record are recorded too, except today's. */
  readonly isUpToDate?: true;
}

/** The lessons of the samples are on Mondays and Wednesdays. */
const smallPlans: readonly SamplePlan[] = [
  { number: '2026-0412', times: bothDays('12:00'), isUpToDate: true },
  {
    number: '2026-0395',
    times: [
      [2, '08:30'],
      [5, '08:30'],
    ],
    isNew: true,
  },
  { number: '2026-0359', times: [[5, '16:00']], isNew: true },
  { number: '2026-0409', times: bothDays('09:00') },
  { number: '2026-0406', times: bothDays('10:00'), isUpToDate: true },
  { number: '2026-0398', times: bothDays('13:00'), isUpToDate: true },
  { number: '2026-0391', times: bothDays('17:00'), isUpToDate: true },
  { number: '2026-0384', times: bothDays('12:00') },
  { number: '2026-0380', times: bothDays('09:00'), isUpToDate: true },
  { number: '2026-0377', times: bothDays('14:00'), isUpToDate: true },
];

function bothDays(time: string): Times {
  return [
    [1, time],
    [3, time],
  ];
}

const days = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'] as const;

/** Returns the schedule in words, as in the contract: `lun. mer. 12:00`. Each plan has the same time on all days. */
function scheduleOf(times: Times): string {
  const inOrder = times.toSorted(([one], [other]) => one - other);
  const [, time = ''] = inOrder[0] ?? [];
  return [...inOrder.map(([weekday]) => days[weekday - 1]), time.replace(/^0/, '')].join(' ');
}

/**
 * Adds plans of some active contracts. One class is moved, one is cancelled, one has a substitute, one has a proposed
 * substitute, and one conflicts with another.
 */
export function addSmallPlans(draft: Draft, day: string): void {
  const closures = addClosures(draft, day);
  const nextMonday = daysAfter(lastWeekday(day, 1), 7);
  const later = daysAfter(nextMonday, 7);
  const changes: Readonly<Record<string, ClassChange>> = {
    '2026-0412': moved(later, '12:00', { date: daysAfter(later, 1), time: '14:00', minutes: 90 }),
    '2026-0377': moved(nextMonday, '14:00', { date: nextMonday, time: '10:00', minutes: 60 }),
  };
  for (const { number, times, isNew, isUpToDate } of smallPlans) {
    const contract = draft.rows('contracts').find((row) => row.number === number);
    if (!contract) throw new Error(`no contract ${number}`);
    draft.change('contracts', ({ id }) => id === contract.id, { schedule: scheduleOf(times) });
    const change = changes[number];
    const classes = planContract(draft, contract, closures, {
      times: weeklyTimes(times, contract),
      startsOn: isNew ? lastWeekday(day, 1) : (contract.startsOn ?? day),
      until: isNew ? { date: contract.endsOn ?? day } : { classes: contract.numberOfClasses ?? 1 },
      changes: change ? [change] : [],
    });
    if (isUpToDate) recordUntil(draft, contract, classes, day);
  }
  const beginning = `${daysAfter(nextMonday, 2)} 12:00`;
  const contract = draft.rows('contracts').find(({ number }) => number === '2026-0384');
  draft.change(
    'plannedClasses',
    ({ contractId, slot }) => contractId === contract?.id && slot === beginning,
    {
      cancelledAt: momentOf(daysAfter(day, -1)),
      cancelReason: 'Formation de l’enseignante',
    },
  );
  const replaced = `${daysAfter(later, 2)} 12:00`;
  const substitute = draft.rows('users').find(({ lastName }) => lastName === 'Jolicœur');
  const teacher = draft.rows('teachers').find(({ userId }) => userId === substitute?.id);
  const taught = draft.rows('contracts').find(({ number }) => number === '2026-0412');
  draft.change('plannedClasses', ({ contractId, slot }) => contractId === taught?.id && slot === replaced, {
    substituteId: teacher?.id ?? null,
  });
  const proposed = `${daysAfter(later, 7)} 12:00`;
  const other = draft.rows('users').find(({ email }) => email === accounts.otherTeacher.email);
  const colleague = draft.rows('teachers').find(({ userId }) => userId === other?.id);
  draft.change('plannedClasses', ({ contractId, slot }) => contractId === taught?.id && slot === proposed, {
    proposedBy: taught?.teacherId ?? null,
    proposedSubstituteId: colleague?.id ?? null,
    proposalStatus: 'open',
  });
  const { email, calendar } = accounts.otherTeacher;
  const user = draft.rows('users').find((row) => row.email === email);
  if (user) draft.add('calendarLinks', { userId: user.id, token: calendar });
}

/**
 * Adds plans of most active contracts, on the days of their lessons. The contract with 985 lessons is planned from its
 * first one.
 */
export function addLargePlans(draft: Draft, chance: Chance, day: string): void {
  const closures = addClosures(draft, day);
  const weekdays = [weekdayOf(daysAfter(day, -1)), weekdayOf(daysAfter(day, -3))];
  const hours = ['08:00', '09:00', '10:30', '12:00', '13:30', '15:00', '16:30', '18:00'] as const;
  for (const contract of draft.rows('contracts').filter(({ statusId }) => statusId === 2)) {
    const isLongest = contract.numberOfClasses === 999;
    if (!isLongest && chance.is(0.1)) continue;
    const time = chance.pick(hours);
    planContract(draft, contract, closures, {
      times: weeklyTimes(
        weekdays.map((weekday) => [weekday, time] as const),
        contract,
      ),
      startsOn: isLongest ? (lessonDays(daysAfter(day, -1), 985)[0] ?? day) : daysAfter(day, -28),
      until: isLongest ? { classes: 999 } : { date: contract.endsOn ?? daysAfter(day, 60) },
      changes: [],
    });
  }
  draft.change('plannedClasses', ({ id, date }) => id % 40 === 0 && date >= day, {
    cancelledAt: momentOf(daysAfter(day, -1)),
    cancelReason: 'Congé de maladie',
  });
}

function addClosures(draft: Draft, day: string): Closure[] {
  const year = Number(day.slice(0, 4));
  const closures: Closure[] = [
    {
      startsOn: `${year}-12-24`,
      endsOn: `${year + 1}-01-03`,
      name: 'Congé des Fêtes',
      nameEn: 'Winter holidays',
    },
    { startsOn: `${year + 1}-03-01`, endsOn: `${year + 1}-03-05`, name: 'Relâche', nameEn: 'Spring break' },
  ];
  for (const closure of closures) draft.add('closedDays', closure);
  // Neither meets a class.
  draft.add('unavailability', {
    teacherId: 1,
    startsOn: `${year + 1}-08-02`,
    endsOn: `${year + 1}-08-13`,
    weekday: null,
    beginsAt: null,
    endsAt: null,
    name: 'Vacances',
  });
  draft.add('unavailability', {
    teacherId: 2,
    startsOn: null,
    endsOn: `${year + 1}-04-30`,
    weekday: 5,
    beginsAt: '18:00',
    endsAt: '21:30',
    name: null,
  });
  return closures;
}

function moved(date: string, time: string, to: ClassTime): ClassChange {
  return { kind: 'moved', slot: { date, time }, to };
}

function weeklyTimes(times: Times, { hoursPerClass }: ContractRow): WeeklyTime[] {
  return times.map(([weekday, time]) => ({ weekday, time, minutes: Math.round((hoursPerClass ?? 1) * 60) }));
}

function planContract(
  draft: Draft,
  { id: contractId }: ContractRow,
  closures: readonly Closure[],
  given: Pick<ClassPattern, 'times' | 'startsOn' | 'until' | 'changes'>,
): ClassTime[] {
  const pattern: ClassPattern = { ...given, skipsHolidays: true, breaks: [] };
  const { starts_on, ends_on, number_of_classes, skips_holidays, ...lists } = patternToWire(pattern);
  draft.add('classPlans', {
    contractId,
    startsOn: starts_on,
    endsOn: ends_on,
    numberOfClasses: number_of_classes,
    skipsHolidays: skips_holidays,
    ...lists,
  });
  const { classes } = expandPattern(pattern, { closures, holidaysOf: quebecHolidays });
  for (const { slot, date, time, minutes } of classes) {
    draft.add('plannedClasses', {
      contractId,
      slot,
      date,
      time,
      minutes,
      cancelledAt: null,
      cancelReason: null,
      cancelledBy: null,
      cancelAnnouncedAt: null,
      cancelPaid: 0,
      cancelBilled: 0,
      cancelCounted: 0,
      cancelOverrideReason: null,
      cancelTeacherId: null,
      substituteId: null,
      proposedBy: null,
      proposedSubstituteId: null,
      proposalStatus: null,
      proposalAnswer: null,
      addedFor: null,
    });
  }
  return classes;
}

/** Records the classes between the last lesson and the day. */
function recordUntil(draft: Draft, contract: ContractRow, classes: readonly ClassTime[], day: string): void {
  const lessons = draft.rows('lessons').filter(({ contractId }) => contractId === contract.id);
  const newest =
    lessons
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  for (const { date, minutes } of classes) {
    if (date <= newest || date >= day) continue;
    const lesson: Omit<LessonRow, 'id'> = {
      contractId: contract.id,
      date,
      minutes,
      absentStudentIds: [],
      status: 1,
    };
    draft.add('lessons', lesson);
  }
}
