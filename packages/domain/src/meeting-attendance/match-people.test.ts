import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MatchablePerson,
  type MeetingContract,
  type MeetingDecision,
  matchPeople,
} from './match-people.ts';
import type { MeetingJoin } from './meeting-file.ts';
import { meetingPeople } from './meeting-person.ts';

const join = (name: string, ...emails: string[]): MeetingJoin => ({
  row: 1,
  name,
  emails,
  from: null,
  until: null,
  seconds: null,
  isOrganizer: false,
});

const ines: MatchablePerson = {
  id: 1,
  name: 'Inès',
  lastName: 'Fortin',
  emails: ['Ines.Fortin@aero.example'],
};
const marc: MatchablePerson = {
  id: 2,
  name: 'Marc-André',
  lastName: 'Thériault',
  emails: ['ma@aero.example'],
};
const zoe: MatchablePerson = { id: 3, name: 'Zoé', lastName: 'Légaré', emails: [] };
const lea: MatchablePerson = { id: 31, name: 'Léa', lastName: 'Villeneuve', emails: ['lea@ecole.example'] };

const contract = (given: Partial<MeetingContract> = {}): MeetingContract => ({
  students: [ines, marc, zoe],
  teachers: [lea],
  decisions: [],
  ...given,
});

/** The match of a single participant. */
function matchOf(joined: MeetingJoin, given: Partial<MeetingContract> = {}, ...others: MeetingJoin[]) {
  return [...matchPeople(meetingPeople([joined, ...others]), contract(given)).values()][0];
}

describe('an address', () => {
  test('that only one student has is a match, whatever the name and the case', () => {
    const match = { kind: 'student', studentId: 1, by: 'address' };
    expect(matchOf(join('Fortin, Inès', 'ines.fortin@aero.example'))).toEqual(match);
    expect(matchOf(join('iPhone', 'ines.fortin@aero.example'))).toEqual(match);
  });

  test('that two students have is asked about, these two first', () => {
    const shared = { ...zoe, emails: ['ma@aero.example'] };
    expect(matchOf(join('Salle 4', 'ma@aero.example'), { students: [ines, marc, shared] })).toEqual({
      kind: 'open',
      candidates: [3, 2, 1],
    });
  });

  test('of one student under the name of another is a colleague’s computer, and asked about', () => {
    expect(matchOf(join('Marc-André Thériault', 'ines.fortin@aero.example'))).toEqual({
      kind: 'open',
      candidates: [1, 2, 3],
    });
  });

  test('of two students in one line is asked about', () => {
    expect(matchOf(join('Aéro', 'ines.fortin@aero.example', 'ma@aero.example'))).toMatchObject({
      kind: 'open',
    });
  });

  test('of the teacher is the teacher’s line', () => {
    expect(matchOf(join('L. V.', 'lea@ecole.example'))).toEqual({ kind: 'teacher' });
  });

  test('of a teacher who is also a student is asked about', () => {
    const both = { ...lea, id: 9 };
    expect(matchOf(join('Léa', 'lea@ecole.example'), { students: [ines, both] })).toMatchObject({
      kind: 'open',
    });
  });
});

describe('a name never marks a student', () => {
  test.each([
    ['the full name', 'Zoé Légaré', [3, 1, 2]],
    ['last name first', 'Légaré, Zoé', [3, 1, 2]],
    ['a mark behind it', 'Zoé Légaré (Invitée)', [3, 1, 2]],
    ['two marks', 'Zoé Légaré (EXT) (Guest)', [3, 1, 2]],
    ['a first name', 'Zoé', [3, 1, 2]],
    ['the original name in brackets', 'Maman (Zoé Légaré)', [3, 1, 2]],
    ['another alphabet', '佐藤', [1, 3, 2]],
  ])('%s', (_, name, candidates) => {
    expect(matchOf(join(name))).toEqual({ kind: 'open', candidates });
  });

  test('except the teacher’s, which marks nobody', () => {
    expect(matchOf(join('Villeneuve, Léa (Host)'))).toEqual({ kind: 'teacher' });
    const namesake = { ...lea, id: 8, emails: [] };
    expect(matchOf(join('Léa Villeneuve'), { students: [ines, namesake] })).toMatchObject({ kind: 'open' });
  });

  test('an unknown address orders candidates too', () => {
    expect(matchOf(join('Salle 4', 'zoe.legare@gmail.example'))).toEqual({
      kind: 'open',
      candidates: [3, 1, 2],
    });
  });
});

