import type {
  CheckTokenAnswer,
  CompanyLoginAnswer,
  CompanyReportList,
  CreatePasswordLinkResponse,
  LoginAnswer,
  PasswordLink,
  StudentList,
  StudentLoginAnswer,
  Tokens,
  UserList,
} from '@portal/api-client/openapi';
import type { Request } from '../broken-requests.ts';
import type { Cases, RefusedRequest } from '../Case.ts';
import { claimsOf } from '../claimsOf.ts';
import { clock } from '../clock.ts';
import { many, ownId } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { secretOfLink } from '../records/links.ts';
import { newUser } from '../records/users.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

function credentials(context: TestContext) {
  const { admin } = context.accounts;
  if (!admin) throw new Missing('an account for ROLE_ADMIN');
  return { ...admin, username: admin.email };
}

function link(context: TestContext, kind: 'company' | 'student') {
  const account = context.accounts[kind];
  if (!account) throw new Missing(`an account for ${kind}`);
  return { token_login: account.token };
}

/** An unknown token returns 200 with an error flag and no tokens (API-005, API-006). */
const unknownLink = (operationId: string) => async (context: TestContext) => {
  const answer = await context.call<StudentLoginAnswer>('anonymous', operationId, {
    body: { token_login: context.mark },
  });
  expect(answer.error === true, 'error is not true');
  expect(answer.auth === undefined, 'there are tokens');
};

const knownLink = (operationId: string, kind: 'company' | 'student') => async (context: TestContext) => {
  const answer = await context.call<StudentLoginAnswer>('anonymous', operationId, {
    body: link(context, kind),
  });
  expect(answer.error !== true, 'error is true');
  expect((answer.auth?.access_token ?? '') !== '', 'there is no access token');
};

/** Seconds for which a used refresh token can still be renewed. */
const leewaySeconds = 10;

/** Number of failed attempts after which a careful backend asks the caller to wait. */
const manyAttempts = 40;

/**
 * Fails repeatedly until the backend refuses with 429. Uses an address or link that does not exist, so that no account
 * is locked.
 */
const tooOften = (operationId: string, failing: (context: TestContext) => Request): RefusedRequest => ({
  status: 429,
  async request(context) {
    const request = failing(context);
    for (let count = 0; count < manyAttempts; count += 1) {
      const { status, headers } = await context.answer('anonymous', operationId, request);
      if (status !== 429) continue;
      const wait = headers.get('Retry-After') ?? '';
      expect(/^[1-9]\d*$/.test(wait), `Retry-After is "${wait}" and not a number of seconds`);
      break;
    }
    return request;
  },
});

const tooManyLinks = (operationId: string) =>
  tooOften(operationId, (context) => ({ body: { token_login: context.newName() } }));

/** The secret of a link by which a new user sets a password. */
export async function newPasswordLink(context: TestContext): Promise<string> {
  const body = { id: (await newUser(context)).id };
  const { data } = await context.call<CreatePasswordLinkResponse>('ROLE_ADMIN', 'createPasswordLink', {
    body,
  });
  return data.token ?? '';
}

/** Signs the administrator in again and returns the tokens. */
async function newSession(context: TestContext) {
  const body = credentials(context);
  return (await context.call<LoginAnswer>('anonymous', 'login', { body })).auth;
}

async function renew(context: TestContext, refreshToken: string) {
  const { status, body } = await context.answer<CheckTokenAnswer>('anonymous', 'checkToken', {
    body: { refresh_token: refreshToken },
  });
  return status === 200 ? body.token : null;
}

