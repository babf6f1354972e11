import { useMoveContract } from '@portal/api-client';
import { type Contract, contractStatuses, fullName, hasStudents, initials } from '@portal/domain';
import { Avatar, Card, SelectField, Skeleton, VisuallyHidden } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../copy';
import { useOutcome } from '../../parts/useOutcome';
import { people, person, quiet } from './ContractAside.css';

export interface ContractAsideProps {
  contract: Contract;
}

/** Status, teacher and students of a contract (CON-SIDE-03 to CON-SIDE-05). */
export function ContractAside({ contract }: ContractAsideProps) {
  const { t, stack } = copy.useWords();
  return (
    <>
      <Card as="div">
        <ContractStatusSelect contract={contract} />
      </Card>
      <Card title={stack('side.teacher')}>
        {contract.teacher ? (
          <div className={person}>
            <Avatar initials={initials(contract.teacher)} />
            {fullName(contract.teacher)}
          </div>
        ) : (
          <p className={quiet}>{t('side.noTeacher')}</p>
        )}
      </Card>
      <Card title={stack('side.students')}>
        {!hasStudents(contract) ? (
          <>
            <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
            <Skeleton lines={contract.studentCount} />
          </>
        ) : contract.students.length > 0 ? (
          <ul className={people}>
            {contract.students.map((student) => (
              <li key={student.id}>{fullName(student)}</li>
            ))}
          </ul>
        ) : (
          <p className={quiet}>{t('side.noStudents')}</p>
        )}
      </Card>
    </>
  );
}

/** Any of the four statuses, saved at once (CON-SIDE-03, CON-SIDE-04, CONFLICT-16). */
function ContractStatusSelect({ contract }: ContractAsideProps) {
  const moveContract = useMoveContract();
  const { succeeded, failed } = useOutcome();
  const { t } = copy.useWords();
  const { plain } = vocabulary.useWords();
  const [wanted, setWanted] = useState<string>();

  const move = async (value: string) => {
    const status = contractStatuses.find((known) => known === value);
    if (!status || wanted) return;
    setWanted(value);
    try {
      await moveContract(contract.id, status);
      succeeded('toast.statusUpdated');
    } catch {
      failed('toast.statusNotUpdated');
    } finally {
      setWanted(undefined);
    }
  };

  return (
    <SelectField
      label={t('side.status')}
      value={wanted ?? contract.status}
      aria-busy={wanted !== undefined}
      onChange={(event) => void move(event.currentTarget.value)}
      options={contractStatuses.map((status) => ({
        value: status,
        label: plain(`contractStatus.${status}`),
      }))}
    />
  );
}
