import { useCallback, useRef, useState } from 'react';

/**
 * Runs one action at a time: `run` ignores calls until the action settles, and `busy` is true meanwhile. The identity
 * of `run` is stable.
 */
export function useBusy() {
  // A ref, because a second click can come before the state is rendered.
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
