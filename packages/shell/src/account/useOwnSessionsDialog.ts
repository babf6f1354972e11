import { useAccountDialog } from './useAccountDialog';

/** Returns the dialog with one's own open sessions and sign-ins, as `useAccountDialog` does. */
export const useOwnSessionsDialog = () =>
  useAccountDialog(async () => (await import('./OpenSessionsDialog')).OpenSessionsDialog);
