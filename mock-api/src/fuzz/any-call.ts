import type { Operation, Role, Schema } from '@portal/conformance';
import { accounts } from '@portal/server/samples';
import { writeSpreadsheet } from '@portal/server/spreadsheet';
import fc from 'fast-check';

/** A request of the fuzz run: valid, slightly wrong, or not described in the OpenAPI document. */
export interface AnyCall {
  readonly operation: Operation;
  readonly role: Role;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The content of the body: a value for JSON, fields for a form, a text unchanged. */
  readonly body: unknown;
  /** If set, the body is sent unchanged with this content type, even if the API does not accept it. */
  readonly rawType: string | null;
}

const roles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student', 'anonymous'];

/** Generates requests for all calls. Two thirds of them come from a user with the right role. */
export function anyCall(operations: readonly Operation[]): fc.Arbitrary<AnyCall> {
  return fc.tuple(fc.constantFrom(...operations), fc.constantFrom(0, 0, 1, 4)).chain(([operation, bend]) => {
    const place = (wanted: 'path' | 'query') => {
      const its = operation.parameters.filter((parameter) => parameter.in === wanted);
      const schema = {
        type: 'object',
        properties: Object.fromEntries(its.map((parameter) => [parameter.name, parameter.schema])),
        required: its.filter(({ required }) => required).map(({ name }) => name),
      };
      return wanted === 'path' ? fieldsOf(schema, 0, bend) : fieldsOf(schema, bend, bend);
    };
    const body = operation.body ? fieldOf(operation.body.schema, bend) : fc.constant(undefined);
    return fc.record({
      operation: fc.constant(operation),
      role: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...operation.roles) },
        { weight: 1, arbitrary: fc.constantFrom(...roles) },
      ),
      path: place('path'),
      query: place('query'),
      body: bend === 4 ? fc.oneof(body, fc.jsonValue({ maxDepth: 3 }), text) : body,
      rawType:
        bend === 4
          ? fc.constantFrom(null, null, null, 'application/json', 'text/plain', 'multipart/form-data')
          : fc.constant(null),
    });
  });
}

/** Texts as from search boxes, and as from faulty programs. */
const text = fc.oneof(
  fc.constantFrom(
    'Bélanger',
    "l'école",
    '2026-0412',
    'last_name',
    'course_details.end_date',
    '__proto__',
    'constructor',
    'toString',
    '%',
    '\\',
    '(',
    '\u0000',
    '../../etc/passwd',
    '<b>',
    'é'.repeat(300),
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Values of the wrong type. */
const junk = fc.oneof(
  text,
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 53,
    1e308,
    '',
    ' ',
    [],
    {},
    [null],
    { id: 1 },
    '2026-13-45',
    'x'.repeat(20_000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates a value of the schema; in `bend` of ten cases, a wrong one. */
function fieldOf(schema: Schema, bend: number): fc.Arbitrary<unknown> {
  const good = goodValue(schema, bend);
  return bend === 0
    ? good
    : fc.oneof({ weight: 10 - bend, arbitrary: good }, { weight: bend, arbitrary: junk });
}

function goodValue(schema: Schema, bend: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches && !schema.properties) return fc.oneof(...branches.map((branch) => goodValue(branch, bend)));
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => goodValue({ ...schema, type }, bend)));
  switch (types[0]) {
    case 'object':
      return fieldsOf(schema, bend, bend);
    case 'array':
      return fc.array(fieldOf(schema.items ?? {}, bend), { minLength: schema.minItems ?? 0, maxLength: 4 });
    case 'integer':
      return schema.minimum === undefined && schema.maximum === undefined
        ? // Most numbers in requests are ids, and most ids in the samples are in this range.
          fc.oneof(
            { weight: 9, arbitrary: fc.integer({ min: 1, max: 130 }) },
            { weight: 1, arbitrary: fc.integer() },
          )
        : fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 1000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return goodText(schema);
    default:
      return junk;
  }
}

function fieldsOf(schema: Schema, bend: number, bendKeys: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fieldOf(property, bend)]),
  );
  const required = bendKeys === 4 ? [] : (schema.required ?? []).filter((name) => name in fields);
  const named = fc.record(fields, { requiredKeys: required, noNullPrototype: true });
  const others =
    bendKeys === 4 || schema.additionalProperties
      ? fc.dictionary(text, text, { maxKeys: 3 })
      : fc.constant({});
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }));
}

function goodText({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'binary') return fc.constantFrom(...files());
  if (format === 'date') {
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  }
  if (format === 'email') {
    return fc.oneof(
      fc.constantFrom(accounts.admin.email, accounts.teacher.email, 'nobody@example.org'),
      fc.nat().map((number) => `person-${number}@example.org`),
    );
  }
  const fitting = text.filter((value) => value.length >= minLength && value.length <= maxLength);
  return fc.oneof(fitting, fc.constantFrom('x'.repeat(Math.max(1, minLength)), 'x'.repeat(maxLength)));
}

let made: File[] | undefined;

/** Files of every kind that a user might choose. */
function files(): File[] {
  const sheet = writeSpreadsheet([
    ['Prénom', 'Nom', 'Courriel', 'Téléphone'],
    ['Anaïs', 'Roy', 'anais.roy@example.org', '5145550199'],
    ['', 'Sans prénom', 'x', ''],
  ]);
  made ??= [
    new File(['%PDF-1.7\n'], 'été 2026.pdf'),
    new File([new Uint8Array(sheet)], 'import.xlsx'),
    new File([new Uint8Array(sheet.subarray(0, 500))], 'torn.xlsx'),
    new File(['Prénom;Nom'], 'import.xls'),
    new File(['MZ'], 'setup.exe'),
    new File([], 'empty.pdf'),
    new File(['x'], `${'x'.repeat(300)}.pdf`),
    new File(['x'], '../../.bashrc'),
    new File(['x'], 'no-extension'),
  ];
  return made;
}
