import ICAL from 'ical.js';
import type { Clock, ClockPeriod } from '../../calendar/Clock.ts';

/**
 * Describes a zone between two days (`VTIMEZONE` of RFC 5545, section 3.6.5) by the table of the server: one part for
 * each change of the clocks, without rules, because a rule would go on after a change of law. The name is that of the
 * events, also where it is an alias.
 */
export function timeZoneComponent(clock: Clock, from: string, to: string): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', clock.zone);
  const periods = clock.periodsBetween(Date.parse(from), Date.parse(to));
  for (const [place, period] of periods.entries()) {
    const before = clock.periods[clock.periods.indexOf(period) - 1] ?? period;
    // Programs take the first standard part for what lies before the first change, so the first part is one.
    const kind = place > 0 && period.minutes > before.minutes ? 'daylight' : 'standard';
    zone.addSubcomponent(partOf(kind, period, before));
  }
  return zone;
}

/** A zone that has never changed its clocks is described from this moment on. */
const always = '1970-01-01T00:00:00';

function partOf(
  kind: 'daylight' | 'standard',
  { since, minutes, name }: ClockPeriod,
  before: ClockPeriod,
): ICAL.Component {
  const part = new ICAL.Component(kind);
  const wall = Number.isFinite(since)
    ? new Date(since + before.minutes * 60_000).toISOString().slice(0, 19)
    : always;
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall));
  part.addPropertyWithValue('tzoffsetfrom', offset(before.minutes));
  part.addPropertyWithValue('tzoffsetto', offset(minutes));
  part.addPropertyWithValue('tzname', name);
  return part;
}

function offset(minutes: number): ICAL.UtcOffset {
  return ICAL.UtcOffset.fromSeconds(Math.round(minutes * 60));
}
