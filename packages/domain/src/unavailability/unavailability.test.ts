import { describe, expect, it } from 'vitest';
import { anUnavailability } from './unavailability.fixtures.ts';
import { isAwayOn, unavailabilityAt, unavailabilityOn } from './unavailability.ts';
import { unavailabilitySchema, unavailabilityText, unavailabilityTimesOf } from './unavailability-schema.ts';

const everyTuesday = anUnavailability({
  startsOn: null,
  endsOn: null,
  weekday: 2,
  beginsAt: '14:00',
  endsAt: '16:00',
});

describe('a class meets an unavailability of its teacher (DECISION-134)', () => {
  const holidays = anUnavailability({ startsOn: '2027-03-10', endsOn: '2027-03-12' });
  it.each([
    ['on the first day', holidays, '2027-03-10', '00:00', 30, true],
    ['on the last day', holidays, '2027-03-12', '23:30', 30, true],
    ['on the evening before, until midnight', holidays, '2027-03-09', '23:00', 60, false],
    ['on the evening before, past midnight', holidays, '2027-03-09', '23:00', 61, true],
    ['at midnight after the last day', holidays, '2027-03-13', '00:00', 60, false],
    ['at these hours of the week', everyTuesday, '2027-03-09', '15:00', 60, true],
    ['on another weekday', everyTuesday, '2027-03-10', '15:00', 60, false],
    ['when the hours begin as it ends', everyTuesday, '2027-03-09', '13:00', 60, false],
    ['when the hours begin a minute before it ends', everyTuesday, '2027-03-09', '13:00', 61, true],
    ['when the hours end as it begins', everyTuesday, '2027-03-09', '16:00', 60, false],
    ['when the hours end a minute after it begins', everyTuesday, '2027-03-09', '15:59', 60, true],
    ['within all of it', everyTuesday, '2027-03-09', '09:00', 600, true],
    [
      'on the day on which clocks go forward',
      { ...everyTuesday, weekday: 7 },
      '2027-03-14',
      '15:00',
      60,
      true,
    ],
    ['on the day on which clocks go back', { ...everyTuesday, weekday: 7 }, '2027-11-07', '16:00', 60, false],
    ['before its first week', { ...everyTuesday, startsOn: '2027-03-10' }, '2027-03-09', '15:00', 60, false],
    ['in its first week', { ...everyTuesday, startsOn: '2027-03-09' }, '2027-03-09', '15:00', 60, true],
    ['in its last week', { ...everyTuesday, endsOn: '2027-03-09' }, '2027-03-09', '15:00', 60, true],
    ['after its last week', { ...everyTuesday, endsOn: '2027-03-08' }, '2027-03-09', '15:00', 60, false],
  ] as const)('%s', (_when, away, date, time, minutes, isMet) => {
    expect(unavailabilityAt([away], { date, time, minutes })).toBe(isMet ? away : undefined);
  });

  it('and names the first of several', () => {
    const other = { ...holidays, id: 6 };
    expect(
      unavailabilityAt([everyTuesday, holidays, other], { date: '2027-03-11', time: '09:00', minutes: 60 }),
    ).toBe(holidays);
    expect(unavailabilityAt([], { date: '2027-03-11', time: '09:00', minutes: 60 })).toBeUndefined();
  });

  it('is on its days', () => {
    expect(isAwayOn(everyTuesday, '2027-03-09')).toBe(true);
    expect(isAwayOn(holidays, '2027-03-13')).toBe(false);
  });

  it('stands on a day as all of it, or as its hours in order', () => {
    const morning = { ...holidays, beginsAt: '08:00', endsAt: '09:00' };
    const tuesday = '2027-03-09';
    const early = { ...everyTuesday, beginsAt: '08:30', endsAt: '09:00' };
    expect(unavailabilityOn([everyTuesday, early, morning], tuesday)).toEqual([early, everyTuesday]);
    expect(unavailabilityOn([morning, holidays], '2027-03-11')).toEqual([holidays]);
    expect(unavailabilityOn([everyTuesday, holidays], '2027-03-15')).toEqual([]);
  });
});

describe('the form of an unavailability (DECISION-134)', () => {
  const blank = unavailabilityText(null);
  const faultsOf = (typed: object) => {
    const read = unavailabilitySchema.safeParse({ ...blank, ...typed });
    return Object.fromEntries(
      (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );
  };
  it.each([
    ['days without a first day', {}, { startsOn: 'required' }],
    ['a week without a weekday', { kind: 'weekly' }, { weekday: 'required' }],
    [
      'an end before the start',
      { startsOn: '2027-03-10', endsOn: '2027-03-09' },
      { endsOn: 'ends-before-start' },
    ],
    ['an end without a start', { startsOn: '2027-03-10', endsAt: '10:00' }, { beginsAt: 'required' }],
    ['a start without an end', { startsOn: '2027-03-10', beginsAt: '10:00' }, { endsAt: 'required' }],
    ['no length', { startsOn: '2027-03-10', beginsAt: '10:00', endsAt: '10:00' }, { endsAt: 'time-order' }],
    [
      'no time',
      { startsOn: '2027-03-10', beginsAt: '24:00', endsAt: '24:30' },
      { beginsAt: 'time-invalid', endsAt: 'time-invalid' },
    ],
    ['a long name', { startsOn: '2027-03-10', name: 'x'.repeat(256) }, { name: 'too-long?max=255' }],
  ])('refuses %s', (_what, typed, faults) => {
    expect(faultsOf(typed)).toEqual(faults);
  });

  it.each([
    [
      'a single day',
      { startsOn: '2027-03-10' },
      { startsOn: '2027-03-10', endsOn: '2027-03-10', weekday: null },
    ],
    [
      'a weekday that was chosen before, for days',
      { startsOn: '2027-03-10', endsOn: '2027-03-11', weekday: '2' },
      { startsOn: '2027-03-10', endsOn: '2027-03-11', weekday: null },
    ],
    ['a week since always', { kind: 'weekly', weekday: '7' }, { startsOn: null, endsOn: null, weekday: 7 }],
    [
      'hours of a week until a day, with a name',
      {
        kind: 'weekly',
        weekday: '2',
        endsOn: '2027-06-30',
        beginsAt: '14:00',
        endsAt: '16:00',
        name: ' Université ',
      },
      { endsOn: '2027-06-30', weekday: 2, beginsAt: '14:00', endsAt: '16:00', name: 'Université' },
    ],
  ])('reads %s', (_what, typed, differing) => {
    const empty = { startsOn: null, endsOn: null, weekday: null, beginsAt: null, endsAt: null, name: null };
    const read = unavailabilityTimesOf(unavailabilitySchema.parse({ ...blank, ...typed }));
    expect(read).toEqual({ ...empty, ...differing });
  });

  it.each([anUnavailability(), everyTuesday])('shows what is stored, and reads it back', (stored) => {
    const { id: _id, teacherId: _of, teacher: _teacher, plannedClasses: _planned, ...rest } = stored;
    const { version: _version, ...times } = rest;
    expect(unavailabilityTimesOf(unavailabilitySchema.parse(unavailabilityText(stored)))).toEqual(times);
  });
});
