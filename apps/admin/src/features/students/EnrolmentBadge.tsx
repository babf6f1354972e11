import { enrolmentOf, type Student } from '@portal/domain';
import { Badge } from '@portal/ui';
import { vocabulary } from '@portal/views';

/**
 * Shows whether the student is currently enrolled, according to their contracts (STU-LIST-10, DOMAIN-12, DOMAIN-13).
 */
export function EnrolmentBadge({ student }: { student: Pick<Student, 'contracts'> }) {
  const enrolment = enrolmentOf(student.contracts);
  return (
    <Badge tone={enrolment === 'enrolled' ? 'positive' : 'neutral'}>
      <vocabulary.T k={`enrolment.${enrolment}`} />
    </Badge>
  );
}
