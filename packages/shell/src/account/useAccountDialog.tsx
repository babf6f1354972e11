import { type ComponentType, type ReactNode, useState } from 'react';
import { useSession } from '../session/useSession';
import { shellWords } from '../shell-words';
import { useToast } from '../toasts/useToast';

/** A dialog about the account of a user. */
type AccountDialog = ComponentType<{ userId: number; onClose: () => void }>;

/**
 * Returns a dialog about the signed-in user's account; its code loads when it opens. Render `dialog` next to the caller
 * of `open`. `onClose` is also called when loading fails.
 */
export function useAccountDialog(
  load: () => Promise<AccountDialog>,
  onClose?: () => void,
): { open: () => void; dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>();
  const { user } = useSession();
  const { pair } = shellWords.useWords();
  const toast = useToast();
  const close = () => {
    setDialog(undefined);
    onClose?.();
  };
  const open = async (userId: number) => {
    const Loaded = await load();
    setDialog(<Loaded userId={userId} onClose={close} />);
  };
  return {
    open: () => {
      if (!user) return;
      open(user.id).catch(() => {
        toast.danger(pair('unreachable.text'), { title: pair('unreachable.title') });
        close();
      });
    },
    dialog,
  };
}
