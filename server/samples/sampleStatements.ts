import {
  amountOf,
  type CalendarMonth,
  firstDayOf,
  monthOf,
  monthsAfter,
  periodsOfType,
  rateCentsOf,
  rateOn,
} from '@portal/domain';
import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { LessonRow, StatementLineRow, StatementRow } from './tables.ts';

/** The state of a month, and how its records differ from the statement. */
interface Outcome {
  readonly status: StatementRow['status'] | 'open';
  readonly since?: 'added' | 'changed' | 'removed';
}

/** Outcomes of the last month, by the position of the teacher. */
const lastMonth: readonly Outcome[] = [
  { status: 'submitted', since: 'added' },
  { status: 'submitted' },
  { status: 'open' },
  { status: 'approved' },
  { status: 'returned' },
  { status: 'submitted' },
  { status: 'exported', since: 'changed' },
  { status: 'approved', since: 'removed' },
];

/** Outcomes of the month before the last. Earlier months are all exported. */
const monthBefore: readonly Outcome[] = [
  { status: 'exported' },
  { status: 'approved' },
  { status: 'exported' },
  { status: 'open' },
  { status: 'exported', since: 'changed' },
];

/** Adds a rate for every course type that a teacher gives, except one, so that there are hours without a rate. */
function addRates(draft: Draft): void {
  const types = Map.groupBy(draft.rows('contracts'), ({ teacherId }) => teacherId);
  const unrated = draft.rows('teachers').find(({ id, rates }) => {
    const isRated = (type: number | null) => rates.some(({ courseTypeId }) => courseTypeId === type);
    const given = types.get(id) ?? [];
    return (
      id > 1 &&
      given.some((one) => isRated(one.courseTypeId)) &&
      given.some((one) => !isRated(one.courseTypeId))
    );
  });
  for (const { id, rates } of draft.rows('teachers')) {
    if (id === unrated?.id) continue;
    const given = (types.get(id) ?? []).flatMap(({ courseTypeId }) => courseTypeId ?? []);
    const missing = [...new Set(given)].filter(
      (type) => !rates.some(({ courseTypeId }) => courseTypeId === type),
    );
    const more = missing.map((courseTypeId) => ({
      courseTypeId,
      rate: 36 + ((id * 7 + courseTypeId * 5) % 20),
    }));
    draft.change('teachers', (row) => row.id === id, { rates: [...rates, ...more] });
  }
}

/** Adds an earlier rate of the first teacher, from before all classes, and a raise in the future. */
function addRaises(draft: Draft, day: string): void {
  const [first] = draft.rows('teachers');
  const [rate] = first?.rates ?? [];
  if (!first || !rate || rate.rate === null) return;
  const [past, ahead] = [-60, 2].map((months) => firstDayOf(monthsAfter(monthOf(day), months)));
  const periods = [
    { ...rate, rate: rate.rate - 3 },
    { ...rate, from: past },
    { ...rate, from: ahead, rate: rate.rate + 2 },
  ];
  draft.change('teachers', ({ id }) => id === first.id, { rates: [...periods, ...first.rates.slice(1)] });
}

/** Adds statements for the months before this one, of most teachers who taught in them. */
export function addStatements(draft: Draft, day: string, months: number): void {
  addRates(draft);
  addRaises(draft, day);
  const contracts = new Map(draft.rows('contracts').map((contract) => [contract.id, contract]));
  const teacherOf = ({ contractId, teacherId }: LessonRow) =>
    teacherId ?? contracts.get(contractId)?.teacherId ?? null;
  const lessonsOf = Map.groupBy(
    draft.rows('lessons').filter(({ status }) => status === 1),
    (lesson) => `${teacherOf(lesson)} ${monthOf(lesson.date)}`,
  );
  for (let ago = months; ago >= 1; ago -= 1) {
    const month = monthsAfter(monthOf(day), -ago);
    const teachers = draft.rows('teachers').filter(({ id }) => lessonsOf.has(`${id} ${month}`));
    teachers.forEach(({ id, rates }, place) => {
      const outcomes = ago === 1 ? lastMonth : ago === 2 ? monthBefore : [];
      const outcome = outcomes[place % outcomes.length] ?? { status: 'exported' };
      if (outcome.status === 'open') return;
      const lessons = lessonsOf.get(`${id} ${month}`) ?? [];
      const [later] = lessonsOf.get(`${id} ${monthsAfter(month, 1)}`) ?? [];
      const periods = rates.map((rate) => ({ from: null, ...rate }));
      const rateOf = (contractId: number) =>
        rateOn(periodsOfType(periods, contracts.get(contractId)?.courseTypeId ?? 0), firstDayOf(month));
      addStatement(draft, { teacherId: id, month, outcome, lessons, later, day, rateOf });
    });
  }
}

