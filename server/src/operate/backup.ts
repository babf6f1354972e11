import { createHash, type Hash } from 'node:crypto';
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { type Config, WrongSetting } from '../config.ts';
import { openClient } from '../database/hosts.ts';
import { migrate, schemaOf } from '../database/migrate.ts';
import { type Contents, isContentKey } from '../files/Contents.ts';
import { selectContents, tablesWithContents } from '../files/contents-in-use.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { LinkKeys, type LinkKeyText } from '../sessions/LinkKeys.ts';
import { resetLostAuthenticators } from '../sessions/lostAuthenticators.ts';
import { passwordPage } from '../sessions/private-page.ts';
import { sealLinks } from '../sessions/sealLinks.ts';
import { pauseLostWebhooks } from '../webhooks/pauseLostWebhooks.ts';
import { listChanges } from './listChanges.ts';
import { capital } from './office.ts';
import { openOrganisation } from './openOrganisation.ts';
import { type LockedKey, type ManifestProof, RecoveryKey } from './RecoveryKey.ts';
import { contentsLock } from './sweepContents.ts';

/** The first entry of a backup. */
interface Manifest {
  /**
   * 1 for a backup of an earlier version, which contains sessions and links that still work, and cannot be checked with
   * a key.
   */
  readonly format: 1 | 2;
  /** Number of the last migration. */
  readonly schema: number;
  /** The id of the office; missing in backups of versions before 0018. */
  readonly office?: string;
  /** Only in format 1: the secret of the data folder, which decrypts the private links. */
  readonly secret?: string | null;
  /** The recovery key, if it is encrypted with a passphrase. */
  readonly locked?: LockedKey;
  readonly madeAt: string;
  /** In an order in which they can be filled without violating foreign keys. */
  readonly tables: readonly TableBackup[];
  /** The next value of each sequence. */
  readonly sequences: Readonly<Record<string, number>>;
  readonly files: readonly FileBackup[];
}

interface TableBackup {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of its rows in the text format of COPY. */
  readonly hash: string;
}

/**
 * What a restored database is for. A `replacement` is the same office as the backup, and may take over its folder or
 * bucket. A `copy` is a separate office with its own files.
 */
export type RestorePurpose = 'replacement' | 'copy';

interface FileBackup {
  readonly key: string;
  readonly size: number;
  readonly hash: string;
}

/** The amount of data in a backup, or restored from one. */
export interface BackupSize {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** The result of a restore, and notes about it. */
interface Restored extends BackupSize {
  /** Lines to print. */
  readonly notes: readonly string[];
}

interface RestoreOptions {
  /**
   * Restores without the key of the backup: the backup is not checked, and its private links no longer work. Default:
   * false.
   */
  readonly isWithoutKey?: boolean;
}

/**
 * Tables whose rows are not in a backup. With the sessions and the secret of the office, anyone could sign in. Stamps
 * are made again by the triggers of the rows that are restored (ADR-0068).
 */
const leftOut: ReadonlySet<string> = new Set([
  'sessions',
  'refresh_tokens',
  'provider_flows',
  'trusted_devices',
  'contract_stamps',
  'name_stamps',
]);

/** The rows that a backup contains, for tables of which it does not contain all. */
const keptRows: Readonly<Record<string, string>> = {
  // The stored answer contains a link to set a password.
  keyed_writes: `call <> 'POST users/password-link'`,
};

/** Values that replace a column in a backup. */
const keptValues: Readonly<Record<string, string>> = {
  // A restore ends the links to set a password, so those in a backup are marked as ended.
  'password_links.ended': `coalesce(ended, 'replaced')`,
  // With the secret of the office, the id of an open session would be enough to create a token.
  'sign_ins.session_id': 'null::uuid',
  // Confirms a person at the provider. After a restore, people sign in there again.
  'identities.renewal_sealed': 'null',
  // Waiting mails of versions before 0020 contain the secret of their link.
  'mails.link': `case when starts_with(link, '${passwordPage}') then '${passwordPage}' else link end`,
};

/**
 * Writes a consistent snapshot of everything that is stored to a file, while the server may run: a gzipped tar of the
 * tables and of the contents of files. Nothing in it can be used to sign in. Throws if the file exists.
 */
export async function backup(config: Config, target: string): Promise<BackupSize> {
  refusePooler(config);
  const file = resolve(target);
  if (existsSync(file)) throw new WrongSetting(`${file} exists already: name another file`);
  const { url, contents, secret, close } = await openOrganisation(config, { isBeside: true });
  const key = RecoveryKey.of([secret, ...(config.OLD_TOKEN_SECRETS ?? [])]);
  const locked =
    config.BACKUP_PASSPHRASE === undefined ? undefined : await key.lock(config.BACKUP_PASSPHRASE);
  const drafts = mkdtempSync(join(dirname(file), `.${basename(file)}-`));
  try {
    return await withClient(url, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const manifest = await readInto(drafts, client, { contents, locked, schema: await schemaOf(url) });
      await client.query('commit');
      const draft = join(drafts, 'backup');
      await writeArchive(draft, drafts, { manifest, contents, key });
      renameSync(draft, file);
      return sizeOf(manifest);
    });
  } finally {
    rmSync(drafts, { recursive: true, force: true });
    await close();
  }
}

