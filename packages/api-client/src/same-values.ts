/** Whether two texts are the same but for case and outer spaces, as two spellings of one e-mail address are. */
export function isSameText(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((text) => text?.trim().toLowerCase() ?? '');
  return first === second;
}

/** Whether a moment is later than another; any moment is later than none. Takes instants of one server in ISO form. */
export function isLater(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '') > (other ?? '');
}

/** Whether two flat records hold the same values under the same names. */
export function isSameRecord(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && one[name] === other[name])
  );
}

/** Whether a form's texts hold the values that were sent; no value and no text are alike. */
export function holdsValues(text: object, values: object): boolean {
  const texts = new Map(Object.entries(text));
  return Object.entries(values).every(
    ([name, value]) => String(texts.get(name) ?? '') === String(value ?? ''),
  );
}
