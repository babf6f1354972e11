import type { SignedInUser } from '../session/signed-in-user.ts';
import type { User } from './user.ts';

/** An administrator who signs in regularly. */
export function aUser(differing: Partial<User> = {}): User {
  return {
    id: 1,
    name: 'Marie',
    lastName: 'Bélanger',
    email: 'marie.belanger@passerelle.example',
    role: 'ROLE_ADMIN',
    phone: '5145550100',
    active: true,
    lastLoginAt: '2026-11-20T13:10:00.000Z',
    invitedAt: '2025-01-06T14:00:00.000Z',
    archived: false,
    ...differing,
  };
}

/** The administrator of `aUser`, signed in. */
export function aSignedInUser(differing: Partial<SignedInUser> = {}): SignedInUser {
  return { id: 1, name: 'Marie', lastName: 'Bélanger', role: 'ROLE_ADMIN', ...differing };
}
