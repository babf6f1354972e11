import { aListView, aSnooze, type ListView, type Snooze } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { SnoozeText } from '../generated/types.gen.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { listViewToWire, snoozeToWire } from './wire/shared-view.ts';

export interface SharedViewsSituation extends Situation {
  /** In the user's order. */
  views?: ListView[];
  defaultId?: number | null;
  snoozes?: Snooze[];
  /** The id of the signed-in user. */
  userId?: number;
  /** The views after a colleague's change before the first write, which is then refused. */
  changedByOthers?: ListView[];
}

/** Answers the calls about views and snoozes. */
export function sharedViewsHandlers({
  views = [],
  defaultId = null,
  snoozes = [],
  userId = 1,
  changedByOthers,
  ...situation
}: SharedViewsSituation = {}): HttpHandler[] {
  let order = views.map(({ id }) => id);
  let chosen = defaultId;
  const rows = recordsOf(views.map(listViewToWire), changedByOthers?.map(listViewToWire));
  const kept = recordsOf(snoozes.map(snoozeToWire));
  const owner = { id: userId, name: 'Marie', lastName: 'Bélanger' };
  const answer = (list = '') => {
    const place = ({ id }: { id: number }) => (order.includes(id) ? order.indexOf(id) : order.length);
    const data = rows.matching(new URLSearchParams({ list })).toSorted((a, b) => place(a) - place(b));
    return { data, default_id: chosen };
  };
  return [
    ...capabilitiesHandlers(['shared-views']),
    answers('get', '/views', situation, ({ query }) => answer(query.get('list') ?? '')),
    answers('post', '/views', situation, ({ body }) =>
      rows.add((id) => listViewToWire(aListView({ id, owner })), body),
    ),
    answers('put', '/views/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('delete', '/views/:id', situation, ({ params, headers }) => rows.remove(params.id, headers)),
    answers('put', '/viewChoices/:list', situation, ({ params, body }) => {
      const given = body as { order?: number[]; default_id?: number | null };
      if (given.default_id !== undefined) chosen = given.default_id;
      order = given.order ?? order;
      return { message: 'Saved', ...answer(params.list) };
    }),
    answers('get', '/snoozes', situation, () => ({ data: kept.all() })),
    answers('put', '/snoozes', situation, ({ body }) => {
      const data = (body as { snoozes: SnoozeText[] }).snoozes.map((text) => {
        const known = kept.all().find((one) => one.courses_id === text.courses_id && one.kind === text.kind);
        const id = known?.id ?? kept.nextId();
        const given = { ...snoozeToWire(aSnooze({ owner })), ...text, id };
        kept.save(given);
        if (text.until === null && text.reminded_on === null) kept.remove(id);
        return given;
      });
      return { message: 'Saved', data };
    }),
    answers('delete', '/snoozes/:id', situation, ({ params }) => kept.remove(params.id)),
  ];
}
