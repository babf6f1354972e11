import type { ApiKey } from '@portal/domain';
import type { ApiKey as WireApiKey } from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';

export function apiKeyFromWire(key: WireApiKey): ApiKey {
  return {
    id: key.id,
    name: key.name,
    start: key.start,
    scopes: key.scopes,
    incompleteScopes: key.incomplete_scopes,
    expiresOn: key.expires_on,
    createdAt: key.created_at,
    createdBy: personFromWire(key.created_by),
    lastUsedAt: key.last_used_at,
    endedAt: key.ended_at,
    endedBy: key.ended_by && personFromWire(key.ended_by),
    endReason: key.end_reason,
    version: key.etag,
  };
}
