// A separate file, so that the form and its validation (zod) load with this page only.
export { SetPasswordPage as InvitePage } from '@portal/shell';
