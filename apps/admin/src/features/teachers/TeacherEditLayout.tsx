import { useTeacher } from '@portal/api-client';
import { fullName, isArchivedTeacher, type Teacher } from '@portal/domain';
import { QueryState, queryToReturnTo, RecordMenu, useRememberOpened, useStoreRecent } from '@portal/records';
import { PageLayout, PageTitle } from '@portal/shell';
import { Badge, ButtonLink, PageHead, PageState } from '@portal/ui';
import { Outlet, useOutletContext, useParams } from 'react-router-dom';
import { RecordHistory } from '../../parts/history/RecordHistory';
import { pathTo } from '../../paths';
import { TeacherAside } from './side/TeacherAside';
import { teacherWords } from './teacher-words';
import { facts } from './teachers.css';

/**
 * The layout of one teacher: profile and contract history on the left, statuses and notes on the right (TEA-EDIT-01 to
 * TEA-EDIT-04).
 */
export function TeacherEditLayout() {
  const id = Number(useParams().id);
  const teacher = useTeacher(id);
  useRememberOpened('teachers', id);

  const isGone = teacher.error?.code === 'not-found';
  const shown = teacher.data?.id === id && !isGone ? teacher.data : undefined;
  useStoreRecent(shown && { kind: 'teacher', id, label: fullName(shown), detail: shown.city ?? '' });
  if (!shown)
    return (
      <PageLayout width="wide">
        {isGone ? <NoSuchTeacher /> : <QueryState error={teacher.error} retry={teacher.retry} level={1} />}
      </PageLayout>
    );

  return (
    <PageLayout
      width="wide"
      side={<TeacherParts teacher={shown} />}
      aside={<TeacherAside key={id} teacher={shown} />}
    >
      <PageTitle>{fullName(shown)}</PageTitle>
      <Outlet context={shown} />
    </PageLayout>
  );
}

/** Returns the open teacher; only inside the layout. */
export function useOpenTeacher(): Teacher {
  return useOutletContext<Teacher>();
}

/** The page heading: name, location and languages. */
export function TeacherHead({ teacher }: { teacher: Teacher }) {
  const { t } = teacherWords.useWords();
  const about = [teacher.city, teacher.languages.map(({ name }) => name).join(', ')].filter(Boolean);
  const isArchived = isArchivedTeacher(teacher);
  return (
    <div>
      <PageHead title={fullName(teacher)} />
      {(about.length > 0 || isArchived) && (
        <div className={facts}>
          {about.join(' · ')}
          {isArchived && <Badge tone="critical">{t('archived')}</Badge>}
        </div>
      )}
    </div>
  );
}

function NoSuchTeacher() {
  const { t, stack, plain } = teacherWords.useWords();
  return (
    <>
      <PageTitle>{plain('notFound')}</PageTitle>
      <PageState
        kind="not-found"
        level={1}
        title={stack('notFound')}
        text={stack('notFoundText')}
        action={<ButtonLink href={listAddress()}>{t('toList')}</ButtonLink>}
      />
    </>
  );
}

/** Returns the address of the teacher list with its last filters. */
function listAddress(): string {
  return pathTo('teachers.list') + queryToReturnTo('teachers');
}

const parts = ['profile', 'history'] as const;

function TeacherParts({ teacher }: { teacher: Teacher }) {
  const { id } = teacher;
  const { t, stack, plain } = teacherWords.useWords();
  return (
    <RecordMenu
      label={plain('menu')}
      back={listAddress()}
      backLabel={t('teachers')}
      links={parts.map((part) => ({
        id: part,
        href: pathTo(`teachers.${part}`, { id }),
        label: stack(part),
      }))}
      after={<RecordHistory of={{ subject: 'teacher', id }} about={fullName(teacher)} />}
    />
  );
}
