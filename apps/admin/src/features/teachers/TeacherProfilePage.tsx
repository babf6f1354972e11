import { useCourseTypes, useReadTeacher, useSaveTeacher, useVerifyTeacherEmail } from '@portal/api-client';
import {
  type CourseType,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherFormText,
  type TeacherFormValues,
  teacherFormText,
  teacherSchema,
} from '@portal/domain';
import {
  LeaveGuard,
  mergeSaveWords,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { useState } from 'react';
import { QueryState } from '../../parts/QueryState';
import { formActions, form as formLook } from '../../parts/record-form.css';
import { saveWithFreeEmail } from '../../parts/saveWithFreeEmail';
import { TeacherHead, useOpenTeacher } from './TeacherEditLayout';
import { TeacherInputs } from './TeacherInputs';
import { teacherWords } from './teacher-words';
import { useTeacherMergeTexts } from './useTeacherMergeTexts';
import { useTeacherToasts } from './useTeacherToasts';

/** The profile of a teacher: the form (TEA-EDIT-05 to TEA-EDIT-17, TEA-EDIT-24 to TEA-EDIT-26). */
export function TeacherProfilePage() {
  const teacher = useOpenTeacher();
  const courseTypes = useCourseTypes();
  return (
    <>
      <TeacherHead teacher={teacher} />
      {courseTypes.data ? (
        <TeacherProfile teacher={teacher} courseTypes={courseTypes.data} />
      ) : (
        <QueryState error={courseTypes.error} retry={courseTypes.retry} />
      )}
    </>
  );
}

interface TeacherProfileProps {
  teacher: Teacher;
  courseTypes: readonly CourseType[];
}

function TeacherProfile({ teacher, courseTypes }: TeacherProfileProps) {
  const { t, stack } = teacherWords.useWords();
  const work = useUnsavedWork({
    form: 'teacher',
    record: teacher.id,
    title: fullName(teacher),
    stored: teacherFormText(teacher, courseTypes),
  });
  return (
    <>
      {isArchivedTeacher(teacher) && (
        <Banner tone="info" title={t('form.archived')}>
          {stack('form.archivedText')}
        </Banner>
      )}
      <UnsavedWorkBanner work={work} />
      <TeacherForm key={work.formKey} teacher={teacher} courseTypes={courseTypes} work={work} />
      <LeaveGuard work={work} />
    </>
  );
}

interface TeacherFormProps extends TeacherProfileProps {
  work: UnsavedWork<TeacherFormText>;
}

function TeacherForm({ teacher, courseTypes, work }: TeacherFormProps) {
  const { t } = teacherWords.useWords();
  const verify = useVerifyTeacherEmail();
  const readTeacher = useReadTeacher();
  const saveTeacher = useSaveTeacher();
  const toasts = useTeacherToasts();
  const ofMerge = mergeSaveWords.useWords();
  // The languages stay among the choices, even if someone changes or archives them.
  const [opened] = useState(teacher);
  const { save, feedback } = useMergedSave<Teacher, TeacherFormText, TeacherFormValues>({
    work,
    schema: teacherSchema,
    read: () => readTeacher(teacher.id),
    write: ({ changed }) => saveTeacher(teacher.id, changed),
    textOf: (stored) => teacherFormText(stored, courseTypes),
    texts: useTeacherMergeTexts(courseTypes),
    describeMove(stored) {
      const isArchived = isArchivedTeacher(stored);
      if (isArchived === isArchivedTeacher(teacher)) return null;
      return ofMerge.pair(isArchived ? 'archived' : 'restored');
    },
  });
  const { fields, formProps, busy } = useZodForm(teacherSchema, {
    defaultValue: work.values,
    onSubmit: (mine) =>
      saveWithFreeEmail({
        email: mine.email,
        stored: teacher.email,
        verify,
        save: () => save(mine),
        onNotVerified: toasts.notVerified,
        onNotSaved: () => toasts.notUpdated(mine),
        onSaved: toasts.updated,
      }),
  });
  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <TeacherInputs fields={fields} teacher={opened} courseTypes={courseTypes} />
      <div className={formActions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('form.save')}
        </Button>
      </div>
      {feedback}
    </form>
  );
}
