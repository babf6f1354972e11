import { describe, expect, it } from 'vitest';
import { absencesToRecord, isAbsenceMailDue, obstacleToAbsence } from './announced-absence.ts';
import { aPlannedClass } from './planned-class.fixtures.ts';

describe('what prevents an announced absence', () => {
  const now = { date: '2026-11-23', time: '12:00' };
  it.each([
    ['nothing a minute before the class', { time: '12:01' }, null],
    ['the class once it begins', { time: '12:00' }, 'begun'],
    ['the class of a day before', { date: '2026-11-22', time: '18:00' }, 'begun'],
    ['a cancellation', { time: '13:00', isCancelled: true }, 'cancelled'],
    ['a record', { time: '13:00', lessonId: 3 }, 'recorded'],
  ])('is %s', (_what, planned, obstacle) => {
    expect(obstacleToAbsence(aPlannedClass({ date: '2026-11-23', ...planned }), now)).toBe(obstacle);
  });
});

describe('the mail about announced absences (DECISION-139)', () => {
  const tomorrow = 1440;
  it.each([
    ['waits while news is collected', [{ age: 9, beginsIn: tomorrow }], null, false],
    ['is due ten minutes after the first news', [{ age: 10, beginsIn: tomorrow }], null, true],
    [
      'takes newer news along',
      [
        { age: 10, beginsIn: tomorrow },
        { age: 0, beginsIn: tomorrow },
      ],
      null,
      true,
    ],
    ['does not wait for a class that begins in ten minutes', [{ age: 0, beginsIn: 10 }], null, true],
    ['waits for a class that begins in eleven', [{ age: 0, beginsIn: 11 }], null, false],
    ['waits until the hour after the last one', [{ age: 30, beginsIn: tomorrow }], 59, false],
    ['is due an hour after the last one', [{ age: 30, beginsIn: tomorrow }], 60, true],
    ['is due earlier for a class within that hour', [{ age: 12, beginsIn: 29 }], 30, true],
    ['waits for a class at the end of that hour', [{ age: 12, beginsIn: 30 }], 30, false],
    ['is never due within ten minutes of the last one', [{ age: 12, beginsIn: 5 }], 9, false],
    ['is not due without news', [], null, false],
  ])('%s', (_what, news, lastMail, isDue) => {
    expect(isAbsenceMailDue(news, lastMail)).toBe(isDue);
  });
});

describe('the announced absences from a class that is about to be recorded', () => {
  const absence = (studentId: number) => ({ studentId, announcedAt: '2026-11-20T15:00:00.000Z', word: null });
  const day = { contractId: 12, date: '2026-11-23' };
  const classes = [
    aPlannedClass({ ...day, id: 3, time: '15:00', announcedAbsences: [absence(33)] }),
    aPlannedClass({ ...day, id: 1, time: '09:00', lessonId: 7, announcedAbsences: [absence(31)] }),
    aPlannedClass({ ...day, id: 4, time: '08:00', isCancelled: true, announcedAbsences: [absence(34)] }),
    aPlannedClass({ ...day, id: 2, time: '12:00', announcedAbsences: [absence(32)] }),
    aPlannedClass({ ...day, id: 5, contractId: 13, time: '07:00', announcedAbsences: [absence(35)] }),
    aPlannedClass({ id: 6, date: '2026-11-24' }),
  ];
  it.each([
    ['are those of the first open class of the day', null, '2026-11-23', [32]],
    ['are those of the named class', 3, '2026-11-23', [33]],
    ['are none once the record has another day', 3, '2026-11-24', []],
    ['are none of a backend that does not know them', null, '2026-11-24', []],
    ['are none while the date is typed', null, '', []],
  ])('%s', (_what, plannedClassId, date, students) => {
    const found = absencesToRecord(classes, { contractId: 12, date, plannedClassId });
    expect(found.map(({ studentId }) => studentId)).toEqual(students);
  });
});
