import {
  type CalendarDate,
  type Cancellation,
  type ClassNoticePerson,
  type ClassOutcome,
  type ClassPattern,
  type ClassTime,
  type Closure,
  daysAfter,
  type HoursBalance,
  type Person,
  type PlannedClass,
  type PlannedClasses,
  type PlannedContract,
  type SavedClosure,
  type ToldOfClass,
} from '@portal/domain';
import { useSWRConfig } from 'swr';
import type { Api } from '../client.ts';
import {
  changePlannedClass,
  chooseSubstitute,
  countPlannedClasses,
  createClosedDays,
  declineSubstitute,
  deleteClosedDays,
  getCalendarAddressState,
  getClosedDays,
  getColleagues,
  getCoursePlan,
  getPlannedClasses,
  getSubstituteProposals,
  proposeSubstitute,
  renewCalendarAddress,
  revokeCalendarAddress,
  saveCoursePlan,
  showCalendarAddress,
} from '../generated/sdk.gen.ts';
import type {
  ChangePlannedClassResponse,
  ChooseSubstituteResponse,
  GetCoursePlanResponse,
} from '../generated/types.gen.ts';
import { outcomeToWire } from '../wire/cancellation.ts';
import { tellToWire, toldFromWire } from '../wire/class-notices.ts';
import { hoursBalanceFromWire } from '../wire/hours-balance.ts';
import { personFromWire } from '../wire/person.ts';
import {
  closureToWire,
  patternFromWire,
  patternToWire,
  plannedClassesFromWire,
  plannedClassFromWire,
  plannedContractFromWire,
  savedClosureFromWire,
} from '../wire/planned-class.ts';
import { useHasExtension, useKnowsExtensions } from './capabilities.ts';
import { ignoreClosedCache } from './ignore-closed-cache';
import { listHook, listReader } from './record-hooks.ts';
import { showingHours } from './showing-hours.ts';
import { showingPlans } from './showing-plans.ts';
import { keepRows, type Query, type ReadCall, useQuery } from './useQuery.ts';
import { type Intention, useWrite } from './useWrite.ts';

/** The first and the last day, at most 100 days apart. */
export interface Span {
  from: CalendarDate;
  to: CalendarDate;
  /** Only classes of other contracts that share the teacher or a student with this one. */
  besideContract?: number;
}

/** The planned classes between two days. */
export interface ClassesOfSpan extends PlannedClasses {
  span: Span;
}

/**
 * The planned classes between two days: the teacher's, or for an administrator all (DECISION-51). Keeps the previous
 * classes while others load. Null sends no request.
 */
export function usePlannedClasses(span: Span | null): Query<ClassesOfSpan> {
  return useQuery(
    span && ['planned-classes', span],
    (call) => readPlannedClasses(call, span ?? { from: '', to: '' }),
    keepRows,
  );
}

/** Reads the planned classes between two days. */
export async function readPlannedClasses(call: ReadCall, span: Span): Promise<ClassesOfSpan> {
  const { from, to, besideContract } = span;
  const { data } = await getPlannedClasses({ ...call, query: { from, to, besideCourse: besideContract } });
  return { ...plannedClassesFromWire(data), span };
}

/** The number of planned classes to be given between two days, however far apart. */
export interface ClassCount {
  span: Pick<Span, 'from' | 'to'>;
  classes: number;
}

/** Counts the planned classes between two days that have not been given yet. Null sends no request. */
export function usePlannedClassCount(span: Pick<Span, 'from' | 'to'> | null): Query<ClassCount> {
  return useQuery(span && ['planned-classes', 'count', span], async (call) => {
    const { from, to } = span ?? { from: '', to: '' };
    const { data } = await countPlannedClasses({ ...call, query: { from, to } });
    return { span: { from, to }, classes: data.data.classes };
  });
}

/** Maximum number of days in one call. */
const spanDays = 100;

/**
 * Maximum number of calls for the classes to compare a plan with. The server compares the rest when the plan is saved.
 */
const maxSpans = 12;

