import { isSameValue } from '@portal/domain';
import type { unsavedWords } from './unsaved-words';

/** The forms whose unsaved work is kept. */
export type UnsavedForm = keyof typeof unsavedWords.words.fr.form;

/** What something was typed about, and by whom. */
export interface UnsavedPlace {
  userId: number;
  form: UnsavedForm;
  /** The record's id as text; `new` for one that is still to be created. */
  record: string;
}

/** What a person typed into a form and has not saved. */
export interface KeptWork<Values = unknown> extends UnsavedPlace {
  /** One for each time that the form was opened: two tabs never write over each other. */
  id: string;
  /** What the person calls the record, such as the number of a contract; empty for a new one. */
  title: string;
  /** What the fields held when typing began. */
  began: Values;
  typed: Values;
  /** When it was kept, in milliseconds of the epoch. */
  keptAt: number;
}

/** For how many milliseconds unsaved work is kept: 30 days. */
export const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Whether two values of fields are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Kept work laid over its record as it is now: what the person typed, and for the rest what is stored. A field that
 * someone else has changed too begins with what it held for the person, so that a save can tell there is something to ask.
 */
export function laidOver<Values extends object>(
  { began, typed }: Pick<KeptWork, 'began' | 'typed'>,
  stored: Values,
): { values: Values; began: Values } {
  const values = { ...stored };
  const base = { ...stored };
  for (const field of Object.keys(stored) as (keyof Values)[]) {
    const [before, mine, now] = [at(began, field), at(typed, field), stored[field]];
    // Kept by an older version of the form, it may be of another kind.
    if (!isSameKind(mine, now) || isSame(mine, before) || isSame(mine, now)) continue;
    values[field] = mine;
    if (isSameKind(before, now)) base[field] = before;
  }
  return { values, began: base };
}

/** Whether nothing of a kept work is left to save. */
export function isStored(work: Pick<KeptWork, 'began' | 'typed'>, stored: object): boolean {
  return isSame(laidOver(work, stored).values, stored);
}

/** Whether a record holds something else than when the typing began, beyond what was typed itself. */
export function hasChangedSince<Values extends object>(
  { began, typed }: Pick<KeptWork, 'began' | 'typed'>,
  stored: Values,
): boolean {
  return (Object.keys(stored) as (keyof Values)[]).some(
    (field) => !isSame(at(began, field), stored[field]) && !isSame(at(typed, field), stored[field]),
  );
}

/** The fields of a saved record that hold something else than was typed or validated: another person's change, or one of the server's. */
export function fieldsChangedBySave<Values extends object>(
  saved: Values,
  typed: Values,
  validated: object = {},
): (keyof Values)[] {
  return (Object.keys(saved) as (keyof Values)[]).filter(
    (field) => ![typed, validated].some((values) => isSameValue(asText(at(values, field)), saved[field])),
  );
}

/** A value as a field has it: forms hold numbers as text, and nothing as an empty one. */
function asText(value: unknown): unknown {
  return typeof value === 'number' || value === null ? String(value ?? '') : value;
}

function at(values: unknown, field: PropertyKey): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, field) : undefined;
}

function isSameKind<Value>(value: unknown, model: Value): value is Value {
  return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}
