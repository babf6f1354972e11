import { aUser, type User } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { UserChange, UserInput, User as WireUser } from '../generated/types.gen.ts';
import { userToWire } from '../wire/user.ts';
import { answers, emailDuplicated, matches, notFound, ordered, paged, type Situation } from './situation.ts';

export interface UsersSituation extends Situation {
  users?: User[];
  /** The only old password that is accepted. */
  password?: string;
}

/** Answers the calls about users from these records, which the writes change. */
export function usersHandlers({
  users = [
    aUser(),
    aUser({ id: 2, name: 'Jean-Philippe', lastName: 'Roy', email: 'jean-philippe.roy@passerelle.example' }),
  ],
  password = 'passerelle',
  ...situation
}: UsersSituation = {}): HttpHandler[] {
  let rows = users.map(userToWire);

  const isTaken = (email: string, own?: number) =>
    rows.some(({ id, users_id }) => id !== own && users_id.email === email.trim().toLowerCase());

  function saved(user: WireUser) {
    rows = rows.some(({ id }) => id === user.id)
      ? rows.map((known) => (known.id === user.id ? user : known))
      : [...rows, user];
    return { message: 'Saved', data: user };
  }

  return [
    answers('get', '/users', situation, ({ query }) => {
      const found = rows.filter(
        (user) =>
          (!query.has('role') || user.role === query.get('role')) &&
          (!query.has('status') || user.status === Number(query.get('status'))) &&
          matches(query.get('userName'), user.name, user.last_name, user.users_id.email),
      );
      return paged(ordered(found, query), query);
    }),
    answers('post', '/users/verifyEmailDuplicate', situation, ({ body }) =>
      isTaken((body as { email: string }).email) ? emailDuplicated() : { message: 'Email available' },
    ),
    answers('post', '/users/create', situation, ({ body }) => {
      const input = body as UserInput;
      if (isTaken(input.email)) return emailDuplicated();
      const id = Math.max(0, ...rows.map((user) => user.id)) + 1;
      return saved(written(userToWire(aUser({ id, lastLoginAt: null, invitedAt: null })), input));
    }),
    answers('put', '/users/update', situation, ({ body }) => {
      const input = body as UserChange & { id: number };
      const user = rows.find(({ id }) => id === input.id);
      if (!user) return notFound();
      return isTaken(input.email ?? '', input.id) ? emailDuplicated() : saved(written(user, input));
    }),
    answers('delete', '/users/:id', situation, ({ params }) => {
      const user = rows.find(({ id }) => id === Number(params.id));
      if (!user) return notFound();
      rows = rows.filter(({ id }) => id !== user.id);
      return { message: 'Deleted' };
    }),
    answers('post', '/users/send-invite', situation, ({ body }) => {
      const user = rows.find(({ id }) => id === (body as { id: number }).id);
      return user ? saved({ ...user, email_date: new Date().toISOString() }) : notFound();
    }),
    answers('put', '/users/changePassword', situation, ({ body }) =>
      (body as { old_password: string }).old_password === password
        ? { message: 'Saved' }
        : Response.json(
            { message: 'The request was refused', code: 'bad-input', errors: { old_password: ['is wrong'] } },
            { status: 400 },
          ),
    ),
    answers('post', '/notify', situation, () => ({ message: 'Sent' })),
  ];
}

/** Returns the record as the server would. */
function written(user: WireUser, change: UserChange): WireUser {
  return {
    ...user,
    name: change.name ?? user.name,
    last_name: change.lastName ?? user.last_name,
    role: change.role ?? user.role,
    users_id: { email: change.email ?? user.users_id.email },
    phone: change.phone ?? user.phone,
    status: change.status ?? user.status,
  };
}
