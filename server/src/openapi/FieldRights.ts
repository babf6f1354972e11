import { badField } from '../refusal/Refusal.ts';
import type { Role } from './readOpenApi.ts';

/** The part of a schema with the rights by field. */
export interface RightsSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, RightsSchema>>;
  readonly items?: RightsSchema;
  readonly allOf?: readonly RightsSchema[];
  readonly anyOf?: readonly RightsSchema[];
  readonly oneOf?: readonly RightsSchema[];
  readonly 'x-fields'?: Fields;
}

/** Fields of a schema or call that not all roles may use (`x-fields`). */
export type Fields = Readonly<Partial<Record<Role, FieldsOfRole>>>;

interface FieldsOfRole {
  /** Fields that only the listed roles may use. */
  readonly only?: readonly string[];
  /** The only values that the role may send, by field. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
}

/** What a role may not read or send within a value; null if there is no restriction. */
export interface FieldRights {
  readonly hidden: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  readonly fields: ReadonlyMap<string, FieldRights>;
  readonly items: FieldRights | null;
}

type Resolve = (schema: RightsSchema) => RightsSchema;

/** Reads the rights of a role for the values of a schema. Throws for a recursive schema. */
export function rightsTo(
  schema: RightsSchema | undefined,
  role: Role,
  resolve: Resolve,
  above: readonly RightsSchema[] = [],
): FieldRights | null {
  if (!schema) return null;
  const found = resolve(schema);
  if (above.includes(found)) throw new Error('a schema contains itself: its x-fields would have no end');
  const read = (part: RightsSchema | undefined) => rightsTo(part, role, resolve, [...above, found]);
  const { hidden, values } = rightsOfRole(found['x-fields'], role);
  const fields = Object.entries(found.properties ?? {}).flatMap(([name, property]) => {
    const rights = hidden.has(name) ? null : read(property);
    return rights ? [[name, rights] as const] : [];
  });
  const own: FieldRights = { hidden, values, fields: new Map(fields), items: read(found.items) };
  const parts = [...(found.allOf ?? []), ...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  return parts.map(read).reduce(both, isEverything(own) ? null : own);
}

/** Reads what `x-fields` says about one role. */
export function rightsOfRole(fields: Fields | undefined, role: Role): Pick<FieldRights, 'hidden' | 'values'> {
  const { only = [], values = {} } = fields?.[role] ?? {};
  const ofAny = Object.values(fields ?? {}).flatMap((rights) => rights.only ?? []);
  return {
    hidden: new Set(ofAny.filter((name) => !only.includes(name))),
    values: new Map(Object.entries(values)),
  };
}

function isEverything({ hidden, values, fields, items }: FieldRights): boolean {
  return hidden.size === 0 && values.size === 0 && fields.size === 0 && items === null;
}

function both(one: FieldRights | null, other: FieldRights | null): FieldRights | null {
  if (!one || !other) return one ?? other;
  const names = new Set([...one.fields.keys(), ...other.fields.keys()]);
  return {
    hidden: new Set([...one.hidden, ...other.hidden]),
    values: new Map([...one.values, ...other.values]),
    fields: new Map(
      [...names].flatMap((name) => {
        const rights = both(one.fields.get(name) ?? null, other.fields.get(name) ?? null);
        return rights ? [[name, rights] as const] : [];
      }),
    ),
    items: both(one.items, other.items),
  };
}

/** Returns a copy of a value without the hidden fields; the value itself if nothing is hidden. */
export function withoutHidden(value: unknown, rights: FieldRights | null): unknown {
  if (!rights || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, rights.items));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      rights.hidden.has(name) ? [] : [[name, withoutHidden(field, rights.fields.get(name) ?? null)]],
    ),
  );
}

/** Throws a refusal if the role may not send a field or its value. */
export function refuseHidden(value: unknown, rights: FieldRights | null, path: readonly string[] = []): void {
  if (!rights || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) refuseHidden(item, rights.items, [...path, String(place)]);
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    const here = [...path, name];
    if (rights.hidden.has(name)) throw badField(here.join('.'), 'is not for your role');
    refuseOtherValue(here.join('.'), field, rights.values.get(name));
    refuseHidden(field, rights.fields.get(name) ?? null, here);
  }
}

/** Throws a refusal for a value that the role may not send. */
export function refuseOtherValue(name: string, value: unknown, values: readonly unknown[] | undefined): void {
  if (values && !values.includes(value)) throw badField(name, `must be one of ${values.join(', ')}`);
}

/** Whether a path of fields leads to or through a hidden field, also within lists. */
export function isHidden(path: string, rights: FieldRights | null): boolean {
  let here = rights;
  for (const name of path.split('.')) {
    here = here?.items ?? here;
    if (here?.hidden.has(name)) return true;
    here = here?.fields.get(name) ?? null;
  }
  return false;
}
