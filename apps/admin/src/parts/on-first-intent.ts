/**
 * Prefetches code when the pointer or focus first reaches an element that matches the selector. Ignores failures,
 * because the actual use loads again. Returns an unsubscribe function.
 */
export function onFirstIntent(selector: string, loads: readonly (() => Promise<unknown>)[]): () => void {
  const unsubscribe = () => {
    for (const intent of intents) document.removeEventListener(intent, load);
  };
  const load = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(selector))) return;
    unsubscribe();
    for (const loadPart of loads) loadPart().catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, load);
  return unsubscribe;
}

const intents = ['pointerover', 'focusin'] as const;
