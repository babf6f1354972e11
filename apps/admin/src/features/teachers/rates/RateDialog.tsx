import {
  ApiError,
  type RatesPreview,
  useChangeTeacherRates,
  useTeacherRatesPreview,
} from '@portal/api-client';
import {
  arePeriodsEqual,
  fullName,
  type RatePeriod,
  rateFormText,
  rateSchema,
  type Teacher,
  withCorrection,
  withoutPeriod,
  withPeriod,
} from '@portal/domain';
import { FormDialog, RefusedBanner } from '@portal/records';
import { useToast, useToday } from '@portal/shell';
import { Button, Cluster } from '@portal/ui';
import { FormDatePicker, FormNumberField, useZodForm } from '@portal/views';
import { useState } from 'react';
import type { RateChoice } from './RatePeriods';
import { RateQuestion } from './RateQuestion';
import { rateWords } from './rate-words';

export interface RateDialogProps {
  teacher: Teacher;
  choice: RateChoice;
  onClose: () => void;
}

type Edit = (stored: RatePeriod[]) => RatePeriod[];

/** The question before a save: what will change, and whether that has changed since the question was asked. */
interface Asked {
  edit: Edit;
  preview: RatesPreview;
  /** The stored period that the new one replaces. */
  replaced: RatePeriod | null;
  /** Someone else has changed the period to correct since the dialog opened. */
  isElsewhere: boolean;
  isStale: boolean;
}

/**
 * A dialog to add, correct or remove a rate. Before a save that changes the amounts of months, it lists them with both
 * amounts and asks.
 */
export function RateDialog({ teacher, choice, onClose }: RateDialogProps) {
  const { courseTypeId, type, period, usualFrom } = choice;
  const { t, stack, pair } = rateWords.useWords();
  const toast = useToast();
  const today = useToday();
  const readPreview = useTeacherRatesPreview();
  const changeRates = useChangeTeacherRates();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const store = async (preview: RatesPreview) => {
    await changeRates(teacher.id, preview);
    toast.success(pair('dialog.done', { name: fullName(teacher) }));
    onClose();
  };

  const ask = async (edit: Edit, isStale: boolean): Promise<Asked> => {
    const preview = await readPreview({ teacherId: teacher.id, courseTypeId, edit });
    const { rates, seen } = preview.change;
    const replaced = seen.find(
      (stored) =>
        stored.from !== period?.from &&
        rates.some(({ from, rate }) => from === stored.from && rate !== stored.rate),
    );
    const stored = period && seen.filter(({ from }) => from === period.from);
    return {
      edit,
      preview,
      isStale,
      replaced: replaced ?? null,
      isElsewhere: stored !== null && !arePeriodsEqual(stored, period ? [period] : []),
    };
  };

  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await task();
    } catch (error) {
      setAsked(null);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const begin = (edit: Edit) =>
    run(async () => {
      const question = await ask(edit, false);
      const { preview, replaced, isElsewhere } = question;
      if (preview.months.length === 0 && !replaced && !isElsewhere) await store(preview);
      else setAsked(question);
    });

  const confirm = ({ edit, preview }: Asked) =>
    run(async () => {
      try {
        await store(preview);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        setAsked(await ask(edit, true));
      }
    });

  const {
    formProps,
    fields,
    busy: submitting,
  } = useZodForm(rateSchema, {
    defaultValue: rateFormText(period ?? { from: usualFrom, rate: null }),
    onSubmit: (values) =>
      begin((stored) => (period ? withCorrection(stored, period.from, values) : withPeriod(stored, values))),
  });
  return (
    <>
      <FormDialog
        title={stack(period ? 'dialog.correctTitle' : 'dialog.addTitle', { type })}
        size="small"
        formProps={formProps}
        busy={busy || submitting}
        submitLabel={t('dialog.save')}
        onClose={onClose}
      >
        <FormNumberField
          field={fields.rate}
          label={t('dialog.rate')}
          hint={stack('dialog.rateHint')}
          decimals
          suffix="$"
        />
        <FormDatePicker
          field={fields.from}
          label={t('dialog.from')}
          hint={stack('dialog.fromHint')}
          today={today}
        />
        {period && (
          <Cluster>
            <Button
              variant="quiet"
              busy={busy}
              onClick={() => void begin((stored) => withoutPeriod(stored, period.from))}
            >
              {t('dialog.remove')}
            </Button>
          </Cluster>
        )}
        {failure !== null && (
          <RefusedBanner error={failure} unknown={stack('dialog.unknown')}>
            {stack('dialog.failed')}
          </RefusedBanner>
        )}
      </FormDialog>
      {asked && (
        <RateQuestion
          {...asked}
          months={asked.preview.months}
          busy={busy}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
