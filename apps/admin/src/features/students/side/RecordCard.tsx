import type { Student } from '@portal/domain';
import { Button, Card } from '@portal/ui';
import { sideWords } from './side-words';

export interface RecordCardProps {
  student: Student;
  /** Opens the confirmation before the student is archived or restored. */
  onAction: (action: 'archive' | 'restore') => void;
}

/** Archives or restores the open student, as the list does (OPEN-61). */
export function RecordCard({ student, onAction }: RecordCardProps) {
  const { t, stack } = sideWords.useWords();
  const action = student.active ? 'archive' : 'restore';
  return (
    <Card title={stack('record.title')}>
      <div>
        <Button size="small" onClick={() => onAction(action)}>
          {t(`record.${action}`)}
        </Button>
      </div>
    </Card>
  );
}
