import { useAccountDialog } from './useAccountDialog';

/** Returns the dialog with the signed-in user's open sessions and attempts to sign in; see `useAccountDialog`. */
export const useOwnSessionsDialog = () =>
  useAccountDialog(async () => (await import('./OpenSessionsDialog')).OpenSessionsDialog);
