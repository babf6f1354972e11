// One chunk for pages that signed-in users rarely open.
export { ForgotPasswordPage, LoginPage, NotFoundPage } from '@portal/shell';
