import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/usePortal';
import type { Session, SessionState } from './session';

export type SessionHandle = SessionState & Pick<Session, 'signIn' | 'signOut' | 'dropTokens' | 'restore'>;

/** Returns the session state and its actions. */
export function useSession(): SessionHandle {
  const { session } = usePortal();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { signIn, signOut, dropTokens, restore } = session;
  return { ...state, signIn, signOut, dropTokens, restore };
}
