import type { LoginAnswer, StudentLoginAnswer, Tokens } from '../src/generated/types.gen.ts';
import type { Accounts, Answer, Backend, Exchange } from './Backend.ts';
import type { Request } from './broken-requests.ts';
import type { Role } from './treaty.ts';

/** Something that a check needs and this backend, or the accounts file, does not have: the check is skipped. */
export class Missing extends Error {}

/** Something that the backend does otherwise than the treaty says. */
export class Fault extends Error {
  /** The request that showed it; null where no single one did, undefined for the last one that was sent. */
  readonly exchange: Exchange | null | undefined;

  constructor(message: string, exchange?: Exchange | null) {
    super(message);
    this.exchange = exchange;
  }
}

/** What the suite has found out about the backend so far. */
export class World {
  readonly backend: Backend;
  readonly accounts: Accounts;
  /** In the names of all that the suite creates, so that a person can find it. */
  readonly mark = `api-check ${Date.now().toString(36)}`;
  readonly #facts = new Map<string, Promise<unknown>>();
  #created = 0;

  readonly #mayCall: (operationId: string) => boolean;

  /** Calls that may not be made, since nobody called the backend a test system, skip the checks that need them. */
  constructor(backend: Backend, accounts: Accounts, mayCall: (operationId: string) => boolean = () => true) {
    this.backend = backend;
    this.accounts = accounts;
    this.#mayCall = mayCall;
  }

  /** Makes a call that the checks around it rely on; throws a fault when it does not succeed. */
  async call<T = unknown>(role: Role, operationId: string, request: Request = {}): Promise<T> {
    const { status, body } = await this.answer<T>(role, operationId, request);
    if (status !== 200) {
      const failureText = `${operationId} as ${role} answered ${status}: ${brief(body)}`;
      throw new Fault(failureText, this.backend.last);
    }
    return body;
  }

  /** Makes a call whatever it answers. */
  answer<T = unknown>(role: Role, operationId: string, request: Request = {}): Promise<Answer<T>> {
    this.requires(role);
    if (!this.#mayCall(operationId)) return Promise.reject(new Missing('--allow-writes, on a test system'));
    return this.backend.call<T>(role, operationId, request);
  }

  /** Skips the check when nobody of that role has signed in. */
  requires(role: Role): void {
    if (!this.backend.has(role)) throw new Missing(`an account for ${role}`);
  }

  /** Finds something once and remembers it; what is not found skips the checks that need it. */
  async find<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
    if (!this.#facts.has(what)) this.#facts.set(what, look());
    const found = (await this.#facts.get(what)) as T | null | undefined;
    if (found === null || found === undefined) throw new Missing(what);
    return found;
  }

  /** A name that no other record has, with characters that a careless backend escapes, replaces or loses. */
  newName(): string {
    // As long as every other one, so that a search for one finds no second.
    return `${this.mark} é&"<😀> ${this.#newNumber()}`;
  }

  /** A value for an `Idempotency-Key` that no other request has. */
  newKey(): string {
    return `${this.mark} ${this.#newNumber()}`;
  }

  /** An address that nobody else has. */
  newEmail(): string {
    return `${this.newKey().replaceAll(' ', '-')}@example.org`;
  }

  #newNumber(): string {
    this.#created += 1;
    return String(this.#created).padStart(5, '0');
  }
}

/** Signs everybody in who is in the accounts file; answers with what went wrong for whom. */
export async function signEverybodyIn(world: World): Promise<string[]> {
  const { admin, teacher, company, student } = world.accounts;
  const refused: string[] = [];
  const keep = (role: Role, auth: Partial<Tokens> | undefined, status: number) => {
    if (auth?.access_token) world.backend.signIn(role, auth.access_token, auth.refresh_token);
    else refused.push(`${role} (${status})`);
  };
  for (const [role, credentials] of [
    ['ROLE_ADMIN', admin],
    ['ROLE_TEACHER', teacher],
  ] as const) {
    if (!credentials) continue;
    const { status, body } = await world.answer<Partial<LoginAnswer>>('anonymous', 'login', {
      body: { ...credentials, username: credentials.email },
    });
    keep(role, body.auth, status);
    if (body.user) await world.find(`the id of ${role}`, async () => body.user?.id);
  }
  for (const [role, link] of [
    ['company', company],
    ['student', student],
  ] as const) {
    if (!link) continue;
    const { status, body } = await world.answer<StudentLoginAnswer>('anonymous', `${role}Login`, {
      body: { token_login: link.token },
    });
    keep(role, body.auth, status);
    if (body.data) await world.find('the id of student', async () => body.data?.student.id);
  }
  return refused;
}

/** Says that the backend breaks the treaty unless the condition holds. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Fault(otherwise);
}

/** The beginning of an answer, for a person. */
export function brief(answer: unknown): string {
  if (answer instanceof Uint8Array) return `${answer.byteLength} bytes`;
  const text = JSON.stringify(answer) ?? String(answer);
  return text.length > 160 ? `${text.slice(0, 160)}...` : text;
}
