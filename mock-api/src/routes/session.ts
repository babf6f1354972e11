import { createHash, timingSafeEqual } from 'node:crypto';
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
import { plainEmail } from '@portal/domain';
import { personName, sessionUser } from '../answers/people.ts';
import type { Attempt } from '../http/Attempts.ts';
import type { Call, Handler } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';
import { endOtherSessions } from '../http/Sessions.ts';
import { userByEmail } from './email-address.ts';
import { sendNewPassword } from './invitation.ts';
import { passwordLinkOf } from './password-links.ts';

/**
 * `username` repeats the e-mail and is not looked at (CONFLICT-24). Whoever has no account is refused, and limited, as
 * whoever has one.
 */
const login: Handler<LoginData, LoginResponses> = ({ body, store, sessions, attempts, address, now }) => {
  const attempt = attempts.begin({ address, account: `login ${plainEmail(body.email)}` });
  const user = userByEmail(store, body.email);
  const isRight = isSameText(body.password, user?.password ?? '');
  if (user?.status !== 1 || user.password === null || !isRight) {
    attempt.fail();
    throw new Refusal('unauthorized', 'Invalid credentials');
  }
  attempt.succeed();
  store.update('users', user, { loginDate: now.toISOString() });
  return sessions
    .open({ role: user.role, userId: user.id })
    .then((auth) => ({ auth, user: sessionUser(user) }));
};

/** A token that is not known answers 200 with an error flag (decision 10). */
const companyLogin: Handler<CompanyLoginData, CompanyLoginResponses> = (call) => {
  const { body, store, sessions } = call;
  const attempt = beginLink(call, body.token_login);
  const company = store.all('companies').find((row) => row.tokenLogin === body.token_login);
  if (company?.status !== 1) return unknownLink(attempt);
  return sessions.open({ role: 'company', companyId: company.id }).then((auth) => ({
    error: false,
    auth,
    company: { id: company.id, name: company.name },
  }));
};

const studentLogin: Handler<StudentLoginData, StudentLoginResponses> = (call) => {
  const { body, store, sessions } = call;
  const attempt = beginLink(call, body.token_login);
  const student = store.all('students').find((row) => row.tokenLogin === body.token_login);
  if (student?.status !== 1) return unknownLink(attempt);
  return sessions.open({ role: 'student', studentId: student.id }).then((auth) => ({
    error: false,
    auth,
    data: { student: personName(student) },
  }));
};

function beginLink({ attempts, address }: Pick<Call, 'attempts' | 'address'>, token: string): Attempt {
  return attempts.begin({ address, link: `link ${token}` });
}

function unknownLink(attempt: Attempt) {
  attempt.fail();
  return { error: true, message: 'Invalid token' };
}

/** A link is used up by the password that was set with it, by a newer link, and by its age. */
const checkPasswordLink: Handler<CheckPasswordLinkData, CheckPasswordLinkResponses> = ({
  path,
  store,
  now,
}) => {
  const { end } = passwordLinkOf(store, path.hash, now);
  return end === null ? { usable: true } : { usable: false, reason: end };
};

/** Setting the password makes an invited person active (OPEN-02), uses the link up and ends all sessions of before. */
const setPassword: Handler<SetPasswordData, SetPasswordResponses> = ({ path, body, store, now }) => {
  const { link } = passwordLinkOf(store, path.hash, now);
  if (!link) throw new Refusal('not-found', 'Unknown invitation');
  const user = store.known('users', link.userId);
  store.update('passwordLinks', link, { end: 'used' });
  store.update('users', user, { password: body.password, status: 1 });
  endOtherSessions(store, user.id, null);
  const teacher = store.by('teacherByUser', user.id)[0];
  if (teacher) store.update('teachers', teacher, { userStatus: 3 });
  return { message: 'Password was set' };
};

/**
 * The answer is the same for an address that is not known, so that nobody can ask who has an account. Each request
 * counts as an attempt, whether it sends a mail or not.
 */
const forgotPassword: Handler<ForgotPasswordData, ForgotPasswordResponses> = (call) => {
  const { body, store, attempts, address, now } = call;
  attempts.begin({ address, account: `forgot ${plainEmail(body.email)}` }).fail();
  const user = userByEmail(store, body.email);
  const isInvited =
    user?.password === null && store.by('linksByUser', user.id).some(({ end }) => end === null);
  if (user && (user.status === 1 || isInvited)) sendNewPassword(store, user, now);
  return { message: 'If the address is known, an e-mail is on its way' };
};

const checkToken: Handler<CheckTokenData, CheckTokenResponses> = async ({ body, store, sessions }) => {
  const { caller, token } = await sessions.renew(body.refresh_token);
  const user = 'userId' in caller ? store.get('users', caller.userId) : undefined;
  return user ? { token, user: sessionUser(user) } : { token };
};

/** Compares in a time that does not depend on where two texts differ. */
function isSameText(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(first, second);
}

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