interface Given {
  readonly teacherId: number;
  readonly month: CalendarMonth;
  readonly outcome: Outcome;
  readonly lessons: readonly LessonRow[];
  /** The first class of the next month. With the outcome `removed`, the statement still has it in this month. */
  readonly later: LessonRow | undefined;
  readonly day: string;
  readonly rateOf: (contractId: number) => number | null;
}

function addStatement(draft: Draft, given: Given): void {
  const { teacherId, month, outcome, lessons, later, day, rateOf } = given;
  const { status, since } = outcome;
  const newest = lessons.toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1);
  const next = firstDayOf(monthsAfter(month, 1));
  const submittedAt = momentOf(daysAfter(next, 1 + (teacherId % 3)));
  // Limits a moment to this morning, because in the first days of a month it could be in the future.
  const until = (moment: string) => (moment > momentOf(day, 8) ? momentOf(day, 8) : moment);
  if (status === 'open' || status === undefined) return;
  let held = lessons.map(({ id, contractId, date, minutes }) => ({
    lessonId: id,
    contractId,
    date,
    minutes,
  }));
  if (since === 'added' && newest && held.length > 1) {
    held = held.filter(({ lessonId }) => lessonId !== newest.id);
    const recordedAt = until(momentOf(daysAfter(next, 4), 16));
    draft.change('lessons', ({ id }) => id === newest.id, { recordedAt });
  }
  if (since === 'changed' && newest)
    held = held.map((one) => (one.lessonId === newest.id ? { ...one, minutes: one.minutes + 30 } : one));
  if (since === 'removed' && later)
    held.push({
      lessonId: later.id,
      contractId: later.contractId,
      date: daysAfter(next, -1),
      minutes: later.minutes,
    });
  const isApproved = status === 'approved' || status === 'exported';
  draft.add('statements', {
    teacherId,
    month: firstDayOf(month),
    status,
    note: since === 'removed' ? 'Le dernier cours a été donné en visioconférence.' : null,
    reason: status === 'returned' ? 'Il manque le cours du début du mois.' : null,
    submittedAt: until(submittedAt),
    approvedAt: isApproved ? until(momentOf(daysAfter(next, 5))) : null,
    returnedAt: status === 'returned' ? until(momentOf(daysAfter(next, 5))) : null,
    exportedAt: status === 'exported' ? until(momentOf(daysAfter(next, 8))) : null,
    lines: linesOf(held, rateOf),
  });
}

type Held = StatementLineRow['classes'][number] & { readonly contractId: number };

function linesOf(held: readonly Held[], rateOf: Given['rateOf']): StatementLineRow[] {
  return [...Map.groupBy(held, ({ contractId }) => contractId)].map(([contractId, classes]) => {
    const rate = rateOf(contractId);
    const rateCents = rate === null ? null : rateCentsOf(rate);
    const minutes = classes.reduce((sum, one) => sum + one.minutes, 0);
    return {
      contractId,
      minutes,
      rateCents,
      amountCents: amountOf(minutes, rateCents),
      classes: classes.map(({ lessonId, date, minutes: length }) => ({ lessonId, date, minutes: length })),
    };
  });
}
