import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { extract, pack } from 'tar-stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { firstStart } from '../firstStart.ts';
import { newSeed, sealSeed } from '../sessions/authenticators.ts';
import { foundSecret } from '../sessions/keptSecret.ts';
import { LinkKeys } from '../sessions/LinkKeys.ts';
import { emptyDatabase, organisation, temporaryFolder } from '../testing/organisations.ts';
import { testMoment } from '../testing/testMoment.ts';
import { backup, restore } from './backup.ts';
import { claimContents, officeOf } from './office.ts';
import { RecoveryKey } from './RecoveryKey.ts';

function databaseOf(url: string | undefined) {
  const db = connect({ url: url ?? '' });
  onTestFinished(() => db.destroy());
  return db;
}

/** An office with its three templates, and its backup. */
async function office() {
  const config = organisation(await emptyDatabase('no_samples'));
  const db = databaseOf(config.DATABASE_URL);
  const contents = contentsIn(join(config.DATA_DIR, 'files'));
  await claimContents(db, contents);
  await firstStart(db, { contents, email: 'direction@ecole.example', now: testMoment });
  const file = join(temporaryFolder(), 'backup.tar.gz');
  await backup(config, file);
  return { config, db, contents, file, id: await officeOf(db), key: keyOf(config) };
}

/** The setting with the recovery key of an office. */
function keyOf({ DATA_DIR }: Config): Pick<Config, 'RECOVERY_KEY'> {
  return { RECOVERY_KEY: RecoveryKey.of([foundSecret(DATA_DIR) ?? '']).text() };
}

/** An empty database with a data folder, and settings with the recovery key of an office. */
const target = async (key: Pick<Config, 'RECOVERY_KEY'>, folder?: string) => ({
  ...organisation(await emptyDatabase(), folder),
  ...key,
});

/** Returns the office id in a database and the one stored with its files. */
async function idsOf(config: Awaited<ReturnType<typeof target>>) {
  const contents = contentsIn(join(config.DATA_DIR, 'files'));
  return [await officeOf(databaseOf(config.DATABASE_URL)), await contents.office()];
}

describe('the ways to sign in after a restore', () => {
  /** An office whose administrator has every way to sign in, its backup, and a copy of it. */
  async function restored({ isWithoutKey }: { readonly isWithoutKey: boolean }) {
    const { config, db, key } = await office();
    const links = new LinkKeys([foundSecret(config.DATA_DIR) ?? '']);
    const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const user_id = user.id;
    const seed_sealed = sealSeed(links, user_id, newSeed());
    await db.insertInto('authenticators').values({ user_id, seed_sealed, last_step: 1 }).execute();
    await db.insertInto('recovery_codes').values({ user_id, name: 'ABCD', hash: 'a hash' }).execute();
    await sql`insert into passkeys (user_id, site, credential_id, public_key, counter, transports, name, is_synced, added_at)
      values (${user_id}, 'localhost', 'a-credential', 'a-key', 0, '{}', 'Téléphone', true, now())`.execute(
      db,
    );
    await sql`insert into identities (user_id, issuer, subject, renewal_sealed)
      values (${user_id}, 'https://provider.example', 'marie', 'sealed')`.execute(db);
    await sql`insert into trusted_devices (user_id, digest, expires_at)
      values (${user_id}, 'a digest', now() + interval '30 days')`.execute(db);
    await sql`insert into sessions (id, user_id, expires_at, began_at)
      values (gen_random_uuid(), ${user_id}, now() + interval '30 days', now())`.execute(db);
    const file = join(temporaryFolder(), 'ways.tar.gz');
    await backup(config, file);
    const copy = await target(isWithoutKey ? {} : key);
    const { notes } = await restore(copy, file, 'copy', { isWithoutKey });
    const there = databaseOf(copy.DATABASE_URL);
    const { rows } = await sql`select (select count(*)::int from authenticators) as codes,
      (select count(*)::int from recovery_codes) as recovery, (select count(*)::int from passkeys) as passkeys,
      (select count(*)::int from identities where renewal_sealed is null) as accounts,
      (select count(*)::int from trusted_devices) as devices,
      (select count(*)::int from sessions) as sessions`.execute(there);
    return { left: rows[0], notes };
  }

  it('without the key are those without codes: these are reset with the recovery codes, and the restore says so (DECISION-147)', async () => {
    const { left, notes } = await restored({ isWithoutKey: true });
    expect(left).toEqual({ codes: 0, recovery: 0, passkeys: 1, accounts: 1, devices: 0, sessions: 0 });
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^the codes of 1 people cannot be checked without the key of the backup and were reset/,
      ),
    );
  });

  it('with the key include the codes; sessions and trusted devices end all the same (DECISION-159)', async () => {
    const { left, notes } = await restored({ isWithoutKey: false });
    expect(left).toEqual({ codes: 1, recovery: 1, passkeys: 1, accounts: 1, devices: 0, sessions: 0 });
    expect(notes).toEqual([]);
  });
});

