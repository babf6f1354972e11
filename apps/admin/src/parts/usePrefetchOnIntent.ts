import { useEffect } from 'react';
import { onFirstIntent } from './on-first-intent';

/** Fetches the code of the pages of a record once a row is pointed at or reached by keys: opening it then waits for data only. Give `loads` as a constant. */
export function usePrefetchOnIntent(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => onFirstIntent('[data-row]', loads), [loads]);
}
