import { type FieldKind, fieldOf, type History, type HistoryValue, wireField } from '@portal/domain';
import type { HistoryPage, HistoryValue as WireValue } from '../../generated/types.gen.ts';
import { fullName, historyValueToWire, wireNoun } from '../../wire/history.ts';
import { archivedToWire, named } from '../../wire/named.ts';
import { personToWire } from '../../wire/person.ts';

/** Returns the entries of a story or a test as one page of the API. */
export function recordHistoryToWire({
  entries,
  total,
  hasOlder,
  latest,
  version,
  users,
  fields,
}: History): HistoryPage {
  return {
    data: entries.map(({ who, noun, name, archived, changes, ...entry }) => ({
      ...entry,
      call: null,
      who: {
        kind: who.kind,
        id: who.id,
        name: who.name || null,
        last_name: who.lastName || null,
        ...archivedToWire(who.archived),
      },
      noun: wireNoun(noun),
      record: { id: null, name, ...archivedToWire(archived) },
      changes: changes.map(({ field, before, after, isHidden, canRestore }) => ({
        field: wireField({ noun, field }),
        before: valueToWire(fieldOf({ noun, field }).kind, before),
        after: valueToWire(fieldOf({ noun, field }).kind, after),
        is_hidden: isHidden,
        can_restore: canRestore,
      })),
    })),
    total,
    has_older: hasOlder,
    latest,
    version,
    users: users.map(personToWire),
    fields: fields.map(fullName),
  };
}

/** A reference also sends its name. */
function valueToWire(kind: FieldKind, value: HistoryValue): WireValue {
  return typeof value === 'object' && value !== null && 'id' in value
    ? named.toWire(value)
    : historyValueToWire(kind, value);
}
