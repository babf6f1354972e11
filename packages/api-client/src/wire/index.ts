/** The wire's own shapes, spellings and all: `Wire.Course`, `Wire.Attendance`. */
export type * as Wire from '../generated/types.gen.ts';
export * from './company.ts';
export * from './contract.ts';
export * from './frequency.ts';
export * from './language.ts';
export * from './lesson.ts';
export * from './note.ts';
export * from './page.ts';
export * from './people-import.ts';
export * from './person.ts';
export * from './report.ts';
export * from './session.ts';
export * from './stored-file.ts';
export * from './student.ts';
export * from './student-needs.ts';
export * from './teacher.ts';
export * from './user.ts';
export * from './yes-no.ts';
