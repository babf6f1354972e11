import {
  aPlannedClass,
  aPlannedContract,
  type ClassPattern,
  momentText,
  overlaps,
  type PlannedClass,
  type PlannedContract,
  type SavedClosure,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import {
  closureToWire,
  patternToWire,
  plannedClassToWire,
  plannedContractToWire,
} from '../wire/planned-class.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';

export interface PlannedClassesSituation extends Situation {
  extensions?: Extension[];
  classes?: PlannedClass[];
  contracts?: PlannedContract[];
  pattern?: ClassPattern | null;
  closures?: SavedClosure[];
  /** The token of the teacher's calendar address. */
  calendarToken?: string | null;
  /** Versions of the plan, one per read; the last one stays. */
  versions?: string[];
  /** What someone else saves before the first change of a class, which is then refused. */
  savedByOthers?: PlannedClass[];
}

/** Answers the calls about planned classes from these records, which the writes change. */
export function plannedClassesHandlers({
  extensions = ['planned-classes'],
  classes = [aPlannedClass()],
  contracts = [aPlannedContract()],
  pattern = null,
  closures = [],
  calendarToken = null,
  versions = ['"v1"'],
  savedByOthers = [],
  ...situation
}: PlannedClassesSituation = {}): HttpHandler[] {
  let rows = classes;
  let days = closures;
  let others = savedByOthers;
  let plan = pattern && patternToWire(pattern);
  const wireClosure = ({ id, ...closure }: SavedClosure) => ({ id, ...closureToWire(closure) });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/plannedClasses', situation, ({ query }) => {
      const [from = '', to = '', beside] = ['from', 'to', 'besideCourse'].map(
        (name) => query.get(name) ?? '',
      );
      const found = rows.filter(
        ({ date, contractId }) => from <= date && date <= to && (!beside || contractId !== Number(beside)),
      );
      const shown = contracts.filter(({ id }) => found.some(({ contractId }) => contractId === id));
      return { data: found.map(plannedClassToWire), courses: shown.map(plannedContractToWire) };
    }),
    answers('patch', '/plannedClasses/:id', situation, ({ params, body }) => {
      const planned = rows.find(({ id }) => id === Number(params.id));
      if (!planned) return notFound();
      const change = body as {
        date?: string;
        time?: string;
        minutes?: number;
        cancelled?: 0 | 1;
        cancel_reason?: string;
        accept_clashes?: boolean;
      };
      if (others.length > 0) {
        rows = rows.map((row) => others.find(({ id }) => id === row.id) ?? row);
        others = [];
        return failed({ status: 412, code: 'changed' });
      }
      const { date = planned.date, time = planned.time, minutes = planned.minutes } = change;
      const isCancelled = change.cancelled === undefined ? planned.isCancelled : change.cancelled === 1;
      const changed: PlannedClass = {
        ...planned,
        ...{ date, time, minutes, isCancelled },
        cancelReason: change.cancel_reason ?? null,
        number: isCancelled ? null : planned.number,
      };
      const clashing = isCancelled ? [] : classesBeside(changed, rows, contracts);
      if (clashing.length > 0 && change.cancelled !== 1 && !change.accept_clashes)
        return failed({
          status: 409,
          code: 'clash',
          errors: { classes: clashing.map(({ number }) => `${momentText(changed)} ${number}`) },
        });
      rows = rows.map((row) => (row === planned ? changed : row));
      return { message: 'Saved', data: plannedClassToWire(changed) };
    }),
    answers('get', '/plans/:id', situation, ({ params }) => {
      const contract = contracts.find(({ id }) => id === Number(params.id));
      if (!contract) return notFound();
      const own = rows.filter(({ contractId }) => contractId === contract.id);
      const body = {
        data: plan,
        classes: own.toSorted((a, b) => momentText(a).localeCompare(momentText(b))).map(plannedClassToWire),
        course: plannedContractToWire(contract),
      };
      const [version = ''] = versions;
      if (versions.length > 1) versions = versions.slice(1);
      return HttpResponse.json(body, { headers: { ETag: version } });
    }),
    answers('put', '/plans/:id', situation, ({ params, body }) => {
      const contract = contracts.find(({ id }) => id === Number(params.id));
      if (!contract) return notFound();
      plan = body as Wire.CoursePlanInput;
      const own = rows.filter(({ contractId }) => contractId === contract.id);
      return {
        message: 'Saved',
        data: plan,
        classes: own.map(plannedClassToWire),
        course: plannedContractToWire(contract),
      };
    }),
    answers('get', '/calendar/address', situation, () => ({ data: { token: calendarToken } })),
    answers('post', '/calendar/address', situation, () => {
      calendarToken = calendarToken === 'secret-1' ? 'secret-2' : 'secret-1';
      return { message: 'Saved', data: { token: calendarToken } };
    }),
    answers('delete', '/calendar/address', situation, () => {
      calendarToken = null;
      return { message: 'Deleted' };
    }),
    answers('get', '/closedDays', situation, () => ({ data: days.map(wireClosure) })),
    answers('post', '/closedDays', situation, ({ body }) => {
      const given = body as ReturnType<typeof closureToWire>;
      const closure: SavedClosure = {
        id: Math.max(0, ...days.map(({ id }) => id)) + 1,
        startsOn: given.starts_on,
        endsOn: given.ends_on,
        name: given.name,
        nameEn: given.name_en,
      };
      days = [...days, closure];
      return { message: 'Saved', data: wireClosure(closure) };
    }),
    answers('delete', '/closedDays/:id', situation, ({ params }) => {
      days = days.filter(({ id }) => id !== Number(params.id));
      return { message: 'Deleted' };
    }),
  ];
}

/** Returns the contracts with an open class of the same teacher at the same time. */
function classesBeside(
  planned: PlannedClass,
  rows: readonly PlannedClass[],
  contracts: readonly PlannedContract[],
): PlannedContract[] {
  const contractOf = ({ contractId }: PlannedClass) => contracts.find(({ id }) => id === contractId);
  const teacher = contractOf(planned)?.teacher?.id;
  return rows.flatMap((row) => {
    const contract = contractOf(row);
    const isOpen = row.id !== planned.id && !row.isCancelled && row.lessonId === null;
    return isOpen && contract && contract.teacher?.id === teacher && overlaps(row, planned) ? [contract] : [];
  });
}
