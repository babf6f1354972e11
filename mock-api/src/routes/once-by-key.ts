import { type Call, userIdOf } from '../http/call.ts';
import { Refusal } from '../http/Refusal.ts';

/**
 * Carries a write out once for each `Idempotency-Key`: the same key a second time answers as before and changes
 * nothing, so that a lost answer can be asked for again. `request` tells one write from another; a key that comes
 * with another is a conflict.
 */
export function onceByKey<Answer>(
  { caller, store, key }: Pick<Call, 'caller' | 'store' | 'key'>,
  request: string,
  write: () => Answer,
): Answer {
  if (key === undefined) return write();
  const userId = userIdOf(caller);
  const before = store.all('keyedWrites').find((row) => row.key === key && row.userId === userId);
  if (before) {
    if (before.request !== request) throw new Refusal('conflict', 'The key was used for another record');
    return JSON.parse(before.answer) as Answer;
  }
  const answer = write();
  store.insert('keyedWrites', { key, userId, request, answer: JSON.stringify(answer) });
  return answer;
}
