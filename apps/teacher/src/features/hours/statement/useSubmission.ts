import { ApiError, useSubmitStatement } from '@portal/api-client';
import type { CalendarMonth, Statement } from '@portal/domain';
import { useBusy } from '@portal/ui';
import { useState } from 'react';

export interface SubmissionOptions {
  month: CalendarMonth;
  /** The present minutes of the month. */
  minutes: number;
  /** Reads the hours again. */
  onReload: () => Promise<unknown>;
  /** Called when the server refused the statement because of the hours, once these are read again. */
  onConflict: () => void;
  onSubmitted: (statement: Statement) => void;
}

/** What the teacher was asked about. */
interface Question {
  /** The minutes that were on screen. */
  minutes: number;
  /** Why the server refused these minutes. */
  refusal: unknown;
}

/**
 * Hands in a month after a confirmation. When the hours have changed meanwhile, it asks again with the fresh ones; only
 * a refusal that these do not explain is a failure.
 */
export function useSubmission({ month, minutes, onReload, onConflict, onSubmitted }: SubmissionOptions) {
  const submitStatement = useSubmitStatement();
  const { busy, run } = useBusy();
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const hasChanged = question !== null && question.minutes !== minutes;
  const isUnexplained = question !== null && Boolean(question.refusal) && !hasChanged && !busy;

  const send = async (note: string | null) => {
    setQuestion({ minutes, refusal: null });
    try {
      onSubmitted(await submitStatement({ month, minutes, note }));
      setQuestion(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        await onReload();
        onConflict();
        setQuestion({ minutes, refusal: error });
      } else {
        setQuestion(null);
        setFailure({ error });
      }
    }
  };

  return {
    isAsked: question !== null && !isUnexplained,
    /** The minutes that the question was about, if they have changed since. */
    minutesBefore: hasChanged ? question.minutes : null,
    failure: isUnexplained ? { error: question.refusal } : failure,
    busy,
    ask() {
      setFailure(null);
      setQuestion({ minutes, refusal: null });
    },
    cancel: () => setQuestion(null),
    confirm: (note: string | null) => void run(() => send(note)),
  };
}
