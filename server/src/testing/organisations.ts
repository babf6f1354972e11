import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { withSampleContents } from '../../samples/index.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { officeOf } from '../operate/office.ts';
import { createDatabase, dropDatabase } from './createDatabase.ts';
import type { Samples } from './sampleCluster.ts';
import { sampleDatabase } from './sampleDatabase.ts';
import { testSecret } from './sampleSecrets.ts';

/** Creates a folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the settings of an organisation with its own data folder. */
export const organisation = (url: string, folder = temporaryFolder()) =>
  readConfig({ DATABASE_URL: url, DATA_DIR: folder });

/** Creates a database until the test ends: without tables, or as a copy of `template`. */
export async function emptyDatabase(template?: string): Promise<string> {
  const postgres = inject('postgres');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(postgres, name, template);
  onTestFinished(() => dropDatabase(postgres, name));
  if (template !== undefined) await beNewOffice(url);
  return url;
}

/** Gives a copied database an office id of its own. */
async function beNewOffice(url: string): Promise<void> {
  const db = connect({ url });
  await sql`update office set id = gen_random_uuid()`.execute(db).finally(() => db.destroy());
}

/** An organisation with the samples, and the contents of all files in the data folder. */
export async function sampleOrganisation(data: Samples = 'small') {
  const url = await sampleDatabase(data);
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'token-secret'), testSecret);
  const contents = contentsIn(join(folder, 'files'));
  const samples = withSampleContents(contents);
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  const stored =
    (await keepAgain('files')) + (await keepAgain('imports')) + (await keepAgain('meeting_files'));
  await contents.setOffice(await officeOf(db));
  return { url, db, contents, config: organisation(url, folder), files: stored };

  /** Copies the contents of a table from the samples to the folder. */
  async function keepAgain(table: 'files' | 'imports' | 'meeting_files'): Promise<number> {
    const { rows } = await sql<{
      id: number;
      key: string;
    }>`select id, content_key as key from ${sql.table(table)}
      where content_key is not null`.execute(db);
    const keys = await Promise.all(rows.map(async ({ key }) => contents.keep(await samples.read(key))));
    await sql`update ${sql.table(table)} t set content_key = kept.key
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${keys}::text[]) kept (id, key) where t.id = kept.id`.execute(
      db,
    );
    return rows.length;
  }
}
