/** Initial values of form fields as text: check boxes as booleans, lists as lists of text. */
export type FormText<Values> = {
  [Field in keyof Values]: Values[Field] extends boolean
    ? boolean
    : Values[Field] extends readonly unknown[]
      ? string[]
      : string;
};

/** Returns a stored value as form text; empty if there is none. */
export function fieldText(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
