import type { PassThrough, Readable } from 'node:stream';
import type * as calls from '@portal/api-client/calls';
import type { Kysely } from 'kysely';
import type { Clock } from '../calendar/Clock.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { ByteRange, Contents } from '../files/Contents.ts';
import type { UploadedFile } from '../files/UploadedFile.ts';
import type { RecordWatch } from '../presence/RecordWatch.ts';
import { Refusal } from '../refusal/Refusal.ts';
import type { Attempts } from '../sessions/Attempts.ts';
import type { Caller } from '../sessions/Caller.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import type { Passwords } from '../sessions/passwords.ts';
import type { Sessions } from '../sessions/Sessions.ts';
import type { LaterWork } from './LaterWork.ts';

/** What every call of one server shares. */
export interface Services {
  readonly sessions: Sessions;
  /** Opens and seals private links. */
  readonly links: LinkKeys;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  /** The contents of uploaded files. */
  readonly contents: Contents;
  /** Hours for which a teacher may correct an own attendance record (DECISION-52). */
  readonly correctOwnHours: number;
  /** Days for which the file of an online meeting is kept. */
  readonly keepMeetingFileDays: number;
  /** The extensions of the treaty, all of which this server has (DECISION-51). */
  readonly extensions: readonly string[];
  /** Whether a mail server is set. Without one, mails wait in the outbox. */
  readonly sendsMail: boolean;
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @. */
  readonly hasSmtpUtf8: boolean;
  /** Called when a password was set by a link. */
  readonly onPasswordSet: () => void;
  /** Who has which record open. */
  readonly watch: RecordWatch;
  /** Carries out what the time of an answer must not tell. */
  readonly later: LaterWork;
}

/** The device that a request came from. */
export interface CallingDevice {
  /** Its id if this user has signed in on it before; null for a stranger's. */
  knownBy(userId: number | undefined): Promise<string | null>;
  /** Lets the answer tell it to remember this user. */
  remember(userId: number): Promise<void>;
}

/** A request that passed the treaty: the caller's role may make it, and its shape is right. */
export interface Call<D extends TreatyData = TreatyData> extends Services {
  readonly caller: Caller;
  /** The session of the caller; null for anonymous. */
  readonly session: string | null;
  /** Carries a write out in a transaction, which names this call in the history: for handlers whose `db` is none. */
  readonly write: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The network address that the request came from. */
  readonly address: string;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The `Authorization` header, which nobody has read yet if anybody may make the call. */
  readonly authorization: string | undefined;
  readonly device: CallingDevice;
  readonly path: NonNullable<D['path']>;
  readonly query: NonNullable<D['query']>;
  readonly body: Received<NonNullable<D['body']>>;
  /** The `If-Match` header: the version that the change was made from. */
  readonly ifMatch: string | undefined;
  /** The transaction of a write; the database itself for a read, and for a call that opens its own transactions. */
  readonly db: Db;
  /** The database outside of any transaction. */
  readonly pool: Kysely<Schema>;
  readonly now: Date;
  /** The organisation's clock: the source of every day and time of day. */
  readonly clock: Clock;
  /** The calendar day of `now` on it. */
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

/** The calls of the treaty by `operationId`. */
type Calls = typeof calls;

/** The body of the answer 200. */
type AnswerOf<Name extends keyof Calls> =
  Extract<Awaited<ReturnType<Calls[Name]>>, { error: undefined }> extends { data: infer Body } ? Body : never;

/** A request for this call. */
export type CallOf<Name extends keyof Calls> = Call<NonNullable<Parameters<Calls[Name]>[0]>>;

/** What a handler returns. The client sees a file as a blob and a text in a format of its own as a string. */
type Answer<Body> = [Body] extends [Blob | File]
  ? FileAnswer
  : [Body] extends [string]
    ? TextAnswer
    : Body | Versioned<Body> | OpenedSession<Body> | WatchAnswer<Body>;

/** Carries a call out. When a write throws, nothing has changed. */
export type Handler<Name extends keyof Calls> = (
  call: CallOf<Name>,
) => Promise<Answer<AnswerOf<Name>>> | AnswerOf<Name>;

/** Handlers by the names of their calls. */
export type Handlers = { readonly [Name in keyof Calls]?: Handler<Name> };

/** An answer that says which version of its record it carries: the `ETag` header. */
export class Versioned<Body> {
  readonly body: Body;
  readonly version: string;

  constructor(body: Body, version: string) {
    this.body = body;
    this.version = version;
  }
}

/**
 * An answer to which the tokens of a new session are added as `auth` when it is sent. What is stored for a repetition
 * names the session alone.
 */
export class OpenedSession<Body> {
  readonly body: Body;
  readonly session: string;

  constructor(body: Body, session: string) {
    this.body = body;
    this.session = session;
  }
}

/** A file as an answer. Its content is opened when it is sent. */
export class FileAnswer {
  readonly name: string;
  readonly size: number;
  /** Differs between two contents. */
  readonly contentKey: string;
  readonly open: (range: ByteRange) => Promise<Readable>;

  constructor(
    { name, size, content_key }: { name: string; size: number; content_key: string },
    contents: Contents,
  ) {
    this.name = name;
    this.size = size;
    this.contentKey = content_key;
    this.open = (range) => contents.stream(content_key, range);
  }
}

/** An answer that a caller may follow as server-sent events; others get what is true now. */
export class WatchAnswer<Body> {
  readonly now: Body;
  readonly follow: (stream: PassThrough) => void;

  constructor(now: Body, follow: (stream: PassThrough) => void) {
    this.now = now;
    this.follow = follow;
  }
}

/** An answer in a format of its own. */
export class TextAnswer {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** The user id behind the call; throws a refusal for the session of a link. */
export function userIdOf(caller: Caller): number {
  if (!('userId' in caller)) throw new Refusal('forbidden');
  return caller.userId;
}

/** The version of a row as an `ETag`. */
export function versionOf({ version }: { readonly version: number }): string {
  return `"v${version}"`;
}

/** Refuses a change that was made from another version than the one that is stored (DECISION-37). */
export function refuseChanged(row: { readonly version: number }, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(row)) throw new Refusal('changed');
}
