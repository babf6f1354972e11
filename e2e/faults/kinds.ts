import type { Mock } from '@portal/mock-api';

type MockFault = Parameters<Mock['faults']['add']>[0];

/** The kinds of faults, including those outside the mock. */
interface Kind {
  /** The name in a test title. */
  readonly name: string;
  /** The fault that the mock injects; undefined if the user or the session causes the fault. */
  readonly fault?: Omit<MockFault, 'route' | 'skip'>;
  /** Only calls that change something can meet it. */
  readonly ofWritesOnly?: boolean;
  /** Work is lost or doubled most easily: each write meets it, and every second of the others. */
  readonly ofEachWrite?: boolean;
  /** Applies only to sessions with a password: a private link signs in again on its own. */
  readonly ofPeopleOnly?: boolean;
  /** The user double-clicks in the step that makes the call. */
  readonly isPressedTwice?: boolean;
  /** The access token has expired by the time of the step, and can be renewed. */
  readonly isExpired?: boolean;
  /** The fault needs no message. */
  readonly needsNoWord?: boolean;
  /** It is done all the same: to see that it is done, once it was sent again, is word enough (DECISION-53). */
  readonly isDoneAllTheSame?: boolean;
}

/**
 * All faults of a call. A broken connection stays broken until the page has noticed it, because a browser retries on
 * its own.
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

/** A kind of fault. */
export type FaultKind = Kind;

/** A call of a journey, as its first run has made it. */
export interface Target {
  /** As the treaty writes it. */
  readonly route: string;
  /** How many of the same route came before. */
  readonly before: number;
  /** The step that made the call. */
  readonly step: number;
}

/** Whether a call can meet this. */
export function canMeet(
  { fault, ofWritesOnly, ofPeopleOnly }: Kind,
  { route }: Target,
  isLink: boolean,
): boolean {
  const isRead = route.startsWith('GET ');
  // To a link that signs in, a 401 is the word that the link is no good.
  const isNoLink = fault?.kind === 'unauthorized' && route.endsWith('/login');
  return !(ofWritesOnly && isRead) && !(ofPeopleOnly && isLink) && !isNoLink;
}

/**
 * Calls that a page can do without, because it continues with the data it has: only a refusal fails the restoring
 * of a session (DECISION-08).
 */
const dispensable: ReadonlySet<string> = new Set(['POST auth/checkToken']);

/** Whether no message is expected. */
export function needsNoWord(kind: Kind, { route }: Target): boolean {
  return kind.needsNoWord === true || kind.isDoneAllTheSame === true || dispensable.has(route);
}
