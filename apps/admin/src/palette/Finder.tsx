import { useLanguageMode } from '@portal/i18n';
import { type RecentRecord, recentRecords, storeRecentOf } from '@portal/records';
import { type Session, useChangePasswordDialog, useSession, useSignOut, useTheme } from '@portal/shell';
import { useEffect, useState } from 'react';
import type { FinderCommand } from './finder-commands';
import type { FinderName } from './handle-shortcut';
import { Palette } from './Palette';
import { ShortcutsDialog } from './ShortcutsDialog';

export { handleShortcut } from './handle-shortcut';

export interface FinderProps {
  /** The open dialog. */
  shown: FinderName;
  onShow: (name: FinderName) => void;
  onClose: () => void;
}

/** Maximum wait for the recent records from the browser's storage, in milliseconds. */
const spinnerDelay = 300;

/** The palette with the recent records, the list of shortcuts, or the dialog of a command. */
export function Finder({ shown, onShow, onClose }: FinderProps) {
  const userId = useSession().user?.id ?? 0;
  const [recent, setRecent] = useState<RecentRecord[]>();
  useEffect(() => {
    let isWanted = true;
    void recentRecords(userId).then((records) => isWanted && setRecent(records));
    const timer = setTimeout(() => setRecent((records) => records ?? []), spinnerDelay);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [userId]);

  const [, setMode] = useLanguageMode();
  const [, chooseTheme] = useTheme();
  const password = useChangePasswordDialog(onClose);
  const signingOut = useSignOut(onClose);
  const runCommand = (command: FinderCommand) => {
    switch (command) {
      case 'shortcuts':
        return onShow('shortcuts');
      case 'changePassword':
        onShow('password');
        return password.open();
      case 'signOut':
        onShow('sign-out');
        return signingOut.leave();
      default:
        if (isLanguage(command)) setMode(modes[command]);
        else chooseTheme(themes[command]);
        return onClose();
    }
  };

  if (shown === 'password') return password.dialog;
  if (shown === 'sign-out') return signingOut.question;
  if (shown === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  return recent && <Palette recent={recent} onCommand={runCommand} onClose={onClose} />;
}

const modes = { languageBoth: 'both', languageFr: 'fr', languageEn: 'en' } as const;
const themes = { themeSystem: 'system', themeLight: 'light', themeDark: 'dark' } as const;

const isLanguage = (command: keyof typeof modes | keyof typeof themes): command is keyof typeof modes =>
  command in modes;

/**
 * Stores a record as recently opened by the signed-in user. Does nothing after signing out, which deletes the user's
 * recent records.
 */
export async function storeRecent({ state }: Session, record: RecentRecord): Promise<void> {
  const { user } = state();
  if (user) await storeRecentOf(user.id, record, Date.now());
}
