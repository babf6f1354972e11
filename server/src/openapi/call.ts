import type { PassThrough, Readable } from 'node:stream';
import type * as calls from '@portal/api-client/calls';
import type { SecondStep } from '@portal/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../calendar/Clock.ts';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { ByteRange, Contents } from '../files/Contents.ts';
import type { UploadedFile } from '../files/UploadedFile.ts';
import type { PaperThread } from '../papers/PaperThread.ts';
import type { RecordWatch } from '../presence/RecordWatch.ts';
import { Refusal } from '../refusal/Refusal.ts';
import type { ApiKeys } from '../sessions/ApiKeys.ts';
import type { Attempts } from '../sessions/Attempts.ts';
import type { Caller } from '../sessions/Caller.ts';
import type { LinkKeys } from '../sessions/LinkKeys.ts';
import type { Passkeys } from '../sessions/Passkeys.ts';
import type { Passwords } from '../sessions/passwords.ts';
import type { Providers } from '../sessions/providers/Providers.ts';
import type { RefusedSignIns } from '../sessions/RefusedSignIns.ts';
import type { Sessions } from '../sessions/Sessions.ts';
import type { WebhookLimits } from '../webhooks/postWebhook.ts';
import type { KeptRows } from './KeptRows.ts';
import type { LaterWork } from './LaterWork.ts';

/** The services that all calls of a server share. */
export interface Services {
  readonly sessions: Sessions;
  /** The keys of other programs. */
  readonly apiKeys: ApiKeys;
  /** Encrypts and decrypts private links. */
  readonly links: LinkKeys;
  readonly attempts: Attempts;
  readonly refusedSignIns: RefusedSignIns;
  readonly passwords: Passwords;
  /** The OpenID Connect providers with which people can sign in. */
  readonly providers: Providers;
  readonly passkeys: Passkeys;
  /** Storage for the contents of uploaded files. */
  readonly contents: Contents;
  /** Hours for which teachers may correct their own attendance records (DECISION-52). */
  readonly correctOwnHours: number;
  /** Days for which the file of an online meeting is kept. */
  readonly keepMeetingFileDays: number;
  /** The extensions of the API description, all of which this server supports (DECISION-51). */
  readonly extensions: readonly string[];
  /** Whether a mail server is configured. Without one, mails wait in the outbox. */
  readonly sendsMail: boolean;
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @. */
  readonly hasSmtpUtf8: boolean;
  /** Called after a password was set with a link. */
  readonly onPasswordSet: () => void;
  /** Keeps the JSON of list rows. */
  readonly keptRows: KeptRows;
  /** Knows who has which record open. */
  readonly watch: RecordWatch;
  /** Writes attestations and evidence as PDF. */
  readonly papers: PaperThread;
  /** Returns the address that people open, without a slash at the end. */
  readonly publicUrl: () => string;
  /** The name of the provider in the portal. */
  readonly productName: string;
  /** Runs work after the answer, if its duration must not be visible to the caller. */
  readonly later: LaterWork;
  /** Where webhooks may go. */
  readonly webhookLimits: WebhookLimits;
}

/** The device from which a request came. */
export interface CallingDevice {
  /** Returns the id of the device if this user has signed in on it before; otherwise null. */
  knownBy(userId: number | undefined): Promise<string | null>;
  /** Returns whether anybody has signed in on the device before. */
  isKnown(): Promise<boolean>;
  /** Sets the cookie by which the device is recognized for this user. */
  remember(userId: number): Promise<void>;
}

/** The cookies of a request and of its answer. */
export interface CallCookies {
  /** The `Cookie` header. */
  readonly sent: string | undefined;
  /** Whether cookies are sent over encrypted connections only. */
  readonly isSecure: boolean;
  /** Adds a `Set-Cookie` header to the answer. */
  set(cookie: string): void;
}

/** A request that has passed the checks of the API description: its role, and the shape of its data. */
export interface Call<D extends OpenApiData = OpenApiData> extends Services {
  readonly caller: Caller;
  /** The session of the caller; null for anonymous. */
  readonly session: string | null;
  /** What is left of the sign-in of the session; null if it is complete. */
  readonly secondStep: SecondStep | null;
  /**
   * Runs a write in a transaction that names this call in the history. For handlers whose `db` is not a transaction.
   */
  readonly write: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The network address of the sender. */
  readonly address: string;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** The `Authorization` header. It has not been checked if anonymous callers may make the call. */
  readonly authorization: string | undefined;
  readonly device: CallingDevice;
  readonly cookies: CallCookies;
  readonly path: NonNullable<D['path']>;
  readonly query: NonNullable<D['query']>;
  readonly body: Received<NonNullable<D['body']>>;
  /** The `If-Match` header: the version on which the change is based. */
  readonly ifMatch: string | undefined;
  /** The `If-None-Match` header: the tags of the answers that the caller has. */
  readonly ifNoneMatch: string | undefined;
  /** Returns an answer without the fields that the caller's role may not read, for answers that are kept as JSON. */
  readonly visible: <Body>(body: Body) => Body;
  /** The transaction of a write; the database itself for a read, and for a call that opens its own transactions. */
  readonly db: Db;
  /** The database outside any transaction. */
  readonly pool: Kysely<Schema>;
  readonly now: Date;
  /** The organisation's clock, from which every day and time of day is computed. */
  readonly clock: Clock;
  /** The calendar day of `now` on that clock. */
  readonly today: string;
}

