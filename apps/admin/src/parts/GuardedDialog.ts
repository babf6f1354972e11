// In a file of its own, because only an open dialog needs it.
export { DialogBoundary as GuardedDialog } from '@portal/ui';
