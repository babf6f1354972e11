import { useAssignStudents } from '@portal/api-client';
import { fullName, type Student, studentContractSchema } from '@portal/domain';
import { useToast } from '@portal/shell';
import { FormCombobox, useZodForm } from '@portal/views';
import { useState } from 'react';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { sideWords } from './side-words';
import { useContractChoice } from './useContractChoice';

export interface AssignContractDialogProps {
  student: Student;
  onClose: () => void;
}

/** Assigns a student to a contract (STU-EDIT-12, STU-EDIT-17). A refusal keeps the choice. */
export function AssignContractDialog({ student, onClose }: AssignContractDialogProps) {
  const { t, stack, plain, halves } = sideWords.useWords();
  const toast = useToast();
  const assignStudents = useAssignStudents();
  const contracts = useContractChoice(student.contracts);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const name = fullName(student);
  const { fields, formProps, busy } = useZodForm(studentContractSchema, {
    onSubmit: async ({ contractId }) => {
      setRefusal(null);
      try {
        await assignStudents(contractId, [student.id]);
        toast.success(halves('contracts.assigned', { name, number: contracts.numberOf(contractId) }));
        onClose();
      } catch (error) {
        setRefusal({ error });
      }
    },
  });

  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack('contracts.assignTitle', { name })}
      formProps={formProps}
      submitLabel={t('contracts.assign')}
    >
      {contracts.error && (
        <RefusedBanner error={contracts.error} onRetry={contracts.retry}>
          {stack('contracts.notLoaded')}
        </RefusedBanner>
      )}
      <FormCombobox
        field={fields.contractId}
        label={t('contracts.contract')}
        hint={stack('contracts.offered')}
        placeholder={plain('contracts.choose')}
        {...contracts.source}
      />
      {refusal && <RefusedBanner error={refusal.error}>{stack('contracts.notAssigned')}</RefusedBanner>}
    </FormDialog>
  );
}
