import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bucketOf, type Config } from '../config.ts';
import { connect } from '../database/connect.ts';
import { contentsIn } from '../files/contentsIn.ts';
import { contentsInBucket } from '../files/contentsInBucket.ts';
import { aForm } from '../testing/aForm.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { startBucket } from '../testing/startBucket.ts';
import { startServer } from '../testing/startServer.ts';
import { backup, restore } from './backup.ts';
import { doctor } from './doctor.ts';
import { exportAll } from './exportAll.ts';
import { importAll } from './importAll.ts';
import { contentsOf } from './openOrganisation.ts';
import { personExport } from './personExport.ts';

/** The settings of an empty bucket. */
async function bucketSettings() {
  const { settings } = await startBucket();
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_PREFIX: 'ecole',
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

/** The sample organisation, with its files in a bucket. */
async function organisationInBucket() {
  const samples = await sampleOrganisation();
  const file = join(temporaryFolder(), 'backup.tar.gz');
  await backup(samples.config, file);
  const url = await emptyDatabase();
  const config: Config = {
    ...organisation(url),
    ...(await bucketSettings()),
    OLD_TOKEN_SECRETS: [testSecret],
  };
  const size = await restore(config, file, 'copy');
  const db = connect({ url });
  onTestFinished(() => db.destroy());
  return { samples, config, url, db, size, contents: await contentsOf(config) };
}

/** Returns the findings of the doctor about files, each line with its advice. */
async function findings(config: Config): Promise<string[]> {
  const { lines } = await doctor({ ...config, SITE_DIR: 'none' });
  return lines.flatMap((line, place) => {
    if (!/^\w+ +files/.test(line)) return [];
    const next = lines[place + 1] ?? '';
    return next.startsWith(' ') ? [`${line} > ${next.trim()}`] : [line];
  });
}

/** An organisation whose database does not answer. */
const withoutDatabase = () => organisation('postgres://127.0.0.1:1/none');

describe('an organisation with its files in a bucket', () => {
  it('comes from a backup of a folder, and goes back to one', async () => {
    const { samples, config, size, db, contents } = await organisationInBucket();
    expect(size.files).toBe(samples.files);
    expect(readdirSync(config.DATA_DIR)).not.toContain('files');
    const rows = await db.selectFrom('files').select('content_key').execute();
    for (const { content_key: key } of rows)
      expect(await contents.read(key)).toEqual(await samples.contents.read(key));

    const file = join(temporaryFolder(), 'backup.tar.gz');
    await backup(config, file);
    const back = { ...organisation(await emptyDatabase()), REPLACED_DATA_DIR: config.DATA_DIR };
    expect(await restore(back, file, 'copy')).toEqual(size);
    const inFolder = contentsIn(join(back.DATA_DIR, 'files'));
    const keysOf = async (store: typeof contents) => (await store.list()).map(({ key }) => key).toSorted();
    expect(await keysOf(inFolder)).toEqual(await keysOf(contents));
  });

  it('takes uploads, answers ranges of them, and is healthy for the doctor', async () => {
    const { config, url, contents, samples } = await organisationInBucket();
    const server = await startServer({ database: url, contents });
    const admin = await server.signIn();
    const form = aForm('%PDF-1.7 0123456789', 'a.pdf', { ref_type: 'undefined' });
    const { body } = await admin.send('POST', 'files', { body: form });
    const download = `files/download?fileId=${body.data.id}`;
    const part = await admin.send('GET', download, { headers: { Range: 'bytes=-10' } });
    expect([part.status, String(part.body)]).toEqual([206, '0123456789']);
    expect(String((await admin.get(download)).body)).toBe('%PDF-1.7 0123456789');
    expect(await findings(config)).toEqual([
      'ok    files     contents can be written and read',
      expect.stringMatching(/^ok {4}files {5}the files carry the id of the database, [-\da-f]{36}$/),
      `ok    files     ${samples.files + 1} files have their contents`,
    ]);
  });

  it('is exported and imported, and exports what it has about a person', async () => {
    const { config, db, contents } = await organisationInBucket();
    const folder = join(temporaryFolder(), 'export');
    await exportAll(config, folder);
    const target: Config = {
      ...organisation(await emptyDatabase('no_samples')),
      ...(await bucketSettings()),
    };
    const { lines } = await importAll(target, folder, { isWritten: true });
    expect(lines.at(-1)).toBe('Importé. - Imported.');
    const file = await db
      .selectFrom('files')
      .select(['id', 'name', 'content_key', 'student_id'])
      .where('student_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const content = await contents.read(file.content_key);
    expect(readFileSync(join(folder, 'files', `${file.id}-${file.name}`))).toEqual(content);
    const imported = await contentsOf(target);
    const sums = await Promise.all((await imported.list()).map(({ key }) => imported.read(key)));
    expect(sums.some((other) => other.equals(content))).toBe(true);

    const page = join(temporaryFolder(), 'person.json');
    await personExport(config, `student:${file.student_id}`, page);
    expect(readFileSync(page, 'utf8')).toContain(content.toString('base64'));
  });
});

/** Starts an object store that refuses requests with a code. */
async function refusingStore(codeOf: (method: string, url: string) => string | null) {
  const objects = new Map<string, Buffer>();
  const store = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const code = codeOf(method, url);
    const [path = ''] = url.split('?');
    const sent = await buffer(request);
    response.setHeader('Content-Type', 'application/xml');
    if (code) response.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
    else if (method === 'GET') response.end(objects.get(path));
    else {
      objects.set(path, sent);
      response.end();
    }
  });
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void store.close().closeAllConnections());
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
}

