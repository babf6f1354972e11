import type { PrivateLink } from './private-link.ts';

/** A working link of a company. */
export function aPrivateLink(differing: Partial<PrivateLink> = {}): PrivateLink {
  return {
    kind: 'company',
    id: 21,
    name: 'Aéro Beauséjour inc.',
    lastName: null,
    email: null,
    state: 'active',
    tail: 'k7f3',
    createdAt: '2026-09-09T14:00:00.000Z',
    lastOpenedAt: '2026-11-21T15:12:00.000Z',
    timesOpened: 18,
    expiresOn: null,
    revokedAt: null,
    revokedBy: null,
    version: '"v1"',
    ...differing,
  };
}
