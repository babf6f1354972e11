import { sqlStateOf } from '../database/transact.ts';

/**
 * Returns what may be logged about an error: its name, its stack, and its message without addresses and secrets.
 * PostgreSQL quotes values in its messages, so for its errors the SQLSTATE replaces the message.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const state = sqlStateOf(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(state === undefined ? { reason: withoutSecrets(error.message) } : { state }),
    stack: frames.map((line) => line.trim()),
  };
}

/** Replaces email addresses, and words that are long enough to be tokens. */
function withoutSecrets(message: string): string {
  return message.replaceAll(/\S+@\S+/g, '[address]').replaceAll(/[\w.-]{20,}/g, '[secret]');
}
