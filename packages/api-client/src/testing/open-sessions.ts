import { anOpenSession, type OpenSession } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';
import { openSessionToWire } from './wire/open-session.ts';

export interface OpenSessionsSituation extends Situation {
  extensions?: Extension[];
  sessions?: OpenSession[];
}

/** Answers the calls about the open sessions of a user. */
export function openSessionsHandlers({
  extensions = ['sessions'],
  sessions = [anOpenSession()],
  ...situation
}: OpenSessionsSituation = {}): HttpHandler[] {
  let open = sessions;
  const keep = (isKept: (session: OpenSession) => boolean) => {
    open = open.filter(isKept);
    return { message: 'The session has ended' };
  };
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/users/:id/sessions', situation, () => ({ data: open.map(openSessionToWire) })),
    answers('delete', '/users/:id/sessions', situation, () => keep(({ isCurrent }) => isCurrent)),
    answers('delete', '/users/:id/sessions/:session', situation, ({ params }) =>
      keep(({ id }) => id !== params.session),
    ),
  ];
}