/**
 * Restores a backup into an empty database, on any version of PostgreSQL, and compares every row and file with the
 * backup.
 *
 * Keeps nothing if something differs, and writes nothing to a place with the files of another office. Ends all sessions
 * and all links to set a password. Throws an error with a sentence if the backup was changed, or if its key is missing.
 */
export async function restore(
  config: Config,
  source: string,
  purpose: RestorePurpose,
  options: RestoreOptions = {},
): Promise<Restored> {
  refusePooler(config);
  const file = resolve(source);
  if (!existsSync(file)) throw new WrongSetting(`There is no file ${file}`);
  accessSync(file, constants.R_OK);
  if (!statSync(file).isFile()) throw new WrongSetting(`${file} is no backup of the portal`);
  const head = await readHead(file);
  const { manifest } = head;
  const { known, notes } = await authenticate(config, head, options);
  await verify(file, manifest);
  const { url, contents, secret, close } = await openOrganisation(config, { schema: manifest.schema });
  /** The office id that the folder or bucket had before. */
  let carried: string | null = null;
  try {
    await withClient(url, async (client) => {
      await refuseUnlessEmpty(client);
      const found = await schemaOf(url);
      if (found !== manifest.schema) {
        throw new WrongSetting(
          `The database has version ${found}, the backup has ${manifest.schema}: restore into a new database`,
        );
      }
      await refuseChanged(client, manifest);
      carried = await refuseOtherFiles(contents, manifest, { purpose, own: await ownOfficeOf(client) });
      await client.query("begin; set local portal.history = 'off'; set local portal.restore = 'on'");
      await fill(client, file, manifest, contents);
      for (const [name, next] of Object.entries(manifest.sequences)) {
        await client.query('select setval($1, $2, false)', [name, next]);
      }
      for (const table of manifest.tables) await compare(client, table, manifest);
      await refuseOtherKeys(client, manifest);
      await endAccess(client);
      await client.query('commit');
    });
    await migrate(url);
    const kept = purpose === 'replacement' ? (manifest.office ?? carried) : null;
    await withClient(url, async (client) => {
      if (kept !== null) await client.query('update office set id = $1', [kept]);
      await contents.setOffice((await ownOfficeOf(client)) ?? '', { isReplacing: true });
    });
    const links = new LinkKeys([secret, ...(config.OLD_TOKEN_SECRETS ?? [])], known);
    const lost = await sealLinks(url, links);
    if (lost > 0) notes.push(`${lost} private links cannot be opened: make new ones`);
    await withClient(url, async (client) => {
      const reset = await resetLostAuthenticators(client, links);
      if (reset > 0)
        notes.push(
          `the codes of ${reset} people cannot be checked without the key of the backup and were reset: they sign in with the password alone until they set up new ones`,
        );
      const paused = await pauseLostWebhooks(client, links);
      if (paused > 0)
        notes.push(
          `${paused} webhooks cannot be signed without the key of the backup and are paused: renew the secret of each under Webhooks, give it to the program, and resume it`,
        );
    });
    if (purpose === 'replacement')
      notes.push(...(await listChanges(config, { url, links, madeAt: manifest.madeAt })));
    return { ...sizeOf(manifest), notes };
  } finally {
    await close();
  }
}

