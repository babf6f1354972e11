// A file of its own, so that the form and its rules (zod) come with this page only.
export { SetPasswordPage as InvitePage } from '@portal/shell';
