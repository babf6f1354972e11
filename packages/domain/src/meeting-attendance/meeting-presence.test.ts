import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classesOfMeeting, classOfMeeting, type MeetingClass } from './class-of-meeting.ts';
import { clockSecond } from './clock-second.ts';
import type { MeetingFile, MeetingJoin } from './meeting-file.ts';
import { clockShift, meetingPresence } from './meeting-presence.ts';

const planned = { date: '2026-11-24', time: '12:00', minutes: 90 };
const at = (time: string, day = planned.date) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return clockSecond(day, (hours * 60 + minutes) * 60 + seconds);
};
const stay = (from: string | null, until: string | null, seconds: number | null = null): MeetingJoin => ({
  row: 1,
  name: 'Inès Fortin',
  emails: ['ines@aero.example'],
  from: from === null ? null : at(from),
  until: until === null ? null : at(until),
  seconds,
  isOrganizer: false,
});
const meeting = { until: at('13:31') };
const presence = (...joins: MeetingJoin[]) => meetingPresence(joins, planned, meeting);

describe('time present', () => {
  test.each<[string, MeetingJoin[], Partial<ReturnType<typeof presence>>]>([
    ['all the time, from before the class', [stay('11:40', '13:31')], { minutes: 90 }],
    ['4:59 late does not count', [stay('12:04:59', '13:30')], { minutes: 86, lateMinutes: 0 }],
    ['5:00 late counts', [stay('12:05', '13:30')], { minutes: 85, lateMinutes: 5 }],
    ['left 4:59 before the end', [stay('12:00', '13:25:01')], { minutes: 86, leftEarlyMinutes: 0 }],
    ['left 5:00 before the end', [stay('12:00', '13:25')], { minutes: 85, leftEarlyMinutes: 5 }],
    [
      'a gap between two joins',
      [stay('12:12', '12:40'), stay('12:50', '13:31')],
      { minutes: 68, lateMinutes: 12, awayMinutes: 10 },
    ],
    [
      'two devices at once count once',
      [stay('12:00', '12:50'), stay('12:30', '13:30')],
      { minutes: 90, awayMinutes: 0 },
    ],
    ['no end: until the meeting ended', [stay('12:30', null)], { minutes: 60, lateMinutes: 30 }],
    ['only before the class', [stay('11:30', '11:59')], { isPresent: false, minutes: 0 }],
    ['not at all', [], { isPresent: false, minutes: 0, isByDuration: false }],
    [
      'a duration without times',
      [stay(null, null, 40 * 60)],
      { isPresent: true, minutes: 40, isByDuration: true, lateMinutes: 0 },
    ],
    [
      'only that the person attended',
      [stay(null, null)],
      { isPresent: true, minutes: 90, isByDuration: true },
    ],
  ])('%s', (_, joins, expected) => {
    expect(presence(...joins)).toMatchObject(expected);
  });

  test('another tolerance, and a file on another clock', () => {
    const late = [stay('16:10', '17:30')];
    expect(
      meetingPresence(late, planned, { until: at('17:31') }, { shift: -4 * 3600, tolerance: 10 }),
    ).toMatchObject({
      lateMinutes: 10,
    });
    expect(
      meetingPresence(late, planned, { until: at('17:31') }, { shift: -4 * 3600, tolerance: 11 }),
    ).toMatchObject({
      lateMinutes: 0,
      minutes: 80,
    });
  });

  test('equals a count of the seconds one by one', () => {
    const aStay = fc.record({ from: fc.integer({ min: -600, max: 6600 }), length: fc.nat(4000) });
    fc.assert(
      fc.property(fc.array(aStay, { maxLength: 5 }), (stays) => {
        const start = at('12:00');
        const joins = stays.map(({ from, length }) => ({
          ...stay('12:00', '12:00'),
          from: start + from,
          until: start + from + length,
        }));
        const inClass = Array.from({ length: 90 * 60 }, (_, second) =>
          stays.some(({ from, length }) => from <= second && second < from + length),
        );
        const first = inClass.indexOf(true);
        const last = inClass.lastIndexOf(true);
        const present = inClass.filter(Boolean).length;
        const counted = (seconds: number) => (seconds >= 300 ? Math.floor(seconds / 60) : 0);
        expect(presence(...joins)).toEqual({
          isPresent: present > 0,
          minutes: Math.ceil(present / 60),
          lateMinutes: present > 0 ? counted(first) : 0,
          leftEarlyMinutes: present > 0 ? counted(90 * 60 - last - 1) : 0,
          awayMinutes: present > 0 ? counted(last - first + 1 - present) : 0,
          isByDuration: false,
        });
      }),
      { numRuns: 200, seed: 76 },
    );
  });
});

test('the clock of a file is four hours behind, or has nothing to do with the class', () => {
  expect(clockShift({ from: at('12:02'), until: at('13:30') }, planned)).toBe(0);
  expect(clockShift({ from: at('11:00'), until: at('12:01') }, planned)).toBe(0);
  expect(clockShift({ from: at('07:57'), until: at('09:31') }, planned)).toBe(4 * 3600);
  expect(clockShift({ from: at('17:02'), until: at('18:31') }, planned)).toBe(-5 * 3600);
  expect(
    clockShift({ from: at('12:00', '2026-11-20'), until: at('13:30', '2026-11-20') }, planned),
  ).toBeNull();
  expect(clockShift({ from: null, until: null }, planned)).toBe(0);
});

describe('the class of a meeting', () => {
  const student = { id: 1, name: 'Inès', lastName: 'Fortin', emails: ['ines@aero.example'] };
  const other = { id: 2, name: 'Rosa', lastName: 'Iglesias', emails: ['rosa@dorval.example'] };
  const of = (id: number, time: string, ...students: (typeof student)[]): MeetingClass => ({
    id,
    date: planned.date,
    time,
    minutes: 90,
    contract: { students, teachers: [], decisions: [] },
  });
  const file = (...joins: MeetingJoin[]): MeetingFile => ({
    program: 'teams',
    title: null,
    joins,
    remarks: [],
    from: joins[0]?.from ?? null,
    until: joins[0]?.until ?? null,
  });

  test('is the one at this time with a known person', () => {
    const possible = classesOfMeeting(file(stay('12:01', '13:31')), [
      of(1, '12:00', other),
      of(2, '12:00', student),
      of(3, '09:00', student),
    ]);
    expect(possible.map(({ id, people }) => [id, people])).toEqual([
      [2, 1],
      [3, 1],
      [1, 0],
    ]);
    expect(classOfMeeting(possible)?.id).toBe(2);
  });

  test('has to be chosen between two classes of the same person', () => {
    const possible = classesOfMeeting(file(stay('12:00', '14:00')), [
      of(1, '11:00', student),
      of(2, '12:30', student),
    ]);
    expect(possible.map(({ id }) => id)).toEqual([2, 1]);
    expect(classOfMeeting(possible)).toBeUndefined();
  });

  test('may be none: another day, or nobody known', () => {
    expect(
      classesOfMeeting(file({ ...stay('12:00', '13:00'), emails: [] }), [of(3, '15:00', student)]),
    ).toEqual([]);
    const unknown = classesOfMeeting(file({ ...stay('12:00', '13:00'), emails: [] }), [
      of(1, '12:00', student),
    ]);
    expect(classOfMeeting(unknown)).toBeUndefined();
  });
});
