import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How long people waited, in milliseconds, and what went wrong. */
export interface Tally {
  readonly reads: number[];
  /** The reads of teachers only. */
  readonly teacherReads: number[];
  readonly writes: number[];
  /** Number of requests that were repeated after a broken connection or a 503. */
  repeated: number;
  /** Number of answers with status 429 or 503. */
  refused: number;
  /** Requests that were refused, or that did not succeed within half a minute. */
  readonly errors: string[];
  /** Number of writes that people started, by kind. */
  readonly begun: { attendance: number; notes: number };
}

/** Sends requests like the apps: repeats a read after a failure, and a write with its idempotency key. */
export interface Caller {
  signIn(path: string, body: object): Promise<void>;
  read(path: string): Promise<void>;
  write(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>;
}

interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly text: string;
}

/** Maximum time for which a person tries again, in milliseconds. */
const patience = 30_000;

/** Age of an access token in milliseconds at which a caller renews it; it expires a minute later. */
const maxTokenAge = 14 * 60_000;

/**
 * Distributes requests among the server processes. Skips a process that does not answer for a second, as nginx does.
 */
export class Traffic {
  tally: Tally = newTally();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #origins: readonly string[];
  readonly #outUntil = new Map<string, number>();
  #turn = 0;
  #callers = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  /** Creates a caller with an IP address of its own, because attempts are limited by address. */
  caller({ isTeacher = false } = {}): Caller {
    this.#callers += 1;
    const address = `10.1.${Math.floor(this.#callers / 250)}.${this.#callers % 250}`;
    let tokens: { readonly access_token: string; readonly refresh_token: string } | undefined;
    let newUntil = Number.POSITIVE_INFINITY;
    const ask = async (method: string, path: string, body?: object) => {
      const key = method === 'POST' ? randomUUID() : undefined;
      const begun = performance.now();
      for (;;) {
        const headers = {
          'X-Forwarded-For': address,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(tokens && path !== 'auth/checkToken' ? { Authorization: `Bearer ${tokens.access_token}` } : {}),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        };
        const answer = await this.#send(method, path, { body, headers });
        if (answer.status === 200) return { text: answer.text, took: performance.now() - begun };
        if (answer.status === 429 || answer.status === 503) this.tally.refused += 1;
        const isRepeatable = answer.status === 0 || answer.status === 502 || answer.status === 503;
        if (!isRepeatable || performance.now() - begun > patience) {
          this.tally.errors.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
          return null;
        }
        this.tally.repeated += 1;
        await wait(answer.status === 0 ? 100 : 1000);
      }
    };
    const renew = async () => {
      if (performance.now() < newUntil) return;
      const answer = await ask('POST', 'auth/checkToken', { refresh_token: tokens?.refresh_token });
      if (answer) take(JSON.parse(answer.text).token);
    };
    const take = (given: typeof tokens) => {
      tokens = given;
      newUntil = performance.now() + maxTokenAge;
    };
    return {
      signIn: async (path, body) => {
        const answer = await ask('POST', path, body);
        if (answer) this.tally.writes.push(answer.took);
        take(answer ? JSON.parse(answer.text).auth : undefined);
      },
      read: async (path) => {
        await renew();
        const answer = await ask('GET', path);
        if (!answer) return;
        this.tally.reads.push(answer.took);
        if (isTeacher) this.tally.teacherReads.push(answer.took);
      },
      write: async (method, path, body) => {
        await renew();
        if (path === 'attendance') this.tally.begun.attendance += 1;
        if (path === 'notes/create') this.tally.begun.notes += 1;
        const answer = await ask(method, path, body);
        if (answer) this.tally.writes.push(answer.took);
      },
    };
  }

  close(): void {
    this.#agent.destroy();
  }

  async #send(
    method: string,
    path: string,
    { body, headers }: { readonly body?: object; readonly headers: Readonly<Record<string, string>> },
  ): Promise<Answer> {
    const origin = this.#next();
    try {
      return await new Promise<Answer>((answered, failed) => {
        const sent = request(
          `${origin}/api/${path}`,
          { method, agent: this.#agent, headers, timeout: 20_000 },
          (response) =>
            text(response).then((said) => answered({ status: response.statusCode ?? 0, text: said }), failed),
        );
        sent.once('error', failed).once('timeout', () => sent.destroy(new Error('timeout')));
        sent.end(body && JSON.stringify(body));
      });
    } catch (error) {
      this.#outUntil.set(origin, performance.now() + 1000);
      return { status: 0, text: String(error) };
    }
  }

  #next(): string {
    const now = performance.now();
    for (const _ of this.#origins) {
      this.#turn += 1;
      const origin = this.#origins[this.#turn % this.#origins.length] ?? '';
      if ((this.#outUntil.get(origin) ?? 0) <= now) return origin;
    }
    return this.#origins[this.#turn % this.#origins.length] ?? '';
  }
}

export function newTally(): Tally {
  return {
    reads: [],
    teacherReads: [],
    writes: [],
    repeated: 0,
    refused: 0,
    errors: [],
    begun: { attendance: 0, notes: 0 },
  };
}
