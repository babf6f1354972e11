import { endOfClass, fullName } from '@portal/domain';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import icalendar, { ICalEventStatus } from 'ical-generator';
import type { ReadClasses } from './queries.ts';

export interface CalendarOptions {
  readonly now: Date;
  /** The time zone in which classes begin and end, such as `America/Montreal`. */
  readonly zone: string;
}

/** Writes classes as a calendar (RFC 5545). A class keeps its id and counts its changes, so that programs update it. */
export function calendarText({ classes, courses }: ReadClasses, { now, zone }: CalendarOptions): string {
  const calendar = icalendar({
    name: 'Cours - Classes',
    prodId: { company: 'portal', product: 'planned-classes' },
    timezone: { name: zone, generator: (name) => getVtimezoneComponent(name) ?? null },
    ttl: 3600,
  });
  for (const planned of classes) {
    const course = courses.get(planned.contractId);
    const students = course?.students.map(({ name, last_name }) => fullName({ name, lastName: last_name }));
    const who = course?.company?.name ?? students?.join(', ') ?? '';
    const end = endOfClass(planned);
    calendar.createEvent({
      id: `class-${planned.id}@portal`,
      sequence: planned.version,
      start: clockTime(planned.date, planned.time),
      end: clockTime(end.date, end.time),
      timezone: zone,
      summary: `${planned.isCancelled ? 'Annulé - Cancelled: ' : ''}${who} (${course?.contract_number})`,
      description: students?.join(', '),
      location: course?.location,
      status: planned.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // The library writes this moment on the local clock, and RFC 5545 asks for UTC.
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return calendar.toString().replaceAll(/^DTSTAMP:\w+/gm, `DTSTAMP:${stamp}`);
}

/** The library writes what this process's clock shows at a moment, whatever its time zone. */
function clockTime(date: string, time: string): Date {
  return new Date(`${date}T${time}:00`);
}
