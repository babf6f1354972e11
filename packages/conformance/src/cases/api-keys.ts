import type { ApiKey, CreateApiKeyResponse, ListApiKeysResponse } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { claimsOf } from '../claimsOf.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** A day in about a year, which is within the limits in every time zone. */
function inAYear(context: TestContext): string {
  return dayFrom(context, 365);
}

/** Returns the day so many days after the administrator signed in, by the backend's clock: one for tests may be years behind. */
function dayFrom(context: TestContext, days: number): string {
  const { iat = Date.now() / 1000 } = claimsOf(context.backend.tokensOf('ROLE_ADMIN').access ?? '');
  return new Date((iat + days * 86_400) * 1000).toISOString().slice(0, 10);
}

const aKey = (context: TestContext) => ({
  name: context.mark,
  scopes: ['contracts.read' as const, 'lists.read' as const],
  expires_on: inAYear(context),
});

async function created(context: TestContext) {
  return (await context.call<CreateApiKeyResponse>('ROLE_ADMIN', 'createApiKey', { body: aKey(context) }))
    .data;
}

async function keyIn(context: TestContext, id: number): Promise<ApiKey | undefined> {
  const { data } = await context.call<ListApiKeysResponse>('ROLE_ADMIN', 'listApiKeys');
  return data.find((key) => key.id === id);
}

async function statusWith(context: TestContext, token: string | null, call: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await context.answer('anonymous', call, { headers })).status;
}

export const keysOfPrograms = {
  listApiKeys: {
    good: () => ({}),
    does: {
      'shows a key without its secret': async (context) => {
        const { token, key } = await created(context);
        const answer = await context.call('ROLE_ADMIN', 'listApiKeys');
        expect(token?.startsWith(key.start) === true, 'the key does not begin as the list says');
        expect(!JSON.stringify(answer).includes(token ?? ''), 'the list carries a key');
      },
    },
  },
  createApiKey: {
    good: (context) => ({ body: aKey(context) }),
    sendsMail: true,
    refuses: {
      'a last day that is over': {
        status: 400,
        field: 'expires_on',
        request: (context) => ({ body: { ...aKey(context), expires_on: dayFrom(context, -400) } }),
      },
      'a last day in more than two years': {
        status: 400,
        field: 'expires_on',
        request: (context) => ({ body: { ...aKey(context), expires_on: dayFrom(context, 1200) } }),
      },
      'a name of spaces': {
        status: 400,
        field: 'name',
        request: (context) => ({ body: { ...aKey(context), name: ' ' } }),
      },
    },
    does: {
      'opens the calls of its scopes, and no other': async (context) => {
        const { token } = await created(context);
        const statuses: Record<string, number> = {};
        for (const call of ['listCourses', 'listLanguages', 'listStudents', 'listApiKeys', 'listUsers'])
          statuses[call] = await statusWith(context, token, call);
        expect(
          JSON.stringify(Object.values(statuses)) === '[200,200,403,403,403]',
          `the calls answered ${JSON.stringify(statuses)}`,
        );
      },
    },
  },
  renameApiKey: {
    good: async (context) => ({
      path: { id: (await created(context)).key.id },
      body: { name: `${context.mark} renamed` },
    }),
    unknown: (context) => ({ path: { id: unknownId }, body: { name: context.mark } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          path: { id: (await created(context)).key.id },
          body: { name: `${context.mark} renamed` },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  endApiKey: {
    good: async (context) => ({ path: { id: (await created(context)).key.id } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'refuses the key from then on, and keeps it in the list': async (context) => {
        const { token, key } = await created(context);
        await context.call('ROLE_ADMIN', 'endApiKey', { path: { id: key.id } });
        const status = await statusWith(context, token, 'listCourses');
        expect(status === 401, `an ended key was answered with ${status}`);
        const ended = await keyIn(context, key.id);
        expect(ended?.ended_at !== null && ended?.ended_by !== null, 'the list does not say who ended it');
      },
    },
  },
} satisfies Cases;
