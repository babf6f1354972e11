import { plainEmail } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import {
  addressDigest,
  type ContractMeeting,
  type KeptMeetingFile,
  type MeetingAttendance,
  meetingAttendanceToWire,
  meetingFileToWire,
  type RememberedDecision,
  rememberedDecision,
} from '../wire/meeting-attendance.ts';
import { download } from './files.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';
import { contractMeetingToWire } from './wire/contract-meeting.ts';

/** The salt of the stories. */
const salt = '5f6d1b20c3a94e7f';

const marie = { id: 1, name: 'Marie', lastName: 'Bélanger' };

/** A kept attendance report of the planned class of `aPlannedClass`, which is not recorded yet. */
export function aKeptMeetingFile(differing: Partial<KeptMeetingFile> = {}): KeptMeetingFile {
  return {
    id: 5,
    contractId: 12,
    plannedClassId: 11,
    lessonId: null,
    date: '2026-11-23',
    name: 'meetingAttendanceReport.csv',
    sizeInBytes: 2816,
    sha256: '0b1f3c6a9d8e7f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e2f1a',
    storedAt: '2026-11-23T18:40:00.000Z',
    storedBy: { id: 2, name: 'Léa', lastName: 'Villeneuve' },
    keptUntil: '2027-11-23',
    ...differing,
  };
}

/** A decision of the office that `Inès (iPad)`, a guest without an address, is the student Inès. */
export function aRememberedDecision(differing: Partial<RememberedDecision> = {}): RememberedDecision {
  return {
    id: 4,
    name: 'Inès (iPad)',
    email: null,
    emailDigest: null,
    studentId: 31,
    decidedAt: '2026-11-20T17:00:00.000Z',
    decidedBy: marie,
    version: '"v1"',
    ...differing,
  };
}

/** A student or teacher of a story. */
interface KnownPerson {
  id: number;
  name: string;
  lastName: string;
  /** The one known email address. */
  email?: string;
}

export interface MeetingAttendanceSituation extends Situation {
  extensions?: Extension[];
  /** Who belongs or belonged to the contract: those of `aPlannedContract`. */
  students?: KnownPerson[];
  teachers?: KnownPerson[];
  decisions?: RememberedDecision[];
  tolerance?: number;
  /** Newest first. */
  files?: KeptMeetingFile[];
  /** What the student of a private link reads. */
  meetings?: ContractMeeting[];
  /** The content of every download. */
  content?: string;
  /** What someone else has decided before the first decision is undone, which is then refused. */
  decidedByOthers?: RememberedDecision[];
}

/** Answers the calls about the attendance of online meetings, of any contract, and their files. */
export function meetingAttendanceHandlers({
  extensions = ['meeting-attendance'],
  students = [
    { id: 31, name: 'Inès', lastName: 'Fortin', email: 'ines.fortin@client.example' },
    { id: 32, name: 'Zoé', lastName: 'Légaré', email: 'zoe.legare@client.example' },
    { id: 33, name: 'Denis', lastName: 'Ouellet' },
  ],
  teachers = [{ id: 1, name: 'Léa', lastName: 'Villeneuve', email: 'lea.villeneuve@passerelle.example' }],
  decisions = [],
  tolerance = 5,
  files = [],
  meetings = [],
  content = 'Name,Email,Join time,Leave time',
  decidedByOthers,
  ...situation
}: MeetingAttendanceSituation = {}): HttpHandler[] {
  const decided = recordsOf(
    decisions.map(rememberedDecision.toWire),
    decidedByOthers?.map(rememberedDecision.toWire),
  );
  const kept = recordsOf(files.map(meetingFileToWire));
  const addressed = (people: KnownPerson[]) =>
    Promise.all(
      people.map(async ({ email, ...person }) => ({
        ...person,
        addressDigests: email === undefined ? [] : [await addressDigest(salt, email)],
      })),
    );
  const keyOf = ({ email, name }: { email?: string | null; name: string }) =>
    email ? plainEmail(email) : `name ${name}`;

  async function attendance(): Promise<Wire.MeetingAttendance> {
    const people: MeetingAttendance = {
      students: await addressed(students),
      teachers: await addressed(teachers),
      decisions: [],
      salt,
      tolerance,
    };
    return { ...meetingAttendanceToWire(people), decisions: [...decided.all()] };
  }

  async function remember({ name, email, student_id }: Wire.MeetingDecisionInput) {
    const known = decided.all().find((one) => keyOf(one) === keyOf({ name, email }));
    decided.save({
      id: known?.id ?? decided.nextId(),
      name,
      email: email && plainEmail(email),
      email_digest: email && (await addressDigest(salt, email)),
      student_id,
      decided_at: '2026-11-23T15:00:00.000Z',
      decided_by: { id: marie.id, name: marie.name, last_name: marie.lastName },
      etag: known ? `${known.etag}+` : '"v1"',
    });
  }

  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/meetingLinks', situation, () => ({ data: meetings.map(contractMeetingToWire) })),
    answers('get', '/meetingAttendance/:courseId', situation, async () => ({ data: await attendance() })),
    answers('put', '/meetingAttendance/:courseId/decisions', situation, async ({ body }) => {
      for (const decision of (body as { decisions: Wire.MeetingDecisionInput[] }).decisions)
        await remember(decision);
      return { message: 'Saved', data: decided.all() };
    }),
    answers('delete', '/meetingAttendance/:courseId/decisions/:id', situation, ({ params, headers }) =>
      decided.remove(params.id, headers),
    ),
    answers('get', '/meetingFiles', situation, ({ query }) =>
      kept.list(query, {
        courseId: 'course_id',
        plannedClassId: 'planned_class_id',
        attendanceId: 'attendance_id',
      }),
    ),
    answers('post', '/meetingFiles', situation, async ({ body }) => {
      const { file, ...ids } = body as Record<string, string> & { file: File };
      if (file.size > 5_242_880) return failed({ status: 413, code: 'too-large' });
      const idOf = (name: string) => (ids[name] === undefined ? null : Number(ids[name]));
      const where = {
        contractId: idOf('course_id') ?? 0,
        plannedClassId: idOf('planned_class_id'),
        lessonId: idOf('attendance_id'),
      };
      const sha256 = await addressDigest('', await file.text());
      const there = kept
        .all()
        .find(
          (one) =>
            one.sha256 === sha256 &&
            one.planned_class_id === where.plannedClassId &&
            one.attendance_id === where.lessonId,
        );
      if (there) return { message: 'Saved', data: there };
      const made = { ...where, name: file.name, sizeInBytes: file.size, sha256 };
      return kept.save(meetingFileToWire(aKeptMeetingFile({ id: kept.nextId(), ...made })));
    }),
    answers('get', '/meetingFiles/:id', situation, ({ params }) => {
      const file = kept.find(params.id);
      return file ? download(content, file.name) : notFound();
    }),
    answers('delete', '/meetingFiles/:id', situation, ({ params }) => kept.remove(params.id)),
  ];
}
