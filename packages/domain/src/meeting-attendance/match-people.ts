import { byLastName } from '../person/by-last-name.ts';
import { plainEmail } from '../person/email.ts';
import { fullName, type Person } from '../person/person.ts';
import { type MeetingPerson, nameParts } from './meeting-person.ts';

/** A student or teacher who may have been in a meeting. */
export interface MatchablePerson extends Person {
  /** Email addresses, in any case; empty if none is known. */
  emails: readonly string[];
}

/** What a person decided about a participant of an earlier meeting of the contract. */
export interface MeetingDecision {
  /** The address of the participant; null for a guest, who is known by the displayed name. */
  email: string | null;
  name: string;
  /** The student; null if the participant is no student of the contract. */
  studentId: number | null;
}

/** Who a participant is. */
export type MeetingMatch =
  /** `address`: no other student has this address. `decision`: a person decided it for an earlier meeting. */
  | { kind: 'student'; studentId: number; by: 'address' | 'decision' }
  | { kind: 'teacher' }
  /** A person decided earlier that this is no student. */
  | { kind: 'nobody' }
  /** To be asked: the students of the contract, the most alike first. */
  | { kind: 'open'; candidates: readonly number[] };

export interface MeetingContract {
  students: readonly MatchablePerson[];
  /** Who gives the class, and the organization's other teachers of the contract. */
  teachers: readonly MatchablePerson[];
  decisions: readonly MeetingDecision[];
}

/**
 * Returns who each participant is, by key. Only an address that no other student has, or the decision of a person,
 * names a student. Likeness of names never does: it only orders the candidates of a question.
 */
export function matchPeople(
  people: readonly MeetingPerson[],
  contract: MeetingContract,
): Map<string, MeetingMatch> {
  return new Map(people.map((person) => [person.key, matchOf(person, people, contract)]));
}

function matchOf(
  person: MeetingPerson,
  people: readonly MeetingPerson[],
  { students, teachers, decisions }: MeetingContract,
): MeetingMatch {
  const open = { kind: 'open', candidates: candidatesFor(person, students) } as const;
  const owners = students.filter((student) => hasAddress(student, person));
  const isTeacher = teachers.some((teacher) => hasAddress(teacher, person));
  const decided = decisionsAbout(person, people, decisions);
  // Two decisions for one key contradict each other, and so do an address and a decision.
  const claims = new Set([
    ...owners.map(({ id }) => id),
    ...decided.map(({ studentId }) => studentId),
    ...(isTeacher ? (['teacher'] as const) : []),
  ]);
  const [claim, ...others] = claims;
  if (others.length > 0) return open;
  if (claim === 'teacher') return { kind: 'teacher' };
  if (claim === null) return { kind: 'nobody' };
  if (claim === undefined) return isNamedLikeTeacher(person, teachers, students) ? { kind: 'teacher' } : open;
  // Someone else sits at this student's computer.
  const namesakes = students.filter((student) => isNamed(person, student));
  if (namesakes.length > 0 && namesakes.every(({ id }) => id !== claim)) return open;
  // A guest is known by name only: not if two students have that name.
  if (person.emails.length === 0 && namesakes.some(({ id }) => id !== claim)) return open;
  return { kind: 'student', studentId: claim, by: owners.length > 0 ? 'address' : 'decision' };
}

function hasAddress({ emails }: MatchablePerson, person: MeetingPerson): boolean {
  return emails.some((email) => person.emails.includes(plainEmail(email)));
}

/** A participant with an address is known by it alone; a guest by the name, if only one guest has it. */
function decisionsAbout(
  person: MeetingPerson,
  people: readonly MeetingPerson[],
  decisions: readonly MeetingDecision[],
): MeetingDecision[] {
  if (person.emails.length > 0) {
    return decisions.filter(({ email }) => email !== null && person.emails.includes(plainEmail(email)));
  }
  const isAlone = people.every(
    (other) => other === person || other.emails.length > 0 || other.name !== person.name,
  );
  return isAlone ? decisions.filter(({ email, name }) => email === null && name === person.name) : [];
}

/** Naming the teacher's line marks nobody, so the name is enough, unless a student has it. */
function isNamedLikeTeacher(
  person: MeetingPerson,
  teachers: readonly Person[],
  students: readonly Person[],
): boolean {
  return (
    teachers.some((teacher) => isNamed(person, teacher)) &&
    !students.some((student) => isNamed(person, student))
  );
}

function isNamed(person: MeetingPerson, known: Person): boolean {
  const parts = nameParts(fullName(known));
  return parts.length > 0 && parts.join(' ') === nameParts(person.name).join(' ');
}

/** Ids of all students, the most alike first, then by last name. */
function candidatesFor(person: MeetingPerson, students: readonly MatchablePerson[]): number[] {
  const likeness = new Map(students.map((student) => [student.id, likenessOf(person, student)]));
  return byLastName(students)
    .map(({ id }) => id)
    .toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0));
}

/** From 0 to 1: the share of common name parts; a beginning such as `Zo` of `Zoé` counts by half. */
function likenessOf(person: MeetingPerson, student: MatchablePerson): number {
  if (hasAddress(student, person)) return 1;
  const local = person.emails.flatMap((email) =>
    nameParts((email.split('@')[0] ?? '').replaceAll(/[._\d-]+/g, ' ')),
  );
  const written = new Set([...nameParts(person.name), ...local]);
  const parts = nameParts(fullName(student));
  const points = parts.map((part) => {
    if (written.has(part)) return 1;
    return [...written].some((other) => other.startsWith(part) || part.startsWith(other)) ? 0.5 : 0;
  });
  return parts.length === 0 ? 0 : points.reduce<number>((sum, point) => sum + point, 0) / (parts.length + 1);
}
