/** Which of two versions of a field is kept. */
export type MergeChoice = 'mine' | 'theirs';

type Field<Text> = keyof Text & string;

/** A field, or a group of fields that belong together, that two people changed differently. */
export interface MergeConflict<Text> {
  /** The field, or the first field of its group. */
  field: Field<Text>;
  /** All fields that the choice applies to. */
  fields: readonly Field<Text>[];
  /** The form if this user's version is kept, including changes to lists that can be merged. */
  mine: Text;
  /** The form if the other person's version is kept. */
  theirs: Text;
}

/** What to do with a form whose record may have changed since it was loaded (DECISION-37). */
export interface MergePlan<Text> {
  /** `ask` if there are conflicts, `send` if this user changed something, otherwise `take-over`. */
  action: 'send' | 'take-over' | 'ask';
  /** The form to save: the stored values with this user's changes. For a conflict, it has this user's version. */
  merged: Text;
  /** The fields that this user changed. Only these are written. */
  sent: readonly Field<Text>[];
  /** Fields that only the other person changed. */
  takenOver: readonly Field<Text>[];
  conflicts: readonly MergeConflict<Text>[];
}

export interface MergeVersions<Text> {
  /** The form as it was loaded. */
  loaded: Text;
  /** The form as this user filled it in. */
  mine: Text;
  /** The form as currently stored. */
  theirs: Text;
  /**
   * Validated values of `mine`. Differences caused by validation, such as a phone number without spaces, are not
   * changes.
   */
  parsed?: object;
  /** Values of earlier requests whose response was lost. If they are stored now, this user stored them. */
  sentBefore?: readonly object[];
}

/**
 * Merges two people's changes to one record, field by field. A field that one of them changed is kept, a field that
 * both changed to the same value is kept, a field that both changed differently is a conflict. Ticked lists merge item
 * by item, rows merge row by row. Fields of one of the `groups` are decided together.
 */
export function planMerge<Text extends object>(
  { loaded, mine, theirs, parsed = {}, sentBefore = [] }: MergeVersions<Text>,
  groups: readonly (readonly Field<Text>[])[] = [],
): MergePlan<Text> {
  const merged: Text = { ...theirs };
  const sent: Field<Text>[] = [];
  const takenOver: Field<Text>[] = [];
  const conflicts: MergeConflict<Text>[] = [];

  const isMyChange = (field: Field<Text>) =>
    !isSameValue(mine[field], loaded[field]) && !isSameValue(parsedText(parsed, field), loaded[field]);
  const isTheirChange = (field: Field<Text>) =>
    !isSameValue(theirs[field], loaded[field]) &&
    !sentBefore.some((form) => isSameValue(parsedText(form, field), theirs[field]));
  const isAgreed = (field: Field<Text>) =>
    isSameValue(mine[field], theirs[field]) || isSameValue(parsedText(parsed, field), theirs[field]);

  for (const fields of unitsOf(theirs, groups)) {
    const [field] = fields;
    if (!field) continue;
    const takesMine = () => {
      for (const name of fields) merged[name] = mine[name];
    };
    if (!fields.some(isMyChange)) {
      if (fields.some(isTheirChange)) takenOver.push(field);
    } else if (fields.every(isAgreed)) {
    } else if (!fields.some(isTheirChange)) {
      takesMine();
      sent.push(...fields);
    } else {
      const list = fields.length === 1 ? mergeLists(loaded[field], mine[field], theirs[field]) : null;
      sent.push(...fields);
      if (list?.isComplete) {
        merged[field] = list.mine as Text[Field<Text>];
      } else {
        takesMine();
        if (list) merged[field] = list.mine as Text[Field<Text>];
        conflicts.push({
          field,
          fields,
          mine: list ? { ...mine, [field]: list.mine } : mine,
          theirs: list ? { ...theirs, [field]: list.theirs } : theirs,
        });
      }
    }
  }
  const action = conflicts.length > 0 ? 'ask' : sent.length > 0 ? 'send' : 'take-over';
  return { action, merged, sent, takenOver, conflicts };
}

/** Returns the form after all conflicts were answered, and the fields that must still be written. */
export function resolveMerge<Text extends object>(
  { merged, sent, conflicts }: MergePlan<Text>,
  stored: Text,
  choices: Readonly<Partial<Record<string, MergeChoice>>>,
): { merged: Text; sent: readonly Field<Text>[] } {
  const resolved = { ...merged };
  for (const { field, fields, theirs } of conflicts) {
    if (choices[field] !== 'theirs') continue;
    for (const name of fields) resolved[name] = theirs[name];
  }
  return { merged: resolved, sent: sent.filter((field) => !isSameValue(resolved[field], stored[field])) };
}

/** Returns the fields in form order; the fields of a group are together at its first field. */
function unitsOf<Text extends object>(
  form: Text,
  groups: readonly (readonly Field<Text>[])[],
): (readonly Field<Text>[])[] {
  const fields = Object.keys(form) as Field<Text>[];
  return fields.flatMap((field) => {
    const group = groups.find((known) => known.includes(field));
    if (!group) return [[field]];
    return group[0] === field ? [group] : [];
  });
}

interface MergedList {
  mine: unknown;
  theirs: unknown;
  /** Whether no item of the list was changed by both. */
  isComplete: boolean;
}

/** Merges ticked items or rows. Returns null for other values. */
function mergeLists(loaded: unknown, mine: unknown, theirs: unknown): MergedList | null {
  if (!Array.isArray(loaded) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  if ([...loaded, ...mine, ...theirs].every((item) => typeof item === 'string'))
    return mergeTicks(loaded, mine, theirs);
  const isSameLength = loaded.length === mine.length && loaded.length === theirs.length;
  return isSameLength ? mergeRows(loaded, mine, theirs) : null;
}

function mergeTicks(loaded: string[], mine: string[], theirs: string[]): MergedList {
  const items = theirs.filter((item) => mine.includes(item) || !loaded.includes(item));
  const added = mine.filter((item) => !loaded.includes(item) && !items.includes(item));
  const merged = [...items, ...added];
  return { mine: merged, theirs: merged, isComplete: true };
}

function mergeRows(loaded: object[], mine: object[], theirs: object[]): MergedList {
  const plans = mine.map((row, index) =>
    planMerge({ loaded: loaded[index] ?? {}, mine: row, theirs: theirs[index] ?? {} }),
  );
  return {
    mine: plans.map(({ merged }) => merged),
    theirs: plans.map((plan, index) => {
      const choices = Object.fromEntries(plan.conflicts.map(({ field }) => [field, 'theirs' as const]));
      return resolveMerge<object>(plan, theirs[index] ?? {}, choices).merged;
    }),
    isComplete: plans.every(({ conflicts }) => conflicts.length === 0),
  };
}

/** Returns whether two values of a field are equal; the order of ticked items does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  const isTicks = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isTicks ? value.toSorted() : value;
}

/** Returns a parsed value as its field shows it: numbers as text, null as an empty text; undefined if missing. */
function parsedText(form: object, field: string): unknown {
  const value: unknown = Reflect.get(form, field);
  return typeof value === 'number' || value === null ? String(value ?? '') : value;
}
