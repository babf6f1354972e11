import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A role that may call an operation (`x-roles`). */
export type Role = 'ROLE_ADMIN' | 'ROLE_TEACHER' | 'company' | 'student' | 'anonymous';

/** The part of a schema that is needed to build requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly 'x-fields'?: Fields;
  readonly 'x-optional-for-backend'?: boolean;
}

/** What roles may read or send, if that differs between roles (`x-fields`). */
export type Fields = Readonly<
  Partial<
    Record<
      Role,
      {
        /** Fields that only the listed roles may use. */
        readonly only?: readonly string[];
        /** Fields that the role gets only in its own records. */
        readonly own?: readonly string[];
        /** The only values that the role may send. */
        readonly values?: Readonly<Record<string, readonly unknown[]>>;
      }
    >
  >
>;

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  /** How this parameter of a list selects rows. */
  readonly 'x-filter'?: Filter;
  /** The fields in which rows show a sort key whose name is not a path. The first value that is not null counts. */
  readonly 'x-order-as'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-optional-for-backend'?: boolean;
}

/** How a parameter selects rows (`x-filter`). Paths lead to fields of a row, also through lists. */
export interface Filter {
  /** Selects rows that have the value at this path. If the path leads through a list, any entry may have it. */
  readonly equals?: string;
  /** The value that rows show for each parameter value, when they differ. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Rows show an id of an entry in that list. The entry has the parameter's value in that field. */
  readonly as?: { readonly list: string; readonly field: string };
  /** Restricts the list within `equals` to entries with one of these values. */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  /** 1 selects the rows with a value in `of` at this path, 0 the others. */
  readonly any?: string;
  readonly of?: readonly unknown[];
  /**
   * 1 or true selects the rows in which this field is neither null nor empty. Other values select all rows, or the
   * other rows.
   */
  readonly filled?: string;
  readonly otherwise?: 'empty';
  /** true selects the rows in which this field is null. */
  readonly empty?: string;
  /** Every word must occur in one of these texts, ignoring accents and case. */
  readonly searches?: readonly string[];
  /** Selects by the account status of a row, as its description defines it. */
  readonly 'word-of'?: 'account';
  /** The parameter neither filters nor sorts. */
  readonly none?: true;
  /** A read by an administrator marks the record as seen, which changes it. */
  readonly 'marks-as-seen'?: boolean;
  /** The parameter also shows the rows that `x-usual` hides. */
  readonly 'beyond-usual'?: boolean;
}

/** The sort order of a list, by the path of a field in its rows. */
export interface Order {
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
}

