import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSamples, readRecords, smallDataSet } from '../../samples/index.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { CannotRunPostgres, ownMajorVersion, startOwnPostgres } from '../database/ownPostgres.ts';
import { temporaryFolder } from '../testing/organisations.ts';
import { sampleSecrets, testSecret } from '../testing/sampleSecrets.ts';
import { testDay } from '../testing/testMoment.ts';
import { doctor } from './doctor.ts';
import { findDatabase } from './openOrganisation.ts';
import { moveData, upgradePostgres } from './upgradePostgres.ts';

// The older PostgreSQL, if the tests run on one; otherwise both sides have the same version.
const older = process.env.PORTAL_POSTGRES_BIN;

function organisation() {
  const config = readConfig({ DATA_DIR: temporaryFolder(), TOKEN_SECRET: testSecret });
  const folder = join(config.DATA_DIR, 'postgres');
  return { config, folder };
}

async function recordsIn(folder: string, binaries?: string) {
  const postgres = await startOwnPostgres({ folder, binaries });
  const db = connect({ url: postgres.url('postgres') });
  try {
    return await readRecords(db, sampleSecrets.links);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

async function withoutFiles() {
  const { config, folder } = organisation();
  const postgres = await startOwnPostgres({ folder, binaries: older });
  const url = postgres.url('postgres');
  await migrate(url);
  // Contents of the samples are generated when they are read, so there are none to copy.
  await loadSamples(
    url,
    { ...smallDataSet(testDay), files: [], meetingFiles: [], reports: [], imports: [] },
    sampleSecrets,
  );
  await postgres.stop();
  return { config, folder };
}

describe('the data of an older PostgreSQL', () => {
  it('are in the new one, after a backup, and stay beside it', async () => {
    const { config, folder } = await withoutFiles();
    const before = await recordsIn(folder, older);
    // The server's own PostgreSQL has no pooler; the setting must be ignored.
    const file = await moveData({ ...config, DATABASE_POOLER: 'transaction' }, folder, older);
    expect(existsSync(file)).toBe(true);
    expect(await recordsIn(folder)).toEqual(before);
    const [aside = ''] = globSync(`${folder}-*`);
    expect(await recordsIn(aside, older)).toEqual(before);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe(String(ownMajorVersion()));
  });

  it('are put in their place by the next start when a start was interrupted between two renames', async () => {
    const { config, folder } = organisation();
    mkdirSync(`${folder}.upgraded`, { recursive: true });
    writeFileSync(join(`${folder}.upgraded`, 'PG_VERSION'), `${ownMajorVersion()}\n`);
    await upgradePostgres(config);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${ownMajorVersion()}\n`);
    renameSync(folder, `${folder}.upgraded`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '9\n');
    await upgradePostgres(config);
    expect(readFileSync(join(`${folder}-9`, 'PG_VERSION'), 'utf8')).toBe('9\n');
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${ownMajorVersion()}\n`);
  });

  it.each([
    [
      9,
      /written by PostgreSQL 9, this portal brings \d+: start the server once with OLD_POSTGRES_BIN, the folder of the programs of PostgreSQL 9 /,
    ],
    [99, /written by PostgreSQL 99, this portal brings \d+: start the newer portal$/],
  ])('of version %i are refused with a sentence, and left as they are', async (version, sentence) => {
    const { config, folder } = organisation();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
    await expect(upgradePostgres(config)).rejects.toThrow(sentence);
    await expect(findDatabase(config, { isBeside: true })).rejects.toThrow(sentence);
    const { lines, isRefused } = await doctor(config);
    expect([lines.find((line) => line.startsWith('wrong database')), isRefused]).toEqual([
      expect.stringMatching(sentence),
      true,
    ]);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe(`${version}\n`);
  });

  it('are left as they are where OLD_POSTGRES_BIN holds no PostgreSQL', async () => {
    const { config, folder } = organisation();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '9\n');
    await expect(upgradePostgres({ ...config, OLD_POSTGRES_BIN: '/usr/lib' })).rejects.toThrow(
      new CannotRunPostgres('OLD_POSTGRES_BIN: /usr/lib does not hold the programs of PostgreSQL 9'),
    );
  });
});
