import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../samples/index.ts';
import type { Config } from '../config.ts';
import { backupOf, entriesOf, office, passphrase, secretOf, target } from '../testing/backups.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { startServer } from '../testing/startServer.ts';
import { restore } from './backup.ts';
import { writeRecoveryKey } from './writeRecoveryKey.ts';

describe('the key of a backup', () => {
  /** Returns whether the private links of a restored office work with its own secret. */
  async function opensLinks(config: Config): Promise<boolean> {
    const server = await startServer({ database: config.DATABASE_URL, secret: secretOf(config) });
    const { body } = await server.anonymous.send('POST', 'company/login', {
      body: { token_login: accounts.company.token },
    });
    return body.error === false;
  }

  it('is locked with a passphrase in the backup, and signs no token of the restored office', async () => {
    const { backUp } = await office({ BACKUP_PASSPHRASE: passphrase });
    const file = await backUp();
    await expect(
      restore(await target({ BACKUP_PASSPHRASE: 'another passphrase' }), file, 'copy'),
    ).rejects.toThrow('BACKUP_PASSPHRASE is not the passphrase of this backup, or the backup was changed');
    const copy = await target({ BACKUP_PASSPHRASE: passphrase });
    expect((await restore(copy, file, 'copy')).notes).toEqual([]);
    expect([await opensLinks(copy), secretOf(copy) === testSecret]).toEqual([true, false]);
  });

  it('is kept apart in a file that only its account reads, and cannot sign', async () => {
    const { config, backUp } = await office();
    const kept = join(temporaryFolder(), 'recovery-key');
    await writeRecoveryKey(config, kept);
    const text = readFileSync(kept, 'utf8');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const inside = Buffer.from(text.split('.')[1] ?? '', 'base64url').toString();
    expect([text, inside].filter((one) => one.includes(testSecret))).toEqual([]);
    await expect(writeRecoveryKey(config, kept)).rejects.toThrow('exists already: name another file');
    const copy = await target({ RECOVERY_KEY: text.trim() });
    expect((await restore(copy, await backUp(), 'copy')).notes).toEqual([]);
    expect(await opensLinks(copy)).toBe(true);
  });

  it('that is not here keeps the backup closed, unless somebody insists', async () => {
    const { backUp } = await office();
    const file = await backUp();
    const copy = await target();
    await expect(restore(copy, file, 'copy')).rejects.toThrow(
      /^The key of this backup is not here, so nothing proves that it was not changed/,
    );
    expect(readdirSync(copy.DATA_DIR)).toEqual([]);
    const { notes } = await restore(copy, file, 'copy', { isWithoutKey: true });
    expect(notes).toEqual([
      'Without its key, nothing proves that the backup is as it was made: look at users and roles',
      expect.stringMatching(/^\d+ private links cannot be opened: make new ones$/),
    ]);
    expect(await opensLinks(copy)).toBe(false);
  });
});

