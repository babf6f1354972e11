import { field, type SentField } from './fields.ts';
import { readOpenApi, type Schema } from './openapi.ts';
import type { TestContext } from './TestContext.ts';

/** Name of the check that sends texts of the maximum length. */
export const longTexts = 'keeps the longest texts letter by letter';

/** The schema of a body field by its path; null when the body has no such field. */
function schemaAt(operationId: string, path: string): Schema | null {
  const operation = readOpenApi().find(({ id }) => id === operationId);
  let schema: Schema | undefined = operation?.body?.schema;
  for (const step of path.split('.')) {
    const branches = [schema, ...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])];
    schema = branches.find((branch) => branch?.properties?.[step])?.properties?.[step];
  }
  return schema ?? null;
}

/** Whether the schema accepts any text up to its maximum length. */
function isFreeText({ type, maxLength, pattern, format, enum: values }: Schema): boolean {
  const isText = [type].flat().includes('string');
  const isFree = pattern === undefined || new RegExp(pattern, 'u').test(letters);
  return isText && maxLength !== undefined && isFree && format === undefined && values === undefined;
}

/** Letters with two bytes each, and characters that HTML and SQL would escape. */
const letters = `é&ü<ç"ñ'ø>`;

/** Returns a unique text with that many characters. */
function longText(context: TestContext, length: number): string {
  const begin = length > 60 ? `${context.newKey()} ` : '';
  return (begin + letters.repeat(length / letters.length + 1)).slice(0, length);
}

/** Returns the text fields with values of maximum length, with characters that must not change. */
export function longest(
  context: TestContext,
  operationId: string,
  fields: readonly SentField[],
): SentField[] {
  return fields.flatMap(({ sent, value, read }) => {
    const schema = typeof value === 'string' ? schemaAt(operationId, sent) : null;
    if (!schema || !isFreeText(schema) || schema.maxLength === undefined) return [];
    return [field(sent, longText(context, schema.maxLength), ...read)];
  });
}
