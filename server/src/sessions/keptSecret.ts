import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '../config.ts';
import { handToOwner } from '../files/handToOwner.ts';

/** Minimum number of characters of a secret, as for `TOKEN_SECRET`. */
const fewest = 32;

/**
 * Returns the secret of this data folder, so that sessions survive a restart. Creates a random one in a new folder.
 * Throws if a full disk has left only a part of it.
 */
export function keptSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  if (!existsSync(file)) keep(file, randomBytes(48).toString('base64url'));
  return read(file);
}

/** Returns the secret of a data folder without creating one; null if there is none. */
export function foundSecret(folder: string): string | null {
  const file = fileIn(folder);
  return existsSync(file) ? read(file) : null;
}

const fileIn = (folder: string) => join(folder, 'token-secret');

function read(file: string): string {
  const secret = readFileSync(file, 'utf8');
  if (secret.length < fewest) {
    throw new WrongSetting(
      `The secret in ${file} has fewer than ${fewest} characters: bring it back, or delete the file and start again for a new one`,
    );
  }
  return secret;
}

/** Writes a complete file, unless another process has written it in the meantime. */
function keep(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    handToOwner(draft);
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
