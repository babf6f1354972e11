import { byLastName, type Contract, type ContractStudent, fullName, hasStudents } from '@portal/domain';
import { Badge, Banner, Button, Card, Skeleton, TextLink, VisuallyHidden } from '@portal/ui';
import { copy } from '../../../copy';
import { pathTo } from '../../../paths';
import { headAction, people, quiet, student } from './ContractAside.css';

export interface StudentsCardProps {
  contract: Contract;
  /** Something was picked in the dialog and not saved. */
  hasUnsaved: boolean;
  /** Opens the dialog that adds and removes students. */
  onManage: () => void;
}

/** The students of a contract, each with the way to its history, and how far its report has come (CON-SIDE-05, CON-SIDE-09). */
export function StudentsCard({ contract, hasUnsaved, onManage }: StudentsCardProps) {
  const { t, stack } = copy.useWords();
  return (
    <Card
      title={stack('side.students')}
      aside={
        <Button size="small" variant="quiet" className={headAction} onClick={onManage}>
          {stack('people.manage')}
        </Button>
      }
    >
      {hasUnsaved && (
        <Banner tone="caution" look="line">
          {stack('people.unsaved')}
        </Banner>
      )}
      {!hasStudents(contract) ? (
        <>
          <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
          <Skeleton lines={contract.studentCount} />
        </>
      ) : contract.students.length > 0 ? (
        <ul className={people}>
          {byLastName(contract.students).map((person) => (
            <li key={person.id} className={student}>
              <TextLink variant="standalone" href={pathTo('students.edit.history', { id: person.id })}>
                {fullName(person)}
              </TextLink>
              <ReportState student={person} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={quiet}>{t('side.noStudents')}</p>
      )}
    </Card>
  );
}

function ReportState({ student: { reportForm } }: { student: ContractStudent }) {
  const { t } = copy.useWords();
  if (!reportForm) return null;
  return reportForm.status === 'submitted' ? (
    <Badge tone="positive">{t('people.reportSubmitted')}</Badge>
  ) : (
    <Badge tone="caution">{t('people.reportIncomplete')}</Badge>
  );
}
