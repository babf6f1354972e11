import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarText } from './calendarText.ts';
import type { ClassRow } from './queries.ts';

const course = {
  id: 12,
  contract_number: '2026-0412',
  company: { id: 1, name: 'Aéro, Beauséjour; inc.' },
  language: null,
  teacher: null,
  students: [{ id: 31, name: 'Inès', last_name: 'Fortin' }],
  location: 'Longueuil, salle 204',
  number_of_planned: 3,
};

function aClass(id: number, date: string, time: string, minutes = 90): ClassRow {
  return {
    ...{ id, date, time, minutes, slot: `${date} ${time}` },
    contractId: 12,
    isCancelled: false,
    cancelReason: null,
    lessonId: null,
    isArchived: false,
    teacherId: null,
    studentIds: [31],
    version: 1,
  };
}

function eventsOf(classes: readonly ClassRow[]) {
  const now = new Date('2026-11-20T12:00:00Z');
  const text = calendarText({ classes, courses: new Map([[12, course]]) }, { now, zone: 'America/Toronto' });
  const component = new ICAL.Component(ICAL.parse(text) as never[]);
  const zone = component.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

it('keeps the time on the clock over a change of the clock, in its zone', () => {
  // The clock is put forward in the night before 14 March 2027.
  const events = eventsOf([aClass(1, '2027-03-11', '12:00'), aClass(2, '2027-03-18', '12:00')]);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    '2027-03-11T12:00:00',
    '2027-03-18T12:00:00',
  ]);
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2027-03-11T17:00:00.000Z',
    '2027-03-18T16:00:00.000Z',
  ]);
  const [start] = events.map(({ component }) => component.getFirstProperty('dtstart'));
  expect(start?.getParameter('tzid')).toBe('America/Toronto');
});

it('has who, where and what, with signs that mean something in a calendar, and ends after midnight', () => {
  const [event] = eventsOf([aClass(7, '2027-01-11', '23:30', 60)]);
  expect(event).toMatchObject({
    uid: 'class-7@portal',
    summary: 'Aéro, Beauséjour; inc. (2026-0412)',
    location: 'Longueuil, salle 204',
    description: 'Inès Fortin',
    sequence: 1,
  });
  expect(event?.endDate.toString()).toBe('2027-01-12T00:30:00');
});
