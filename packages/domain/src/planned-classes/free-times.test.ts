import { describe, expect, it } from 'vitest';
import { anUnavailability } from '../unavailability/unavailability.fixtures.ts';
import type { ClassTime } from './clock-time.ts';
import { type FreeTimeSearch, freeTimes, overlaps } from './free-times.ts';

const at = (date: string, time: string, minutes = 90): ClassTime => ({ date, time, minutes });
const thursday = '2026-11-26';
const friday = '2026-11-27';
const saturday = '2026-11-28';
const monday = '2026-11-30';

describe('free times', () => {
  it.each<[string, Partial<FreeTimeSearch>, string[]]>([
    ['the nearest time of the day, and the same time on the next', {}, ['11-26 12:30', '11-27 12:00']],
    [
      'around what the teacher and the students have already',
      { busy: [at(thursday, '12:30'), at(friday, '11:00', 120)] },
      ['11-26 11:00', '11-27 13:00'],
    ],
    [
      'a class that ends when another begins is no obstacle',
      { busy: [at(friday, '13:30', 60), at(friday, '10:30')] },
      ['11-26 12:30', '11-27 12:00'],
    ],
    ['not the weekend', { days: [saturday, monday] }, ['11-30 12:00']],
    [
      'the weekend for a class of the weekend',
      { planned: at(saturday, '09:00'), days: [saturday, monday] },
      ['11-28 09:30', '11-30 09:00'],
    ],
    [
      'not while the teacher is away (DECISION-134)',
      {
        away: [anUnavailability({ startsOn: thursday, endsOn: friday, beginsAt: '12:30', endsAt: '14:00' })],
      },
      ['11-26 11:00', '11-27 11:00'],
    ],
    ['not a closed day', { isClosed: (day) => day === thursday }, ['11-27 12:00']],
    ['not what has passed', { now: `${thursday} 16:10` }, ['11-26 16:30', '11-27 12:00']],
    ['not a day on which it is too late', { now: `${thursday} 19:00` }, ['11-27 12:00']],
    ['nothing after the evening', { planned: at(thursday, '20:30', 120) }, ['11-26 18:00', '11-27 18:00']],
    ['nothing on a full day', { busy: [at(friday, '08:00', 720)] }, ['11-26 12:30']],
    ['nothing for a class longer than the day', { planned: at(thursday, '12:00', 721) }, []],
    ['only as many as wanted', { most: 1 }, ['11-26 12:30']],
  ])('%s', (_title, differing, expected) => {
    const found = freeTimes({
      planned: at(thursday, '12:00'),
      busy: [],
      days: [thursday, friday],
      now: '2026-11-23 09:00',
      isClosed: () => false,
      most: 3,
      ...differing,
    });
    expect(found.map(({ date, time }) => `${date.slice(5)} ${time}`)).toEqual(expected);
  });

  it('keep the length of the class', () => {
    const [found] = freeTimes({
      planned: at(thursday, '12:00', 45),
      busy: [],
      days: [friday],
      now: '',
      isClosed: () => false,
      most: 3,
    });
    expect(found).toEqual(at(friday, '12:00', 45));
  });
});

it.each([
  ['12:00', '13:00', true],
  ['12:00', '13:30', false],
  ['12:00', '11:00', true],
  ['12:00', '10:30', false],
])('classes of 90 minutes at %s and %s share a minute: %s', (one, other, expected) => {
  expect(overlaps(at(friday, one), at(friday, other))).toBe(expected);
});
