import {
  useCourseTypes,
  useReadStudentNeeds,
  useSaveStudentNeeds,
  useStudentNeeds,
} from '@portal/api-client';
import {
  courseTypeNames,
  type FormText,
  frequencies,
  fullName,
  type Student,
  type StudentNeeds,
  type StudentNeedsFormValues,
  seasons,
  studentNeedsFormText,
  studentNeedsSchema,
  webinarTypes,
} from '@portal/domain';
import { type MergeTexts, QueryState, RecordForm } from '@portal/records';
import { useToast } from '@portal/shell';
import { vocabulary } from '@portal/views';
import { studentFormWords } from '../student-form-words';
import { NeedsInputs } from './NeedsInputs';
import { needsWords } from './needs-words';

export interface NeedsFormProps {
  student: Student;
  language: { id: number; name: string };
}

/** A student's needs in one language, with their own save button (STU-EDIT-27, MSG-63, MSG-64). */
export function NeedsForm({ student, language }: NeedsFormProps) {
  const { t } = needsWords.useWords();
  const { pair } = studentFormWords.useWords();
  const toast = useToast();
  const needs = useStudentNeeds(student.id, language.id);
  const readNeeds = useReadStudentNeeds();
  const saveNeeds = useSaveStudentNeeds();
  const texts = useNeedsMergeTexts();
  const name = fullName(student);
  const textOf = (needs: StudentNeeds | null) => studentNeedsFormText(needs, language.id);
  if (needs.data === undefined) return <QueryState error={needs.error} retry={needs.retry} />;
  return (
    <RecordForm
      draft={{
        form: 'student-needs',
        record: `${student.id}-${language.id}`,
        title: `${name}, ${language.name}`,
        stored: textOf(needs.data),
      }}
      schema={studentNeedsSchema}
      save={{
        read: () => readNeeds(student.id, language.id),
        write: ({ changed }) => saveNeeds(student.id, { ...changed, languageId: language.id }),
        textOf,
        texts,
        groups: needsMergeGroups,
      }}
      onSaved={() => toast.success(pair('toast.updated', { name }))}
      onFailed={() => toast.danger(pair('toast.notUpdated', { name }))}
      submitLabel={t('save')}
    >
      {({ fields }) => <NeedsInputs fields={fields} />}
    </RecordForm>
  );
}

type NeedsText = FormText<StudentNeedsFormValues>;

/** Returns field names and value texts to merge two versions of a student's needs. */
function useNeedsMergeTexts(): MergeTexts<NeedsText> {
  const { stack, pair } = needsWords.useWords();
  const ofDomain = vocabulary.useWords();
  const courseTypes = useCourseTypes().data;
  return {
    title: stack('changedElsewhere'),
    term(field) {
      if (field === 'languageId') return pair('title');
      return isUse(field) ? ofDomain.pair(`emphasis.${uses[field]}`) : pair(field);
    },
    show(field, text) {
      const value = text[field];
      const season = field === 'season' && seasons.find((known) => known === value);
      if (season) return ofDomain.pair(`season.${season}`);
      const webinar = field === 'webinarType' && webinarTypes.find((known) => known === value);
      if (webinar) return text.otherWebinar || ofDomain.pair(`webinarType.${webinar}`);
      const frequency = isUse(field) && frequencies.find((known) => known === value);
      if (frequency) return ofDomain.pair(`frequency.${frequency}`);
      const courseType = field === 'courseTypeId' && courseTypes?.find(({ id }) => id === Number(value));
      return courseType ? courseTypeNames(courseType) : value;
    },
  };
}

/** Fields that are merged as one. */
const needsMergeGroups = [['webinarType', 'otherWebinar']] as const;

const uses = {
  conversation: 'speaking',
  listening: 'listening',
  writing: 'writing',
  reading: 'reading',
} as const;

function isUse(field: string): field is keyof typeof uses {
  return field in uses;
}
