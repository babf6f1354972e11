import { useCoursePlan, useHasExtension } from '@portal/api-client';
import type { CalendarDate, RecordToSave } from '@portal/domain';
import { ClassOfRecordNote } from '@portal/views';

export interface PlannedClassNoteProps {
  contractId: number;
  /** The record as the form would save it. */
  record: RecordToSave;
  /** The day with which the form was opened, for which nothing is read; undefined if it is unknown. */
  dayBefore: CalendarDate | undefined;
}

/**
 * Says which planned class a record takes or leaves on its new day (DECISION-90). Without a connection it says nothing:
 * the server decides in the same way.
 */
export function PlannedClassNote({ contractId, record, dayBefore }: PlannedClassNoteProps) {
  const isPlanned = useHasExtension('planned-classes');
  const mayChange = record.date !== dayBefore && (record.lessonId ?? record.plannedClassId) !== null;
  const plan = useCoursePlan(isPlanned && mayChange ? contractId : null);
  return <ClassOfRecordNote record={record} classes={plan.data?.classes} />;
}
