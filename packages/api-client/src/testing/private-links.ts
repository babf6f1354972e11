import { aPrivateLink, canChangeLink, linkKinds, linkStates, type PrivateLink } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { linkToWire } from '../wire/private-link.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, type Situation } from './situation.ts';

export interface LinksSituation extends Situation {
  extensions?: Extension[];
  links?: PrivateLink[];
  /** Default lifetime of new links in days. */
  defaultDays?: number | null;
  /** Changes that someone else saves before the first write, which is then refused. */
  savedByOthers?: PrivateLink[];
}

/** Answers the calls about private links. */
export function linksHandlers({
  extensions = ['links'],
  links = [aPrivateLink()],
  defaultDays = null,
  savedByOthers,
  ...situation
}: LinksSituation = {}): HttpHandler[] {
  const rows = recordsOf(links.map(linkToWire), savedByOthers?.map(linkToWire));
  const defaults = { expires_after_days: defaultDays, etag: '"v1"' };
  const changes = (path: string, changed: (body: unknown) => object) =>
    answers('put', `/links/:kind/:id/${path}`, situation, ({ params, body, headers }) =>
      rows.change(params.id, changed(body), headers),
    );
  const createdAt = '2026-11-23T15:00:00.000Z';
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/links', situation, ({ query }) => {
      const count = (name: string, value: string) =>
        rows.matching(new URLSearchParams({ kind: query.get('kind') ?? '', [name]: value })).length;
      return {
        ...rows.list(query, { search: '*' }),
        counts: Object.fromEntries(linkStates.map((state) => [state, count('state', state)])),
        totals: Object.fromEntries(linkKinds.map((kind) => [kind, count('kind', kind)])),
      };
    }),
    answers('get', '/links/:kind/:id', situation, ({ params }) => {
      const data = rows.find(params.id);
      return data ? { data } : notFound();
    }),
    answers('post', '/links/:kind/:id/show', situation, ({ params }) => {
      const tail = rows.find(params.id)?.tail;
      return tail ? { message: 'Shown', data: { token_login: `link-of-${params.id}-${tail}` } } : notFound();
    }),
    changes('renew', () => ({
      tail: 'k-n1',
      created_at: createdAt,
      state: 'never-opened',
      last_opened_at: null,
      times_opened: 0,
      revoked_at: null,
      revoked_by: null,
      expires_on: defaultDays === null ? null : '2027-02-21',
    })),
    changes('expiry', (body) => ({ ...Object(body), state: 'active' })),
    changes('revoke', () => ({
      state: 'revoked',
      revoked_at: createdAt,
      revoked_by: { id: 1, name: 'Marie', last_name: 'Bélanger' },
    })),
    answers('post', '/links/send', situation, ({ body }) => {
      const ids = Object.values(body as Record<string, number[]>).flat();
      const mailed = links.filter((link) => ids.includes(link.id) && canChangeLink('send', link));
      return { message: 'Sent', data: mailed.map(({ id }) => id) };
    }),
    answers('get', '/link-defaults', situation, () => ({ data: defaults })),
    answers('put', '/link-defaults', situation, ({ body }) => ({ data: { ...defaults, ...Object(body) } })),
  ];
}
