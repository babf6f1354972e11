import { classChangeOfRecord, type PlannedClass, type RecordToSave } from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { Banner } from '@portal/ui';
import { classOfRecordWords } from './class-of-record-words';

export interface ClassOfRecordNoteProps {
  /** The record as the form would save it. */
  record: RecordToSave;
  /** The planned classes of the contract; undefined while they are unknown. */
  classes: readonly PlannedClass[] | undefined;
}

/**
 * Says which planned class an attendance record takes, and which one it leaves without attendance, when its day changes
 * (DECISION-90). Renders nothing while neither changes.
 */
export function ClassOfRecordNote({ record, classes }: ClassOfRecordNoteProps) {
  const { stack } = classOfRecordWords.useWords();
  // The field is empty while a date is typed.
  const change = classes && record.date !== '' && classChangeOfRecord(record, classes);
  if (!change) return null;
  const partsOf = ({ date, time }: PlannedClass) => ({ day: dayPair(date), time });
  return (
    <Banner tone="info" role="status">
      {change.taken && <div>{stack('taken', partsOf(change.taken))}</div>}
      <div>{stack('left', partsOf(change.left))}</div>
    </Banner>
  );
}
