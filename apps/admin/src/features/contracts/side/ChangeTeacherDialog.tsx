import { useChangeTeacher } from '@portal/api-client';
import {
  type Contract,
  fullName,
  hoursOf,
  type Person,
  teacherChangeBlockers,
  teacherChangeSchema,
} from '@portal/domain';
import { Button, DescriptionList, Dialog } from '@portal/ui';
import { FormCombobox, FormNumberField, FormTextareaField, useZodForm, vocabulary } from '@portal/views';
import { useState } from 'react';
import { copy } from '../../../copy';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { useOutcome } from '../../../parts/useOutcome';
import { form as formLook, short } from './TeacherDialogs.css';
import { useTeacherOptions } from './useTeacherOptions';

export interface ChangeTeacherDialogProps {
  contract: Contract;
  /** Who teaches until now. */
  former: Person;
  onClose: () => void;
}

/** Another teacher in place of the present one, who is kept with the reason and the hours done (CON-SIDE-07, CON-SIDE-14, DOMAIN-48). */
export function ChangeTeacherDialog({ contract, former, onClose }: ChangeTeacherDialogProps) {
  const { t, stack, plain } = copy.useWords();
  const said = vocabulary.useWords();
  const { succeeded } = useOutcome();
  const changeTeacher = useChangeTeacher();
  const teachers = useTeacherOptions(former.id);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  const { form, fields, formProps, busy } = useZodForm(teacherChangeSchema, {
    onSubmit: async (values) => {
      setRefusal(null);
      try {
        await changeTeacher(contract.id, values);
        succeeded('toast.updated');
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
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={stack('people.change')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            busy={busy}
            blockedReason={
              missing.length > 0 &&
              missing.map((blocker) => (
                <div key={blocker}>{said.stack(`teacherChangeBlocker.${blocker}`)}</div>
              ))
            }
          >
            {t('people.change')}
          </Button>
        </>
      }
    >
      <form {...formProps} className={formLook}>
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
        {refusal && <RefusedBanner error={refusal.error}>{stack('people.notChanged')}</RefusedBanner>}
      </form>
    </Dialog>
  );
}
