import { useCourseTypes, useCreateTeacher, useVerifyTeacherEmail } from '@portal/api-client';
import { fullName, teacherFormText, teacherSchema } from '@portal/domain';
import { BackLink, QueryState, queryToReturnTo, RecordForm } from '@portal/records';
import { PageLayout, PageTitle, useToast } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { archivedUserMatch } from '../../parts/archiving/archived-match';
import { pathTo } from '../../paths';
import { TeacherInputs } from './TeacherInputs';
import { teacherWords } from './teacher-words';

/** A new teacher: the same form, empty (SHELL-092). */
export function TeacherCreatePage() {
  const { t, plain, pair } = teacherWords.useWords();
  const { data: courseTypes, error, retry } = useCourseTypes();
  const toast = useToast();
  const verify = useVerifyTeacherEmail();
  const createTeacher = useCreateTeacher();
  const [createdId, setCreatedId] = useState<number>();

  // Redirects only after the form is gone, whose guard would ask before leaving. Replaces the history entry, so that
  // Back leads to the list.
  if (createdId !== undefined) return <Navigate to={pathTo('teachers.profile', { id: createdId })} replace />;

  return (
    <PageLayout>
      <PageTitle>{plain('createTeacher')}</PageTitle>
      <PageHead
        title={t('createTeacher')}
        eyebrow={
          <BackLink href={pathTo('teachers.list') + queryToReturnTo('teachers')}>{t('teachers')}</BackLink>
        }
      />
      {courseTypes ? (
        <RecordForm
          draft={{ form: 'teacher', record: 'new', stored: teacherFormText(null, courseTypes) }}
          schema={teacherSchema}
          email={{
            archivedMatch: archivedUserMatch,
            stored: null,
            verify,
            onNotVerified: () => toast.danger(pair('toast.notVerified')),
          }}
          save={(values, { intention }) => createTeacher(values, intention)}
          onSaved={(teacher) => {
            toast.success(pair('toast.created', { name: fullName(teacher) }));
            setCreatedId(teacher.id);
          }}
          onFailed={(_, values) => toast.danger(pair('toast.notCreated', { name: fullName(values) }))}
          submitLabel={t('createTeacher')}
          resetLabel={t('form.reset')}
        >
          {({ fields }) => <TeacherInputs fields={fields} teacher={null} courseTypes={courseTypes} />}
        </RecordForm>
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </PageLayout>
  );
}