/** A pooler may give a connection to others afterwards, who would inherit its settings and locks. */
function refusePooler({ DATABASE_URL, DATABASE_POOLER }: Config): void {
  if (DATABASE_URL === undefined || DATABASE_POOLER === 'none') return;
  throw new WrongSetting(
    'A backup needs a connection of its own: set DATABASE_URL to the address of PostgreSQL itself, and leave out DATABASE_POOLER',
  );
}

function sizeOf({ tables, files }: Manifest): BackupSize {
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
  };
}

/** Connects, runs `work`, and disconnects. Unused contents are not swept in the meantime. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url);
  try {
    await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'");
    // Time limits of the role are meant for requests.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock_shared($1)', [contentsLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies each table into a file of the folder, and describes everything that is stored. */
async function readInto(
  folder: string,
  client: pg.Client,
  { contents, locked, schema }: Pick<Manifest, 'locked' | 'schema'> & { readonly contents: Contents },
): Promise<Manifest> {
  const tables: TableBackup[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    if (leftOut.has(name)) continue;
    const hash = createHash('sha256');
    const output = client.query(copyTo(copyText(name, columns)));
    await pipeline(output, hashing(hash), createWriteStream(join(folder, name), { mode: 0o600 }));
    tables.push({ name, columns, rows: output.rowCount, hash: hash.digest('hex') });
  }
  const { rows: keys } = await client.query<{ key: string }>(`${await usedContentsIn(client)} order by 1`);
  const files: FileBackup[] = [];
  for (const { key } of keys) {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await contents.stream(key)) {
      hash.update(chunk);
      size += chunk.length;
    }
    files.push({ key, size, hash: hash.digest('hex') });
  }
  const office = await ownOfficeOf(client);
  return {
    format: 2,
    schema,
    ...(office === null ? {} : { office }),
    ...(locked && { locked }),
    madeAt: new Date().toISOString(),
    tables,
    sequences: await sequencesOf(client),
    files,
  };
}

/** Returns SQL that selects the contents in use. Works in databases of older versions too. */
async function usedContentsIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [tablesWithContents],
  );
  return selectContents(rows.map(({ name }) => name));
}

async function writeArchive(
  target: string,
  folder: string,
  {
    manifest,
    contents,
    key,
  }: { readonly manifest: Manifest; readonly contents: Contents; readonly key: RecoveryKey },
): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(target, { mode: 0o600 }));
  const add = (name: string, size: number, source: Readable) =>
    pipeline(source, archive.entry({ name, mode: 0o600, size }));
  const addAll = async () => {
    const head = Buffer.from(JSON.stringify(manifest));
    await add('manifest.json', head.length, Readable.from([head]));
    const proof = Buffer.from(JSON.stringify(key.prove(head)));
    await add('manifest.mac', proof.length, Readable.from([proof]));
    for (const { name } of manifest.tables) {
      const path = join(folder, name);
      await add(`tables/${name}`, statSync(path).size, createReadStream(path));
    }
    for (const { key, size } of manifest.files) await add(`files/${key}`, size, await contents.stream(key));
    archive.finalize();
  };
  await Promise.all([written, addAll()]);
  const handle = await open(target);
  await handle.sync();
  await handle.close();
}

/** The first entries of a backup, parsed. */
interface Head {
  readonly manifest: Manifest;
  /** The manifest as stored; the proof is about these bytes. */
  readonly bytes: Buffer;
  /** Missing in format 1. */
  readonly proof?: ManifestProof;
}

