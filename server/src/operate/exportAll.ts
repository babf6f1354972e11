import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { templateHead } from '@portal/domain';
import { type Kysely, sql } from 'kysely';
import { type Config, WrongSetting } from '../config.ts';
import { liftLimits } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { describeFiles } from '../exchange/describeFiles.ts';
import { exactCsvText } from '../exchange/exactCsv.ts';
import { type Noun, nouns } from '../exchange/nouns.ts';
import { type ShownRow, selectRows, shownText } from '../exchange/selectRows.ts';
import type { Contents } from '../files/Contents.ts';
import { nameOnDisk } from '../files/file-name.ts';
import { openOrganisation } from './openOrganisation.ts';
import { contentsLock } from './sweepContents.ts';

/** Creates a folder to write to. Throws if it is not empty. */
export function newFolder(target: string): string {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new WrongSetting(`${folder} is not empty: name another folder`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Writes a consistent snapshot of everything the organisation has stored to a new folder: a CSV and a JSON file for
 * each kind of record, the uploaded files, and a README that describes them. Returns the number of rows by file.
 */
export async function exportAll(config: Config, target: string): Promise<Record<string, number>> {
  const folder = newFolder(target);
  const { db, contents, close } = await openOrganisation(config, { isBeside: true });
  try {
    return await exportInto(folder, db, contents);
  } finally {
    await close();
  }
}

async function exportInto(
  folder: string,
  db: Kysely<Schema>,
  contents: Contents,
): Promise<Record<string, number>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await liftLimits(trx);
      await sql`select pg_advisory_xact_lock_shared(${contentsLock})`.execute(trx);
      const counts: Record<string, number> = {};
      for (const noun of nouns) {
        const rows = await selectRows(trx, noun);
        const shown = noun.name === 'files' ? await writeContents(folder, rows, contents) : rows;
        writeRows(folder, noun, shown);
        counts[noun.name] = rows.length;
      }
      writeFileSync(join(folder, 'README.md'), describeFiles(nouns, introduction));
      return counts;
    });
}

function writeRows(folder: string, { name, columns }: Noun, rows: readonly ShownRow[]): void {
  const cells = rows.map((row) => columns.map(({ field }) => shownText(row[field])));
  const options = { mode: 0o600 };
  // UTF-16 with tabs, which Excel opens correctly with a double click (ADR-0005).
  const csv = Buffer.from(`\uFEFF${exactCsvText([columns.map(templateHead), ...cells])}`, 'utf16le');
  writeFileSync(join(folder, `${name}.csv`), csv, options);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`, options);
}

/** Writes the uploaded files, and returns the rows with their paths. */
async function writeContents(
  folder: string,
  rows: readonly ShownRow[],
  contents: Contents,
): Promise<ShownRow[]> {
  mkdirSync(join(folder, 'files'), { mode: 0o700 });
  const written: ShownRow[] = [];
  for (const row of rows) {
    const content = `files/${nameOnDisk(`${row.id}-${row.name}`)}`;
    const bytes = await contents.stream(String(row.content)).catch(() => {
      throw new WrongSetting(
        `The content of file ${row.id}, ${row.name}, cannot be read: see npm run server -- doctor`,
      );
    });
    await pipeline(bytes, createWriteStream(join(folder, content), { mode: 0o600 }));
    written.push({ ...row, content });
  }
  return written;
}

const introduction = [
  '# Données du portail - Data of the portal',
  '',
  'Un fichier par genre d’enregistrement, en CSV pour un tableur et en JSON pour un programme; les documents sont dans `files`. `npm run server -- import` reprend ce dossier.',
  '',
  'One file for each kind of record, as CSV for a spreadsheet and as JSON for a program; documents are in `files`. `npm run server -- import` takes this folder.',
  '',
  'Absents - left out: mots de passe et liens privés - passwords and private links, sessions, courriels - emails.',
];
