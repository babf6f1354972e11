import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, globSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/organisations.ts';
import { startBucket } from '../testing/startBucket.ts';
import { type Contents, ContentsUnavailable, pathOf } from './Contents.ts';
import { contentsIn } from './contentsIn.ts';
import { contentsInBucket } from './contentsInBucket.ts';

interface Store {
  readonly contents: Contents;
  /** The folder in which the store keeps its files. */
  readonly folder: string;
}

const stores: readonly [string, () => Promise<Store>][] = [
  [
    'a folder',
    async () => {
      const folder = temporaryFolder();
      return { contents: contentsIn(folder), folder };
    },
  ],
  [
    'a bucket',
    async () => {
      const { settings, folder } = await startBucket();
      return { contents: contentsInBucket(settings), folder };
    },
  ],
  [
    'a folder of a bucket',
    async () => {
      const { settings, folder } = await startBucket();
      return { contents: contentsInBucket({ ...settings, prefix: '/ecole/portail/' }), folder };
    },
  ],
];

const text = 'Évaluation finale';
const bytes = Buffer.from(text);
const partOf = async (contents: Contents, key: string, start: number, end: number) =>
  buffer(await contents.stream(key, { start, end }));

const inodeOf = (path: string) => statSync(path).ino;

/** Returns a function that lists the inodes of the folders that were synced since its last call. */
async function syncedFolders(): Promise<() => number[]> {
  const any = await open(temporaryFolder());
  const handles: { sync(): Promise<void> } = Object.getPrototypeOf(any);
  await any.close();
  const original = handles.sync;
  const synced: number[] = [];
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino);
    await original.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return () => synced.splice(0);
}

