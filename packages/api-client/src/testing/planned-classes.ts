import {
  aPlannedClass,
  aPlannedContract,
  type ClassNoticePreview,
  type ClassPattern,
  type HoursBalance,
  type Person,
  type PlannedClass,
  type PlannedContract,
  type SavedClosure,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { noticePerson, noticePreviewToWire } from '../wire/class-notices.ts';
import { hoursBalanceToWire } from '../wire/hours-balance.ts';
import { personToWire } from '../wire/person.ts';
import { closureToWire, patternToWire, plannedContractToWire } from '../wire/planned-class.ts';
import { isWritten } from './fails.ts';
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
  /** The version of the plan, and the one that it has after the first write. */
  versions?: readonly [string, string?];
  /** The teachers who can be chosen as substitutes. */
  teachers?: (Person & { awayFor?: number[] })[];
  /** The teachers who get no mail about the choice of a substitute, or about a declined proposal. */
  notMailed?: Person[];
  /** Whom changes of classes concern, and their mails. */
  notices?: ClassNoticePreview;
  /** Changes that someone else saves before the first change of a class, which is then refused. */
  savedByOthers?: PlannedClass[];
  /** The class that a cancellation adds at the end. */
  atEnd?: PlannedClass;
  /** The balance of the hours of each contract. */
  balance?: HoursBalance;
}

type ClassAtEndBody = { add_at_end?: Wire.YesNo; accept_clashes?: boolean; accept_beyond_end?: boolean };

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
  notMailed = [],
  notices = { recipients: [], mails: [], isSendingOn: true },
  atEnd,
  balance,
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
    const hours_balance = balance && hoursBalanceToWire(balance);
    return course ? { message: 'Saved', data: plan, classes: inOrder, course, hours_balance } : null;
  };
  const changeAll = (
    chosen: readonly { id: number; etag?: string }[],
    change: (row: Wire.PlannedClass) => Partial<Wire.PlannedClass>,
  ) => {
    for (const { id, etag = '' } of chosen) {
      const row = rows.find(id);
      const saved = row && rows.change(id, change(row), new Headers({ 'If-Match': etag }));
      if (!saved) return notFound();
      if (saved instanceof Response) return saved;
    }
    const data = rows.all().filter((row) => chosen.some(({ id }) => id === row.id));
    return { message: 'Saved', data, not_mailed: notMailed.map(personToWire) };
  };
  const toldBy = (tell: Wire.ToldOfClass | undefined) => {
    if (!tell) return {};
    const people = notices.recipients.map(noticePerson.toWire);
    const isTold = ({ kind, id }: Wire.ClassNoticePerson) =>
      tell.some((one) => one.kind === kind && one.id === id);
    return {
      told: people.filter((one) => one.has_address === 1 && isTold(one)),
      not_mailed: people.filter((one) => one.has_address === 0),
    };
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
    answers('patch', '/plannedClasses/:id', situation, ({ params, body, headers }) => {
      const { tell, add_at_end, accept_clashes, accept_beyond_end, ...change } = body as ClassAtEndBody & {
        tell?: Wire.ToldOfClass;
      };
      const saved = rows.change(params.id, change, headers);
      if (!saved || saved instanceof Response) return saved;
      const added =
        atEnd && add_at_end === 1
          ? { added: plannedClassToWire({ ...atEnd, addedFor: Number(params.id) }) }
          : {};
      return { ...saved, ...added, ...toldBy(tell) };
    }),
    answers('post', '/plannedClasses/:id/previewNotices', situation, () => ({
      data: noticePreviewToWire(notices),
    })),
    answers('post', '/plannedClasses/substitute', situation, ({ body }) => {
      const { classes: chosen, teacher_id } = body as Wire.ChooseSubstituteData['body'];
      const person = teachers.find(({ id }) => id === teacher_id);
      const substitute = person ? personToWire(person) : null;
      return changeAll(chosen, ({ usual_teacher, proposal }) => ({
        substitute,
        teacher: substitute ?? usual_teacher ?? null,
        ...(proposal === undefined
          ? {}
          : {
              proposal: substitute &&
                proposal && {
                  ...proposal,
                  status: proposal.substitute.id === substitute.id ? 'confirmed' : 'declined',
                },
            }),
      }));
    }),
    answers('get', '/plannedClasses/proposals', situation, () => {
      const data = rows.all().filter(({ proposal }) => proposal);
      return { data, courses: courses.filter(({ id }) => data.some(({ course_id }) => course_id === id)) };
    }),
    answers('post', '/plannedClasses/proposals', situation, ({ body }) => {
      const { classes: chosen, teacher_id } = body as Wire.ProposeSubstituteData['body'];
      const person = teachers.find(({ id }) => id === teacher_id);
      return changeAll(chosen, ({ usual_teacher }) => ({
        proposal:
          person && usual_teacher
            ? { status: 'open', substitute: personToWire(person), proposed_by: usual_teacher, answer: null }
            : null,
      }));
    }),
    answers('post', '/plannedClasses/proposals/decline', situation, ({ body }) => {
      const { classes: chosen, answer = null } = body as Wire.DeclineSubstituteData['body'];
      return changeAll(chosen, ({ proposal }) => ({
        proposal: proposal && { ...proposal, status: 'declined', answer },
      }));
    }),
    answers('get', '/teacher/colleagues', situation, () => ({
      data: teachers.map(({ awayFor = [], ...one }) => ({ ...personToWire(one), away_for: awayFor })),
    })),
    answers('get', '/plans/:id', situation, ({ params }) => {
      const body = planOf(params.id);
      const [before, after = before] = versions;
      const version = isWritten() ? after : before;
      return body ? HttpResponse.json(body, { headers: { ETag: version } }) : notFound();
    }),
    answers('put', '/plans/:id', situation, ({ params, body }) => {
      const { tell, ...given } = body as Wire.CoursePlanInput & { tell?: Wire.ToldOfClass };
      plan = given;
      const saved = planOf(params.id);
      return saved ? { ...saved, ...toldBy(tell) } : notFound();
    }),
    answers('post', '/plans/:id/previewNotices', situation, () => ({ data: noticePreviewToWire(notices) })),
    answers('get', '/calendar/address/state', situation, () => ({
      data: { exists: calendarToken !== null },
    })),
    answers('post', '/calendar/address/show', situation, () => ({
      message: 'Shown',
      data: { token: calendarToken },
    })),
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
