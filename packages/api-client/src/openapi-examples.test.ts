import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Holder {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Content>>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Holder;
  readonly responses: Readonly<Record<string, Holder>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const document = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { binary: true } });
addFormats.default(ajv);
ajv.addSchema({ ...document, $id: 'openapi' });

/** Every JSON or form body of requests and responses, by its place. */
const contents = Object.values(document.paths).flatMap((item) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const holders = [['body', operation.requestBody] as const, ...Object.entries(operation.responses)];
    return holders.flatMap(([place, holder]) =>
      Object.entries(holder ? (follow(holder).content ?? {}) : {})
        .filter(([type]) => type !== 'application/octet-stream')
        .map(([, content]) => ({ name: `${operation.operationId} ${place}`, content })),
    );
  }),
);

describe('the OpenAPI document', () => {
  it.each(contents)('has a valid example of $name', ({ content }) => {
    const shown = content.examples
      ? Object.values(content.examples).map(({ value }) => value)
      : [exampleOf(content.schema, '')];
    const fits = ajv.compile(absolute(content.schema));
    for (const example of shown) expect([fits(example), fits.errors]).toEqual([true, null]);
  });
});

/** Builds the example of a schema from its own, or from those of its parts. Throws if a part has none. */
function exampleOf(given: Schema, path: string): unknown {
  const schema = follow(given);
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, path)));
  }
  const [first] = schema.anyOf ?? [];
  if (first) return exampleOf(first, path);
  if (schema.type === 'array' && schema.items) return [exampleOf(schema.items, `${path}[]`)];
  if (schema.properties) {
    const parts = Object.entries(schema.properties);
    return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part, `${path}.${name}`)]));
  }
  throw new Error(`no example of ${path}`);
}

function follow<T extends { readonly $ref?: string }>(holder: T): T {
  if (holder.$ref === undefined) return holder;
  let target: unknown = document;
  for (const step of holder.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[step];
  return follow(target as T);
}

/** Makes references of a schema absolute, so that it works outside the document. */
function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as object;
}