describe('the doctor', () => {
  it.each<[string, string]>([
    ['NoSuchBucket', 'create the bucket of S3_BUCKET, or correct its name'],
    ['SignatureDoesNotMatch', 'correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [
      'AccessDenied',
      'give the key of S3_ACCESS_KEY_ID the right to read, write, delete and list objects in this bucket',
    ],
    ['Blocked', 'check S3_ENDPOINT, and that the object store runs and accepts this machine'],
  ])('says what to do when the object store answers %s', async (code, todo) => {
    const S3_ENDPOINT = await refusingStore(() => code);
    const config = { ...withoutDatabase(), ...(await bucketSettings()), S3_ENDPOINT };
    expect(await findings(config)).toEqual([
      `wrong files     contents cannot be written (${code}) > ${todo}`,
    ]);
  });

  it('notices a key that may write but not list', async () => {
    const { config } = await sampleOrganisation();
    const S3_ENDPOINT = await refusingStore((_method, url) =>
      url.includes('list-type') ? 'AccessDenied' : null,
    );
    const found = await findings({ ...config, ...(await bucketSettings()), S3_ENDPOINT });
    expect(found).toContain('ok    files     contents can be written and read');
    expect(found.at(-1)).toMatch(
      /^wrong files {5}contents cannot be listed \(AccessDenied\) > give the key /,
    );
  });

  it('notices a bucket that does not exist', async () => {
    const config = { ...withoutDatabase(), ...(await bucketSettings()), S3_BUCKET: 'missing' };
    expect((await findings(config))[0]).toMatch(/cannot be written \(NoSuchBucket\) > create the bucket/);
  });
});

it('answers 503 while the object store does not', async () => {
  const settings = bucketOf({ ...organisation('postgres://any'), ...(await bucketSettings()) });
  const contents = contentsInBucket({ ...settings, endpoint: 'http://127.0.0.1:1' } as NonNullable<
    typeof settings
  >);
  const server = await startServer({ contents });
  const admin = await server.signIn();
  const before = await server.state();
  const form = aForm('%PDF-1.7', 'a.pdf', { ref_type: 'undefined' });
  const { status, headers } = await admin.send('POST', 'files', { body: form });
  expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await server.state()).toEqual(before);
});
