import { type Closure, closureSchema, closureText } from '@portal/domain';
import { FormDateField, FormTextField, useZodForm } from '@portal/views';
import { FormDialog } from '../../../parts/FormDialog';
import { planWords } from './plan-words';

export interface BreakDialogProps {
  onAdd: (closed: Closure) => void;
  onClose: () => void;
}

/** A dialog for closed days of one plan. */
export function BreakDialog({ onAdd, onClose }: BreakDialogProps) {
  const { t, stack } = planWords.useWords();
  const { formProps, fields, busy } = useZodForm(closureSchema, {
    defaultValue: closureText(null),
    onSubmit: async (closed) => onAdd(closed),
  });
  return (
    <FormDialog
      title={stack('closure.title')}
      size="small"
      formProps={formProps}
      busy={busy}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <FormDateField field={fields.startsOn} label={t('firstDay')} />
      <FormDateField field={fields.endsOn} label={t('lastDay')} />
      <FormTextField field={fields.name} label={t('nameField')} />
      <FormTextField field={fields.nameEn} label={t('closure.nameEn')} />
    </FormDialog>
  );
}
