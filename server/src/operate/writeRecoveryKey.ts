import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Config, WrongSetting } from '../config.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { RecoveryKey } from './RecoveryKey.ts';

/**
 * Writes the recovery key of an office to a new file that only this account can read. Returns the lines to print.
 * Throws if the file exists, or if the office has no secret yet.
 */
export async function writeRecoveryKey(config: Config, target: string): Promise<string> {
  const file = resolve(target);
  if (existsSync(file)) throw new WrongSetting(`${file} exists already: name another file`);
  const secret = config.TOKEN_SECRET ?? foundSecret(resolve(config.DATA_DIR));
  if (secret === null)
    throw new WrongSetting(`There is no secret in ${resolve(config.DATA_DIR)} yet: start the server first`);
  const key = RecoveryKey.of([secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
  writeFileSync(file, `${key.text()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return `Written: the recovery key ${key.id}. Keep it apart from the backups, and write it again after a new TOKEN_SECRET`;
}
