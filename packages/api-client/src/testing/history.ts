import { aHistoryEntry, type HistoryEntry, type HistoryFieldName, marie, wireField } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, type Situation } from './situation.ts';
import { recordHistoryToWire } from './wire/history.ts';

export interface HistorySituation extends Situation {
  extensions?: Extension[];
  /** Newest first. */
  entries?: HistoryEntry[];
  /** The version of a contract or an outline; null for other records. */
  version?: string | null;
  /** Changes that someone else makes before the first restore, which is then refused. */
  changedByOthers?: HistoryEntry[];
}

/** Answers the history of any record from these entries. Restoring a value of a contract adds an entry. */
export function historyHandlers({
  extensions = ['history'],
  entries = [aHistoryEntry()],
  version = '"v1"',
  changedByOthers = [],
  ...situation
}: HistorySituation = {}): HttpHandler[] {
  let saved = entries;
  let others = changedByOthers;
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/history', situation, ({ query }) => {
      const [userId, field, before] = ['userId', 'field', 'before'].map((name) => query.get(name));
      const size = Number(query.get('size') ?? 25);
      const matching = saved.filter(
        (entry) => (!userId || entry.who.id === Number(userId)) && (!field || hasField(entry, field)),
      );
      const older = matching.filter(({ id }) => !before || id < Number(before));
      const users = new Map(saved.map(({ who }) => [who.id, who]));
      return recordHistoryToWire({
        entries: older.slice(0, size),
        total: matching.length,
        hasOlder: older.length > size,
        latest: saved[0]?.id ?? null,
        version,
        users: [...users.values()].flatMap(({ id, name, lastName, archived }) =>
          id === null ? [] : [{ id, name, lastName, ...(archived && { archived }) }],
        ),
        fields: fieldsOf(saved),
      });
    }),
    answers('patch', '/courses/update', situation, () => {
      const id = (saved[0]?.id ?? 0) + 1;
      const isRefused = others.length > 0;
      saved = [...(isRefused ? others : [aHistoryEntry({ id, who: marie })]), ...saved];
      others = [];
      return isRefused ? failed({ status: 412, code: 'changed' }) : { message: 'Saved', data: {} };
    }),
  ];
}

/** Returns each changed field once. */
function fieldsOf(entries: readonly HistoryEntry[]): HistoryFieldName[] {
  const fields = entries.flatMap(({ noun, changes }) => changes.map(({ field }) => ({ noun, field })));
  return [...new Map(fields.map((name) => [`${name.noun} ${name.field}`, name])).values()];
}

function hasField({ noun, changes }: HistoryEntry, name: string): boolean {
  return changes.some(({ field }) => name.endsWith(`.${wireField({ noun, field })}`));
}
