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
import type { UnsavedWork } from '@portal/shell';
import { Banner, DescriptionList } from '@portal/ui';
import { FormCombobox, FormNumberField, FormTextareaField, useZodForm, vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { DraftForm } from '../../../parts/DraftForm';
import { FormDialog } from '../../../parts/FormDialog';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { short } from './TeacherDialogs.css';
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
  // If someone else changes the teacher while the dialog is open, the dialog continues with the new teacher.
  const [former, setFormer] = useState(props.former);
  // Values from when the dialog opened: a lesson recorded in between must not change the field while someone edits it.
  const [stored] = useState(() => ({ ...nothingTyped, hoursDone: fieldText(hoursOfTeacher(contract)) }));
  return (
    <DraftForm form="teacher-change" record={contract.id} title={contract.number} stored={stored}>
      {(work) => (
        <TeacherChange
          contract={contract}
          former={former}
          isOther={former.id !== props.former.id}
          onFormer={setFormer}
          work={work}
          onClose={onClose}
        />
      )}
    </DraftForm>
  );
}

const nothingTyped = { motive: '', hoursDone: '', teacherId: '' };

interface TeacherChangeProps extends ChangeTeacherDialogProps {
  /** Whether someone else assigned this teacher since the dialog opened. */
  isOther: boolean;
  /** Called with the teacher who turns out to be the current one. */
  onFormer: (former: Person) => void;
  work: UnsavedWork<typeof nothingTyped>;
}

function TeacherChange({ contract, former, isOther, onFormer, work, onClose }: TeacherChangeProps) {
  const { t, stack, plain } = copy.useWords();
  const vocabularyWords = vocabulary.useWords();
  const { succeeded } = useOutcomeToast();
  const readContract = useReadContract();
  const changeTeacher = useChangeTeacher();
  const teachers = useTeacherOptions(former.id);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { fields, formProps, busy } = useZodForm(teacherChangeSchema, {
    defaultValue: work.values,
    onSubmit: async (values) => {
      setRefusal(null);
      const arrived = work.sending();
      try {
        const { teacher } = await readContract(contract.id);
        if (teacher && teacher.id !== former.id) return onFormer(teacher);
        await changeTeacher(contract.id, values);
        arrived();
        succeeded('toast.updated', undefined, { done: 'toast.teacherChanged' });
        onClose();
      } catch (error) {
        setRefusal({ error });
      }
    },
  });
  const missing = teacherChangeBlockers({
    motive: String(fields.motive.value ?? ''),
    hoursDone: String(fields.hoursDone.value ?? ''),
  });

  return (
    <FormDialog
      onClose={onClose}
      busy={busy}
      title={stack('people.change')}
      formProps={formProps}
      work={work}
      submitLabel={t('people.change')}
      blockedReason={
        missing.length > 0 &&
        missing.map((blocker) => (
          <div key={blocker}>{vocabularyWords.stack(`teacherChangeBlocker.${blocker}`)}</div>
        ))
      }
    >
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
      {teachers.error && (
        <RefusedBanner error={teachers.error} onRetry={teachers.retry}>
          {stack('people.teachersFailed')}
        </RefusedBanner>
      )}
      <FormCombobox
        field={fields.teacherId}
        label={t('people.newTeacher')}
        placeholder={plain('people.chooseTeacher')}
        options={teachers.options}
        loading={teachers.loading}
      />
      {isOther && (
        <Banner tone="caution" role="alert">
          {stack('people.changedMeanwhile', { name: fullName(former) })}
        </Banner>
      )}
      {refusal && <RefusedBanner error={refusal.error}>{stack('people.notChanged')}</RefusedBanner>}
    </FormDialog>
  );
}
