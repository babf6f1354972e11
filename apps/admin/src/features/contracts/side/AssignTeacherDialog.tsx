import { ApiError, useAssignTeacher, useReadContract } from '@portal/api-client';
import { type Contract, fullName, teacherAssignmentSchema } from '@portal/domain';
import { FormCombobox, useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { useTeacherOptions } from './useTeacherOptions';

export interface AssignTeacherDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Gives a contract without a teacher one (CON-SIDE-08, CON-SIDE-15). */
export function AssignTeacherDialog({ contract, onClose }: AssignTeacherDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const { succeeded } = useOutcome();
  const assignTeacher = useAssignTeacher();
  const readContract = useReadContract();
  const teachers = useTeacherOptions();
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { fields, formProps, busy } = useZodForm(teacherAssignmentSchema, {
    onSubmit: async ({ teacherId }) => {
      setRefusal(null);
      try {
        await assignTeacher(contract.id, teacherId);
        succeeded('toast.updated');
        onClose();
      } catch (error) {
        setRefusal({ error });
        // Somebody else was faster: whom they chose is shown, here and behind.
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
