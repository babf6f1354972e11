import { Refusal, type RefusalCode, refusalCodes } from '@portal/server/openapi';

const kinds = [
  'slow',
  'hang',
  'error',
  'refused',
  'unauthorized',
  'drop',
  'drop-answer',
  'hang-commit',
  'twice',
  'keyless',
  'commit-done',
  'commit-undone',
] as const;

/**
 * Kinds of faults:
 * - `slow` delays the response, `hang` never responds.
 * - `error` responds with 500, `refused` with a 4xx, `unauthorized` with 401.
 * - `drop` cuts the connection before anything happens, `drop-answer` within the response.
 * - `hang-commit` answers `outcome-unknown` and keeps the COMMIT of a write with a key hanging, as if it waited for a
 *   standby.
 * - `twice` carries the request out twice, like a proxy that retries.
 * - `keyless` ignores the `Idempotency-Key`, as a backend may.
 * - `commit-done` carries the request out and `commit-undone` does not. Both respond with 503 `outcome-unknown`, as
 *   when the connection to the database breaks during COMMIT.
 */
export type FaultKind = (typeof kinds)[number];

export interface Fault {
  /** A call as in the OpenAPI document, `PATCH courses/update` or `PUT attendance/{id}`. `*` matches every call. */
  readonly route: string;
  readonly kind: FaultKind;
  /**
   * Number of requests that pass before the fault starts, by default 0. For the third request of a route, use
   * `skip: 2`.
   */
  readonly skip?: number;
  /** Number of affected requests. Default: all until the faults are cleared. */
  readonly times?: number;
  /**
   * For `slow`, the delay in milliseconds (default: 1000). For `hang-commit`, the duration (default: until the faults
   * are cleared).
   */
  readonly milliseconds?: number;
  /** Error code of `refused`. Default: `bad-input`. */
  readonly because?: RefusalCode;
}

/** The active faults of a mock. */
export class Faults {
  #active: { fault: Fault; skip: number; left: number }[] = [];
  readonly #onClear: () => void;

  /** `onClear` is called whenever the faults are cleared. */
  constructor(onClear: () => void = () => undefined) {
    this.#onClear = onClear;
  }

  /** Activates a fault. */
  add(fault: Fault): void {
    this.#active.push({ fault, skip: fault.skip ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** Clears all faults. */
  clear(): void {
    this.#active = [];
    this.#onClear();
  }

  /** Returns the active faults with the number of requests that each will still affect; null if unlimited. */
  list(): (Fault & { left: number | null })[] {
    return this.#active.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : null }));
  }

  /** Returns the faults of a request and counts each as used once. */
  take(route: string): Fault[] {
    const meant = this.#active.filter(({ fault }) => fault.route === '*' || fault.route === route);
    const hit = meant.filter(({ skip }) => skip === 0);
    for (const entry of meant) entry.skip = Math.max(0, entry.skip - 1);
    for (const entry of hit) entry.left -= 1;
    this.#active = this.#active.filter(({ left }) => left > 0);
    return hit.map(({ fault }) => fault);
  }
}

/** Reads a fault from a request body. Throws a refusal when it is invalid. */
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
