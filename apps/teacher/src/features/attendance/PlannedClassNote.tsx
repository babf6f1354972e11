import { useCoursePlan, useHasExtension } from '@portal/api-client';
import type { CalendarDate, RecordToSave } from '@portal/domain';
import { ClassOfRecordNote } from '@portal/views';

export interface PlannedClassNoteProps {
  contractId: number;
  /** The record as the form would save it. */
  record: RecordToSave;
  /** The date when the form was opened, for which no classes are loaded; undefined if it is unknown. */
  dayBefore: CalendarDate | undefined;
}

/**
 * Says which planned class a record takes or leaves on its new date (DECISION-90). Says nothing without a connection,
 * when the server applies the same rule later.
 */
export function PlannedClassNote({ contractId, record, dayBefore }: PlannedClassNoteProps) {
  const isPlanned = useHasExtension('planned-classes');
  const mayChange = record.date !== dayBefore && (record.lessonId ?? record.plannedClassId) !== null;
  const plan = useCoursePlan(isPlanned && mayChange ? contractId : null);
  return <ClassOfRecordNote record={record} classes={plan.data?.classes} />;
}
