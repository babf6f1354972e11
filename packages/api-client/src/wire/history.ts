import {
  type FieldKind,
  fieldOf,
  type History,
  type HistoryChange,
  type HistoryEntry,
  type HistoryFieldName,
  type HistoryNoun,
  type HistoryOf,
  type HistoryValue,
  nouns,
  type Rating,
  snakeCase,
  wireField,
} from '@portal/domain';
import type {
  GetHistoryData,
  HistoryPage,
  HistoryChange as WireChange,
  HistoryEntry as WireEntry,
  HistoryNoun as WireNoun,
  HistoryValue as WireValue,
} from '../generated/types.gen.ts';
import { statusFromWire, statusToWire } from './contract.ts';
import { frequencyFromWire, frequencyToWire } from './frequency.ts';
import { archivedFromWire, named } from './named.ts';
import { personFromWire } from './person.ts';
import { ratingFromWire, ratingToWire } from './report.ts';
import { yes, yesNo } from './yes-no.ts';

const historyNouns = Object.keys(nouns) as HistoryNoun[];

const nounOf = new Map(historyNouns.map((noun) => [wireNoun(noun), noun]));

const fieldOfName = new Map(
  historyNouns
    .flatMap((noun) => Object.keys(nouns[noun].fields).map((field) => ({ noun, field })))
    .map((name) => [fullName(name), name]),
);

/** The filters of a history. */
export interface HistoryFilters {
  userId?: number;
  field?: HistoryFieldName;
}

export function historyQuery(
  { subject, id, studentId }: HistoryOf,
  { userId, field }: HistoryFilters = {},
): GetHistoryData['query'] {
  return { subject: snakeCase(subject), id, studentId, userId, field: field && fullName(field) };
}

/** Joins consecutive pages. */
export function recordHistoryFromWire(pages: readonly HistoryPage[]): History {
  const [first] = pages;
  if (!first) throw new TypeError('a history has at least one page');
  const last = pages.at(-1) ?? first;
  return {
    entries: pages.flatMap(({ data }) => data.map(entryFromWire)),
    total: last.total,
    hasOlder: last.has_older,
    latest: first.latest,
    version: first.version,
    users: (first.users ?? []).map(personFromWire),
    // Omits a field that this portal does not know.
    fields: first.fields?.flatMap((name) => fieldOfName.get(name) ?? []) ?? [],
  };
}

function entryFromWire({ who, noun: wireNoun, record, changes, ...entry }: WireEntry): HistoryEntry {
  const noun = nounOf.get(wireNoun) ?? 'contract';
  return {
    id: entry.id,
    at: entry.at,
    request: entry.request,
    action: entry.action,
    who: {
      kind: who.kind,
      id: who.id,
      name: who.name ?? '',
      lastName: who.last_name ?? '',
      ...archivedFromWire(who.archived),
    },
    noun,
    name: record.name,
    ...archivedFromWire(record.archived),
    changes: changes.flatMap((change) => changeFromWire(noun, change)),
  };
}

function changeFromWire(noun: HistoryNoun, change: WireChange): HistoryChange[] {
  const name = fieldOfName.get(`${wireNoun(noun)}.${change.field}`);
  if (!name) return [];
  const { kind } = fieldOf(name);
  return [
    {
      field: name.field,
      before: valueFromWire(kind, change.before),
      after: valueFromWire(kind, change.after),
      isHidden: change.is_hidden,
      canRestore: change.can_restore,
    },
  ];
}

/** Returns the name of a field with its noun, in the form of the filter. */
export function fullName(name: HistoryFieldName): string {
  return `${wireNoun(name.noun)}.${wireField(name)}`;
}

/** Returns the wire name of a noun. */
export function wireNoun(noun: HistoryNoun): WireNoun {
  return snakeCase(noun);
}

function valueFromWire(kind: FieldKind, value: WireValue): HistoryValue {
  if (typeof value === 'number') {
    if (kind === 'yesNo' || kind === 'active') return yes(value);
    if (kind === 'contractStatus') return statusFromWire(value);
  }
  if (typeof value === 'string') {
    if (kind === 'frequency') return frequencyFromWire(value) ?? value;
    if (kind === 'rating') return ratingFromWire(value) ?? value;
    // The wire uses the name of the predecessor, Skype.
    if (kind === 'webinarType') return value === 'Skype' ? 'Microsoft Teams' : value;
  }
  return typeof value === 'object' && value !== null && 'id' in value ? named.fromWire(value) : value;
}

/** Returns a value as the calls write it. */
export function historyValueToWire(kind: FieldKind, value: HistoryValue): WireValue {
  if (typeof value === 'boolean') return yesNo(value);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'object') return 'id' in value ? value.id : [...value];
  if (kind === 'contractStatus') return statusToWire(value as Parameters<typeof statusToWire>[0]);
  if (kind === 'frequency') return frequencyToWire(value as Parameters<typeof frequencyToWire>[0]) ?? value;
  if (kind === 'rating') return ratingToWire(value as Rating) ?? value;
  return value;
}
