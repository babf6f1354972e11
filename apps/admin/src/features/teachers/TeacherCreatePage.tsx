import { useCourseTypes, useCreateTeacher, useVerifyTeacherEmail } from '@portal/api-client';
import { type CourseType, type TeacherFormText, teacherFormText, teacherSchema } from '@portal/domain';
import {
  LeaveGuard,
  PageLayout,
  PageTitle,
  type UnsavedWork,
  UnsavedWorkBanner,
  useUnsavedWork,
} from '@portal/shell';
import { Button, PageHead } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { BackLink } from '../../parts/BackLink';
import { QueryState } from '../../parts/QueryState';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { saveWithFreeEmail } from '../../parts/saveWithFreeEmail';
import { queryToReturnTo } from '../../parts/useReturnToRow';
import { pathTo } from '../../paths';
import { TeacherInputs } from './TeacherInputs';
import { teacherWords } from './teacher-words';
import { useTeacherToasts } from './useTeacherToasts';

/** A new teacher: the same form, empty (SHELL-092). */
export function TeacherCreatePage() {
  const { t, plain } = teacherWords.useWords();
  const courseTypes = useCourseTypes();
  return (
    <PageLayout>
      <PageTitle>{plain('create')}</PageTitle>
      <PageHead
        title={t('create')}
        eyebrow={
          <BackLink href={pathTo('teachers.list') + queryToReturnTo('teachers')}>{t('teachers')}</BackLink>
        }
      />
      {courseTypes.data ? (
        <NewTeacher courseTypes={courseTypes.data} />
      ) : (
        <QueryState error={courseTypes.error} retry={courseTypes.retry} />
      )}
    </PageLayout>
  );
}

interface NewTeacherProps {
  courseTypes: readonly CourseType[];
}

function NewTeacher({ courseTypes }: NewTeacherProps) {
  const [createdId, setCreatedId] = useState<number>();
  const work = useUnsavedWork({
    form: 'teacher',
    record: 'new',
    stored: teacherFormText(null, courseTypes),
  });
  // Replaces the form, whose guard would ask before leaving. Replaces the history entry, so that Back leads to the
  // list.
  if (createdId !== undefined) return <Navigate to={pathTo('teachers.profile', { id: createdId })} replace />;
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <NewTeacherForm
        key={work.formKey}
        work={work}
        courseTypes={courseTypes}
        onCreated={(id) => setCreatedId(id)}
      />
      <LeaveGuard work={work} />
    </>
  );
}

interface NewTeacherFormProps extends NewTeacherProps {
  work: UnsavedWork<TeacherFormText>;
  /** Called with the id from the server. */
  onCreated: (id: number) => void;
}

function NewTeacherForm({ work, courseTypes, onCreated }: NewTeacherFormProps) {
  const { t } = teacherWords.useWords();
  const verify = useVerifyTeacherEmail();
  const createTeacher = useCreateTeacher();
  const toasts = useTeacherToasts();
  const { fields, formProps, busy } = useZodForm(teacherSchema, {
    defaultValue: work.values,
    onSubmit: (values) => {
      const arrived = work.sending();
      return saveWithFreeEmail({
        email: values.email,
        stored: null,
        verify,
        save: () => createTeacher(values),
        onNotVerified: toasts.notVerified,
        onNotSaved: () => toasts.notCreated(values),
        onSaved: (teacher) => {
          arrived();
          toasts.created(teacher);
          onCreated(teacher.id);
        },
      });
    },
  });
  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <TeacherInputs fields={fields} teacher={null} courseTypes={courseTypes} />
      <div className={formActions}>
        <Button type="reset">{t('form.reset')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}
