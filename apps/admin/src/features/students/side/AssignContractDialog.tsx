import { useAssignStudents } from '@portal/api-client';
import { fullName, type Student, studentContractSchema } from '@portal/domain';
import { type UnsavedWork, useToast } from '@portal/shell';
import { FormCombobox, useZodForm } from '@portal/views';
import { useState } from 'react';
import { DraftForm } from '../../../parts/DraftForm';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { sideWords } from './side-words';
import { useContractChoice } from './useContractChoice';

export interface AssignContractDialogProps {
  student: Student;
  onClose: () => void;
}

/** Assigns a student to a contract (STU-EDIT-12, STU-EDIT-17). If the server refuses, the choice stays. */
export function AssignContractDialog(props: AssignContractDialogProps) {
  const { student } = props;
  return (
    <DraftForm form="student-contract" record={student.id} title={fullName(student)} stored={noContract}>
      {(work) => <ContractAssignment {...props} work={work} />}
    </DraftForm>
  );
}

const noContract = { contractId: '' };

interface ContractAssignmentProps extends AssignContractDialogProps {
  work: UnsavedWork<typeof noContract>;
}

function ContractAssignment({ student, work, onClose }: ContractAssignmentProps) {
  const { t, stack, plain, pair } = sideWords.useWords();
  const toast = useToast();
  const assignStudents = useAssignStudents();
  const contracts = useContractChoice(student.contracts);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const name = fullName(student);
  const { fields, formProps, busy } = useZodForm(studentContractSchema, {
    defaultValue: work.values,
    onSubmit: async ({ contractId }) => {
      setRefusal(null);
      const arrived = work.sending();
      try {
        await assignStudents(contractId, [student.id]);
        arrived();
        toast.success(pair('contracts.assigned', { name, number: contracts.numberOf(contractId) }));
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
      work={work}
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
