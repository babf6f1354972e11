import type {
  CreatePasswordLinkResponse,
  CreateRecoveryCodesResponse,
  GetSecondFactorResponse,
  LoginAnswer,
  OfferAuthenticatorResponse,
  RemindOfSecondFactorResponse,
} from '@portal/api-client/openapi';
import { Secret, TOTP } from 'otpauth';
import { type Cases, type RefusedRequest, unknownId } from '../Case.ts';
import { ownId } from '../facts.ts';
import type { Role } from '../openapi.ts';
import { newUser } from '../records/users.ts';
import { expect, type TestContext } from '../TestContext.ts';
import { somebodyElse } from './sessions.ts';

type Bearer = Readonly<Record<string, string>>;

/** Asks for a key in a session, and returns the code of the backend's own time. */
async function offeredCode(context: TestContext, role: Role, headers?: Bearer): Promise<string> {
  const { data } = await context.call<OfferAuthenticatorResponse>(role, 'offerAuthenticator', { headers });
  const totp = new TOTP({ secret: Secret.fromBase32(data.key) });
  return totp.generate({ timestamp: Date.parse(data.time) });
}

/** Sets up an authenticator of the person with this role, unless there is one. */
async function withAuthenticator(context: TestContext, role: Role): Promise<void> {
  const path = { id: await ownId(context, role) };
  const { data } = await context.call<GetSecondFactorResponse>(role, 'getSecondFactor', { path });
  if (data.set_up_at === null) await setUpAuthenticator(context, role);
}

/** Sets up an authenticator of the person with this role, which ends the recovery codes of an earlier one. */
async function setUpAuthenticator(context: TestContext, role: Role): Promise<void> {
  await context.call(role, 'setUpAuthenticator', { body: { code: await offeredCode(context, role) } });
}

async function recoveryCodes(context: TestContext, role: Role): Promise<readonly string[]> {
  await withAuthenticator(context, role);
  return (await context.call<CreateRecoveryCodesResponse>(role, 'createRecoveryCodes')).data.codes;
}

/** Returns a recovery code of the person with this role, which replaces the earlier ones. */
export async function recoveryCode(context: TestContext, role: Role): Promise<string> {
  return (await recoveryCodes(context, role))[0] ?? '';
}

/** A new person with a password, who signs in with `enter`. */
export async function newPerson(context: TestContext) {
  const { id, email } = await newUser(context);
  const password = 'a rather long phrase';
  const link = await context.call<CreatePasswordLinkResponse>('ROLE_ADMIN', 'createPasswordLink', {
    body: { id },
  });
  await context.call('anonymous', 'setPasswordByLink', { body: { hash: link.data.token ?? '', password } });
  const enter = async () => {
    const body = { email, username: email, password };
    const answer = await context.call<LoginAnswer>('anonymous', 'login', { body });
    return { ...answer, headers: { Authorization: `Bearer ${answer.auth.access_token}` } };
  };
  return { id, password, enter };
}

/** A new person with an authenticator and a recovery code. */
export async function personWithCodes(context: TestContext) {
  const person = await newPerson(context);
  const { headers } = await person.enter();
  const code = await offeredCode(context, 'anonymous', headers);
  await context.call('anonymous', 'setUpAuthenticator', { headers, body: { code } });
  const { data } = await context.call<CreateRecoveryCodesResponse>('anonymous', 'createRecoveryCodes', {
    headers,
  });
  return { ...person, headers, code, recovery: data.codes };
}

async function remind(context: TestContext, ...ids: number[]) {
  const answer = await context.call<RemindOfSecondFactorResponse>('ROLE_ADMIN', 'remindOfSecondFactor', {
    body: { ids },
  });
  return answer.data;
}

/** The header of a partial session of a person who has codes. */
async function partialSession(context: TestContext): Promise<Bearer> {
  const { enter } = await personWithCodes(context);
  return (await enter()).headers;
}

/** The header of a session of a person without codes. */
export async function newSession(context: TestContext): Promise<Bearer> {
  const { enter } = await newPerson(context);
  return (await enter()).headers;
}

/** Number of wrong codes after which a backend asks the caller to wait. */
const manyAttempts = 40;

