import { readFileSync } from 'node:fs';
import type { ApiKeyScope } from '@portal/api-client/openapi';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { UploadedFile } from '../files/UploadedFile.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import {
  type FieldRights,
  type Fields,
  isHidden,
  type RightsSchema,
  refuseHidden,
  refuseOtherValue,
  rightsOfRole,
  rightsTo,
  withoutHidden,
} from './FieldRights.ts';
import { largestBody } from './largestBody.ts';
import { documentPath, readDocument } from './readDocument.ts';

/** The roles that may call an operation (`x-roles` in the API description). */
export type Role = 'ROLE_ADMIN' | 'ROLE_TEACHER' | 'company' | 'student' | 'anonymous';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: object;
  /** How the parameter selects rows: by the paths of fields within them. */
  readonly 'x-filter'?: Readonly<Record<(typeof filterPaths)[number], string | undefined>>;
  /** The fields in which rows show a sort key whose name is not the path of a field. */
  readonly 'x-order-as'?: Readonly<Record<string, readonly string[]>>;
}

/** The filters that depend on single fields and may be refused. A search skips hidden fields instead. */
const filterPaths = ['equals', 'any', 'filled', 'empty'] as const;

interface OperationObject {
  readonly operationId: string;
  readonly 'x-roles': readonly Role[];
  readonly 'x-fields'?: Fields;
  readonly 'x-expensive'?: true;
  readonly 'x-partial-session'?: true;
  readonly 'x-api-key'?: ApiKeyScope;
  readonly 'x-fresh-proof'?: FreshProof;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/**
 * The requests of a call that need a fresh proof of who asks (`x-fresh-proof`): all of them, those that change one of
 * these fields of the body, or those that send this parameter as 1.
 */
export type FreshProof = true | { readonly changes: readonly string[] } | { readonly parameter: string };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type PathItem = Partial<Record<(typeof methods)[number], OperationObject>> & {
  readonly parameters?: OperationObject['parameters'];
};

interface Document {
  readonly paths: Readonly<Record<string, PathItem>>;
}

/** A call of the API description: its address, the roles that may make it, its request and its answer. */
export interface Operation {
  readonly id: string;
  readonly method: (typeof methods)[number];
  /** The path as in the API description: `/attendance/{id}`. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** The content types that its body may have; empty for a call without a body. */
  readonly bodyTypes: readonly string[];
  /** Maximum size of its body in bytes. A form may be larger than its file, because of its fields and boundaries. */
  readonly maxBytes: number;
  /** Whether the body is a form with a file (`multipart/form-data`). */
  readonly takesForm: boolean;
  /** Whether it takes the server a long time (`x-expensive`), so that a caller may run only a few at once. */
  readonly isExpensive: boolean;
  /** Whether it accepts a session whose second step is not done (`x-partial-session`). */
  readonly takesPartialSession: boolean;
  /** The scope in which it accepts a key of another program (`x-api-key`); null if it accepts none. */
  readonly keyScope: ApiKeyScope | null;
  /** The requests that need a fresh proof of who asks; null if none does. */
  readonly freshProof: FreshProof | null;
  /** Whether it accepts an `Idempotency-Key`. */
  readonly takesKey: boolean;
  /** Whether it answers with a file. */
  readonly answersFile: boolean;
  /** Whether its answer can be followed as server-sent events. */
  readonly answersEvents: boolean;
  /** Converts parameters to the types of the API description. Throws a refusal that names each wrong one. */
  readParameters(place: 'query' | 'path', given: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Converts a body to the types of the API description. Throws a refusal that names each wrong field. */
  readBody(body: unknown): unknown;
  /** Throws a refusal for fields that this role may not send, sort by or filter by (`x-fields`). */
  refuseFor(role: Role, request: { readonly query: object; readonly body: unknown }): void;
  /** Returns the body of an answer without the fields that this role may not read (`x-fields`). */
  answerFor(role: Role, body: unknown): unknown;
  /** Returns what is wrong with an answer of status 200; null if it is valid. */
  faultOfAnswer(answer: unknown): string | null;
}

/**
 * Texts longer than this never match a pattern: the API description has a smaller maximum for every text with a pattern
 * or format.
 */
export const maxCheckedLength = 2000;

const isEmail = fullFormats.email as RegExp;

/**
 * Checks the length before the pattern: ajv reports all errors, so it would run the pattern even on a text that is too
 * long.
 */
function boundedPattern(source: string, flags: string) {
  const pattern = new RegExp(source, flags);
  return {
    test: (text: string) => text.length <= maxCheckedLength && pattern.test(text),
    // ajv distinguishes patterns by this text.
    toString: () => String(pattern),
  };
}
boundedPattern.code = 'boundedPattern';

const documentId = 'openapi';

/** Reads the OpenAPI document, the only source of paths, roles and shapes. */
export function readOpenApi(): Operation[] {
  const document = readDocument() as Document;
  const options = { strict: false, allErrors: true, validateSchema: false, code: { regExp: boundedPattern } };
  const asGiven = new Ajv2020(options);
  // Values in a URL are strings: this parses numbers and booleans.
  const fromText = new Ajv2020({ ...options, coerceTypes: true });
  for (const ajv of [asGiven, fromText]) {
    addFormats.default(ajv);
    ajv.addFormat('email', {
      validate: (text: string) => text.length <= maxCheckedLength && isEmail.test(text),
    });
    ajv.addSchema({ ...document, $id: documentId });
  }

  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        '$ref' in parameter ? (resolve(document, parameter) as Parameter) : parameter,
      );
      const own = `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`;
      const bodyTypes = Object.keys(contentOf(document, operation.requestBody));
      const takesForm = bodyTypes.includes('multipart/form-data');
      const body = lazily(() =>
        // The fields of a form are strings, like those in a URL.
        compileContent(takesForm ? fromText : asGiven, document, operation.requestBody, `${own}/requestBody`),
      );
      const answer = lazily(() =>
        compileContent(asGiven, document, operation.responses['200'], `${own}/responses/200`),
      );
      const readers = {
        query: lazily(() => compileParameters(fromText, parameters, 'query')),
        path: lazily(() => compileParameters(fromText, parameters, 'path')),
      };
      const answersEvents = 'text/event-stream' in contentOf(document, operation.responses['200']);
      const rights = new Map(
        operation['x-roles'].map((role) => [role, rightsOf(document, operation, role)] as const),
      );
      // Fields cannot be removed from events, because events are sent unchanged.
      if (answersEvents && [...rights.values()].some(({ answer }) => answer !== null))
        throw new Error(`${operation.operationId} answers events, which x-fields cannot reduce`);
      return [
        {
          id: operation.operationId,
          method,
          path,
          roles: operation['x-roles'],
          bodyTypes,
          maxBytes: takesForm ? maxFormBytes : maxBytesOf(document, operation),
          takesForm,
          isExpensive: operation['x-expensive'] ?? false,
          takesPartialSession: operation['x-partial-session'] ?? false,
          keyScope: operation['x-api-key'] ?? null,
          freshProof: operation['x-fresh-proof'] ?? null,
          takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
          answersFile: 'application/octet-stream' in contentOf(document, operation.responses['200']),
          answersEvents,
          readParameters(place: 'query' | 'path', given: Readonly<Record<string, unknown>>) {
            // An empty filter counts as missing.
            const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
            check(readers[place](), values);
            return values;
          },
          readBody(given: unknown) {
            if (!takesForm) {
              check(body(), given);
              return given;
            }
            const { file, ...fields } = given as Record<string, unknown>;
            // In the API description a file is a string, so its name stands for it here.
            const values = file instanceof UploadedFile ? { ...fields, file: file.name } : fields;
            check(body(), values);
            return { ...values, file };
          },
          refuseFor(role: Role, { query, body: sent }: { readonly query: object; readonly body: unknown }) {
            const own = rights.get(role);
            if (!own) return;
            for (const [name, value] of Object.entries(query)) {
              refuseOtherValue(name, value, own.values.get(name));
              const parameter = parameters.find((one) => one.name === name && one.in === 'query');
              if (parameter) refuseHiddenPath(parameter, value, own.rows);
            }
            refuseHidden(sent, own.body);
          },
          answerFor: (role: Role, given: unknown) => withoutHidden(given, rights.get(role)?.answer ?? null),
          faultOfAnswer(given: unknown) {
            const validate = answer();
            return !validate || validate(given) ? null : JSON.stringify(readable(validate.errors));
          },
        },
      ];
    }),
  );
}

