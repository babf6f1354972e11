// A chunk of their own: the forms that one signs in with are not needed by those who are signed in.
export { ForgotPasswordPage, LoginPage } from '@portal/shell';