async function works(context: TestContext, accessToken: string): Promise<boolean> {
  const { status } = await context.answer('anonymous', 'listCourseStatuses', {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return status === 200;
}

export const session = {
  login: {
    onlyReads: true,
    // The date of the last sign-in changes.
    rowsChanged: 1,
    advice: ['too many wrong passwords', 'gives an access token that ends after a quarter of an hour'],
    good: (context) => ({ body: credentials(context) }),
    refuses: {
      'too many wrong passwords': tooOften('login', (context) => ({
        body: { ...credentials(context), email: context.newEmail() },
      })),
      'a wrong password': {
        status: 401,
        request: (context) => ({ body: { ...credentials(context), password: context.mark } }),
      },
      'an unknown address': {
        status: 401,
        request: (context) => ({ body: { ...credentials(context), email: context.newEmail() } }),
      },
    },
    does: {
      'gives an access token that ends after a quarter of an hour': async (context) => {
        const { access_token: token } = await newSession(context);
        const { exp, iat = Date.now() / 1000 } = claimsOf(token);
        if (exp === undefined) throw new Missing('an access token that says when it ends');
        const minutes = (exp - iat) / 60;
        expect(minutes <= 16, `it is good for ${minutes.toFixed(1)} minutes`);
      },
      'says who signed in': async (context) => {
        const body = credentials(context);
        const { user } = await context.call<LoginAnswer>('anonymous', 'login', { body });
        expect(user.role === 'ROLE_ADMIN', `the role is ${user.role}`);
      },
      'keeps when somebody has signed in': async (context) => {
        const { admin } = context.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        await context.call('anonymous', 'login', { body: { ...admin, username: admin.email } });
        const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
        const own = await ownId(context, 'ROLE_ADMIN');
        expect(data.find(({ id }) => id === own)?.login_date !== null, 'there is no login_date');
      },
      'gives two sessions two tokens, whatever the username and the capitals': async (context) => {
        const { admin } = context.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        const signIn = (email: string) =>
          context.call<LoginAnswer>('anonymous', 'login', {
            body: { email, password: admin.password, username: 'somebody@example.org' },
          });
        const [one, other] = [await signIn(admin.email), await signIn(admin.email.toUpperCase())];
        expect(one.auth.refresh_token !== other.auth.refresh_token, 'both have the same refresh token');
        expect(one.user.id === other.user.id, 'they are two people');
        expectFields(one.user, { id: await ownId(context, 'ROLE_ADMIN') });
      },
      'says that a teacher is one': async (context) => {
        const { teacher } = context.accounts;
        if (!teacher) throw new Missing('an account for ROLE_TEACHER');
        const { user } = await context.call<LoginAnswer>('anonymous', 'login', {
          body: { ...teacher, username: teacher.email },
        });
        expectFields(user, { id: await ownId(context, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
      },
    },
  },
  companyLogin: {
    onlyReads: true,
    advice: ['an unknown link too often'],
    good: (context) => ({ body: link(context, 'company') }),
    refuses: { 'an unknown link too often': tooManyLinks('companyLogin') },
    does: {
      'gives tokens for a known link': knownLink('companyLogin', 'company'),
      'flags an unknown link': unknownLink('companyLogin'),
      'opens what the company may read, and nothing else': async (context) => {
        const { company: link } = context.accounts;
        if (!link) throw new Missing('an account for company');
        const { auth, company: named } = await context.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
          body: { token_login: link.token },
        });
        const headers = { Authorization: `Bearer ${auth?.access_token}` };
        const ask = async (id: string) => (await context.answer('anonymous', id, { headers })).status;
        expect((await ask('listUsers')) === 403, `users answer ${await ask('listUsers')}`);
        expect(
          (await ask('listCompanyReports')) === 200,
          `reports answer ${await ask('listCompanyReports')}`,
        );
        const [row] = (
          await context.call<CompanyReportList>('company', 'listCompanyReports', { query: many })
        ).data;
        if (row?.company?.id && named) expectFields(named, { id: row.company.id, name: row.company.name });
      },
    },
  },
  studentLogin: {
    onlyReads: true,
    advice: ['an unknown link too often'],
    good: (context) => ({ body: link(context, 'student') }),
    refuses: { 'an unknown link too often': tooManyLinks('studentLogin') },
    does: {
      'gives tokens for a known link': knownLink('studentLogin', 'student'),
      'flags an unknown link': unknownLink('studentLogin'),
      'names the student behind the link, who reads the own reports': async (context) => {
        const { studentId } = await taughtEnrolment(context);
        const query = { id: studentId };
        const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        const answer = await context.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
          body: { token_login: await secretOfLink(context, 'student', studentId) },
        });
        expectFields(answer.data, { 'student.id': studentId, 'student.last_name': data[0]?.last_name });
        const headers = { Authorization: `Bearer ${answer.auth?.access_token}` };
        const ask = async (id: number) =>
          (await context.answer('anonymous', 'listProgressReports', { headers, query: { studentId: id } }))
            .status;
        expect((await ask(studentId)) === 200, `the own reports answer ${await ask(studentId)}`);
        const other = await ownId(context, 'student');
        expect((await ask(other)) === 403, `those of another student ${await ask(other)}`);
      },
    },
  },
  checkPasswordLink: {
    onlyReads: true,
    good: ({ accounts }) => {
      if (!accounts.invitation) throw new Missing('an invitation in the accounts file');
      return { path: accounts.invitation };
    },
    does: {
      'tells that a link which nobody sent does not work': async (context) => {
        const { usable } = await context.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: { hash: context.mark },
        });
        expect(usable === false, 'it says that it works');
      },
      'tells that a link which was just sent works': async (context) => {
        const { invitation } = context.accounts;
        if (!invitation) throw new Missing('an invitation in the accounts file');
        const { usable } = await context.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: invitation,
        });
        expect(usable, 'it says that the invitation does not work; one that a run used up must be replaced');
      },
    },
  },
  setPassword: {
    // Where passwords are switched off for the address.
    unreached: [409],
    good: ({ accounts }) => {
      if (!accounts.invitation) throw new Missing('an invitation in the accounts file');
      return { path: accounts.invitation, body: { password: 'a rather long phrase' } };
    },
    advice: ['says when the invitation is opened again that it was used', 'a password that many people use'],
    refuses: {
      'a password that many people use': {
        status: 400,
        field: 'password',
        request: async ({ accounts }) => {
          if (!accounts.invitation) throw new Missing('an invitation in the accounts file');
          return { path: accounts.invitation, body: { password: 'Motdepasse2026!' } };
        },
      },
    },
    unknown: (context) => ({ path: { hash: context.mark }, body: { password: 'a rather long phrase' } }),
    does: {
      'takes an invitation once': async (context) => {
        if (!context.accounts.invitation) throw new Missing('an invitation in the accounts file');
        const again = await context.answer('anonymous', 'setPassword', {
          path: context.accounts.invitation,
          body: { password: 'another long phrase' },
        });
        expect(again.status === 404, `a second time it answers ${again.status}`);
      },
      'says when the invitation is opened again that it was used': async (context) => {
        if (!context.accounts.invitation) throw new Missing('an invitation in the accounts file');
        const { usable, reason } = await context.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: context.accounts.invitation,
        });
        expect(!usable, 'it says that it works');
        expect(reason === 'used', `the reason is ${reason}`);
      },
    },
  },
  checkPasswordLinkInBody: {
    onlyReads: true,
    good: ({ accounts }) => {
      if (!accounts.invitation) throw new Missing('an invitation in the accounts file');
      return { body: accounts.invitation };
    },
    does: {
      'tells the same as with the secret in the address': async (context) => {
        const { usable, reason } = await context.call<PasswordLink>('anonymous', 'checkPasswordLinkInBody', {
          body: { hash: context.mark },
        });
        expect(!usable, 'it says that a link works which nobody sent');
        expect(reason === 'unknown', `the reason is ${reason}`);
      },
    },
  },
  setPasswordByLink: {
    // Where passwords are switched off for the address.
    unreached: [409],
    good: async (context) => ({
      body: { hash: await newPasswordLink(context), password: 'a rather long phrase' },
    }),
    unknown: (context) => ({ body: { hash: context.mark, password: 'a rather long phrase' } }),
    does: {
      'uses the link up, however it is sent': async (context) => {
        const hash = await newPasswordLink(context);
        const body = { hash, password: 'a rather long phrase' };
        await context.call('anonymous', 'setPasswordByLink', { body });
        const { usable } = await context.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: { hash },
        });
        expect(!usable, 'in the address, it still works');
      },
    },
  },
  forgotPassword: {
    sendsMail: true,
    leavesNoTrace: true,
    advice: ['too many requests for one address'],
    good: (context) => ({ body: { email: credentials(context).email } }),
    refuses: {
      // No account has the address, so no mail is sent.
      'too many requests for one address': tooOften('forgotPassword', (context) => ({
        body: { email: context.newEmail() },
      })),
    },
    does: {
      'answers an unknown address as a known one': async (context) => {
        const known = await context.call('anonymous', 'forgotPassword', {
          body: { email: credentials(context).email },
        });
        const unknown = await context.call('anonymous', 'forgotPassword', {
          body: { email: context.newEmail() },
        });
        expect(JSON.stringify(known) === JSON.stringify(unknown), 'the two answers differ');
      },
    },
  },
  checkToken: {
    onlyReads: true,
    advice: [
      'gives another refresh token in the place of the one that is used up',
      'renews twice at the same moment, for two tabs or a lost answer',
      'gives two tabs the same refresh token, so that no second branch lives on',
      'ends the whole family when a token is used again later',
    ],
    good: async (context) => ({ body: { refresh_token: (await newSession(context)).refresh_token } }),
    refuses: {
      'a token that nobody gave': {
        status: 401,
        request: (context) => ({ body: { refresh_token: context.mark } }),
      },
    },
    does: {
      'gives an access token that works': async (context) => {
        const token = await renew(context, (await newSession(context)).refresh_token);
        expect(token !== null, 'the token is not renewed');
        expect(await works(context, token.access_token), 'the new token is refused');
      },
      'gives another refresh token in the place of the one that is used up': async (context) => {
        const { refresh_token: used } = await newSession(context);
        expect((await renew(context, used))?.refresh_token !== used, 'the same one comes back');
      },
      'renews twice at the same moment, for two tabs or a lost answer': async (context) => {
        const { refresh_token: shared } = await newSession(context);
        const tabs = await Promise.all([renew(context, shared), renew(context, shared)]);
        for (const tab of tabs) {
          expect(tab !== null, 'the second renewal is refused');
          expect(await works(context, tab.access_token), 'the token of one renewal is refused');
        }
      },
      'gives two tabs the same refresh token, so that no second branch lives on': async (context) => {
        const { refresh_token: shared } = await newSession(context);
        const tabs = await Promise.all([renew(context, shared), renew(context, shared)]);
        const late = await renew(context, shared);
        const given = new Set([...tabs, late].map((tab) => tab?.refresh_token));
        expect(given.size === 1, `they are given ${given.size} refresh tokens`);
      },
      'ends the whole family when a token is used again later': async (context) => {
        const first = await newSession(context);
        const next = await renew(context, first.refresh_token);
        expect(next !== null, 'the token is not renewed');
        await clock.wait(leewaySeconds + 1);
        expect((await renew(context, first.refresh_token)) === null, 'a used token still renews');
        expect((await renew(context, next.refresh_token)) === null, 'its successor still renews');
        expect(!(await works(context, next.access_token)), 'the access token of its successor still works');
      },
      'keeps the person and gives a refresh token that works': async (context) => {
        const { teacher } = context.accounts;
        if (!teacher) throw new Missing('an account for ROLE_TEACHER');
        const { auth } = await context.call<LoginAnswer>('anonymous', 'login', {
          body: { ...teacher, username: teacher.email },
        });
        const renew = (refresh_token: string) =>
          context.call<CheckTokenAnswer>('anonymous', 'checkToken', { body: { refresh_token } });
        const first = await renew(auth.refresh_token);
        const second = await renew(first.token.refresh_token);
        if (second.user)
          expectFields(second.user, { id: await ownId(context, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
        const headers = { Authorization: `Bearer ${second.token.access_token}` };
        const users = await context.answer('anonymous', 'listUsers', { headers });
        expect(users.status === 403, `a teacher's renewed session is answered with ${users.status} by users`);
      },
    },
  },
  logout: {
    leavesNoTrace: true,
    good: async (context) => ({ body: { token: (await newSession(context)).refresh_token } }),
    does: {
      'ends the session, by each of its tokens, in the body or the header': async (context) => {
        const waysOf = ({ access_token, refresh_token, logout_token = '' }: Tokens): Request[] => [
          { body: { token: logout_token } },
          { body: { token: refresh_token } },
          { body: { token: access_token } },
          { headers: { Authorization: `Bearer ${access_token}` } },
        ];
        for (const way of waysOf(await newSession(context)).keys()) {
          const tokens = await newSession(context);
          await context.call('anonymous', 'logout', waysOf(tokens)[way]);
          expect(!(await works(context, tokens.access_token)), `way ${way}: the access token still works`);
          expect((await renew(context, tokens.refresh_token)) === null, `way ${way}: it is still renewed`);
        }
      },
      'leaves the other sessions of the person open': async (context) => {
        const [one, other] = [await newSession(context), await newSession(context)];
        await context.call('anonymous', 'logout', { body: { token: one.logout_token } });
        expect(await works(context, other.access_token), 'another session has ended');
      },
      'answers alike when the session has ended or nobody gave the token': async (context) => {
        const { logout_token: token } = await newSession(context);
        const first = await context.call('anonymous', 'logout', { body: { token } });
        for (const body of [{ token }, { token: context.mark }, {}]) {
          const again = await context.call('anonymous', 'logout', { body });
          expect(JSON.stringify(again) === JSON.stringify(first), `answered ${JSON.stringify(again)}`);
        }
      },
      'gives a token that ends the session and opens nothing': async (context) => {
        const { logout_token: token = '' } = await newSession(context);
        expect(token !== '', 'there is no logout_token');
        expect(!(await works(context, token)), 'it opens what a person may read');
        expect((await renew(context, token)) === null, 'it is renewed');
      },
    },
  },
} satisfies Cases;
