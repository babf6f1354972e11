import { useContractStudents } from '@portal/api-client';
import { byLastName, type Contract, fullName, type Student } from '@portal/domain';
import { NotFoundPage, PageLayout, PageTitle } from '@portal/shell';
import {
  Accordion,
  Card,
  EmptyState,
  Icon,
  PageHead,
  Skeleton,
  TextLink,
  VisuallyHidden,
  WarningIcon,
} from '@portal/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { QueryState } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { useCourse } from '../../parts/useCourse';
import { pathTo, studentInfoOf } from '../../paths';
import { StudentSummary } from './StudentSummary';
import { studentWords } from './student-words';
import { due, names, quiet } from './students.css';

/** `student-list/{id}`: the students of a course (SHELL-098, PORTAL-STUDENTS-01 to PORTAL-STUDENTS-05). */
export function StudentListPage() {
  const contractId = Number(useParams().id);
  return contractId > 0 ? <StudentList contractId={contractId} /> : <NotFoundPage />;
}

function StudentList({ contractId }: { contractId: number }) {
  const students = useContractStudents(contractId);
  const contract = useCourse(contractId).data;
  const { t, stack, plain } = studentWords.useWords();
  const number = contract?.number;
  const known = contract && contract.students.length > 0;
  return (
    <PageLayout width="narrow">
      {students.error && !students.data && !(known && students.error.code === 'offline') ? (
        <QueryState error={students.error} retry={students.retry} level={1} />
      ) : (
        <>
          <PageTitle>{number ? plain('list.ofContract', { number }) : plain('students')}</PageTitle>
          <PageHead
            eyebrow={
              <TextLink className={thumbLink} href={pathTo('teacher.views.course', { id: contractId })}>
                {number ? t('contractOf', { number }) : t('contract')}
              </TextLink>
            }
            title={stack('students')}
          />
          {students.data ? (
            <Students students={students.data.rows} contract={contract} contractId={contractId} />
          ) : students.error && contract ? (
            <>
              <KnownStudents contract={contract} />
              <QueryState error={students.error} retry={students.retry} />
            </>
          ) : (
            <Card as="div" role="status">
              <VisuallyHidden>{t('loadingStudents')}</VisuallyHidden>
              <Skeleton lines={4} height="1.6em" />
            </Card>
          )}
        </>
      )}
    </PageLayout>
  );
}

/** Shown if the students cannot be loaded: their names from the home's data. */
function KnownStudents({ contract }: { contract: Contract }) {
  const { stack } = studentWords.useWords();
  return (
    <Card as="div">
      <p className={quiet}>{stack('list.namesOnly')}</p>
      <ul className={names}>
        {byLastName(contract.students).map((student) => (
          <li key={student.id}>
            <TextLink className={thumbLink} href={studentInfoOf(student.id, contract.id)}>
              {fullName(student)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface StudentsProps {
  students: readonly Student[];
  contractId: number;
  /** Undefined while loading or after a failure. */
  contract: Contract | undefined;
}

function Students({ students, contract, contractId }: StudentsProps) {
  const { t, stack } = studentWords.useWords();
  const [query, setQuery] = useSearchParams();
  if (students.length === 0) return <EmptyState title={stack('noStudents')} text={stack('list.noneText')} />;
  const sorted = byLastName(students);
  // In the URL, so that going back restores which student was open. A single student is open initially.
  const alone = students.length === 1 ? students.map(({ id }) => String(id)) : [];
  const open = query.get(openStudents)?.split(',') ?? alone;
  const isOver = contract === undefined || contract.status === 'archived';
  return (
    <Card as="div" padding="none">
      <Accordion
        look="list"
        sections={sorted.map((student) => {
          const isDue = !isOver && student.reportForm?.status !== 'submitted';
          return {
            id: String(student.id),
            title: (
              <>
                {fullName(student)}
                {isDue && (
                  <span className={due}>
                    <Icon of={WarningIcon} size="small" /> {t('list.reportDue')}
                  </span>
                )}
              </>
            ),
            content: (
              <StudentSummary
                student={student}
                contractId={contractId}
                languageId={contract?.language?.id ?? null}
                isReportDue={isDue}
              />
            ),
          };
        })}
        open={open}
        onOpenChange={(ids) =>
          setQuery({ [openStudents]: ids.join(',') }, { replace: true, preventScrollReset: true })
        }
      />
    </Card>
  );
}

/** Query parameter with the ids of the open students. */
const openStudents = 'open';
