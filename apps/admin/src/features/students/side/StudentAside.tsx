import { Card } from '@portal/ui';
import { copy } from '../../../copy';
import { RecordNotes } from '../../../parts/RecordNotes';
import { pathTo } from '../../../paths';

export interface StudentAsideProps {
  studentId: number;
}

/** What stands beside each part of a student (STU-EDIT-02 to STU-EDIT-05). */
export function StudentAside({ studentId }: StudentAsideProps) {
  const { t } = copy.useWords();
  // The column stays beside each part of its student.
  const pages = pathTo('students.edit.basic', { id: studentId }).replace(/[^/]+$/, '');
  return (
    <Card title={t('notes')}>
      <RecordNotes subject="students" recordId={studentId} limit={5} within={pages} />
    </Card>
  );
}
