import moment from 'moment-timezone';

/** A period in which the clocks of a zone keep one offset from UTC. */
export interface ClockPeriod {
  /** The moment at which it begins, in milliseconds; `-Infinity` for the first one. */
  readonly since: number;
  /** Minutes that the clocks are ahead of UTC: negative in the Americas, with a fraction long ago. */
  readonly minutes: number;
  /** Its abbreviation, such as `EDT` or `+01`. */
  readonly name: string;
}

/** The edition of the IANA time zone database that the server computes with, such as `2026f`. */
export const timeZoneTable = moment.tz.dataVersion;

/**
 * The clock of a time zone. Uses the time zone table that comes with the server (ADR-0049), so that the calendar day
 * does not depend on the tables of Node or PostgreSQL.
 */
export class Clock {
  /** The name of the zone as it was chosen, which may be an alias such as `America/Montreal`. */
  readonly zone: string;
  /** Oldest first. The last one has no end. */
  readonly periods: readonly ClockPeriod[];
  /** The place of the period that was found last. */
  #lastPlace = 0;

  private constructor(zone: string, periods: readonly ClockPeriod[]) {
    this.zone = zone;
    this.periods = periods;
  }

  /** Returns the clock of a zone, ignoring the case of its name; null if the table has no such zone. */
  static of(zone: string): Clock | null {
    const key = zone.toLowerCase();
    const known = clocks.get(key);
    if (known) return known;
    const name = namesByKey().get(key);
    const found = name === undefined ? null : moment.tz.zone(name);
    if (name === undefined || found === null) return null;
    const periods = found.offsets.map(
      (west, place): ClockPeriod => ({
        since: found.untils[place - 1] ?? Number.NEGATIVE_INFINITY,
        minutes: west === 0 ? 0 : -west,
        name: found.abbrs[place] ?? '',
      }),
    );
    const clock = new Clock(name, periods);
    clocks.set(key, clock);
    return clock;
  }

  /** Returns the clock of this process's zone (`TZ`), which is used until the organisation has chosen one. */
  static ofProcess(): Clock {
    return Clock.of(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? utc();
  }

  /** The calendar day of a moment: `YYYY-MM-DD`. */
  dayOf(moment: Date): string {
    return this.#shown(moment).slice(0, 10);
  }

  /** The time of day of a moment: `HH:mm`. */
  timeOf(moment: Date): string {
    return this.#shown(moment).slice(11, 16);
  }

  /** The periods that hold at some moment from `from` to `to`, both in milliseconds. */
  periodsBetween(from: number, to: number): readonly ClockPeriod[] {
    return this.periods.filter(
      ({ since }, place) =>
        since <= to && (this.periods[place + 1]?.since ?? Number.POSITIVE_INFINITY) > from,
    );
  }

  /** Minutes that the clock is ahead of UTC at a moment in milliseconds. */
  minutesAt(moment: number): number {
    // Requests ask for moments of the same period again and again.
    if (!this.#isIn(this.#lastPlace, moment))
      this.#lastPlace = this.periods.findLastIndex(({ since }) => since <= moment);
    return this.periods[this.#lastPlace]?.minutes ?? 0;
  }

  /** Whether a moment falls into the period at a place. */
  #isIn(place: number, moment: number): boolean {
    const [period, next] = [this.periods[place], this.periods[place + 1]];
    return period !== undefined && period.since <= moment && !(next !== undefined && next.since <= moment);
  }

  #shown(moment: Date): string {
    const milliseconds = moment.getTime();
    return new Date(milliseconds + this.minutesAt(milliseconds) * 60_000).toISOString();
  }
}

const clocks = new Map<string, Clock>();

/** Maps the lower-case name of each zone, aliases included, to its spelling in the table. */
let names: ReadonlyMap<string, string> | undefined;

function namesByKey(): ReadonlyMap<string, string> {
  names ??= new Map(moment.tz.names().map((name) => [name.toLowerCase(), name]));
  return names;
}

function utc(): Clock {
  const clock = Clock.of('UTC');
  if (!clock) throw new Error('the time zone table lacks UTC');
  return clock;
}
