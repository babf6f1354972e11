import { isSameValue } from '@portal/domain';
import type { unsavedWords } from './unsaved-words';

/** The forms whose unsaved input is stored. */
export type UnsavedForm = keyof typeof unsavedWords.words.fr.form;

/** Identifies whose input it is, in which form, about which record. */
export interface UnsavedPlace {
  userId: number;
  form: UnsavedForm;
  /** Id of the record as text; `new` for a record to be created. */
  record: string;
}

/** Unsaved input of a form. */
export interface Draft<Values = unknown> extends UnsavedPlace {
  /**
   * Unique per opened form, so that two tabs never overwrite each other. It is also the idempotency key of the save, until
   * a save succeeds (ADR-0016).
   */
  id: string;
  /** Name of the record, such as the contract's number; empty for a new one. */
  title: string;
  /** Values of the fields when typing began. */
  initialValues: Values;
  typed: Values;
  /** When it was stored, as a timestamp in milliseconds. */
  savedAt: number;
}

/** How long unsaved input is stored: 30 days in milliseconds. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges a draft into its current record: the user's changes, and stored values for the rest. If someone else changed
 * the same field, its initial value is the draft's, so that a save detects the conflict.
 */
export function mergeDraft<Values extends object>(
  { initialValues, typed }: Pick<Draft, 'initialValues' | 'typed'>,
  stored: Values,
): { values: Values; initialValues: Values } {
  const values = { ...stored };
  const base = { ...stored };
  for (const field of Object.keys(stored) as (keyof Values)[]) {
    const [before, mine, now] = [at(initialValues, field), at(typed, field), stored[field]];
    // The field may have another type in a draft of an older version.
    if (!isSameKind(mine, now) || isSame(mine, before) || isSame(mine, now)) continue;
    values[field] = mine;
    if (isSameKind(before, now)) base[field] = before;
  }
  return { values, initialValues: base };
}

/** Returns whether nothing of a draft is left to save. Only drafts contain `copied`, the names of copied fields. */
export function isDraftSaved(work: Pick<Draft, 'initialValues' | 'typed'>, stored: object): boolean {
  return isSame({ ...mergeDraft(work, stored).values, copied: '' }, { ...stored, copied: '' });
}

/** Returns whether the record has changed since typing began, apart from the typed changes. */
export function hasChangedSince<Values extends object>(
  { initialValues, typed }: Pick<Draft, 'initialValues' | 'typed'>,
  stored: Values,
): boolean {
  return (Object.keys(stored) as (keyof Values)[]).some(
    (field) => !isSame(at(initialValues, field), stored[field]) && !isSame(at(typed, field), stored[field]),
  );
}

/**
 * Returns the saved fields that differ from both the typed and the validated values: changes by someone else or by the
 * server.
 */
export function fieldsChangedBySave<Values extends object>(
  saved: Values,
  typed: Values,
  validated: object = {},
): (keyof Values)[] {
  return (Object.keys(saved) as (keyof Values)[]).filter(
    (field) => ![typed, validated].some((values) => isSameValue(asText(at(values, field)), saved[field])),
  );
}

/** Converts a value to field text: numbers to strings, null to an empty string. */
function asText(value: unknown): unknown {
  return typeof value === 'number' || value === null ? String(value ?? '') : value;
}

function at(values: unknown, field: PropertyKey): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, field) : undefined;
}

function isSameKind<Value>(value: unknown, model: Value): value is Value {
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}
