import { useEffect, useSyncExternalStore } from 'react';
import { proofRequestsOf } from '../../session/proofRequests';
import { useSession, useSessionStore } from '../../session/useSession';
import { ProofDialog } from './ProofDialog';

/** Opens the dialog when a write waits for a fresh proof of who asks (DECISION-157). */
export function ProofRequest() {
  const { api } = useSessionStore();
  const { generation } = useSession();
  const requests = proofRequestsOf(api);
  const isWaiting = useSyncExternalStore(requests.subscribe, requests.isWaiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writes of a session end with it
  useEffect(() => () => requests.settle(false), [requests, generation]);
  return isWaiting ? <ProofDialog onEnd={requests.settle} /> : null;
}
