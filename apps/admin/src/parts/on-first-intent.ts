/**
 * Fetches code ahead, once the pointer comes over something that matches the selector, or the focus goes to it. What cannot
 * be fetched is left to whoever needs it. Gives the function that stops waiting.
 */
export function onFirstIntent(selector: string, loads: readonly (() => Promise<unknown>)[]): () => void {
  const forget = () => {
    for (const intent of intents) document.removeEventListener(intent, load);
  };
  const load = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(selector))) return;
    forget();
    for (const loadPart of loads) loadPart().catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, load);
  return forget;
}

const intents = ['pointerover', 'focusin'] as const;
