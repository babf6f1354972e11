import { useCreateClosedDays, usePlannedClasses } from '@portal/api-client';
import { closureSchema, closureText, daysUntil, isCalendarDate } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Banner, Text } from '@portal/ui';
import { FormDateField, FormTextField } from '@portal/views';
import { RecordDialog } from '../../../parts/RecordDialog';
import { closedDaysWords } from './closed-days-words';

/** A dialog for a new closure, which counts the classes planned on these days. */
export function ClosureDialog({ onClose }: { onClose: () => void }) {
  const { t, stack, pair } = closedDaysWords.useWords();
  const toast = useToast();
  const createClosure = useCreateClosedDays();
  return (
    <RecordDialog
      draft={{ form: 'closed-days', record: 'new', stored: closureText(null) }}
      schema={closureSchema}
      save={(closure) => createClosure(closure)}
      onSaved={() => toast.success(pair('saved'))}
      refused={stack('notSaved')}
      title={stack('add')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {({ fields }) => (
        <>
          <FormDateField field={fields.startsOn} label={t('firstDay')} />
          <FormDateField field={fields.endsOn} label={t('lastDay')} />
          <FormTextField field={fields.name} label={t('nameField')} />
          <FormTextField field={fields.nameEn} label={t('nameEn')} />
          <PlannedThen from={String(fields.startsOn.value ?? '')} to={String(fields.endsOn.value ?? '')} />
          <Text as="div" tone="soft">
            {stack('later')}
          </Text>
        </>
      )}
    </RecordDialog>
  );
}

/** Counts the classes planned on these days; renders nothing if there are none. */
function PlannedThen({ from, to }: { from: string; to: string }) {
  const { stack } = closedDaysWords.useWords();
  const isSpan =
    isCalendarDate(from) && isCalendarDate(to) && daysUntil(to, from) >= 0 && daysUntil(to, from) < 100;
  const { data } = usePlannedClasses(isSpan ? { from, to } : null);
  const count = isSpan ? (data?.classes.filter(({ isCancelled }) => !isCancelled).length ?? 0) : 0;
  return count > 0 ? <Banner tone="caution">{stack('planned', { count })}</Banner> : null;
}
