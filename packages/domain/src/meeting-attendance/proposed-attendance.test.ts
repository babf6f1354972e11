import { describe, expect, test } from 'vitest';
import { lessonDetailFault } from '../attendance/lesson-details.ts';
import { clockSecond } from './clock-second.ts';
import type { MeetingContract } from './match-people.ts';
import type { MeetingFile, MeetingJoin } from './meeting-file.ts';
import { attendanceOf, decisionsOf, proposeAttendance } from './proposed-attendance.ts';

const planned = { date: '2026-11-24', time: '12:00', minutes: 90 };
const start = clockSecond(planned.date, 12 * 3600);
const join = (name: string, from: number, until: number, ...emails: string[]): MeetingJoin => ({
  row: 1,
  name,
  emails,
  from: start + from * 60,
  until: start + until * 60,
  seconds: null,
  isOrganizer: false,
});
const file: MeetingFile = {
  program: 'teams',
  title: null,
  from: start - 300,
  until: start + 5460,
  remarks: [],
  joins: [
    join('Inès', 0, 40, 'ines@aero.example'),
    join('Salle 4', 60, 90),
    join('Zouzou', 12, 80),
    join('Léa Villeneuve', -5, 91),
  ],
};
const contract: MeetingContract = {
  students: [
    { id: 1, name: 'Inès', lastName: 'Fortin', emails: ['ines@aero.example'] },
    { id: 2, name: 'Zoé', lastName: 'Légaré', emails: [] },
    { id: 3, name: 'Ève', lastName: 'Abel', emails: [] },
  ],
  teachers: [{ id: 31, name: 'Léa', lastName: 'Villeneuve', emails: [] }],
  decisions: [],
};

describe('a proposal', () => {
  test('leaves open who is not known, and proposes them as absent until answered', () => {
    const proposal = proposeAttendance(file, planned, contract);
    expect(proposal.open.map(({ person }) => person.key)).toEqual(['salle 4', 'zouzou']);
    expect(attendanceOf(proposal)).toEqual({
      absentStudentIds: [3, 2],
      details: [{ studentId: 1, lateMinutes: 0, leftEarlyMinutes: 50, isExcused: false }],
    });
  });

  test('counts the answers: another device of a student, a nickname', () => {
    const answers = { 'salle 4': 1, zouzou: 2 };
    const proposal = proposeAttendance(file, planned, contract, { answers });
    expect(proposal.open).toEqual([]);
    expect(
      proposal.students.map(({ studentId, presence }) => [studentId, presence.minutes, presence.awayMinutes]),
    ).toEqual([
      [3, 0, 0],
      [1, 70, 20],
      [2, 68, 0],
    ]);
    expect(attendanceOf(proposal)).toEqual({
      absentStudentIds: [3],
      details: [{ studentId: 2, lateMinutes: 12, leftEarlyMinutes: 10, isExcused: false }],
    });
  });

  test('lets an answer correct what was recognized', () => {
    const proposal = proposeAttendance(file, planned, contract, { answers: { 'ines@aero.example': null } });
    expect(attendanceOf(proposal).absentStudentIds).toEqual([3, 1, 2]);
  });

  test('never proposes details that the attendance form refuses', () => {
    for (let late = 0; late <= 90; late += 1) {
      const whole = join('Inès', late, late + 0.5, 'ines@aero.example');
      const proposal = proposeAttendance({ ...file, joins: [whole] }, planned, contract);
      const { absentStudentIds, details } = attendanceOf(proposal);
      for (const detail of details) {
        expect(lessonDetailFault(detail, { minutes: 90, absentStudentIds })).toBeNull();
      }
    }
  });
});

test('remembers answers by address, else by the displayed name', () => {
  const joins = [...file.joins, join('Rosa', 0, 90, 'rosa@x.example', 'riglesias@x.example')];
  const answers = { zouzou: 2, 'salle 4': null, 'rosa@x.example': 3 };
  const proposal = proposeAttendance({ ...file, joins }, planned, contract, { answers });
  expect(decisionsOf(answers, proposal)).toEqual([
    { email: null, name: 'Salle 4', studentId: null },
    { email: null, name: 'Zouzou', studentId: 2 },
    { email: 'rosa@x.example', name: 'Rosa', studentId: 3 },
    { email: 'riglesias@x.example', name: 'Rosa', studentId: 3 },
  ]);
});
