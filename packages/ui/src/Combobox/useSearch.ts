import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { ComboboxAnswer, ComboboxSearch } from './combobox-options';

/** How long nothing is typed before the search is asked, in ms. */
const delay = 200;

interface Asked {
  typed: string;
  attempt: number;
  /** Missing when the search failed. */
  answer?: ComboboxAnswer;
}

const nothing: ComboboxAnswer = { options: [] };

/** The latest answer to what is typed. Answers that come late are not listened to; the old one stays until then. */
export function useSearch(search: ComboboxSearch, typed: string) {
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState(nothing);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const ask = useEffectEvent(search);

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await ask(typed, stop.signal).catch(() => undefined);
        if (stop.signal.aborted) return;
        setAsked({ typed, attempt, answer });
        if (answer) setShown(answer);
      },
      typed === '' ? 0 : delay,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, attempt]);

  const isAnswered = asked?.typed === typed && asked.attempt === attempt;
  const state = !isAnswered ? 'loading' : asked.answer ? 'ready' : 'failed';
  return { ...shown, state, retry } as const;
}
