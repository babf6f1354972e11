/** Refusal messages that only name the HTTP status. They give no reason, and they exist in English only. */
const bareWords = new Set([
  'access denied',
  'bad gateway',
  'bad request',
  'changed meanwhile',
  'conflict',
  'content too large',
  'error',
  'forbidden',
  'forbidden resource',
  'gateway timeout',
  'gone',
  'internal server error',
  'locked',
  'method not allowed',
  'not acceptable',
  'not found',
  'payload too large',
  'precondition failed',
  'precondition required',
  'request entity too large',
  'request timeout',
  'service unavailable',
  'the request was refused',
  'too large',
  'too many requests',
  'unauthenticated',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
  'unsupported media type',
  'unsupported type',
  'validation failed',
]);

/** Returns the server's message for a refusal, or null for a bare status name such as "Conflict". */
export function serverSentence(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  const words = message
    .trim()
    .replace(/^\d{3}\s+|[.!]+$/g, '')
    .toLowerCase();
  return words === '' || bareWords.has(words) ? null : message;
}
