import type { Contents } from '../store/Contents.ts';
import type { Store } from '../store/Store.ts';
import type { Attempts } from './Attempts.ts';
import { Refusal } from './Refusal.ts';
import type { Caller, Sessions } from './Sessions.ts';
import type { UploadedFile } from './UploadedFile.ts';

/** A request that passed the treaty: the caller's role may make it, and its shape is right. */
export interface Call<D extends TreatyData = TreatyData> {
  readonly caller: Caller;
  /** The session of the caller; null for anonymous. */
  readonly session: number | null;
  /** The network address that the request came from. */
  readonly address: string;
  readonly attempts: Attempts;
  readonly path: NonNullable<D['path']>;
  readonly query: NonNullable<D['query']>;
  readonly body: Received<NonNullable<D['body']>>;
  /** The `Idempotency-Key` header. */
  readonly key: string | undefined;
  /** The `If-Match` header: the version that the change was made from. */
  readonly ifMatch: string | undefined;
  readonly store: Store;
  /** What stands in uploaded files. */
  readonly contents: Contents;
  readonly sessions: Sessions;
  readonly now: Date;
  /** The calendar day of `now` where the mock runs. */
  readonly today: string;
}

/** A body as it arrives here: the client sends a file as a blob. */
type Received<B> = B extends { file: Blob } ? Omit<B, 'file'> & { file: UploadedFile } : B;

/** What the generated types say about one call. */
export interface TreatyData {
  readonly body?: unknown;
  readonly path?: unknown;
  readonly query?: unknown;
}

/**
 * Carries a call out. It runs inside a transaction up to its first wait: whatever it writes, it writes before, and
 * when it throws nothing has changed.
 */
export type Handler<D extends TreatyData, R extends { 200: unknown }> = (
  call: Call<D>,
) => R[200] | Versioned<R[200]> | Promise<R[200]>;

/** An answer that says which version of its record it carries: the `ETag` header. */
export class Versioned<Body> {
  readonly body: Body;
  readonly version: string;

  constructor(body: Body, version: string) {
    this.body = body;
    this.version = version;
  }
}

/** A file as an answer. */
export class FileAnswer {
  readonly name: string;
  readonly content: Buffer;

  constructor(name: string, content: Buffer) {
    this.name = name;
    this.content = content;
  }
}

/** The user id behind the call; throws a refusal for the session of a link. */
export function userIdOf(caller: Caller): number {
  if (!('userId' in caller)) throw new Refusal('forbidden');
  return caller.userId;
}
