import { ApiError, useAssignTeacher, useReadContract } from '@portal/api-client';
import { type Contract, fullName, teacherAssignmentSchema } from '@portal/domain';
import type { UnsavedWork } from '@portal/shell';
import { FormCombobox, useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { DraftForm } from '../../../parts/DraftForm';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { useTeacherOptions } from './useTeacherOptions';

export interface AssignTeacherDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Assigns a teacher to a contract without one (CON-SIDE-08, CON-SIDE-15). */
export function AssignTeacherDialog(props: AssignTeacherDialogProps) {
  const { id, number } = props.contract;
  return (
    <DraftForm form="teacher-assignment" record={id} title={number} stored={nobody}>
      {(work) => <TeacherAssignment {...props} work={work} />}
    </DraftForm>
  );
}

const nobody = { teacherId: '' };

interface TeacherAssignmentProps extends AssignTeacherDialogProps {
  work: UnsavedWork<typeof nobody>;
}

function TeacherAssignment({ contract, work, onClose }: TeacherAssignmentProps) {
  const { t, stack, plain } = copy.useWords();
  const { succeeded } = useOutcomeToast();
  const assignTeacher = useAssignTeacher();
  const readContract = useReadContract();
  const teachers = useTeacherOptions();
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { fields, formProps, busy } = useZodForm(teacherAssignmentSchema, {
    defaultValue: work.values,
    onSubmit: async ({ teacherId }) => {
      setRefusal(null);
      const arrived = work.sending();
      try {
        await assignTeacher(contract.id, teacherId);
        arrived();
        succeeded('toast.updated', undefined, { done: 'toast.teacherAssigned' });
        onClose();
      } catch (error) {
        setRefusal({ error });
        // Someone else assigned a teacher first: read the contract to show that teacher.
        if (isConflict(error)) await readContract(contract.id).catch(() => undefined);
      }
    },
  });

  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack('people.assignTitle')}
      formProps={formProps}
      work={work}
      submitLabel={t('people.assign')}
    >
      {teachers.error && (
        <RefusedBanner error={teachers.error} onRetry={teachers.retry}>
          {stack('people.teachersFailed')}
        </RefusedBanner>
      )}
      <FormCombobox
        field={fields.teacherId}
        label={t('people.teacher')}
        placeholder={plain('people.chooseTeacher')}
        options={teachers.options}
        loading={teachers.loading}
      />
      {refusal && (
        <RefusedBanner error={refusal.error}>
          {isConflict(refusal.error) && contract.teacher
            ? stack('people.assignedMeanwhile', { name: fullName(contract.teacher) })
            : stack('people.notAssigned')}
        </RefusedBanner>
      )}
    </FormDialog>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