/** Sends wrong codes or passwords of a new person until the backend refuses with 429. */
export const tooOften = (operationId: string): RefusedRequest => ({
  status: 429,
  role: 'anonymous',
  async request(context) {
    const isProof = operationId === 'proveSecondFactor';
    const headers = isProof ? await partialSession(context) : await newSession(context);
    if (operationId === 'setUpAuthenticator')
      await context.call('anonymous', 'offerAuthenticator', { headers });
    const body = operationId === 'proveAgain' ? { password: context.mark } : { code: '7K2M-9QXA-B0C1-D2E3' };
    const request = { headers, body };
    for (let count = 0; count < manyAttempts; count += 1)
      if ((await context.answer('anonymous', operationId, request)).status === 429) break;
    return request;
  },
});

export const secondFactor = {
  offerAuthenticator: {
    leavesNoTrace: true,
    good: () => ({}),
    refuses: {
      'a session that must enter a code first': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: await partialSession(context) }),
      },
    },
    does: {
      'changes nothing about the sign-in': async (context) => {
        const { enter } = await newPerson(context);
        const { headers } = await enter();
        await context.call('anonymous', 'offerAuthenticator', { headers });
        expect((await enter()).second_step === undefined, 'a second step is asked for');
      },
    },
  },
  setUpAuthenticator: {
    sendsMail: true,
    rowsChanged: 20,
    good: async (context, role) => ({ body: { code: await offeredCode(context, role) } }),
    refuses: {
      'a code that is not right': {
        status: 400,
        field: 'code',
        request: async (context) => {
          const code = await offeredCode(context, 'ROLE_ADMIN');
          return { body: { code: code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}` } };
        },
      },
      'digits of another script': {
        status: 400,
        field: 'code',
        request: async (context) => {
          await offeredCode(context, 'ROLE_ADMIN');
          return { body: { code: '١٢٣٤٥٦' } };
        },
      },
      'a session that must enter a code first': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: await partialSession(context), body: { code: '123456' } }),
      },
      'too many wrong codes': tooOften('setUpAuthenticator'),
    },
    does: {
      'asks for a code at the next sign-in': async (context) => {
        const { enter } = await personWithCodes(context);
        expect((await enter()).second_step === 'code', 'no code is asked for');
      },
    },
  },
  createRecoveryCodes: {
    // The codes that are left rise from none.
    good: async (context, role) => {
      await setUpAuthenticator(context, role);
      return {};
    },
    refuses: {
      'somebody without an authenticator app': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: await newSession(context) }),
      },
    },
    does: {
      'gives ten different codes, which replace the earlier ones': async (context) => {
        const first = await recoveryCodes(context, 'ROLE_TEACHER');
        const second = await recoveryCodes(context, 'ROLE_TEACHER');
        expect(new Set([...first, ...second]).size === 20, 'two of twenty codes are equal');
      },
    },
  },
  getSecondFactor: {
    good: async (context, role) => ({ path: { id: await ownId(context, role) } }),
    unknown: () => ({ path: { id: unknownId } }),
    foreign: async (context, role) => ({ path: { id: await somebodyElse(context, role) } }),
    does: {
      'counts the codes that are left': async (context) => {
        const { id, enter, recovery } = await personWithCodes(context);
        const { headers } = await enter();
        await context.call('anonymous', 'proveSecondFactor', { headers, body: { code: recovery[0] ?? '' } });
        const { data } = await context.call<GetSecondFactorResponse>('ROLE_ADMIN', 'getSecondFactor', {
          path: { id },
        });
        expect(data.recovery_codes_left === 9, `${data.recovery_codes_left} are left`);
        expect(data.set_up_at !== null, 'it does not say since when');
      },
    },
  },
  resetSecondFactor: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({ path: { id: (await newUser(context)).id } }),
    unknown: () => ({ path: { id: unknownId } }),
    refuses: {
      'the own one': {
        status: 409,
        request: async (context) => ({ path: { id: await ownId(context, 'ROLE_ADMIN') } }),
      },
    },
    does: {
      'lets the person sign in with the password alone, and ends the sessions': async (context) => {
        const { id, enter } = await personWithCodes(context);
        const { headers } = await enter();
        await context.call('ROLE_ADMIN', 'resetSecondFactor', { path: { id } });
        const { status } = await context.answer('anonymous', 'offerAuthenticator', { headers });
        expect(status === 401, `a session from before is answered with ${status}`);
        expect((await enter()).second_step === undefined, 'a second step is asked for');
      },
    },
  },
  remindOfSecondFactor: {
    sendsMail: true,
    good: async (context) => ({ body: { ids: [(await newPerson(context)).id] } }),
    unknown: () => ({ body: { ids: [unknownId] } }),
    refuses: {
      'a request without users': { status: 400, request: () => ({ body: { ids: [] } }) },
      'a known user together with an unknown one': {
        status: 404,
        request: async (context) => ({ body: { ids: [(await newPerson(context)).id, unknownId] } }),
      },
    },
    does: {
      'mails a person once within a week, and says when': async (context) => {
        const { id } = await newPerson(context);
        const [first] = await remind(context, id);
        expect(first?.skipped === null, `the first one is skipped: ${first?.skipped}`);
        const [second] = await remind(context, id);
        expect(second?.skipped === 'recent', `the second one is ${second?.skipped ?? 'sent'}`);
        const { data } = await context.call<GetSecondFactorResponse>('ROLE_ADMIN', 'getSecondFactor', {
          path: { id },
        });
        expect(data.reminded_at === first?.reminded_at, `the person was reminded at ${data.reminded_at}`);
      },
      'names a person who is given twice once': async (context) => {
        const { id } = await newPerson(context);
        const reminders = await remind(context, id, id);
        expect(reminders.length === 1, `${reminders.length} reminders are named`);
      },
      'skips a person who has a second factor, and one without a password': async (context) => {
        const { id } = await personWithCodes(context);
        const invited = await newUser(context);
        const skipped = (await remind(context, id, invited.id)).map((reminder) => reminder.skipped);
        expect(skipped.join() === 'done,inactive', `they are ${skipped}`);
      },
    },
  },
  proveSecondFactor: {
    rowsChanged: 20,
    good: async (context, role) => ({ body: { code: await recoveryCode(context, role) } }),
    refuses: {
      'a code that is not right': {
        status: 400,
        field: 'code',
        request: async (context) => {
          await withAuthenticator(context, 'ROLE_ADMIN');
          return { body: { code: '7K2M-9QXA-B0C1-D2E3' } };
        },
      },
      'somebody without codes': {
        status: 409,
        role: 'anonymous',
        request: async (context) => ({ headers: await newSession(context), body: { code: '123456' } }),
      },
      'too many wrong codes': tooOften('proveSecondFactor'),
    },
    does: {
      'opens what a partial session does not': async (context) => {
        const { enter, recovery } = await personWithCodes(context);
        const { headers } = await enter();
        const refused = await context.answer<{ code?: string }>('anonymous', 'listLanguages', { headers });
        expect(refused.status === 401, `a partial session is answered with ${refused.status}`);
        expect(refused.body.code === 'second-factor', `the code is ${refused.body.code}`);
        const { auth } = await context.call<LoginAnswer>('anonymous', 'proveSecondFactor', {
          headers,
          body: { code: recovery[0] ?? '' },
        });
        const whole = { Authorization: `Bearer ${auth.access_token}` };
        const { status } = await context.answer('anonymous', 'listLanguages', { headers: whole });
        expect(status === 200, `a complete session is answered with ${status}`);
      },
      'takes each code once': async (context) => {
        const { enter, recovery, code } = await personWithCodes(context);
        const prove = async (typed: string) => {
          const { headers } = await enter();
          return (await context.answer('anonymous', 'proveSecondFactor', { headers, body: { code: typed } }))
            .status;
        };
        expect((await prove(code)) === 400, 'the code that set it up works again');
        expect((await prove(recovery[1] ?? '')) === 200, 'a recovery code is refused');
        expect((await prove(recovery[1] ?? '')) === 400, 'it works again');
      },
    },
  },
  removeSecondFactor: {
    sendsMail: true,
    rowsChanged: 20,
    good: async (context, role) => {
      await withAuthenticator(context, role);
      return {};
    },
    does: {
      'leaves nobody without a second factor asked for a code': async (context) => {
        const { enter, recovery } = await personWithCodes(context);
        const { headers } = await enter();
        const { auth } = await context.call<LoginAnswer>('anonymous', 'proveSecondFactor', {
          headers,
          body: { code: recovery[0] ?? '' },
        });
        const whole = { Authorization: `Bearer ${auth.access_token}` };
        await context.call('anonymous', 'removeSecondFactor', { headers: whole });
        expect((await enter()).second_step === undefined, 'a second step is asked for');
      },
    },
  },
} satisfies Cases;