/** What a role may not read or send in a call. */
interface CallRights {
  readonly answer: FieldRights | null;
  /** The part of `answer` for the rows of a list. */
  readonly rows: FieldRights | null;
  readonly body: FieldRights | null;
  /** The allowed values of parameters. */
  readonly values: FieldRights['values'];
}

function rightsOf(document: Document, operation: OperationObject, role: Role): CallRights {
  const find = (schema: RightsSchema) => resolve(document, schema) as RightsSchema;
  const read = (holder: object | undefined) => {
    const content = contentOf(document, holder);
    const { schema } = content['application/json'] ?? content['multipart/form-data'] ?? {};
    return rightsTo(schema, role, find);
  };
  const answer = read(operation.responses['200']);
  return {
    answer,
    rows: answer?.fields.get('data')?.items ?? null,
    body: read(operation.requestBody),
    values: rightsOfRole(operation['x-fields'], role).values,
  };
}

/** Throws a refusal for a sort key or filter on a field that the role may not read. */
function refuseHiddenPath(parameter: Parameter, value: unknown, rows: FieldRights | null): void {
  const { name, 'x-filter': filter, 'x-order-as': sortedAs } = parameter;
  const paths =
    name === 'orderBy'
      ? (sortedAs?.[String(value)] ?? [String(value)])
      : filterPaths.flatMap((rule) => filter?.[rule] ?? []);
  if (paths.some((path) => isHidden(path, rows))) throw badField(name, 'is not for your role');
}

