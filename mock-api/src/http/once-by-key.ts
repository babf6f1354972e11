import { createHash } from 'node:crypto';
import { type Call, FileAnswer, Versioned } from './call.ts';
import { Refusal } from './Refusal.ts';
import { UploadedFile } from './UploadedFile.ts';

/**
 * Carries a write out once for each `Idempotency-Key`: the same key a second time answers as before and changes
 * nothing, so that a lost answer can be asked for again. A key that comes with another request of the same call is a
 * conflict; with another call, or from another user, it is another key.
 */
export function onceByKey({ caller, store, key, body }: Call, route: string, write: () => unknown): unknown {
  if (key === undefined || !('userId' in caller)) return write();
  const { userId } = caller;
  const request = `${route} ${createHash('sha256')
    .update(JSON.stringify(body, byContent) ?? '')
    .digest('hex')}`;
  const before = store
    .all('keyedWrites')
    .find((row) => row.key === key && row.userId === userId && row.request.startsWith(`${route} `));
  if (before) {
    if (before.request !== request) throw new Refusal('conflict', 'The key was used for another record');
    const { answer, version } = JSON.parse(before.answer) as { answer: unknown; version?: string };
    return version === undefined ? answer : new Versioned(answer, version);
  }
  const given = write();
  // What waits, or is a file, writes nothing that could be there twice.
  if (given instanceof Promise || given instanceof FileAnswer) return given;
  const kept =
    given instanceof Versioned ? { answer: given.body, version: given.version } : { answer: given };
  store.insert('keyedWrites', { key, userId, request, answer: JSON.stringify(kept) });
  return given;
}

/** A file is told from another by its name and what it holds. */
function byContent(_field: string, value: unknown): unknown {
  if (!(value instanceof UploadedFile)) return value;
  return [value.name, createHash('sha256').update(value.content).digest('hex')];
}
