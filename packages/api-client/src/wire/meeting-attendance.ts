import {
  type CalendarDate,
  type MatchablePerson,
  type MeetingContract,
  type MeetingDecision,
  type Person,
  type PrintedContract,
  plainEmail,
  type Timestamp,
} from '@portal/domain';
import type {
  ListMeetingLinksResponse,
  MeetingAttendance as WireAttendance,
  MeetingDecision as WireDecision,
  MeetingFile as WireFile,
  MeetingDecisionInput as WireInput,
  MeetingPerson as WirePerson,
} from '../generated/types.gen.ts';
import { type Codec, fields, listOf, orNull, person } from './fields.ts';
import { printedContractFromWire } from './report.ts';

/** A student or teacher, with digests instead of email addresses. */
export interface AddressedPerson {
  id: number;
  name: string;
  lastName: string;
  addressDigests: string[];
}

/** A decision about a participant of online meetings, as it is stored. */
export interface RememberedDecision {
  id: number;
  /** The displayed name when the decision was made. */
  name: string;
  /** For administrators only; undefined for others, null for a participant without an address. */
  email?: string | null;
  /** Null for a participant without an address. */
  emailDigest: string | null;
  /** Null if the participant is no student of the contract. */
  studentId: number | null;
  decidedAt: Timestamp;
  /** The user; null if not known any more. */
  decidedBy: Person | null;
  version: string;
}

/** What recognizes the participants of the online meetings of a contract (extension `meeting-attendance`). */
export interface MeetingAttendance {
  /** Who belongs or belonged to the contract. */
  students: AddressedPerson[];
  /** The teachers of the contract, former ones and substitutes included. */
  teachers: AddressedPerson[];
  decisions: RememberedDecision[];
  /** Begins the text of each digest. */
  salt: string;
  /** From how many minutes late and early count. */
  tolerance: number;
}

const addressedPerson = fields<WirePerson, AddressedPerson>()({
  id: 'id',
  name: 'name',
  lastName: 'last_name',
  addressDigests: 'address_digests',
});

export const rememberedDecision: Codec<WireDecision, RememberedDecision> = {
  fromWire: ({ id, name, email, email_digest, student_id, decided_at, decided_by, etag }) => ({
    id,
    name,
    ...(email !== undefined && { email }),
    emailDigest: email_digest,
    studentId: student_id,
    decidedAt: decided_at,
    decidedBy: decided_by && person.fromWire(decided_by),
    version: etag,
  }),
  toWire: ({ id, name, email, emailDigest, studentId, decidedAt, decidedBy, version }) => ({
    id,
    name,
    ...(email !== undefined && { email }),
    email_digest: emailDigest,
    student_id: studentId,
    decided_at: decidedAt,
    decided_by: decidedBy && person.toWire(decidedBy),
    etag: version,
  }),
};

export const { fromWire: meetingAttendanceFromWire, toWire: meetingAttendanceToWire } = fields<
  WireAttendance,
  MeetingAttendance
>()({
  students: ['students', listOf(addressedPerson)],
  teachers: ['teachers', listOf(addressedPerson)],
  decisions: ['decisions', listOf(rememberedDecision)],
  salt: 'digest_prefix',
  tolerance: 'tolerance_minutes',
});

export function meetingDecisionToWire({ email, name, studentId }: MeetingDecision): WireInput {
  return { email, name, student_id: studentId };
}

/** The file of an online meeting that is kept with a class. */
export interface KeptMeetingFile {
  id: number;
  contractId: number;
  /** Null for a class that was not planned, or that a plan has lost since. */
  plannedClassId: number | null;
  /** The record of the class; null until it is recorded. */
  lessonId: number | null;
  /** The day of the class. */
  date: CalendarDate;
  name: string;
  sizeInBytes: number;
  /** SHA-256 of the content, in lower-case hexadecimal digits. */
  sha256: string;
  storedAt: Timestamp;
  /** The user; null if not known any more. */
  storedBy: Person | null;
  /** The last day; then the backend deletes the file. */
  keptUntil: CalendarDate;
}

export const { fromWire: meetingFileFromWire, toWire: meetingFileToWire } = fields<
  WireFile,
  KeptMeetingFile
>()({
  id: 'id',
  contractId: 'course_id',
  plannedClassId: 'planned_class_id',
  lessonId: 'attendance_id',
  date: 'date_class',
  name: 'name',
  sizeInBytes: 'size',
  sha256: 'sha256',
  storedAt: 'stored_at',
  storedBy: ['stored_by', orNull(person)],
  keptUntil: 'kept_until',
});

/** Where the online classes of a contract are held. */
export interface ContractMeeting {
  contract: PrintedContract;
  /** An `https` address. */
  link: string;
}

export function contractMeetingFromWire({
  course,
  meeting_link,
}: ListMeetingLinksResponse['data'][number]): ContractMeeting {
  return { contract: printedContractFromWire(course), link: meeting_link };
}

/**
 * Returns the digest of an email address, as the API defines it: the SHA-256 of the salt, a colon and the address in
 * lower case without the spaces around it, in lower-case hexadecimal digits. Works in a secure context only.
 */
export async function addressDigest(salt: string, email: string): Promise<string> {
  const text = new TextEncoder().encode(`${salt}:${plainEmail(email)}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the people and decisions that `matchPeople` compares, with those of the addresses that belong to them. An
 * address that is not among `addresses` stays unknown, and a decision about it is left out.
 *
 * @param addresses the email addresses in the file of a meeting
 */
export async function meetingContractOf(
  {
    students,
    teachers,
    decisions,
    salt,
  }: Pick<MeetingAttendance, 'students' | 'teachers' | 'decisions' | 'salt'>,
  addresses: readonly string[],
): Promise<MeetingContract> {
  const plain = [...new Set(addresses.map(plainEmail))];
  const digests = await Promise.all(
    plain.map(async (email) => [await addressDigest(salt, email), email] as const),
  );
  const emailOf = new Map(digests);
  const matchable = ({ addressDigests, ...known }: AddressedPerson): MatchablePerson => ({
    ...known,
    emails: addressDigests.flatMap((digest) => emailOf.get(digest) ?? []),
  });
  return {
    students: students.map(matchable),
    teachers: teachers.map(matchable),
    decisions: decisions.flatMap(({ name, emailDigest, studentId }): MeetingDecision[] => {
      if (emailDigest === null) return [{ email: null, name, studentId }];
      const email = emailOf.get(emailDigest);
      return email === undefined ? [] : [{ email, name, studentId }];
    }),
  };
}
