import {
  aClassToInitial,
  anInitial,
  type ClassToInitial,
  type Initial,
  type RunningClass,
} from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { classToInitial, initial, runningClass } from '../wire/initial.ts';
import { answers, failed, type Situation } from './situation.ts';

export interface InitialsSituation extends Situation {
  /** The recorded class that can be initialed. */
  ofClass?: ClassToInitial;
  /** The initials of every month. */
  ofMonth?: Initial[];
  /** The running classes of the private link's student. */
  running?: RunningClass[];
  /** The sentence with which initials are refused. */
  refused?: string;
}

/** Answers the calls about initials. The extension is named by other handlers. */
export function initialsHandlers({
  ofClass = aClassToInitial(),
  ofMonth = [],
  running = [],
  refused,
  ...situation
}: InitialsSituation = {}): HttpHandler[] {
  let stored = classToInitial.toWire(ofClass);
  let classes = running.map(runningClass.toWire);
  return [
    answers('get', '/initials', situation, () => ({ data: ofMonth.map(initial.toWire) })),
    answers('get', '/initials/chain', situation, () => file('chain.json')),
    answers('get', '/initials/report', situation, () =>
      refused ? failed({ status: 400, message: refused, code: 'bad-input' }) : file('report.pdf'),
    ),
    answers('get', '/initials/class/:id', situation, () => ({ data: stored })),
    answers('post', '/initials', situation, ({ body }) => {
      if (refused) return failed({ status: 409, message: refused, code: 'conflict' });
      const { lesson_id, student_id, how, mark, written_at } = body as Wire.GiveInitialData['body'];
      const member = stored.students.find(({ student }) => student.id === student_id);
      const added: Wire.Initial = {
        ...initial.toWire(anInitial()),
        lesson_id,
        ...(member && { student: member.student }),
        how,
        mark,
        written_at,
      };
      const students = stored.students.map((one) =>
        one === member ? { ...one, initials: [...one.initials, added] } : one,
      );
      stored = { ...stored, students };
      return { message: 'Saved', data: added };
    }),
    answers('get', '/student/initials', situation, () => ({ data: classes })),
    answers('post', '/student/initials', situation, ({ body }) => {
      if (refused) return failed({ status: 409, message: refused, code: 'conflict' });
      const { class_id } = body as Wire.GiveOwnInitialData['body'];
      classes = classes.map((one) => (one.id === class_id ? { ...one, initialed: 1 } : one));
      return { data: classes };
    }),
  ];
}

function file(name: string): Response {
  return HttpResponse.arrayBuffer(new ArrayBuffer(8), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
