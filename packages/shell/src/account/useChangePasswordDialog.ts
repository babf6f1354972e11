import { useAccountDialog } from './useAccountDialog';

/** Returns the dialog to change one's own password, as `useAccountDialog` does. */
export const useChangePasswordDialog = (onClose?: () => void) =>
  useAccountDialog(async () => (await import('./ChangePasswordDialog')).ChangePasswordDialog, onClose);
