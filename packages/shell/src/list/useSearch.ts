import { useEffect, useRef, useState } from 'react';

const pauseInMilliseconds = 175;

/** Whether a search text applies without Enter: if it is empty or has more than 3 letters (TEA-LIST-03, LIMIT-48). */
export function isAppliedAutomatically(text: string): boolean {
  return text.length === 0 || text.length > 3;
}

/**
 * State of a search box. A text of 4 or more letters, or an empty one, applies after a short pause; `submit` (Enter)
 * applies any text, so that "Ng" can be found (DECISION-26).
 */
export function useSearch(applied: string, onApply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = useRef(onApply);
  useEffect(() => {
    apply.current = onApply;
  }, [onApply]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back or a reset changes the applied text, but must not overwrite what the user is typing.
  useEffect(() => {
    if (!timer.current) setText(applied);
  }, [applied]);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const applyNow = (value: string) => {
    stop();
    apply.current(value.trim());
  };
  const type = (value: string) => {
    setText(value);
    stop();
    if (isAppliedAutomatically(value.trim()))
      timer.current = setTimeout(() => applyNow(value), pauseInMilliseconds);
  };
  return { text, type, submit: () => applyNow(text) };
}
