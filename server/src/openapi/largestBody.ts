/** The parts of a schema that limit the length of its JSON. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Maximum number of bytes of a character: `\u00e9` is longer than any character in UTF-8. */
const bytesOfCharacter = 6;

const bytesOfNumber = 24;

/** Maximum number of bytes of texts whose format determines their length. */
const bytesOfFormat: Readonly<Record<string, number>> = { date: 12, 'date-time': 40, uuid: 38 };

/**
 * Returns the size in bytes of the largest JSON that a schema accepts, without unknown fields and spaces. Returns
 * infinity if a text, a list or the names of fields are unlimited. `resolve` follows a `$ref`.
 */
export function largestBody(schema: Schema, resolve: (ref: string) => Schema): number {
  const sizeOf = (part: Schema): number => largestBody(part, resolve);
  // Keywords beside a reference restrict it further, for example a field's own `maxLength`.
  const { $ref, ...own } = schema;
  if ($ref !== undefined) return sizeOf({ ...resolve($ref), ...own });
  if (schema.enum) return Math.max(...schema.enum.map((value) => bytesOf(value)));
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const types = [schema.type ?? (schema.properties || schema.allOf ? 'object' : [])].flat();
  // An empty schema accepts anything.
  if (types.length + branches.length === 0) return Number.POSITIVE_INFINITY;
  const ofTypes = types.map((type) => sizeOfType(type, schema, sizeOf, resolve));
  return Math.max(0, ...ofTypes) + Math.max(0, ...branches.map(sizeOf));
}

type SizeOf = (part: Schema) => number;
type Resolve = (ref: string) => Schema;

function sizeOfType(type: string, schema: Schema, sizeOf: SizeOf, resolve: Resolve): number {
  const { maxLength, format = '', items, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (type === 'string') {
    return maxLength === undefined
      ? (bytesOfFormat[format] ?? Number.POSITIVE_INFINITY)
      : maxLength * bytesOfCharacter + 2;
  }
  if (type === 'array') return maxItems * (sizeOf(items ?? {}) + 1) + 2;
  if (type === 'object') return sizeOfObject(schema, sizeOf, resolve);
  return bytesOfNumber;
}

function sizeOfObject(schema: Schema, sizeOf: SizeOf, resolve: Resolve): number {
  const { additionalProperties, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const fields = [...fieldsOf(schema, sizeOf, resolve)].map(([name, size]) => bytesOf(name) + 2 + size);
  const named = fields.reduce((sum, size) => sum + size, 2);
  if (typeof additionalProperties !== 'object') return named;
  return named + maxProperties * (sizeOf(additionalProperties) + 1);
}

/** The sizes of the fields of an object and of the schemas in `allOf`; for each field, the strictest limit applies. */
function fieldsOf(schema: Schema, sizeOf: SizeOf, resolve: Resolve): Map<string, number> {
  const { $ref, properties = {}, allOf = [] } = schema;
  if ($ref !== undefined) return fieldsOf(resolve($ref), sizeOf, resolve);
  const sizes = new Map(Object.entries(properties).map(([name, value]) => [name, sizeOf(value)]));
  for (const part of allOf) {
    for (const [name, size] of fieldsOf(part, sizeOf, resolve)) {
      sizes.set(name, Math.min(size, sizes.get(name) ?? Number.POSITIVE_INFINITY));
    }
  }
  return sizes;
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
