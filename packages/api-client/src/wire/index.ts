/** The wire's own shapes, spellings and all: `Wire.Course`, `Wire.Attendance`. */
export type * as Wire from '../generated/types.gen';
