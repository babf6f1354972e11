import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  asideFolder,
  asidePathOf,
  type Contents,
  ContentsUnavailable,
  isStoredName,
  officeFile,
  pathOf,
  type StoredContent,
} from './Contents.ts';

/** Address and credentials of an S3-compatible object store. */
export interface BucketSettings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The folder within the bucket; empty for its root. */
  readonly prefix: string;
}

/** How often an empty id of an office is read, and the milliseconds between two reads: two seconds in all. */
const maxOfficeReads = 40;
const officeWait = 50;

/** Stores contents in an S3-compatible object store, under the same paths as in a folder. */
export function contentsInBucket(settings: BucketSettings): Contents {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const folder = settings.prefix.replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const objectOf = (key: string) => ({ Bucket, Key: prefix + pathOf(key) });
  const asideOf = (key: string) => ({ Bucket, Key: prefix + asidePathOf(key) });
  const officeObject = { Bucket, Key: prefix + officeFile };
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Not every compatible store supports the checksums that the client would add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The client must not write to the server's log. Its errors are thrown.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });
  const put: Contents['put'] = async (key, content) => {
    const isBuffer = Buffer.isBuffer(content);
    const body = isBuffer ? content : content.stream();
    const size = isBuffer ? content.length : content.size;
    const command = new PutObjectCommand({ ...objectOf(key), Body: body, ContentLength: size });
    if (Buffer.isBuffer(body)) {
      await client.send(command).catch(unavailable);
      return;
    }
    // Without this, the client would wait forever for the rest of a source that fails.
    const stop = new AbortController();
    const failed = new Promise<never>((_done, fail) => body.once('error', fail));
    try {
      await Promise.race([client.send(command, { abortSignal: stop.signal }).catch(unavailable), failed]);
    } finally {
      stop.abort();
      body.destroy();
    }
  };
  const stream: Contents['stream'] = async (key, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const answer = await client.send(new GetObjectCommand({ ...objectOf(key), Range })).catch(unavailable);
    const body = answer.Body as Readable;
    if (range && answer.ContentLength !== range.end - range.start + 1) {
      body.destroy();
      throw new Error(`a content ends before byte ${range.end}, which is wanted`);
    }
    return body;
  };
  type StoredObject = ReturnType<typeof objectOf>;
  const removeObject = async (object: StoredObject) => {
    await client.send(new DeleteObjectCommand(object)).catch(unavailable);
  };
  /** Copies before it deletes the original. An object that is already gone is ignored. */
  const move = async (source: StoredObject, target: StoredObject) => {
    const CopySource = encodeURI(`${Bucket}/${source.Key}`);
    try {
      await client.send(new CopyObjectCommand({ ...target, CopySource }));
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') return;
      unavailable(error);
    }
    await removeObject(source);
  };
  const listIn = async (top: string): Promise<StoredContent[]> => {
    const list: StoredContent[] = [];
    try {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: top })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.split('/').at(-1) ?? '';
          // Ignores objects that the server has not stored.
          const isOurs = isStoredName(key) && Key === top + pathOf(key);
          if (isOurs && LastModified) list.push({ key, storedAt: LastModified });
        }
      }
    } catch (error) {
      unavailable(error);
    }
    return list;
  };
  const readOffice: Contents['office'] = async () => {
    try {
      const { Body } = await client.send(new GetObjectCommand(officeObject));
      return String(await buffer(Body as Readable)).trim();
    } catch (error) {
      if (codeOf(error) === 'NoSuchKey') return null;
      unavailable(error);
    }
  };
  // Another server may be writing it: s3rver 3.7.1 shows an object before its content, unlike S3.
  const office: Contents['office'] = async () => {
    let text = await readOffice();
    for (let reads = 1; text === '' && reads < maxOfficeReads; reads += 1) {
      await setTimeout(officeWait);
      text = await readOffice();
    }
    return text;
  };
  return {
    place: `the bucket ${Bucket}${folder === '' ? '' : `, folder ${folder}`}`,
    async keep(content) {
      const key = randomUUID();
      await put(key, content);
      return key;
    },
    put,
    read: async (key) => buffer(await stream(key)),
    stream,
    async remove(key) {
      await removeObject(objectOf(key));
      await removeObject(asideOf(key));
    },
    list: () => listIn(prefix),
    setAside: (key) => move(objectOf(key), asideOf(key)),
    listAside: () => listIn(`${prefix}${asideFolder}/`),
    bringBack: (key) => move(asideOf(key), objectOf(key)),
    removeAside: (key) => removeObject(asideOf(key)),
    office,
    async setOffice(id, { isReplacing = false } = {}) {
      const there = isReplacing ? null : await office();
      if (there !== null) return there;
      const object = { ...officeObject, Body: `${id}\n` };
      // `*` fails if the object exists: two offices may claim one bucket at the same moment.
      const first = isReplacing ? {} : { IfNoneMatch: '*' };
      try {
        await client.send(new PutObjectCommand({ ...object, ...first }));
      } catch (error) {
        const code = codeOf(error);
        if (code === 'NotImplemented') await client.send(new PutObjectCommand(object)).catch(unavailable);
        else if (code !== 'PreconditionFailed' && code !== 'ConditionalRequestConflict') unavailable(error);
      }
      return (await office()) ?? id;
    },
  };
}

function silent(): void {}

/** Reports the name of the error only, because its message can quote the request. */
function unavailable(error: unknown): never {
  throw new ContentsUnavailable(codeOf(error), { cause: error });
}

function codeOf(error: unknown): string {
  const { name = 'unknown', code = name } = error as { name?: string; code?: string };
  return code;
}
