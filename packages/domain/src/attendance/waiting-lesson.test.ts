import { describe, expect, it } from 'vitest';
import { aLesson } from './lesson.fixtures.ts';
import type { Lesson } from './lesson.ts';
import { aWaitingLesson } from './waiting-lesson.fixtures.ts';
import {
  type AttemptOutcome,
  afterAttempt,
  confirmAsSeparate,
  isSentAutomatically,
  lessonsOfDay,
  minutesWaiting,
  needsDayCheck,
  sentNoticeDuration,
  unsent,
  type WaitingLesson,
  waitingLesson,
} from './waiting-lesson.ts';

const now = Date.parse('2026-11-20T12:00:00-05:00');
const day = '2026-11-20';
const values = { contractId: 412, date: day, minutes: 90, absentStudentIds: [] };
const ines = { id: 501, name: 'Inès', lastName: 'Fortin' };
const onDay = (differing: Partial<Lesson> = {}) => aLesson({ date: day, ...differing });

describe('the day is compared with the server before the lesson is sent (DECISION-16)', () => {
  it.each<[string, Partial<WaitingLesson>, boolean]>([
    ['when the form could not', { isCurrent: false }, true],
    ['when an older version stored it', { isCurrent: undefined }, true],
    ['not when the form could', { isCurrent: true }, false],
    ['not when the person has confirmed a second one', { isCurrent: false, sameDayConfirmed: true }, false],
    ['not after an attempt', { isCurrent: false, mayHaveArrived: true }, false],
  ])('%s: %o, %s', (_case, differing, isNeeded) => {
    expect(needsDayCheck(aWaitingLesson(differing))).toBe(isNeeded);
  });

  it('with the classes of that day that count', () => {
    const lessons = [
      onDay({ id: 1, minutes: 30 }),
      onDay({ id: 2, date: '2026-11-19' }),
      onDay({ id: 3, status: 'deleted' }),
      onDay({ id: 4, absentees: [ines] }),
    ];
    expect(lessonsOfDay(lessons, values).map(({ id }) => id)).toEqual([1, 4]);
  });
});

describe('after an attempt', () => {
  it.each<[AttemptOutcome, Partial<WaitingLesson>, boolean]>([
    ['recorded', { state: 'sent', mayHaveArrived: false, failure: null, sentAt: now }, false],
    ['lost', { state: 'pending', mayHaveArrived: true, failure: null, sentAt: null }, true],
    ['unknown', { state: 'unclear', mayHaveArrived: true, failure: null, sentAt: null }, false],
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
});

it('a lesson that the person tells apart is sent beside the other', () => {
  const asked = aWaitingLesson({ state: 'unclear', mayHaveArrived: true, isCurrent: false });
  const apart = confirmAsSeparate(asked);
  expect(apart).toEqual({ ...asked, state: 'pending', mayHaveArrived: false, sameDayConfirmed: true });
  expect(needsDayCheck(apart)).toBe(false);
});

it('begins to wait as it was submitted', () => {
  const submitted = {
    id: 'a1',
    userId: 31,
    values,
    contractNumber: '2026-0412',
    queuedAt: now,
    sameDayConfirmed: false,
    isCurrent: true,
  };
  expect(waitingLesson(submitted)).toEqual(aWaitingLesson());
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
