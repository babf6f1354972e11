import type { ApiKey } from './api-key.ts';

/** A key of the accounting program that works for a year and was used today. */
export function anApiKey(differing: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 1,
    name: 'Comptabilité',
    start: 'portal_Qd3x',
    scopes: ['contracts.read', 'hours.read'],
    incompleteScopes: [],
    expiresOn: '2027-11-20',
    createdAt: '2026-11-18T13:00:00.000Z',
    createdBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    lastUsedAt: '2026-11-20T16:58:00.000Z',
    endedAt: null,
    endedBy: null,
    endReason: null,
    version: '"v1"',
    ...differing,
  };
}
