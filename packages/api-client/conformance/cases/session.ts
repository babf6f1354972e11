import type {
  CheckTokenAnswer,
  LoginAnswer,
  PasswordLink,
  StudentLoginAnswer,
} from '../../src/generated/types.gen.ts';
import type { Cases } from '../Case.ts';
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

/** A token that nobody knows answers 200 with an error flag and no tokens (API-005, API-006). */
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

export const session: Cases = {
  login: {
    onlyReads: true,
    good: (world) => ({ body: credentials(world) }),
    refuses: {
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
      'says who signed in': async (world) => {
        const body = credentials(world);
        const { user } = await world.call<LoginAnswer>('anonymous', 'login', { body });
        expect(user.role === 'ROLE_ADMIN', `the role is ${user.role}`);
      },
    },
  },
  companyLogin: {
    onlyReads: true,
    good: (world) => ({ body: link(world, 'company') }),
    does: {
      'gives tokens for a known link': knownLink('companyLogin', 'company'),
      'flags an unknown link': unknownLink('companyLogin'),
    },
  },
  studentLogin: {
    onlyReads: true,
    good: (world) => ({ body: link(world, 'student') }),
    does: {
      'gives tokens for a known link': knownLink('studentLogin', 'student'),
      'flags an unknown link': unknownLink('studentLogin'),
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
    },
  },
  setPassword: {
    good: ({ accounts }) => {
      if (!accounts.invitation) throw new Missing('an invitation in the accounts file');
      return { path: accounts.invitation, body: { password: 'a rather long phrase' } };
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
    },
  },
  forgotPassword: {
    sendsMail: true,
    leavesNoTrace: true,
    good: (world) => ({ body: { email: credentials(world).email } }),
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
    good: async (world) => {
      const { auth } = await world.call<LoginAnswer>('anonymous', 'login', { body: credentials(world) });
      return { body: { refresh_token: auth.refresh_token } };
    },
    refuses: {
      'a token that nobody gave': {
        status: 401,
        request: (world) => ({ body: { refresh_token: world.mark } }),
      },
    },
    does: {
      'gives an access token that works': async (world) => {
        const { auth } = await world.call<LoginAnswer>('anonymous', 'login', { body: credentials(world) });
        const { token } = await world.call<CheckTokenAnswer>('anonymous', 'checkToken', {
          body: { refresh_token: auth.refresh_token },
        });
        const { status } = await world.answer('anonymous', 'listCourseStatuses', {
          headers: { Authorization: `Bearer ${token.access_token}` },
        });
        expect(status === 200, `with the new token a call answers ${status}`);
      },
    },
  },
};
