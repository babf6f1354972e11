import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Contents } from '../files/Contents.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { contentsInBucket } from '../files/contentsInBucket.ts';
import { firstStart } from '../firstStart.ts';
import { emptyDatabase, temporaryFolder } from '../testing/organisations.ts';
import { startBucket } from '../testing/startBucket.ts';
import { testMoment } from '../testing/testMoment.ts';
import { claimContents, claimFiles, OtherOffice, officeOf } from './office.ts';
import { sweepContents } from './sweepContents.ts';

const stores: readonly [string, () => Promise<() => Contents>][] = [
  [
    'a folder',
    async () => {
      const folder = join(temporaryFolder(), 'files');
      return () => contentsIn(folder);
    },
  ],
  [
    'a bucket',
    async () => {
      const { settings } = await startBucket();
      return () => contentsInBucket({ ...settings, prefix: 'ecole' });
    },
  ],
];

/** An office without records. */
async function newOffice() {
  const db = connect({ url: await emptyDatabase('no_samples') });
  onTestFinished(() => db.destroy());
  return db;
}

/** Starts an office for the first time, which stores the three templates. */
async function begin(db: Awaited<ReturnType<typeof newOffice>>, contents: Contents): Promise<void> {
  await claimContents(db, contents);
  await firstStart(db, { contents, email: 'direction@ecole.example', now: testMoment });
}

/** The state that must not change. */
const stateOf = async (contents: Contents) => ({
  list: (await contents.list()).map(({ key }) => key).toSorted(),
  aside: await contents.listAside(),
  office: await contents.office(),
});

describe.each(stores)('an office with its files in %s', (_, place) => {
  it('marks an empty place as its own at the first start, also when two servers start at once', async () => {
    const [db, open] = [await newOffice(), await place()];
    await Promise.all([begin(db, open()), begin(db, open())]);
    expect(await open().office()).toBe(await officeOf(db));
    await claimContents(db, open());
    expect(await open().list()).toHaveLength(3);
  });

  it('leaves an empty place to one of two offices that begin there at once', async () => {
    const [one, other, open] = [await newOffice(), await newOffice(), await place()];
    const claims = await Promise.allSettled([claimContents(one, open()), claimContents(other, open())]);
    const refused = claims.filter(({ status }) => status === 'rejected');
    expect(refused.map((claim) => 'reason' in claim && claim.reason)).toEqual([expect.any(OtherOffice)]);
    expect([await officeOf(one), await officeOf(other)]).toContain(await open().office());
  });

  it('does not start on the files of another office, and leaves them as they are (DECISION-54)', async () => {
    const [one, other, open] = [await newOffice(), await newOffice(), await place()];
    await begin(one, open());
    const before = await stateOf(open());
    const [its, ours] = [await officeOf(one), await officeOf(other)];
    await expect(begin(other, open())).rejects.toThrow(
      `belongs to the office ${its}, the database is the office ${ours}. Nothing was changed: correct DATA_DIR, the settings of the object store or DATABASE_URL.`,
    );
    const old = { now: new Date(Date.now() + 90 * 24 * 3600 * 1000), keepDays: 1 };
    await expect(sweepContents(other, open(), old)).rejects.toThrow(OtherOffice);
    expect(await stateOf(open())).toEqual(before);
    // There are no users, as before the restore: not even the administrator was created.
    expect(await other.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('of a version without ids keeps its files, and marks them', async () => {
    const [db, open] = [await newOffice(), await place()];
    const old = { ...open(), office: async () => null, setOffice: async (id: string) => id };
    await begin(db, old);
    expect(await open().office()).toBeNull();
    await claimContents(db, open());
    expect(await stateOf(open())).toMatchObject({ office: await officeOf(db), aside: [] });
    expect(await open().list()).toHaveLength(3);
  });

  it('does not start where files without an id are all unknown to it', async () => {
    const [db, open] = [await newOffice(), await place()];
    await open().keep(Buffer.from('of a database that is not here'));
    const before = await stateOf(open());
    await expect(begin(db, open())).rejects.toThrow(
      'holds 1 contents, and the database refers to none of them. Nothing was changed: ',
    );
    expect(await stateOf(open())).toEqual(before);
  });

  it('does not start where its files are missing, until a person says that they are lost', async () => {
    const [db, open, elsewhere] = [await newOffice(), await place(), await place()];
    await begin(db, open());
    await expect(claimContents(db, elsewhere())).rejects.toThrow(
      'is empty, but the database refers to 3 contents. Nothing was changed: mount its disk or bring the files back',
    );
    expect(await elsewhere().office()).toBeNull();
    const id = await officeOf(db);
    const compared = [
      expect.stringMatching(
        new RegExp(`^The database has the office id ${id}, the (folder|bucket) .* carries none$`),
      ),
      '0 contents are there; the database refers to 3 contents, 0 of them there',
    ];
    expect(await claimFiles(db, elsewhere(), { isConfirmed: false })).toEqual([
      ...compared,
      'Nothing was changed. Add --yes if these files belong to this database.',
    ]);
    expect(await elsewhere().office()).toBeNull();
    await claimFiles(db, elsewhere(), { isConfirmed: true });
    await claimContents(db, elsewhere());
  });
});

describe('a folder', () => {
  it('that is moved with its files belongs to the same office', async () => {
    const [db, above] = [await newOffice(), temporaryFolder()];
    await begin(db, contentsIn(join(above, 'files')));
    renameSync(join(above, 'files'), join(above, 'moved'));
    await claimContents(db, contentsIn(join(above, 'moved')));
  });

  it('whose id is damaged belongs to nobody', async () => {
    const [db, folder] = [await newOffice(), temporaryFolder()];
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files', 'office-id'), '');
    await expect(claimContents(db, contentsIn(join(folder, 'files')))).rejects.toThrow(OtherOffice);
  });
});

it('has one id, whoever asks for it', async () => {
  const db = await newOffice();
  await expect(db.insertInto('office').values({ id: randomUUID() }).execute()).rejects.toThrow('office_pkey');
  expect(await officeOf(db)).toMatch(/^[\da-f-]{36}$/);
});
