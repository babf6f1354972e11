import {
  aPrivateLink,
  canChangeLink,
  type LinkDefaults,
  type LinkKind,
  linkKinds,
  linkState,
  linkStates,
  type PrivateLink,
} from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { linkToWire } from '../wire/private-link.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface LinksSituation extends Situation {
  extensions?: Extension[];
  links?: PrivateLink[];
  /** Default lifetime of new links in days. */
  defaultDays?: number | null;
  today?: string;
  /** What someone else saves before the first write, which is then refused. */
  savedByOthers?: PrivateLink[];
  /** Default lifetime in days that someone else sets before the first write of it. */
  defaultDaysByOthers?: number;
}

/** Answers the calls about private links from these records, which the writes change. */
export function linksHandlers({
  extensions = ['links'],
  links = [aPrivateLink()],
  defaultDays = null,
  today = '2026-11-23',
  savedByOthers = [],
  defaultDaysByOthers,
  ...situation
}: LinksSituation = {}): HttpHandler[] {
  let saved = links;
  let others = savedByOthers;
  let defaults: LinkDefaults = { expiresAfterDays: defaultDays, version: '"v1"' };
  let renewed = 0;
  const replace = (now: PrivateLink) => {
    saved = saved.map((one) => (one.kind === now.kind && one.id === now.id ? now : one));
    return now;
  };
  const changes = (
    path: string,
    isAllowed: (link: PrivateLink) => boolean,
    changed: (link: PrivateLink, body: unknown) => Partial<PrivateLink>,
  ) =>
    answers('put', `/links/:kind/:id/${path}`, situation, ({ params, body, headers }) => {
      others.forEach(replace);
      others = [];
      const link = saved.find(({ kind, id }) => kind === params.kind && id === Number(params.id));
      if (!link) return notFound();
      if (headers.get('If-Match') !== link.version)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      if (!isAllowed(link)) return failed({ status: 409, message: 'Conflict', code: 'conflict' });
      const now = { ...link, ...changed(link, body), version: `${link.version}+` };
      return {
        message: 'Saved',
        data: linkToWire(replace({ ...now, state: linkState(now, today) })),
      };
    });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/links', situation, ({ query }) => {
      const ofKind = saved.filter(({ kind }) => kind === query.get('kind'));
      const found = ofKind.filter(
        ({ state, name, lastName, email }) =>
          (!query.has('state') || state === query.get('state')) &&
          matches(query.get('search'), name, lastName, email),
      );
      const count = (state: string) => ofKind.filter((one) => one.state === state).length;
      const total = (kind: LinkKind) => saved.filter((one) => one.kind === kind).length;
      return {
        ...paged(ordered(found.map(linkToWire), query), query),
        counts: Object.fromEntries(linkStates.map((state) => [state, count(state)])),
        totals: Object.fromEntries(linkKinds.map((kind) => [kind, total(kind)])),
      };
    }),
    answers('get', '/links/:kind/:id', situation, ({ params }) => {
      const link = saved.find(({ kind, id }) => kind === params.kind && id === Number(params.id));
      return link ? { data: linkToWire(link) } : notFound();
    }),
    changes(
      'renew',
      () => true,
      () => {
        renewed += 1;
        return {
          ...{
            token: `renewed-link-n${renewed}`,
            tail: `k-n${renewed}`,
            createdAt: `${today}T15:00:00.000Z`,
          },
          ...{ lastOpenedAt: null, timesOpened: 0, revokedAt: null, revokedBy: null },
          expiresOn: defaults.expiresAfterDays === null ? null : '2027-02-21',
        };
      },
    ),
    changes(
      'expiry',
      (link) => canChangeLink('expiry', link),
      (_link, body) => ({ expiresOn: (body as { expires_on: string | null }).expires_on }),
    ),
    changes(
      'revoke',
      (link) => canChangeLink('revoke', link),
      () => ({
        token: null,
        revokedAt: `${today}T15:00:00.000Z`,
        revokedBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
      }),
    ),
    answers('post', '/links/send', situation, ({ body }) => {
      const { student_ids, company_ids } = body as { student_ids?: number[]; company_ids?: number[] };
      const [kind, ids] = company_ids ? ['company', company_ids] : ['student', student_ids ?? []];
      const mailed = saved.filter(
        (link) => link.kind === kind && ids.includes(link.id) && canChangeLink('send', link),
      );
      return { message: 'Sent', data: mailed.map(({ id }) => id) };
    }),
    answers('get', '/link-defaults', situation, () => ({
      data: { expires_after_days: defaults.expiresAfterDays, etag: defaults.version },
    })),
    answers('put', '/link-defaults', situation, ({ body, headers }) => {
      if (defaultDaysByOthers !== undefined && defaults.version === '"v1"')
        defaults = { expiresAfterDays: defaultDaysByOthers, version: '"v2"' };
      if (headers.get('If-Match') !== defaults.version)
        return failed({ status: 412, message: 'Changed meanwhile', code: 'changed' });
      const { expires_after_days: days } = body as { expires_after_days: number | null };
      defaults = { expiresAfterDays: days, version: `${defaults.version}+` };
      return { data: { expires_after_days: days, etag: defaults.version } };
    }),
  ];
}
