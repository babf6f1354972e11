import { PairText } from '@portal/i18n';
import { type ToastAction, Toasts } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { unclearOutcomes } from '../failures/unclear-outcome';
import { shellWords } from '../shell-words';
import type { Toast } from './toast-store';
import { useToastStore } from './useToastStore';
import { undoKeys, useUndo } from './useUndo';
import { useUnsettledToast } from './useUnsettledToast';

/** Connects the toast store to the `Toasts` component. */
export function ToastRegion() {
  const toasts = useToastStore();
  useUnsettledToast();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const { t, plain } = shellWords.useWords();
  const { undo, busyId } = useUndo(list);
  const actionOf = (toast: Toast): ToastAction | undefined => {
    const { action } = toast;
    if (action) return { label: <PairText value={action.label} />, onPress: action.act, stays: true };
    return (
      toast.undo && {
        label: t(toast.tone === 'critical' ? 'retry' : 'undo'),
        onPress: () => void undo(toast),
        busy: busyId === toast.id,
        keys: undoKeys,
      }
    );
  };
  return (
    <Toasts
      label={plain('toasts')}
      onDismiss={toasts.dismiss}
      toasts={list.map((toast) => {
        const { title, text } = toast.unclear ? unclearOutcomes[toast.unclear] : toast;
        return {
          id: toast.id,
          tone: toast.tone,
          spent: toast.spent,
          title: <PairText value={title} />,
          text: typeof text === 'string' ? text : <PairText value={text} layout="stack" />,
          action: actionOf(toast),
        };
      })}
    />
  );
}
