import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a migration in hexadecimal digits, the same for any line endings of the checkout. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
