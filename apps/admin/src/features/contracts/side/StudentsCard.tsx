import {
  byLastName,
  type Contract,
  type ContractStudent,
  fullName,
  hasStudents,
  peopleOf,
} from '@portal/domain';
import { Badge, Banner, Button, Card, Heading, Skeleton, TextLink, VisuallyHidden } from '@portal/ui';
import { MarkedName, vocabulary } from '@portal/views';
import { copy } from '../../../copy';
import { headAction, lines, quiet, small } from '../../../parts/aside.css';
import { dayWords } from '../../../parts/enrolment-days/day-words';
import { PeriodsText } from '../../../parts/enrolment-days/PeriodsText';
import { pathTo } from '../../../paths';
import { dates, student } from './side.css';

export interface StudentsCardProps {
  contract: Contract;
  /** Whether the dialog has unsaved changes. */
  hasUnsaved: boolean;
  /** Opens the dialog that adds and removes students. */
  onManage: () => void;
  /** Opens the dialog with the dates of the students. */
  onDays: () => void;
}

/**
 * The students of a contract, each with a link to their history and the state of their report (CON-SIDE-05,
 * CON-SIDE-09).
 */
export function StudentsCard({ contract, hasUnsaved, onManage, onDays }: StudentsCardProps) {
  const { t, stack } = copy.useWords();
  const days = dayWords.useWords();
  const former = contract.formerStudents ?? [];
  const hasDays = peopleOf(contract).some(({ periods }) => periods !== undefined);
  return (
    <Card
      title={stack('students')}
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
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton lines={contract.studentCount} />
        </>
      ) : contract.students.length > 0 ? (
        <>
          <ReportCount students={contract.students} />
          <StudentLines of={contract.students} />
        </>
      ) : (
        <p className={quiet}>{t('noStudents')}</p>
      )}
      {former.length > 0 && (
        <>
          <Heading level={3}>{days.stack('left')}</Heading>
          <StudentLines of={former} />
        </>
      )}
      {hasDays && (
        <Button size="small" variant="quiet" onClick={onDays}>
          {days.stack('since')}
        </Button>
      )}
    </Card>
  );
}

/** Students by last name, each with the status of the report and the dates in the contract. */
function StudentLines({ of: people }: { of: readonly ContractStudent[] }) {
  return (
    <ul className={lines}>
      {byLastName(people).map((person) => (
        <li key={person.id} className={student}>
          <MarkedName of={person}>
            <TextLink variant="standalone" href={pathTo('students.edit.history', { id: person.id })}>
              {fullName(person)}
            </TextLink>
          </MarkedName>
          <ReportState student={person} />
          <Days person={person} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The dates of a student on a separate line; nothing for a student who belongs to the contract from its first class.
 */
function Days({ person: { periods = [] } }: { person: ContractStudent }) {
  if (periods.every(({ from, to }) => from === null && to === null)) return null;
  return (
    <div className={dates}>
      <PeriodsText periods={periods} />
    </div>
  );
}

/** The number of submitted reports, shown once one exists: explains the marks next to the names. */
function ReportCount({ students }: { students: readonly ContractStudent[] }) {
  const { stack } = copy.useWords();
  if (!students.some(({ reportForm }) => reportForm)) return null;
  const submitted = students.filter(({ reportForm }) => reportForm?.status === 'submitted').length;
  return <p className={small}>{stack('people.reports', { submitted, count: students.length })}</p>;
}

function ReportState({ student: { reportForm } }: { student: ContractStudent }) {
  const { t } = vocabulary.useWords();
  if (!reportForm) return null;
  return (
    <Badge tone={reportForm.status === 'submitted' ? 'positive' : 'caution'}>
      {t(`reportFormStatus.${reportForm.status}`)}
    </Badge>
  );
}
