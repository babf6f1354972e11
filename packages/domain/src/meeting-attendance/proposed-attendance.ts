import type { LessonDetail } from '../attendance/lesson-details.ts';
import { byLastName } from '../person/by-last-name.ts';
import type { ClassTime } from '../planned-classes/clock-time.ts';
import {
  type MeetingContract,
  type MeetingDecision,
  type MeetingMatch,
  matchPeople,
} from './match-people.ts';
import type { MeetingFile } from './meeting-file.ts';
import { type MeetingPerson, meetingPeople } from './meeting-person.ts';
import { type MeetingPresence, meetingPresence } from './meeting-presence.ts';

/** What a person answered about participants, by key: the student, or null for no student. */
export type MeetingAnswers = Readonly<Record<string, number | null>>;

/** A participant, and who it is. */
export interface MatchedParticipant {
  person: MeetingPerson;
  match: MeetingMatch | { kind: 'student'; studentId: number; by: 'answer' };
}

/** What a meeting says about one student of the contract. */
export interface ProposedStudent {
  studentId: number;
  presence: MeetingPresence;
  /** The participants who are this student: several devices, or a changed name. */
  participants: readonly MatchedParticipant[];
}

/** The attendance of a class as a meeting proposes it. None of it is saved before a person has reviewed it. */
export interface ProposedAttendance {
  /** The students of the contract on the day of the class, by last name. */
  students: readonly ProposedStudent[];
  participants: readonly MatchedParticipant[];
  /** Participants about whom a person has to be asked. */
  open: readonly MatchedParticipant[];
}

export interface ProposalOptions {
  answers?: MeetingAnswers;
  /** Seconds to add to the times of the file. */
  shift?: number;
  /** Minutes from which late and early count. */
  tolerance?: number;
}

/** Returns the attendance of a class as a meeting proposes it. An answer of a person counts before everything else. */
export function proposeAttendance(
  file: MeetingFile,
  planned: ClassTime,
  contract: MeetingContract,
  { answers = {}, ...options }: ProposalOptions = {},
): ProposedAttendance {
  const people = meetingPeople(file.joins);
  const matches = matchPeople(people, contract);
  const participants = people.map((person): MatchedParticipant => {
    const answer = answers[person.key];
    if (answer === null) return { person, match: { kind: 'nobody' } };
    if (answer !== undefined) return { person, match: { kind: 'student', studentId: answer, by: 'answer' } };
    return { person, match: matches.get(person.key) ?? { kind: 'open', candidates: [] } };
  });
  const students = byLastName(contract.students).map(({ id }): ProposedStudent => {
    const own = participants.filter(({ match }) => match.kind === 'student' && match.studentId === id);
    const joins = own.flatMap(({ person }) => person.joins);
    return { studentId: id, presence: meetingPresence(joins, planned, file, options), participants: own };
  });
  return { students, participants, open: participants.filter(({ match }) => match.kind === 'open') };
}

/** Returns the absent students and the details that a proposal fills into the attendance form. */
export function attendanceOf({ students }: Pick<ProposedAttendance, 'students'>): {
  absentStudentIds: number[];
  details: LessonDetail[];
} {
  return {
    absentStudentIds: students
      .filter(({ presence }) => !presence.isPresent)
      .map(({ studentId }) => studentId),
    details: students
      .filter(({ presence }) => presence.lateMinutes + presence.leftEarlyMinutes > 0)
      .map(({ studentId, presence: { lateMinutes, leftEarlyMinutes } }) => ({
        studentId,
        lateMinutes,
        leftEarlyMinutes,
        isExcused: false,
      })),
  };
}

/** Returns what is remembered of the answers for the next meeting of the contract. */
export function decisionsOf(
  answers: MeetingAnswers,
  { participants }: Pick<ProposedAttendance, 'participants'>,
): MeetingDecision[] {
  return participants.flatMap(({ person }): MeetingDecision[] => {
    const studentId = answers[person.key];
    if (studentId === undefined) return [];
    return person.emails.length > 0
      ? person.emails.map((email) => ({ email, name: person.name, studentId }))
      : [{ email: null, name: person.name, studentId }];
  });
}
