import { useReadStudentNeeds, useSaveStudentNeeds, useStudentNeeds } from '@portal/api-client';
import {
  fullName,
  type Student,
  type StudentNeeds,
  studentNeedsFormText,
  studentNeedsSchema,
} from '@portal/domain';
import { useToast } from '@portal/shell';
import { QueryState } from '../../../parts/QueryState';
import { RecordForm } from '../../../parts/RecordForm';
import { studentFormWords } from '../student-form-words';
import { NeedsInputs } from './NeedsInputs';
import { needsWords } from './needs-words';
import { needsMergeGroups, useNeedsMergeTexts } from './useNeedsMergeTexts';

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