/** The planned classes of other contracts with the same teacher or students, on these days. Null sends no request. */
export function useClassesBeside(
  contractId: number,
  days: Pick<Span, 'from' | 'to'> | null,
): Query<PlannedClasses> {
  const spans = days && spansOf(days);
  return useQuery(
    spans && ['planned-classes', 'beside', contractId, spans],
    async (call) => {
      const classes: PlannedClass[] = [];
      const contracts = new Map<number, PlannedContract>();
      for (const span of spans ?? []) {
        const found = await readPlannedClasses(call, { ...span, besideContract: contractId });
        classes.push(...found.classes);
        for (const contract of found.contracts) contracts.set(contract.id, contract);
      }
      return { classes, contracts: [...contracts.values()] };
    },
    keepRows,
  );
}

/** Reads whole spans from the first day, so that a longer plan rarely needs another call. */
function spansOf({ from, to }: Pick<Span, 'from' | 'to'>): Span[] {
  const spans: Span[] = [];
  for (let start = from; start <= to && spans.length < maxSpans; start = daysAfter(start, spanDays))
    spans.push({ from: start, to: daysAfter(start, spanDays - 1) });
  return spans;
}

/** The plan of a contract with its classes. */
export interface CoursePlan {
  /** Null without a plan. */
  pattern: ClassPattern | null;
  classes: PlannedClass[];
  contract: PlannedContract;
  /** The hours of the contract; undefined for a backend without the extension `cancellations`. */
  balance?: HoursBalance;
  /** Null for a backend without versions. */
  version: string | null;
}

/** The plan of a contract (DECISION-51). Null sends no request. */
export function useCoursePlan(contractId: number | null): Query<CoursePlan> {
  return useQuery(contractId === null ? null : ['course-plan', contractId], (call) =>
    readCoursePlan(call, contractId ?? 0),
  );
}

async function readCoursePlan(call: ReadCall, courseId: number): Promise<CoursePlan> {
  const { data, response } = await getCoursePlan({ ...call, path: { courseId } });
  return coursePlanFromWire(data, response);
}

function coursePlanFromWire(
  { data, classes, course, hours_balance }: GetCoursePlanResponse,
  response: Response,
): CoursePlan {
  return {
    pattern: data && patternFromWire(data),
    classes: classes.map(plannedClassFromWire),
    contract: plannedContractFromWire(course),
    ...(hours_balance && { balance: hoursBalanceFromWire(hours_balance) }),
    version: response.headers.get('ETag'),
  };
}

/** No class at all, with a constant identity. */
const noClasses: readonly PlannedClass[] = [];

/**
 * The planned classes of a contract, whose cancelled ones may use hours (DECISION-133). Undefined while they load; empty for
 * a backend without the extension `cancellations`.
 */
export function useClassesOfHours(
  contractId: number,
): Pick<Query<readonly PlannedClass[]>, 'data' | 'error' | 'retry'> {
  const isOffered = useHasExtension('cancellations');
  const isKnown = useKnowsExtensions();
  const { data, error, retry } = useCoursePlan(isOffered ? contractId : null);
  if (isOffered) return { data: data?.classes, error, retry };
  return { data: isKnown ? noClasses : undefined, error: undefined, retry };
}

/** Conflicts that a change may accept. */
export interface ClashOptions {
  /**
   * True saves even if planned classes conflict with others. False throws `clash`, whose field `classes` names them.
   * For writes other than of plans and planned classes, undefined skips the check.
   */
  acceptClashes?: boolean;
}

/** How a planned class is changed. */
export interface ClassChangeOptions extends ClashOptions {
  /** The people to mail about the change, out of those that `useClassNoticePreview` returns. Nobody by default. */
  tell?: readonly Pick<ClassNoticePerson, 'kind' | 'id'>[] | undefined;
}

/** A planned class after a change. */
export interface SavedClass extends PlannedClass {
  /** The people who were mailed, and those without an address; undefined if `tell` was left out. */
  people?: ToldOfClass;
}

/** Problems that a plan may accept. */
export interface PlanOptions extends ClashOptions {
  /** True saves even if future classes are after the end of the contract. Otherwise throws `conflict`. */
  acceptBeyondEnd?: boolean;
}

/** What a plan may accept, and who is mailed about the classes that it moves, removes and adds. */
export interface SavePlanOptions extends PlanOptions, Pick<ClassChangeOptions, 'tell'> {}

