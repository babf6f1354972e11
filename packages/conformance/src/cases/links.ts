import type {
  GetHistoryResponse,
  GetLinkDefaultsResponse,
  Link,
  LinkKind,
  ListLinksResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { many, ownId } from '../facts.ts';
import { secretOfLink } from '../records/links.ts';
import { brief, expect, Missing, type TestContext } from '../TestContext.ts';

/** Returns a link that does not open one of the suite's sessions. */
function anyLink(context: TestContext, kind: LinkKind = 'company'): Promise<Link> {
  return context.find('a link', async () => {
    const { data } = await context.call<ListLinksResponse>('ROLE_ADMIN', 'listLinks', {
      query: { ...many, kind },
    });
    return data.findLast(({ state }) => state === 'active' || state === 'never-opened');
  });
}

/** Creates a company with a link for this case. */
async function ownLink(context: TestContext): Promise<Link> {
  const body = { name: `api-check ${crypto.randomUUID()}` };
  const { data } = await context.call<{ data: { id: number } }>('ROLE_ADMIN', 'createCompany', { body });
  const path = { kind: 'company', id: data.id } as const;
  return (await context.call<{ data: Link }>('ROLE_ADMIN', 'renewLink', { path })).data;
}

async function revokedLink(context: TestContext): Promise<Link> {
  const link = await ownLink(context);
  return (await context.call<{ data: Link }>('ROLE_ADMIN', 'revokeLink', pathOf(link))).data;
}

const pathOf = ({ kind, id }: Link) => ({ path: { kind, id } });

const unknown = () => ({ path: { kind: 'company', id: unknownId } });

const opening = (context: TestContext, token_login: string) =>
  context.call<{ error?: boolean; reason?: string }>('anonymous', 'companyLogin', { body: { token_login } });

const defaultsNow = async (context: TestContext) =>
  (await context.call<GetLinkDefaultsResponse>('ROLE_ADMIN', 'getLinkDefaults', {})).data;

const fromAnotherVersion = {
  status: 412,
  request: async (context: TestContext) => ({
    ...pathOf(await ownLink(context)),
    headers: { 'If-Match': '"another version"' },
  }),
};

export const links = {
  listLinks: {
    good: () => ({ query: { kind: 'company' } }),
    does: {
      'counts every link once': async (context) => {
        for (const kind of ['company', 'student'] as const) {
          const list = await context.call<ListLinksResponse>('ROLE_ADMIN', 'listLinks', {
            query: { ...many, kind },
          });
          for (const [state, count] of Object.entries(list.counts)) {
            const found = list.data.filter((link) => link.state === state).length;
            expect(found === count, `${count} links are counted as ${state}, ${found} are listed`);
          }
          expect(list.totals[kind] === list.total, `${list.totals[kind]} of ${list.total} are counted`);
        }
      },
    },
  },
  getLink: {
    good: async (context) => pathOf(await anyLink(context)),
    unknown,
    does: {
      'counts an opening': async (context) => {
        const link = await ownLink(context);
        await opening(context, await secretOfLink(context, 'company', link.id));
        const { data } = await context.call<{ data: Link }>('ROLE_ADMIN', 'getLink', pathOf(link));
        expect(data.times_opened === 1, `the link was opened ${data.times_opened} times`);
        expect(data.etag === link.etag, 'an opening changed the version');
      },
    },
  },
  showLink: {
    // Only the history shows the change.
    leavesNoTrace: true,
    good: async (context) => pathOf(await ownLink(context)),
    unknown,
    refuses: {
      'a revoked link': { status: 409, request: async (context) => pathOf(await revokedLink(context)) },
    },
    does: {
      'tells a secret that opens, which no list or other answer does': async (context) => {
        const link = await ownLink(context);
        const secret = await secretOfLink(context, 'company', link.id);
        expect((await opening(context, secret)).error !== true, 'the link does not open');
        expect(link.tail === secret.slice(-4), `the link ends in ${secret.slice(-4)}, not in ${link.tail}`);
        const answers = [
          await context.call('ROLE_ADMIN', 'getLink', pathOf(link)),
          await context.call('ROLE_ADMIN', 'listLinks', { query: { ...many, kind: 'company' } }),
          await context.call('ROLE_ADMIN', 'listCompanies', { query: many }),
          await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id: link.id, status: 1 } }),
        ];
        for (const answer of answers)
          expect(!JSON.stringify(answer).includes(secret), `the secret is in ${brief(answer)}`);
      },
      'notes in the history who has read it': async (context) => {
        context.requiresExtension('history');
        const link = await ownLink(context);
        const secret = await secretOfLink(context, 'company', link.id);
        const query = { subject: 'company', id: link.id };
        const page = await context.call<GetHistoryResponse>('ROLE_ADMIN', 'getHistory', { query });
        const entry = page.data.find(({ call }) => call === 'showLink');
        expect(
          entry?.who.id === (await ownId(context, 'ROLE_ADMIN')),
          'the history names nobody who has read it',
        );
        expect(
          entry.changes.some(({ field }) => field === 'link_shown'),
          'the entry does not say that it was shown',
        );
        expect(!JSON.stringify(page).includes(secret), 'the history tells the secret');
      },
    },
  },
  renewLink: {
    good: async (context) => pathOf(await ownLink(context)),
    unknown,
    refuses: { 'a change from another version': fromAnotherVersion },
    does: {
      'gives another link, which opens': async (context) => {
        const link = await ownLink(context);
        const before = await secretOfLink(context, 'company', link.id);
        await context.call('ROLE_ADMIN', 'renewLink', pathOf(link));
        const after = await secretOfLink(context, 'company', link.id);
        expect(after !== before, 'it is the same link');
        const { error } = await opening(context, after);
        expect(error !== true, 'the new link does not open');
      },
      'ends the old link, which says so': async (context) => {
        const link = await ownLink(context);
        const before = await secretOfLink(context, 'company', link.id);
        await context.call('ROLE_ADMIN', 'renewLink', pathOf(link));
        const { error, reason } = await opening(context, before);
        expect(error === true && reason === 'replaced', `the old link answers ${reason}`);
      },
    },
  },
  setLinkExpiry: {
    good: async (context) => ({ ...pathOf(await ownLink(context)), body: { expires_on: '2199-12-31' } }),
    unknown: () => ({ ...unknown(), body: { expires_on: null } }),
    refuses: {
      'a day in the past': {
        status: 400,
        request: async (context) => ({
          ...pathOf(await ownLink(context)),
          body: { expires_on: '2001-01-01' },
        }),
      },
      'a revoked link': {
        status: 409,
        request: async (context) => ({ ...pathOf(await revokedLink(context)), body: { expires_on: null } }),
      },
      'a change from another version': {
        status: 412,
        request: async (context) => ({
          ...(await fromAnotherVersion.request(context)),
          body: { expires_on: null },
        }),
      },
    },
    does: {
      'keeps the day': async (context) => {
        const [link, expires_on] = [await ownLink(context), '2199-12-31'];
        const request = { ...pathOf(link), body: { expires_on } };
        const before = await secretOfLink(context, 'company', link.id);
        const { data } = await context.call<{ data: Link }>('ROLE_ADMIN', 'setLinkExpiry', request);
        expect(data.expires_on === expires_on, `the link ends on ${data.expires_on}`);
        expect((await secretOfLink(context, 'company', link.id)) === before, 'it is another link');
      },
    },
  },
  revokeLink: {
    good: async (context) => pathOf(await ownLink(context)),
    unknown,
    refuses: {
      'a revoked link': { status: 409, request: async (context) => pathOf(await revokedLink(context)) },
      'a change from another version': fromAnotherVersion,
    },
    does: {
      'names who did it, and which link it was': async (context) => {
        const { tail, revoked_by, state } = await revokedLink(context);
        expect(tail !== null, 'nothing tells which link it was');
        expect(revoked_by !== null && state === 'revoked', `it is ${state} by nobody`);
      },
      'ends the link, which says so': async (context) => {
        const link = await ownLink(context);
        const before = await secretOfLink(context, 'company', link.id);
        await context.call('ROLE_ADMIN', 'revokeLink', pathOf(link));
        const { error, reason } = await opening(context, before);
        expect(error === true && reason === 'revoked', `the revoked link answers ${reason}`);
      },
    },
  },
  sendLinks: {
    sendsMail: true,
    leavesNoTrace: true,
    good: async (context) => ({ body: { student_ids: [(await anyLink(context, 'student')).id] } }),
    unknown: () => ({ body: { student_ids: [unknownId] } }),
    does: {
      'names whom it mailed': async (context) => {
        const { id } = await anyLink(context, 'student');
        const request = { body: { student_ids: [id] } };
        const { data } = await context.call<{ data: number[] }>('ROLE_ADMIN', 'sendLinks', request);
        expect(data.join() === String(id), `it names ${data.join()} instead of ${id}`);
      },
      'names the companies that it mailed': async (context) => {
        const { data: links } = await context.call<ListLinksResponse>('ROLE_ADMIN', 'listLinks', {
          query: { ...many, kind: 'company' },
        });
        const reachable = links.find(
          ({ email, state }) => email !== null && (state === 'active' || state === 'never-opened'),
        );
        const without = links.find(({ email }) => email === null);
        if (!reachable || !without) throw new Missing('companies with and without an address');
        const request = { body: { company_ids: [without.id, reachable.id] } };
        const { data } = await context.call<{ data: number[] }>('ROLE_ADMIN', 'sendLinks', request);
        expect(data.join() === String(reachable.id), `it names ${data.join()} instead of ${reachable.id}`);
      },
    },
    refuses: {
      'nobody to mail': { status: 400, request: () => ({ body: {} }) },
      'students and companies at once': {
        status: 400,
        request: async (context) => ({
          body: {
            student_ids: [(await anyLink(context, 'student')).id],
            company_ids: [(await anyLink(context)).id],
          },
        }),
      },
    },
  },
  getLinkDefaults: { good: () => ({}) },
  setLinkDefaults: {
    good: async (context) => {
      const { expires_after_days } = await defaultsNow(context);
      return { body: { expires_after_days: expires_after_days === 365 ? null : 365 } };
    },
    refuses: {
      'a change from another version': {
        status: 412,
        request: () => ({
          body: { expires_after_days: null },
          headers: { 'If-Match': '"another version"' },
        }),
      },
    },
    does: {
      'is for new links': async (context) => {
        const before = await defaultsNow(context);
        const link = await ownLink(context);
        for (const expires_after_days of [90, null]) {
          const body = { expires_after_days };
          const { data } = await context.call<GetLinkDefaultsResponse>('ROLE_ADMIN', 'setLinkDefaults', {
            body,
          });
          expect(data.expires_after_days === expires_after_days, `${data.expires_after_days} days are kept`);
          const read = await defaultsNow(context);
          expect(read.expires_after_days === expires_after_days, `${read.expires_after_days} days are read`);
          const { expires_on } = await ownLink(context);
          expect((expires_on !== null) === (expires_after_days !== null), `a new link ends on ${expires_on}`);
        }
        const { data } = await context.call<{ data: Link }>('ROLE_ADMIN', 'getLink', pathOf(link));
        expect(data.expires_on === link.expires_on, 'an older link has another day');
        const { expires_after_days } = before;
        await context.call('ROLE_ADMIN', 'setLinkDefaults', { body: { expires_after_days } });
      },
    },
  },
} satisfies Cases;
