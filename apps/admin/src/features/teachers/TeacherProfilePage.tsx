import {
  useCourseTypes,
  useHasExtension,
  useKnowsExtensions,
  useLanguages,
  useReadTeacher,
  useSaveTeacher,
  useVerifyTeacherEmail,
} from '@portal/api-client';
import {
  type CourseType,
  fullName,
  isArchivedTeacher,
  type Teacher,
  type TeacherFormText,
  teacherFormText,
  teacherSchema,
} from '@portal/domain';
import { type MergeTexts, mergeSaveWords, nameOf, onDemand, QueryState, RecordForm } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner } from '@portal/ui';
import { useState } from 'react';
import { archivedUserMatch } from '../../parts/archiving/archived-match';
import { HistoryInPlace } from '../../parts/history/RecordHistory';
import { type RateChoice, RatePeriods } from './rates/RatePeriods';
import { TeacherHead, useOpenTeacher } from './TeacherEditLayout';
import { TeacherInputs } from './TeacherInputs';
import { teacherWords } from './teacher-words';

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
  const [choice, setChoice] = useState<RateChoice | null>(null);
  // A backend that does not list its extensions has one rate for each course type.
  const isKnown = useKnowsExtensions();
  const hasDays = useHasExtension('belonging');
  const textOf = (stored: Teacher, types: readonly CourseType[]) => {
    const text = teacherFormText(stored, types);
    // Rates with dates are saved by their own dialog.
    return hasDays ? { ...text, rates: [] } : text;
  };
  const texts = {
    ...useTeacherMergeTexts(courseTypes ?? []),
    history: <HistoryInPlace of={{ subject: 'teacher', id: teacher.id }} about={fullName(teacher)} />,
  };
  const isArchived = isArchivedTeacher(teacher);
  return (
    <>
      <TeacherHead teacher={teacher} />
      {courseTypes && isKnown ? (
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
              stored: textOf(teacher, courseTypes),
            }}
            schema={teacherSchema}
            record={teacher}
            email={{
              archivedMatch: archivedUserMatch,
              stored: teacher.email,
              verify,
              onNotVerified: () => toast.danger(pair('toast.notVerified')),
            }}
            save={{
              read: () => readTeacher(teacher.id),
              write: ({ changed }) => saveTeacher(teacher.id, changed),
              textOf: (stored) => textOf(stored, courseTypes),
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
            {/* The teacher's languages stay among the options, even if someone changes or archives them. */}
            {({ fields, opened }) => (
              <TeacherInputs
                fields={fields}
                teacher={opened}
                courseTypes={courseTypes}
                rates={
                  hasDays && <RatePeriods teacher={teacher} courseTypes={courseTypes} onChoose={setChoice} />
                }
              />
            )}
          </RecordForm>
          {choice && <RateDialog teacher={teacher} choice={choice} onClose={() => setChoice(null)} />}
        </>
      ) : (
        <QueryState error={error} retry={retry} />
      )}
    </>
  );
}

const RateDialog = onDemand(async () => (await import('./rates/RateDialog')).RateDialog);

/** Returns field names and value texts to merge two versions of a teacher. */
function useTeacherMergeTexts(courseTypes: readonly CourseType[]): MergeTexts<TeacherFormText> {
  const { stack, pair } = teacherWords.useWords();
  const languages = useLanguages().data;
  return {
    title: stack('form.changedElsewhere'),
    term: (field) => pair(field === 'languageIds' ? 'form.languages' : `form.${field}`),
    show(field, text) {
      if (field === 'hasCar' || field === 'nda') return pair(text[field] ? 'yes' : 'no');
      if (field === 'languageIds') return text.languageIds.map((id) => nameOf(languages, id)).join(', ');
      if (field === 'rates')
        return text.rates
          .filter(({ rate }) => rate !== '')
          .map(({ courseTypeId, rate }) => `${nameOf(courseTypes, courseTypeId)} ${rate} $`)
          .join(', ');
      return text[field];
    },
  };
}