/** A plan after a save. */
export interface SavedPlan extends CoursePlan, Pick<SavedClass, 'people'> {}

/** Converts the options to the API's field. */
export function clashOptionsToWire({ acceptClashes }: ClashOptions): { accept_clashes?: boolean } {
  return acceptClashes === undefined ? {} : { accept_clashes: acceptClashes };
}

/**
 * Replaces the plan of a contract. `before` is the plan that was read. Throws `clash` when a class overlaps with
 * another one of the teacher or a student, and `conflict` when one is after the end of the contract or
 * someone else has changed the plan.
 */
export function useSaveCoursePlan(): (
  contractId: number,
  pattern: ClassPattern,
  before: Pick<CoursePlan, 'version'>,
  options?: SavePlanOptions,
) => Promise<SavedPlan> {
  return useWrite(
    async (
      call,
      courseId: number,
      pattern: ClassPattern,
      { version }: Pick<CoursePlan, 'version'>,
      { acceptClashes = false, acceptBeyondEnd = false, tell }: SavePlanOptions = {},
    ) => {
      const body = {
        ...patternToWire(pattern),
        ...tellToWire(tell),
        accept_clashes: acceptClashes,
        accept_beyond_end: acceptBeyondEnd,
      };
      const { data, response } = await saveCoursePlan({
        ...call,
        path: { courseId },
        body,
        ...(version && { headers: { 'If-Match': version } }),
      });
      const people = toldFromWire(data);
      return { ...coursePlanFromWire(data, response), ...(people && { people }) };
    },
    ...showingPlans,
  );
}

/** Moves a planned class. Throws like `useSaveCoursePlan`, and `conflict` for a recorded class. */
export function useMovePlannedClass(): (
  planned: PlannedClass,
  to: ClassTime,
  options?: ClassChangeOptions,
) => Promise<SavedClass> {
  return useWrite(
    async (
      call,
      planned: PlannedClass,
      to: ClassTime,
      { acceptClashes = false, tell }: ClassChangeOptions = {},
    ) => {
      const { date, time, minutes } = to;
      const body = { date, time, minutes, accept_clashes: acceptClashes, ...tellToWire(tell) };
      return savedClass(await changeClass(call, planned, body));
    },
    ...showingPlans,
    ...showingHours,
  );
}

/** What is said about a cancelled class, to a backend with the extension `cancellations`. */
export interface ClassCancellation extends Cancellation {
  /** A note; null without one. */
  reason: string | null;
  /** What the person was shown, or chose with a reason. */
  outcome: ClassOutcome;
  /** Why the outcome is not that of the rule; null if it is. */
  overrideReason: string | null;
}

/** What a cancellation does beside cancelling. The other options are about the class that it adds. */
export interface CancelOptions extends PlanOptions, Pick<ClassChangeOptions, 'tell'> {
  /** Adds a class at the end of the plan, for a backend with the extension `cancellations`. */
  addAtEnd?: boolean;
}

/** A class that was cancelled or restored. */
export interface CancelledClass {
  planned: SavedClass;
  /** The class that the cancellation has added at the end; null if none was. */
  added: PlannedClass | null;
  /** The class that the cancellation had added, and its restoration has removed; null if none was. */
  removed: PlannedClass | null;
}

/**
 * Cancels a planned class, or replaces what was said about one that is cancelled already. A backend without the extension
 * `cancellations` takes a reason only, and nothing follows. Throws `conflict` for a recorded class, and when the rule no
 * longer has the outcome that was shown. With `addAtEnd`, throws like `useSaveCoursePlan`, and `bad-input` if the plan has
 * no time for another class.
 */
export function useCancelPlannedClass(): (
  planned: PlannedClass,
  cancellation: ClassCancellation | string,
  options?: CancelOptions,
) => Promise<CancelledClass> {
  return useWrite(
    async (
      call,
      planned: PlannedClass,
      cancellation: ClassCancellation | string,
      { addAtEnd = false, acceptClashes = false, acceptBeyondEnd = false, tell }: CancelOptions = {},
    ) =>
      cancelClass(call, planned, {
        cancelled: 1,
        ...(typeof cancellation === 'string'
          ? { cancel_reason: cancellation }
          : {
              cancel_reason: cancellation.reason,
              cancelled_by: cancellation.cancelledBy,
              cancel_announced_at: cancellation.announcedAt,
              cancel_outcome: outcomeToWire(cancellation.outcome),
              cancel_override_reason: cancellation.overrideReason,
            }),
        ...(addAtEnd && {
          add_at_end: 1 as const,
          accept_clashes: acceptClashes,
          accept_beyond_end: acceptBeyondEnd,
        }),
        ...tellToWire(tell),
      }),
    ...showingPlans,
    ...showingHours,
  );
}

