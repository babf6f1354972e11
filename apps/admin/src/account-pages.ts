// One chunk, because the two pages share their forms.
export { ForgotPasswordPage, LoginPage } from '@portal/shell';