async function readHead(file: string): Promise<Head> {
  const isNoBackup = new WrongSetting(`${file} is no backup of the portal`);
  const entries = createReadStream(file).pipe(createGunzip());
  const archive = entries.pipe(extract());
  entries.on('error', (error) => archive.destroy(error));
  let first: Omit<Head, 'proof'> | undefined;
  try {
    for await (const entry of archive) {
      const bytes = await buffer(entry);
      if (!first) {
        const manifest: Manifest = JSON.parse(bytes.toString('utf8'));
        if (entry.header.name !== 'manifest.json' || ![1, 2].includes(manifest.format)) throw isNoBackup;
        first = { manifest, bytes };
        if (manifest.format === 1) return first;
      } else {
        if (entry.header.name !== 'manifest.mac') throw isNoBackup;
        return { ...first, proof: proofLayout.parse(JSON.parse(bytes.toString('utf8'))) };
      }
    }
  } catch {
    throw isNoBackup;
  } finally {
    archive.destroy();
    entries.destroy();
  }
  throw isNoBackup;
}

const proofLayout = z.object({ key: z.string(), mac: z.string() });

/**
 * Throws unless a key of the office proves that the manifest was not changed. Returns the keys of the private links
 * that are not in the settings, and a note if the backup could not be checked.
 */
async function authenticate(
  config: Config,
  { manifest, bytes, proof }: Head,
  { isWithoutKey = false }: RestoreOptions,
): Promise<{ known: readonly LinkKeyText[]; notes: string[] }> {
  const secrets = [
    ...(config.TOKEN_SECRET === undefined ? [foundSecret(resolve(config.DATA_DIR))] : [config.TOKEN_SECRET]),
    ...(config.OLD_TOKEN_SECRETS ?? []),
    ...(config.REPLACED_DATA_DIR === undefined ? [] : [foundSecret(resolve(config.REPLACED_DATA_DIR))]),
  ].filter((secret) => secret !== null);
  const links = (texts: readonly string[]) => new LinkKeys(texts).texts();
  if (!proof)
    return { known: links([...secrets, ...(manifest.secret ? [manifest.secret] : [])]), notes: [oldBackup] };
  const keys = secrets.map((secret) => RecoveryKey.of([secret]));
  if (config.RECOVERY_KEY !== undefined) keys.push(RecoveryKey.read(config.RECOVERY_KEY));
  if (manifest.locked && config.BACKUP_PASSPHRASE !== undefined) {
    const unlocked = await RecoveryKey.unlock(manifest.locked, config.BACKUP_PASSPHRASE);
    if (unlocked) keys.push(unlocked);
    else if (!keys.some(({ id }) => id === proof.key))
      throw new WrongSetting(
        'BACKUP_PASSPHRASE is not the passphrase of this backup, or the backup was changed',
      );
  }
  const known = keys.flatMap((key) => key.links);
  const key = keys.find(({ id }) => id === proof.key);
  if (key && !key.isProof(proof, bytes))
    throw new WrongSetting('The backup was changed after it was made. Nothing was restored');
  if (key) return { known, notes: [] };
  if (!isWithoutKey) throw new WrongSetting(noKey);
  return {
    known,
    notes: ['Without its key, nothing proves that the backup is as it was made: look at users and roles'],
  };
}

const noKey = [
  'The key of this backup is not here, so nothing proves that it was not changed, and nothing opens its private links. Set one of:',
  '  TOKEN_SECRET, the secret of the server that made it, or REPLACED_DATA_DIR, its data folder',
  '  RECOVERY_KEY_FILE, a file that npm run server -- recovery-key FILE has written there',
  '  BACKUP_PASSPHRASE, if one was set there',
  'If all of them are lost, --without-key restores it unchecked, and private links have to be made again.',
].join('\n');

const oldBackup =
  'The backup is of an earlier version: nothing proves that it is as it was made, and whoever reads it can open private links and sign in where its secret is still used. Delete it once there is a new one';

