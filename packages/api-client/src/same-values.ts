/** Whether two texts are equal except for case and surrounding spaces, such as two spellings of an email address. */
export function isSameText(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map((text) => text?.trim().toLowerCase() ?? '');
  return first === second;
}

/** Whether an instant is later than another. Any instant is later than null. Takes ISO instants of the same server. */
export function isLater(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? '') > (other ?? '');
}

/** Whether two flat records have equal values under the same names. */
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

/** Whether a form's texts have the values that were sent. An empty text equals a missing value. */
export function holdsValues(text: object, values: object): boolean {
  const texts = new Map(Object.entries(text));
  return Object.entries(values).every(
    ([name, value]) => String(texts.get(name) ?? '') === String(value ?? ''),
  );
}
