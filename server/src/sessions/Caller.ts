/** The sender of a request: a signed-in person, or the holder of a private link. */
export type Caller =
  | User
  | { readonly role: 'company'; readonly companyId: number }
  | StudentLink
  | Anonymous;

type User =
  | { readonly role: 'ROLE_ADMIN'; readonly userId: number }
  | {
      readonly role: 'ROLE_TEACHER';
      readonly userId: number;
      /** Null for a user whose record as a teacher is missing. */
      readonly teacherId: number | null;
      /** The organisation's day when the request arrived, because a teacher's contracts depend on it. */
      readonly today: string;
    };
type StudentLink = { readonly role: 'student'; readonly studentId: number };
type Anonymous = { readonly role: 'anonymous' };

export type SignedIn = Exclude<Caller, Anonymous>;

/** The caller that a token speaks for, with the session that the token belongs to. */
export interface Bearer {
  readonly caller: Caller;
  readonly session: string | null;
  /** How many writes the session has committed; 0 without a session. */
  readonly writes: number;
  /** The time zone that the organisation has chosen, read with the session; undefined without a session. */
  readonly zone?: string | null;
}

/** A request without a session. */
export const anonymous: Bearer = { caller: { role: 'anonymous' }, session: null, writes: 0 };
