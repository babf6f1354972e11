import type { Person } from '@portal/domain';
import type { CourseNumber, PersonName, YesNo } from '../generated/types.gen.ts';
import { personFromWire, personToWire } from './person.ts';
import { yes, yesNo } from './yes-no.ts';

/** Converts a value from the wire and back. */
export interface Codec<Wire, Value> {
  fromWire: (wire: Wire) => Value;
  toWire: (value: Value) => Wire;
}

type IsSame<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** The wire name of a value of the same type, or the wire name with a codec. */
type Field<Wire, Value> = {
  [Name in keyof Wire]-?:
    | (IsSame<Wire[Name], Value> extends true ? Name : never)
    | readonly [Name, Codec<Wire[Name], Value>];
}[keyof Wire];

type NameOf<Table> = {
  [Key in keyof Table]: Table[Key] extends readonly [infer Name, unknown] ? Name : Table[Key];
};

type RequiredName<Wire> = { [Name in keyof Wire]-?: undefined extends Wire[Name] ? never : Name }[keyof Wire];

/**
 * The required wire fields that are mapped to no field, and mapped fields that the record does not have. Must be empty.
 */
type Unmatched<Wire, Value, Table> = Record<
  Exclude<RequiredName<Wire>, NameOf<Table>[keyof Table]> | Exclude<keyof Table, keyof Value>,
  never
>;

/** Converts a record field by field: `fields<WireMail, Mail>()({ id: 'id', sentAt: 'sent_at' })`. */
export function fields<Wire, Value>() {
  return <const Table extends { readonly [Key in keyof Value]-?: Field<Wire, Value[Key]> }>(
    table: Table & Unmatched<Wire, Value, Table>,
  ): Codec<Wire, Value> => {
    const entries = Object.entries<string | readonly [string, Codec<unknown, unknown>]>(table as never);
    const named = entries.map(([key, field]) =>
      typeof field === 'string' ? ([key, field, null] as const) : ([key, ...field] as const),
    );
    return {
      fromWire: (wire) => {
        const from = wire as Readonly<Record<string, unknown>>;
        return Object.fromEntries(
          named.map(([key, name, codec]) => [key, codec ? codec.fromWire(from[name]) : from[name]]),
        ) as Value;
      },
      toWire: (value) => {
        const from = value as Readonly<Record<string, unknown>>;
        return Object.fromEntries(
          named.map(([key, name, codec]) => [name, codec ? codec.toWire(from[key]) : from[key]]),
        ) as Wire;
      },
    };
  };
}

/** Converts an object; null stays null. */
export function orNull<Wire, Value>({
  fromWire,
  toWire,
}: Codec<Wire, Value>): Codec<Wire | null, Value | null> {
  return {
    fromWire: (wire) => (wire ? fromWire(wire) : null),
    toWire: (value) => (value ? toWire(value) : null),
  };
}

/** Converts each element of a list. */
export function listOf<Wire, Value>({ fromWire, toWire }: Codec<Wire, Value>): Codec<Wire[], Value[]> {
  return { fromWire: (list) => list.map(fromWire), toWire: (list) => list.map(toWire) };
}

/** Yes is 1 on the wire. */
export const yesField: Codec<YesNo, boolean> = { fromWire: yes, toWire: yesNo };

export const person: Codec<PersonName, Person> = {
  fromWire: personFromWire,
  toWire: personToWire,
};

/** A contract identified by its number. */
export const numbered = fields<CourseNumber, { id: number; number: string }>()({
  id: 'id',
  number: 'contract_number',
});
