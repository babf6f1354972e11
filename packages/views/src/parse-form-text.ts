import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

/**
 * Validates the fields' content without the form: texts, booleans, lists of texts, and rows of these. Returns the
 * values, or null if they are invalid.
 */
export function parseFormText<Values extends object>(
  schema: z.ZodType<Values, Record<string, unknown>>,
  text: object,
): Values | null {
  const submission = parseWithZod(formDataOf(text), { schema });
  return submission.status === 'success' ? submission.value : null;
}

function formDataOf(text: object): FormData {
  const data = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value === true) data.append(name, 'on');
    else if (typeof value === 'string') data.append(name, value);
    else if (Array.isArray(value))
      value.forEach((item, index) => {
        add(typeof item === 'string' ? name : `${name}[${index}]`, item);
      });
    else if (typeof value === 'object' && value !== null)
      for (const [field, item] of Object.entries(value)) add(name ? `${name}.${field}` : field, item);
  };
  add('', text);
  return data;
}
