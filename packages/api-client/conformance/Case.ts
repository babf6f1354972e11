import type { Request } from './broken-requests.ts';
import type { Role } from './treaty.ts';
import type { World } from './World.ts';

type Made<T> = T | Promise<T>;

/** A request that must be refused, and how. */
export interface RefusedRequest {
  readonly status: number;
  /** Who sends it; the first role that may make the call when left out. */
  readonly role?: Role;
  /** The code that belongs to the refusal, where the status has several; `conflict` for a 409 when left out. */
  readonly code?: string;
  request(world: World): Made<Request>;
}

/**
 * What the suite knows about one call beyond the treaty. Whatever a request needs is looked up first, and throws
 * `Missing` where the backend has none.
 */
export interface Case {
  /** It is no GET and yet leaves nothing behind: signing in, asking whether an address is free. */
  readonly onlyReads?: true;
  /** A good request makes the backend send mail. */
  readonly sendsMail?: true;
  /** A good request for a session of that role: asked for anew for each time that it is sent. */
  good(world: World, role: Role): Made<Request>;
  /** A request with nothing but what the list requires, where that is more than its required parameters. */
  list?(world: World, role: Role): Made<Request>;
  /** About a record that does not exist: a 404. */
  unknown?(world: World, role: Role): Made<Request>;
  /** About somebody else's record: a 403 for a role that reaches its own only; or no request can name one. */
  readonly foreign?: 'left out' | ((world: World, role: Role) => Made<Request>);
  /** What else it refuses, by what is wrong. */
  readonly refuses?: Readonly<Record<string, RefusedRequest>>;
  /** What it does beyond answering in shape; throws a `Fault`. */
  readonly does?: Readonly<Record<string, (world: World) => Promise<void>>>;
  /** Those of the refusals and doings that a backend may leave out. */
  readonly optional?: readonly string[];
  /** Those of the refusals and doings that the three documents do not ask of a backend. */
  readonly advice?: readonly string[];
  /** A good request leaves nothing that an administrator could read: it sends a mail, or keeps what is there. */
  readonly leavesNoTrace?: true;
  /** The most rows of one list that a good request adds, changes or removes; one when left out, none for a read. */
  readonly rowsChanged?: number;
  /** The lists, as the snapshot names them, in which a good request adds exactly one row. */
  readonly adds?: readonly string[];
}

/** The cases of some calls, by `operationId`. */
export type Cases = Readonly<Record<string, Case>>;

/** An id that no backend has given to anything. */
export const unknownId = 1_999_999_999;

/** The checks of an `Idempotency-Key`, which a backend may leave out. */
export const otherRecordsKey = 'the key of another record';
export const oneRecordForOneKey = 'adds one record for one key';
