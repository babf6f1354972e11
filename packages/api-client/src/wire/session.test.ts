import { expect, it } from 'vitest';
import { signedInUserToWire } from '../testing/wire/session.ts';
import { signedInUserFromWire } from './session.ts';

it.each([
  [
    { id: 31, name: 'Léa', last_name: 'Villeneuve', role: 'ROLE_TEACHER' as const },
    { id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' as const },
  ],
  [
    { id: 4, name: 'Marie', last_name: null, role: 'ROLE_ADMIN' as const },
    { id: 4, name: 'Marie', lastName: null, role: 'ROLE_ADMIN' as const },
  ],
])('reads and writes a signed-in user: %j (AUTH-27)', (wire, user) => {
  expect(signedInUserFromWire(wire)).toEqual(user);
  expect(signedInUserToWire(user)).toEqual(wire);
});
