import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shellWords } from '../shell-words';
import type { Toast } from './toast-store';
import { useToastStore } from './useToastStore';

/** Keyboard shortcut to undo the newest toast. */
export const undoKeys = 'Control+Z Meta+Z';

/**
 * Runs the undo of a toast and shows the result; an error without a response can be retried. Ctrl Z applies to the
 * newest toast, except in text fields.
 */
export function useUndo(list: readonly Toast[]) {
  const toasts = useToastStore();
  const { pair } = shellWords.useWords();
  // A ref, because a second press can arrive before the state has rendered.
  const runningId = useRef<string>(undefined);
  const [busyId, setBusyId] = useState<string>();

  const undo = async (toast: Toast) => {
    const { id } = toast;
    if (runningId.current) return;
    runningId.current = id;
    setBusyId(id);
    try {
      await (await import('./run-undo')).runUndo(toast, toasts);
    } catch {
      const text = pair('unreachable.text');
      toasts.show({ ...toast, tone: 'critical', title: pair('failed.title'), text });
    }
    runningId.current = undefined;
    setBusyId(undefined);
    toasts.dismiss(id);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = list.findLast((shown) => shown.undo);
    const isUndoKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
    if (!newest || !isUndoKey || event.defaultPrevented || isTextField(event.target)) return;
    event.preventDefault();
    void undo(newest);
  });
  const isOffered = list.some((shown) => shown.undo);
  useEffect(() => {
    if (!isOffered) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOffered]);

  return { undo, busyId };
}

/** Whether the target has its own undo for typed text. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('textarea, input:not([type="checkbox"], [type="radio"])')
  );
}
