import { useChangeTeacher, useReadContract } from '@portal/api-client';
import {
  type Contract,
  fieldText,
  fullName,
  hoursOf,
  hoursOfTeacher,
  type Person,
  teacherChangeBlockers,
  teacherChangeSchema,
} from '@portal/domain';
import { Banner, DescriptionList } from '@portal/ui';
import { FormCombobox, FormNumberField, FormTextareaField, vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { RecordDialog } from '../../../parts/RecordDialog';
import { LoadFailure } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { short } from './side.css';
import { useTeacherOptions } from './useTeacherOptions';

export interface ChangeTeacherDialogProps {
  contract: Contract;
  /** The current teacher. */
  former: Person;
  onClose: () => void;
}

/**
 * Replaces the current teacher, who is stored with the reason and the hours taught (CON-SIDE-07, CON-SIDE-14,
 * DOMAIN-48).
 */
export function ChangeTeacherDialog({ contract, onClose, ...props }: ChangeTeacherDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const vocabularyWords = vocabulary.useWords();
  const { succeeded } = useOutcomeToast();
  const readContract = useReadContract();
  const changeTeacher = useChangeTeacher();
  // If someone else changes the teacher while the dialog is open, the dialog continues with the new teacher.
  const [former, setFormer] = useState(props.former);
  const teachers = useTeacherOptions(former.id);
  // Values from when the dialog opened: a lesson recorded in between must not change the field while someone edits it.
  const [stored] = useState(() => ({
    motive: '',
    hoursDone: fieldText(hoursOfTeacher(contract)),
    teacherId: '',
  }));
  return (
    <RecordDialog
      draft={{ form: 'teacher-change', record: contract.id, title: contract.number, stored }}
      schema={teacherChangeSchema}
      save={async (values, { intention }) => {
        const { teacher } = await readContract(contract.id);
        if (!teacher || teacher.id === former.id) return changeTeacher(contract.id, values, intention);
        setFormer(teacher);
        return null;
      }}
      onSaved={() => succeeded('toast.updated', undefined, { done: 'toast.teacherChanged' })}
      refused={stack('people.notChanged')}
      title={stack('changeTeacher')}
      submitLabel={t('changeTeacher')}
      blockedReason={({ motive, hoursDone }) => {
        const missing = teacherChangeBlockers({
          motive: String(motive.value ?? ''),
          hoursDone: String(hoursDone.value ?? ''),
        });
        return (
          missing.length > 0 &&
          missing.map((blocker) => (
            <div key={blocker}>{vocabularyWords.stack(`teacherChangeBlocker.${blocker}`)}</div>
          ))
        );
      }}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <DescriptionList
            items={[{ id: 'former', term: t('people.currentTeacher'), value: fullName(former) }]}
          />
          <FormTextareaField field={fields.motive} label={t('people.motive')} />
          <div className={short}>
            <FormNumberField
              field={fields.hoursDone}
              label={t('people.hoursDone')}
              decimals
              hint={
                contract.minutesTaught === null
                  ? undefined
                  : stack('people.taught', { hours: hoursOf(contract.minutesTaught) })
              }
            />
          </div>
          <LoadFailure of={teachers}>{stack('people.teachersFailed')}</LoadFailure>
          <FormCombobox
            field={fields.teacherId}
            label={t('people.newTeacher')}
            placeholder={plain('people.chooseTeacher')}
            options={teachers.options}
            loading={teachers.loading}
          />
          {former.id !== props.former.id && (
            <Banner tone="caution" role="alert">
              {stack('people.changedMeanwhile', { name: fullName(former) })}
            </Banner>
          )}
        </>
      )}
    </RecordDialog>
  );
}
