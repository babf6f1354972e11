// A chunk of its own: signed-in users do not need the sign-in forms.
export { ForgotPasswordPage, LoginPage } from '@portal/shell';
