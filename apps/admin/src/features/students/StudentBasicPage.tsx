import { useReadStudent, useSaveStudent, useVerifyStudentEmail } from '@portal/api-client';
import {
  fullName,
  type Student,
  type StudentFormText,
  type StudentFormValues,
  studentFormText,
  studentSchema,
} from '@portal/domain';
import {
  LeaveGuard,
  mergeSaveWords,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { saveWithFreeEmail } from '../../parts/saveWithFreeEmail';
import { StudentNeedsCard } from './needs/StudentNeedsCard';
import { StudentHead, useOpenStudent } from './StudentEditLayout';
import { StudentInputs } from './StudentInputs';
import { studentFormWords } from './student-form-words';
import { studentMergeGroups, useStudentMergeTexts } from './useStudentMergeTexts';

/** The basic part of a student: the form, and the needs per language below it (STU-FORM-01 to STU-FORM-12). */
export function StudentBasicPage() {
  const student = useOpenStudent();
  const { stack, t } = studentFormWords.useWords();
  const work = useUnsavedWork({
    form: 'student',
    record: student.id,
    title: fullName(student),
    stored: studentFormText(student),
  });
  return (
    <>
      <StudentHead student={student} />
      {!student.active && (
        <Banner tone="info" title={t('archived')}>
          {stack('archivedText')}
        </Banner>
      )}
      <UnsavedWorkBanner work={work} />
      <StudentForm key={work.formKey} student={student} work={work} />
      <LeaveGuard work={work} />
      <StudentNeedsCard student={student} />
    </>
  );
}

interface StudentFormProps {
  student: Student;
  /** The current input and its initial values. */
  work: UnsavedWork<StudentFormText>;
}

function StudentForm({ student, work }: StudentFormProps) {
  const { t, pair } = studentFormWords.useWords();
  const toast = useToast();
  const ofMerge = mergeSaveWords.useWords();
  const verify = useVerifyStudentEmail();
  const readStudent = useReadStudent();
  const saveStudent = useSaveStudent();
  // The company stays among the choices, even if someone changes or archives it.
  const [opened] = useState(student);
  const { save, feedback } = useMergedSave<Student, StudentFormText, StudentFormValues>({
    work,
    schema: studentSchema,
    read: () => readStudent(student.id),
    write: ({ changed }) => saveStudent(student.id, changed),
    textOf: studentFormText,
    texts: useStudentMergeTexts(),
    groups: studentMergeGroups,
    describeMove: ({ active }) =>
      active === student.active ? null : ofMerge.pair(active ? 'restored' : 'archived'),
  });
  const { fields, formProps, busy } = useZodForm(studentSchema, {
    defaultValue: work.values,
    onSubmit: async (mine) => {
      const name = fullName(mine);
      return saveWithFreeEmail({
        email: mine.email,
        stored: student.email,
        verify,
        save: () => save(mine),
        onNotVerified: () => toast.danger(pair('toast.notVerified')),
        onNotSaved: () => toast.danger(pair('toast.notUpdated', { name })),
        onSaved: () => toast.success(pair('toast.updated', { name })),
      });
    },
  });

  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <StudentInputs fields={fields} student={opened} />
      <div className={formActions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('update')}
        </Button>
      </div>
      {feedback}
    </form>
  );
}
