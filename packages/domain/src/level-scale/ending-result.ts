import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { NamedReference } from '../person/named-reference.ts';
import type { Person } from '../person/person.ts';
import type { LevelScale, ScaleLevels } from './level-scale.ts';

/** A result of a student in a current contract that ends soon or has ended, with the levels that nothing replaces. */
export interface EndingResult {
  id: number;
  /** The contract with which it is followed up. */
  contractId: number;
  student: Person;
  language: NamedReference;
  scale: LevelScale;
  levels: ScaleLevels;
  /** The last day on which the levels hold. */
  lastDay: CalendarDate;
}
