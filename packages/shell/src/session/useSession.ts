import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/usePortal';
import type { Session, SessionState } from './session';

export type SessionHandle = SessionState & Pick<Session, 'signIn' | 'signOut' | 'dropTokens' | 'restore'>;

/** Who is signed in, and the ways in and out. */
export function useSession(): SessionHandle {
  const { session } = usePortal();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { signIn, signOut, dropTokens, restore } = session;
  return { ...state, signIn, signOut, dropTokens, restore };
}
