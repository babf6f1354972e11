import type { PlannedCourse } from '@portal/api-client/openapi';
import { daysAfter, endOfClass, fullName, meetingLink, placeOf } from '@portal/domain';
import ICAL from 'ical.js';
import type { Clock } from '../../calendar/Clock.ts';
import type { ClassRow, ReadClasses } from './queries.ts';
import { timeZoneComponent } from './timeZoneComponent.ts';

export interface CalendarOptions {
  readonly now: Date;
  /** The organisation's clock. */
  readonly clock: Clock;
  /**
   * Number of times that the settings of the organisation have changed. Programs update an event when its `SEQUENCE` is
   * greater than before.
   */
  readonly changes: number;
}

/**
 * Writes classes as a calendar (RFC 5545). Each class has a constant id and a number of changes, so that programs
 * update it. Times are local times in a zone that is described from the server's own table (ADR-0049).
 */
export function calendarText(
  { classes, courses }: ReadClasses,
  { now, clock, changes }: CalendarOptions,
): string {
  const calendar = new ICAL.Component('vcalendar');
  const name = 'Cours - Classes';
  // Properties come before the first component (RFC 5545, section 3.6).
  for (const [property, value] of [
    ['prodid', '-//portal//planned-classes//FR'],
    ['version', '2.0'],
    ['name', name],
    ['x-wr-calname', name],
    ['x-wr-timezone', clock.zone],
    ['x-published-ttl', 'PT1H'],
  ] as const)
    calendar.addPropertyWithValue(property, value);
  const interval = new ICAL.Property('refresh-interval', calendar);
  interval.resetType('duration');
  interval.setValue(ICAL.Duration.fromString('PT1H'));
  calendar.addProperty(interval);
  const days = classes.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first !== undefined && last !== undefined)
    calendar.addSubcomponent(timeZoneComponent(clock, daysAfter(first, -1), daysAfter(last, 2)));
  for (const planned of classes) {
    const course = courses.get(planned.contractId);
    const students = course?.students.map(({ name, last_name }) => fullName({ name, lastName: last_name }));
    const who = course?.company?.name ?? students?.join(', ') ?? '';
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `class-${planned.id}@portal`);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
    event.addPropertyWithValue('sequence', planned.version + changes);
    event.addProperty(localProperty('dtstart', planned, clock.zone));
    event.addProperty(localProperty('dtend', endOfClass(planned), clock.zone));
    const title = `${planned.isCancelled ? 'Annulé - Cancelled: ' : ''}${who} (${course?.contract_number})`;
    event.addPropertyWithValue('summary', title);
    const description = [students?.join(', '), inPlaceOf(planned), payOf(planned)].filter(Boolean).join('\n');
    if (description !== '') event.addPropertyWithValue('description', description);
    addPlace(event, course);
    event.addPropertyWithValue('status', planned.isCancelled ? 'CANCELLED' : 'CONFIRMED');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * Adds where a class is held. Programs that know `CONFERENCE` (RFC 7986, section 5.11) offer to join the meeting; others
 * make a link of the address in the location.
 */
function addPlace(event: ICAL.Component, course: PlannedCourse | undefined): void {
  if (!course) return;
  const { location, meeting_link: fixed } = course;
  const place = fixed == null ? location : [placeOf(location), fixed].filter(Boolean).join(', ');
  if (place) event.addPropertyWithValue('location', place);
  const link = fixed ?? meetingLink(location);
  if (link === null) return;
  const conference = new ICAL.Property('conference', event);
  conference.resetType('uri');
  conference.setParameter('feature', 'VIDEO');
  conference.setValue(link);
  event.addProperty(conference);
}

/**
 * Returns whether a cancelled class is paid to the teacher who gives it. Neither amounts nor what the client pays:
 * addresses of calendars are shared (DECISION-133). Undefined if nobody said who cancelled it.
 */
function payOf({ cancelledBy, cancelOutcome, cancelTeacherId, teacher }: ClassRow): string | undefined {
  if (!cancelledBy || !cancelOutcome || cancelTeacherId !== teacher?.id) return undefined;
  return cancelOutcome.paid ? 'Cours payé - Class paid' : 'Cours non payé - Class not paid';
}

/** Returns the text that names the teacher whom a substitute replaces; undefined without a substitute. */
function inPlaceOf({ teacher, usualTeacher }: ClassRow): string | undefined {
  if (!teacher || !usualTeacher || teacher.id === usualTeacher.id) return undefined;
  const { name, last_name: lastName } = usualTeacher;
  return `Remplacement - Substitute for: ${fullName({ name, lastName })}`;
}

/** A property with a local time and the name of its zone. */
function localProperty(
  name: 'dtstart' | 'dtend',
  { date, time }: { readonly date: string; readonly time: string },
  zone: string,
): ICAL.Property {
  const property = new ICAL.Property(name);
  property.setParameter('tzid', zone);
  property.setValue(ICAL.Time.fromDateTimeString(`${date}T${time}:00`));
  return property;
}
