import ICAL from 'ical.js';
import { afterEach, expect, it } from 'vitest';
import { Clock } from '../../calendar/Clock.ts';
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
    id,
    date,
    time,
    minutes,
    slot: `${date} ${time}`,
    contractId: 12,
    isCancelled: false,
    cancelReason: null,
    cancelledBy: null,
    cancelAnnouncedAt: null,
    cancelOutcome: null,
    cancelOverrideReason: null,
    cancelTeacherId: null,
    addedFor: null,
    lessonId: null,
    isArchived: false,
    teacher: null,
    teacherId: null,
    usualTeacher: null,
    substitute: null,
    proposal: null,
    announcedAbsences: [],
    studentIds: [31],
    version: 1,
  };
}

const clockIn = (zone: string) => {
  const clock = Clock.of(zone);
  if (!clock) throw new Error(`${zone} is unknown`);
  return clock;
};

function feedOf(classes: readonly ClassRow[], zone = 'America/Toronto', changes = 0): string {
  const now = new Date('2026-11-20T12:00:00Z');
  return calendarText({ classes, courses: new Map([[12, course]]) }, { now, clock: clockIn(zone), changes });
}

/** Reads a feed using only the time zone that the feed itself describes. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as never[]);
  const described = component.getFirstSubcomponent('vtimezone');
  if (described) ICAL.TimezoneService.register(new ICAL.Timezone(described));
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const eventsOf = (classes: readonly ClassRow[], zone?: string) => read(feedOf(classes, zone));

/** Classes at noon on these days. */
const noons = (zone: string, days: readonly string[]) =>
  eventsOf(
    days.map((day, place) => aClass(place + 1, day, '12:00')),
    zone,
  ).map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 16));

afterEach(() => ICAL.TimezoneService.reset());

// The laws as of 2026, from IANA tzdata 2026f. libical 3.0.16 and python-vobject 0.9.6.1 with dateutil 2.8.2 have read
// the same feeds, with 289 classes from January 2026 to May 2028: every class had the right time, and there was no
// X-LIC-ERROR.
it.each([
  ['America/Vancouver', '19:00', '19:00'],
  ['Canada/Pacific', '19:00', '19:00'],
  ['America/Edmonton', '18:00', '18:00'],
  ['America/Whitehorse', '19:00', '19:00'],
  ['America/Winnipeg', '17:00', '17:00'],
  ['America/Toronto', '17:00', '16:00'],
  ['America/Montreal', '17:00', '16:00'],
  ['Europe/Paris', '11:00', '10:00'],
  ['Africa/Casablanca', '12:00', '12:00'],
  ['UTC', '12:00', '12:00'],
])('describes %s as its law is, for programs that know nothing of it', (zone, winter, summer) => {
  expect(noons(zone, ['2026-12-15', '2027-01-15', '2027-07-15'])).toEqual([
    `2026-12-15T${winter}`,
    `2027-01-15T${winter}`,
    `2027-07-15T${summer}`,
  ]);
  const text = feedOf([aClass(1, '2027-01-15', '12:00')], zone);
  expect(text).toContain(`\r\nTZID:${zone}\r\n`);
  expect(text).toContain(`\r\nDTSTART;TZID=${zone}:20270115T120000\r\n`);
});

it('describes the years of its classes, also before and after a change of the clocks in one of them', () => {
  expect(noons('America/Vancouver', ['2026-02-15', '2026-03-09', '2026-10-31', '2026-11-02'])).toEqual([
    '2026-02-15T20:00',
    '2026-03-09T19:00',
    '2026-10-31T19:00',
    '2026-11-02T19:00',
  ]);
  expect(noons('Africa/Casablanca', ['2026-01-15', '2026-03-01', '2026-04-01', '2026-10-01'])).toEqual([
    '2026-01-15T11:00',
    '2026-03-01T12:00',
    '2026-04-01T11:00',
    '2026-10-01T12:00',
  ]);
});

