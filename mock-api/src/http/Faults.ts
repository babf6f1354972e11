import { Refusal, type RefusalCode, refusalCodes } from '@portal/server/treaty';

const kinds = [
  'slow',
  'hang',
  'error',
  'refused',
  'unauthorized',
  'drop',
  'drop-answer',
  'twice',
  'keyless',
] as const;

/**
 * What goes wrong with a request: `slow` waits, `hang` never answers, `error` answers 500, `refused` a 4xx,
 * `unauthorized` 401, `drop` cuts the connection before anything happened, `drop-answer` within the answer, `twice`
 * carries the request out a second time, as a proxy does that repeats it. `keyless` overlooks the `Idempotency-Key`, as a backend may.
 */
export type FaultKind = (typeof kinds)[number];

export interface Fault {
  /** A call as the treaty writes it, `PATCH courses/update` or `PUT attendance/{id}`; `*` is every call. */
  readonly route: string;
  readonly kind: FaultKind;
  /** How many requests pass before it begins, none when left out: the third of a route has `skip: 2`. */
  readonly skip?: number;
  /** For how many requests; until cleared when left out. */
  readonly times?: number;
  /** How long `slow` waits, 1000 when left out. */
  readonly milliseconds?: number;
  /** Why `refused` refuses, `bad-input` when left out. */
  readonly because?: RefusalCode;
}

/** The faults that are switched on in one mock. */
export class Faults {
  #active: { fault: Fault; skip: number; left: number }[] = [];

  /** Switches a fault on. */
  add(fault: Fault): void {
    this.#active.push({ fault, skip: fault.skip ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** Switches every fault off. */
  clear(): void {
    this.#active = [];
  }

  /** What is switched on, with the requests left for each; null without an end. */
  list(): (Fault & { left: number | null })[] {
    return this.#active.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null }));
  }

  /** The faults that hit a request; each is thereby used once. */
  take(route: string): Fault[] {
    const meant = this.#active.filter(({ fault }) => fault.route === '*' || fault.route === route);
    const hit = meant.filter(({ skip }) => skip === 0);
    for (const entry of meant) entry.skip = Math.max(0, entry.skip - 1);
    for (const entry of hit) entry.left -= 1;
    this.#active = this.#active.filter(({ left }) => left > 0);
    return hit.map(({ fault }) => fault);
  }
}

/** Reads a fault that came over the wire; throws a refusal when it is none. */
export function readFault(given: unknown): Fault {
  const { route, kind, skip, times, milliseconds, because } = (given ?? {}) as Record<string, unknown>;
  const errors: Record<string, string[]> = {};
  if (typeof route !== 'string' || route === '') errors.route = ['is a call such as "GET courses", or "*"'];
  if (!kinds.some((known) => known === kind)) errors.kind = [`is one of ${kinds.join(', ')}`];
  if (because !== undefined && !refusalCodes.some((known) => known === because))
    errors.because = [`is one of ${refusalCodes.join(', ')}`];
  for (const [name, value] of Object.entries({ skip, times, milliseconds })) {
    if (value !== undefined && !(typeof value === 'number' && value >= 0)) errors[name] = ['is a number'];
  }
  if (Object.keys(errors).length > 0) throw new Refusal('bad-input', undefined, errors);
  return { route, kind, skip, times, milliseconds, because } as Fault;
}
