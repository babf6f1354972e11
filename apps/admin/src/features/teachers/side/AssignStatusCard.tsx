import { assignStatusOf, contractsInProgress, type Teacher } from '@portal/domain';
import { Card, Cluster, TextLink } from '@portal/ui';
import { ContractStatusBadge } from '@portal/views';
import { lines } from '../../../parts/aside.css';
import { pathTo } from '../../../paths';
import { AssignStatusBadge } from '../TeacherStatusBadge';
import { teacherWords } from '../teacher-words';

/** Number of contracts in the card; the history lists all. */
const maxShown = 6;

export interface AssignStatusCardProps {
  teacher: Teacher;
}

/** The teacher's assign status and current contracts (TEA-EDIT-02, TEA-LIST-11, TEA-LIST-12). */
export function AssignStatusCard({ teacher }: AssignStatusCardProps) {
  const { stack, plain } = teacherWords.useWords();
  const current = contractsInProgress(teacher);
  return (
    <Card title={stack('side.assign')}>
      <div>
        <AssignStatusBadge status={assignStatusOf(teacher)} />
      </div>
      {current.length > 0 && (
        <ul className={lines} aria-label={plain('side.inProgress')}>
          {current.slice(0, maxShown).map(({ id, number, status }) => (
            <Cluster key={id} as="li" align="baseline" justify="between">
              <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id })}>
                {number}
              </TextLink>
              <ContractStatusBadge status={status} />
            </Cluster>
          ))}
        </ul>
      )}
      {teacher.contracts.length > 0 && (
        <TextLink variant="standalone" href={pathTo('teachers.history', { id: teacher.id })}>
          {stack('side.all', { count: teacher.contracts.length })}
        </TextLink>
      )}
    </Card>
  );
}
