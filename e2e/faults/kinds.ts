import type { Mock } from '@portal/mock-api';

type MockFault = Parameters<Mock['faults']['add']>[0];

/** A kind of fault. Some are injected by the mock, others caused by the user or the session. */
interface Kind {
  /** The name in a test title. */
  readonly name: string;
  /** The fault that the mock injects; undefined if the user or the session causes it. */
  readonly fault?: Omit<MockFault, 'route' | 'skip'>;
  /** Whether only writes can have this fault. */
  readonly ofWritesOnly?: boolean;
  /**
   * Whether every write is tried with this kind, because it easily loses or duplicates work. Each write is tried with
   * only half of the other kinds.
   */
  readonly ofEachWrite?: boolean;
  /** Whether it applies only to sessions with a password: a private link signs in again by itself. */
  readonly ofPeopleOnly?: boolean;
  /** The user double-clicks in the step that makes the call. */
  readonly isPressedTwice?: boolean;
  /** Whether the access token has expired before the step. It can be renewed. */
  readonly isExpired?: boolean;
  /** The fault needs no message. */
  readonly needsNoWord?: boolean;
  /**
   * Whether the request succeeds in the end. Then it is enough that the user sees the result after it was sent again
   * (DECISION-53).
   */
  readonly isDoneAllTheSame?: boolean;
}

/**
 * All kinds of faults. A broken connection stays broken until the page has noticed it, because a browser retries by
 * itself.
 */
export const kinds: readonly Kind[] = [
  { name: 'answers 500', fault: { kind: 'error', times: 1 } },
  { name: 'never answers', fault: { kind: 'hang', times: 1 } },
  { name: 'is cut off', fault: { kind: 'drop' } },
  {
    name: 'is done, its answer cut off',
    fault: { kind: 'drop-answer', times: 1 },
    ofWritesOnly: true,
    ofEachWrite: true,
    isDoneAllTheSame: true,
  },
  {
    name: 'is done, its COMMIT without an answer for a while',
    fault: { kind: 'commit-done', times: 3 },
    ofWritesOnly: true,
    isDoneAllTheSame: true,
  },
  {
    name: 'is not done, its COMMIT without an answer for a while',
    fault: { kind: 'commit-undone', times: 3 },
    ofWritesOnly: true,
    isDoneAllTheSame: true,
  },
  { name: 'answers 401', fault: { kind: 'unauthorized', times: 1 } },
  { name: 'finds the session expired', isExpired: true, ofPeopleOnly: true, needsNoWord: true },
  { name: 'answers late', fault: { kind: 'slow', milliseconds: 1200, times: 1 }, needsNoWord: true },
  { name: 'is asked for twice', isPressedTwice: true, ofWritesOnly: true, needsNoWord: true },
  {
    name: 'is asked for twice and late',
    fault: { kind: 'slow', milliseconds: 700, times: 1 },
    isPressedTwice: true,
    ofWritesOnly: true,
    ofEachWrite: true,
    needsNoWord: true,
  },
];

export type FaultKind = Kind;

/** A call of a journey, recorded in a run without faults. */
export interface Target {
  /** The route as in the API description. */
  readonly route: string;
  /** Number of earlier calls of the same route. */
  readonly before: number;
  /** The step that made the call. */
  readonly step: number;
}

/** Whether a call can have this fault. */
export function canMeet(
  { fault, ofWritesOnly, ofPeopleOnly }: Kind,
  { route }: Target,
  isLink: boolean,
): boolean {
  const isRead = route.startsWith('GET ');
  // For a link that signs in, a 401 means that the link is invalid, not that the session has ended.
  const isNoLink = fault?.kind === 'unauthorized' && route.endsWith('/login');
  return !(ofWritesOnly && isRead) && !(ofPeopleOnly && isLink) && !isNoLink;
}

/**
 * Calls that a page can do without, because it continues with the data that it has: only a refusal makes restoring a
 * session fail (DECISION-08).
 */
const dispensable: ReadonlySet<string> = new Set(['POST auth/checkToken']);

/** Whether no message is expected. */
export function needsNoWord(kind: Kind, { route }: Target): boolean {
  return kind.needsNoWord === true || kind.isDoneAllTheSame === true || dispensable.has(route);
}
