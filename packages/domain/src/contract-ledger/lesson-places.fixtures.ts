import type { Lesson } from '../attendance/lesson.ts';
import { hoursAttended, hoursTaughtTo } from '../attendance/lesson-details.ts';
import { lessonGivers } from '../attendance/lesson-givers.ts';
import { gridStudents, presenceAt, presentCount } from '../attendance/lesson-grid.ts';
import { monthlyHours } from '../attendance/monthly-hours.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import type { Contract } from '../contract/contract.ts';
import { minutesOf } from '../contract/contract-hours.ts';
import { type ClassOfHours, usedHours } from '../hours/used-hours.ts';
import type { ContractLedger, LedgerRecord } from './ContractLedger.fixtures.ts';

/**
 * The values that screens and prints compute from the attendance records of a contract, as texts in any order. `hours`
 * are the minutes that are used, those of them that cancelled classes use, and those of no-shows that do not count: on the
 * attendance page, the register, the close-out pack and the course page; `students` in the grid, the
 * register, the student's page, the printed report and the wizard.
 */
export interface LessonPlaces {
  hours: string;
  students: string[];
  grid: string[];
  present: string[];
  givers: string[];
  months: string[];
}

/** Returns the values that the portal computes. `lessons` and `classes` are all of the contract. */
export function lessonPlaces(
  contract: Contract,
  lessons: readonly Lesson[],
  classes: readonly ClassOfHours[],
  studentIds: readonly number[],
): LessonPlaces {
  const grid = gridStudents(contract, lessons);
  const months = [...new Set(lessons.map(({ date }) => monthOf(date)))];
  const used = usedHours(contract, lessons, classes);
  return {
    hours: [used.total, used.cancelled, used.uncounted].map((hours) => minutesOf(hours ?? -1)).join(' '),
    students: studentIds.map((id) =>
      [id, minutesOf(hoursAttended(id, lessons)), minutesOf(hoursTaughtTo(id, lessons))].join(' '),
    ),
    grid: lessons.flatMap((lesson) =>
      grid.flatMap((student) => {
        const presence = presenceAt(student, lesson);
        return presence === undefined ? [] : [`${lesson.id} ${student.id} ${presence}`];
      }),
    ),
    present: lessons.map((lesson) => `${lesson.id} ${presentCount(grid, lesson)}`),
    givers: lessonGivers(lessons).map(({ teacher, dates }) => `${teacher.id} ${dates}`),
    months: months.flatMap((month) =>
      monthlyHours([contract], lessons, month).map(({ minutes, lessons: inMonth }) =>
        [month, minutes, inMonth.length].join(' '),
      ),
    ),
  };
}

/** Returns the values according to the ledger. `lessonIdOf` returns the portal's id of a record. */
export function lessonPlacesOf(
  ledger: ContractLedger,
  studentIds: readonly number[],
  lessonIdOf: (recordId: number) => number,
): LessonPlaces {
  const all = ledger.allRecords();
  const given = ledger.records();
  const minutesIn = (records: readonly LedgerRecord[]) =>
    records.reduce((sum, { minutes }) => sum + minutes, 0);
  const givers = [...new Set(given.map(({ giverId }) => giverId))];
  return {
    hours: [
      ledger.countedMinutes(),
      ledger.cancelledMinutes(),
      minutesIn(given.filter(({ outcome }) => !outcome.isCounted)),
    ].join(' '),
    students: studentIds.map((id) => {
      const { attended, taught } = ledger.minutesOf(id);
      return [id, attended, taught].join(' ');
    }),
    grid: all.flatMap((record) =>
      studentIds.flatMap((id) => {
        const presence = presenceOf(ledger, id, record);
        return presence === undefined ? [] : [`${lessonIdOf(record.recordId)} ${id} ${presence}`];
      }),
    ),
    present: all.map((record) => {
      // A student may be late for longer than a class that was shortened afterwards.
      const isThere = (id: number) =>
        record.isActive && ledger.minutesThere(id, record) !== undefined && !record.absentIds.includes(id);
      return `${lessonIdOf(record.recordId)} ${studentIds.filter(isThere).length}`;
    }),
    givers:
      givers.length < 2
        ? []
        : givers.map(
            (id) => `${id} ${given.filter(({ giverId }) => giverId === id).map(({ date }) => date)}`,
          ),
    months: [...new Set(given.map(({ date }) => monthOf(date)))].map((month) => {
      const inMonth = given.filter(({ date }) => monthOf(date) === month);
      return [month, minutesIn(inMonth), inMonth.length].join(' ');
    }),
  };
}

function presenceOf(ledger: ContractLedger, studentId: number, record: LedgerRecord): string | undefined {
  const there = ledger.minutesThere(studentId, record);
  if (there === undefined) return undefined;
  if (!record.isActive) return 'deleted';
  if (record.absentIds.includes(studentId))
    return record.excusedIds.includes(studentId) ? 'excused' : 'absent';
  return there < record.minutes ? 'partial' : 'present';
}
