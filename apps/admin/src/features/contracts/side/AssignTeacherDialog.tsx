import { ApiError, useAssignTeacher, useReadContract } from '@portal/api-client';
import { type Contract, fullName, teacherAssignmentSchema } from '@portal/domain';
import { Button, Dialog } from '@portal/ui';
import { FormCombobox, useZodForm } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { form as formLook } from './TeacherDialogs.css';
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
  const { form, fields, formProps, busy } = useZodForm(teacherAssignmentSchema, {
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
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('people.assignTitle')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form.id} variant="primary" busy={busy}>
            {t('people.assign')}
          </Button>
        </>
      }
    >
      <form {...formProps} className={formLook}>
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
      </form>
    </Dialog>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
