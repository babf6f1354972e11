import type { Person } from '../person/person.ts';
import { type LocalMoment, momentText } from './clock-time.ts';
import type { PlannedClass } from './planned-class.ts';

/** The office's answer to a proposed substitute; `open` before the answer. */
export const proposalStatuses = ['open', 'confirmed', 'declined'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Maximum length of the reason with which the office declines. */
export const maxProposalAnswer = 255;

/** A colleague whom the teacher of a planned class proposes as its substitute (DECISION-99). */
export interface SubstituteProposal {
  status: ProposalStatus;
  /** The proposed colleague. */
  substitute: Person;
  proposedBy: Person;
  /** The reason with which the office declined; null without one. */
  answer: string | null;
}

/** The facts about a planned class that determine whether its proposal is in force. Ids are those of teachers. */
export interface ProposalFacts {
  status: ProposalStatus;
  substituteId: number;
  proposedById: number;
  /** The teacher of the contract on the day of the class; null if there is none. */
  usualTeacherId: number | null;
  /** The substitute of the class; null without one. */
  chosenId: number | null;
  /** Whether the class is neither cancelled nor recorded. */
  isOpen: boolean;
}

/**
 * Returns whether a proposal is in force. An open proposal is, while the teacher who made it is still planned to give
 * the class: not after the class was cancelled, recorded or given to another teacher. A confirmed proposal is, while
 * the colleague is the substitute; a declined one, while the same teacher has the class.
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
 * Returns why a teacher cannot propose a substitute for a class; null if it is possible. The class must not have begun,
 * be recorded or cancelled, and the teacher must give it as the teacher of the contract on its day.
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
 * Returns the classes for which their teacher can propose a substitute; none if the backend does not support proposals
 * (`proposal` is undefined). `classes` are those of one teacher, who therefore is the teacher of each day.
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
 * Groups classes by proposing teacher, colleague, status and reason of their proposal. Groups and their classes keep
 * their order.
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
