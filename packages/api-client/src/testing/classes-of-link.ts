import { aClassOfLink, type ClassOfLink } from '@portal/domain';
import { type HttpHandler, HttpResponse } from 'msw';
import type * as Wire from '../generated/types.gen.ts';
import { classOfLinkToWire } from '../wire/class-of-link.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, type Situation } from './situation.ts';

export interface ClassesOfLinkSituation extends Situation {
  classes?: ClassOfLink[];
  /**
   * The classes after the office moved one: the first announcement is rejected (412), and later requests return these.
   */
  movedMeanwhile?: ClassOfLink[];
}

/** Handles the calls with which a student announces absences. */
export function classesOfLinkHandlers({
  classes = [aClassOfLink()],
  movedMeanwhile,
  ...situation
}: ClassesOfLinkSituation = {}): HttpHandler[] {
  let rows = classes.map(classOfLinkToWire);
  let moved = movedMeanwhile?.map(classOfLinkToWire);
  const change = (body: unknown, absence: Wire.ClassOfLink['absence']) => {
    if (moved) {
      rows = moved;
      moved = undefined;
      return HttpResponse.json({ message: 'Changed', code: 'changed' }, { status: 412 });
    }
    const ids = (body as Wire.ClassesOfLink).classes.map(({ id }) => id);
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, absence } : row));
    return { message: 'Saved', data: rows };
  };
  return [
    ...capabilitiesHandlers(['cancellations']),
    answers('get', '/student/classes', situation, () => ({ data: rows })),
    answers('post', '/student/absences', situation, ({ body }) =>
      change(body, {
        announced_at: '2026-11-20T17:00:00.000Z',
        word: (body as Wire.AnnounceAbsencesData['body']).word ?? null,
      }),
    ),
    answers('post', '/student/absences/withdraw', situation, ({ body }) => change(body, null)),
  ];
}
