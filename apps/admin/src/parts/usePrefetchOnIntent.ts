import { useEffect } from 'react';
import { onFirstIntent } from './on-first-intent';

/**
 * Prefetches the code of a record's pages before one is opened, so that opening it waits for data only.
 * `loads` must be a constant.
 */
export function usePrefetchOnIntent(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => onFirstIntent('[data-row]', loads), [loads]);
}
