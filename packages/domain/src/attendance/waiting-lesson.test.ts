import { describe, expect, it } from 'vitest';
import { aLesson } from './lesson.fixtures.ts';
import type { Lesson } from './lesson.ts';
import { aWaitingLesson } from './waiting-lesson.fixtures.ts';
import {
  type AttemptOutcome,
  afterAttempt,
  confirmAsSeparate,
  countRecordedLesson,
  type Finding,
  findingOf,
  isSentAutomatically,
  minutesWaiting,
  needsReadBack,
  sentNoticeDuration,
  similarLessons,
  unsent,
  type WaitingLesson,
  waitingLesson,
} from './waiting-lesson.ts';

const now = Date.parse('2026-11-20T12:00:00-05:00');
const day = '2026-11-20';
const values = { contractId: 412, date: day, minutes: 90, absentStudentIds: [] };
const ines = { id: 501, name: 'Inès', lastName: 'Fortin' };
const marc = { id: 502, name: 'Marc-André', lastName: 'Thériault' };
const onDay = (differing: Partial<Lesson> = {}) => aLesson({ date: day, ...differing });

describe('a lesson is alike (DECISION-16)', () => {
  it.each<[string, Partial<Lesson>, boolean]>([
    ['as it is', {}, true],
    ['on another day', { date: '2026-11-19' }, false],
    ['of another length', { minutes: 60 }, false],
    ['of another contract', { contractId: 395 }, false],
    ['with somebody absent', { absentees: [ines] }, false],
  ])('%s', (_case, differing, isSimilar) => {
    expect(similarLessons([onDay(differing)], values)).toHaveLength(isSimilar ? 1 : 0);
  });

  it('in whatever order the absent are named', () => {
    const absent = { ...values, absentStudentIds: [502, 501] };
    expect(similarLessons([onDay({ absentees: [ines, marc] })], absent)).toHaveLength(1);
    expect(similarLessons([onDay({ absentees: [ines] })], absent)).toEqual([]);
    expect(similarLessons([onDay({ absentees: [ines, { ...marc, id: 503 }] })], absent)).toEqual([]);
  });
});

describe('a list that is read back says (DECISION-16)', () => {
  const lost = { mayHaveArrived: true } as const;
  it.each<[string, Partial<WaitingLesson>, Lesson[], Finding]>([
    ['missing when nothing of its kind is there', lost, [], 'missing'],
    ['missing when the day has another length only', lost, [onDay({ minutes: 60 })], 'missing'],
    ['missing when the day has other absentees only', lost, [onDay({ absentees: [ines] })], 'missing'],
    ['recorded when one of its kind has come', lost, [onDay()], 'recorded'],
    ['missing when that one was there before', { ...lost, alikeBefore: 1 }, [onDay()], 'missing'],
    [
      'recorded when one has come to the one before',
      { ...lost, alikeBefore: 1 },
      [onDay({ id: 1 }), onDay({ id: 2 })],
      'recorded',
    ],
    ['unclear when two have come', lost, [onDay({ id: 1 }), onDay({ id: 2 })], 'unclear'],
    [
      'unclear when one has come to one that was deleted',
      { ...lost, alikeBefore: 1 },
      [onDay({ id: 1, status: 'deleted' }), onDay({ id: 2 })],
      'unclear',
    ],
    ['unclear when the one that came was deleted', lost, [onDay({ status: 'deleted' })], 'unclear'],
    ['missing when one that was there is gone', { ...lost, alikeBefore: 1 }, [], 'missing'],
    ['missing before any attempt', { alikeBefore: 0 }, [onDay()], 'missing'],
    [
      'missing at a first look at a free day',
      { alikeBefore: null },
      [onDay({ date: '2026-11-19' })],
      'missing',
    ],
    ['unclear at a first look that finds its like', { alikeBefore: null }, [onDay()], 'unclear'],
    [
      'missing at a first look that finds what the person had seen and said yes to',
      { alikeBefore: null, alikeSeen: 1, sameDayConfirmed: true },
      [onDay()],
      'missing',
    ],
    [
      'unclear at a first look that finds more than the person had seen',
      { alikeBefore: null, alikeSeen: 1, sameDayConfirmed: true },
      [onDay({ id: 1 }), onDay({ id: 2 })],
      'unclear',
    ],
    [
      'unclear at a first look at a day that is taken',
      { alikeBefore: null },
      [onDay({ minutes: 30 })],
      'unclear',
    ],
    [
      'unclear at a first look at a day that is taken, whatever other days hold',
      { alikeBefore: null },
      [onDay({ id: 1, date: '2026-11-19' }), onDay({ id: 2, minutes: 30 })],
      'unclear',
    ],
    [
      'missing where the person has said yes to a second one',
      { alikeBefore: null, sameDayConfirmed: true },
      [onDay({ minutes: 30 })],
      'missing',
    ],
    [
      'missing at a first look at a day whose lesson was deleted',
      { alikeBefore: null },
      [onDay({ minutes: 30, status: 'deleted' })],
      'missing',
    ],
  ])('%s', (_case, differing, lessons, finding) => {
    expect(findingOf(aWaitingLesson(differing), lessons)).toBe(finding);
  });
});