describe('a restored office', () => {
  it('is another one as a copy, with files of its own', async () => {
    const { file, id, key } = await office();
    const copy = await target(key);
    await restore(copy, file, 'copy');
    const [own, carried] = await idsOf(copy);
    expect(own).not.toBe(id);
    expect(carried).toBe(own);
    await claimContents(databaseOf(copy.DATABASE_URL), contentsIn(join(copy.DATA_DIR, 'files')));
  });

  it('is the same one as a replacement, and may use its files again and again', async () => {
    const { config, file, id, contents, key } = await office();
    const before = (await contents.list()).map(({ key }) => key).toSorted();
    for (const folder of [config.DATA_DIR, config.DATA_DIR, temporaryFolder()]) {
      const again = await target(key, folder);
      await restore(again, file, 'replacement');
      expect(await idsOf(again)).toEqual([id, id]);
    }
    expect((await contents.list()).map(({ key }) => key).toSorted()).toEqual(before);
  });

  it('is never written to the files of an office as a copy, nor to those of another office', async () => {
    const [one, other] = [await office(), await office()];
    const cases = [
      [
        one.config.DATA_DIR,
        'copy',
        /^The folder .*files holds the files of an office: for a copy, set another DATA_DIR/,
      ],
      [other.config.DATA_DIR, 'copy', /^The folder .*files holds the files of an office/],
      [
        other.config.DATA_DIR,
        'replacement',
        /^The folder .*files holds the files of another office than the backup/,
      ],
    ] as const;
    for (const [folder, purpose, sentence] of cases) {
      const before = [await one.contents.list(), await other.contents.list()];
      const empty = await target(one.key, folder);
      await expect(restore(empty, one.file, purpose)).rejects.toThrow(sentence);
      expect([await one.contents.list(), await other.contents.list()]).toEqual(before);
      expect([await one.contents.office(), await other.contents.office()]).toEqual([one.id, other.id]);
      expect(await databaseOf(empty.DATABASE_URL).selectFrom('users').select('id').execute()).toEqual([]);
    }
  });

  it('of a version without ids takes its own files over, and no others', async () => {
    const [{ config, file, key }, other] = [await office(), await office()];
    const older = await changed(file, (manifest) => ({ ...manifest, office: undefined }));
    const again = await target(key, config.DATA_DIR);
    await restore(again, older, 'replacement');
    const [own, carried] = await idsOf(again);
    expect(own).toBe(carried);
    await expect(restore(await target(key, other.config.DATA_DIR), older, 'replacement')).rejects.toThrow(
      'holds the files of another office than the backup',
    );
  });
});

interface Changed {
  readonly tables: readonly { readonly name: string; readonly hash: string }[];
  readonly files: readonly { readonly key: string; readonly hash: string }[];
  readonly sequences: Readonly<Record<string, number>>;
}

/**
 * Changes a backup, adapts its hashes, and marks it as one of an earlier version, so that no key is needed to prove it.
 * `entries` has the new names and contents.
 */
