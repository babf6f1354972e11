import type { Request } from './broken-requests.ts';
import type { Operation, Parameter, Role, Schema } from './openapi.ts';

/** Returns the fields of a schema that a role may not read (`x-fields`). */
function hiddenFields({ 'x-fields': fields }: Schema, role: Role): Set<string> {
  const { only = [] } = fields?.[role] ?? {};
  const ofAny = Object.values(fields ?? {}).flatMap((rights) => rights.only ?? []);
  return new Set(ofAny.filter((name) => !only.includes(name)));
}

/**
 * Describes a problem with the fields of a response to that role: a field that it may not read, or a missing field that
 * it must get. Null if there is none.
 */
export function faultOfFields(schema: Schema | null, role: Role, value: unknown, path = ''): string | null {
  if (!schema || typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value))
    return firstOf(value, (item) => faultOfFields(schema.items ?? null, role, item, path));
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const hidden = hiddenFields(schema, role);
  const shown = Object.keys(value).find((name) => hidden.has(name));
  if (shown !== undefined) return `${at(shown)} is not for ${role}`;
  const missing = (schema['x-fields']?.[role]?.only ?? []).find(
    (name) => !(name in value) && schema.properties?.[name]?.['x-optional-for-backend'] !== true,
  );
  if (missing !== undefined) return `${at(missing)} is missing for ${role}`;
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return (
    firstOf(Object.entries(value), ([name, field]) =>
      faultOfFields(schema.properties?.[name] ?? null, role, field, at(name)),
    ) ?? firstOf(parts, (part) => faultOfFields(part, role, value, path))
  );
}

function firstOf<T>(items: readonly T[], look: (item: T) => string | null): string | null {
  for (const item of items) {
    const found = look(item);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a path in the rows of a list leads to or through a field that the role may not read. */
export function isHidden(operation: Operation, role: Role, path: string): boolean {
  const within = (schema: Schema | undefined, names: readonly string[]): boolean => {
    const [name = '', ...rest] = names;
    if (!schema || names.length === 0) return false;
    if (schema.items) return within(schema.items, names);
    if (hiddenFields(schema, role).has(name)) return true;
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    return within(schema.properties?.[name], rest) || parts.some((part) => within(part, names));
  };
  return within(operation.answer?.properties?.data, path.split('.'));
}

/** Returns the values of a sort parameter that depend on a field which the role may not read. */
export function hiddenOrders(
  operation: Operation,
  role: Role,
  { schema, ...parameter }: Parameter,
): unknown[] {
  return (schema.enum ?? []).filter((value) => {
    const paths = parameter['x-order-as']?.[String(value)] ?? [String(value)];
    return paths.some((path) => isHidden(operation, role, path));
  });
}

/** Whether a filter depends on a field that the role may not read. A search ignores such a field instead. */
export function isHiddenFilter(operation: Operation, role: Role, { 'x-filter': filter }: Parameter): boolean {
  const paths = [filter?.equals, filter?.any, filter?.filled, filter?.empty];
  return paths.some((path) => path !== undefined && isHidden(operation, role, path));
}

/** A request that a role may not send, and the field that the refusal must name. */
interface FieldRequest {
  readonly field: string;
  readonly request: Request;
}

/** Derives requests from a valid one, each with a value, sort key or filter that the role may not use. */
export function requestsOfFields(operation: Operation, role: Role, good: Request): FieldRequest[] {
  const withQuery = (field: string, value: unknown) => ({
    field,
    request: { ...good, query: { ...good.query, [field]: value } },
  });
  const body = operation.body?.schema;
  return [
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap((parameter) =>
        [
          ...(parameter.name === 'orderBy' ? hiddenOrders(operation, role, parameter) : []),
          ...(isHiddenFilter(operation, role, parameter) ? [possibleValues(parameter.schema)[0] ?? 1] : []),
          ...otherValues(parameter.schema, operation.fields[role]?.values?.[parameter.name]),
        ].map((value) => withQuery(parameter.name, value)),
      ),
    ...Object.entries(body?.properties ?? {}).flatMap(([field, schema]) =>
      [
        ...(body && hiddenFields(body, role).has(field) ? [possibleValues(schema)[0] ?? null] : []),
        ...otherValues(schema, body?.['x-fields']?.[role]?.values?.[field]),
      ].map((value) => ({ field, request: { ...good, body: { ...(good.body as object), [field]: value } } })),
    ),
  ];
}

/** Whether a role gets fewer fields of the response than other roles, or only those of its own records. */
export function hasRights({ answer }: Operation, role: Role): boolean {
  const look = (schema: Schema | undefined): boolean =>
    schema !== undefined &&
    (hiddenFields(schema, role).size > 0 ||
      (schema['x-fields']?.[role]?.own ?? []).length > 0 ||
      [
        schema.items,
        ...Object.values(schema.properties ?? {}),
        ...(schema.anyOf ?? []),
        ...(schema.oneOf ?? []),
      ].some(look));
  return look(answer ?? undefined);
}

function otherValues(schema: Schema, values: readonly unknown[] | undefined): unknown[] {
  return values ? possibleValues(schema).filter((value) => !values.includes(value)) : [];
}

/** The values of a closed list or a short range. */
function possibleValues({ enum: listed, minimum, maximum }: Schema): unknown[] {
  if (listed) return [...listed];
  if (minimum === undefined || maximum === undefined || maximum - minimum > 100) return [];
  return Array.from({ length: maximum - minimum + 1 }, (_none, place) => minimum + place);
}
