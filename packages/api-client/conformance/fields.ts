import { valueAt } from './texts.ts';
import { expect } from './World.ts';

/** What a record must show, by wire path. */
export type Fields = Readonly<Record<string, unknown>>;

/** Says that the backend breaks the treaty unless the record shows each of these values. */
export function expectFields(record: unknown, fields: Fields, where = ''): void {
  const wrong = Object.entries(fields).flatMap(([path, value]) => {
    const found = valueAt(record, path);
    const isSame = JSON.stringify(found) === JSON.stringify(value ?? null);
    return isSame ? [] : [`${path} is ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`];
  });
  expect(wrong.length === 0, `${where}${wrong.slice(0, 4).join(', ')}`);
}

/** The record as one value for each wire path; a list counts as one value. */
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

/** Says that the backend breaks the treaty when anything else than what stands at or below these paths has changed. */
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

/** One field of a change: where it is sent, what is sent, and where it is read. */
export interface SentField {
  /** In the body: `course_details.location`. */
  readonly sent: string;
  readonly value: unknown;
  /** In the record; the first is compared with what was sent, the others may follow it. */
  readonly read: readonly [string, ...string[]];
  /** Read where it is sent as something else. */
  readonly as?: unknown;
}

/** A field that is read as it is sent, and what may follow it. */
export function field(sent: string, value: unknown, ...read: string[]): SentField {
  const [first = sent, ...others] = read;
  return { sent, value, read: [first, ...others] };
}

/** The body that sends these fields, on top of another. */
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

/** Sends all the fields at once and finds each of them; the answer, where there is one, shows the same record. */
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

/** Sends each field alone: it is found, and nothing else has changed. */
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
