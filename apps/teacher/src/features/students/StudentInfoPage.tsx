import { useStudent } from '@portal/api-client';
import { fullName, type Student } from '@portal/domain';
import { NotFoundPage, PageLayout, PageTitle } from '@portal/shell';
import { PageHead, PageState, TextLink } from '@portal/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import type { QueryStateProps } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { useCourse } from '../../parts/useCourse';
import { pathTo, studentListWith } from '../../paths';
import { StudentDocuments } from './StudentDocuments';
import { StudentNeeds } from './StudentNeeds';
import { StudentState } from './StudentState';
import { studentWords } from './student-words';

/**
 * `teacher.views.student.info`: documents and needs of a student, read-only (SHELL-099, OPEN-76, PORTAL-STUDENTS-06 to
 * PORTAL-STUDENTS-18).
 */
export function StudentInfoPage() {
  const id = Number(useParams().id);
  return id > 0 ? <StudentInfo id={id} /> : <NotFoundPage />;
}

function StudentInfo({ id }: { id: number }) {
  const student = useStudent(id);
  const { t, plain } = studentWords.useWords();
  const courseId = Number(useSearchParams()[0].get('course'));
  if (student.data) return <LoadedStudent key={id} student={student.data} />;
  if (student.error?.code === 'offline' && courseId > 0)
    return <KnownStudent id={id} courseId={courseId} error={student.error} retry={student.retry} />;
  return (
    <PageLayout width="narrow">
      {student.error ? (
        <StudentState error={student.error} retry={student.retry} level={1} />
      ) : (
        <>
          <PageTitle>{plain('student')}</PageTitle>
          <PageState kind="loading" title={t('info.loading')} />
        </>
      )}
    </PageLayout>
  );
}

interface KnownStudentProps extends Pick<QueryStateProps, 'error' | 'retry'> {
  id: number;
  courseId: number;
}

/** Shown if the student cannot be loaded: name and course from the home's data. */
function KnownStudent({ id, courseId, error, retry }: KnownStudentProps) {
  const contract = useCourse(courseId).data;
  const { t, plain } = studentWords.useWords();
  const student = contract?.students.find((known) => known.id === id);
  return (
    <PageLayout width="narrow">
      <PageTitle>{student ? fullName(student) : plain('student')}</PageTitle>
      {contract && student && (
        <PageHead
          eyebrow={
            <TextLink className={thumbLink} href={studentListWith(contract.id, student.id)}>
              {t('list.ofContract', { number: contract.number })}
            </TextLink>
          }
          title={fullName(student)}
        />
      )}
      <StudentState error={error} retry={retry} level={student ? 2 : 1} />
    </PageLayout>
  );
}

function LoadedStudent({ student }: { student: Student }) {
  const [query] = useSearchParams();
  // The contract of the previous page; otherwise the active one.
  const requestedCourse = Number(query.get('course'));
  const contract =
    student.contracts.find(({ id }) => id === requestedCourse) ??
    student.contracts.find(({ status }) => status === 'activated') ??
    student.contracts[0];
  const { t } = studentWords.useWords();
  return (
    <PageLayout width="narrow">
      <PageTitle>{fullName(student)}</PageTitle>
      <PageHead
        eyebrow={
          contract ? (
            <TextLink className={thumbLink} href={studentListWith(contract.id, student.id)}>
              {t('list.ofContract', { number: contract.number })}
            </TextLink>
          ) : (
            <TextLink className={thumbLink} href={pathTo('teacher.views.home')}>
              {t('info.home')}
            </TextLink>
          )
        }
        title={fullName(student)}
      />
      <StudentDocuments student={student} contractId={contract?.id ?? null} />
      <StudentNeeds needs={student.needs} contractId={contract?.id ?? null} />
    </PageLayout>
  );
}
