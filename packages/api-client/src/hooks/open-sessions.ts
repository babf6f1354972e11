import type { OpenSession } from '@portal/domain';
import { endSession, endSessions, listSessions } from '../generated/sdk.gen.ts';
import { openSessionFromWire } from '../wire/open-session.ts';
import { type Query, useQuery } from './useQuery.ts';
import { useWrite } from './useWrite.ts';

/** The open sessions of a user, this browser's first (extension `sessions`). Teachers can only read their own. */
export function useOpenSessions(userId: number): Query<OpenSession[]> {
  return useQuery(['open-sessions', userId], async (call) =>
    (await listSessions({ ...call, path: { id: userId } })).data.data.map(openSessionFromWire),
  );
}

/** Ends a session of a user. Not an error if it has already ended. */
export function useEndSession(): (userId: number, session: string) => Promise<void> {
  return useWrite(async (call, id: number, session: string) => {
    await endSession({ ...call, path: { id, session } });
  }, 'open-sessions');
}

/** Ends all sessions of a user except this browser's. */
export function useEndSessions(): (userId: number) => Promise<void> {
  return useWrite(
    async (call, id: number) => {
      await endSessions({ ...call, path: { id } });
    },
    'open-sessions',
    'trusted-devices',
  );
}
