import { sqlStateOf } from '../database/transact.ts';

/**
 * Returns what the log says about an error: its name, its stack and, except for errors of PostgreSQL, its message without
 * addresses and secrets. PostgreSQL quotes values in its messages, so its errors have the SQLSTATE instead.
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

/** Replaces email addresses, and words that are as long as a token. */
function withoutSecrets(message: string): string {
  return message.replaceAll(/\S+@\S+/g, '[address]').replaceAll(/[\w.-]{20,}/g, '[secret]');
}
