import { useCancelPlannedClass, useRestorePlannedClass } from '@portal/api-client';
import { useDraftValues } from '@portal/records';
import { UnsavedWorkBanner, useToast, useUnsavedWork } from '@portal/shell';
import { Button, Cluster, Stack, TextareaField } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useClassNotices } from '../../parts/class-notices/useClassNotices';
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
  // Each letter would ask for other mails.
  const [leftReason, setLeftReason] = useState(reason);
  const notices = useClassNotices(planned.id, { isCancelled: true, reason: leftReason.trim() || null });

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) {
      field()?.focus();
      return;
    }
    await run(async () => {
      const { tell } = notices;
      const { planned: saved } = await cancel(planned, reason.trim(), { tell });
      work.begin(blank);
      toast.success(notices.withTold(pair('cancelled'), saved.people), {
        undo: (options) => restore(saved, { ...options, tell: saved.people?.told }),
      });
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
          onBlur={() => setLeftReason(reason)}
          message={isChecked && isMissing ? t('reasonNeeded') : undefined}
        />
        {notices.field}
        {refusal}
        <Cluster>
          <Button type="submit" variant="critical" busy={busy || notices.isLoading}>
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
