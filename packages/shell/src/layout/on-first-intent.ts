/**
 * Prefetches code when the pointer or focus first reaches an element that matches the selector, or after a few seconds.
 * Ignores failures, because the code is loaded again when it is used. Returns an unsubscribe function.
 */
export function onFirstIntent(selector: string, loads: readonly (() => Promise<unknown>)[]): () => void {
  const unsubscribe = () => {
    clearTimeout(rest);
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
  const load = () => {
    unsubscribe();
    for (const loadPart of loads) loadPart().catch(() => undefined);
  };
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) load();
  };
  // Late enough not to delay the first load.
  const rest = setTimeout(load, 3000);
  for (const intent of intents) document.addEventListener(intent, onIntent);
  return unsubscribe;
}

const intents = ['pointerover', 'focusin'] as const;
