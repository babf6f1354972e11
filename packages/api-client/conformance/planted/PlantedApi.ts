import { type Accounts, type Answer, Backend, type Fetch } from '../../../conformance/src/Backend.ts';
import type { Request } from '../../../conformance/src/broken-requests.ts';
import { type Role, readTreaty } from '../../../conformance/src/treaty.ts';
import { signEverybodyIn, World } from '../../../conformance/src/World.ts';
import { Call } from './Call.ts';

/** A healthy API in front of which a fault is planted. */
export interface HealthyApi {
  /** Its address, such as `http://127.0.0.1:4300/api`. */
  readonly base: string;
  now(): Date;
  /** Moves its clock forward where the suite would wait. */
  wait(seconds: number): void;
  /** Everything that it stores, as text. Equal texts mean that nothing has changed. */
  records(): Promise<string>;
  /** Another API with the same records, to try a write without storing it. */
  copy(): Promise<HealthyApi>;
  close(): Promise<void>;
}

/** Handles a request instead of the healthy API. Most forward it and change something. */
export type Corruption = (call: Call, api: PlantedApi) => Promise<Response>;

/** A fault that fits any call. */
export interface Plant {
  /** The kind of fault, such as `ignores a parameter`. */
  readonly kind: string;
  readonly corrupt: Corruption;
  /** The calls whose requests it changes. Default: the call itself. */
  readonly on?: readonly string[] | 'all';
  /** More calls to check in the first run. */
  readonly also?: readonly string[];
}

/** One small corruption in front of an otherwise healthy API. */
export interface PlantedFault {
  readonly id: string;
  /** The operation that deviates from the OpenAPI document. */
  readonly call: string;
  readonly kind: string;
  /** What it does wrong. */
  readonly says: string;
  readonly plant: Plant;
}

const operations = readTreaty();
/** Literal paths first, so that `/users/update` never matches an id. */
const routes = operations
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((operation) => ({
    operation,
    pattern: new RegExp(`/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** A healthy API with one fault planted in front of it. The suite checks this one. */
export class PlantedApi {
  readonly healthy: HealthyApi;
  /** State that a corruption keeps between requests. */
  readonly memory = new Map<string, unknown>();
  /** Whether the fault has changed a response or a stored record. */
  isMet = false;
  readonly #fault: PlantedFault;
  readonly #own: Backend;
  readonly #accounts: Accounts;
  readonly #tokens = new Map<Role, string>();

  constructor(healthy: HealthyApi, fault: PlantedFault, accounts: Accounts) {
    this.healthy = healthy;
    this.#fault = fault;
    this.#accounts = accounts;
    this.#own = new Backend(healthy.base, operations, (url, init) => fetch(url, init));
  }

  /** Signs in all accounts, for its own requests. */
  async open(): Promise<this> {
    const keep = this.#own.signIn.bind(this.#own);
    this.#own.signIn = (role, token) => {
      this.#tokens.set(role, token);
      keep(role, token);
    };
    await signEverybodyIn(new World(this.#own, this.#accounts));
    return this;
  }

  /** Sends the requests of the suite. */
  readonly fetch: Fetch = async (url, init) => {
    const call = callOf(url, init);
    if (!call) return fetch(url, init);
    const { plant } = this.#fault;
    const on = plant.on ?? [this.#fault.call];
    return on === 'all' || on.includes(call.operation.id) ? plant.corrupt(call, this) : call.send();
  };

  /** Whether this is the call with the fault, rather than a related one. */
  isOwn(call: Call): boolean {
    return call.operation.id === this.#fault.call;
  }

  /** The token of an account that signed in for the fault. */
  token(role: Role): string {
    return this.#tokens.get(role) ?? '';
  }

  /** Sends its own request to the healthy API. */
  ask<T = unknown>(
    operationId: string,
    request: Request = {},
    role: Role = 'ROLE_ADMIN',
  ): Promise<Answer<T>> {
    return this.#own.call<T>(role, operationId, request);
  }

  /** What the healthy API would return and store, without storing it. */
  async rehearse(call: Call): Promise<{ readonly response: Response; readonly records: string }> {
    const copy = await this.healthy.copy();
    const response = await call.send(copy.base);
    const body = await response.arrayBuffer();
    const records = await copy.records();
    await copy.close();
    return { response: new Response(body, response), records };
  }

  /** Runs an action, and marks the fault as met when a stored record has changed. */
  async storing<T>(act: () => Promise<T>): Promise<T> {
    const before = await this.healthy.records();
    const result = await act();
    if ((await this.healthy.records()) !== before) this.isMet = true;
    return result;
  }
}

function callOf(url: string, { method = 'GET', headers, body }: RequestInit): Call | null {
  const address = new URL(url);
  const route = routes.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(address.pathname),
  );
  if (!route) return null;
  return new Call({
    operation: route.operation,
    url: address,
    headers: Object.fromEntries(new Headers(headers)),
    body,
  });
}
