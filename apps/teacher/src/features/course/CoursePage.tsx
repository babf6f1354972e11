import { useContract, useLessons } from '@portal/api-client';
import type { Contract } from '@portal/domain';
import { PageLayout, PageTitle, useSession } from '@portal/shell';
import { Accordion, ButtonLink, CheckIcon, PageHead, PageState, Skeleton, TextLink } from '@portal/ui';
import { ContractStatusBadge } from '@portal/views';
import { useParams } from 'react-router-dom';
import { copy } from '../../copy';
import { QueryState } from '../../parts/QueryState';
import { attendanceOf, pathTo } from '../../paths';
import { AttendanceList } from './AttendanceList';
import { CourseDetails } from './CourseDetails';
import { CourseHours } from './CourseHours';
import { CourseMaterial } from './CourseMaterial';
import { CourseOutline } from './CourseOutline';
import { CourseSummary } from './CourseSummary';

/** `teacher.views.course`: one course; an administrator may read it (PORTAL-COURSE-01 to PORTAL-COURSE-22, OPEN-21). */
export function CoursePage() {
  const { id } = useParams();
  const contract = useContract(Number(id));
  const { t, plain } = copy.useWords();
  if (contract.data) return <Course contract={contract.data} />;
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('course.pageTitle')}</PageTitle>
      {contract.error ? (
        <QueryState error={contract.error} retry={contract.retry} level={1} />
      ) : (
        <PageState kind="loading" title={t('state.loading')} />
      )}
    </PageLayout>
  );
}

function Course({ contract }: { contract: Contract }) {
  const lessons = useLessons(contract.id);
  const { user } = useSession();
  const { t, stack, plain } = copy.useWords();
  const isTeacher = user?.role === 'ROLE_TEACHER';
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('course.title', { number: contract.number })}</PageTitle>
      <PageHead
        eyebrow={isTeacher && <TextLink href={pathTo('teacher.views.home')}>{t('course.back')}</TextLink>}
        title={stack('course.title', { number: contract.number })}
        actions={
          contract.status === 'activated' ? (
            isTeacher && (
              <ButtonLink variant="primary" icon={CheckIcon} href={attendanceOf(contract.id)}>
                {t('course.submit')}
              </ButtonLink>
            )
          ) : (
            <ContractStatusBadge status={contract.status} />
          )
        }
      />
      <CourseHours contract={contract} lessons={lessons.data?.rows} />
      <CourseSummary contract={contract} />
      <Accordion
        sections={[
          {
            id: 'outline',
            title: stack('course.outline'),
            content: <CourseOutline outline={contract.outline} />,
          },
          {
            id: 'material',
            title: stack('course.material'),
            content: <CourseMaterial contract={contract} />,
          },
          { id: 'details', title: stack('course.details'), content: <CourseDetails contract={contract} /> },
          {
            id: 'attendance',
            title: stack('course.attendance'),
            content: lessons.data ? (
              <AttendanceList contract={contract} lessons={lessons.data.rows} />
            ) : lessons.error ? (
              <QueryState error={lessons.error} retry={lessons.retry} />
            ) : (
              <Skeleton lines={4} />
            ),
          },
        ]}
        defaultOpen={['outline', 'material', 'details', 'attendance']}
      />
    </PageLayout>
  );
}
