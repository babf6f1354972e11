import { openedAnew } from '@portal/shell';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isAppliedAutomatically } from './is-applied-automatically';

const pauseInMilliseconds = 175;

/**
 * State of a search box. A text of 4 or more letters, or an empty one, applies after a short pause; `submit` (Enter)
 * applies any text, so that "Ng" can be found (DECISION-26).
 */
export function useSearch(applied: string, onApply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const timer = useRef<Timer>(undefined);
  const apply = useRef(onApply);
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  /**
   * The navigation and the applied text that the search box has handled. After the box applies its own text, this is
   * that text, although the list shows it later.
   */
  const known = useRef({ key, applied });
  useEffect(() => {
    apply.current = onApply;
  }, [onApply]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back or a removed filter changes the applied text, but must not overwrite what the user is typing.
  useEffect(() => {
    const isOpened = key !== known.current.key && state === openedAnew && !isBack;
    if (isOpened) stop(timer);
    if (isOpened || (!timer.current && applied !== known.current.applied)) setText(applied);
    known.current = { key, applied };
  }, [key, state, isBack, applied]);

  const applyNow = (value: string) => {
    stop(timer);
    known.current.applied = value.trim();
    apply.current(known.current.applied);
  };
  const type = (value: string) => {
    setText(value);
    stop(timer);
    if (isAppliedAutomatically(value.trim()))
      timer.current = setTimeout(() => applyNow(value), pauseInMilliseconds);
  };
  return { text, type, submit: () => applyNow(text) };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function stop(timer: RefObject<Timer>): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}
