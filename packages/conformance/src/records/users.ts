import type { User, UserList } from '@portal/api-client/treaty';
import { many } from '../facts.ts';
import type { World } from '../World.ts';

/** The user with this id; undefined when the list does not have it. */
export async function readUser(world: World, id: number): Promise<User | undefined> {
  const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  return data.find((user) => user.id === id);
}

/** Returns the input for a new administrator. */
export function userInput(world: World) {
  return {
    name: 'Chloé',
    lastName: world.newName(),
    role: 'ROLE_ADMIN',
    email: world.newEmail(),
    phone: '5145550142',
    status: 0,
  };
}

/** Creates a user who has not signed in. Returns the input with the id. */
export async function newUser(world: World) {
  const body = userInput(world);
  const { data } = await world.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
  return { ...body, id: data.id };
}
