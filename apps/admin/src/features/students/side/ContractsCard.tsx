import { contractsByRelevance, type Student, type StudentContract } from '@portal/domain';
import { Button, Card, TextLink } from '@portal/ui';
import { ContractStatusBadge, CourseTypeName } from '@portal/views';
import { headAction, lines, quiet, small, words } from '../../../parts/aside.css';
import { pathTo } from '../../../paths';
import { EnrolmentBadge } from '../EnrolmentBadge';
import { row, ticked } from './StudentAside.css';
import { sideWords } from './side-words';

export interface ContractsCardProps {
  student: Student;
  /** Opens the dialog that assigns the student to a contract. */
  onAssign: () => void;
}

/** Number of contracts shown; the history lists all. */
const limit = 4;

/** The student's enrolment and contracts, and a button to assign another (STU-EDIT-02, OPEN-94). */
export function ContractsCard({ student, onAssign }: ContractsCardProps) {
  const { t, stack, plain } = sideWords.useWords();
  const contracts = contractsByRelevance(student.contracts);
  return (
    <Card title={stack('contractStatus')}>
      <div className={ticked}>
        <EnrolmentBadge student={student} />
        <Button size="small" variant="quiet" className={headAction} onClick={onAssign}>
          {stack('contracts.assign')}
        </Button>
      </div>
      {contracts.length > 0 ? (
        <ul className={lines} aria-label={plain('contracts.list')}>
          {contracts.slice(0, limit).map((contract) => (
            <ContractLine key={contract.id} contract={contract} />
          ))}
        </ul>
      ) : (
        <p className={quiet}>{t('contracts.none')}</p>
      )}
      {contracts.length > limit && (
        <TextLink variant="standalone" href={pathTo('students.edit.history', { id: student.id })}>
          {stack('contracts.all', { count: contracts.length })}
        </TextLink>
      )}
    </Card>
  );
}

function ContractLine({ contract }: { contract: StudentContract }) {
  const { courseType, complementaryDescription } = contract;
  return (
    <li className={words}>
      <span className={row}>
        <TextLink variant="standalone" href={pathTo('courses.edit.basic', { id: contract.id })}>
          {contract.number}
        </TextLink>
        <ContractStatusBadge status={contract.status} />
      </span>
      {(courseType || complementaryDescription) && (
        <span className={small}>
          {courseType && <CourseTypeName type={courseType} />}
          {courseType && complementaryDescription && ' · '}
          {complementaryDescription}
        </span>
      )}
    </li>
  );
}
