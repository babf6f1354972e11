import { Button, Dialog, Stack } from '@portal/ui';
import { OpenSessions } from './OpenSessions';
import { openSessionsWords } from './open-sessions-words';

export interface OpenSessionsDialogProps {
  userId: number;
  /** The name of the user; undefined for the own sessions. */
  name?: string;
  onClose: () => void;
}

/** Shows the open sessions of a user, and ends them. Load it on demand. */
export function OpenSessionsDialog({ userId, name, onClose }: OpenSessionsDialogProps) {
  const { t, stack } = openSessionsWords.useWords();
  return (
    <Dialog
      open
      title={name === undefined ? stack('title') : stack('titleOf', { name })}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
      onClose={onClose}
    >
      <Stack>
        <OpenSessions userId={userId} />
      </Stack>
    </Dialog>
  );
}
