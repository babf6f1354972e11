import { aSignIn, type SignIn } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { signInToWire } from '../wire/sign-in.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';

export interface SignInsSituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  signIns?: SignIn[];
}

/** Answers the calls about attempts to sign in. */
export function signInsHandlers({
  extensions = ['sign-ins'],
  signIns = [aSignIn()],
  ...situation
}: SignInsSituation = {}): HttpHandler[] {
  const rows = recordsOf(signIns.map(signInToWire));
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/sign-ins', situation, ({ query }) =>
      rows.list(query, { search: 'user.name user.last_name', userId: 'user.id' }),
    ),
    answers('get', '/users/:id/sign-ins', situation, ({ query, params }) => {
      const own = signIns.filter(({ user }) => user?.id === Number(params.id));
      return recordsOf(own.map(signInToWire)).list(query);
    }),
  ];
}
