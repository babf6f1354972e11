import { ApiError, useAssignTeacher, useReadContract } from '@portal/api-client';
import { type Contract, fullName, teacherAssignmentSchema } from '@portal/domain';
import { LoadFailure, RecordDialog } from '@portal/records';
import { FormCombobox } from '@portal/views';
import { copy } from '../../../copy';
import { useClashQuestion } from '../../../parts/clashes/useClashQuestion';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { useTeacherOptions } from '../../../parts/useTeacherOptions';

const nobody = { teacherId: '' };

/** Assigns a teacher to a contract without one (CON-SIDE-08, CON-SIDE-15). */
export function AssignTeacherDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t, stack, plain } = copy.useWords();
  const { succeeded } = useOutcomeToast();
  const assignTeacher = useAssignTeacher();
  const readContract = useReadContract();
  const teachers = useTeacherOptions();
  const { question, saveAsking } = useClashQuestion();
  return (
    <>
      <RecordDialog
        draft={{ form: 'teacher-assignment', record: contract.id, title: contract.number, stored: nobody }}
        schema={teacherAssignmentSchema}
        save={({ teacherId }) => saveAsking((options) => assignTeacher(contract.id, teacherId, options))}
        onSaved={() => succeeded('toast.updated', undefined, { done: 'toast.teacherAssigned' })}
        // Someone else assigned a teacher first: load the contract to show that teacher.
        onFailed={(error) => isConflict(error) && readContract(contract.id).catch(() => undefined)}
        refused={(error) =>
          isConflict(error) && contract.teacher
            ? stack('people.assignedMeanwhile', { name: fullName(contract.teacher) })
            : stack('people.notAssigned')
        }
        title={stack('assignTeacher')}
        submitLabel={t('assign')}
        onClose={onClose}
      >
        {({ fields }) => (
          <>
            <LoadFailure of={teachers}>{stack('people.teachersFailed')}</LoadFailure>
            <FormCombobox
              field={fields.teacherId}
              label={t('people.teacher')}
              placeholder={plain('people.chooseTeacher')}
              options={teachers.options}
              loading={teachers.loading}
            />
          </>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
