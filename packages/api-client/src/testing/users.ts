import { aUser, type User } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { UserChange, UserInput } from '../generated/types.gen.ts';
import { recordsOf } from './records.ts';
import { answers, type Failure, type Situation } from './situation.ts';
import { userToWire } from './wire/user.ts';

export interface UsersSituation extends Situation {
  users?: User[];
}

/** The refusal of an old password. */
export const wrongPassword: Failure = {
  status: 400,
  code: 'bad-input',
  errors: { old_password: ['is wrong'] },
};

/** The token of the links that these handlers create. */
export const passwordLinkToken = '3q2-7wEAAQIDBAUGBwgJCgsMDQ4PEBES';

/** Answers the calls about users. */
export function usersHandlers({
  users = [
    aUser(),
    aUser({ id: 2, name: 'Jean-Philippe', lastName: 'Roy', email: 'jean-philippe.roy@passerelle.example' }),
  ],
  ...situation
}: UsersSituation = {}): HttpHandler[] {
  const rows = recordsOf(users.map(userToWire));
  const blank = (id: number) => userToWire(aUser({ id, lastLoginAt: null, invitedAt: null }));
  const fieldsOf = ({ email, ...fields }: UserChange) => ({ ...fields, users_id: { email } });
  return [
    answers('get', '/users', situation, ({ query }) => rows.list(query, { userName: '*' })),
    answers('post', '/users/verifyEmailDuplicate', situation, () => ({ message: 'Email available' })),
    answers('post', '/users/create', situation, ({ body }) => rows.add(blank, fieldsOf(body as UserInput))),
    answers('put', '/users/update', situation, ({ body }) => {
      const { id, ...change } = body as UserChange & { id: number };
      return rows.change(id, fieldsOf(change));
    }),
    answers('delete', '/users/:id', situation, ({ params }) => rows.remove(params.id)),
    answers('post', '/users/send-invite', situation, ({ body }) =>
      rows.change((body as User).id, { email_date: new Date().toISOString() }),
    ),
    answers('post', '/users/password-link', situation, ({ body }) => {
      const changed = rows.change((body as User).id, { email_date: new Date().toISOString() });
      if (changed instanceof Response) return changed;
      const expires_at = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString();
      return {
        message: 'Link was created',
        data: { token: passwordLinkToken, expires_at, user: changed.data },
      };
    }),
    answers('put', '/users/changePassword', situation, () => ({ message: 'Saved' })),
    answers('post', '/notify', situation, () => ({ message: 'Sent' })),
  ];
}