/** The body as the server receives it: the client sends a file as a blob. */
type Received<B> = B extends { file: Blob } ? Omit<B, 'file'> & { file: UploadedFile } : B;

/** The generated types of a call's request. */
export interface OpenApiData {
  readonly body?: unknown;
  readonly path?: unknown;
  readonly query?: unknown;
}

/** The calls of the API description by `operationId`. */
type Calls = typeof calls;

/** The body of an answer with status 200. */
type AnswerOf<Name extends keyof Calls> =
  Extract<Awaited<ReturnType<Calls[Name]>>, { error: undefined }> extends { data: infer Body } ? Body : never;

/** The request of the call with this name. */
export type CallOf<Name extends keyof Calls> = Call<NonNullable<Parameters<Calls[Name]>[0]>>;

/** The result of a handler. In the client's types, a file is a blob, and a text in another format is a string. */
type Answer<Body> = [Body] extends [Blob | File]
  ? FileAnswer
  : [Body] extends [string]
    ? TextAnswer
    : Body | Versioned<Body> | OpenedSession<Body> | WatchAnswer<Body> | JsonAnswer<Body> | NotModified<Body>;

/** Handles a call. If a write throws, nothing has changed. */
export type Handler<Name extends keyof Calls> = (
  call: CallOf<Name>,
) => Promise<Answer<AnswerOf<Name>>> | AnswerOf<Name>;

/** Handlers by the names of their calls. */
export type Handlers = { readonly [Name in keyof Calls]?: Handler<Name> };

/** An answer with the version of its record, for the `ETag` header. */
export class Versioned<Body> {
  readonly body: Body;
  readonly version: string;

  constructor(body: Body, version: string) {
    this.body = body;
    this.version = version;
  }
}

/**
 * An answer that opens a session. The tokens are added as `auth` when it is sent; for a repeated request, only the id
 * of the session is stored.
 */
export class OpenedSession<Body> {
  readonly body: Body;
  readonly session: string;

  constructor(body: Body, session: string) {
    this.body = body;
    this.session = session;
  }
}

/** An answer with a file. Its content is opened when it is sent. */
export class FileAnswer {
  readonly name: string;
  readonly size: number;
  /** Identifies the content: two contents have different keys. */
  readonly contentKey: string;
  readonly open: (range: ByteRange) => Promise<Readable>;

  constructor(
    { name, size, content_key }: { name: string; size: number; content_key: string },
    contents: Pick<Contents, 'stream'>,
  ) {
    this.name = name;
    this.size = size;
    this.contentKey = content_key;
    this.open = (range) => contents.stream(content_key, range);
  }
}

/** An answer that a caller can follow as server-sent events; other callers get the present state. */
export class WatchAnswer<Body> {
  readonly now: Body;
  readonly follow: (stream: PassThrough) => void;

  constructor(now: Body, follow: (stream: PassThrough) => void) {
    this.now = now;
    this.follow = follow;
  }
}

/** An answer whose JSON is ready. It holds only fields that the caller may read. */
export class JsonAnswer<Body> {
  /** The type of the JSON; there is no value at run time. */
  declare readonly body: Body;
  readonly json: Buffer;
  /** Identifies what the answer shows, for the `ETag` header; null if nothing does. */
  readonly tag: string | null;

  constructor(json: Buffer, tag: string | null) {
    this.json = json;
    this.tag = tag;
  }
}

/** Says that the caller already has the answer with this tag (304). */
export class NotModified<Body> {
  /** Only for the types: what the caller has. */
  declare readonly body: Body;
  readonly tag: string;

  constructor(tag: string) {
    this.tag = tag;
  }
}

/** An answer in another format than JSON. */
export class TextAnswer {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** Returns the id of the user who makes the call. Throws a refusal for the session of a link. */
export function userIdOf(caller: Caller): number {
  if (!('userId' in caller)) throw new Refusal('forbidden');
  return caller.userId;
}

/** Returns the version of a row as an `ETag`. */
export function versionOf({ version }: { readonly version: number }): string {
  return `"v${version}"`;
}

/** Refuses a change that is based on another version than the stored one (DECISION-37). */
export function refuseChanged(row: { readonly version: number }, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== versionOf(row)) throw new Refusal('changed');
}
