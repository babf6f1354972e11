import { foldText } from '../text/fold-text.ts';
import type { MeetingJoin } from './meeting-file.ts';

/** Everything that an attendance report says about one participant. */
export interface MeetingPerson {
  /** Identifies the participant within one file: the email address, else the displayed name, numbered if repeated. */
  key: string;
  /** The displayed name of the first join. */
  name: string;
  /** Email addresses in lower case; empty for a guest. */
  emails: readonly string[];
  isOrganizer: boolean;
  joins: readonly MeetingJoin[];
}

/**
 * Returns the participants of a meeting in the order of their first rows. Joins belong together by address; without
 * one, by the displayed name, unless they overlap: two people may be called the same.
 */
export function meetingPeople(joins: readonly MeetingJoin[]): MeetingPerson[] {
  const people = new Map<string, MeetingJoin[]>();
  const keyByEmail = new Map<string, string>();
  for (const join of joins) {
    const key = keyOf(join, people, keyByEmail);
    for (const email of join.emails) keyByEmail.set(email, key);
    people.set(key, [...(people.get(key) ?? []), join]);
  }
  return [...people].map(([key, own]) => ({
    key,
    name: own[0]?.name ?? '',
    emails: [...new Set(own.flatMap(({ emails }) => emails))],
    isOrganizer: own.some(({ isOrganizer }) => isOrganizer),
    joins: own,
  }));
}

function keyOf(
  join: MeetingJoin,
  people: ReadonlyMap<string, readonly MeetingJoin[]>,
  keyByEmail: ReadonlyMap<string, string>,
): string {
  const [email] = join.emails;
  if (email !== undefined) return join.emails.flatMap((own) => keyByEmail.get(own) ?? [])[0] ?? email;
  const name = foldText(join.name);
  let key = name;
  for (let count = 2; (people.get(key) ?? []).some((other) => overlap(other, join)); count += 1) {
    key = `${name} (${count})`;
  }
  return key;
}

/** Joins without times may be those of two people, so they count as overlapping. */
function overlap(one: MeetingJoin, other: MeetingJoin): boolean {
  if (one.from === null || other.from === null) return true;
  const end = (join: MeetingJoin) => join.until ?? Number.POSITIVE_INFINITY;
  return one.from < end(other) && other.from < end(one);
}

/** The marks that programs write behind a name, in English and French, folded. */
const marks = new Set([
  'external',
  'externe',
  'ext',
  'guest',
  'invite',
  'invitee',
  'unverified',
  'non verifie',
  'host',
  'hote',
  'co host',
  'me',
  'moi',
  'organizer',
  'organisateur',
]);

/** Returns a name without the mark at its end; the same name if it has none. */
function withoutMark(name: string): string {
  const start = Math.max(name.lastIndexOf('('), name.lastIndexOf('['));
  const isClosed = name.endsWith(')') || name.endsWith(']');
  return start > 0 && isClosed && marks.has(foldText(name.slice(start + 1, -1)))
    ? name.slice(0, start).trim()
    : name;
}

/** A name as its parts, for comparing: without marks such as `(Guest)`, folded, in alphabetical order. */
export function nameParts(name: string): string[] {
  let plain = name.trim();
  for (let shorter = withoutMark(plain); shorter !== plain; shorter = withoutMark(plain)) plain = shorter;
  // `Last, First` has the parts of `First Last`.
  return foldText(plain.replaceAll(/[,;()[\]]/g, ' '))
    .split(' ')
    .filter((part) => part !== '')
    .toSorted();
}