it.each([
  ['an answer was lost', { mayHaveArrived: true, alikeBefore: 0 }, true],
  ['nobody has looked yet', { mayHaveArrived: false, alikeBefore: null }, true],
  ['the form has looked, and nothing has set out', { mayHaveArrived: false, alikeBefore: 2 }, false],
])('looks before it sends when %s: %o, %s', (_case, lesson, looks) => {
  expect(needsReadBack(lesson)).toBe(looks);
});

describe('after an attempt', () => {
  it.each<[AttemptOutcome, Partial<WaitingLesson>, boolean]>([
    ['recorded', { state: 'sent', mayHaveArrived: false, failure: null, sentAt: now }, false],
    ['lost', { state: 'pending', mayHaveArrived: true, failure: null, sentAt: null }, true],
    [
      'server',
      { state: 'failed', mayHaveArrived: true, failure: { kind: 'server', serverMessage: null } },
      true,
    ],
    ['refused', { state: 'failed', mayHaveArrived: false }, false],
    ['signed-out', { state: 'pending', mayHaveArrived: false, failure: null }, true],
  ])('that ended %s the lesson is %o, and goes on by itself: %s', (end, expected, byItself) => {
    const lesson = afterAttempt(aWaitingLesson({ state: 'sending' }), end, { now });
    expect(lesson).toMatchObject(expected);
    expect(isSentAutomatically(lesson)).toBe(byItself);
  });

  it('the server’s own words are kept with a refusal (MSG-76)', () => {
    const refused = afterAttempt(aWaitingLesson(), 'refused', {
      serverMessage: 'The contract is closed',
      now,
    });
    expect(refused.failure).toEqual({ kind: 'refused', serverMessage: 'The contract is closed' });
  });

  it('the kind of a refusal is kept with it', () => {
    const end = { refusal: 'conflict', now } as const;
    expect(afterAttempt(aWaitingLesson(), 'refused', end).failure).toEqual({
      kind: 'refused',
      serverMessage: null,
      refusal: 'conflict',
    });
  });

  it.each<[AttemptOutcome, boolean]>([
    ['refused', true],
    ['signed-out', true],
    ['recorded', false],
  ])('that ended %s after one whose answer was lost, it may have arrived: %s', (end, mayHaveArrived) => {
    const lesson = aWaitingLesson({ mayHaveArrived: true });
    expect(afterAttempt(lesson, end, { now }).mayHaveArrived).toBe(mayHaveArrived);
  });

  it('what was recorded is no longer taken for another that waits', () => {
    const other = aWaitingLesson({ id: 'b2', mayHaveArrived: true });
    expect(findingOf(countRecordedLesson(other, values), [onDay()])).toBe('missing');
    expect(countRecordedLesson({ ...other, alikeBefore: 2, alikeSeen: 3 }, values)).toEqual({
      ...other,
      alikeBefore: 3,
      alikeSeen: 4,
    });
    expect(countRecordedLesson({ ...other, alikeBefore: null }, values)).toEqual({
      ...other,
      alikeBefore: null,
      alikeSeen: 1,
    });
  });

  it.each([
    ['of another contract', { contractId: 395 }],
    ['on another day', { date: '2026-11-19' }],
    ['of another length', { minutes: 60 }],
    ['with fewer absent', { absentStudentIds: [501] }],
    ['with more absent', { absentStudentIds: [501, 502, 503] }],
    ['with somebody else absent', { absentStudentIds: [501, 503] }],
  ])('what was recorded %s leaves another that waits alone', (_, differing) => {
    const absent = { ...values, absentStudentIds: [502, 501] };
    const other = aWaitingLesson({ values: absent });
    expect(countRecordedLesson(other, { ...absent, ...differing })).toBe(other);
    expect(countRecordedLesson(other, { ...absent, absentStudentIds: [501, 502] }).alikeSeen).toBe(1);
  });
});

