import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secret of this data folder, so that a restart signs no one out. A new folder gets `first`, by default a
 * random one.
 */
export function keptSecret(folder: string, first = randomBytes(48).toString('base64url')): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'token-secret');
  if (!existsSync(file)) writeFileSync(file, first, { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8');
}
