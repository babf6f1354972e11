import type { ApiKey, CreateApiKeyResponse, ListApiKeysResponse } from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { expect, type World } from '../World.ts';

/** A day in about a year, which is within the limits in every time zone. */
function inAYear(): string {
  return dayFrom(365);
}

function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const aKey = (world: World) => ({
  name: world.mark,
  scopes: ['contracts.read' as const, 'lists.read' as const],
  expires_on: inAYear(),
});

async function created(world: World) {
  return (await world.call<CreateApiKeyResponse>('ROLE_ADMIN', 'createApiKey', { body: aKey(world) })).data;
}

async function keyIn(world: World, id: number): Promise<ApiKey | undefined> {
  const { data } = await world.call<ListApiKeysResponse>('ROLE_ADMIN', 'listApiKeys');
  return data.find((key) => key.id === id);
}

async function statusWith(world: World, token: string | null, call: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await world.answer('anonymous', call, { headers })).status;
}

export const keysOfPrograms = {
  listApiKeys: {
    good: () => ({}),
    does: {
      'shows a key without its secret': async (world) => {
        const { token, key } = await created(world);
        const answer = await world.call('ROLE_ADMIN', 'listApiKeys');
        expect(token?.startsWith(key.start) === true, 'the key does not begin as the list says');
        expect(!JSON.stringify(answer).includes(token ?? ''), 'the list carries a key');
      },
    },
  },
  createApiKey: {
    good: (world) => ({ body: aKey(world) }),
    sendsMail: true,
    refuses: {
      'a last day that is over': {
        status: 400,
        field: 'expires_on',
        request: (world) => ({ body: { ...aKey(world), expires_on: dayFrom(-400) } }),
      },
      'a last day in more than two years': {
        status: 400,
        field: 'expires_on',
        request: (world) => ({ body: { ...aKey(world), expires_on: dayFrom(1200) } }),
      },
      'a name of spaces': {
        status: 400,
        field: 'name',
        request: (world) => ({ body: { ...aKey(world), name: ' ' } }),
      },
    },
    does: {
      'opens the calls of its scopes, and no other': async (world) => {
        const { token } = await created(world);
        const statuses: Record<string, number> = {};
        for (const call of ['listCourses', 'listLanguages', 'listStudents', 'listApiKeys', 'listUsers'])
          statuses[call] = await statusWith(world, token, call);
        expect(
          JSON.stringify(Object.values(statuses)) === '[200,200,403,403,403]',
          `the calls answered ${JSON.stringify(statuses)}`,
        );
      },
    },
  },
  renameApiKey: {
    good: async (world) => ({
      path: { id: (await created(world)).key.id },
      body: { name: `${world.mark} renamed` },
    }),
    unknown: (world) => ({ path: { id: unknownId }, body: { name: world.mark } }),
    refuses: {
      'a change from another version': {
        status: 412,
        request: async (world) => ({
          path: { id: (await created(world)).key.id },
          body: { name: `${world.mark} renamed` },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
  },
  endApiKey: {
    good: async (world) => ({ path: { id: (await created(world)).key.id } }),
    unknown: () => ({ path: { id: unknownId } }),
    does: {
      'refuses the key from then on, and keeps it in the list': async (world) => {
        const { token, key } = await created(world);
        await world.call('ROLE_ADMIN', 'endApiKey', { path: { id: key.id } });
        const status = await statusWith(world, token, 'listCourses');
        expect(status === 401, `an ended key was answered with ${status}`);
        const ended = await keyIn(world, key.id);
        expect(ended?.ended_at !== null && ended?.ended_by !== null, 'the list does not say who ended it');
      },
    },
  },
} satisfies Cases;
