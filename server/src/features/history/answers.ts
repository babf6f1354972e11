import type {
  HistoryActor,
  HistoryChange,
  HistoryEntry,
  HistorySubject,
  HistoryValue,
  PersonName,
} from '@portal/api-client/openapi';
import type { Db } from '../../database/connect.ts';
import { findRecord } from '../records.ts';
import { type HistoryRow, hasId, type RecordName, readNames, readPresent } from './queries.ts';
import {
  type HistoryField,
  type HistoryTableName,
  historyTable,
  type NamedTable,
  restorableNouns,
} from './tables.ts';

type Stored = Readonly<Record<string, unknown>>;
type NameOf = (table: NamedTable, id: number) => RecordName | null;

interface Told {
  readonly subject: HistorySubject;
  /** The authors of the entries whose names are known. */
  readonly users: readonly PersonName[];
  /** Return changes of this field only, as `noun.field`. */
  readonly field?: string;
}

const actions = { insert: 'added', update: 'changed', delete: 'removed', erase: 'erased' } as const;

/** Converts rows of the history to the API's shape, with the names of the records that they refer to. */
export async function entriesOf(db: Db, rows: readonly HistoryRow[], told: Told): Promise<HistoryEntry[]> {
  const presentOf = await readPresent(db, presentAsked(rows));
  const wholeOf = (row: HistoryRow): Stored => {
    const { contract_id, student_id, teacher_id, before, after, table_name, record_id } = row;
    const present = hasId(table_name) ? presentOf(table_name, record_id) : undefined;
    return { contract_id, student_id, teacher_id, ...present, ...before, ...after };
  };
  const nameOf = await readNames(db, namesAsked(rows, wholeOf, told.subject));
  const isLocked = await lockedBy(db, rows, presentOf);
  return rows.map((row): HistoryEntry => {
    const { id, changed_at, request, call, action, record_id, table_name } = row;
    const { noun } = historyTable(table_name);
    const present = hasId(table_name) ? presentOf(table_name, record_id) : undefined;
    const isRestorable =
      action === 'update' && present && noun === restorableNouns[told.subject] && !isLocked(row);
    const changes = changesOf(row, nameOf, isRestorable ? present : undefined);
    return {
      id,
      at: changed_at,
      request,
      call,
      who: actorOf(row, told.users),
      action: actions[action],
      noun,
      record: { id: record_id, ...recordName(table_name, wholeOf(row), told.subject, nameOf) },
      changes:
        told.field === undefined ? changes : changes.filter(({ field }) => `${noun}.${field}` === told.field),
    };
  });
}

function actorOf({ user_id, key, role }: HistoryRow, users: readonly PersonName[]): HistoryActor {
  if (key) return { kind: 'key', id: key.id, name: key.name, last_name: null };
  const user = users.find(({ id }) => id === user_id);
  if (user) return { kind: 'user', ...user };
  const kind = user_id !== null ? 'removed' : role === null ? 'system' : 'link';
  return { kind, id: user_id, name: null, last_name: null };
}

/** The ids of records that must be read now, because an update in the history holds only the changed fields. */
function presentAsked(rows: readonly HistoryRow[]) {
  const asked = new Map<HistoryTableName, Set<number>>();
  for (const { table_name, record_id } of rows)
    if (record_id !== null && hasId(table_name)) idsIn(asked, table_name).add(record_id);
  return asked;
}

function namesAsked(
  rows: readonly HistoryRow[],
  wholeOf: (row: HistoryRow) => Stored,
  subject: HistorySubject,
) {
  const asked = new Map<NamedTable, Set<number>>();
  const ask = (table: NamedTable, id: unknown) => {
    if (typeof id === 'number') idsIn(asked, table).add(id);
  };
  for (const row of rows) {
    const naming = namingOf(row.table_name, subject);
    if (naming && 'by' in naming) ask(naming.in, wholeOf(row)[naming.by]);
    for (const [column, { refersTo }] of Object.entries(historyTable(row.table_name).columns)) {
      if (refersTo) for (const side of [row.before, row.after]) ask(refersTo, side?.[column]);
    }
  }
  return asked;
}

function idsIn<K>(asked: Map<K, Set<number>>, key: K): Set<number> {
  const ids = asked.get(key) ?? new Set();
  asked.set(key, ids);
  return ids;
}

/** The columns that name a record. In the history of a student, the contract names it. */
function namingOf(table: HistoryTableName, subject: HistorySubject) {
  const { named } = historyTable(table);
  const isOfStudent = named && 'by' in named && named.by === 'student_id';
  return subject === 'student' && isOfStudent ? ({ by: 'contract_id', in: 'contracts' } as const) : named;
}

function recordName(
  table: HistoryTableName,
  whole: Stored,
  subject: HistorySubject,
  nameOf: NameOf,
): { name: string | null; archived?: 1 } {
  const naming = namingOf(table, subject);
  if (!naming) return { name: null };
  if ('by' in naming) {
    const id = whole[naming.by];
    return (typeof id === 'number' ? nameOf(naming.in, id) : null) ?? { name: null };
  }
  const texts = naming.flatMap((column) => (typeof whole[column] === 'string' ? [whole[column]] : []));
  const text = texts.join(' ').trim();
  return { name: text || (table === 'files' && typeof whole.name === 'string' ? whole.name : null) };
}