/** Restores a cancelled class. Throws `clash` like `useSaveCoursePlan`. */
export function useRestorePlannedClass(): (
  planned: PlannedClass,
  options?: ClassChangeOptions,
) => Promise<CancelledClass> {
  return useWrite(
    async (call, planned: PlannedClass, { acceptClashes = false, tell }: ClassChangeOptions = {}) =>
      cancelClass(call, planned, { cancelled: 0, accept_clashes: acceptClashes, ...tellToWire(tell) }),
    ...showingPlans,
    ...showingHours,
  );
}

/**
 * Chooses the substitute for planned classes, for all or none; null removes it (DECISION-92). Throws like
 * `useSaveCoursePlan`, and `conflict` for a recorded or cancelled class or an archived teacher.
 */
export function useChooseSubstitute(): (
  classes: readonly PlannedClass[],
  teacherId: number | null,
  options?: ClashOptions,
) => Promise<SavedSubstitutes> {
  return useWrite(
    async (
      call,
      classes: readonly PlannedClass[],
      teacherId: number | null,
      { acceptClashes = false }: ClashOptions = {},
    ) => {
      const body = {
        classes: classes.map(chosenClass),
        teacher_id: teacherId,
        accept_clashes: acceptClashes,
      };
      return savedSubstitutes((await chooseSubstitute({ ...call, body })).data);
    },
    ...showingPlans,
    ...showingHours,
  );
}

/** Planned classes with a proposed substitute, and their contracts. Null sends no request. */
export function useSubstituteProposals(isAsked: boolean): Query<PlannedClasses> {
  return useQuery(isAsked ? ['planned-classes', 'proposals'] : null, readSubstituteProposals);
}

async function readSubstituteProposals(call: ReadCall): Promise<PlannedClasses> {
  return plannedClassesFromWire((await getSubstituteProposals(call)).data);
}

/** A colleague whom the signed-in teacher may propose. */
export interface ProposableTeacher extends Person {
  /** Ids of the signed-in teacher's planned classes that this one cannot give; empty if the backend does not know. */
  awayFor: number[];
}

/** The colleagues whom the signed-in teacher may propose, by last name. */
export function useProposableTeachers(): Query<ProposableTeacher[]> {
  return useQuery(['proposable-teachers'], readProposableTeachers);
}

async function readProposableTeachers(call: ReadCall): Promise<ProposableTeacher[]> {
  const { data } = await getColleagues(call);
  return data.data.map((colleague) => ({
    ...personFromWire(colleague),
    awayFor: colleague.away_for ?? [],
  }));
}

/**
 * Proposes a colleague as the substitute for own planned classes, for all or none; null withdraws open proposals
 * (DECISION-99). Throws like `useSaveCoursePlan`. Throws `conflict` for a class that has begun, is recorded, cancelled
 * or another teacher's, for an inactive colleague, and for a proposal that was already answered.
 */
export function useProposeSubstitute(): (
  classes: readonly PlannedClass[],
  colleagueId: number | null,
  intention?: Intention,
) => Promise<PlannedClass[]> {
  return useWrite(
    async (call, classes: readonly PlannedClass[], colleagueId: number | null) => {
      const body = { classes: classes.map(chosenClass), teacher_id: colleagueId };
      return (await proposeSubstitute({ ...call, body })).data.data.map(plannedClassFromWire);
    },
    ...showingPlans,
  );
}

/**
 * Declines proposed substitutes, for all classes or none. `answer` is the reason for the teacher; null without one.
 * Throws like `useSaveCoursePlan`, and `conflict` for a class without an open proposal.
 */
