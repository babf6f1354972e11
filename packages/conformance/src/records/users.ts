import type { User, UserList } from '@portal/api-client/openapi';
import { many } from '../facts.ts';
import type { TestContext } from '../TestContext.ts';

/** The user with this id; undefined when the list does not have it. */
export async function readUser(context: TestContext, id: number): Promise<User | undefined> {
  const { data } = await context.call<UserList>('ROLE_ADMIN', 'listUsers', { query: many });
  return data.find((user) => user.id === id);
}

/** Returns the input for a new administrator. */
export function userInput(context: TestContext) {
  return {
    name: 'Chloé',
    lastName: context.newName(),
    role: 'ROLE_ADMIN',
    email: context.newEmail(),
    phone: '5145550142',
    status: 0,
  };
}

/** Creates a user who has not signed in. Returns the input with the id. */
export async function newUser(context: TestContext) {
  const body = userInput(context);
  const { data } = await context.call<{ data: User }>('ROLE_ADMIN', 'createUser', { body });
  return { ...body, id: data.id };
}
