import ICAL from 'ical.js';
import type { Clock, ClockPeriod } from '../../calendar/Clock.ts';

/**
 * Describes a zone between two days (`VTIMEZONE`, RFC 5545, section 3.6.5), using the server's table. Has one part for
 * each clock change and no recurrence rules, because a rule would continue after the law changes. Its name is the one
 * that events use, even if that is an alias.
 */
export function timeZoneComponent(clock: Clock, from: string, to: string): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', clock.zone);
  const periods = clock.periodsBetween(Date.parse(from), Date.parse(to));
  for (const [place, period] of periods.entries()) {
    const before = clock.periods[clock.periods.indexOf(period) - 1] ?? period;
    // For times before the first change, programs use the first standard part, so the first part must be a standard
    // one.
    const kind = place > 0 && period.minutes > before.minutes ? 'daylight' : 'standard';
    zone.addSubcomponent(partOf(kind, period, before));
  }
  return zone;
}

/** Start of the description of a zone that has never changed its clocks. */
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
