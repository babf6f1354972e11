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
} from '@portal/api-client/treaty';
import type { Request } from '../broken-requests.ts';
import type { Cases, RefusedRequest } from '../Case.ts';
import { clock } from '../clock.ts';
import { many, ownId } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { taughtEnrolment } from '../records/enrolments.ts';
import { secretOfLink } from '../records/links.ts';
import { newUser } from '../records/users.ts';
import { expect, Missing, type World } from '../World.ts';

function credentials(world: World) {
  const { admin } = world.accounts;
  if (!admin) throw new Missing('an account for ROLE_ADMIN');
  return { ...admin, username: admin.email };
}

function link(world: World, kind: 'company' | 'student') {
  const account = world.accounts[kind];
  if (!account) throw new Missing(`an account for ${kind}`);
  return { token_login: account.token };
}

/** An unknown token returns 200 with an error flag and no tokens (API-005, API-006). */
const unknownLink = (operationId: string) => async (world: World) => {
  const answer = await world.call<StudentLoginAnswer>('anonymous', operationId, {
    body: { token_login: world.mark },
  });
  expect(answer.error === true, 'error is not true');
  expect(answer.auth === undefined, 'there are tokens');
};

const knownLink = (operationId: string, kind: 'company' | 'student') => async (world: World) => {
  const answer = await world.call<StudentLoginAnswer>('anonymous', operationId, { body: link(world, kind) });
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
const tooOften = (operationId: string, failing: (world: World) => Request): RefusedRequest => ({
  status: 429,
  async request(world) {
    const request = failing(world);
    for (let count = 0; count < manyAttempts; count += 1) {
      const { status, headers } = await world.answer('anonymous', operationId, request);
      if (status !== 429) continue;
      const wait = headers.get('Retry-After') ?? '';
      expect(/^[1-9]\d*$/.test(wait), `Retry-After is "${wait}" and not a number of seconds`);
      break;
    }
    return request;
  },
});

const tooManyLinks = (operationId: string) =>
  tooOften(operationId, (world) => ({ body: { token_login: world.newName() } }));

/** The secret of a link by which a new user sets a password. */
async function newPasswordLink(world: World): Promise<string> {
  const body = { id: (await newUser(world)).id };
  const { data } = await world.call<CreatePasswordLinkResponse>('ROLE_ADMIN', 'createPasswordLink', { body });
  return data.token ?? '';
}

/** Signs the administrator in again and returns the tokens. */
async function newSession(world: World) {
  const body = credentials(world);
  return (await world.call<LoginAnswer>('anonymous', 'login', { body })).auth;
}

async function renew(world: World, refreshToken: string) {
  const { status, body } = await world.answer<CheckTokenAnswer>('anonymous', 'checkToken', {
    body: { refresh_token: refreshToken },
  });
  return status === 200 ? body.token : null;
}

/** Returns the time claims of a JWT; empty for any other token. */
function claimsOf(token: string): { readonly exp?: number; readonly iat?: number } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}

