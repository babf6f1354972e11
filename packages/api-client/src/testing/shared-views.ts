import type { ListView, Snooze } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { SnoozeText, ViewText } from '../generated/types.gen.ts';
import { personToWire } from '../wire/person.ts';
import { listViewToWire, snoozeFromWire, snoozeToWire } from '../wire/shared-view.ts';
import { yes } from '../wire/yes-no.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';

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

const taken = () => failed({ status: 409, message: 'Taken', code: 'conflict' });

/** Answers the calls about views and snoozes from these records, which the writes change. */
export function sharedViewsHandlers({
  views = [],
  defaultId = null,
  snoozes = [],
  userId = 1,
  changedByOthers,
  ...situation
}: SharedViewsSituation = {}): HttpHandler[] {
  let saved = views;
  let chosen = defaultId;
  let kept = snoozes;
  let others = changedByOthers;
  const owner = { id: userId, name: 'Marie', lastName: 'Bélanger' };
  const answer = (list: string) => ({
    data: saved.filter((view) => view.list === list).map(listViewToWire),
    default_id: chosen,
  });
  const isTaken = (list: string, name: string, id?: number) =>
    saved.some(
      (view) =>
        view.id !== id &&
        view.list === list &&
        view.owner.id === userId &&
        view.name.toLowerCase() === name.toLowerCase(),
    );
  const meanwhile = () => {
    if (!others) return;
    saved = others;
    others = undefined;
  };
  const found = (id: string, version: string | null) => {
    meanwhile();
    const view = saved.find((one) => one.id === Number(id));
    if (!view) return notFound();
    return view.version === version ? view : failed({ status: 412, code: 'changed' });
  };
  return [
    ...capabilitiesHandlers(['shared-views']),
    answers('get', '/views', situation, ({ query }) => answer(query.get('list') ?? '')),
    answers('post', '/views', situation, ({ body }) => {
      meanwhile();
      const { list, name, query, shared } = body as ViewText & { list: string };
      if (isTaken(list, name)) return taken();
      const id = Math.max(0, ...saved.map((view) => view.id)) + 1;
      const view = { id, list, name, query, isShared: yes(shared), owner, version: '"v1"' };
      saved = [...saved, view];
      return { message: 'Saved', data: listViewToWire(view) };
    }),
    answers('put', '/views/:id', situation, ({ params, body, headers }) => {
      const view = found(params.id ?? '', headers.get('If-Match'));
      if (view instanceof Response) return view;
      const { name, query, shared } = body as ViewText;
      if (isTaken(view.list, name, view.id)) return taken();
      const now = { ...view, name, query, isShared: yes(shared), version: `${view.version}+` };
      saved = saved.map((one) => (one.id === now.id ? now : one));
      return { message: 'Saved', data: listViewToWire(now) };
    }),
    answers('delete', '/views/:id', situation, ({ params, headers }) => {
      const view = found(params.id ?? '', headers.get('If-Match'));
      if (view instanceof Response) return view;
      saved = saved.filter((one) => one !== view);
      if (chosen === view.id) chosen = null;
      return { message: 'Deleted' };
    }),
    answers('put', '/viewChoices/:list', situation, ({ params, body }) => {
      const { order, default_id } = body as { order?: number[]; default_id?: number | null };
      if (default_id !== undefined) chosen = default_id;
      if (order) {
        const place = ({ id }: ListView) => (order.includes(id) ? order.indexOf(id) : order.length);
        saved = saved.toSorted((a, b) => place(a) - place(b));
      }
      return { message: 'Saved', ...answer(params.list ?? '') };
    }),
    answers('get', '/snoozes', situation, () => ({ data: kept.map(snoozeToWire) })),
    answers('put', '/snoozes', situation, ({ body }) => {
      const given = (body as { snoozes: SnoozeText[] }).snoozes.map((text, place) =>
        snoozeFromWire({ id: 1000 + kept.length + place, owner: personToWire(owner), etag: '"v1"', ...text }),
      );
      const isSame = (one: Snooze, other: Snooze) =>
        one.owner.id === other.owner.id && one.contractId === other.contractId && one.kind === other.kind;
      kept = [...kept.filter((one) => !given.some((other) => isSame(one, other))), ...given].filter(
        ({ until, remindedOn }) => until !== null || remindedOn !== null,
      );
      return { message: 'Saved', data: given.map(snoozeToWire) };
    }),
    answers('delete', '/snoozes/:id', situation, ({ params }) => {
      const snooze = kept.find(({ id }) => id === Number(params.id));
      if (!snooze) return notFound();
      kept = kept.filter((one) => one !== snooze);
      return { message: 'Ended' };
    }),
  ];
}
