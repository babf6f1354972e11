import {
  aPlannedClass,
  aPlannedContract,
  type ClassPattern,
  type Person,
  type PlannedClass,
  type PlannedContract,
  type SavedClosure,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { personToWire } from '../wire/person.ts';
import { closureToWire, patternToWire, plannedContractToWire } from '../wire/planned-class.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, notFound, type Situation } from './situation.ts';
import { plannedClassToWire } from './wire/planned-class.ts';

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
  /** The teachers who can be chosen as substitutes. */
  teachers?: Person[];
  /** What someone else saves before the first change of a class, which is then refused. */
  savedByOthers?: PlannedClass[];
}

/** Answers the calls about planned classes. */
export function plannedClassesHandlers({
  extensions = ['planned-classes'],
  classes = [aPlannedClass()],
  contracts = [aPlannedContract()],
  pattern = null,
  closures = [],
  calendarToken = null,
  versions = ['"v1"'],
  savedByOthers,
  teachers = [],
  ...situation
}: PlannedClassesSituation = {}): HttpHandler[] {
  const rows = recordsOf(classes.map(plannedClassToWire), savedByOthers?.map(plannedClassToWire));
  const days = recordsOf(closures.map(({ id, ...closure }) => ({ id, ...closureToWire(closure) })));
  const courses = contracts.map(plannedContractToWire);
  let plan: Wire.CoursePlanInput | null = pattern && patternToWire(pattern);
  const planOf = (courseId = '') => {
    const course = courses.find(({ id }) => String(id) === courseId);
    const own = rows.matching(new URLSearchParams({ course_id: courseId }));
    const moment = (one: (typeof own)[number]) => `${one.date} ${one.time}`;
    const inOrder = own.toSorted((a, b) => moment(a).localeCompare(moment(b)));
    return course ? { message: 'Saved', data: plan, classes: inOrder, course } : null;
  };
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/plannedClasses', situation, ({ query }) => {
      const [from = '', to = '', beside] = ['from', 'to', 'besideCourse'].map(
        (name) => query.get(name) ?? '',
      );
      const data = rows
        .all()
        .filter(({ date, course_id }) => from <= date && date <= to && String(course_id) !== beside);
      return { data, courses: courses.filter(({ id }) => data.some(({ course_id }) => course_id === id)) };
    }),
    answers('get', '/plannedClasses/count', situation, ({ query }) => {
      const [from = '', to = ''] = ['from', 'to'].map((name) => query.get(name) ?? '');
      const found = rows
        .all()
        .filter(
          ({ date, cancelled, attendance_id }) =>
            from <= date && date <= to && cancelled === 0 && attendance_id === null,
        );
      const contractIds = new Set(found.map(({ course_id }) => course_id));
      return { data: { classes: found.length, contracts: contractIds.size } };
    }),
    answers('patch', '/plannedClasses/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('post', '/plannedClasses/substitute', situation, ({ body }) => {
      const { classes: chosen, teacher_id } = body as Wire.ChooseSubstituteData['body'];
      const person = teachers.find(({ id }) => id === teacher_id);
      const substitute = person ? personToWire(person) : null;
      for (const { id, etag = '' } of chosen) {
        const teacher = substitute ?? rows.find(id)?.usual_teacher ?? null;
        const saved = rows.change(id, { substitute, teacher }, new Headers({ 'If-Match': etag }));
        if (saved instanceof Response) return saved;
      }
      return { message: 'Saved', data: rows.all().filter((row) => chosen.some(({ id }) => id === row.id)) };
    }),
    answers('get', '/plans/:id', situation, ({ params }) => {
      const body = planOf(params.id);
      const [version = '', ...later] = versions;
      if (later.length > 0) versions = later;
      return body ? HttpResponse.json(body, { headers: { ETag: version } }) : notFound();
    }),
    answers('put', '/plans/:id', situation, ({ params, body }) => {
      plan = body as Wire.CoursePlanInput;
      return planOf(params.id) ?? notFound();
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
    answers('get', '/closedDays', situation, () => ({ data: days.all() })),
    answers('post', '/closedDays', situation, ({ body }) => {
      const closure = body as Wire.Closure;
      return days.save({ ...closure, id: days.nextId() });
    }),
    answers('delete', '/closedDays/:id', situation, ({ params }) => days.remove(params.id)),
  ];
}
