import type { ApiKey } from '@portal/domain';
import type { ApiKey as WireApiKey } from '../generated/types.gen.ts';
import { fields, orNull, person } from './fields.ts';

export const { fromWire: apiKeyFromWire } = fields<WireApiKey, ApiKey>()({
  id: 'id',
  name: 'name',
  start: 'start',
  scopes: 'scopes',
  incompleteScopes: 'incomplete_scopes',
  expiresOn: 'expires_on',
  createdAt: 'created_at',
  createdBy: ['created_by', person],
  lastUsedAt: 'last_used_at',
  endedAt: 'ended_at',
  endedBy: ['ended_by', orNull(person)],
  endReason: 'end_reason',
  version: 'etag',
});
