import { useStudent } from '@portal/api-client';
import { fullName, type Student } from '@portal/domain';
import { QueryState, queryToReturnTo, RecordMenu, useRememberOpened, useStoreRecent } from '@portal/records';
import { PageLayout, PageTitle, useToast } from '@portal/shell';
import { Badge, Cluster, PageHead, Text } from '@portal/ui';
import { MarkedName } from '@portal/views';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, Outlet, useOutletContext, useParams } from 'react-router-dom';
import { RecordHistory } from '../../parts/history/RecordHistory';
import { pathTo } from '../../paths';
import { StudentAside } from './side/StudentAside';
import { studentWords } from './student-words';

/**
 * The layout of one student: three parts on the left, facts about the student on the right (STU-EDIT-01 to
 * STU-EDIT-06).
 */
export function StudentEditLayout() {
  const id = Number(useParams().id);
  const student = useStudent(id);
  useRememberOpened('students', id);

  const shown = student.data;
  useStoreRecent(
    shown?.id === id
      ? { kind: 'student', id, label: fullName(shown), detail: shown.company?.name ?? '' }
      : undefined,
  );

  if (student.error?.code === 'not-found') return <NoSuchStudent />;
  if (!shown || shown.id !== id)
    return (
      <PageLayout width="wide">
        <QueryState error={student.error} retry={student.retry} level={1} />
      </PageLayout>
    );

  return (
    <PageLayout
      width="wide"
      side={<StudentParts student={shown} />}
      aside={<StudentAside key={id} studentId={id} />}
    >
      <PageTitle>{fullName(shown)}</PageTitle>
      <Outlet context={shown} />
    </PageLayout>
  );
}

/** Returns the open student; only inside the layout. */
export function useOpenStudent(): Student {
  return useOutletContext<Student>();
}

/** Redirects to the list with an error message (STU-EDIT-06). */
function NoSuchStudent() {
  const toast = useToast();
  const { pair } = studentWords.useWords();
  const say = useEffectEvent(() => toast.danger(pair('notFound'), { keep: true }));
  // `void`, because an effect would run the returned function on unmount and so remove the toast.
  useEffect(() => void say(), []);
  return <Navigate to={pathTo('students.list') + queryToReturnTo('students')} replace />;
}

export interface StudentHeadProps {
  student: Student;
  /** Actions for the whole page; the primary button last. */
  actions?: ReactNode;
}

/** The page heading: name and distinguishing facts. */
export function StudentHead({ student, actions }: StudentHeadProps) {
  const { t } = studentWords.useWords();
  return (
    <PageHead
      title={fullName(student)}
      detail={
        <Cluster>
          <Text as="span" tone="soft">
            {student.company ? <MarkedName of={student.company} /> : t('noEmployer')}
          </Text>
          {!student.active && <Badge tone="critical">{t('archived')}</Badge>}
        </Cluster>
      }
      actions={actions}
    />
  );
}

const parts = ['basic', 'history', 'documents'] as const;

function StudentParts({ student }: { student: Student }) {
  const { id } = student;
  const { t, stack, plain } = studentWords.useWords();
  return (
    <RecordMenu
      label={plain('menu')}
      back={pathTo('students.list') + queryToReturnTo('students')}
      backLabel={t('students')}
      links={parts.map((part) => ({
        id: part,
        href: pathTo(`students.edit.${part}`, { id }),
        label: stack(part),
      }))}
      after={<RecordHistory of={{ subject: 'student', id }} about={fullName(student)} />}
    />
  );
}
