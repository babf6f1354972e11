import { useLayoutEffect, useReducer, useRef } from 'react';
import { afterPress, isPressed, trackPresses } from './press';

/** Returns the previous content during a press, because new content could move the pressed button. */
export function useHeldWhilePressed<Content>(content: Content): Content {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef(content);
  const shown = isPressed() ? rendered.current : content;
  useLayoutEffect(() => {
    rendered.current = shown;
  });
  useLayoutEffect(trackPresses, []);
  useLayoutEffect(() => (shown === content ? undefined : afterPress(renderAgain)), [shown, content]);
  return shown;
}