describe.each(stores)('contents in %s', (_, start) => {
  it('come back as they were stored, each under a key of its own', async () => {
    const { contents } = await start();
    const [one, other] = [await contents.keep(bytes), await contents.keep(Buffer.from('other'))];
    expect(one).not.toBe(other);
    expect(await contents.read(one)).toEqual(bytes);
    expect(await buffer(await contents.stream(one))).toEqual(bytes);
    expect(String(await contents.read(other))).toBe('other');
  });

  it('of 8 MB are streamed in and out in small chunks', async () => {
    const { contents } = await start();
    const content = randomBytes(8 * 1024 * 1024);
    let largest = 0;
    const source = {
      size: content.length,
      stream: () =>
        Readable.from(
          (function* chunks() {
            for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
          })(),
          { objectMode: false },
        ),
    };
    const key = await contents.keep(source);
    const received: Buffer[] = [];
    for await (const chunk of await contents.stream(key)) {
      largest = Math.max(largest, chunk.length);
      received.push(chunk);
    }
    expect(Buffer.concat(received).equals(content)).toBe(true);
    expect(largest).toBeLessThan(1_000_000);
    expect(
      (await partOf(contents, key, 8_000_000, 8_000_009)).equals(content.subarray(8_000_000, 8_000_010)),
    ).toBe(true);
  });

  it('give ranges of bytes, and none that they do not hold', async () => {
    const { contents } = await start();
    const key = await contents.keep(bytes);
    const last = bytes.length - 1;
    // Never bytes 0 to 0: the store of these tests treats an end of 0 as missing.
    expect(await partOf(contents, key, 0, 1)).toEqual(bytes.subarray(0, 2));
    expect(await partOf(contents, key, 3, 5)).toEqual(bytes.subarray(3, 6));
    expect(await partOf(contents, key, last, last)).toEqual(bytes.subarray(last));
    await expect(contents.stream(key, { start: 3, end: last + 1 })).rejects.toThrow();
    await expect(contents.stream(key, { start: last + 1, end: last + 9 })).rejects.toThrow();
  });

  it('can be closed before they end', async () => {
    const { contents } = await start();
    const stream = await contents.stream(await contents.keep(randomBytes(1_000_000)));
    const closed = new Promise((done) => stream.once('close', done));
    stream.once('data', () => stream.destroy());
    stream.on('error', () => undefined);
    await closed;
    expect(stream.destroyed).toBe(true);
  });

  it('take the place of others under the same key', async () => {
    const { contents } = await start();
    const key = randomUUID();
    await contents.put(key, Buffer.from('a long one that came first'));
    await contents.put(key, bytes);
    expect(await contents.read(key)).toEqual(bytes);
    expect((await contents.list()).map((content) => content.key)).toEqual([key]);
  });

  it('are gone after they were removed, which may be done twice', async () => {
    const { contents } = await start();
    const key = await contents.keep(bytes);
    await contents.remove(key);
    await contents.remove(key);
    await contents.remove(randomUUID());
    await expect(contents.read(key)).rejects.toThrow();
    await expect(contents.stream(key)).rejects.toThrow();
    await expect(contents.stream(key, { start: 0, end: 1 })).rejects.toThrow();
    expect(await contents.list()).toEqual([]);
  });

  it('that were set aside are not listed with the others, and come back as they were', async () => {
    const { contents } = await start();
    const [key, other] = [await contents.keep(bytes), await contents.keep(Buffer.from('other'))];
    const before = Date.now();
    await contents.setAside(key);
    await contents.setAside(randomUUID());
    expect((await contents.list()).map((content) => content.key)).toEqual([other]);
    await expect(contents.read(key)).rejects.toThrow();
    const [aside, ...more] = await contents.listAside();
    expect([aside?.key, more]).toEqual([key, []]);
    // Some stores report whole seconds only.
    expect(aside?.storedAt.getTime()).toBeGreaterThan(before - 2000);
    await contents.bringBack(key);
    await contents.bringBack(key);
    expect(await contents.read(key)).toEqual(bytes);
    expect(await contents.listAside()).toEqual([]);
    expect((await contents.list()).map((content) => content.key).toSorted()).toEqual([key, other].toSorted());
  });

  it('that were set aside can be removed for good, each by itself or wherever it is', async () => {
    const { contents } = await start();
    const keys = [await contents.keep(bytes), await contents.keep(bytes)] as const;
    for (const key of keys) await contents.setAside(key);
    await contents.removeAside(keys[0]);
    await contents.remove(keys[1]);
    expect(await contents.listAside()).toEqual([]);
  });

  it('carry the id of one office, which only a command replaces', async () => {
    const { contents } = await start();
    expect(await contents.office()).toBeNull();
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await contents.setOffice(one)).toBe(one);
    expect(await contents.setOffice(other)).toBe(one);
    expect(await contents.office()).toBe(one);
    expect(await contents.setOffice(other, { isReplacing: true })).toBe(other);
    expect(await contents.office()).toBe(other);
    expect([await contents.list(), await contents.listAside()]).toEqual([[], []]);
  });

  it.each(['../../outside', 'sample:{}', '', `${randomUUID()}/../x`, `../${randomUUID()}`])(
    'are reached by their keys only, never by %j',
    async (key) => {
      const { contents } = await start();
      const refused = `${JSON.stringify(key)} is not the key of a content`;
      const uses = {
        put: async () => contents.put(key, bytes),
        read: async () => contents.read(key),
        stream: async () => contents.stream(key),
        remove: async () => contents.remove(key),
        setAside: async () => contents.setAside(key),
        bringBack: async () => contents.bringBack(key),
        removeAside: async () => contents.removeAside(key),
      };
      for (const use of Object.values(uses)) await expect(use()).rejects.toThrow(refused);
    },
  );

  it('are listed with their age, and nothing else that is there', async () => {
    const { contents, folder } = await start();
    expect(await contents.list()).toEqual([]);
    const [old, young] = [await contents.keep(bytes), await contents.keep(bytes)];
    const day = new Date('2026-11-20T12:00:00.000Z');
    const files = globSync('**/*', { cwd: folder }).map((path) => join(folder, path));
    const oldFiles = files.filter((path) => path.includes(old) && !path.endsWith(old.slice(0, 2)));
    expect(oldFiles.length).toBeGreaterThan(0);
    for (const path of oldFiles) utimesSync(path, day, day);
    const begun = Date.now();
    await contents.put(young, bytes);
    const foreign = join(dirname(oldFiles[0] ?? ''), 'notes.txt');
    mkdirSync(dirname(foreign), { recursive: true });
    writeFileSync(foreign, 'of somebody else');
    const list = await contents.list();
    const ages = new Map(list.map(({ key, storedAt }) => [key, storedAt.getTime()]));
    expect([...ages.keys()].toSorted()).toEqual([old, young].toSorted());
    expect(ages.get(old)).toBe(day.getTime());
    // Object stores report whole seconds, and the clock of a file system may be some milliseconds slow.
    expect(ages.get(young)).toBeGreaterThan(begun - 2000);
  });

  it('fail at once when their source breaks off', async () => {
    const { contents } = await start();
    const source = {
      size: 20,
      stream: () =>
        Readable.from(
          (async function* chunks() {
            yield Buffer.from('half of it');
            throw new Error('the disk is broken');
          })(),
          { objectMode: false },
        ),
    };
    await expect(contents.put(randomUUID(), source)).rejects.toThrow('the disk is broken');
  });
});

