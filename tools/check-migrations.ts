import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksumOf } from '../server/src/database/checksumOf.ts';

// Offices have already run each migration, so editing one would make their databases differ. Fails if a migration does
// not match its line in checksums.json, has no line, or is missing. `--add` adds the lines of new migrations only.
//   node tools/check-migrations.ts --add

const folder = fileURLToPath(new URL('../server/src/database/migrations/', import.meta.url));
const list = join(folder, 'checksums.json');

/** Returns what is wrong with the migrations of a folder, one sentence for each problem. */
export function changedMigrations(
  sums: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(sums), ...Object.keys(found)])].sort().flatMap((name) => {
    if (found[name] === undefined) return [`${name} is gone, but offices have run it: bring it back`];
    if (sums[name] === undefined)
      return [`${name} has no checksum: run node tools/check-migrations.ts --add, and commit checksums.json`];
    if (sums[name] === found[name]) return [];
    return [
      `${name} has changed, but offices have run it as it was: undo the change, and add a new migration`,
    ];
  });
}

/** Returns the checksums of the migrations in the folder, by file name. */
export function checksumsOfFiles(): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    names.sort().map((name) => [name, checksumOf(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** Returns the committed checksums, by file name. */
export function committedChecksums(): Record<string, string> {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

if (import.meta.main) {
  const found = checksumsOfFiles();
  if (process.argv.includes('--add')) {
    writeFileSync(list, `${JSON.stringify({ ...found, ...committedChecksums() }, null, 2)}\n`);
  }
  const wrong = changedMigrations(committedChecksums(), found);
  if (wrong.length > 0) console.error(wrong.join('\n'));
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
