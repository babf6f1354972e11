import type { ListView, ListViewValues, OpenViews, Snooze } from '@portal/domain';
import type {
  SnoozeText,
  ViewList,
  ViewText,
  Snooze as WireSnooze,
  View as WireView,
} from '../generated/types.gen.ts';
import { personFromWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

export function listViewFromWire({ id, list, name, query, shared, owner, etag }: WireView): ListView {
  return { id, list, name, query, isShared: yes(shared), owner: personFromWire(owner), version: etag };
}

export function viewTextToWire({ name, query, isShared }: ListViewValues): ViewText {
  return { name, query, shared: yesNo(isShared) };
}

export function openViewsFromWire({ data, default_id }: ViewList): OpenViews {
  return { views: data.map(listViewFromWire), defaultId: default_id };
}

export function snoozeFromWire(snooze: WireSnooze): Snooze {
  return {
    id: snooze.id,
    contractId: snooze.courses_id,
    // The API's pattern allows no other kinds.
    kind: snooze.kind as Snooze['kind'],
    until: snooze.until,
    remindedOn: snooze.reminded_on,
    isShared: yes(snooze.shared),
    owner: personFromWire(snooze.owner),
    version: snooze.etag,
  };
}

/** The stored part of a snooze. */
export type SnoozeValues = Pick<Snooze, 'contractId' | 'kind' | 'until' | 'remindedOn' | 'isShared'>;

export function snoozeTextToWire(snooze: SnoozeValues): SnoozeText {
  const { contractId, kind, until, remindedOn, isShared } = snooze;
  return { courses_id: contractId, kind, until, reminded_on: remindedOn, shared: yesNo(isShared) };
}
