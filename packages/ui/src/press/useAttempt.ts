import { useCallback, useState } from 'react';
import { useBusy } from './useBusy';

/**
 * Runs one action at a time and keeps its error until the next attempt. `attempt` resolves with whether the action
 * succeeded, and ignores calls while an action runs. Its identity is stable.
 */
export function useAttempt() {
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const attempt = useCallback(
    async (action: () => Promise<unknown>, onFailed?: (error: unknown) => unknown): Promise<boolean> => {
      const isDone = await run(async () => {
        setFailure(null);
        try {
          await action();
          return true;
        } catch (error) {
          setFailure({ error });
          await onFailed?.(error);
          return false;
        }
      });
      return isDone === true;
    },
    [run],
  );
  return { busy, failure, attempt };
}
