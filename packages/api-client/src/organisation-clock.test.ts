import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOrganisationClock } from './keep-organisation-clock.ts';
import {
  clockKey,
  onOrganisationClock,
  organisationMoment,
  reloadOrganisationClock,
} from './organisation-clock.ts';
import { browserStorage } from './session/browser-storage.ts';

/** Montréal over the winter of 2026. */
const montreal = [
  { since: '2026-03-08T07:00:00.000Z', minutes: -240 },
  { since: '2026-11-01T06:00:00.000Z', minutes: -300 },
  { since: '2027-03-14T07:00:00.000Z', minutes: -240 },
];

afterEach(() => keepOrganisationClock(null));

const shown = (instant: string) => {
  const { date, time } = organisationMoment(new Date(instant));
  return `${date} ${time}`;
};

describe('the clock of the organization in a browser', () => {
  it.each([
    ['2026-11-29T04:59:59.999Z', '2026-11-28 23:59'],
    ['2026-11-29T05:00:00.000Z', '2026-11-29 00:00'],
    ['2026-11-01T05:59:00.000Z', '2026-11-01 01:59'],
    ['2026-11-01T06:00:00.000Z', '2026-11-01 01:00'],
    ['2027-03-14T06:59:00.000Z', '2027-03-14 01:59'],
    ['2027-03-14T07:00:00.000Z', '2027-03-14 03:00'],
    // A time outside the known offsets uses the nearest one.
    ['2020-01-01T04:30:00.000Z', '2020-01-01 00:30'],
    ['2040-01-01T04:30:00.000Z', '2040-01-01 00:30'],
  ])(
    'shows %s by the offsets of the server, whatever zone the browser is in (DECISION-78)',
    (instant, expected) => {
      keepOrganisationClock(montreal);
      expect(shown(instant)).toBe(expected);
    },
  );

  it('is that of the device until the server has told, and again for a backend that does not', () => {
    const now = new Date('2026-11-29T04:30:00Z');
    const device = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
    const ofDevice = { date: device.slice(0, 10), time: device.slice(11, 16) };
    expect(organisationMoment(now)).toEqual(ofDevice);
    keepOrganisationClock([{ since: '2000-01-01T00:00:00Z', minutes: 345 }]);
    expect(shown('2026-11-29T04:30:00Z')).toBe('2026-11-29 10:15');
    keepOrganisationClock(null);
    expect(organisationMoment(now)).toEqual(ofDevice);
  });

  it('is kept for the next start, and survives a damaged text', () => {
    keepOrganisationClock(montreal);
    const { storage } = browserStorage('local');
    expect(JSON.parse(storage.getItem(clockKey) ?? '')).toEqual(montreal);
    storage.setItem(clockKey, '[{"since"');
    reloadOrganisationClock();
    expect(organisationMoment(new Date(0)).date).toMatch(/^19(69|70)-/);
  });

  it('tells pages that it has changed, and nothing when it is the same', () => {
    const listener = vi.fn();
    const unsubscribe = onOrganisationClock(listener);
    keepOrganisationClock(montreal);
    keepOrganisationClock([...montreal]);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    keepOrganisationClock(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
