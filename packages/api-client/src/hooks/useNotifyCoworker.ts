import { notifyCoworker } from '../generated/sdk.gen.ts';
import { useWrite } from './useWrite.ts';

/** The co-worker and the highlighted fields of a contract. */
export interface Notification {
  contractId: number;
  /** The co-worker, an active user. */
  userId: number;
  senderId: number;
  /** Field labels as the co-worker reads them. */
  fields: string[];
}

/**
 * Notifies a co-worker by email (API-056, OPEN-88). Throws `unanswered` when it is unknown whether the mail was
 * sent.
 */
export function useNotifyCoworker(): (notification: Notification) => Promise<void> {
  return useWrite(async (call, { contractId, userId, senderId, fields }: Notification) => {
    // The backend takes the sender from the token. The id is sent as specified (DECISION-13).
    const body = { users_id: userId, sender_id: senderId, ref_id: contractId, fields };
    await notifyCoworker({ ...call, body });
  });
}
