import { type ApiKey, anApiKey } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { ApiKey as WireApiKey } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { personToWire } from '../wire/person.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';

export interface ApiKeysSituation extends Situation {
  extensions?: Extension[];
  keys?: ApiKey[];
  /** The keys after a colleague's change before the first write, which is then refused. */
  changedByOthers?: ApiKey[];
  /** Whether the server can no longer return the text of a new key. */
  isForgotten?: boolean;
}

/** The text of every key that these handlers create. */
export const keyOfStories = 'portal_Zk7Qd3xV5nB8mC1zR7dp2wdY4tL9sA0e';

/** Answers the calls about keys of other programs. */
export function apiKeysHandlers({
  extensions = ['api-keys'],
  keys = [anApiKey()],
  changedByOthers,
  isForgotten = false,
  ...situation
}: ApiKeysSituation = {}): HttpHandler[] {
  const rows = recordsOf(keys.map(apiKeyToWire), changedByOthers?.map(apiKeyToWire));
  const blank = (id: number) =>
    apiKeyToWire(anApiKey({ id, start: keyOfStories.slice(0, 11), lastUsedAt: null, version: `"v${id}"` }));
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/apiKeys', situation, () => ({ data: rows.all() })),
    answers('post', '/apiKeys', situation, ({ body }) => ({
      message: 'The key was created',
      data: { token: isForgotten ? null : keyOfStories, key: rows.add(blank, body).data },
    })),
    answers('put', '/apiKeys/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('delete', '/apiKeys/:id', situation, ({ params }) =>
      rows.change(params.id, {
        ended_at: '2026-11-20T17:00:00.000Z',
        ended_by: personToWire(anApiKey().createdBy),
        end_reason: 'by-hand',
      }),
    ),
  ];
}

function apiKeyToWire(key: ApiKey): WireApiKey {
  return {
    id: key.id,
    name: key.name,
    start: key.start,
    scopes: key.scopes,
    incomplete_scopes: key.incompleteScopes,
    expires_on: key.expiresOn,
    created_at: key.createdAt,
    created_by: personToWire(key.createdBy),
    last_used_at: key.lastUsedAt,
    ended_at: key.endedAt,
    ended_by: key.endedBy && personToWire(key.endedBy),
    end_reason: key.endReason,
    etag: key.version,
  };
}
