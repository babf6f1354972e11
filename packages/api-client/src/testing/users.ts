import { aUser, hasSecondFactor, lacksRequiredFactor, type User } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type {
  RemindOfSecondFactorData,
  UserChange,
  UserInput,
  User as WireUser,
} from '../generated/types.gen.ts';
import { secondFactorFromWire } from '../wire/second-factor.ts';
import { recordsOf } from './records.ts';
import { answers, type Failure, type Situation } from './situation.ts';
import { userToWire } from './wire/user.ts';

export interface UsersSituation extends Situation {
  users?: User[];
  /** People whom a colleague reminds of the second factor just before the user does. */
  remindedMeanwhile?: number[];
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
  remindedMeanwhile = [],
  ...situation
}: UsersSituation = {}): HttpHandler[] {
  const rows = recordsOf(users.map(userToWire));
  const blank = (id: number) => userToWire(aUser({ id, lastLoginAt: null, invitedAt: null }));
  const fieldsOf = ({ email, ...fields }: UserChange) => ({ ...fields, users_id: { email } });
  return [
    answers('get', '/users', situation, ({ query }) => {
      const fits = factorFilter(query.get('secondFactor'));
      return recordsOf(rows.all().filter(fits)).list(query, { userName: '*' });
    }),
    answers('post', '/users/second-factor/reminders', situation, ({ body }) => ({
      message: 'The reminders were sent',
      data: (body as RemindOfSecondFactorData['body']).ids.map((id) => {
        const user = rows.find(id) ?? blank(id);
        const skipped = remindedMeanwhile.includes(id) ? ('recent' as const) : null;
        const reminded_at = '2026-11-20T17:00:00.000Z';
        const { second_factor } = user;
        if (second_factor) rows.change(id, { second_factor: { ...second_factor, reminded_at } });
        return { user: { id, name: user.name, last_name: user.last_name }, skipped, reminded_at };
      }),
    })),
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

/** Whether a user is among those that the list is narrowed to. */
function factorFilter(chosen: string | null) {
  return ({ second_factor }: WireUser): boolean => {
    const factor = second_factor && secondFactorFromWire(second_factor);
    if (chosen === 'none') return !hasSecondFactor(factor);
    return chosen !== 'missing' || lacksRequiredFactor(factor);
  };
}
