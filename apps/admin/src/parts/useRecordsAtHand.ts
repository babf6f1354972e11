import { useEffect } from 'react';

/** Fetches the code of the pages of a record once a row is pointed at or reached by keys: opening it then waits for data only. Give `loads` as a constant. */
export function useRecordsAtHand(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const intents = ['pointerover', 'focusin'] as const;
    const forget = () => {
      for (const intent of intents) document.removeEventListener(intent, load);
    };
    const load = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-row]'))) return;
      forget();
      for (const loadPart of loads) loadPart().catch(() => undefined);
    };
    for (const intent of intents) document.addEventListener(intent, load);
    return forget;
  }, [loads]);
}