describe('a backup that somebody has changed', () => {
  /** Makes every teacher in a backup an administrator, and updates the hash of the table. */
  async function promoted(file: string): Promise<[string, Buffer][]> {
    const entries = await entriesOf(file);
    const users = Buffer.from(
      String(entries.find(([name]) => name === 'tables/users')?.[1]).replaceAll('ROLE_TEACHER', 'ROLE_ADMIN'),
    );
    const hash = createHash('sha256').update(users).digest('hex');
    return entries.map(([name, content]): [string, Buffer] => {
      if (name === 'tables/users') return [name, users];
      if (name !== 'manifest.json') return [name, content];
      const manifest = JSON.parse(String(content));
      const tables = manifest.tables.map((table: { name: string }) =>
        table.name === 'users' ? { ...table, hash } : table,
      );
      return [name, Buffer.from(JSON.stringify({ ...manifest, tables }))];
    });
  }

  it('is refused, and nothing is restored', async () => {
    const { config, backUp } = await office();
    const entries = await promoted(await backUp());
    const copy = await target({ REPLACED_DATA_DIR: config.DATA_DIR });
    const refused = restore(copy, await backupOf(entries), 'copy', { isWithoutKey: true });
    await expect(refused).rejects.toThrow(
      /^The backup was changed after it was made\. Nothing was restored$/,
    );
    const withoutProof = entries.filter(([name]) => name !== 'manifest.mac');
    await expect(restore(copy, await backupOf(withoutProof), 'copy')).rejects.toThrow(
      'is no backup of the portal',
    );
    expect(readdirSync(copy.DATA_DIR)).toEqual([]);
  });

  it('is refused where it names another key, and where it holds more than its manifest says', async () => {
    const { config, backUp } = await office();
    const entries = await entriesOf(await backUp());
    const copy = await target({ REPLACED_DATA_DIR: config.DATA_DIR });
    const renamed = entries.map(([name, content]) => {
      if (name !== 'manifest.mac') return [name, content] as const;
      return [name, Buffer.from(JSON.stringify({ ...JSON.parse(String(content)), key: '0123' }))] as const;
    });
    await expect(restore(copy, await backupOf(renamed), 'copy')).rejects.toThrow(
      'The key of this backup is not here',
    );
    const more = [...entries, ['files/more', Buffer.from('more')] as const];
    await expect(restore(copy, await backupOf(more), 'copy')).rejects.toThrow(
      'The backup is damaged at files/more: nothing was restored',
    );
  });
});

describe('a restore', () => {
  it('names the people and links that have changed since, by the database that it replaces', async () => {
    const { url, db, config, backUp, server } = await office();
    const admin = await server.signIn();
    const file = await backUp();
    const [companies, students] = [
      await db
        .selectFrom('companies')
        .select('id')
        .where('link_sealed', 'is not', null)
        .orderBy('id')
        .execute(),
      await db
        .selectFrom('students')
        .select('id')
        .where('link_sealed', 'is not', null)
        .orderBy('id')
        .execute(),
    ];
    await admin.send('PUT', `links/company/${companies[0]?.id}/revoke`, { body: {} });
    await admin.send('PUT', `links/student/${students[0]?.id}/renew`, { body: {} });
    await db.updateTable('users').set({ status: 0 }).where('email', '=', accounts.teacher.email).execute();
    await db.updateTable('users').set({ role: 'ROLE_TEACHER', password: 'x' }).where('id', '=', 2).execute();
    const added = {
      name: 'Ana',
      last_name: 'Ng',
      email: 'ana@ecole.example',
      role: 'ROLE_ADMIN',
      status: 0,
    } as const;
    await db.insertInto('users').values(added).execute();
    await db
      .insertInto('history')
      .values({ table_name: 'students', action: 'erase', record_id: 9 })
      .execute();
    const replaced = { REPLACED_DATABASE_URL: url, REPLACED_DATA_DIR: config.DATA_DIR };
    const { notes } = await restore(await target(replaced), file, 'replacement');
    expect(notes[0]).toMatch(
      /^People and links that have changed between 20.* and the database that is replaced$/,
    );
    for (const text of [
      'became ROLE_TEACHER, is ROLE_ADMIN here',
      'had another password, has the former one here',
      'Ana Ng <ana@ecole.example>: was added, is missing here',
      `<${accounts.teacher.email}>: was archived, is active here`,
      'the link was revoked, the former one opens here',
      'the link was replaced, the former one opens here',
      'student:9: was erased, is here again: npm run server -- person-erase student:9 --yes',
    ])
      expect(notes.filter((line) => line.includes(text))).toHaveLength(1);
    expect(notes).toHaveLength(8);
  });

  it('says when the database that it replaces was not named, or cannot be read', async () => {
    const { config, backUp } = await office();
    const file = await backUp();
    const known = { OLD_TOKEN_SECRETS: [secretOf(config)] };
    expect((await restore(await target(known), file, 'replacement')).notes).toEqual([
      expect.stringContaining('The database that is replaced was not named'),
    ]);
    const gone = { ...known, REPLACED_DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    expect((await restore(await target(gone), file, 'replacement')).notes).toEqual([
      expect.stringContaining('The database that is replaced cannot be read'),
    ]);
  });
});