describe('a decision', () => {
  const decided = (decision: Partial<MeetingDecision>): MeetingDecision[] => [
    { email: null, name: 'Zouzou', studentId: 3, ...decision },
  ];

  test('about an address counts whatever the name', () => {
    const decisions = decided({ email: 'perso@gmail.example' });
    expect(matchOf(join('Z', 'perso@gmail.example'), { decisions })).toEqual({
      kind: 'student',
      studentId: 3,
      by: 'decision',
    });
    // The name was that of an address: a guest of this name is somebody else until decided.
    expect(matchOf(join('Zouzou'), { decisions })).toMatchObject({ kind: 'open' });
  });

  test('about a guest counts for the same displayed name only', () => {
    expect(matchOf(join('Zouzou'), { decisions: decided({}) })).toMatchObject({
      kind: 'student',
      studentId: 3,
    });
    expect(matchOf(join('zouzou'), { decisions: decided({}) })).toMatchObject({ kind: 'open' });
    expect(matchOf(join('Zouzou', 'new@gmail.example'), { decisions: decided({}) })).toMatchObject({
      kind: 'open',
    });
  });

  test('does not count for two guests of one name, or against the name of another student', () => {
    expect(matchOf(join('Zouzou'), { decisions: decided({}) }, join('Zouzou'))).toMatchObject({
      kind: 'open',
    });
    const decisions = decided({ name: 'Inès Fortin' });
    expect(matchOf(join('Inès Fortin'), { decisions })).toMatchObject({ kind: 'open' });
  });

  test('that someone is no student is remembered', () => {
    expect(
      matchOf(join('Notetaker'), { decisions: decided({ name: 'Notetaker', studentId: null }) }),
    ).toEqual({
      kind: 'nobody',
    });
  });

  test('against an address, or against another decision, is asked about', () => {
    const against = decided({ email: 'ines.fortin@aero.example' });
    expect(matchOf(join('I', 'ines.fortin@aero.example'), { decisions: against })).toMatchObject({
      kind: 'open',
    });
    const twice = [...decided({}), ...decided({ studentId: 2 })];
    expect(matchOf(join('Zouzou'), { decisions: twice })).toMatchObject({ kind: 'open' });
  });
});

test('two devices of one address are one participant; two guests of one name at one time are two', () => {
  const at = (from: number, until: number, given: MeetingJoin) => ({ ...given, from, until });
  const people = meetingPeople([
    at(0, 50, join('Inès', 'ines.fortin@aero.example')),
    at(10, 60, join('Inès (téléphone)', 'ines.fortin@aero.example')),
    at(0, 20, join('iPhone')),
    at(10, 30, join('iPhone')),
    at(25, 40, join('iPhone')),
  ]);
  expect(people.map(({ key, joins }) => [key, joins.length])).toEqual([
    ['ines.fortin@aero.example', 2],
    ['iphone', 2],
    ['iphone (2)', 1],
  ]);
});

/** Names that are hard to tell apart, on purpose few. */
const names = [
  'Jo Blogs',
  'Blogs, Jo',
  'Jo Blogs (Guest)',
  'Jo',
  'Victor De',
  'Victor Du',
  'iPhone',
  'Zoé',
  'Zoe',
];
const addresses = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'];

const aStudent = fc.record({
  name: fc.constantFrom('Jo', 'Victor', 'Zoé'),
  lastName: fc.constantFrom('Blogs', 'De', 'Du'),
  emails: fc.uniqueArray(fc.constantFrom(...addresses), { maxLength: 2 }),
});
const aMeeting = fc.record({
  students: fc.array(aStudent, { minLength: 1, maxLength: 6 }),
  teachers: fc.array(aStudent, { maxLength: 2 }),
  decisions: fc.array(
    fc.record({
      email: fc.option(fc.constantFrom(...addresses)),
      name: fc.constantFrom(...names),
      student: fc.option(fc.nat(5)),
    }),
    { maxLength: 4 },
  ),
  joins: fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      emails: fc.uniqueArray(fc.constantFrom(...addresses), { maxLength: 2 }),
      from: fc.nat(100),
      length: fc.nat(100),
    }),
    { maxLength: 10 },
  ),
});

test('nobody is marked whom neither an own address nor a decision names, in 10,000 meetings', () => {
  let marked = 0;
  fc.assert(
    fc.property(aMeeting, (meeting) => {
      const students = meeting.students.map((student, place) => ({ id: place + 1, ...student }));
      const teachers = meeting.teachers.map((teacher, place) => ({ id: place + 100, ...teacher }));
      const decisions = meeting.decisions.map(({ email, name, student }) => ({
        email,
        name,
        studentId: student === null ? null : (student % students.length) + 1,
      }));
      const joins = meeting.joins.map(({ length, ...given }) => ({
        ...join(given.name, ...given.emails),
        from: given.from,
        until: given.from + length,
      }));
      const people = meetingPeople(joins);
      for (const [key, match] of matchPeople(people, { students, teachers, decisions })) {
        if (match.kind !== 'student') continue;
        marked += 1;
        const person = people.find((one) => one.key === key);
        const emails = person?.emails ?? [];
        const owners = students.filter((student) => student.emails.some((email) => emails.includes(email)));
        const told = decisions.filter(({ email, name }) =>
          email === null ? emails.length === 0 && name === person?.name : emails.includes(email),
        );
        const named = new Set([...owners.map(({ id }) => id), ...told.map(({ studentId }) => studentId)]);
        if (named.size !== 1 || !named.has(match.studentId))
          throw new Error(`${key} is taken for ${match.studentId}, but is ${[...named].join(' or ')}`);
      }
    }),
    { numRuns: 10_000, seed: 76 },
  );
  // The meetings are such that many are marked: the property is no empty one.
  expect(marked).toBeGreaterThan(3000);
});
