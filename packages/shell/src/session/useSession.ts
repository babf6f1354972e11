import { useSyncExternalStore } from 'react';
import { portalContext } from '../portal-context';
import type { Session, SessionState } from './session';

/** `useSessionStore` returns the session of the app, which does not change when its state does. */
export const [SessionContext, useSessionStore] = /* @__PURE__ */ portalContext<Session>();

export type SessionHandle = SessionState &
  Pick<Session, 'signIn' | 'complete' | 'signOut' | 'dropTokens' | 'restore'>;

/** Returns the session state and its actions. */
export function useSession(): SessionHandle {
  const session = useSessionStore();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { signIn, complete, signOut, dropTokens, restore } = session;
  return { ...state, signIn, complete, signOut, dropTokens, restore };
}