it('is valid by RFC 5545: lines, order, UTC of the stamp, one description under the name of the events', () => {
  const text = feedOf([aClass(1, '2027-03-11', '12:00'), aClass(2, '2027-03-18', '12:00')]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n').slice(0, -1);
  expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
  const [properties = ''] = text.split('BEGIN:VTIMEZONE');
  expect(properties.split('\r\n').map((line) => line.split(/[:;]/)[0])).toEqual([
    'BEGIN',
    'PRODID',
    'VERSION',
    'NAME',
    'X-WR-CALNAME',
    'X-WR-TIMEZONE',
    'X-PUBLISHED-TTL',
    'REFRESH-INTERVAL',
    '',
  ]);
  const afterEnds = lines.filter((_line, place) => lines[place - 1]?.startsWith('END:'));
  expect(afterEnds.filter((line) => !/^(BEGIN|END):/.test(line))).toEqual([]);
  const components = lines.filter((line) => /^BEGIN:V(TIMEZONE|EVENT)$/.test(line));
  expect(components).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:VEVENT', 'BEGIN:VEVENT']);
  expect(text.match(/^DTSTAMP.*$/gm)).toEqual(['DTSTAMP:20261120T120000Z', 'DTSTAMP:20261120T120000Z']);
  expect(feedOf([])).not.toContain('BEGIN:VTIMEZONE');
});

it('has newer events after a change of the zone, so that programs move them', () => {
  const planned = [aClass(1, '2027-01-15', '12:00')];
  expect(feedOf(planned, 'America/Toronto', 1)).toContain('SEQUENCE:2');
  expect(feedOf(planned, 'America/Vancouver', 2)).toContain('SEQUENCE:3');
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

const lea = { id: 1, name: 'Léa', last_name: 'Villeneuve' };

it.each<[string, Partial<ClassRow>, string]>([
  ['paid', { cancelOutcome: { paid: true, billed: false, counted: true } }, 'Cours payé - Class paid'],
  [
    'not paid',
    { cancelOutcome: { paid: false, billed: true, counted: true } },
    'Cours non payé - Class not paid',
  ],
  ['paid to another teacher', { cancelTeacherId: 2 }, ''],
  ['cancelled without saying who', { cancelledBy: null }, ''],
])(
  'says of a late cancellation whether it is %s, and nothing of bills (DECISION-133)',
  (_case, differing, pay) => {
    const cancelled: ClassRow = {
      ...aClass(1, '2026-11-23', '12:00'),
      isCancelled: true,
      cancelReason: 'Grippe',
      cancelledBy: 'student',
      cancelOutcome: { paid: true, billed: true, counted: true },
      cancelOverrideReason: 'Facturer quand même',
      cancelTeacherId: lea.id,
      teacher: lea,
      ...differing,
    };
    const [text, [event]] = [feedOf([cancelled], 'UTC'), eventsOf([cancelled], 'UTC')];
    expect(text).toContain('STATUS:CANCELLED');
    expect(event?.description).toBe(['Inès Fortin', pay].filter(Boolean).join('\n'));
    expect(event?.summary).toBe('Annulé - Cancelled: Aéro, Beauséjour; inc. (2026-0412)');
  },
);

it.each([
  ['Longueuil, salle 204', null, 'Longueuil\\, salle 204', null],
  ['Zoom https://zoom.example/j/1', null, 'Zoom https://zoom.example/j/1', 'https://zoom.example/j/1'],
  [null, 'https://zoom.example/j/1,2;3', 'https://zoom.example/j/1\\,2\\;3', 'https://zoom.example/j/1,2;3'],
  ['Salle 4', 'https://a.example', 'Salle 4\\, https://a.example', 'https://a.example'],
  ['Zoom https://old.example', 'https://a.example', 'Zoom\\, https://a.example', 'https://a.example'],
  [null, null, null, null],
])(
  'holds a class at %j and %j: in the location, and as a conference (RFC 7986)',
  (location, meeting_link, place, link) => {
    const courses = new Map([[12, { ...course, location, meeting_link }]]);
    const classes = [aClass(1, '2026-11-23', '12:00')];
    const now = new Date('2026-11-20T12:00:00Z');
    const text = calendarText({ classes, courses }, { now, clock: clockIn('UTC'), changes: 0 });
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const textAfter = (name: string) =>
      lines.find((line) => line.startsWith(name))?.slice(name.length) ?? null;
    expect(textAfter('LOCATION:')).toBe(place);
    expect(textAfter('CONFERENCE;FEATURE=VIDEO;VALUE=URI:')).toBe(link);
  },
);
