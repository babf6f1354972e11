import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  type FileType,
  filePreview,
  fileTypeRules,
  hasExtension,
  isTooLarge,
  plainEmail,
  refusal,
  refusalText,
  vocabularyEn,
  vocabularyFr,
} from '@portal/domain';
import { sql } from 'kysely';
import { readClock } from '../calendar/organisationClock.ts';
import type { Config } from '../config.ts';
import { type Db, liftLimits } from '../database/connect.ts';
import { sqlStateOf } from '../database/transact.ts';
import { allowedIn, type Bilingual, type Column, readCell } from '../exchange/columns.ts';
import { type KnownRecord, KnownRecords } from '../exchange/KnownRecords.ts';
import { type Noun, nouns, type Values } from '../exchange/nouns.ts';
import {
  type Fault,
  type FolderFile,
  type FolderRow,
  faultLine,
  readFolder,
} from '../exchange/readFolder.ts';
import type { Contents } from '../files/Contents.ts';
import { UploadedFile } from '../files/UploadedFile.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import { claimContents } from './office.ts';
import { openOrganisation } from './openOrganisation.ts';
import { contentsLock } from './sweepContents.ts';

/** The result of an import: the lines to print, and whether it was refused. */
export interface ImportReport {
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

/** Tables whose rows have no id, but are identified by the records that they refer to. */
const withoutId: ReadonlySet<string> = new Set(['teacher_rates', 'statement_lines', 'statement_classes']);

/** Maximum number of problems in a report. */
const maxFaults = 200;

/**
 * Imports the files of a folder in one transaction. Without `isWritten`, it is rolled back at the end, so that the
 * report is the same as for a real import. Nothing is written if there is any problem.
 */
export async function importAll(
  config: Config,
  folder: string,
  { isWritten }: { readonly isWritten: boolean },
): Promise<ImportReport> {
  const { db, contents, links, close } = await openOrganisation(config, { isBeside: true });
  try {
    const { files, faults } = await readFolder(resolve(folder));
    const trx = await db.startTransaction().execute();
    const importing = new Importing(trx, {
      contents,
      claim: () => claimContents(db, contents),
      isWritten,
      links,
      folder: resolve(folder),
      faults,
    });
    // If the answer to COMMIT is lost, it is unknown whether the rows were stored.
    let mayBeCommitted = false;
    try {
      const lines: string[] = [];
      await importing.begin();
      for (const file of files) lines.push(await importing.write(file));
      const isRefused = faults.length > 0;
      if (isWritten && !isRefused) {
        await importing.finish();
        mayBeCommitted = true;
        await trx.commit().execute();
      } else await trx.rollback().execute();
      return {
        lines: [...reportOf(faults), ...lines, isRefused ? refused : isWritten ? done : dryRun],
        isRefused,
      };
    } catch (error) {
      if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
      if (!(error instanceof StoppedByDatabase)) throw error;
      return { lines: [...reportOf(faults), refused], isRefused: true };
    } finally {
      if (!mayBeCommitted) await importing.removeContents();
    }
  } finally {
    await close();
  }
}

const refused =
  'Rien n’a été écrit : corrigez les lignes ci-dessus. - Nothing was written: correct the lines above.';
const dryRun =
  'Essai réussi, rien n’a été écrit : ajoutez --write. - The trial succeeded, nothing was written: add --write.';
const done = 'Importé. - Imported.';

function reportOf(faults: readonly Fault[]): string[] {
  const rest = faults.length - maxFaults;
  const more = rest > 0 ? [`… et ${rest} autres erreurs - … and ${rest} more errors`] : [];
  return [...faults.slice(0, maxFaults).map(faultLine), ...more];
}

/** Source and target of an import. */
interface ImportPlace {
  readonly contents: Contents;
  /** Throws if the contents belong to another office: writing there would damage both. */
  readonly claim: () => Promise<void>;
  /** False for a trial run, which keeps no contents. */
  readonly isWritten: boolean;
  readonly links: LinkKeys;
  readonly folder: string;
  /** Collects the problems. */
  readonly faults: Fault[];
}

/** Writes the files of a folder within a transaction, and collects the problems. */
class Importing {
  readonly #db: Db;
  readonly #contents: Contents;
  readonly #claim: () => Promise<void>;
  readonly #isWritten: boolean;
  readonly #links: LinkKeys;
  readonly #folder: string;
  readonly #faults: Fault[];
  #today = '';
  readonly #keptContents: string[] = [];
  readonly #tables = new Set<string>();
  /** Ids of existing documents that rows of the folder have matched. */
  readonly #documents = new Set<number>();
  #known = new KnownRecords();

