import { matchPeople, meetingPeople } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { MeetingAttendance as Wire } from '../generated/types.gen.ts';
import { contractMeetingToWire } from '../testing/wire/contract-meeting.ts';
import {
  addressDigest,
  contractMeetingFromWire,
  meetingAttendanceFromWire,
  meetingAttendanceToWire,
  meetingContractOf,
  meetingDecisionToWire,
  meetingFileFromWire,
  meetingFileToWire,
  rememberedDecision,
} from './meeting-attendance.ts';

const salt = '5f6d1b20c3a94e7f';
const inesAtWork = 'da8703241b923984e115143e5b6dc2b070ba19f55c2776cd53f51e029010c2d9';
const inesAtHome = '9d99d15a8ce9dad7f038969ccb0d552fb130cf94bba3b49855cf06c31e002729';
const lea = '92c8617ad13d3051bf00fcc550cafabfd79abfb0b99e481c90151fbc0e3253db';

const decision = {
  id: 3,
  name: 'Inès (iPad)',
  email_digest: inesAtHome,
  student_id: 31,
  decided_at: '2026-11-20T17:00:00.000Z',
  decided_by: { id: 1, name: 'Marie', last_name: 'Bélanger' },
  etag: '"v1"',
};
const ofGuest = { ...decision, id: 4, name: 'Salle 204', email_digest: null, student_id: null };

const wire: Wire = {
  students: [
    { id: 31, name: 'Inès', last_name: 'Fortin', address_digests: [inesAtWork] },
    { id: 32, name: 'Zoé', last_name: 'Légaré', address_digests: [] },
  ],
  teachers: [{ id: 1, name: 'Léa', last_name: 'Villeneuve', address_digests: [lea] }],
  decisions: [decision, { ...ofGuest, decided_by: null }],
  digest_prefix: salt,
  tolerance_minutes: 10,
};

it('reads what recognizes the participants of a meeting', () => {
  const attendance = meetingAttendanceFromWire(wire);
  expect(attendance).toStrictEqual({
    students: [
      { id: 31, name: 'Inès', lastName: 'Fortin', addressDigests: [inesAtWork] },
      { id: 32, name: 'Zoé', lastName: 'Légaré', addressDigests: [] },
    ],
    teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve', addressDigests: [lea] }],
    decisions: [
      {
        id: 3,
        name: 'Inès (iPad)',
        emailDigest: inesAtHome,
        studentId: 31,
        decidedAt: '2026-11-20T17:00:00.000Z',
        decidedBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
        version: '"v1"',
      },
      {
        id: 4,
        name: 'Salle 204',
        emailDigest: null,
        studentId: null,
        decidedAt: '2026-11-20T17:00:00.000Z',
        decidedBy: null,
        version: '"v1"',
      },
    ],
    salt,
    tolerance: 10,
  });
  expect(meetingAttendanceToWire(attendance)).toStrictEqual(wire);
});

it.each(['ines@home.example', null])('keeps the address %s that administrators get', (email) => {
  const read = rememberedDecision.fromWire({ ...decision, email });
  expect(read.email).toBe(email);
  expect(rememberedDecision.toWire(read)).toStrictEqual({ ...decision, email });
});

it('sends a decision', () => {
  expect(meetingDecisionToWire({ email: null, name: 'Salle 204', studentId: null })).toStrictEqual({
    email: null,
    name: 'Salle 204',
    student_id: null,
  });
});