async function changed(
  file: string,
  change: (manifest: Changed) => object,
  entries: (name: string, content: Buffer) => readonly [string, Buffer] = (name, content) => [name, content],
): Promise<string> {
  const [read, written] = [extract(), pack()];
  const target = join(temporaryFolder(), 'changed.tar.gz');
  Readable.from([gunzipSync(readFileSync(file))]).pipe(read);
  const collected = buffer(written);
  for await (const entry of read) {
    const content = await buffer(entry);
    if (entry.header.name === 'manifest.mac') continue;
    const [name, changedContent] =
      entry.header.name === 'manifest.json'
        ? [
            'manifest.json',
            Buffer.from(JSON.stringify(change({ ...JSON.parse(String(content)), format: 1 }))),
          ]
        : entries(entry.header.name, content);
    written.entry({ name }, changedContent);
  }
  written.finalize();
  writeFileSync(target, gzipSync(await collected));
  return target;
}

describe('a changed backup', () => {
  it('that names a file by a path is refused, and nothing is written there', async () => {
    const { file, key } = await office();
    const config = await target(key);
    const path = '../../../outside';
    const [first = ''] = await firstKey(file);
    const other = await changed(
      file,
      (manifest) => ({
        ...manifest,
        files: manifest.files.map((one) => (one.key === first ? { ...one, key: path } : one)),
      }),
      (name, content) => [name.replace(first, path), content],
    );
    await expect(restore(config, other, 'copy')).rejects.toThrow(
      /^The backup holds "\.\.\/\.\.\/\.\.\/outside", which version \d+ of the portal does not have: it was changed, or made by another program\. Nothing was restored$/,
    );
    expect(existsSync(join(config.DATA_DIR, 'outside'))).toBe(false);
    expect(await contentsIn(join(config.DATA_DIR, 'files')).list()).toEqual([]);
  });

  it('whose row names a content that it does not hold is refused', async () => {
    const { file, key } = await office();
    const [first = ''] = await firstKey(file);
    const other = '00000000-0000-4000-8000-000000000001';
    const replace = (name: string, content: Buffer): readonly [string, Buffer] =>
      name === 'tables/files' ? [name, Buffer.from(String(content).replace(first, other))] : [name, content];
    let rows: Buffer = Buffer.alloc(0);
    await changed(
      file,
      (manifest) => manifest,
      (name, content) => {
        const [, changedContent] = replace(name, content);
        if (name === 'tables/files') rows = changedContent;
        return [name, changedContent];
      },
    );
    const hash = createHash('sha256').update(rows).digest('hex');
    const archive = await changed(
      file,
      (manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => (table.name === 'files' ? { ...table, hash } : table)),
      }),
      replace,
    );
    const config = await target(key);
    await expect(restore(config, archive, 'copy')).rejects.toThrow(
      `The backup is damaged at the content "${other}" of a row: nothing was restored`,
    );
    const db = databaseOf(config.DATABASE_URL);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it.each([
    [
      'a table of PostgreSQL',
      (manifest: Changed) => ({
        ...manifest,
        tables: manifest.tables.map((table) =>
          table.name === 'languages' ? { ...table, name: 'pg_authid' } : table,
        ),
      }),
      'pg_authid',
    ],
    [
      'a sequence by other words',
      (manifest: Changed) => ({
        ...manifest,
        sequences: { ...manifest.sequences, 'other.sequence': 9 },
      }),
      'other.sequence',
    ],
  ])('that names %s is refused', async (_, change, name) => {
    const { file, key } = await office();
    const other = await changed(file, change, (entry, content) => [
      name === 'pg_authid' ? entry.replace('tables/languages', 'tables/pg_authid') : entry,
      content,
    ]);
    await expect(restore(await target(key), other, 'copy')).rejects.toThrow(
      `The backup holds "${name}", which version`,
    );
  });
});

async function firstKey(file: string): Promise<string[]> {
  const keys: string[] = [];
  await changed(file, (manifest) => {
    keys.push(...manifest.files.map(({ key }) => key));
    return manifest;
  });
  return keys;
}

it('refuses a row whose content key is none, for files and for imports', async () => {
  const { db } = await office();
  for (const key of ['../../etc/passwd', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.part`]) {
    await expect(sql`update files set content_key = ${key} where id = 1`.execute(db)).rejects.toThrow(
      'files_content_key',
    );
    await expect(
      sql`insert into imports (kind, imported_at, file_name, content_key, size, imported, not_imported)
        values ('student', now(), 'a.xlsx', ${key}, 1, 0, 0)`.execute(db),
    ).rejects.toThrow('imports_content_key');
  }
});
