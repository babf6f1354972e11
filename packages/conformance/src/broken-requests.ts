import type { Operation, Schema } from './openapi.ts';

/** The parts of a request. They are sent unchanged, even if they are invalid. */
export interface Request {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Fields of a multipart body. */
  readonly form?: Readonly<Record<string, string | File>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BrokenRequest {
  /** What is wrong, such as `resourcesPerPage beyond 20000`. */
  readonly says: string;
  readonly request: Request;
  /** Path of the wrong field; null if the body as a whole is wrong. */
  readonly field: string | null;
}

/**
 * Derives requests from a valid one, each with one error: a value is missing, of another type, too long or out of
 * range.
 */
export function brokenRequests(operation: Operation, good: Request): BrokenRequest[] {
  const found: BrokenRequest[] = [];
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header') continue;
    const given = good[place] ?? {};
    if (required && place === 'query') {
      const { [name]: _left, ...rest } = given;
      found.push({ says: `without ${name}`, field: name, request: { ...good, query: rest } });
    }
    for (const { says, value } of wrongValues(schema, true)) {
      const request = { ...good, [place]: { ...given, [name]: value } };
      found.push({ says: `${name} ${says}`, field: name, request });
    }
  }
  if (operation.body?.type === 'application/json') {
    for (const { says, field, value } of brokenObjects(operation.body.schema, good.body, '')) {
      found.push({ says, field, request: { ...good, body: value } });
    }
  }
  if (operation.body?.type === 'multipart/form-data') {
    for (const name of operation.body.schema.required ?? []) {
      const { [name]: _left, ...form } = good.form ?? {};
      found.push({ says: `without ${name}`, field: name, request: { ...good, form } });
    }
    for (const [name, schema] of Object.entries(operation.body.schema.properties ?? {})) {
      if (schema.format === 'binary') continue;
      for (const { says, value } of wrongValues(schema, true)) {
        found.push({
          says: `${name} ${says}`,
          field: name,
          request: { ...good, form: { ...good.form, [name]: String(value) } },
        });
      }
    }
  }
  return found;
}

interface Wrong {
  readonly says: string;
  readonly value: unknown;
}

function* brokenObjects(
  schema: Schema,
  good: unknown,
  place: string,
): Generator<Wrong & { readonly field: string | null }> {
  const name = place === '' ? 'the body' : place;
  yield { says: `${name} a list`, field: place || null, value: [] };
  const object = isObject(good) ? good : {};
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((branch) => branch.properties);
  // When the schema has several forms, uses the form of the valid request.
  const matchingForm = branches.find(({ required = [] }) => required.every((name) => name in object));
  if (matchingForm) {
    yield* brokenObjects(matchingForm, good, place);
    return;
  }
  for (const required of schema.required ?? []) {
    const { [required]: _left, ...rest } = object;
    const at = place === '' ? required : `${place}.${required}`;
    yield { says: `without ${at}`, field: at, value: rest };
  }
  for (const [property, its] of Object.entries(schema.properties ?? {})) {
    const at = place === '' ? property : `${place}.${property}`;
    const isNested = its.properties !== undefined && isObject(object[property]);
    const wrong: Iterable<Wrong & { readonly field?: string | null }> = isNested
      ? brokenObjects(its, object[property], at)
      : wrongValues(its, false, at);
    for (const { says, field = at, value } of wrong)
      yield { says, field, value: { ...object, [property]: value } };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields values that the schema refuses. In a URL every value is text, and an empty text means no value. */
function* wrongValues(schema: Schema, isText: boolean, place = ''): Generator<Wrong> {
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const types = new Set(branches.flatMap(({ type }) => type ?? []));
  const say = (words: string) => (place === '' ? words : `${place} ${words}`);
  const takes = (...wanted: string[]) => wanted.some((type) => types.has(type));
  const has = (test: (branch: Schema) => boolean) => branches.some(test);

  if (types.size === 0 && !has((branch) => branch.enum !== undefined)) return;
  if (!takes('string')) yield { says: say('of another type'), value: 'x' };
  if (!isText) {
    if (!takes('object')) yield { says: say('an object'), value: { wrong: true } };
    if (!takes('null') && !has((branch) => branch.enum?.includes(null) ?? false)) {
      yield { says: say('null'), value: null };
    }
    if (takes('string') && !takes('integer', 'number')) yield { says: say('a number'), value: 12 };
  }
  if (takes('integer') && !takes('number', 'string')) yield { says: say('no whole number'), value: 1.5 };
  for (const branch of branches) {
    const { maximum, minimum, maxLength, minLength, minItems, pattern, format, items } = branch;
    if (maximum !== undefined) yield { says: say(`beyond ${maximum}`), value: maximum + 1 };
    if (minimum !== undefined) yield { says: say(`below ${minimum}`), value: minimum - 1 };
    if (branch.enum && !has((other) => other.type === 'string' && !other.enum)) {
      yield {
        says: say('none of the values'),
        value: takes('integer') && !takes('string') ? 99 : 'nonsense',
      };
    }
    if (maxLength !== undefined) {
      const tail = format === 'email' ? '@example.org' : '';
      yield { says: say('too long'), value: `${'x'.repeat(maxLength + 1)}${tail}` };
    }
    if (minLength && !isText) yield { says: say('too short'), value: 'x'.repeat(minLength - 1) };
    if (pattern !== undefined) {
      const value = otherForms.find(
        (text) => isLongEnough(text, branch) && !new RegExp(pattern, 'u').test(text),
      );
      if (value !== undefined) yield { says: say(`"${value}", of another form`), value };
      for (const hidden of hiddenCharacters) {
        const isRefused = ([plain, marked]: readonly [string, string]) =>
          new RegExp(pattern, 'u').test(plain) && !new RegExp(pattern, 'u').test(marked);
        if (isRefused(hidden.texts)) yield { says: say(`with ${hidden.says}`), value: hidden.texts[1] };
      }
    }
    if (minItems && !isText) yield { says: say('without entries'), value: [] };
    if (format === 'date') yield { says: say('a day that does not exist'), value: '2026-02-30' };
    if (format === 'email') yield { says: say('no address'), value: 'nobody' };
    if (items && !isText) {
      for (const { says, value } of wrongValues(items, false))
        yield { says: say(`with one ${says}`), value: [value] };
    }
  }
}

/** Pairs of texts: one that a pattern accepts, and the same with an invisible character, which it must refuse. */
const hiddenCharacters: readonly { readonly says: string; readonly texts: readonly [string, string] }[] = [
  { says: 'a line break', texts: ['Ana Roy', 'Ana\nRoy'] },
  { says: 'a mark of the direction of writing', texts: ['Ana Roy', 'Ana\u202eRoy'] },
  { says: 'an invisible character', texts: ['ana@example.org', 'an\u200ba@example.org'] },
];

/** Texts that some patterns refuse: blanks, letters, too few digits. */
const otherForms = ['   ', 'api-check', '123456789'];

const isLongEnough = (
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
): boolean => text.length >= minLength && text.length <= maxLength;
