/**
 * Reads the fields of a form in the shape of `initialValues`: texts, checkboxes, lists of texts, rows of these. Missing
 * and disabled fields, passwords and files keep their initial value.
 */
export function typedValues<Values extends object>(form: HTMLFormElement, initialValues: Values): Values {
  const data = new FormData(form);
  const names = namesToRead(form);
  const read = (value: unknown, name: string): unknown => {
    if (isRows(value)) return value.map((row, index) => readAll(row, `${name}[${index}].`));
    if (!names.has(name)) return value;
    if (Array.isArray(value)) return data.getAll(name).map(String);
    return typeof value === 'boolean' ? data.has(name) : String(data.get(name) ?? '');
  };
  const readAll = (values: object, prefix: string) =>
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, read(value, prefix + field)]));
  return readAll(initialValues, '') as Values;
}

function namesToRead({ elements }: HTMLFormElement): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    if (isField && !element.disabled && !isExcluded(element)) names.add(element.name);
  }
  return names;
}

/** Files cannot be stored, and passwords must not be; a revealed password field has the type `text`. */
function isExcluded({ type, autocomplete }: { type: string; autocomplete: string }): boolean {
  return type === 'file' || type === 'password' || autocomplete.includes('password');
}

function isRows(value: unknown): value is object[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}