async function works(world: World, accessToken: string): Promise<boolean> {
  const { status } = await world.answer('anonymous', 'listCourseStatuses', {
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
    good: (world) => ({ body: credentials(world) }),
    refuses: {
      'too many wrong passwords': tooOften('login', (world) => ({
        body: { ...credentials(world), email: world.newEmail() },
      })),
      'a wrong password': {
        status: 401,
        request: (world) => ({ body: { ...credentials(world), password: world.mark } }),
      },
      'an unknown address': {
        status: 401,
        request: (world) => ({ body: { ...credentials(world), email: world.newEmail() } }),
      },
    },
    does: {
      'gives an access token that ends after a quarter of an hour': async (world) => {
        const { access_token: token } = await newSession(world);
        const { exp, iat = Date.now() / 1000 } = claimsOf(token);
        if (exp === undefined) throw new Missing('an access token that says when it ends');
        const minutes = (exp - iat) / 60;
        expect(minutes <= 16, `it is good for ${minutes.toFixed(1)} minutes`);
      },
      'says who signed in': async (world) => {
        const body = credentials(world);
        const { user } = await world.call<LoginAnswer>('anonymous', 'login', { body });
        expect(user.role === 'ROLE_ADMIN', `the role is ${user.role}`);
      },
      'keeps when somebody has signed in': async (world) => {
        const { admin } = world.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        await world.call('anonymous', 'login', { body: { ...admin, username: admin.email } });
        const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
        const own = await ownId(world, 'ROLE_ADMIN');
        expect(data.find(({ id }) => id === own)?.login_date !== null, 'there is no login_date');
      },
      'gives two sessions two tokens, whatever the username and the capitals': async (world) => {
        const { admin } = world.accounts;
        if (!admin) throw new Missing('an account for ROLE_ADMIN');
        const signIn = (email: string) =>
          world.call<LoginAnswer>('anonymous', 'login', {
            body: { email, password: admin.password, username: 'somebody@example.org' },
          });
        const [one, other] = [await signIn(admin.email), await signIn(admin.email.toUpperCase())];
        expect(one.auth.refresh_token !== other.auth.refresh_token, 'both have the same refresh token');
        expect(one.user.id === other.user.id, 'they are two people');
        expectFields(one.user, { id: await ownId(world, 'ROLE_ADMIN') });
      },
      'says that a teacher is one': async (world) => {
        const { teacher } = world.accounts;
        if (!teacher) throw new Missing('an account for ROLE_TEACHER');
        const { user } = await world.call<LoginAnswer>('anonymous', 'login', {
          body: { ...teacher, username: teacher.email },
        });
        expectFields(user, { id: await ownId(world, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
      },
    },
  },
  companyLogin: {
    onlyReads: true,
    advice: ['an unknown link too often'],
    good: (world) => ({ body: link(world, 'company') }),
    refuses: { 'an unknown link too often': tooManyLinks('companyLogin') },
    does: {
      'gives tokens for a known link': knownLink('companyLogin', 'company'),
      'flags an unknown link': unknownLink('companyLogin'),
      'opens what the company may read, and nothing else': async (world) => {
        const { company: link } = world.accounts;
        if (!link) throw new Missing('an account for company');
        const { auth, company: named } = await world.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
          body: { token_login: link.token },
        });
        const headers = { Authorization: `Bearer ${auth?.access_token}` };
        const ask = async (id: string) => (await world.answer('anonymous', id, { headers })).status;
        expect((await ask('listUsers')) === 403, `users answer ${await ask('listUsers')}`);
        expect(
          (await ask('listCompanyReports')) === 200,
          `reports answer ${await ask('listCompanyReports')}`,
        );
        const [row] = (await world.call<CompanyReportList>('company', 'listCompanyReports', { query: many }))
          .data;
        if (row?.company?.id && named) expectFields(named, { id: row.company.id, name: row.company.name });
      },
    },
  },
  studentLogin: {
    onlyReads: true,
    advice: ['an unknown link too often'],
    good: (world) => ({ body: link(world, 'student') }),
    refuses: { 'an unknown link too often': tooManyLinks('studentLogin') },
    does: {
      'gives tokens for a known link': knownLink('studentLogin', 'student'),
      'flags an unknown link': unknownLink('studentLogin'),
      'names the student behind the link, who reads the own reports': async (world) => {
        const { studentId } = await taughtEnrolment(world);
        const query = { id: studentId };
        const { data } = await world.call<StudentList>('ROLE_ADMIN', 'listStudents', { query });
        const answer = await world.call<StudentLoginAnswer>('anonymous', 'studentLogin', {
          body: { token_login: await secretOfLink(world, 'student', studentId) },
        });
        expectFields(answer.data, { 'student.id': studentId, 'student.last_name': data[0]?.last_name });
        const headers = { Authorization: `Bearer ${answer.auth?.access_token}` };
        const ask = async (id: number) =>
          (await world.answer('anonymous', 'listProgressReports', { headers, query: { studentId: id } }))
            .status;
        expect((await ask(studentId)) === 200, `the own reports answer ${await ask(studentId)}`);
        const other = await ownId(world, 'student');
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
      'tells that a link which nobody sent does not work': async (world) => {
        const { usable } = await world.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: { hash: world.mark },
        });
        expect(usable === false, 'it says that it works');
      },
      'tells that a link which was just sent works': async (world) => {
        const { invitation } = world.accounts;
        if (!invitation) throw new Missing('an invitation in the accounts file');
        const { usable } = await world.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: invitation,
        });
        expect(usable, 'it says that the invitation does not work; one that a run used up must be replaced');
      },
    },
  },
  setPassword: {
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
    unknown: (world) => ({ path: { hash: world.mark }, body: { password: 'a rather long phrase' } }),
    does: {
      'takes an invitation once': async (world) => {
        if (!world.accounts.invitation) throw new Missing('an invitation in the accounts file');
        const again = await world.answer('anonymous', 'setPassword', {
          path: world.accounts.invitation,
          body: { password: 'another long phrase' },
        });
        expect(again.status === 404, `a second time it answers ${again.status}`);
      },
      'says when the invitation is opened again that it was used': async (world) => {
        if (!world.accounts.invitation) throw new Missing('an invitation in the accounts file');
        const { usable, reason } = await world.call<PasswordLink>('anonymous', 'checkPasswordLink', {
          path: world.accounts.invitation,
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
      'tells the same as with the secret in the address': async (world) => {
        const { usable, reason } = await world.call<PasswordLink>('anonymous', 'checkPasswordLinkInBody', {
          body: { hash: world.mark },
        });
        expect(!usable, 'it says that a link works which nobody sent');
        expect(reason === 'unknown', `the reason is ${reason}`);
      },
    },
  },
  setPasswordByLink: {
    good: async (world) => ({
      body: { hash: await newPasswordLink(world), password: 'a rather long phrase' },
    }),
    unknown: (world) => ({ body: { hash: world.mark, password: 'a rather long phrase' } }),
    does: {
      'uses the link up, however it is sent': async (world) => {
        const hash = await newPasswordLink(world);
        const body = { hash, password: 'a rather long phrase' };
        await world.call('anonymous', 'setPasswordByLink', { body });
        const { usable } = await world.call<PasswordLink>('anonymous', 'checkPasswordLink', {
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
    good: (world) => ({ body: { email: credentials(world).email } }),
    refuses: {
      // No account has the address, so no mail is sent.
      'too many requests for one address': tooOften('forgotPassword', (world) => ({
        body: { email: world.newEmail() },
      })),
    },
    does: {
      'answers an unknown address as a known one': async (world) => {
        const known = await world.call('anonymous', 'forgotPassword', {
          body: { email: credentials(world).email },
        });
        const unknown = await world.call('anonymous', 'forgotPassword', {
          body: { email: world.newEmail() },
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
    good: async (world) => ({ body: { refresh_token: (await newSession(world)).refresh_token } }),
    refuses: {
      'a token that nobody gave': {
        status: 401,
        request: (world) => ({ body: { refresh_token: world.mark } }),
      },
    },
    does: {
      'gives an access token that works': async (world) => {
        const token = await renew(world, (await newSession(world)).refresh_token);
        expect(token !== null, 'the token is not renewed');
        expect(await works(world, token.access_token), 'the new token is refused');
      },
      'gives another refresh token in the place of the one that is used up': async (world) => {
        const { refresh_token: used } = await newSession(world);
        expect((await renew(world, used))?.refresh_token !== used, 'the same one comes back');
      },
      'renews twice at the same moment, for two tabs or a lost answer': async (world) => {
        const { refresh_token: shared } = await newSession(world);
        const tabs = await Promise.all([renew(world, shared), renew(world, shared)]);
        for (const tab of tabs) {
          expect(tab !== null, 'the second renewal is refused');
          expect(await works(world, tab.access_token), 'the token of one renewal is refused');
        }
      },
      'gives two tabs the same refresh token, so that no second branch lives on': async (world) => {
        const { refresh_token: shared } = await newSession(world);
        const tabs = await Promise.all([renew(world, shared), renew(world, shared)]);
        const late = await renew(world, shared);
        const given = new Set([...tabs, late].map((tab) => tab?.refresh_token));
        expect(given.size === 1, `they are given ${given.size} refresh tokens`);
      },
      'ends the whole family when a token is used again later': async (world) => {
        const first = await newSession(world);
        const next = await renew(world, first.refresh_token);
        expect(next !== null, 'the token is not renewed');
        await clock.wait(leewaySeconds + 1);
        expect((await renew(world, first.refresh_token)) === null, 'a used token still renews');
        expect((await renew(world, next.refresh_token)) === null, 'its successor still renews');
        expect(!(await works(world, next.access_token)), 'the access token of its successor still works');
      },
      'keeps the person and gives a refresh token that works': async (world) => {
        const { teacher } = world.accounts;
        if (!teacher) throw new Missing('an account for ROLE_TEACHER');
        const { auth } = await world.call<LoginAnswer>('anonymous', 'login', {
          body: { ...teacher, username: teacher.email },
        });
        const renew = (refresh_token: string) =>
          world.call<CheckTokenAnswer>('anonymous', 'checkToken', { body: { refresh_token } });
        const first = await renew(auth.refresh_token);
        const second = await renew(first.token.refresh_token);
        if (second.user)
          expectFields(second.user, { id: await ownId(world, 'ROLE_TEACHER'), role: 'ROLE_TEACHER' });
        const headers = { Authorization: `Bearer ${second.token.access_token}` };
        const users = await world.answer('anonymous', 'listUsers', { headers });
        expect(users.status === 403, `a teacher's renewed session is answered with ${users.status} by users`);
      },
    },
  },
  logout: {
    leavesNoTrace: true,
    good: async (world) => ({ body: { token: (await newSession(world)).refresh_token } }),
    does: {
      'ends the session, by each of its tokens, in the body or the header': async (world) => {
        const waysOf = ({ access_token, refresh_token, logout_token = '' }: Tokens): Request[] => [
          { body: { token: logout_token } },
          { body: { token: refresh_token } },
          { body: { token: access_token } },
          { headers: { Authorization: `Bearer ${access_token}` } },
        ];
        for (const way of waysOf(await newSession(world)).keys()) {
          const tokens = await newSession(world);
          await world.call('anonymous', 'logout', waysOf(tokens)[way]);
          expect(!(await works(world, tokens.access_token)), `way ${way}: the access token still works`);
          expect((await renew(world, tokens.refresh_token)) === null, `way ${way}: it is still renewed`);
        }
      },
      'leaves the other sessions of the person open': async (world) => {
        const [one, other] = [await newSession(world), await newSession(world)];
        await world.call('anonymous', 'logout', { body: { token: one.logout_token } });
        expect(await works(world, other.access_token), 'another session has ended');
      },
      'answers alike when the session has ended or nobody gave the token': async (world) => {
        const { logout_token: token } = await newSession(world);
        const first = await world.call('anonymous', 'logout', { body: { token } });
        for (const body of [{ token }, { token: world.mark }, {}]) {
          const again = await world.call('anonymous', 'logout', { body });
          expect(JSON.stringify(again) === JSON.stringify(first), `answered ${JSON.stringify(again)}`);
        }
      },
      'gives a token that ends the session and opens nothing': async (world) => {
        const { logout_token: token = '' } = await newSession(world);
        expect(token !== '', 'there is no logout_token');
        expect(!(await works(world, token)), 'it opens what a person may read');
        expect((await renew(world, token)) === null, 'it is renewed');
      },
    },
  },
} satisfies Cases;
