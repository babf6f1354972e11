import { ApiError, isPreconditionFailed, isUnanswered, useAnnounceAbsences } from '@portal/api-client';
import { type ClassOfLink, maxAbsenceWord } from '@portal/domain';
import { dayPair } from '@portal/i18n';
import { FailureReason, useToast } from '@portal/shell';
import { Banner, Button, CheckboxGroup, Cluster, Stack, TextField, useAttempt } from '@portal/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { classesWords } from './classes-words';

export interface AnnounceAbsenceProps {
  /** The upcoming classes. */
  classes: readonly ClassOfLink[];
  /** The class that is selected at first. */
  first: ClassOfLink;
  /** Loads the classes again, because one has changed. */
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** The form in which a student announces their absence from one or more classes, with an optional note. */
export function AnnounceAbsence({ classes, first, onStale, onClose }: AnnounceAbsenceProps) {
  const { t, stack, pair } = classesWords.useWords();
  const announce = useAnnounceAbsences();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const [ids, setIds] = useState<readonly string[]>([String(first.id)]);
  const [word, setWord] = useState('');
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const offered = classes.filter(({ isCancelled, absence }) => !isCancelled && !absence);
  const meant = offered.filter(({ id }) => ids.includes(String(id)));
  const isLong = word.trim().length > maxAbsenceWord;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (meant.length === 0) return form.current?.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
    if (isLong) return form.current?.querySelector<HTMLInputElement>('[name=word]')?.focus();
    void attempt(
      async () => {
        await announce(meant, word.trim() || null);
        toast.success(pair('saved', { count: meant.length }));
        onClose();
      },
      async (error) => {
        if (error instanceof ApiError && ['conflict', 'changed', 'not-found'].includes(error.code))
          await onStale();
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <CheckboxGroup
          // The key resets the checkboxes when a class changes or disappears.
          key={offered.map(({ id, date, time }) => `${id} ${date} ${time}`).join()}
          name="classes"
          label={t('classes')}
          required
          defaultValue={ids}
          onValuesChange={setIds}
          message={isChecked && meant.length === 0 ? t('classesNeeded') : undefined}
          options={offered.map((one) => ({
            value: String(one.id),
            label: t('classOf', { day: dayPair(one.date), time: one.time, number: one.contractNumber }),
          }))}
        />
        <TextField
          name="word"
          label={t('word')}
          hint={t('wordHint', { count: maxAbsenceWord })}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          message={isLong ? t('wordLong', { count: maxAbsenceWord }) : undefined}
        />
        {failure &&
          (isPreconditionFailed(failure.error) ? (
            <Banner tone="caution" role="alert">
              {stack('changed')}
            </Banner>
          ) : (
            <Banner tone="critical" role="alert" title={stack('notSaved')}>
              {isLost(failure.error) ? stack('unanswered') : <FailureReason error={failure.error} />}
            </Banner>
          ))}
        <Cluster>
          <Button type="submit" variant="primary" size="action" busy={busy}>
            {t('announce')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Returns whether the response is missing, so that the announcement may have arrived. */
function isLost(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ApiError && error.code === 'offline');
}
