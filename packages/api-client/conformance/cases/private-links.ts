import type {
  GetLinkDefaultsResponse,
  Link,
  LinkKind,
  ListLinksResponse,
} from '../../src/generated/types.gen.ts';
import { type Cases, unknownId } from '../Case.ts';
import { many } from '../facts.ts';
import { expect, type World } from '../World.ts';

/** A link that is no link of the suite: those open its sessions. */
function anyLink(world: World, kind: LinkKind = 'company'): Promise<Link> {
  return world.find('a link', async () => {
    const { data } = await world.call<ListLinksResponse>('ROLE_ADMIN', 'listLinks', {
      query: { ...many, kind },
    });
    return data.findLast(({ state }) => state === 'active' || state === 'never-opened');
  });
}

/** A company that was added for this case, with a link. */
async function ownLink(world: World): Promise<Link> {
  const body = { name: `api-check ${crypto.randomUUID()}` };
  const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', 'createCompany', { body });
  const path = { kind: 'company', id: data.id } as const;
  return (await world.call<{ data: Link }>('ROLE_ADMIN', 'renewLink', { path })).data;
}

const pathOf = ({ kind, id }: Link) => ({ path: { kind, id } });
const unknown = () => ({ path: { kind: 'company', id: unknownId } });
const opening = (world: World, token_login: string | null) =>
  world.call<{ error?: boolean; reason?: string }>('anonymous', 'companyLogin', { body: { token_login } });

/** The calls about private links. */
export const privateLinks: Cases = {
  listLinks: { good: () => ({ query: { kind: 'company' } }) },
  getLink: {
    good: async (world) => pathOf(await anyLink(world)),
    unknown,
    does: {
      'counts an opening': async (world) => {
        const link = await ownLink(world);
        await opening(world, link.token_login);
        const { data } = await world.call<{ data: Link }>('ROLE_ADMIN', 'getLink', pathOf(link));
        expect(data.times_opened === 1, `the link was opened ${data.times_opened} times`);
        expect(data.etag === link.etag, 'an opening changed the version');
      },
    },
  },
  renewLink: {
    good: async (world) => pathOf(await ownLink(world)),
    unknown,
    does: {
      'ends the old link, which says so': async (world) => {
        const link = await ownLink(world);
        await world.call('ROLE_ADMIN', 'renewLink', pathOf(link));
        const { error, reason } = await opening(world, link.token_login);
        expect(error === true && reason === 'replaced', `the old link answers ${reason}`);
      },
    },
  },
  setLinkExpiry: {
    good: async (world) => ({ ...pathOf(await ownLink(world)), body: { expires_on: '2199-12-31' } }),
    unknown: () => ({ ...unknown(), body: { expires_on: null } }),
    refuses: {
      'a day in the past': {
        status: 400,
        request: async (world) => ({ ...pathOf(await ownLink(world)), body: { expires_on: '2001-01-01' } }),
      },
    },
  },
  revokeLink: {
    good: async (world) => pathOf(await ownLink(world)),
    unknown,
    does: {
      'ends the link, which says so': async (world) => {
        const link = await ownLink(world);
        await world.call('ROLE_ADMIN', 'revokeLink', pathOf(link));
        const { error, reason } = await opening(world, link.token_login);
        expect(error === true && reason === 'revoked', `the revoked link answers ${reason}`);
      },
    },
  },
  sendLinks: {
    sendsMail: true,
    good: async (world) => ({ body: { student_ids: [(await anyLink(world, 'student')).id] } }),
    unknown: () => ({ body: { student_ids: [unknownId] } }),
  },
  getLinkDefaults: { good: () => ({}) },
  setLinkDefaults: {
    good: async (world) => {
      const { data } = await world.call<GetLinkDefaultsResponse>('ROLE_ADMIN', 'getLinkDefaults', {});
      return { body: { expires_after_days: data.expires_after_days } };
    },
  },
};
