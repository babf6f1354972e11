import type * as calls from '@portal/api-client/calls';
import type { Request } from './broken-requests.ts';
import type { Role } from './openapi.ts';
import type { TestContext } from './TestContext.ts';

type Made<T> = T | Promise<T>;

/** A request that the backend must refuse, with the expected status. */
export interface RefusedRequest {
  readonly status: number;
  /** The role that sends it. Default: the first role that may make the call. */
  readonly role?: Role;
  /** The expected error code, when the status has several. Default for a 409: `conflict`. */
  readonly code?: string;
  /** Wire path of the field that a refusal with field errors must name. */
  readonly field?: string;
  request(context: TestContext): Made<Request>;
}

/** Checks by the promise that they test. Each throws a `Fault`. */
export type Checks = Readonly<Record<string, (context: TestContext) => Promise<void>>>;

/**
 * What the suite knows about an operation beyond the OpenAPI document. Functions that build requests throw `Missing` if
 * the backend lacks a record that they need.
 */
export interface Case {
  /** Rows of docs/requirements.md that the common checks prove for this operation. */
  readonly rows?: readonly string[];
  /** The operation is not a GET but changes nothing, such as signing in, or checking whether an address is free. */
  readonly onlyReads?: true;
  /** A valid request makes the backend send mail. */
  readonly sendsMail?: true;
  /** Builds a valid request for a session of that role. Called again for each request sent. */
  good(context: TestContext, role: Role): Made<Request>;
  /** Builds a request with only what the list requires. Needed if that is more than its required parameters. */
  list?(context: TestContext, role: Role): Made<Request>;
  /** A request about a record that does not exist. Expects a 404. */
  unknown?(context: TestContext, role: Role): Made<Request>;
  /**
   * A request about another user's record. Expects a 403 for roles limited to their own records. `left out` when no
   * request can name such a record.
   */
  readonly foreign?: 'left out' | ((context: TestContext, role: Role) => Made<Request>);
  /** Other requests that must be refused, by the problem. */
  readonly refuses?: Readonly<Record<string, RefusedRequest>>;
  /** Checks of the operation's effects, beyond the response shape. Each throws a `Fault`. */
  readonly does?: Checks;
  /** Names in `refuses` and `does` that a backend may leave out. */
  readonly optional?: readonly string[];
  /** Names in `refuses` and `does` that none of the three documents requires of a backend. */
  readonly advice?: readonly string[];
  /**
   * A valid request leaves no change that an administrator could read, because it only sends mail or saves what is
   * already stored.
   */
  readonly leavesNoTrace?: true;
  /**
   * Statuses of the API description that no request of this suite leads to, because they need certain settings of the
   * backend or too many records.
   */
  readonly unreached?: readonly number[];
  /** Maximum number of rows per list that a valid request adds, changes or removes. Default: 1, or 0 for a read. */
  readonly rowsChanged?: number;
  /** The lists, as named in the snapshot, to which a valid request adds exactly one row. */
  readonly adds?: readonly string[];
}

/** An operation of the OpenAPI document. */
export type OperationId = Extract<keyof typeof calls, string>;

/** The cases of one noun, by `operationId`. */
export type Cases = Readonly<Partial<Record<OperationId, Case>>>;

/** The name of the check of a request that the backend must refuse. */
export const nameOfRefusal = (what: string, status: number): string => `refuses ${what} with ${status}`;

/** Returns the names of the checks that an operation's case adds to the common checks. */
export function checkNames({ refuses = {}, does = {} }: Pick<Case, 'refuses' | 'does'>): string[] {
  const refusals = Object.entries(refuses).map(([what, { status }]) => nameOfRefusal(what, status));
  return [...refusals, ...Object.keys(does)];
}

/** An id that belongs to no record. */
export const unknownId = 1_999_999_999;
