import { ApiError, useSubmitStatement } from '@portal/api-client';
import type { CalendarMonth, CountedMonth, Statement } from '@portal/domain';
import { useBusy } from '@portal/ui';
import { useState } from 'react';

export interface SubmissionOptions {
  month: CalendarMonth;
  /** The current hours and amount of the month. */
  counted: Figures;
  /** Reloads the hours. */
  onReload: () => Promise<unknown>;
  /** Called after the server rejected the statement because of the hours and these were reloaded. */
  onConflict: () => void;
  onSubmitted: (statement: Statement) => void;
}

type Figures = Pick<CountedMonth, 'minutes' | 'amountCents'>;

/** The open confirmation. */
interface Question {
  /** The hours and the amount on screen when the question opened. */
  seen: Figures;
  /** Why the server rejected these hours. */
  refusal: unknown;
}

/**
 * Submits a month after a confirmation. If the hours have changed, asks again with the new ones; a rejection that the
 * change does not explain is a failure.
 */
export function useSubmission({ month, counted, onReload, onConflict, onSubmitted }: SubmissionOptions) {
  const submitStatement = useSubmitStatement();
  const { busy, run } = useBusy();
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const hasChanged = question !== null && !isSame(question.seen, counted);
  const isUnexplained = question !== null && Boolean(question.refusal) && !hasChanged && !busy;

  const send = async (note: string | null) => {
    const { minutes, amountCents } = counted;
    setQuestion({ seen: counted, refusal: null });
    try {
      onSubmitted(await submitStatement({ month, minutes, amountCents, note }));
      setQuestion(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        await onReload();
        onConflict();
        setQuestion({ seen: counted, refusal: error });
      } else {
        setQuestion(null);
        setFailure({ error });
      }
    }
  };

  return {
    isAsked: question !== null && !isUnexplained,
    /** The hours of the previous confirmation, if they have changed since. */
    before: hasChanged ? question.seen : null,
    failure: isUnexplained ? { error: question.refusal } : failure,
    busy,
    ask() {
      setFailure(null);
      setQuestion({ seen: counted, refusal: null });
    },
    cancel: () => setQuestion(null),
    confirm: (note: string | null) => void run(() => send(note)),
  };
}

function isSame(one: Figures, other: Figures): boolean {
  return one.minutes === other.minutes && one.amountCents === other.amountCents;
}