/** Ends all sessions and all links to set a password, and deletes stored answers with such a link. */
async function endAccess(client: pg.Client): Promise<void> {
  await client.query('delete from refresh_tokens');
  await client.query('delete from sessions');
  await client.query("update password_links set ended = 'replaced' where ended is null");
  await client.query("delete from keyed_writes where call = 'POST users/password-link'");
}

/** Returns the id of the office of a database; null in a version before 0018. */
async function ownOfficeOf(client: pg.Client): Promise<string | null> {
  const { rows: tables } = await client.query("select to_regclass('public.office') as office");
  if (tables[0]?.office === null) return null;
  const { rows } = await client.query<{ id: string }>('select id from office');
  return rows[0]?.id ?? null;
}

/** Throws if a manifest names tables that are not in this schema, or contents with an invalid key. */
async function refuseChanged(client: pg.Client, { tables, sequences, files }: Manifest): Promise<void> {
  const known = new Map((await tablesOf(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const ids = new Set(Object.keys(await sequencesOf(client)));
  const strange = [
    ...tables.flatMap(({ name, columns }) => {
      const found = known.get(name);
      if (!found) return [name];
      return columns.filter((column) => !found.has(column)).map((column) => `${name}.${column}`);
    }),
    ...Object.keys(sequences).filter((name) => !ids.has(name)),
    ...files.map(({ key }) => key).filter((key) => !isContentKey(key)),
  ];
  if (strange.length === 0) return;
  throw new WrongSetting(
    `The backup holds ${JSON.stringify(strange[0])}, which version ${await newestIn(client)} of the portal does not have: it was changed, or made by another program. Nothing was restored`,
  );
}

async function newestIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ newest: number }>('select max(number) as newest from migrations');
  return rows[0]?.newest ?? 0;
}

/** Throws if a row refers to a content that is not in the backup, for example with a path. */
async function refuseOtherKeys(client: pg.Client, { files }: Manifest): Promise<void> {
  const held = new Set(files.map(({ key }) => key));
  const { rows } = await client.query<{ key: string }>(await usedContentsIn(client));
  const other = rows.find(({ key }) => !held.has(key));
  if (other) throw damaged(`the content ${JSON.stringify(other.key)} of a row`);
}

/**
 * Throws unless the restore may write its files here: the place must be empty or, for a replacement, contain the files
 * of the backup. Returns the office id that is stored there.
 */
async function refuseOtherFiles(
  contents: Contents,
  { office, files }: Manifest,
  { purpose, own }: { readonly purpose: RestorePurpose; readonly own: string | null },
): Promise<string | null> {
  const carried = await contents.office();
  const there = new Set((await contents.list()).map(({ key }) => key));
  // If an id is missing, the contents decide.
  const isOfBackup = there.size === 0 || files.some(({ key }) => there.has(key));
  const elsewhere = 'for a copy, set another DATA_DIR, S3_BUCKET or S3_PREFIX. Nothing was restored';
  if (purpose === 'copy') {
    if (carried === null ? there.size === 0 : carried === own) return carried;
    throw new WrongSetting(`${capital(contents.place)} holds the files of an office: ${elsewhere}`);
  }
  const isSame = carried !== null && office !== undefined ? carried === office : isOfBackup;
  if (isSame) return carried;
  throw new WrongSetting(
    `${capital(contents.place)} holds the files of another office than the backup: correct the settings, or empty it; ${elsewhere}`,
  );
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select 1 from users limit 1');
  if (rows.length > 0) {
    throw new WrongSetting('The database holds records already: restore into an empty one');
  }
}

/** Throws if an entry of the archive does not match its manifest. Runs before anything is written. */
async function verify(file: string, { format, tables, files }: Manifest): Promise<void> {
  const hashes = new Map<string, string>([
    ...tables.map(({ name, hash }) => [`tables/${name}`, hash] as const),
    ...files.map(({ key, hash }) => [`files/${key}`, hash] as const),
  ]);
  let reading = 'manifest.json';
  let different: string | undefined;
  const compareEach = async (archive: ReturnType<typeof extract>) => {
    for await (const entry of archive) {
      reading = entry.header.name;
      const hash = createHash('sha256');
      for await (const chunk of entry) hash.update(chunk as Buffer);
      const expected = hashes.get(reading);
      const isHead = reading === 'manifest.json' || (reading === 'manifest.mac' && format === 2);
      if (expected === undefined ? format === 2 && !isHead : hash.digest('hex') !== expected)
        different ??= reading;
      hashes.delete(reading);
    }
  };
  const archive = extract();
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), compareEach(archive)]);
  } catch {
    different ??= reading;
  }
  const [missing] = hashes.keys();
  const found = different ?? missing;
  if (found !== undefined) throw damaged(found);
}

