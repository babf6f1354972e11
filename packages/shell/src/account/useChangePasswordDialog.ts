import { useAccountDialog } from './useAccountDialog';

/** Returns the dialog in which users change their own password; see `useAccountDialog`. */
export const useChangePasswordDialog = (onClose?: () => void) =>
  useAccountDialog(async () => (await import('./ChangePasswordDialog')).ChangePasswordDialog, onClose);
