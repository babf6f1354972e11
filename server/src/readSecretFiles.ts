import { readFileSync } from 'node:fs';

/** Settings that hold a secret. `NAME_FILE` names a file with the value instead. */
export const secretSettings = [
  'BACKUP_PASSPHRASE',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'OLD_TOKEN_SECRETS',
  'RECOVERY_KEY',
  'REPLACED_DATABASE_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
] as const;

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings with the content of each `NAME_FILE`, without its final newline, as `NAME`. `faults` has a sentence
 * for each file that cannot be read or is empty, and for each secret that is set in both forms.
 */
export function readSecretFiles(settings: Settings): { settings: Settings; faults: readonly string[] } {
  const read: Record<string, string | undefined> = { ...settings };
  const faults: string[] = [];
  for (const name of secretSettings) {
    const file = settings[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined) {
      faults.push(`set ${name} or ${name}_FILE, not both`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (read[name] === '') faults.push(`the file of ${name}_FILE, ${file}, is empty`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`the file of ${name}_FILE, ${file}, cannot be read (${code})`);
    }
  }
  return { settings: read, faults };
}
