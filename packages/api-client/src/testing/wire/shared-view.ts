import type { ListView, Snooze } from '@portal/domain';
import type { Snooze as WireSnooze, View as WireView } from '../../generated/types.gen.ts';
import { personToWire } from '../../wire/person.ts';
import { snoozeTextToWire, viewTextToWire } from '../../wire/shared-view.ts';

export function listViewToWire(view: ListView): WireView {
  const { id, list, owner, version } = view;
  return { id, list, owner: personToWire(owner), etag: version, ...viewTextToWire(view) };
}

export function snoozeToWire(snooze: Snooze): WireSnooze {
  const { id, owner, version } = snooze;
  return { id, owner: personToWire(owner), etag: version, ...snoozeTextToWire(snooze) };
}
