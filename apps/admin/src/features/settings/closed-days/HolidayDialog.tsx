import { useCorrectHoliday } from '@portal/api-client';
import { addedHolidaySchema, addedHolidayText } from '@portal/domain';
import { RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import { Text } from '@portal/ui';
import { FormDateField, FormTextField } from '@portal/views';
import { closedDaysWords } from './closed-days-words';
import { PlannedThen } from './PlannedThen';

export interface HolidayDialogProps {
  onClose: () => void;
}

/** A dialog for a holiday that the office adds, which counts the classes planned on that day. */
export function HolidayDialog({ onClose }: HolidayDialogProps) {
  const { t, stack, pair } = closedDaysWords.useWords();
  const toast = useToast();
  const correctHoliday = useCorrectHoliday();
  return (
    <RecordDialog
      draft={{ form: 'holiday', record: 'new', stored: addedHolidayText() }}
      schema={addedHolidaySchema}
      save={(holiday, { intention }) =>
        correctHoliday({ ...holiday, nameEn: holiday.nameEn ?? holiday.name, kind: 'added' }, intention)
      }
      onSaved={() => toast.success(pair('holidays.saved'))}
      refused={stack('holidays.notSaved')}
      title={stack('holidays.add')}
      submitLabel={t('holidays.save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormDateField field={fields.date} label={t('holidays.form.date')} />
          <FormTextField field={fields.name} label={t('holidays.form.name')} />
          <FormTextField field={fields.nameEn} label={t('holidays.form.nameEn')} />
          <PlannedThen from={String(fields.date.value ?? '')} to={String(fields.date.value ?? '')} />
          <Text as="div" tone="soft">
            {stack('holidays.text')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}
