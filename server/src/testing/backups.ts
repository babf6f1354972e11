import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { Config } from '../config.ts';
import { backup } from '../operate/backup.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { emptyDatabase, organisation, sampleOrganisation, temporaryFolder } from './organisations.ts';
import { startServer } from './startServer.ts';

/** A passphrase for `BACKUP_PASSPHRASE`. */
export const passphrase = 'sept érables sous la neige de mars';
/** A server on the samples, and a function that makes a backup. */
export async function office(settings: Partial<Config> = {}) {
  const samples = await sampleOrganisation();
  const server = await startServer({ database: samples.url, attempts: null, now: () => new Date() });
  const backUp = async () => {
    const file = join(temporaryFolder(), 'backup.tar.gz');
    await backup({ ...samples.config, ...settings }, file);
    return file;
  };
  return { ...samples, server, backUp };
}

/** An empty database with its own data folder and these settings. */
export const target = async (settings: Partial<Config> = {}): Promise<Config> => ({
  ...organisation(await emptyDatabase()),
  ...settings,
});

/** Returns the secret in the data folder of an office; empty if there is none. */
export function secretOf({ DATA_DIR }: Config): string {
  return foundSecret(DATA_DIR) ?? '';
}

/** Reads the entries of a backup. */
export async function entriesOf(file: string): Promise<[name: string, content: Buffer][]> {
  const archive = extract();
  Readable.from([gunzipSync(readFileSync(file))]).pipe(archive);
  const entries: [string, Buffer][] = [];
  for await (const entry of archive) entries.push([entry.header.name, await buffer(entry)]);
  return entries;
}

/** Writes entries to a new backup. */
export async function backupOf(
  entries: readonly (readonly [name: string, content: Buffer])[],
): Promise<string> {
  const archive = pack();
  const collected = buffer(archive);
  for (const [name, content] of entries) archive.entry({ name }, content);
  archive.finalize();
  const file = join(temporaryFolder(), 'changed.tar.gz');
  writeFileSync(file, gzipSync(await collected));
  return file;
}
