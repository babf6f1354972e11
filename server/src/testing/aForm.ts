/** A form with one file, as a browser sends it. */
export function aForm(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  fields: Readonly<Record<string, string | number>> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('file', new Blob([content]), name);
  return form;
}
