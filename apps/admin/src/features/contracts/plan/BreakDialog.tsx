import { type Closure, closureSchema, closureText } from '@portal/domain';
import { FormDateField, FormTextField, useZodForm } from '@portal/views';
import { FormDialog } from '../../../parts/FormDialog';
import { planWords } from './plan-words';

/** A dialog for closed days of one plan. */
export function BreakDialog({ onAdd, onClose }: { onAdd: (closed: Closure) => void; onClose: () => void }) {
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
      submitLabel={t('closure.add')}
      onClose={onClose}
    >
      <FormDateField field={fields.startsOn} label={t('closure.from')} />
      <FormDateField field={fields.endsOn} label={t('closure.to')} />
      <FormTextField field={fields.name} label={t('closure.name')} />
      <FormTextField field={fields.nameEn} label={t('closure.nameEn')} />
    </FormDialog>
  );
}