/** Reads the archive a second time, and stores its rows and contents. */
async function fill(client: pg.Client, file: string, manifest: Manifest, contents: Contents): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [`tables/${table.name}`, table]));
  const files = new Map(manifest.files.map((content) => [`files/${content.key}`, content]));
  const fillEach = async (archive: ReturnType<typeof extract>) => {
    for await (const entry of archive) {
      const { name } = entry.header;
      const table = tables.get(name);
      const content = files.get(name);
      if (table) {
        await pipeline(entry, client.query(copyFrom(`copy ${listOf(table)} from stdin`)));
        tables.delete(name);
      } else if (content) {
        const bytes = new PassThrough();
        const stream = () => bytes;
        await Promise.all([
          pipeline(entry, bytes),
          contents.put(content.key, { size: content.size, stream }),
        ]);
        files.delete(name);
      } else {
        entry.resume();
      }
    }
  };
  const archive = extract();
  await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), fillEach(archive)]);
  const [missing] = [...tables.keys(), ...files.keys()];
  if (missing !== undefined) throw damaged(missing);
}

async function compare(
  client: pg.Client,
  { name, columns, hash: expected }: TableBackup,
  { format }: Manifest,
): Promise<void> {
  const hash = createHash('sha256');
  const text = copyText(name, columns, { isWhole: format === 1 });
  for await (const chunk of client.query(copyTo(text))) hash.update(chunk);
  if (hash.digest('hex') !== expected) throw damaged(`tables/${name}`);
}

function damaged(entry: string): WrongSetting {
  return new WrongSetting(`The backup is damaged at ${entry}: nothing was restored`);
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

const quoted = (name: string) => pg.escapeIdentifier(name);

function listOf({ name, columns }: Pick<TableBackup, 'name' | 'columns'>): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

/**
 * Returns a COPY command with the rows in an order that does not depend on how they are stored. Leaves out what could
 * be used to sign in, unless `isWhole`.
 */
function copyText(name: string, columns: readonly string[], { isWhole = false } = {}): string {
  const kept = (column: string) => (isWhole ? undefined : keptValues[`${name}.${column}`]) ?? quoted(column);
  const order = columns.map((column) => `${kept(column)}::text collate "C"`).join(', ');
  const rows = isWhole ? undefined : keptRows[name];
  return `copy (select ${columns.map(kept).join(', ')} from ${quoted(name)}${rows ? ` where ${rows}` : ''} order by ${order}) to stdout`;
}

async function sequencesOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ next: string }>(
      `select last_value + is_called::int as next from ${name}`,
    );
    sequences[name] = Number(values[0]?.next ?? 1);
  }
  return sequences;
}

/** Returns the tables with their stored columns, each after the tables that it refers to. */
async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select t.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select array_agg(distinct r.relname::text) from pg_constraint c join pg_class r on r.oid = c.confrelid
         where c.contype = 'f' and c.conrelid = t.oid and c.confrelid <> t.oid), '{}') as needs
     from pg_class t join pg_namespace n on n.oid = t.relnamespace
     where n.nspname = 'public' and t.relkind = 'r' and t.relname not in ('migrations', 'office') order by t.relname`,
  );
  const sorted: typeof tables = [];
  while (sorted.length < tables.length) {
    const done = new Set(sorted.map(({ name }) => name));
    const next = tables.filter(({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next);
  }
  return sorted;
}
