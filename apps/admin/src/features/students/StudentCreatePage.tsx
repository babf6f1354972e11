import { useCreateStudent, useVerifyStudentEmail } from '@portal/api-client';
import { fullName, studentFormText, studentSchema } from '@portal/domain';
import { BackLink, queryToReturnTo, RecordForm } from '@portal/records';
import { PageLayout, PageTitle, useToast } from '@portal/shell';
import { PageHead } from '@portal/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { archivedStudentMatch } from '../../parts/archiving/archived-match';
import { pathTo } from '../../paths';
import { StudentInputs } from './StudentInputs';
import { studentFormWords } from './student-form-words';
import { studentWords } from './student-words';

/** A new student: the same form, empty (SHELL-086, STU-FORM-05, STU-FORM-07). */
export function StudentCreatePage() {
  const { t, plain, pair } = studentFormWords.useWords();
  const ofStudents = studentWords.useWords();
  const toast = useToast();
  const verify = useVerifyStudentEmail();
  const createStudent = useCreateStudent();
  const [createdId, setCreatedId] = useState<number>();

  // Redirects only after the form is gone, whose guard would ask before leaving. Replaces the history entry, so that
  // Back leads to the list.
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
      <RecordForm
        draft={{ form: 'student', record: 'new', stored: studentFormText(null) }}
        schema={studentSchema}
        email={{
          archivedMatch: archivedStudentMatch,
          stored: null,
          verify,
          onNotVerified: () => toast.danger(pair('toast.notVerified')),
        }}
        save={(values, { intention }) => createStudent(values, [], intention)}
        onSaved={({ id }, values) => {
          toast.success(pair('toast.created', { name: fullName(values) }));
          setCreatedId(id);
        }}
        onFailed={(_, values) => toast.danger(pair('toast.notCreated', { name: fullName(values) }))}
        submitLabel={t('add')}
        resetLabel={t('reset')}
      >
        {({ fields }) => <StudentInputs fields={fields} student={null} />}
      </RecordForm>
    </PageLayout>
  );
}
