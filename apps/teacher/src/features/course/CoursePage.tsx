import { useClassesOfHours, useHasExtension, useLessons } from '@portal/api-client';
import { type Contract, isLocked, warningsOf } from '@portal/domain';
import { PageLayout, PageTitle, useSession } from '@portal/shell';
import {
  Accordion,
  Banner,
  ButtonLink,
  CheckIcon,
  Icon,
  PageHead,
  PageState,
  Skeleton,
  TextLink,
  useIsPhone,
  VisuallyHidden,
  WarningIcon,
} from '@portal/ui';
import { ContractStatusBadge } from '@portal/views';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageCopy } from '../../copy/pages';
import { QueryState } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { useCourse } from '../../parts/useCourse';
import { WrongLessonNote } from '../../parts/WrongLessonNote';
import { WaitingNotice } from '../../parts/waiting/WaitingNotice';
import { attendanceOf, pathTo } from '../../paths';
import { AttendanceList } from './AttendanceList';
import { CourseDetails } from './CourseDetails';
import { CourseHours } from './CourseHours';
import { CourseOutline } from './CourseOutline';
import { CourseReports } from './CourseReports';
import { CourseSummary } from './CourseSummary';
import { warning } from './course.css';
import { CourseMaterial } from './material/CourseMaterial';
import { useCourseStudents } from './useCourseStudents';

/** `teacher.views.course`: one course; an administrator may read it (SHELL-095, PORTAL-COURSE-01 to PORTAL-COURSE-36, OPEN-21). */
export function CoursePage() {
  const { id } = useParams();
  const contract = useCourse(Number(id));
  const { t, plain } = pageCopy.useWords();
  if (contract.data) return <Course contract={contract.data} />;
  return (
    <PageLayout width="narrow">
      {contract.error ? (
        <QueryState error={contract.error} retry={contract.retry} level={1} />
      ) : (
        <>
          <PageTitle>{plain('contract')}</PageTitle>
          <PageState kind="loading" title={t('state.loading')} />
        </>
      )}
    </PageLayout>
  );
}

/** Sections open initially: on a phone, read-only ones are collapsed (PORTAL-COURSE-10). */
const openAtFirst = {
  phone: ['outline', 'material'],
  desk: ['outline', 'material', 'details', 'attendance', 'reports'],
} as const;

function Course({ contract }: { contract: Contract }) {
  const lessons = useLessons(contract.id);
  const classes = useClassesOfHours(contract.id);
  const { user } = useSession();
  const { t, stack, plain } = pageCopy.useWords();
  const students = useCourseStudents(contract);
  const isPhone = useIsPhone();
  // From the first render: rotating a phone collapses nothing.
  const [defaultOpen] = useState(openAtFirst[isPhone ? 'phone' : 'desk']);
  const [opened, setOpened] = useState<readonly string[]>(defaultOpen);
  const hasOpened = (section: string) => opened.includes(section);
  const isTeacher = user?.role === 'ROLE_TEACHER';
  const hasMeetings = useHasExtension('meeting-attendance');
  // A substitute can only read the rest of the contract.
  const canChange = isTeacher && !contract.attendanceOnly;
  // Each warning appears once: as the icon of its section, with the text in the section.
  const warnings = warningsOf(contract);
  return (
    <PageLayout width="narrow">
      <PageTitle>{plain('contractOf', { number: contract.number })}</PageTitle>
      <PageHead
        eyebrow={
          isTeacher && (
            <TextLink className={thumbLink} href={pathTo('teacher.views.home')}>
              {t('course.back')}
            </TextLink>
          )
        }
        title={stack('contractOf', { number: contract.number })}
        actions={
          contract.status === 'activated' ? (
            isTeacher && (
              <ButtonLink variant="primary" icon={CheckIcon} href={attendanceOf(contract.id)}>
                {t('submitAttendance')}
              </ButtonLink>
            )
          ) : (
            <ContractStatusBadge status={contract.status} />
          )
        }
      />
      <WaitingNotice contractId={contract.id} />
      {contract.attendanceOnly && <Banner tone="info">{stack('course.attendanceOnly')}</Banner>}
      <CourseHours contract={contract} lessons={lessons.data?.rows} classes={classes.data} />
      <CourseSummary contract={contract} students={students} listed={isTeacher} />
      <Accordion
        sections={[
          {
            id: 'outline',
            title: stack('course.outline'),
            aside: warnings.includes('outline-required') && <Warning />,
            content: <CourseOutline contract={contract} readOnly={!canChange} />,
          },
          {
            id: 'material',
            title: stack('material'),
            aside: warnings.includes('material-required') && <Warning />,
            content: (
              <CourseMaterial contract={contract} studentCount={students.count} readOnly={!canChange} />
            ),
          },
          { id: 'details', title: stack('course.details'), content: <CourseDetails contract={contract} /> },
          {
            id: 'attendance',
            title: stack('course.attendance'),
            content: lessons.data ? (
              <>
                <AttendanceList contract={contract} lessons={lessons.data.rows} classes={classes.data} />
                {isTeacher && <WrongLessonNote />}
                {isTeacher && hasMeetings && hasOpened('attendance') && (
                  <Suspense fallback={<Skeleton lines={2} />}>
                    <CourseMeetings contractId={contract.id} />
                  </Suspense>
                )}
              </>
            ) : lessons.error ? (
              <QueryState error={lessons.error} retry={lessons.retry} />
            ) : (
              <Skeleton lines={4} />
            ),
          },
          {
            id: 'reports',
            title: stack('progressReports'),
            aside: warnings.includes('report-required') && <Warning />,
            // Mounted once opened, because it sends one request per report.
            content: hasOpened('reports') && (
              <CourseReports contract={contract} canWrite={canChange && !isLocked(contract.status)} />
            ),
          },
        ]}
        defaultOpen={defaultOpen}
        onOpenChange={(open) => setOpened((before) => [...new Set([...before, ...open])])}
      />
    </PageLayout>
  );
}

/** Marks a section that needs work, also while it is collapsed (PORTAL-COURSE-21, PORTAL-COURSE-22). */
function Warning() {
  return (
    <span className={warning}>
      <Icon of={WarningIcon} size="large" />
      <VisuallyHidden>
        <pageCopy.T k="warnings" />
      </VisuallyHidden>
    </span>
  );
}

/** Loaded when its section is opened. */
const CourseMeetings = lazy(async () => ({ default: (await import('./CourseMeetings')).CourseMeetings }));
