import { field, type SentField } from '../fields.ts';
import { readTreaty, type Schema } from '../treaty.ts';
import type { World } from '../World.ts';

/** The schema of a field of a call's body, by its path; null where the body has no such field. */
function schemaAt(operationId: string, path: string): Schema | null {
  const operation = readTreaty().find(({ id }) => id === operationId);
  let schema: Schema | undefined = operation?.body?.schema;
  for (const step of path.split('.')) {
    const branches = [schema, ...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])];
    schema = branches.find((branch) => branch?.properties?.[step])?.properties?.[step];
  }
  return schema ?? null;
}

/** Whether it takes any text of any length up to its limit. */
function isFreeText({ type, maxLength, pattern, format, enum: values }: Schema): boolean {
  const isText = [type].flat().includes('string');
  const isFree = pattern === undefined || pattern === '\\S';
  return isText && maxLength !== undefined && isFree && format === undefined && values === undefined;
}

/** Letters that are two bytes each, and what HTML and SQL would escape. */
const letters = `é&ü<ç"ñ'ø>`;

/** A text of that many characters that no other record has. */
function longText(world: World, length: number): string {
  const begin = length > 60 ? `${world.newKey()} ` : '';
  return (begin + letters.repeat(length / letters.length + 1)).slice(0, length);
}

/** The text fields among these, each as long as the treaty lets it be, and with characters that must not change. */
export function longest(world: World, operationId: string, fields: readonly SentField[]): SentField[] {
  return fields.flatMap(({ sent, value, read }) => {
    const schema = typeof value === 'string' ? schemaAt(operationId, sent) : null;
    if (!schema || !isFreeText(schema) || schema.maxLength === undefined) return [];
    return [field(sent, longText(world, schema.maxLength), ...read)];
  });
}
