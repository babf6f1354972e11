import type { SecondStep } from '@portal/domain';
import type { Db } from '../database/connect.ts';

/** The sender of a request: a signed-in person, or the holder of a private link. */
export type Caller =
  | User
  | { readonly role: 'company'; readonly companyId: number }
  | StudentLink
  | Anonymous;

type User =
  | {
      readonly role: 'ROLE_ADMIN';
      /** With a key, the administrator who created it. */
      readonly userId: number;
      /** The key of another program; undefined for a person. */
      readonly key?: CallingKey;
    }
  | {
      readonly role: 'ROLE_TEACHER';
      readonly userId: number;
      /** Null for a user without a teacher record. */
      readonly teacherId: number | null;
      /** The organisation's day when the request arrived. A teacher's contracts depend on it. */
      readonly today: string;
    };

/** The key with which another program calls (extension `api-keys`). */
export interface CallingKey {
  readonly id: number;
  /** The `operationId` of each call that it covers. */
  readonly calls: readonly string[];
}

type StudentLink = { readonly role: 'student'; readonly studentId: number };
type Anonymous = { readonly role: 'anonymous' };

export type SignedIn = Exclude<Caller, Anonymous>;

/** The caller of a token, and the session that the token belongs to. */
export interface Bearer {
  readonly caller: Caller;
  readonly session: string | null;
  /** Number of writes that the session has committed; 0 without a session. */
  readonly writes: number;
  /** What is left of the sign-in; null if it is complete. Until then only the calls of the second step accept it. */
  readonly secondStep: SecondStep | null;
  /** The time zone of the organisation, read together with the session; undefined without a session. */
  readonly zone?: string | null;
  /**
   * For a session that was trusted and not read: reads it together with the next statement of a transaction. Returns a
   * function that says, after that statement, whether it is still the same.
   */
  readonly confirm?: (db: Db) => Promise<() => boolean>;
}

/** The bearer of a request without a session. */
export const anonymous: Bearer = {
  caller: { role: 'anonymous' },
  session: null,
  writes: 0,
  secondStep: null,
};

/** Returns the key with which another program calls; undefined for other callers. */
export function keyOf(caller: Caller): CallingKey | undefined {
  return 'key' in caller ? caller.key : undefined;
}
