import type { Answer } from './Backend.ts';
import { type BrokenRequest, brokenRequests, type Request } from './broken-requests.ts';
import { type Case, unknownId } from './Case.ts';
import type { CheckOptions } from './checkBackend.ts';
import { ListCheck } from './ListCheck.ts';
import { callOf, type Report, type Weight } from './Report.ts';
import type { Operation, Role } from './treaty.ts';
import { brief, expect, Fault, Missing, type World } from './World.ts';

const sessions: readonly Role[] = ['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student'];

/** Looks at one call from all sides. */
export class OperationCheck {
  readonly #operation: Operation;
  readonly #case: Case | undefined;
  readonly #world: World;
  readonly #report: Report;
  readonly #options: Pick<CheckOptions, 'allowWrites' | 'allowMail'>;
  readonly #seen = new Set<number>();
  readonly #call: string;

  constructor(
    operation: Operation,
    its: Case | undefined,
    world: World,
    report: Report,
    options: Pick<CheckOptions, 'allowWrites' | 'allowMail'>,
  ) {
    this.#operation = operation;
    this.#case = its;
    this.#world = world;
    this.#report = report;
    this.#options = options;
    this.#call = callOf(operation);
  }

  /** Refusals first, so that good requests do not blur what they left alone. */
  async run(): Promise<void> {
    const its = this.#case;
    const { method, id } = this.#operation;
    if (!its) {
      const detail = `no case for ${id}: write one in packages/api-client/conformance/cases`;
      this.#report.add({ call: this.#call, name: 'has a case in this suite', outcome: 'failed', detail });
      return;
    }
    if (method !== 'GET' && !its.onlyReads && !this.#options.allowWrites) {
      this.#skip('everything', 'changes something: only with --allow-writes, on a test system');
      return;
    }
    const before = this.#report.checks.length;
    const broken = await this.#brokenRequests(its);
    await this.#unchanged(its, async () => {
      await this.#withoutToken();
      await this.#withWrongRoles();
      await this.#broken(broken);
      await this.#unknownAndForeign(its);
    });
    await this.#refused(its);
    if (its.sendsMail && !this.#options.allowMail) {
      this.#report.mailsNotSent += 1;
      this.#skip('carries out a good request', 'sends mail: only with --allow-mail');
    } else {
      await this.#good(its);
      await this.#list(its);
      for (const [name, does] of Object.entries(its.does ?? {})) {
        await this.#check(name, () => does(this.#world), weightOf(its, name));
      }
    }
    this.#coverage(before);
  }

  /** The roles of the treaty, as far as somebody has signed in. */
  #allowed(): Role[] {
    return this.#operation.roles.filter((role) => this.#world.backend.has(role));
  }

  async #withoutToken(): Promise<void> {
    if (this.#operation.roles.includes('anonymous')) return;
    const isRefused = await this.#check('refuses a request without a token with 401', () =>
      this.#expect('anonymous', this.#empty(), 401),
    );
    this.#report.permit(this.#operation, 'anonymous', isRefused ? 'refused' : 'wrong');
  }

  async #withWrongRoles(): Promise<void> {
    if (this.#operation.roles.includes('anonymous')) return;
    for (const role of sessions) {
      if (this.#operation.roles.includes(role) || !this.#world.backend.has(role)) continue;
      const isRefused = await this.#check(`refuses ${role} with 403`, () =>
        this.#expect(role, this.#empty(), 403),
      );
      this.#report.permit(this.#operation, role, isRefused ? 'refused' : 'wrong');
    }
  }

  /** Nothing that a backend could carry out, should it let the caller through. */
  #empty(): Request {
    const { parameters, body } = this.#operation;
    const path = Object.fromEntries(
      parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, unknownId]),
    );
    if (body === null) return { path };
    return body.type === 'multipart/form-data' ? { path, form: {} } : { path, body: {} };
  }

  /** Made beforehand: a good request may need records, which are no change by a refusal. */
  async #brokenRequests(its: Case): Promise<BrokenRequest[] | Error> {
    const [role] = this.#allowed();
    if (!role) return new Missing('an account');
    try {
      return brokenRequests(this.#operation, await its.good(this.#world, role));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #broken(made: BrokenRequest[] | Error): Promise<void> {
    if (Array.isArray(made) && made.length === 0) return;
    await this.#check('refuses broken requests with 400', async () => {
      if (made instanceof Error) throw made;
      const [role = 'anonymous'] = this.#allowed();
      const wrong: string[] = [];
      for (const { says, request } of made) {
        try {
          await this.#expect(role, request, 400);
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          wrong.push(`${says}: ${error.message}`);
        }
      }
      const more = wrong.length > 3 ? ` and ${wrong.length - 3} more of ${made.length}` : '';
      expect(wrong.length === 0, `${wrong.slice(0, 3).join(' | ')}${more}`);
    });
  }

  async #unknownAndForeign(its: Case): Promise<void> {
    const [first] = this.#allowed();
    const { unknown, foreign } = its;
    if (unknown && first) {
      await this.#check('refuses a record that does not exist with 404', async () =>
        this.#expect(first, await unknown(this.#world, first), 404),
      );
    }
    for (const role of this.#operation.own) {
      if (foreign === 'left out') continue;
      await this.#check(`refuses ${role} the records of others with 403`, async () => {
        this.#world.requires(role);
        expect(foreign !== undefined, 'the case has no request about a foreign record');
        await this.#expect(role, await foreign(this.#world, role), 403);
      });
    }
  }

  async #refused(its: Case): Promise<void> {
    const [first] = this.#allowed();
    if (!first) return;
    for (const [what, { status, role = first, request }] of Object.entries(its.refuses ?? {})) {
      await this.#check(
        `refuses ${what} with ${status}`,
        async () => {
          this.#world.requires(role);
          await this.#expect(role, await request(this.#world), status);
        },
        weightOf(its, what),
      );
    }
  }

  async #good(its: Case): Promise<void> {
    for (const role of this.#operation.roles) {
      if (!this.#world.backend.has(role)) {
        this.#skip(`carries out a good request of ${role}`, `needs an account for ${role}`);
        continue;
      }
      const isAllowed = await this.#check(`carries out a good request of ${role}`, async () => {
        const request = await its.good(this.#world, role);
        const { body } = await this.#expect(role, request, 200);
        if (this.#isPaged()) expectPage(request, body);
      });
      if (isAllowed)
        this.#report.permit(this.#operation, role, this.#operation.own.includes(role) ? 'own' : 'allowed');
      else if (this.#lastFailed()) this.#report.permit(this.#operation, role, 'wrong');
    }
    if (!this.#isPaged()) return;
    await this.#check('honours the page and its size, up to 20000', async () => {
      const [role] = this.#allowed();
      if (!role) throw new Missing('an account');
      const good = await its.good(this.#world, role);
      for (const paging of [
        { resourcesPerPage: 1, page: 1 },
        { resourcesPerPage: 1, page: 2 },
        { resourcesPerPage: 20_000, page: 1 },
      ]) {
        const request = { ...good, query: { ...good.query, ...paging } };
        const { body } = await this.#expect(role, request, 200);
        expectPage(request, body);
      }
    });
  }

  /** What the treaty says beside the parameters of a list. */
  async #list(its: Case): Promise<void> {
    const { method, order, parameters } = this.#operation;
    const isList = order !== null || parameters.some((parameter) => parameter['x-filter'] !== undefined);
    const [role] = this.#allowed();
    if (method !== 'GET' || !isList || !role) return;
    const base = await Promise.resolve()
      .then(() => its.list?.(this.#world, role) ?? this.#required(its, role))
      .catch((error: unknown) => (error instanceof Missing ? error : Promise.reject(error)));
    if (base instanceof Missing) {
      this.#skip('keeps what the treaty says of the list', `needs ${base.message}`);
      return;
    }
    for (const { name, isOptional, look } of new ListCheck(
      this.#operation,
      this.#world,
      role,
      base,
    ).checks()) {
      await this.#check(name, look, isOptional ? 'optional' : 'due');
    }
  }

  /** The good request without what it could leave out. */
  async #required(its: Case, role: Role): Promise<Request> {
    const { path, query = {} } = await its.good(this.#world, role);
    const required = this.#operation.parameters.filter(
      (parameter) => parameter.required && parameter.in === 'query',
    );
    return { path, query: Object.fromEntries(required.map(({ name }) => [name, query[name]])) };
  }

  #isPaged(): boolean {
    return this.#operation.parameters.some(({ name }) => name === 'resourcesPerPage');
  }

  /** Sends, and throws a fault unless the answer has that status and the treaty's shape for it. */
  async #expect(role: Role, request: Request, status: number): Promise<Answer> {
    const answer = await this.#world.backend.call(role, this.#operation.id, request);
    expect(answer.status === status, `answered ${answer.status} instead of ${status}: ${brief(answer.body)}`);
    const fault = this.#operation.faultOf(status, answer.body);
    expect(fault === null, `the answer ${status} has another shape: ${fault}`);
    this.#seen.add(status);
    return answer;
  }

  /** A refused request changes nothing: what the case watches reads the same before and after. */
  async #unchanged(its: Case, refuse: () => Promise<void>): Promise<void> {
    const { watch } = its;
    if (!watch) return refuse();
    const read = async () => {
      const [operationId, request] = await watch(this.#world);
      return JSON.stringify(await this.#world.call('ROLE_ADMIN', operationId, request));
    };
    const before = await read().catch((error: unknown) => error);
    await refuse();
    await this.#check('changes nothing when it refuses', async () => {
      if (typeof before !== 'string') throw before;
      expect((await read()) === before, 'what is read afterwards is not what was read before');
    });
  }

  /** Each answer that the treaty lists must have been met, or nobody knows whether the backend ever gives it. */
  #coverage(before: number): void {
    const unmet = this.#operation.statuses.filter((status) => !this.#seen.has(status));
    if (unmet.length === 0) return;
    const name = 'gives each answer that the treaty lists';
    const detail = `no check led to ${unmet.join(', ')}`;
    const isPartial =
      sessions.some((role) => !this.#world.backend.has(role)) ||
      this.#report.checks.slice(before).some(({ outcome }) => outcome !== 'passed');
    if (isPartial) this.#skip(name, detail);
    else this.#report.add({ call: this.#call, name, outcome: 'failed', detail });
  }

  #check(name: string, look: () => Promise<unknown>, weight?: Weight): Promise<boolean> {
    return this.#report.check(this.#call, name, look, weight);
  }

  #skip(name: string, detail: string): void {
    this.#report.add({ call: this.#call, name, outcome: 'skipped', detail });
  }

  #lastFailed(): boolean {
    return this.#report.checks.at(-1)?.outcome === 'failed';
  }
}

function weightOf({ optional, advice }: Case, name: string): Weight {
  if (optional?.includes(name)) return 'optional';
  return advice?.includes(name) ? 'advice' : 'due';
}

/** A page says which one it is, and holds no more and no fewer rows than it may (API-003). */
function expectPage({ query = {} }: Request, answer: unknown): void {
  const {
    data,
    total,
    current_page: page,
    per_page: size,
  } = answer as Record<string, number> & { data: unknown[] };
  const { resourcesPerPage = 50, page: asked = 1 } = query;
  expect(page === asked, `current_page is ${page} instead of ${asked}`);
  expect(size === resourcesPerPage, `per_page is ${size} instead of ${resourcesPerPage}`);
  const due = Math.max(0, Math.min(Number(size), Number(total) - (Number(page) - 1) * Number(size)));
  expect(data.length === due, `the page has ${data.length} rows, ${due} of the ${total} belong on it`);
}