it.each([
  [1, { id: 2, name: 'Léa', last_name: 'Villeneuve' }],
  [null, null],
])('reads a kept file whose record is %s', (attendance_id, stored_by) => {
  const file = {
    id: 5,
    course_id: 12,
    planned_class_id: 11,
    attendance_id,
    date_class: '2026-11-19',
    name: 'meetingAttendanceReport.csv',
    size: 2816,
    sha256: inesAtWork,
    stored_at: '2026-11-19T18:40:00.000Z',
    stored_by,
    kept_until: '2027-11-19',
  };
  const read = meetingFileFromWire(file);
  expect(read).toStrictEqual({
    id: 5,
    contractId: 12,
    plannedClassId: 11,
    lessonId: attendance_id,
    date: '2026-11-19',
    name: 'meetingAttendanceReport.csv',
    sizeInBytes: 2816,
    sha256: inesAtWork,
    storedAt: '2026-11-19T18:40:00.000Z',
    storedBy: stored_by && { id: 2, name: 'Léa', lastName: 'Villeneuve' },
    keptUntil: '2027-11-19',
  });
  expect(meetingFileToWire(read)).toStrictEqual(file);
});

it('reads where the classes of a contract are held', () => {
  const sent = {
    course: {
      id: 12,
      contract_number: '2026-0412',
      start_date: '2026-09-08',
      end_date: null,
      language: { id: 1, name: 'Français' },
      course_type: { id: 5, name: 'En ligne', name_en: 'Online' },
    },
    meeting_link: 'https://zoom.example/j/1',
  };
  const read = contractMeetingFromWire(sent);
  expect(read).toStrictEqual({
    contract: {
      id: 12,
      number: '2026-0412',
      startsOn: '2026-09-08',
      endsOn: null,
      language: { id: 1, name: 'Français' },
      courseType: { id: 5, name: 'En ligne', nameEn: 'Online' },
    },
    link: 'https://zoom.example/j/1',
  });
  expect(contractMeetingToWire(read)).toStrictEqual(sent);
});

describe('the digest of an address', () => {
  it.each(['ines.fortin@client.example', ' Ines.Fortin@Client.example '])(
    'is the same for %j',
    async (email) => {
      expect(await addressDigest(salt, email)).toBe(inesAtWork);
    },
  );

  it('finds those addresses of a file that belong to people and decisions', async () => {
    const attendance = meetingAttendanceFromWire(wire);
    const addresses = ['Ines@Home.example', 'INES.FORTIN@client.example', 'stranger@elsewhere.example'];
    expect(await meetingContractOf(attendance, addresses)).toStrictEqual({
      students: [
        { id: 31, name: 'Inès', lastName: 'Fortin', emails: ['ines.fortin@client.example'] },
        { id: 32, name: 'Zoé', lastName: 'Légaré', emails: [] },
      ],
      teachers: [{ id: 1, name: 'Léa', lastName: 'Villeneuve', emails: [] }],
      decisions: [
        { email: 'ines@home.example', name: 'Inès (iPad)', studentId: 31 },
        { email: null, name: 'Salle 204', studentId: null },
      ],
    });
  });

  it('leaves out a decision about an address that is not in the file', async () => {
    const { decisions } = await meetingContractOf(meetingAttendanceFromWire(wire), []);
    expect(decisions).toStrictEqual([{ email: null, name: 'Salle 204', studentId: null }]);
  });

  it('lets a participant be matched by address, by decision, and as the teacher', async () => {
    const at = { from: 0, until: 60, seconds: 60, isOrganizer: false };
    const people = meetingPeople([
      { ...at, row: 1, name: 'Fortin, Inès', emails: ['ines.fortin@client.example'] },
      { ...at, row: 2, name: 'iPad', emails: ['ines@home.example'] },
      { ...at, row: 3, name: 'LV', emails: ['lea.villeneuve@passerelle.example'] },
      { ...at, row: 4, name: 'Salle 204', emails: [] },
    ]);
    const addresses = people.flatMap(({ emails }) => emails);
    const matches = matchPeople(people, await meetingContractOf(meetingAttendanceFromWire(wire), addresses));
    expect([...matches.values()]).toStrictEqual([
      { kind: 'student', studentId: 31, by: 'address' },
      { kind: 'student', studentId: 31, by: 'decision' },
      { kind: 'teacher' },
      { kind: 'nobody' },
    ]);
  });
});
