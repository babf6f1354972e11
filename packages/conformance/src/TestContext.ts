import type { LoginAnswer, StudentLoginAnswer, Tokens } from '@portal/api-client/openapi';
import type { Accounts, Answer, Backend, Exchange } from './Backend.ts';
import type { Request } from './broken-requests.ts';
import type { Role } from './openapi.ts';

/** Thrown if the backend or the accounts file lacks something that a check needs. The check is then skipped. */
export class Missing extends Error {}

/** Thrown when the backend deviates from the OpenAPI document. */
export class Fault extends Error {
  /** The request that showed the fault: null if no single request did, undefined for the last one sent. */
  readonly exchange: Exchange | null | undefined;

  constructor(message: string, exchange?: Exchange | null) {
    super(message);
    this.exchange = exchange;
  }
}

/** What the suite has found out about the backend so far. */
export class TestContext {
  readonly backend: Backend;
  readonly accounts: Accounts;
  /** The extensions that the backend announces; null if it does not have that call, or before it was asked. */
  extensions: readonly string[] | null = null;
  /** Part of every name that the suite creates, so that people can recognize its records. */
  readonly mark = `api-check ${Date.now().toString(36)}`;
  readonly #facts = new Map<string, Promise<unknown>>();
  #created = 0;

  readonly #mayCall: (operationId: string) => boolean;

  /**
   * `mayCall` says which calls are allowed. Writes need a test system; checks that need a forbidden call are skipped.
   */
  constructor(backend: Backend, accounts: Accounts, mayCall: (operationId: string) => boolean = () => true) {
    this.backend = backend;
    this.accounts = accounts;
    this.#mayCall = mayCall;
  }

  /** Makes a call that a check depends on. Throws a fault when it does not succeed. */
  async call<T = unknown>(role: Role, operationId: string, request: Request = {}): Promise<T> {
    const { status, body } = await this.answer<T>(role, operationId, request);
    if (status !== 200) {
      const failureText = `${operationId} as ${role} answered ${status}: ${brief(body)}`;
      throw new Fault(failureText, this.backend.last);
    }
    return body;
  }

  /** Makes a call and returns any response. */
  answer<T = unknown>(role: Role, operationId: string, request: Request = {}): Promise<Answer<T>> {
    this.requires(role);
    if (!this.#mayCall(operationId)) return Promise.reject(new Missing('--allow-writes, on a test system'));
    return this.#proving(role, () => this.backend.call<T>(role, operationId, request));
  }

  /** Makes a call, and repeats it with a fresh proof if the backend asks for one: a proof may expire during a run. */
  async #proving<T>(role: Role, call: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await call();
    const { code } = Object(answer.body) as { readonly code?: unknown };
    const account = role === 'ROLE_TEACHER' ? this.accounts.teacher : this.accounts.admin;
    if (code !== 'proof-required' || !account || role === 'anonymous') return answer;
    const proof = await this.backend.call(role, 'proveAgain', { body: { password: account.password } });
    return proof.status === 200 ? call() : answer;
  }

  /** Skips the check if the backend does not announce this extension. */
  requiresExtension(name: string): void {
    if (!this.hasExtension(name)) throw new Missing(`the extension ${name}`);
  }

  hasExtension(name: string): boolean {
    return this.extensions?.includes(name) ?? false;
  }

  /** Skips the check if there is no account with that role. */
  requires(role: Role): void {
    if (!this.backend.has(role)) throw new Missing(`an account for ${role}`);
  }

  /** Finds something once and caches it. If it is not found, the checks that need it are skipped. */
  async find<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
    if (!this.#facts.has(what)) this.#facts.set(what, look());
    const found = (await this.#facts.get(what)) as T | null | undefined;
    if (found === null || found === undefined) throw new Missing(what);
    return found;
  }

  /** Returns a unique name with characters that a careless backend escapes, replaces or loses. */
  newName(): string {
    // All names have the same length, so that a search for one does not match another.
    return `${this.mark} é&"<😀> ${this.#newNumber()}`;
  }

  /** A unique value for `Idempotency-Key`. */
  newKey(): string {
    return `${this.mark} ${this.#newNumber()}`;
  }

  /** A unique email address. */
  newEmail(): string {
    return `${this.newKey().replaceAll(' ', '-')}@example.org`;
  }

  #newNumber(): string {
    this.#created += 1;
    return String(this.#created).padStart(5, '0');
  }
}

/** Signs in every account of the accounts file. Returns the errors by role. */
export async function signEverybodyIn(context: TestContext): Promise<string[]> {
  const { admin, teacher, company, student } = context.accounts;
  const refused: string[] = [];
  const keep = (role: Role, auth: Partial<Tokens> | undefined, status: number) => {
    if (auth?.access_token) context.backend.signIn(role, auth.access_token, auth.refresh_token);
    else refused.push(`${role} (${status})`);
  };
  for (const [role, credentials] of [
    ['ROLE_ADMIN', admin],
    ['ROLE_TEACHER', teacher],
  ] as const) {
    if (!credentials) continue;
    const { status, body } = await context.answer<Partial<LoginAnswer>>('anonymous', 'login', {
      body: { ...credentials, username: credentials.email },
    });
    keep(role, body.auth, status);
    if (body.user) await context.find(`the id of ${role}`, async () => body.user?.id);
  }
  for (const [role, link] of [
    ['company', company],
    ['student', student],
  ] as const) {
    if (!link) continue;
    const { status, body } = await context.answer<StudentLoginAnswer>('anonymous', `${role}Login`, {
      body: { token_login: link.token },
    });
    keep(role, body.auth, status);
    if (body.data) await context.find('the id of student', async () => body.data?.student.id);
  }
  return refused;
}

/** Throws a fault unless the condition holds. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Fault(otherwise);
}

/** Returns the beginning of a response, for messages. */
export function brief(answer: unknown): string {
  if (answer instanceof Uint8Array) return `${answer.byteLength} bytes`;
  const text = JSON.stringify(answer) ?? String(answer);
  return text.length > 160 ? `${text.slice(0, 160)}...` : text;
}
