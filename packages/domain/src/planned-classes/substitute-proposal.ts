import type { Person } from '../person/person.ts';
import { type LocalMoment, momentText } from './clock-time.ts';
import type { PlannedClass } from './planned-class.ts';

/** What the office has answered to a proposed substitute; `open` before. */
export const proposalStatuses = ['open', 'confirmed', 'declined'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** The most characters of the word with which the office declines. */
export const longestProposalAnswer = 255;

/** A colleague whom the teacher of a planned class proposes as its substitute (DECISION-99). */
export interface SubstituteProposal {
  status: ProposalStatus;
  /** The proposed colleague. */
  substitute: Person;
  proposedBy: Person;
  /** The word of the office with which it declined; null without one. */
  answer: string | null;
}

/** The facts of a planned class that decide whether its proposal still counts. Ids are those of teachers. */
export interface ProposalFacts {
  status: ProposalStatus;
  substituteId: number;
  proposedById: number;
  /** Who teaches the contract on the day of the class; null without a teacher. */
  usualTeacherId: number | null;
  /** The substitute of the class; null without one. */
  chosenId: number | null;
  /** Whether the class is neither cancelled nor recorded. */
  isOpen: boolean;
}

/**
 * Returns whether a proposal still counts. An open one counts while the class is to be given by whoever proposed, so
 * that it is neither shown nor answered once the class is cancelled, recorded, or given to another teacher. A confirmed
 * one counts while the colleague is the substitute, a declined one while the same teacher has the class.
 */
export function isProposalInForce(facts: ProposalFacts): boolean {
  const { status, substituteId, proposedById, usualTeacherId, chosenId, isOpen } = facts;
  if (status === 'confirmed') return chosenId === substituteId;
  if (usualTeacherId !== proposedById) return false;
  return status === 'declined' || (isOpen && chosenId === null);
}

/**
 * Returns the status of a proposal after the office has chosen a substitute; null removes it. Choosing the proposed
 * colleague confirms it, and another one declines it. A confirmed proposal ends with its substitute.
 */
export function proposalAfterChoice(
  { status, substituteId }: Pick<ProposalFacts, 'status' | 'substituteId'>,
  chosenId: number | null,
): ProposalStatus | null {
  if (status === 'confirmed') return chosenId === substituteId ? 'confirmed' : null;
  if (status === 'declined') return 'declined';
  return chosenId === substituteId ? 'confirmed' : 'declined';
}

/** The facts that decide whether a teacher may propose a substitute for a class. */
export interface ProposableClass extends Pick<PlannedClass, 'date' | 'time' | 'isCancelled' | 'lessonId'> {
  usualTeacher?: { id: number } | null;
  substitute?: { id: number } | null;
}

/** Why a teacher cannot propose a substitute for a class. */
export type ProposalObstacle = 'recorded' | 'cancelled' | 'begun' | 'of-another';

/**
 * Returns why a teacher cannot propose a substitute for a class; null if nothing is in the way. It has not begun, is
 * neither recorded nor cancelled, and the teacher of the contract on its day gives it.
 */
export function obstacleToProposal(
  planned: ProposableClass,
  teacherId: number | undefined,
  now: LocalMoment,
): ProposalObstacle | null {
  if (planned.lessonId !== null) return 'recorded';
  if (planned.isCancelled) return 'cancelled';
  if (planned.substitute || (planned.usualTeacher?.id ?? null) !== teacherId) return 'of-another';
  return momentText(planned) <= momentText(now) ? 'begun' : null;
}

/**
 * Returns the classes for which their teacher can propose a substitute; none for a backend without proposals, which
 * leaves `proposal` out. `classes` are those of one teacher, so whoever teaches on the day is that teacher.
 */
export function proposableClasses<Class extends ProposableClass & Pick<PlannedClass, 'proposal'>>(
  classes: readonly Class[],
  now: LocalMoment,
): Class[] {
  return classes.filter(
    (planned) =>
      planned.proposal !== undefined &&
      planned.proposal?.status !== 'open' &&
      obstacleToProposal(planned, planned.usualTeacher?.id, now) === null,
  );
}

/** Classes with a proposal of the same teacher for the same colleague, which are answered together. */
export interface ProposalGroup<Class> {
  key: string;
  proposal: SubstituteProposal;
  classes: Class[];
}

/**
 * Groups the classes with a proposal by who proposed, the colleague, the status and the word of the office, each in the
 * order of its first class.
 */
export function groupProposals<Class extends Pick<PlannedClass, 'proposal'>>(
  classes: readonly Class[],
): ProposalGroup<Class>[] {
  const groups = new Map<string, ProposalGroup<Class>>();
  for (const planned of classes) {
    const { proposal } = planned;
    if (!proposal) continue;
    const { status, substitute, proposedBy, answer } = proposal;
    const key = [proposedBy.id, substitute.id, status, answer ?? ''].join(' ');
    const group = groups.get(key) ?? { key, proposal, classes: [] };
    group.classes.push(planned);
    groups.set(key, group);
  }
  return [...groups.values()];
}
