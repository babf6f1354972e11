// One chunk for what a signed-in person rarely sees.
export { ForgotPasswordPage, LoginPage, NotFoundPage } from '@portal/shell';
