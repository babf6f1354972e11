import type { User, UserList } from '@portal/api-client/treaty';
import { many } from '../facts.ts';
import type { World } from '../World.ts';

/** The user with this id; undefined when the list does not have it. */
export async function readUser(world: World, id: number): Promise<User | undefined> {
  const { data } = await world.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  return data.find((user) => user.id === id);
}
