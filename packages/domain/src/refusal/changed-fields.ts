/** The fields of a form that differ between two states of its record, in their order (decision 36). */
export function changedFields<Text extends object>(before: Text, after: Text): (keyof Text & string)[] {
  const fields = Object.keys(before) as (keyof Text & string)[];
  // Texts, ticks, lists of texts, and lists of rows of these.
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
