import { useCourseTypes, useReadTeacher, useSaveTeacher, useVerifyTeacherEmail } from '@portal/api-client';
import { fullName, isArchivedTeacher, teacherFormText, teacherSchema } from '@portal/domain';
import { mergeSaveWords, useToast } from '@portal/shell';
import { Banner } from '@portal/ui';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { QueryState } from '../../parts/QueryState';
import { RecordForm } from '../../parts/RecordForm';
import { TeacherHead, useOpenTeacher } from './TeacherEditLayout';
import { TeacherInputs } from './TeacherInputs';
import { teacherWords } from './teacher-words';
import { useTeacherMergeTexts } from './useTeacherMergeTexts';

/** The profile of a teacher: the form (TEA-EDIT-05 to TEA-EDIT-17, TEA-EDIT-24 to TEA-EDIT-26). */
export function TeacherProfilePage() {
  const teacher = useOpenTeacher();
  const { t, stack, pair } = teacherWords.useWords();
  const ofMerge = mergeSaveWords.useWords();
  const toast = useToast();
  const { data: courseTypes, error, retry } = useCourseTypes();
  const verify = useVerifyTeacherEmail();
  const readTeacher = useReadTeacher();
  const saveTeacher = useSaveTeacher();
  const texts = {
    ...useTeacherMergeTexts(courseTypes ?? []),
    history: <HistoryInPlace of={{ subject: 'teacher', id: teacher.id }} about={fullName(teacher)} />,
  };
  const isArchived = isArchivedTeacher(teacher);
  return (
    <>
      <TeacherHead teacher={teacher} />
      {courseTypes ? (
        <>
          {isArchived && (
            <Banner tone="info" title={t('form.archived')}>
              {stack('form.archivedText')}
            </Banner>
          )}
          <RecordForm
            draft={{
              form: 'teacher',
              record: teacher.id,
              title: fullName(teacher),
              stored: teacherFormText(teacher, courseTypes),
            }}
            schema={teacherSchema}
            record={teacher}
            email={{
              stored: teacher.email,
              verify,
              onNotVerified: () => toast.danger(pair('toast.notVerified')),
            }}
            save={{
              read: () => readTeacher(teacher.id),
              write: ({ changed }) => saveTeacher(teacher.id, changed),
              textOf: (stored) => teacherFormText(stored, courseTypes),
              texts,
              describeMove: (stored) =>
                isArchivedTeacher(stored) === isArchived
                  ? null
                  : ofMerge.pair(isArchived ? 'restored' : 'archived'),
            }}
            onSaved={(saved) => toast.success(pair('toast.updated', { name: fullName(saved) }))}
            onFailed={(_, values) => toast.danger(pair('toast.notUpdated', { name: fullName(values) }))}
            submitLabel={t('form.save')}
          >
            {/* The languages stay among the choices, even if someone changes or archives them. */}
            {({ fields, opened }) => (
              <TeacherInputs fields={fields} teacher={opened} courseTypes={courseTypes} />
            )}
          </RecordForm>
        </>
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </>
  );
}
