import { readFileSync } from 'node:fs';

/** Settings that hold a secret. `NAME_FILE` can name a file with the value instead. */
export const secretSettings = [
  'BACKUP_PASSPHRASE',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'OIDC_CLIENT_SECRET',
  'OIDC_PROVIDERS',
  'OLD_TOKEN_SECRETS',
  'RECOVERY_KEY',
  'REPLACED_DATABASE_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
] as const;

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Replaces each `NAME_FILE` by `NAME` with the content of that file, without its final newline. `faults` has a sentence
 * for each file that is unreadable or empty, and for each secret that is set in both forms.
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
