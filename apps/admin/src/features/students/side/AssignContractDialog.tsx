import { useAssignStudents } from '@portal/api-client';
import { fullName, type Student, studentContractSchema } from '@portal/domain';
import { useToast } from '@portal/shell';
import { FormCombobox } from '@portal/views';
import { RecordDialog } from '../../../parts/RecordDialog';
import { LoadFailure } from '../../../parts/RefusedBanner';
import { sideWords } from './side-words';
import { useContractChoice } from './useContractChoice';

export interface AssignContractDialogProps {
  student: Student;
  onClose: () => void;
}

const noContract = { contractId: '' };

/** Assigns a student to a contract (STU-EDIT-12, STU-EDIT-17). If the server refuses, the choice stays. */
export function AssignContractDialog({ student, onClose }: AssignContractDialogProps) {
  const { t, stack, plain, pair } = sideWords.useWords();
  const toast = useToast();
  const assignStudents = useAssignStudents();
  const contracts = useContractChoice(student.contracts);
  const name = fullName(student);
  return (
    <RecordDialog
      draft={{ form: 'student-contract', record: student.id, title: name, stored: noContract }}
      schema={studentContractSchema}
      save={({ contractId }) => assignStudents(contractId, [student.id])}
      onSaved={(_, { contractId }) =>
        toast.success(pair('contracts.assigned', { name, number: contracts.numberOf(contractId) }))
      }
      refused={stack('contracts.notAssigned')}
      title={stack('contracts.assignTitle', { name })}
      submitLabel={t('contracts.assign')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <LoadFailure of={contracts}>{stack('contracts.notLoaded')}</LoadFailure>
          <FormCombobox
            field={fields.contractId}
            label={t('contractField')}
            hint={stack('contracts.offered')}
            placeholder={plain('contracts.choose')}
            {...contracts.source}
          />
        </>
      )}
    </RecordDialog>
  );
}