  constructor(db: Db, { contents, claim, isWritten, links, folder, faults }: ImportPlace) {
    this.#db = db;
    this.#contents = contents;
    this.#claim = claim;
    this.#isWritten = isWritten;
    this.#links = links;
    this.#folder = folder;
    this.#faults = faults;
  }

  /** Reads the records of the portal, and locks out other writers until the transaction ends. */
  async begin(): Promise<void> {
    await liftLimits(this.#db);
    if (this.#isWritten) {
      await sql`select pg_advisory_xact_lock_shared(${contentsLock})`.execute(this.#db);
      const tables = sql.join(nouns.map(({ table }) => sql.table(table)));
      await sql`lock table ${tables} in share row exclusive mode`.execute(this.#db);
    }
    this.#today = (await readClock(this.#db)).dayOf(new Date());
    this.#known = await KnownRecords.of(this.#db);
  }

  /** Writes the rows of one file. Returns a line for the report. */
  async write({ noun, file, rows }: FolderFile): Promise<string> {
    this.#tables.add(noun.table);
    const wanted = new Set(rows.map(({ cells }) => Number(cells.id)).filter((id) => id > 0));
    const counts = { new: 0, known: 0, wrong: 0 };
    for (const row of rows) counts[await this.#writeRow(noun, file, row, wanted)] += 1;
    return `${file} : ${counts.new} à écrire, ${counts.known} déjà là, ${counts.wrong} refusées - ${file}: ${counts.new} to write, ${counts.known} already there, ${counts.wrong} refused`;
  }

  async #writeRow(
    noun: Noun,
    file: string,
    { line, cells }: FolderRow,
    wanted: ReadonlySet<number>,
  ): Promise<'new' | 'known' | 'wrong'> {
    const known = this.#known;
    const before = this.#faults.length;
    const fault = (field: string, text: Bilingual) => {
      const column = noun.columns.find((one) => one.field === field);
      this.#faults.push({ file, line, text, ...(column && { column }) });
    };
    const { values, parentIsKnown } = this.#read(noun, cells, fault);
    const key = noun.key === undefined ? null : (values[noun.key] as string | null);
    const there = key === null ? undefined : known.withKey(noun.name, key);
    if (there?.isNew) fault(noun.key ?? '', twice);
    if (this.#faults.length === before) {
      const found = noun.check?.(values, this.#today) ?? (await noun.checkStored?.(this.#db, values));
      if (found) fault(found.field, refusalIn(found.refused));
    }
    const content = noun.name === 'files' ? await this.#content(values, fault) : null;
    const number = cells.id ?? '';
    if (this.#faults.length > before) return 'wrong';
    const same = content && (await this.#sameDocument(values, content));
    const isKnown =
      there !== undefined ||
      parentIsKnown ||
      same !== null ||
      ((await noun.isThere?.(this.#db, values)) ?? false);
    const id =
      there?.id ??
      same ??
      (isKnown || !noun.hasId ? 0 : known.newId(noun, values.id as number | null, wanted));
    const record = { id, isNew: !isKnown };
    if (number !== '' && !known.addNumber(noun.name, number, record)) fault('id', twice);
    if (this.#faults.length > before) return 'wrong';
    if (isKnown) return 'known';
    const added = await this.#insert(noun, values, { id, content }).catch((error: unknown) => {
      // After an error of PostgreSQL, the transaction accepts no more statements.
      if (sqlStateOf(error) === undefined) throw error;
      const { constraint = '', message = '' } = error as { constraint?: string; message?: string };
      const said = constraint === '' ? message : constraint;
      fault('', { fr: `refusé par la base de données (${said})`, en: `refused by the database (${said})` });
    });
    if (!added) throw new StoppedByDatabase();
    if (noun.name === 'files') this.#documents.add(added.id);
    if (key !== null) known.add(noun.name, key, { id: added.id, isNew: true });
    if (noun.name === 'teachers') known.add('accounts', String(key), { id: added.accountId, isNew: true });
    return 'new';
  }

  #read(
    noun: Noun,
    cells: FolderRow['cells'],
    fault: (field: string, text: Bilingual) => void,
  ): { values: Values; parentIsKnown: boolean } {
    const values: Record<string, unknown> = {};
    let parentIsKnown: boolean | undefined;
    for (const column of noun.columns) {
      const { field, kind } = column;
      const typed = cells[field] ?? '';
      // Neither PostgreSQL nor the file system accepts a null character: both would throw.
      if (typed.includes('\0')) {
        fault(field, nullCharacter);
        values[field] = null;
        continue;
      }
      const read = readCell(column, typed);
      const isNoChoice = typed !== '' && (kind.is === 'choice' || kind.is === 'yes');
      if ('refused' in read)
        fault(field, withAllowed(isNoChoice ? notListed(typed) : refusalIn(read.refused), column));
      const value = 'value' in read ? read.value : null;
      values[field] = kind.is === 'email' && value !== null ? plainEmail(String(value)) : value;
      const find = (of: string, name: string): KnownRecord | undefined => {
        const record = this.#known.named(of, name.trim());
        if (!record) fault(field, withAllowed(unknown(name.trim()), column));
        return record;
      };
      if (kind.is === 'json' && kind.names && typeof value === 'string') {
        const { field: naming, of } = kind.names;
        values[field] = withIds(value, naming, (name) => find(of, name)?.id);
      }
      if (kind.is !== 'record' && kind.is !== 'records') continue;
      const names = value === null ? [] : kind.is === 'record' ? [String(value)] : String(value).split(';');
      const records = names.flatMap((name) => find(kind.of, name) ?? []);
      values[field] = kind.is === 'record' ? (records[0]?.id ?? null) : records.map(({ id }) => id);
      if (noun.parents?.includes(field) && records[0]) parentIsKnown ??= !records[0].isNew;
    }
    return { values, parentIsKnown: parentIsKnown ?? false };
  }

  async #insert(
    noun: Noun,
    values: Values,
    { id, content }: { readonly id: number; readonly content: UploadedFile | null },
  ): Promise<{ id: number; accountId: number }> {
    const own = noun.columns.flatMap(({ field, column }) =>
      column === null || field === 'id' ? [] : [[column ?? field, stored(values[field])]],
    );
    const more: Readonly<Record<string, unknown>> = {
      ...(await noun.before?.(this.#db, values)),
      ...noun.fixed?.(values, this.#links),
      ...(content && { content_key: await this.#keep(content), size: content.size }),
      ...(noun.hasId ? { id } : {}),
    };
    const row = Object.entries({ ...Object.fromEntries(own), ...more });
    const returned = withoutId.has(noun.table) ? sql`0 as id` : sql`id`;
    const { rows } = await sql<{ id: number }>`insert into ${sql.table(noun.table)}
      (${sql.join(row.map(([name]) => sql.ref(name)))}) values (${sql.join(row.map(([, value]) => value))})
      returning ${returned}`.execute(this.#db);
    const added = rows[0]?.id ?? 0;
    await noun.after?.(this.#db, added, values);
    return { id: added, accountId: Number(more.user_id) };
  }

  /**
   * Returns the id of an existing document with the same name and content, if no contract or student identifies it.
   * Each existing document matches only one row, so that two equal files in a folder stay two documents.
   */
  async #sameDocument(values: Values, content: UploadedFile): Promise<number | null> {
    if (values.contract !== null || values.student !== null || values.template === 1) return null;
    const { rows } = await sql<{ id: number; key: string }>`select id, content_key as key from files
      where name = ${values.name} and title is not distinct from ${values.title}::text and ref_type = ${values.type}
        and language_id is not distinct from ${values.language}::bigint and size = ${content.size}
        and contract_id is null and student_id is null and not is_template order by id`.execute(this.#db);
    for (const { id, key } of rows) {
      if (this.#documents.has(id) || (await this.#hashOf(key)) !== content.hash) continue;
      this.#documents.add(id);
      return id;
    }
    return null;
  }

  /** Returns the SHA-256 of a stored content; null if it is missing. */
  async #hashOf(key: string): Promise<string | null> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of await this.#contents.stream(key)) hash.update(chunk);
      return hash.digest('hex');
    } catch (error) {
      if (['ENOENT', 'NoSuchKey'].includes(String((error as { code?: string }).code))) return null;
      throw error;
    }
  }

  async #keep(content: UploadedFile): Promise<string> {
    if (!this.#isWritten) return randomUUID();
    if (this.#keptContents.length === 0) await this.#claim();
    const key = await this.#contents.keep(content);
    this.#keptContents.push(key);
    return key;
  }

  /** Returns the path of a file within the folder; null if there is no such file. */
  #pathOf(content: string): string | null {
    const path = resolve(this.#folder, content);
    if (relative(this.#folder, path).startsWith('..')) return null;
    try {
      return statSync(path, { throwIfNoEntry: false })?.isFile() ? path : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return null;
      throw error;
    }
  }

  /** Returns the content of a file; null if it has a problem, which is reported. */
  async #content(
    values: Values,
    fault: (field: string, text: Bilingual) => void,
  ): Promise<UploadedFile | null> {
    if (typeof values.content !== 'string') return null;
    const path = this.#pathOf(values.content);
    if (path === null) {
      fault('content', unknown(values.content));
      return null;
    }
    const file = await UploadedFile.at(path, String(values.name));
    const { extensions } = fileTypeRules[values.type as FileType];
    // Images are accepted, because portals before this one stored them as documents.
    const isAccepted = hasExtension(file.name, extensions) || filePreview(file.name)?.as === 'image';
    const code = !isAccepted
      ? 'file-type-refused'
      : file.size === 0
        ? 'file-empty'
        : isTooLarge(file.size)
          ? 'file-too-large'
          : (await file.matchesExtension())
            ? null
            : 'file-type-refused';
    if (code === null) return file;
    const allowed = [...extensions, 'images'].join(', ');
    fault('content', withWords(refusalIn(refusal(code)), { fr: allowed, en: allowed }));
    return null;
  }

  /** Sets the next ids and the next contract number after those of the folder. */
  async finish(): Promise<void> {
    for (const table of [...this.#tables, 'users']) {
      if (withoutId.has(table)) continue;
      await sql`select setval(sequence, greatest((select max(id) from ${sql.table(table)}), (select last_value
          from pg_sequences where format('%I.%I', schemaname, sequencename)::regclass = sequence)))
        from (select pg_get_serial_sequence(${table}, 'id')::regclass as sequence) s
        where exists (select from ${sql.table(table)})`.execute(this.#db);
    }
    await sql`insert into contract_numbers (year, last, digits)
      select left(number, 4)::int, max(substr(number, 6)::int), max(length(number) - 5) from contracts
      where number ~ '^[1-9][0-9]{3}-[0-9]{1,9}$' group by 1
      on conflict (year) do update set last = greatest(contract_numbers.last, excluded.last),
        digits = greatest(contract_numbers.digits, excluded.digits)`.execute(this.#db);
  }

  /** Deletes the contents that were stored for rows that were rolled back. */
  async removeContents(): Promise<void> {
    for (const key of this.#keptContents) await this.#contents.remove(key);
  }
}

/** The database refused a row, so the transaction accepts no more statements. */
class StoppedByDatabase extends Error {}

/** In each item of a JSON list, replaces the name in a field by the id of that record. */
function withIds(list: string, field: string, idOf: (name: string) => number | undefined): string {
  const items: unknown[] = JSON.parse(list);
  return JSON.stringify(
    items.map((item) => ({ ...Object(item), [field]: idOf(String(Object(item)[field] ?? '')) })),
  );
}

function stored(value: unknown): unknown {
  return value === undefined ? null : value;
}

const twice = {
  fr: 'cette valeur figure déjà sur une autre ligne',
  en: 'another line has this value already',
};

const nullCharacter = {
  fr: 'contient un caractère nul (U+0000)',
  en: 'contains a null character (U+0000)',
};

function unknown(name: string): Bilingual {
  return { fr: `« ${name} » est introuvable`, en: `"${name}" cannot be found` };
}

function notListed(typed: string): Bilingual {
  return { fr: `« ${typed} » n’est pas dans la liste`, en: `"${typed}" is not in the list` };
}

function refusalIn(code: string): Bilingual {
  return { fr: refusalText(vocabularyFr, code), en: refusalText(vocabularyEn, code) };
}

function withAllowed(text: Bilingual, column: Column): Bilingual {
  return withWords(text, allowedIn(column));
}

function withWords(text: Bilingual, allowed: Bilingual): Bilingual {
  const sentence = (words: string) => words.replace(/\.?$/, '.');
  return {
    fr: `${sentence(text.fr)} Permis : ${allowed.fr}.`,
    en: `${sentence(text.en)} Allowed: ${allowed.en}.`,
  };
}