it('a lesson that the person tells apart is sent beside the other', () => {
  const asked = aWaitingLesson({ state: 'unclear', mayHaveArrived: true });
  const apart = confirmAsSeparate(asked, [onDay()]);
  expect(apart).toEqual({
    ...asked,
    state: 'pending',
    mayHaveArrived: false,
    sameDayConfirmed: true,
    alikeBefore: 1,
  });
  expect(findingOf({ ...apart, mayHaveArrived: true }, [onDay({ id: 1 })])).toBe('missing');
});

it('begins to wait with what the form knew of the day', () => {
  const submitted = {
    id: 'a1',
    userId: 31,
    values,
    contractNumber: '2026-0412',
    queuedAt: now,
    sameDayConfirmed: false,
  };
  const shown = [onDay(), onDay({ minutes: 30 })];
  expect(waitingLesson({ ...submitted, shown, isCurrent: true })).toEqual(
    aWaitingLesson({ alikeBefore: 1, alikeSeen: 1 }),
  );
  expect(waitingLesson({ ...submitted, shown, isCurrent: false })).toMatchObject({
    alikeBefore: null,
    alikeSeen: 1,
  });
});

it.each<[WaitingLesson['state'], WaitingLesson['failure'], boolean]>([
  ['pending', null, true],
  ['sending', null, true],
  ['failed', { kind: 'server', serverMessage: null }, true],
  ['failed', { kind: 'refused', serverMessage: null }, false],
  ['failed', null, false],
  ['unclear', null, false],
  ['unclear', { kind: 'server', serverMessage: null }, false],
  ['sent', null, false],
])('a lesson that is %s after %j is sent by itself: %s', (state, failure, byItself) => {
  expect(isSentAutomatically({ state, failure })).toBe(byItself);
});

it('shows for a day that a lesson was recorded', () => {
  expect(sentNoticeDuration).toBe(86_400_000);
});

it('counts what the server will get, without what it has or has refused', () => {
  const lessons = [
    aWaitingLesson({ id: '1' }),
    aWaitingLesson({ id: '2', state: 'failed', failure: { kind: 'server', serverMessage: null } }),
    aWaitingLesson({ id: '3', state: 'failed', failure: { kind: 'refused', serverMessage: null } }),
    aWaitingLesson({ id: '4', state: 'sent' }),
    aWaitingLesson({ id: '5', values: { ...values, contractId: 395 } }),
  ];
  expect(unsent(lessons).map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
  expect(unsent(lessons, 412).map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(minutesWaiting(lessons, 412)).toBe(180);
});
