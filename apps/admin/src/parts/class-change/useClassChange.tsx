import { ApiError, isPreconditionFailed } from '@portal/api-client';
import { dayPair } from '@portal/i18n';
import { RefusedBanner } from '@portal/records';
import { useToast } from '@portal/shell';
import { Banner, useAttempt, useIsMounted } from '@portal/ui';
import type { ReactNode } from 'react';
import { type Conflicts, conflictsOf, readConflict } from '../clashes/conflictsOf';
import { classChangeWords } from './class-change-words';

/** Runs one change of a class at a time, and keeps the reason if it is rejected. */
export interface ClassChangeHandle {
  busy: boolean;
  /** Whether the last attempt was rejected because of a conflict. */
  isClash: boolean;
  /** Why the last attempt was rejected; null otherwise. */
  refusal: ReactNode;
  /** Runs the change, and `onSaved` after it if the panel is still open. */
  run: (change: () => Promise<unknown>, onSaved: () => void) => Promise<void>;
}

/**
 * Changes a class. If someone else has changed it, loads the calendar again and says so: in a toast if the form is
 * gone, because the panel was closed or the class no longer needs the form.
 */
export function useClassChange(onStale: () => Promise<unknown>): ClassChangeHandle {
  const { pair, stack } = classChangeWords.useWords();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const isMounted = useIsMounted();
  const onFailed = async (error: unknown) => {
    if (isStale(error)) await onStale();
    if (!isMounted.current) toast.danger(pair(isPreconditionFailed(error) ? 'changed' : 'notSaved'));
  };
  const conflicts = failure && conflictsOf(failure.error);
  return {
    busy,
    isClash: conflicts !== null,
    refusal: conflicts ? (
      <ConflictBanner {...conflicts} />
    ) : failure && isPreconditionFailed(failure.error) ? (
      <Banner tone="caution" role="alert">
        {stack('changed')}
      </Banner>
    ) : (
      failure && <RefusedBanner error={failure.error}>{stack('notSaved')}</RefusedBanner>
    ),
    run: async (change, onSaved) => {
      if ((await attempt(change, onFailed)) && isMounted.current) onSaved();
    },
  };
}

/** Returns whether the class has changed since it was shown. */
function isStale(error: unknown): boolean {
  if (!(error instanceof ApiError) || conflictsOf(error)) return false;
  return error.code === 'conflict' || error.code === 'not-found';
}

function ConflictBanner({ clashes, away }: Conflicts) {
  const { t, stack } = classChangeWords.useWords();
  return (
    <Banner tone="critical" role="alert">
      {clashes.length > 0 && stack('clashes', { count: clashes.length })}
      {clashes.length > 0 && (
        <ul>
          {clashes.map((text) => {
            const { day, time, who } = readConflict(text);
            return <li key={text}>{t('clashWith', { day: dayPair(day), time, number: who })}</li>;
          })}
        </ul>
      )}
      {away.map((text) => {
        const { day, time, who } = readConflict(text);
        return <div key={text}>{stack('away', { day: dayPair(day), time, who })}</div>;
      })}
    </Banner>
  );
}
