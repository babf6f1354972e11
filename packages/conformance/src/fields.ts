import { expect } from './TestContext.ts';
import { valueAt } from './texts.ts';

/** The expected values of a record, by wire path. */
export type Fields = Readonly<Record<string, unknown>>;

/** Throws a fault unless the record has each of these values. */
export function expectFields(record: unknown, fields: Fields, where = ''): void {
  const wrong = Object.entries(fields).flatMap(([path, value]) => {
    const found = valueAt(record, path);
    const isSame = JSON.stringify(found) === JSON.stringify(value ?? null);
    return isSame ? [] : [`${path} is ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`];
  });
  expect(wrong.length === 0, `${where}${wrong.slice(0, 4).join(', ')}`);
}

/** Flattens a record to one value for each wire path. A list counts as one value. */
function flat(record: unknown, path = ''): Map<string, string> {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    return new Map([[path, JSON.stringify(record) ?? 'undefined']]);
  }
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    for (const [at, text] of flat(value, path === '' ? name : `${path}.${name}`)) found.set(at, text);
  }
  return found;
}

/** Throws a fault when a value outside these paths has changed. */
export function expectOnlyChanged(
  before: unknown,
  after: unknown,
  paths: readonly string[],
  when: string,
): void {
  const [was, is] = [flat(before), flat(after)];
  const isMeant = (at: string) => paths.some((path) => at === path || at.startsWith(`${path}.`));
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (at) => !isMeant(at) && was.get(at) !== is.get(at),
  );
  const [first = ''] = changed;
  expect(
    changed.length === 0,
    `${when}, ${changed.join(', ')} changed as well (${was.get(first)} to ${is.get(first)})`,
  );
}

/** One field of an update: where it is sent, its value, and where it is read. */
export interface SentField {
  /** Path in the body, such as `course_details.location`. */
  readonly sent: string;
  readonly value: unknown;
  /** Paths in the record. The first one must have the sent value; the others may change with it. */
  readonly read: readonly [string, ...string[]];
  /** The expected value, if it differs from the sent value. */
  readonly as?: unknown;
}

/** A field that is read back unchanged, with the paths that may change with it. */
export function field(sent: string, value: unknown, ...read: string[]): SentField {
  const [first = sent, ...others] = read;
  return { sent, value, read: [first, ...others] };
}

/** Adds these fields to a body. */
export function bodyOf(fields: readonly SentField[], base: object = {}): Record<string, unknown> {
  const body = structuredClone(base) as Record<string, unknown>;
  for (const { sent, value } of fields) {
    const steps = sent.split('.');
    const last = steps.pop() ?? '';
    let place = body;
    for (const step of steps) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return body;
}

/** Sends all fields together, and checks that the record (and the response, if it has one) has each value. */
export async function keepsAll(
  fields: readonly SentField[],
  send: (body: Record<string, unknown>) => Promise<unknown>,
  read: () => Promise<unknown>,
  base: object = {},
): Promise<void> {
  const answer = await send(bodyOf(fields, base));
  const due = Object.fromEntries(fields.map(({ value, read: [path], as = value }) => [path, as]));
  expectFields(await read(), due, 'once saved, ');
  if (answer !== undefined) expectFields(answer, due, 'in the answer, ');
}

/** Sends each field alone, and checks that nothing else changes. */
export async function keepsEach(
  fields: readonly SentField[],
  send: (body: Record<string, unknown>) => Promise<unknown>,
  read: () => Promise<unknown>,
  base: object = {},
): Promise<void> {
  let before = await read();
  for (const one of fields) {
    await send(bodyOf([one], base));
    const after = await read();
    const [path] = one.read;
    expectFields(after, { [path]: one.as === undefined ? one.value : one.as }, `with ${one.sent} alone, `);
    expectOnlyChanged(before, after, one.read, `with ${one.sent} alone`);
    before = after;
  }
}
