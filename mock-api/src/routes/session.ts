import type {
  CheckPasswordLinkData,
  CheckPasswordLinkResponses,
  CheckTokenData,
  CheckTokenResponses,
  CompanyLoginData,
  CompanyLoginResponses,
  ForgotPasswordData,
  ForgotPasswordResponses,
  LoginData,
  LoginResponses,
  SetPasswordData,
  SetPasswordResponses,
  StudentLoginData,
  StudentLoginResponses,
} from '@portal/api-client/treaty';
import { personName, sessionUser } from '../answers/people.ts';
import type { Handler } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';
import { userByEmail } from './email-address.ts';
import { sendNewPassword } from './invitation.ts';

/** `username` repeats the e-mail and is not looked at (CONFLICT-24). */
const login: Handler<LoginData, LoginResponses> = ({ body, store, sessions, now }) => {
  const user = userByEmail(store, body.email);
  if (user?.status !== 1 || user.password === null || user.password !== body.password) {
    throw new Refusal('unauthorized', 'Invalid credentials');
  }
  store.update('users', user, { loginDate: now.toISOString() });
  return sessions
    .open({ role: user.role, userId: user.id })
    .then((auth) => ({ auth, user: sessionUser(user) }));
};

/** A token that is not known answers 200 with an error flag (decision 10). */
const companyLogin: Handler<CompanyLoginData, CompanyLoginResponses> = ({ body, store, sessions }) => {
  const company = store.all('companies').find((row) => row.tokenLogin === body.token_login);
  if (company?.status !== 1) return { error: true, message: 'Invalid token' };
  return sessions.open({ role: 'company', companyId: company.id }).then((auth) => ({
    error: false,
    auth,
    company: { id: company.id, name: company.name },
  }));
};

const studentLogin: Handler<StudentLoginData, StudentLoginResponses> = ({ body, store, sessions }) => {
  const student = store.all('students').find((row) => row.tokenLogin === body.token_login);
  if (student?.status !== 1) return { error: true, message: 'Invalid token' };
  return sessions.open({ role: 'student', studentId: student.id }).then((auth) => ({
    error: false,
    auth,
    data: { student: personName(student) },
  }));
};

/** A link is used up by the password that was set with it, and by a newer link. */
const checkPasswordLink: Handler<CheckPasswordLinkData, CheckPasswordLinkResponses> = ({ path, store }) => ({
  usable: store.all('users').some((row) => row.inviteHash === path.hash),
});

/** Setting the password makes an invited person active (OPEN-02) and uses the link up. */
const setPassword: Handler<SetPasswordData, SetPasswordResponses> = ({ path, body, store }) => {
  const user = store.all('users').find((row) => row.inviteHash === path.hash);
  if (!user) throw new Refusal('not-found', 'Unknown invitation');
  store.update('users', user, { password: body.password, inviteHash: null, status: 1 });
  const teacher = store.by('teacherByUser', user.id)[0];
  if (teacher) store.update('teachers', teacher, { userStatus: 3 });
  return { message: 'Password was set' };
};

/** The answer is the same for an address that is not known, so that nobody can ask who has an account. */
const forgotPassword: Handler<ForgotPasswordData, ForgotPasswordResponses> = ({ body, store, now }) => {
  const user = userByEmail(store, body.email);
  const isInvited = user !== undefined && user.password === null && user.inviteHash !== null;
  if (user && (user.status === 1 || isInvited)) sendNewPassword(store, user, now);
  return { message: 'If the address is known, an e-mail is on its way' };
};

const checkToken: Handler<CheckTokenData, CheckTokenResponses> = async ({ body, store, sessions }) => {
  const caller = await sessions.renew(body.refresh_token);
  const token = await sessions.open(caller);
  const user = 'userId' in caller ? store.get('users', caller.userId) : undefined;
  return user ? { token, user: sessionUser(user) } : { token };
};

/** The calls about signing in, tokens and passwords. */
export const session = {
  login,
  companyLogin,
  studentLogin,
  checkPasswordLink,
  setPassword,
  forgotPassword,
  checkToken,
};
