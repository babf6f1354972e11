import type { CalendarDate, PlannedClasses } from '@portal/domain';
import { getPlannedClasses } from '../generated/sdk.gen.ts';
import { plannedClassesFromWire } from '../wire/planned-class.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';

/** Days from the first to the last, at most 100. */
export interface Span {
  from: CalendarDate;
  to: CalendarDate;
  /** Only classes of other contracts that have the teacher or a student of this one. */
  besideContract?: number;
}

/**
 * The planned classes of a span: those of the own contracts for a teacher, all for an administrator (DECISION-51). Null
 * reads nothing.
 */
export function usePlannedClasses(span: Span | null): Query<PlannedClasses> {
  return useQuery(
    span && ['planned-classes', span],
    (call) => readPlannedClasses(call, span ?? { from: '', to: '' }),
    keepRows,
  );
}

/** Reads the planned classes of a span. */
export async function readPlannedClasses(
  call: ReadCall,
  { from, to, besideContract }: Span,
): Promise<PlannedClasses> {
  const { data } = await getPlannedClasses({ ...call, query: { from, to, besideCourse: besideContract } });
  return plannedClassesFromWire(data);
}
