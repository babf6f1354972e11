import { ApiError, type OwnHours } from '@portal/api-client';
import { type CountedMonth, canSubmitMonth, hoursOf, monthOf, type Statement } from '@portal/domain';
import { moneyPair, monthYearPair, ofMonthPair, PairText, plainText, useLanguageMode } from '@portal/i18n';
import {
  FailureReason,
  LeaveGuard,
  UnsavedWorkBanner,
  unclearOutcome,
  useToday,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button, ConfirmDialog, DescriptionList, Stack, TextareaField, useIsPhone } from '@portal/ui';
import { HoursText } from '@portal/views';
import { useState } from 'react';
import { useIsOnline } from '../../../parts/offline/useIsOnline';
import { hoursWords } from '../hours-words';
import { form as formStyle, note as noteStyle } from './statement.css';
import { statementWords } from './statement-words';
import { useSubmission } from './useSubmission';

export interface SubmitStatementProps {
  /** The teacher's own hours of the month, open or returned. */
  hours: OwnHours;
  /** The counted hours of the month. */
  counted: CountedMonth;
  /** Reloads the hours of the month. */
  onReload: () => Promise<unknown>;
  /** Called with the unsent note after a rejection because of the hours. */
  onConflict: (note: string | null) => void;
  onSubmitted: (statement: Statement) => void;
}

/** Submits a month with a note, after a confirmation. Input stays until it is sent. */
export function SubmitStatement({ hours, counted, onReload, onConflict, onSubmitted }: SubmitStatementProps) {
  const { t, stack } = statementWords.useWords();
  const [mode] = useLanguageMode();
  const isOnline = useIsOnline();
  const today = useToday();
  const { month, statement } = hours;
  const work = useUnsavedWork({
    form: 'statement',
    record: month,
    title: plainText(monthYearPair(month), mode),
    stored: { note: statement?.note ?? '' },
  });
  const [note, setNote] = useState<string | null>(null);
  const submission = useSubmission({
    month,
    counted,
    onReload,
    onConflict: () => onConflict(note),
    onSubmitted(submitted) {
      work.begin({ note: submitted.note ?? '' });
      onSubmitted(submitted);
    },
  });
  const label = statement ? 'submitAgain' : 'submit';
  const isPhone = useIsPhone();
  const canSubmit = canSubmitMonth(month, hours, today);
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <form
        key={work.formKey}
        className={formStyle}
        noValidate
        {...work.listeners}
        onSubmit={(event) => {
          event.preventDefault();
          setNote(work.typed().note.trim() || null);
          submission.ask();
        }}
      >
        <div>{stack(statement ? 'textAgain' : 'text')}</div>
        <TextareaField
          name="note"
          label={t('note')}
          minRows={2}
          maxLength={2000}
          defaultValue={work.values.note}
        />
        <Button
          type="submit"
          // Teachers rarely submit the current month.
          variant={month === monthOf(today) ? 'secondary' : 'primary'}
          size="action"
          busy={submission.busy}
          blockedReason={canSubmit ? !isOnline && stack('offline') : stack('noHours')}
        >
          {isPhone ? <span>{stack(label)}</span> : t(label)}
        </Button>
      </form>
      {submission.failure && <NotSubmitted error={submission.failure.error} />}
      <ConfirmDialog
        open={submission.isAsked}
        title={stack('ask.title', { month: ofMonthPair(month) })}
        confirmLabel={t(label)}
        busy={submission.busy}
        onConfirm={() => submission.confirm(note)}
        onCancel={submission.cancel}
      >
        {submission.isAsked && (
          <Stack>
            {submission.before && (
              <Banner tone="caution" role="alert">
                {submission.before.minutes === counted.minutes
                  ? stack('ask.changedAmount', {
                      now: moneyPair(counted.amountCents),
                      before: moneyPair(submission.before.amountCents),
                    })
                  : stack('ask.changed', {
                      now: hoursOf(counted.minutes),
                      before: hoursOf(submission.before.minutes),
                    })}
              </Banner>
            )}
            {month === monthOf(today) && (
              <Banner tone="caution" look="line">
                {stack('ask.underWay')}
              </Banner>
            )}
            <Figures counted={counted} note={note} />
          </Stack>
        )}
      </ConfirmDialog>
      <LeaveGuard work={work} />
    </>
  );
}

/** The hours and the amount to submit. */
function Figures({ counted, note }: { counted: CountedMonth; note: string | null }) {
  const { stack } = statementWords.useWords();
  const hoursText = hoursWords.useWords();
  const { minutes, classes, amountCents, unratedMinutes } = counted;
  return (
    <>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'hours', term: stack('hours'), value: <HoursText hours={hoursOf(minutes)} /> },
          { id: 'classes', term: stack('classes'), value: classes },
          { id: 'amount', term: stack('amount'), value: <PairText value={moneyPair(amountCents)} /> },
          ...(note
            ? [{ id: 'note', term: stack('ask.note'), value: <span className={noteStyle}>{note}</span> }]
            : []),
        ]}
      />
      {unratedMinutes > 0 && <div>{hoursText.stack('unrated', { hours: hoursOf(unratedMinutes) })}</div>}
    </>
  );
}

/** Scrolls above the bottom bar, which covers what appears below the button. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

function NotSubmitted({ error }: { error: unknown }) {
  const { stack } = statementWords.useWords();
  const unclear = unclearOutcome(error);
  const isLost = error instanceof ApiError && error.code === 'offline';
  return (
    <Banner
      ref={bringIntoView}
      role="alert"
      tone="critical"
      title={unclear ? <PairText value={unclear.title} layout="stack" /> : stack('notSubmitted')}
    >
      {isLost ? <div>{stack('lost')}</div> : <FailureReason error={error} />}
      <div>{stack('kept')}</div>
    </Banner>
  );
}
