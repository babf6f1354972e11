import { useAccountDialog } from '../useAccountDialog';

/** Returns the dialog with the second factor of the signed-in user; see `useAccountDialog`. */
export const useSecondFactorDialog = () =>
  useAccountDialog(async () => (await import('./SecondFactorDialog')).SecondFactorDialog);
