// In a separate file, because only an open dialog needs it.
export { DialogBoundary as GuardedDialog } from '@portal/ui';