/** An operation of the OpenAPI document, with all references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path as in the OpenAPI document: `/attendance/{id}`. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** The extension that it belongs to (`x-extension`); null for a call of the three documents. */
  readonly extension: string | null;
  /** The scope in which a key of another program may make it (`x-api-key`); null if no key may. */
  readonly keyScope: string | null;
  /** The roles limited to their own records (`x-own`). */
  readonly own: readonly Role[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | null;
  /** The schema of a JSON response with status 200, with references resolved; null for other responses. */
  readonly answer: Schema | null;
  /** What roles may send as parameters, if that differs between roles (`x-fields`). */
  readonly fields: Fields;
  /** The description in the OpenAPI document. */
  readonly description: string;
  /** The default order of a list (`x-order`), and the order for a parameter value (`x-order-when`). */
  readonly order: Order | null;
  readonly orderWhen: Readonly<Record<string, Readonly<Record<string, Order>>>>;
  /** The values that rows have in a list without filters (`x-usual`). */
  readonly usual: Readonly<Record<string, readonly unknown[]>>;
  /** Whether it takes an `Idempotency-Key`. */
  readonly takesKey: boolean;
  /** The statuses listed in the OpenAPI document. */
  readonly statuses: readonly number[];
  /** Returns what is wrong with a response of that status; null if it is valid. */
  faultOf(status: number, answer: unknown): string | null;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly 'x-order'?: Order;
  readonly 'x-order-when'?: Operation['orderWhen'];
  readonly 'x-usual'?: Operation['usual'];
  readonly 'x-roles': readonly Role[];
  readonly 'x-api-key'?: string;
  readonly 'x-own'?: readonly Role[];
  readonly 'x-fields'?: Fields;
  readonly 'x-extension'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: {
      readonly Refusal: {
        readonly properties: { readonly code: { readonly 'x-statuses': Readonly<Record<string, number>> } };
      };
    };
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const documentId = 'openapi';

let known: readonly Operation[] | undefined;

/**
 * Reads the OpenAPI document against which a backend is checked. Shares no code with the server, which must not judge
 * itself.
 */
export function readOpenApi(): Operation[] {
  known ??= operationsOfOpenApi();
  return [...known];
}

function operationsOfOpenApi(): Operation[] {
  const document = parse(
    readFileSync(createRequire(import.meta.url).resolve('@portal/api-client/openapi.yaml'), 'utf8'),
  ) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  const statuses = document.components.schemas.Refusal.properties.code['x-statuses'];
  ajv.addSchema({ ...document, $id: documentId });

  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const shared = (item.parameters ?? []) as unknown as Parameter[];
      const [content] = Object.entries(follow(document, operation.requestBody)?.content ?? {});
      const { 'application/json': json } =
        (follow(document, operation.responses['200']) as { content?: Record<string, { schema: Schema }> })
          .content ?? {};
      const judges = new Map<number, ValidateFunction | null>();
      const parameters = [...shared, ...(operation.parameters ?? [])].map((given) => follow(document, given));
      const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
      /** The API description lists the refusals of a key once for all calls; they have the usual shape. */
      const general: Readonly<Record<number, object>> = takesKey
        ? { 422: { $ref: '#/components/responses/BadInput' } }
        : {};
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        description: [operation.summary, operation.description].filter(Boolean).join('. '),
        order: operation['x-order'] ?? null,
        orderWhen: operation['x-order-when'] ?? {},
        usual: operation['x-usual'] ?? {},
        roles: operation['x-roles'],
        keyScope: operation['x-api-key'] ?? null,
        own: operation['x-own'] ?? [],
        extension: operation['x-extension'] ?? null,
        parameters: parameters.map((parameter) => ({
          ...parameter,
          schema: whole(document, parameter.schema),
        })),
        body: content ? { type: content[0], schema: whole(document, content[1].schema) } : null,
        answer: json ? whole(document, json.schema) : null,
        fields: operation['x-fields'] ?? {},
        takesKey,
        statuses: Object.keys(operation.responses).map(Number),
        faultOf(status: number, answer: unknown) {
          const response = operation.responses[String(status)] ?? general[status];
          if (!response) return `the API description has no answer ${status} for it`;
          if (!judges.has(status)) {
            const holder =
              '$ref' in response
                ? String(response.$ref)
                : `#/paths/${escaped(path)}/${method}/responses/${status}`;
            const { content: answers } = follow(document, response) as { content?: Record<string, object> };
            const pointer = `${documentId}${holder}/content/application~1json/schema`;
            judges.set(status, answers?.['application/json'] ? ajv.compile({ $ref: pointer }) : null);
          }
          const judge = judges.get(status);
          const { code } = Object(answer) as { code?: string };
          const isOfAnother = status >= 400 && code !== undefined && statuses[code] !== status;
          if (!judge || judge(answer)) return isOfAnother ? `the code ${code} is of another status` : null;
          return (judge.errors ?? [])
            .slice(0, 3)
            .map(
              ({ instancePath, message }) =>
                `${instancePath.slice(1).replaceAll('/', '.') || 'the answer'} ${message}`,
            )
            .join('; ');
        },
      };
    }),
  );
}

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

function follow<T>(document: Document, holder: T): T {
  const reference = (holder as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return holder;
  let target: unknown = document;
  for (const step of reference.slice(2).split('/')) target = (target as Record<string, unknown>)[step];
  return follow(document, target as T);
}

/** Resolves the references of a schema and merges its `allOf` parts. No schema contains itself. */
function whole(document: Document, given: Schema): Schema {
  const schema = follow(document, given);
  const each = (schemas: readonly Schema[] | undefined) => schemas?.map((part) => whole(document, part));
  const parts = each(schema.allOf) ?? [];
  const own: Schema = {
    ...schema,
    ...(given.$ref ? {} : { $ref: undefined }),
    allOf: undefined,
    anyOf: each(schema.anyOf),
    oneOf: each(schema.oneOf),
    items: schema.items && whole(document, schema.items),
    properties:
      schema.properties &&
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, whole(document, property)]),
      ),
  };
  return parts.reduce(
    (sum, part) => ({
      ...part,
      ...sum,
      type: sum.type ?? part.type,
      anyOf: sum.anyOf ?? part.anyOf,
      oneOf: sum.oneOf ?? part.oneOf,
      properties: { ...part.properties, ...sum.properties },
      required: [...(part.required ?? []), ...(sum.required ?? [])],
    }),
    own,
  );
}
