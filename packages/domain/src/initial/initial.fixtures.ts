import type { ClassToInitial, Initial, InitialedClass, InitialingStudent, RunningClass } from './initial.ts';

const teacher = { id: 7, name: 'Sofia', lastName: 'Marchetti' };

/** A class of an hour and a half, attended from beginning to end. */
export function anInitialedClass(differing: Partial<InitialedClass> = {}): InitialedClass {
  return {
    date: '2026-11-17',
    minutes: 90,
    teacher,
    isAbsent: false,
    lateMinutes: 0,
    leftEarlyMinutes: 0,
    ...differing,
  };
}

/** Drawn initials on the teacher's phone. */
export function anInitial(differing: Partial<Initial> = {}): Initial {
  return {
    id: 1,
    sequence: 1,
    contract: { id: 412, number: '2026-0412' },
    lessonId: 9001,
    student: { id: 29, name: 'Inès', lastName: 'Fortin' },
    how: 'drawn',
    route: 'teacher',
    mark: 'M200 40L200 160M290 160L290 40L370 40M290 100L350 100',
    writtenAt: '2026-11-17T18:25:00.000Z',
    receivedAt: '2026-11-17T18:25:02.000Z',
    digest: 'a'.repeat(64),
    initialed: anInitialedClass(),
    now: anInitialedClass(),
    isChanged: false,
    isErased: false,
    ...differing,
  };
}

/** A student who was there and has not initialed yet. */
export function anInitialingStudent(differing: Partial<InitialingStudent> = {}): InitialingStudent {
  return {
    student: { id: 29, name: 'Inès', lastName: 'Fortin' },
    isAbsent: false,
    lateMinutes: 0,
    leftEarlyMinutes: 0,
    initials: [],
    ...differing,
  };
}

/** A recorded class with one student. */
export function aClassToInitial(differing: Partial<ClassToInitial> = {}): ClassToInitial {
  return {
    lessonId: 9001,
    contract: { id: 412, number: '2026-0412' },
    date: '2026-11-17',
    minutes: 90,
    students: [anInitialingStudent()],
    ...differing,
  };
}

/** A class that runs now. */
export function aRunningClass(differing: Partial<RunningClass> = {}): RunningClass {
  return {
    id: 11,
    date: '2026-11-23',
    time: '09:00',
    minutes: 90,
    contractNumber: '2026-0412',
    teacher,
    isInitialed: false,
    ...differing,
  };
}