export function useDeclineSubstitute(): (
  classes: readonly PlannedClass[],
  answer: string | null,
) => Promise<SavedSubstitutes> {
  return useWrite(
    async (call, classes: readonly PlannedClass[], answer: string | null) => {
      const body = { classes: classes.map(chosenClass), answer };
      return savedSubstitutes((await declineSubstitute({ ...call, body })).data);
    },
    ...showingPlans,
  );
}

/** The result of choosing a substitute, or of answering proposals. */
export interface SavedSubstitutes {
  classes: PlannedClass[];
  /** The affected teachers who get no mail about it. */
  notMailed: Person[];
}

function savedSubstitutes({ data, not_mailed = [] }: ChooseSubstituteResponse): SavedSubstitutes {
  return { classes: data.map(plannedClassFromWire), notMailed: not_mailed.map(personFromWire) };
}

function chosenClass({ id, version }: PlannedClass) {
  return { id, etag: version };
}

type ClassChangeBody = Parameters<typeof changePlannedClass>[0]['body'];

async function cancelClass(
  call: Api['call'],
  planned: PlannedClass,
  body: ClassChangeBody,
): Promise<CancelledClass> {
  const answer = await changeClass(call, planned, body);
  const { added, removed } = answer;
  return {
    planned: savedClass(answer),
    added: added ? plannedClassFromWire(added) : null,
    removed: removed ? plannedClassFromWire(removed) : null,
  };
}

async function changeClass(call: Api['call'], { id, version }: PlannedClass, body: ClassChangeBody) {
  const headers = { 'If-Match': version };
  return (await changePlannedClass({ ...call, path: { id }, body, headers })).data;
}

function savedClass(answer: ChangePlannedClassResponse): SavedClass {
  const people = toldFromWire(answer);
  return { ...plannedClassFromWire(answer.data), ...(people && { people }) };
}

const readClosedDays = /* @__PURE__ */ listReader(getClosedDays, savedClosureFromWire);

/** The closures of the organization, oldest first (DECISION-51). False sends no request. */
export const useClosedDays = /* @__PURE__ */ listHook('closed-days', readClosedDays);

/** Adds a closure of the organization. Plans saved later skip it. */
export function useCreateClosedDays(): (closure: Closure, intention?: Intention) => Promise<SavedClosure> {
  return useWrite(async (call, closure: Closure) => {
    const body = closureToWire(closure);
    return savedClosureFromWire((await createClosedDays({ ...call, body })).data.data);
  }, 'closed-days');
}

/** Deletes a closure of the organization. */
export function useDeleteClosedDays(): (id: number) => Promise<void> {
  return useWrite(async (call, id: number) => {
    await deleteClosedDays({ ...call, path: { id } });
  }, 'closed-days');
}

/** Whether the teacher has a private calendar address (DECISION-51). */
export function useHasCalendarAddress(): Query<boolean> {
  return useQuery(['calendar-address'], readCalendarAddressState);
}

async function readCalendarAddressState(call: ReadCall): Promise<boolean> {
  return (await getCalendarAddressState(call)).data.data.exists;
}

/** Shows that there is an address, or none, before the query is revalidated. */
function useKeepCalendarAddress(): (exists: boolean) => void {
  const { mutate } = useSWRConfig();
  return (exists) => void ignoreClosedCache(mutate(['calendar-address'], exists, { revalidate: false }));
}

/** Returns the token of the teacher's private calendar address; null if there is none. Needs a fresh proof. */
export function useShowCalendarAddress(): () => Promise<string | null> {
  return useWrite(async (call) => (await showCalendarAddress(call)).data.data.token, 'calendar-address');
}

/** Replaces the teacher's private calendar address, and returns its token; the previous one stops working. */
export function useRenewCalendarAddress(): () => Promise<string | null> {
  const keep = useKeepCalendarAddress();
  return useWrite(async (call) => {
    const { token } = (await renewCalendarAddress(call)).data.data;
    keep(true);
    return token;
  }, 'calendar-address');
}

/** Revokes the teacher's private calendar address. */
export function useRevokeCalendarAddress(): () => Promise<void> {
  const keep = useKeepCalendarAddress();
  return useWrite(async (call) => {
    await revokeCalendarAddress(call);
    keep(false);
  }, 'calendar-address');
}