describe('a folder', () => {
  it('lets no other account of the machine read what is stored or restored', async () => {
    const folder = join(temporaryFolder(), 'data', 'files');
    const contents = contentsIn(folder);
    const [stored, restored] = [await contents.keep(bytes), randomUUID()];
    await contents.put(restored, Buffer.from('restored'));
    const places = [stored, restored].map((key) => join(folder, pathOf(key)));
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(places.map(modeOf)).toEqual(['600', '600']);
    expect([folder, ...places.map(dirname)].map(modeOf)).toEqual(['700', '700', '700']);
  });

  it('writes the names of files and new folders to the disk before a content counts as stored', async () => {
    const above = temporaryFolder();
    const folder = join(above, 'files');
    const synced = await syncedFolders();
    const contents = contentsIn(folder);
    const key = await contents.keep(bytes);
    const subfolder = join(folder, dirname(pathOf(key)));
    expect(new Set(synced())).toEqual(new Set([subfolder, folder, above].map(inodeOf)));
    await contents.put(key, bytes);
    expect(synced()).toEqual([inodeOf(subfolder)]);
  });

  it('copies a file without reading it, private and written to the disk (ADR-0097)', async () => {
    const [folder, uploads] = [temporaryFolder(), temporaryFolder()];
    const path = join(uploads, 'draft');
    writeFileSync(path, bytes, { mode: 0o644 });
    const stream = vi.fn<() => Readable>();
    const handle = await open(path);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    onTestFinished(() => sync.mockRestore());
    const contents = contentsIn(folder);
    const key = await contents.keep({ size: bytes.length, path, stream });
    expect([await contents.read(key), stream.mock.calls]).toEqual([bytes, []]);
    expect(statSync(join(folder, pathOf(key))).mode & 0o777).toBe(0o600);
    // The content, its folder, and the folder above, which is new.
    expect(sync).toHaveBeenCalledTimes(3);
    // It is another file: the draft is deleted at the end of the request.
    writeFileSync(path, 'other');
    expect(await contents.read(key)).toEqual(bytes);
  });

  it('keeps nothing of a source that breaks off, and lists what a crash has left', async () => {
    const folder = temporaryFolder();
    const contents = contentsIn(folder);
    await expect(
      contents.put(randomUUID(), { size: 1, stream: () => createReadStream('missing') }),
    ).rejects.toThrow();
    expect(await contents.list()).toEqual([]);
    const key = await contents.keep(bytes);
    const part = `${key}.part`;
    writeFileSync(join(folder, key.slice(0, 2), part), 'half');
    expect((await contents.list()).map((content) => content.key).toSorted()).toEqual([key, part]);
    await contents.remove(part);
    expect((await contents.list()).map((content) => content.key)).toEqual([key]);
  });
});

describe('a bucket', () => {
  it('can be filled by copying a folder', async () => {
    const folder = temporaryFolder();
    const key = await contentsIn(folder).keep(bytes);
    const { settings, folder: bucket } = await startBucket();
    await contentsInBucket(settings).put(key, bytes);
    const [path = ''] = globSync('*/*', { cwd: folder });
    expect(globSync('*/*', { cwd: bucket }).some((name) => name.startsWith(path))).toBe(true);
  });

  it('is listed to its end, page by page', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const pageOf = (names: readonly string[], next: string) =>
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>
        <NextContinuationToken>${next}</NextContinuationToken>
        ${names.map((name) => `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified></Contents>`).join('')}
      </ListBucketResult>`;
    const [first = '', ...rest] = keys.map(pathOf);
    const store = createServer((request, response) => {
      const isSecond = request.url?.includes('continuation-token=second');
      response.setHeader('Content-Type', 'application/xml');
      response.end(isSecond ? pageOf(rest, '') : pageOf([first], 'second'));
    });
    await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void store.close().closeAllConnections());
    const { port } = store.address() as AddressInfo;
    const contents = contentsInBucket({
      bucket: 'portal',
      region: 'any',
      prefix: '',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      endpoint: `http://127.0.0.1:${port}`,
    });
    expect((await contents.list()).map(({ key }) => key)).toEqual(keys);
  });

  it('reads the id of its office again while another server is writing it', async () => {
    const office = randomUUID();
    const answers = ['', '', `${office}\n`];
    const store = createServer((_request, response) => void response.end(answers.shift()));
    await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void store.close().closeAllConnections());
    const { port } = store.address() as AddressInfo;
    const contents = contentsInBucket({
      bucket: 'portal',
      region: 'any',
      prefix: '',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      endpoint: `http://127.0.0.1:${port}`,
    });
    expect(await contents.office()).toBe(office);
    expect(answers).toEqual([]);
  });

  it.each([
    ['that is missing', { bucket: 'missing' }, 'NoSuchBucket'],
    ['that does not know the key', { accessKeyId: 'other' }, 'InvalidAccessKeyId'],
    ['at an address where nothing answers', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
  ])('%s is not available, and says why', async (_, other, code) => {
    const { settings } = await startBucket();
    const contents = contentsInBucket({ ...settings, ...other });
    await expect(contents.keep(bytes)).rejects.toThrow(ContentsUnavailable);
    await expect(contents.keep(bytes)).rejects.toMatchObject({ code });
    await expect(contents.read(randomUUID())).rejects.toThrow(ContentsUnavailable);
    await expect(contents.stream(randomUUID(), { start: 0, end: 1 })).rejects.toThrow(ContentsUnavailable);
  });
});
