import { ApiError, isRefusal } from '@portal/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shellWords } from '../layout/shell-words';
import { usePortal } from '../portal/usePortal';
import type { Toast } from './toast-store';
import { useToast } from './useToast';

/** The keys that take back what the newest message offers to take back. */
export const undoKeys = 'Control+Z Meta+Z';

/**
 * Takes back what a message offers to take back, and says how that went: done, overtaken by somebody else, or not done,
 * with another try. Ctrl Z does it for the newest message, except where it takes back what is typed.
 */
export function useUndo(list: readonly Toast[]) {
  const { toasts } = usePortal();
  const toast = useToast();
  const { halves } = shellWords.useWords();
  // State changes after the next render; a second press can come before it.
  const underWay = useRef<string>(undefined);
  const [busyId, setBusyId] = useState<string>();

  const undo = async ({ id, undo: takeBack }: Toast) => {
    if (!takeBack || underWay.current) return;
    underWay.current = id;
    setBusyId(id);
    try {
      await takeBack();
      toast.success(halves('undone'));
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.code === 'conflict';
      const said = isRefusal(error) ? error.serverMessage : null;
      toasts.show({
        tone: 'critical',
        title: halves('failed.title'),
        text: said ?? halves(isOvertaken ? 'notUndone' : 'unreachable.text'),
        undo: isOvertaken ? undefined : takeBack,
      });
    } finally {
      underWay.current = undefined;
      setBusyId(undefined);
      toasts.dismiss(id);
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const newest = list.findLast((shown) => shown.undo);
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
    if (!newest || !isAsked || event.defaultPrevented || isTypedInto(event.target)) return;
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

/** Where the keys belong to what is typed. */
function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, input:not([type="checkbox"], [type="radio"])');
}
