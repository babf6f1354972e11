import { sql } from 'kysely';
import { WrongSetting } from '../config.ts';
import type { Db } from '../database/connect.ts';
import { OtherDatabase } from '../database/migrate.ts';
import { type Contents, isContentKey } from '../files/Contents.ts';
import { contentsInUse } from '../files/contents-in-use.ts';

/** The files belong to another office than the database, or to an unknown one. */
export class OtherOffice extends WrongSetting {}

/** Returns the id of the office that is stored in a database. */
export async function officeOf(db: Db): Promise<string> {
  const { rows } = await sql<{
    office: string | null;
  }>`select to_regclass('public.office')::text as office`.execute(db);
  if (rows[0]?.office === null) {
    throw new OtherDatabase('The database has an older version: start the server, which migrates it');
  }
  const { id } = await db.selectFrom('office').select('id').executeTakeFirstOrThrow();
  return id;
}

/** Compares the contents of a folder or bucket with the rows of a database. */
interface Comparison {
  /** Number of stored contents. */
  readonly stored: number;
  /** Number of contents to which rows refer. */
  readonly known: number;
  /** Number of stored contents to which rows refer. */
  readonly common: number;
}

/** Compares the stored contents, including those set aside, with the contents to which the rows of a database refer. */
async function compareContents(db: Db, contents: Contents): Promise<Comparison> {
  const lists = [await contents.list(), await contents.listAside()].flat();
  const stored = new Set(lists.map(({ key }) => key));
  const { rows } = await sql<{ key: string }>`${sql.raw(contentsInUse)}`.execute(db);
  const known = rows.map(({ key }) => key).filter(isContentKey);
  return { stored: stored.size, known: known.length, common: known.filter((key) => stored.has(key)).length };
}

/**
 * Lets a server use contents that have the id of its office, or that have no id but belong to it; these then get the
 * id. Throws `OtherOffice` for all others and changes nothing.
 */
export async function claimContents(db: Db, contents: Contents): Promise<void> {
  const id = await officeOf(db);
  const carried = await contents.office();
  if (carried === id) return;
  if (carried !== null) throw otherOffice(contents, carried, id);
  const found = await compareContents(db, contents);
  if (found.stored > 0 && found.common === 0) throw unknownContents(contents, found);
  if (found.stored === 0 && found.known > 0) throw missingContents(contents, found);
  const written = await contents.setOffice(id);
  if (written !== id) throw otherOffice(contents, written, id);
}

/**
 * Gives contents the id of the office, even if they have another one. Without `isConfirmed`, only reports how contents
 * and database compare. Returns the lines to print.
 */
export async function claimFiles(
  db: Db,
  contents: Contents,
  { isConfirmed }: { readonly isConfirmed: boolean },
): Promise<string[]> {
  const [id, carried] = [await officeOf(db), await contents.office()];
  const { stored, known, common } = await compareContents(db, contents);
  const lines = [
    `The database has the office id ${id}, ${contents.place} ${carried === null ? 'carries none' : `carries ${carried}`}`,
    `${stored} contents are there; the database refers to ${known} contents, ${common} of them there`,
  ];
  if (!isConfirmed)
    return [...lines, 'Nothing was changed. Add --yes if these files belong to this database.'];
  await contents.setOffice(id, { isReplacing: true });
  return [...lines, 'The files carry the id of this database now.'];
}

function otherOffice({ place }: Contents, carried: string, id: string): OtherOffice {
  return new OtherOffice(
    `${capital(place)} belongs to the office ${carried}, the database is the office ${id}. Nothing was changed: ${remedies}`,
  );
}

function unknownContents({ place }: Contents, { stored }: Comparison): OtherOffice {
  return new OtherOffice(
    `${capital(place)} holds ${stored} contents, and the database refers to none of them. Nothing was changed: ${remedies}`,
  );
}

function missingContents({ place }: Contents, { known }: Comparison): OtherOffice {
  return new OtherOffice(
    `${capital(place)} is empty, but the database refers to ${known} contents. Nothing was changed: mount its disk or bring the files back, or correct DATA_DIR, the settings of the object store or DATABASE_URL. If the files are lost for good, npm run server -- claim-files --yes lets the server start without them`,
  );
}

const remedies = [
  'correct DATA_DIR, the settings of the object store or DATABASE_URL.',
  'A new office needs an empty folder or bucket.',
  'To bring a backup of that office back, use npm run server -- restore FILE --replace with an empty database.',
  'If both belong together, npm run server -- claim-files --yes says so',
].join(' ');

/** Returns a text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
