import { useLayoutEffect, useReducer, useRef } from 'react';
import { afterPress, isPressed, trackPresses } from './press';

/**
 * Returns the content to render: the new one, or the previous one while a pointer is down. Content that comes or goes
 * during a press would move the button from under the pointer, and the click would miss it.
 */
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
