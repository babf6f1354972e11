import { Clock } from '../src/calendar/Clock.ts';

/** The time zone of the samples and of `npm start`. */
export const sampleZone = 'America/Toronto';

/** The calendar day of a moment in the time zone of the samples: `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return Clock.of(sampleZone)?.dayOf(moment) ?? '';
}
