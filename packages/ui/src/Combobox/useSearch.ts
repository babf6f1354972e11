import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ComboboxAnswer, ComboboxSearch } from './combobox-options';

const delay = 200;

interface SearchResult {
  typed: string;
  attempt: number;
  /** Undefined when the search failed. */
  answer?: ComboboxAnswer;
}

const emptyAnswer: ComboboxAnswer = { options: [] };

/** Runs the debounced search; the previous result stays until the new one arrives. */
export function useSearch(search: ComboboxSearch, typed: string) {
  const [result, setResult] = useState<SearchResult>();
  const [lastAnswer, setLastAnswer] = useState(emptyAnswer);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const runSearch = useEffectEvent(search);

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await runSearch(typed, controller.signal).catch(() => undefined);
        if (controller.signal.aborted) return;
        setResult({ typed, attempt, answer });
        if (answer) setLastAnswer(answer);
      },
      typed === '' ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, attempt]);

  const isAnswered = result?.typed === typed && result.attempt === attempt;
  const state = !isAnswered ? 'loading' : result.answer ? 'ready' : 'failed';
  return { ...lastAnswer, state, retry } as const;
}
