import { createHash } from 'node:crypto';
import type { MeetingAttendance } from '@portal/api-client';
import {
  aMeetingFile,
  aPlannedClass,
  aPlannedContract,
  meetingFileBytes,
  type PlannedClass,
} from '@portal/domain';
import { readMeetingRows } from '@portal/spreadsheet/meeting';
import { expect, it } from 'vitest';
import { findMeeting } from './meeting-batch';

const salt = 'salt';

/** People of a contract; who has an address is recognized by it. */
function people(students: { id: number; email?: string }[]): MeetingAttendance {
  return {
    students: students.map(({ id, email }) => ({
      id,
      name: `Student${id}`,
      lastName: 'Nobody',
      addressDigests: email ? [digestOf(email)] : [],
    })),
    teachers: [],
    decisions: [],
    salt,
    tolerance: 5,
  };
}

const digestOf = (email: string) => createHash('sha256').update(`${salt}:${email}`).digest('hex');

const ines = { id: 501, email: 'ines.fortin@aero.example' };
const stranger = { id: 601, email: 'someone@other.example' };

async function rowsOf(text: string | Uint8Array) {
  const rows = await readMeetingRows(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (typeof rows === 'string') throw new Error(rows);
  return rows;
}

/** Finds the class of a file among classes; the people of a contract are those of `known`. */
async function find(
  file: string | Uint8Array,
  classes: PlannedClass[],
  known: Record<number, MeetingAttendance>,
  order?: 'day-first' | 'month-first',
) {
  const asked: string[] = [];
  const contractIds = [...new Set(classes.map(({ contractId }) => contractId))];
  const found = await findMeeting(
    await rowsOf(file),
    {
      readClasses: async (day) => {
        asked.push(day);
        return {
          classes,
          contracts: contractIds.map((id) => aPlannedContract({ id, students: [], teacher: null })),
        };
      },
      readPeople: async (id) => {
        asked.push(`people ${id}`);
        return known[id] ?? people([]);
      },
    },
    order,
  );
  return { found, asked };
}

const teams = meetingFileBytes(aMeetingFile('teams-2026'));
const noon = (differing: Partial<PlannedClass> = {}) => aPlannedClass({ date: '2026-11-24', ...differing });

it('finds the class whose people were there, of two at the same time (DECISION-127)', async () => {
  const { found, asked } = await find(
    teams,
    [noon({ id: 1, contractId: 7 }), noon({ id: 2, contractId: 8 })],
    { 7: people([stranger]), 8: people([ines]) },
  );
  expect(found).toMatchObject({ state: 'found', certainId: 2, meeting: { title: 'Cours de français' } });
  expect(found.state === 'found' && found.classes.map(({ id }) => id)).toEqual([2, 1]);
  expect(asked).toEqual(['2026-11-24', 'people 7', 'people 8']);
});

it.each([
  ['the same people have two classes', [noon({ id: 1, contractId: 7 }), noon({ id: 2, contractId: 7 })]],
  ['nobody is known', [noon({ id: 1, contractId: 9 })]],
  ['the class is at another time', [noon({ id: 1, contractId: 7, time: '16:00' })]],
  ['the class is on another day', [noon({ id: 1, contractId: 7, date: '2026-11-25' })]],
])('leaves the choice to a person when %s (DECISION-127)', async (_, classes) => {
  const { found } = await find(teams, classes, { 7: people([ines]) });
  expect(found).toMatchObject({ state: 'found', certainId: null });
});

it('never proposes a cancelled class, nor one two days away', async () => {
  const { found } = await find(
    teams,
    [noon({ id: 1, isCancelled: true }), noon({ id: 2, date: '2026-11-26' }), noon({ id: 3 })],
    { 12: people([ines]) },
  );
  expect(found).toMatchObject({ certainId: 3 });
  expect(found.state === 'found' && found.classes.map(({ id }) => id)).toEqual([3]);
});

/** A Zoom file whose days are in numbers only. */
const inNumbers = (time = '12:00:00 PM') =>
  [
    'Name (original name),Email,Join time,Leave time,Duration (minutes),Guest',
    `Inès,ines.fortin@aero.example,04/03/2026 ${time},04/03/2026 01:30:00 PM,90,No`,
  ].join('\r\n');

it('decides 3/4 against 4/3 by the class whose people were there', async () => {
  const inMarch = aPlannedClass({ id: 5, contractId: 7, date: '2026-03-04' });
  const { found } = await find(inNumbers(), [inMarch], { 7: people([ines]) });
  expect(found).toMatchObject({ state: 'found', certainId: 5 });
});

it('asks for the day when both days have such a class, and takes the answer', async () => {
  const both = [
    aPlannedClass({ id: 5, contractId: 7, date: '2026-03-04' }),
    aPlannedClass({ id: 6, contractId: 7, date: '2026-04-03' }),
  ];
  const known = { 7: people([ines]) };
  expect((await find(inNumbers(), both, known)).found).toEqual({
    state: 'ask-day',
    days: { 'day-first': '2026-03-04', 'month-first': '2026-04-03' },
  });
  expect((await find(inNumbers(), both, known, 'month-first')).found).toMatchObject({ certainId: 6 });
});

it('says what is wrong with a file that is no report', async () => {
  const { found, asked } = await find('Invoice,Total\r\nF-1,20', [noon()], {});
  expect(found).toEqual({ state: 'problem', problem: { kind: 'not-attendance' } });
  expect(asked).toEqual([]);
});

it('compares the people of eight contracts at most, those with the most names in common first', async () => {
  const classes = Array.from({ length: 12 }, (_, place) => noon({ id: place, contractId: place }));
  const read: number[] = [];
  const found = await findMeeting(await rowsOf(teams), {
    readClasses: async () => ({
      classes,
      contracts: classes.map(({ contractId }) =>
        aPlannedContract({
          id: contractId,
          teacher: null,
          students: contractId === 11 ? [{ id: 501, name: 'Inès', lastName: 'Fortin' }] : [],
        }),
      ),
    }),
    readPeople: async (id) => {
      read.push(id);
      return people(id === 11 ? [ines] : []);
    },
  });
  expect(read).toHaveLength(8);
  expect(read[0]).toBe(11);
  expect(found).toMatchObject({ certainId: 11 });
});
