import { useCreateStudent, useVerifyStudentEmail } from '@portal/api-client';
import { fullName, type StudentFormText, studentFormText, studentSchema } from '@portal/domain';
import {
  LeaveGuard,
  PageLayout,
  PageTitle,
  type UnsavedWork,
  UnsavedWorkBanner,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import { Button, PageHead } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { BackLink } from '../../parts/BackLink';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { saveWithFreeEmail } from '../../parts/saveWithFreeEmail';
import { queryToReturnTo } from '../../parts/useReturnToRow';
import { pathTo } from '../../paths';
import { StudentInputs } from './StudentInputs';
import { studentFormWords } from './student-form-words';
import { studentWords } from './student-words';

/** A new student: the same form, empty (SHELL-086, STU-FORM-05, STU-FORM-07). */
export function StudentCreatePage() {
  const { t, plain } = studentFormWords.useWords();
  const ofStudents = studentWords.useWords();
  const [createdId, setCreatedId] = useState<number>();
  const work = useUnsavedWork({ form: 'student', record: 'new', stored: studentFormText(null) });

  // Replaces the form, whose guard would ask before leaving. Replaces the history entry, so that Back leads to the
  // list.
  if (createdId !== undefined)
    return <Navigate to={pathTo('students.edit.basic', { id: createdId })} replace />;

  return (
    <PageLayout>
      <PageTitle>{plain('create')}</PageTitle>
      <PageHead
        title={t('create')}
        eyebrow={
          <BackLink href={pathTo('students.list') + queryToReturnTo('students')}>
            {ofStudents.t('students')}
          </BackLink>
        }
      />
      <UnsavedWorkBanner work={work} />
      <NewStudentForm key={work.formKey} work={work} onCreated={setCreatedId} />
      <LeaveGuard work={work} />
    </PageLayout>
  );
}

interface NewStudentFormProps {
  work: UnsavedWork<StudentFormText>;
  /** Called with the id from the server. */
  onCreated: (id: number) => void;
}

function NewStudentForm({ work, onCreated }: NewStudentFormProps) {
  const { t, pair } = studentFormWords.useWords();
  const toast = useToast();
  const verify = useVerifyStudentEmail();
  const createStudent = useCreateStudent();
  const { fields, formProps, busy } = useZodForm(studentSchema, {
    defaultValue: work.values,
    onSubmit: async (values) => {
      const name = fullName(values);
      const arrived = work.sending();
      return saveWithFreeEmail({
        email: values.email,
        stored: null,
        verify,
        save: () => createStudent(values),
        onNotVerified: () => toast.danger(pair('toast.notVerified')),
        onNotSaved: () => toast.danger(pair('toast.notCreated', { name })),
        onSaved: ({ id }) => {
          arrived();
          toast.success(pair('toast.created', { name }));
          onCreated(id);
        },
      });
    },
  });
  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <StudentInputs fields={fields} student={null} />
      <div className={formActions}>
        <Button type="reset">{t('reset')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
