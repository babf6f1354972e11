import { useCancelPlannedClass, useRestorePlannedClass } from '@portal/api-client';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Button, Cluster, Stack, TextareaField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useDraftValues } from '../../parts/useDraftValues';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';

export interface CancelClassProps {
  planned: CalendarClass;
  onCancelled: () => void;
  onStale: () => Promise<unknown>;
  onBack: () => void;
}

const blank = { reason: '' };

/** The form to cancel a class, with a reason. */
export function CancelClass({ planned, onCancelled, onStale, onBack }: CancelClassProps) {
  const { t, pair } = calendarWords.useWords();
  const cancel = useCancelPlannedClass();
  const restore = useRestorePlannedClass();
  const toast = useToast();
  const { busy, refusal, run } = useClassChange(onStale);
  const work = useUnsavedWork({
    form: 'class-change',
    record: `${planned.id}-cancel`,
    title: planned.contract.number,
    stored: blank,
  });
  const [{ reason }, setValues] = useDraftValues(work);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea');
  const isMissing = reason.trim() === '';

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      field()?.focus();
      return;
    }
    await run(async () => {
      const saved = await cancel(planned, reason.trim());
      work.begin(blank);
      toast.success(pair('cancelled'), { undo: (options) => restore(saved, options) });
    }, onCancelled);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <UnsavedWorkBanner work={work} />
        <TextareaField
          label={t('cancelReason')}
          name="reason"
          required
          minRows={2}
          maxLength={255}
          value={reason}
          onChange={({ currentTarget }) => setValues({ reason: currentTarget.value })}
          message={isChecked && isMissing ? t('reasonNeeded') : undefined}
        />
        {refusal}
        <Cluster>
          <Button type="submit" variant="critical" busy={busy}>
            {t('cancel')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