/**
 * Maximum size in bytes of a body without a signed-in sender, or for an unknown address. The largest valid one is a
 * sign-in with every character escaped.
 */
export const maxAnonymousBytes = 16 * 1024;

/** Size in bytes that a JSON body may always have, so that spaces and unknown fields are accepted. */
const usualBytes = 128 * 1024;

/** The limit that the API description states for any JSON body. */
const maxJsonBytes = 1_048_576;

const maxFormBytes = 9_000_000;

function maxBytesOf(document: Document, operation: OperationObject): number {
  if (operation['x-roles'].includes('anonymous')) return maxAnonymousBytes;
  const schema = contentOf(document, operation.requestBody)['application/json']?.schema;
  if (!schema) return maxAnonymousBytes;
  const largest = largestBody(schema, ($ref) => resolve(document, { $ref }));
  return Math.min(Math.max(usualBytes, largest), maxJsonBytes);
}

/** The names of the extensions in the API description, of calls and of fields in other calls. */
export function readExtensions(): string[] {
  const marks = readFileSync(documentPath, 'utf8').matchAll(/^ +x-extension: ([a-z-]+)$/gm);
  return [...new Set([...marks].map(([, name = '']) => name))];
}

function compileParameters(ajv: Ajv2020, parameters: readonly Parameter[], place: Parameter['in']) {
  const here = parameters.filter((parameter) => parameter.in === place);
  return ajv.compile({
    type: 'object',
    required: here.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, absolute(schema)])),
  });
}

/** Makes references absolute, so that a schema can be compiled outside the document. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`)) as object;
}

function compileContent(
  ajv: Ajv2020,
  document: Document,
  holder: object | undefined,
  pointer: string,
): ValidateFunction | null {
  if (!holder) return null;
  const content = contentOf(document, holder);
  const type = ['application/json', 'multipart/form-data'].find((name) => content[name]?.schema);
  if (type === undefined) return null;
  const place = '$ref' in holder && typeof holder.$ref === 'string' ? holder.$ref : pointer;
  return ajv.compile({ $ref: `${documentId}${place}/content/${type.replace('/', '~1')}/schema` });
}

/** Returns the schemas of a request or an answer by content type. */
function contentOf(document: Document, holder: object | undefined): Record<string, { schema?: object }> {
  if (!holder) return {};
  return (resolve(document, holder) as { content?: Record<string, { schema?: object }> }).content ?? {};
}

function resolve(document: Document, holder: object): object {
  if (!('$ref' in holder) || typeof holder.$ref !== 'string') return holder;
  let target: unknown = document;
  for (const step of holder.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[step];
  return target as object;
}

function check(validate: ValidateFunction | null, given: unknown): void {
  if (!validate || validate(given)) return;
  throw new Refusal('bad-input', undefined, readable(validate.errors));
}

/** Converts the validator's errors to messages by the path of the field. */
function readable(errors: readonly ErrorObject[] | null | undefined): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { instancePath, keyword, params, message } of errors ?? []) {
    const steps = instancePath.split('/').slice(1);
    if (keyword === 'required') steps.push(String(params.missingProperty));
    const field = steps.join('.') || 'body';
    const reason = keyword === 'required' ? 'is required' : (message ?? 'is not valid');
    found[field] = [...new Set([...(found[field] ?? []), reason])];
  }
  return found;
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
