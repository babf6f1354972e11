import { useReadStudentNeeds, useSaveStudentNeeds, useStudentNeeds } from '@portal/api-client';
import {
  type FormText,
  fullName,
  type Student,
  type StudentNeeds,
  type StudentNeedsFormValues,
  studentNeedsFormText,
  studentNeedsSchema,
} from '@portal/domain';
import {
  LeaveGuard,
  type UnsavedWork,
  UnsavedWorkBanner,
  useMergedSave,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import { Button } from '@portal/ui';
import { useZodForm } from '@portal/views';
import { QueryState } from '../../../parts/QueryState';
import { formActions, form as formLook } from '../../../parts/record-form.css';
import { studentFormWords } from '../student-form-words';
import { NeedsInputs } from './NeedsInputs';
import { needsWords } from './needs-words';
import { needsMergeGroups, useNeedsMergeTexts } from './useNeedsMergeTexts';

export interface NeedsFormProps {
  student: Student;
  language: { id: number; name: string };
}

type NeedsText = FormText<StudentNeedsFormValues>;

/** A student's needs in one language, with their own save button (STU-EDIT-27, MSG-63, MSG-64). */
export function NeedsForm({ student, language }: NeedsFormProps) {
  const needs = useStudentNeeds(student.id, language.id);
  if (needs.data === undefined) return <QueryState error={needs.error} retry={needs.retry} />;
  return <LoadedNeedsForm student={student} language={language} needs={needs.data} />;
}

interface LoadedNeedsFormProps extends NeedsFormProps {
  /** Null if none are saved. */
  needs: StudentNeeds | null;
}

function LoadedNeedsForm({ student, language, needs }: LoadedNeedsFormProps) {
  const work = useUnsavedWork({
    form: 'student-needs',
    record: `${student.id}-${language.id}`,
    title: `${fullName(student)}, ${language.name}`,
    stored: studentNeedsFormText(needs, language.id),
  });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <OpenNeedsForm key={work.formKey} student={student} language={language} work={work} />
      <LeaveGuard work={work} />
    </>
  );
}

interface OpenNeedsFormProps extends NeedsFormProps {
  work: UnsavedWork<NeedsText>;
}

function OpenNeedsForm({ student, language, work }: OpenNeedsFormProps) {
  const { t } = needsWords.useWords();
  const { pair } = studentFormWords.useWords();
  const toast = useToast();
  const readNeeds = useReadStudentNeeds();
  const saveNeeds = useSaveStudentNeeds();
  const name = fullName(student);
  const { save, feedback } = useMergedSave<StudentNeeds | null, NeedsText, StudentNeedsFormValues>({
    work,
    schema: studentNeedsSchema,
    read: () => readNeeds(student.id, language.id),
    write: ({ changed }) => saveNeeds(student.id, { ...changed, languageId: language.id }),
    textOf: (needs) => studentNeedsFormText(needs, language.id),
    texts: useNeedsMergeTexts(),
    groups: needsMergeGroups,
  });
  const { fields, formProps, busy } = useZodForm(studentNeedsSchema, {
    defaultValue: work.values,
    onSubmit: async (mine) => {
      try {
        if (await save(mine)) toast.success(pair('toast.updated', { name }));
      } catch {
        toast.danger(pair('toast.notUpdated', { name }));
      }
    },
  });
  return (
    <form {...formProps} {...work.listeners} className={formLook}>
      <NeedsInputs fields={fields} />
      <div className={formActions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
      {feedback}
    </form>
  );
}