/**
 * Returns the changed fields of an entry. For a whole record, leaves out its name and the values that every new record
 * has.
 */
function changesOf(
  { table_name, action, before, after }: HistoryRow,
  nameOf: NameOf,
  present: Stored | undefined,
): HistoryChange[] {
  const { columns, hasAnswers, named } = historyTable(table_name);
  const changes: HistoryChange[] = [];
  for (const [column, field] of Object.entries(columns)) {
    const isImplied = (value: unknown) =>
      value === (field.initial ?? 0) ||
      (Array.isArray(value) && value.length === 0) ||
      (Array.isArray(named) && named.includes(column));
    const [was, becomes] = [before?.[column] ?? null, after?.[column] ?? null];
    // The history stores a secret as "***" on both sides.
    const isTold = field.isHidden ? Boolean(was ?? becomes) : !isSame(was, becomes);
    if (!isTold || (action !== 'update' && isImplied(was ?? becomes))) continue;
    changes.push({
      field: field.wire,
      before: wireValue(field, was, nameOf),
      after: wireValue(field, becomes, nameOf),
      is_hidden: field.isHidden ?? false,
      can_restore: !isGone(field, was, nameOf) && canRestore(field, was, present?.[column]),
    });
  }
  if (hasAnswers) changes.push(...answersOf(before, after, present));
  return changes;
}

/** Returns the changed answers of a form. */
function answersOf(before: Stored | null, after: Stored | null, present: Stored | undefined) {
  const [was, becomes, now] = [before, after, present].map((row) => (row?.answers ?? {}) as Stored);
  const fields = new Set([...Object.keys(was ?? {}), ...Object.keys(becomes ?? {})]);
  return [...fields].flatMap((field): HistoryChange[] => {
    const [old, changed] = [was?.[field] ?? null, becomes?.[field] ?? null];
    // Which version of the form was used is not an answer.
    if (field === 'from' || isSame(old, changed)) return [];
    const plain = { isWritable: 'always' } as const;
    const can_restore =
      present !== undefined && canRestore(plain, old, now?.[field]) && fitsOther(field, old, now ?? {});
    return [{ field, before: textOf(old), after: textOf(changed), is_hidden: false, can_restore }];
  });
}

/** The lists of an outline that have a choice "other", each with the field for its text. */
const otherTexts: readonly (readonly [list: string, text: string])[] = [
  ['course_content_emphasis_on', 'other_course_content_emphasis_on'],
  ['learning_aides', 'other_learning_aides'],
];

/**
 * Whether restoring a field keeps the choice "other" and its text together. The call refuses the choice without its
 * text, and drops the text without the choice.
 */
function fitsOther(field: string, was: unknown, now: Stored): boolean {
  const hasOther = (choices: unknown) => Array.isArray(choices) && choices.includes('other');
  for (const [list, text] of otherTexts) {
    if (field === list) return Array.isArray(was) && (!hasOther(was) || Boolean(now[text]));
    if (field === text) return hasOther(now[list]) && Boolean(was);
  }
  return true;
}

/** Whether a field referred to a record that no longer exists. */
function isGone({ refersTo }: HistoryField, was: unknown, nameOf: NameOf): boolean {
  return refersTo !== undefined && typeof was === 'number' && nameOf(refersTo, was) === null;
}

function canRestore(
  { isWritable, neverRestored }: Pick<HistoryField, 'isWritable' | 'neverRestored'>,
  was: unknown,
  now: unknown,
): boolean {
  if (isWritable === undefined || now === undefined || isSame(was, now)) return false;
  if (neverRestored !== undefined && was === neverRestored) return false;
  return isWritable === 'always' || (was !== null && was !== '');
}

function wireValue(
  { refersTo, isHidden, isMoment, spell, spellWhole }: HistoryField,
  value: unknown,
  nameOf: NameOf,
): HistoryValue {
  if (isHidden || value === null) return null;
  if (refersTo && typeof value === 'number') return { id: value, name: '', ...nameOf(refersTo, value) };
  if (isMoment && typeof value === 'string') return new Date(value).toISOString();
  if (spellWhole && typeof value === 'object') return spellWhole({ ...value });
  if (spell && Array.isArray(value)) return value.map(spell);
  return textOf(value);
}

function textOf(value: unknown): HistoryValue {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/**
 * Whether two values are equal. JSON text can be compared, because both come from `jsonb`, which orders the keys of
 * objects.
 */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/**
 * Whether the record of a row cannot be changed, because it is a template or belongs to an archived contract
 * (DECISION-40).
 */
async function lockedBy(
  db: Db,
  rows: readonly HistoryRow[],
  presentOf: (table: HistoryTableName, id: number | null) => Stored | undefined,
): Promise<(row: HistoryRow) => boolean> {
  const contractOf = ({ table_name, record_id }: HistoryRow) =>
    table_name === 'contracts' ? record_id : presentOf(table_name, record_id)?.contract_id;
  const locked = new Set<number>();
  for (const id of new Set(rows.map(contractOf))) {
    if (typeof id !== 'number' || locked.has(id)) continue;
    if ((await findRecord(db, 'contracts', id))?.status_id === 4) locked.add(id);
  }
  return (row) => {
    const id = contractOf(row);
    const isTemplate = row.table_name === 'files' && presentOf('files', row.record_id)?.is_template === true;
    return isTemplate || (typeof id === 'number' && locked.has(id));
  };
}
