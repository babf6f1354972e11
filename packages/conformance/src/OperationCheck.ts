import type { Answer } from './Backend.ts';
import { badTokens } from './bad-tokens.ts';
import { type BrokenRequest, brokenRequests, type Request } from './broken-requests.ts';
import { type Case, nameOfRefusal, unknownId } from './Case.ts';
import { faultOfFields, hasRights, requestsOfFields } from './field-rights.ts';
import { ListCheck } from './ListCheck.ts';
import type { Operation, Role } from './openapi.ts';
import { callOf, type Report, type Weight } from './Report.ts';
import { sorted } from './repeated-writes.ts';
import {
  describeDifferences,
  differences,
  readEverything,
  type Snapshot,
  type Subjects,
  snapshotOrError,
  subjectsOf,
} from './Snapshot.ts';
import { secretIn } from './secrets.ts';
import { brief, expect, Fault, Missing, type TestContext } from './TestContext.ts';

/** Which calls may be made in addition to reads. */
export interface AllowedCalls {
  /** Also makes calls that write. For a test system only. */
  readonly allowWrites?: boolean;
  /** Also makes calls that send mail. */
  readonly allowMail?: boolean;
  /**
   * Returns a text that differs after any change of a record. If given, no lists are read to find what a request
   * changed: a refused request must leave the text the same, and what else a valid request changes is not checked.
   */
  readonly version?: () => Promise<string>;
}

const sessions: readonly Role[] = ['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student'];

/** A prepared request, or the reason why there is none. */
type Made = Request | Error;

/**
 * The requests for one operation. All are built before the first is sent, because building them may change records,
 * which must not be attributed to a refused request.
 */
interface Requests {
  readonly good: ReadonlyMap<Role, Made>;
  readonly broken: BrokenRequest[] | Error;
  readonly unknown: Made | null;
  readonly foreign: ReadonlyMap<Role, Made>;
  readonly refused: ReadonlyMap<string, Made>;
}

/** Removes tokens from an answer: a backend does not store them, so it repeats the answer without them. */
function withoutTokens(answer: unknown): unknown {
  const { auth, ...rest } = Object(answer) as Record<string, unknown>;
  return auth === undefined ? answer : rest;
}

/** Runs every check for one operation. */
export class OperationCheck {
  readonly #operation: Operation;
  readonly #operations: readonly Operation[];
  readonly #case: Case | undefined;
  readonly #context: TestContext;
  readonly #report: Report;
  readonly #options: AllowedCalls;
  readonly #seen = new Set<number>();
  /** The response to the last valid request. */
  #lastGood: Answer | undefined;
  readonly #call: string;

  constructor(
    operation: Operation,
    operations: readonly Operation[],
    its: Case | undefined,
    context: TestContext,
    report: Report,
    options: AllowedCalls,
  ) {
    this.#operation = operation;
    this.#operations = operations;
    this.#case = its;
    this.#context = context;
    this.#report = report;
    this.#options = options;
    this.#call = callOf(operation);
  }

  /** Sends refused requests first, so that valid ones do not hide what the refused ones changed. */
  async run(): Promise<void> {
    const its = this.#case;
    const { method, id } = this.#operation;
    if (!its) {
      const detail = `no case for ${id}: write one in packages/conformance/src/cases`;
      this.#report.add({ call: this.#call, name: 'has a case in this suite', outcome: 'failed', detail });
      return;
    }
    const writes = method !== 'GET' && !its.onlyReads;
    if (writes && !this.#options.allowWrites) {
      this.#skip('everything', 'changes something: only with --allow-writes, on a test system');
      return;
    }
    const before = this.#report.checks.length;
    const requests = await this.#make(its);
    const refuse = async () => {
      await this.#fields(requests);
      await this.#withoutToken(requests);
      await this.#withBadTokens(requests);
      await this.#withWrongRoles(requests);
      await this.#broken(requests.broken);
      await this.#unknownAndForeign(requests);
      await this.#refused(its, requests.refused);
    };
    const isMailLeftOut = its.sendsMail === true && !this.#options.allowMail;
    if (writes) await this.#unchanged(requests, refuse, isMailLeftOut ? null : its);
    else {
      await this.#onlyReads(its, requests, async () => {
        await refuse();
        if (!isMailLeftOut) await this.#good(requests);
      });
    }
    if (isMailLeftOut) {
      this.#report.mailsNotSent += 1;
      this.#skip('carries out a good request', 'sends mail: only with --allow-mail');
    } else {
      await this.#list(its);
      for (const [name, checkEffect] of Object.entries(its.does ?? {})) {
        await this.#check(name, () => checkEffect(this.#context), weightOf(its, name));
      }
    }
    this.#coverage(before);
  }

  /** The roles that may make the call and have signed in. */
  #allowed(): Role[] {
    return this.#operation.roles.filter((role) => this.#context.backend.has(role));
  }

  async #make(its: Case): Promise<Requests> {
    const context = this.#context;
    const made = async (make: () => Request | Promise<Request>): Promise<Made> => {
      try {
        return await make();
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    };
    const [first] = this.#allowed();
    const good = new Map<Role, Made>();
    for (const role of this.#allowed()) good.set(role, await made(() => its.good(context, role)));
    const firstValidRequest = first
      ? (good.get(first) ?? new Missing('an account'))
      : new Missing('an account');
    const { unknown, foreign } = its;
    const foreignRequests = new Map<Role, Made>();
    for (const role of this.#operation.own) {
      if (foreign === 'left out' || !context.backend.has(role)) continue;
      const none = () => Promise.reject(new Fault('the case has no request about a foreign record'));
      foreignRequests.set(role, await made(() => (foreign ? foreign(context, role) : none())));
    }
    const refused = new Map<string, Made>();
    for (const [what, { role = first, request }] of Object.entries(its.refuses ?? {})) {
      const isThere = role !== undefined && context.backend.has(role);
      refused.set(what, isThere ? await made(() => request(context)) : new Missing(`an account for ${role}`));
    }
    return {
      good,
      broken:
        firstValidRequest instanceof Error
          ? firstValidRequest
          : brokenRequests(this.#operation, firstValidRequest),
      unknown: unknown && first ? await made(() => unknown(context, first)) : null,
      foreign: foreignRequests,
      refused,
    };
  }

  /**
   * Returns a request that would succeed if the backend did not check permissions; an empty one if it would send mail.
   */
  #plausibleRequest({ good }: Requests): Request {
    const [first] = good.values();
    const isMail = this.#case?.sendsMail === true && !this.#options.allowMail;
    return first && !(first instanceof Error) && !isMail ? first : this.#empty();
  }

  async #withoutToken(requests: Requests): Promise<void> {
    if (this.#operation.roles.includes('anonymous')) return;
    const isRefused = await this.#check('refuses a request without a token with 401', () =>
      this.#expect('anonymous', this.#plausibleRequest(requests), 401),
    );
    this.#report.permit(this.#operation, 'anonymous', isRefused ? 'refused' : 'wrong');
  }

  async #withBadTokens(requests: Requests): Promise<void> {
    const [role] = this.#allowed();
    if (this.#operation.roles.includes('anonymous') || !role) return;
    const { access, refresh } = this.#context.backend.tokensOf(role);
    if (!access) return;
    const expired = this.#context.accounts.expired?.token;
    for (const { says, token } of badTokens(access, { refresh, expired })) {
      await this.#check(`refuses a token ${says} with 401`, () => {
        const request = this.#plausibleRequest(requests);
        const headers = { ...request.headers, Authorization: `Bearer ${token}` };
        return this.#expect('anonymous', { ...request, headers }, 401);
      });
    }
  }

  async #withWrongRoles(requests: Requests): Promise<void> {
    if (this.#operation.roles.includes('anonymous')) return;
    for (const role of sessions) {
      if (this.#operation.roles.includes(role) || !this.#context.backend.has(role)) continue;
      const isRefused = await this.#check(`refuses ${role} with 403`, () =>
        this.#expect(role, this.#plausibleRequest(requests), 403),
      );
      this.#report.permit(this.#operation, role, isRefused ? 'refused' : 'wrong');
    }
  }

  /** Returns a request that cannot succeed. */
  #empty(): Request {
    const { parameters, body } = this.#operation;
    const path = Object.fromEntries(
      parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => [name, unknownId]),
    );
    if (body === null) return { path };
    return body.type === 'multipart/form-data' ? { path, form: {} } : { path, body: {} };
  }

  async #broken(made: BrokenRequest[] | Error): Promise<void> {
    if (Array.isArray(made) && made.length === 0) return;
    await this.#check('refuses broken requests with 400', async () => {
      if (made instanceof Error) throw made;
      const [role = 'anonymous'] = this.#allowed();
      const wrong: { says: string; fault: Fault }[] = [];
      for (const { says, field, request } of made) {
        try {
          expectNamed(field, await this.#expect(role, request, 400));
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          wrong.push({ says, fault: error });
        }
      }
      const [worst] = wrong;
      if (!worst) return;
      const lines = wrong.slice(0, 3).map(({ says, fault }) => `${says}: ${fault.message}`);
      const more = wrong.length > 3 ? ` and ${wrong.length - 3} more of ${made.length}` : '';
      throw new Fault(`${lines.join(' | ')}${more}`, worst.fault.exchange);
    });
  }

  /** Sends fields and values that `x-fields` forbids to a role. */
  async #fields({ good }: Requests): Promise<void> {
    for (const [role, made] of good) {
      const refused = made instanceof Error ? [] : requestsOfFields(this.#operation, role, made);
      if (refused.length === 0) continue;
      await this.#check(`refuses what is not for ${role} with 400`, async () => {
        for (const { field, request } of refused) expectNamed(field, await this.#expect(role, request, 400));
      });
    }
  }

  async #unknownAndForeign({ unknown, foreign }: Requests): Promise<void> {
    const [first] = this.#allowed();
    if (unknown && first) {
      await this.#check('refuses a record that does not exist with 404', () =>
        this.#expect(first, requestOf(unknown), 404),
      );
    }
    for (const role of this.#operation.own) {
      if (this.#case?.foreign === 'left out') continue;
      await this.#check(`refuses ${role} the records of others with 403`, () => {
        this.#context.requires(role);
        return this.#expect(role, requestOf(foreign.get(role) ?? new Missing('a foreign record')), 403);
      });
    }
  }

  async #refused(its: Case, made: ReadonlyMap<string, Made>): Promise<void> {
    const [first] = this.#allowed();
    if (!first) return;
    for (const [what, { status, role = first, code, field }] of Object.entries(its.refuses ?? {})) {
      await this.#check(
        nameOfRefusal(what, status),
        async () => {
          const request = requestOf(made.get(what) ?? new Missing('a request'));
          const answer = await this.#expect(role, request, status);
          if (field !== undefined) expectNamed(field, answer);
          const given = (answer.body as { code?: unknown }).code;
          // Error codes are optional, but a wrong code is worse than none.
          const due = code ?? (status === 409 ? 'conflict' : given);
          expect(given === undefined || given === due, `the code is ${String(given)} instead of ${due}`);
        },
        weightOf(its, what),
      );
    }
  }

  /** Sends the valid request of one role. */
  async #goodAs(role: Role, made: Made): Promise<boolean> {
    let cacheControl = '';
    const isAllowed = await this.#check(`carries out a good request of ${role}`, async () => {
      const request = requestOf(made);
      this.#lastGood = await this.#expect(role, request, 200);
      const { body, headers } = this.#lastGood;
      cacheControl = headers.get('Cache-Control') ?? '';
      if (this.#isPaged()) expectPage(request, body);
      else expectWhole(body);
    });
    if (isAllowed && role === this.#allowed()[0]) {
      const isStored = !cacheControl.includes('no-store');
      const look = async () => expect(!isStored, `Cache-Control is "${cacheControl}"`);
      await this.#check('keeps its answer out of caches', look, 'advice');
    }
    if (isAllowed)
      this.#report.permit(this.#operation, role, this.#operation.own.includes(role) ? 'own' : 'allowed');
    else if (this.#lastFailed()) this.#report.permit(this.#operation, role, 'wrong');
    return isAllowed;
  }

  /** Adds an idempotency key to a request, if the backend supports keys. */
  #withKey(made: Made): Made {
    const isKeyed = this.#operation.takesKey && this.#context.hasExtension('idempotency-keys');
    if (made instanceof Error || !isKeyed) return made;
    return { ...made, headers: { ...made.headers, 'Idempotency-Key': this.#context.newKey() } };
  }

  /** Repeats a request with the same key. `changed` describes what has changed since; null if nothing has. */
  async #repeated(role: Role, made: Made, changed: () => Promise<string | null>): Promise<void> {
    const request = requestOf(made);
    if (request.headers?.['Idempotency-Key'] === undefined) return;
    const first = this.#lastGood;
    await this.#check(`answers a repeated key as before, and changes nothing, as ${role}`, async () => {
      const again = await this.#expect(role, request, 200);
      const texts = [first, again].map((answer) => JSON.stringify(sorted(withoutTokens(answer?.body))));
      expect(texts[0] === texts[1], `answered ${brief(again.body)} instead of ${brief(first?.body)}`);
      const versions = [first, again].map((answer) => answer?.headers.get('ETag'));
      expect(versions[0] === versions[1], `the ETag is ${versions[1]} instead of ${versions[0]}`);
      const what = await changed();
      if (what !== null) throw new Fault(`the repetition changed ${what}`, null);
    });
  }

  async #good({ good }: Requests): Promise<void> {
    for (const [role, made] of good) await this.#goodAs(role, made);
    if (!this.#isPaged()) return;
    await this.#check('honours the page and its size, up to 20000', async () => {
      const [first] = good;
      if (!first) throw new Missing('an account');
      const [role, made] = first;
      const request = requestOf(made);
      for (const paging of [
        { resourcesPerPage: 1, page: 1 },
        { resourcesPerPage: 1, page: 2 },
        { resourcesPerPage: 20_000, page: 1 },
      ]) {
        const pageRequest = { ...request, query: { ...request.query, ...paging } };
        const { body } = await this.#expect(role, pageRequest, 200);
        expectPage(pageRequest, body);
      }
    });
  }

  /** Runs the list checks. */
  async #list(its: Case): Promise<void> {
    const { method, order, parameters } = this.#operation;
    const isList = order !== null || parameters.some((parameter) => parameter['x-filter'] !== undefined);
    const [role] = this.#allowed();
    if (method !== 'GET' || !isList || !role) return;
    let base: Request | undefined;
    await this.#check('can be asked for with its required parameters alone', async () => {
      base = await (its.list?.(this.#context, role) ?? this.#required(its, role));
    });
    if (base === undefined) return;
    const { allowWrites = false } = this.#options;
    const list = new ListCheck(this.#operation, this.#context, role, base, allowWrites);
    for (const { name, isOptional, look } of list.checks()) {
      await this.#check(name, look, isOptional ? 'optional' : 'due');
    }
    for (const other of this.#allowed()) {
      if (other === role || !hasRights(this.#operation, other)) continue;
      const otherBase = await (its.list?.(this.#context, other) ?? this.#required(its, other));
      const ofOther = new ListCheck(this.#operation, this.#context, other, otherBase, allowWrites);
      for (const { name, look } of ofOther.checksOfFields()) {
        await this.#check(`${name}, as ${other}`, async () => ignoreMissing(look));
      }
    }
  }

  /** Sends the valid request without its optional parts. */
  async #required(its: Case, role: Role): Promise<Request> {
    const { path, query = {} } = await its.good(this.#context, role);
    const required = this.#operation.parameters.filter(
      (parameter) => parameter.required && parameter.in === 'query',
    );
    return { path, query: Object.fromEntries(required.map(({ name }) => [name, query[name]])) };
  }

  #isPaged(): boolean {
    return this.#operation.parameters.some(({ name }) => name === 'resourcesPerPage');
  }

  /** Sends a request. Throws a fault unless the response has that status and its shape in the OpenAPI document. */
  async #expect(role: Role, request: Request, status: number): Promise<Answer> {
    const answer = await this.#context.backend.call(role, this.#operation.id, request);
    const exchange = this.#context.backend.last;
    if (answer.status !== status) {
      throw new Fault(`answered ${answer.status} instead of ${status}: ${brief(answer.body)}`, exchange);
    }
    const fault = this.#operation.faultOf(status, answer.body);
    if (fault !== null) throw new Fault(`the answer ${status} has another shape: ${fault}`, exchange);
    const wrongField = status === 200 ? faultOfFields(this.#operation.answer, role, answer.body) : null;
    if (wrongField !== null) throw new Fault(`the answer has wrong fields: ${wrongField}`, exchange);
    const secret = secretIn(answer.body);
    if (secret !== null) throw new Fault(`the answer carries ${secret}`, exchange);
    this.#seen.add(status);
    return answer;
  }

  /**
   * Takes snapshots before the refused requests, after them, and after each valid one. A refused request must change
   * nothing, a valid one only its own records. Without a case, no valid request is sent.
   */
  async #unchanged(requests: Requests, refuse: () => Promise<void>, its: Case | null): Promise<void> {
    const { version } = this.#options;
    if (version) {
      await this.#sameVersion(version, 'changes nothing when it refuses', refuse);
      for (const [role, made] of its ? requests.good : []) {
        const keyed = this.#withKey(made);
        if (!(await this.#goodAs(role, keyed))) continue;
        const before = await version();
        await this.#repeated(role, keyed, async () => ((await version()) === before ? null : 'a record'));
      }
      return;
    }
    const subjects = this.#subjects(requests);
    const read = () => this.#snapshot(subjects);
    // The first read by an administrator removes the "new" star of a student, so it comes before the snapshot.
    if (subjects.students.length > 0) await read();
    const before = await read();
    await refuse();
    let last = await read();
    await this.#check('changes nothing when it refuses', async () => {
      const found = differences(snapshotOf(before), snapshotOf(last));
      if (found.length > 0)
        throw new Fault(`it changed what it refused: ${describeDifferences(found)}`, null);
    });
    for (const [role, made] of its ? requests.good : []) {
      const keyed = this.#withKey(made);
      const isDone = await this.#goodAs(role, keyed);
      const now = await read();
      if (isDone) {
        await this.#changedOnly(its as Case, role, last, now);
        await this.#repeated(role, keyed, async () => {
          const found = differences(snapshotOf(now), snapshotOf(await read()));
          return found.length === 0 ? null : describeDifferences(found);
        });
      }
      last = now;
    }
  }

  /** Takes snapshots before and after an operation that only reads. */
  async #onlyReads(its: Case, requests: Requests, call: () => Promise<void>): Promise<void> {
    const { allowWrites, version } = this.#options;
    if (allowWrites !== true) return call();
    if (version) {
      // Sign-ins change more than the lists show, so their versions are not compared.
      const isSignIn = this.#operation.method !== 'GET' || its.rowsChanged !== undefined;
      return isSignIn ? call() : this.#sameVersion(version, 'changes nothing, since it only reads', call);
    }
    const subjects = this.#subjects(requests);
    const read = () => this.#snapshot(subjects);
    // The first read by an administrator removes the "new" star of a student, so it comes before the snapshot.
    if (subjects.students.length > 0) await read();
    const before = await read();
    await call();
    const after = await read();
    await this.#check('changes nothing, since it only reads', async () => {
      const found = differences(snapshotOf(before), snapshotOf(after));
      if (found.length > (its.rowsChanged ?? 0))
        throw new Fault(`it changed ${describeDifferences(found)}`, null);
    });
  }

  async #sameVersion(version: () => Promise<string>, name: string, call: () => Promise<void>): Promise<void> {
    const before = await version();
    await call();
    const after = await version();
    await this.#check(name, async () => expect(after === before, `${before} became ${after}`));
  }

  /**
   * Reads a snapshot without the lists of other extensions that change as a side effect: each invitation writes a mail.
   */
  #snapshot(subjects: Subjects): Promise<Snapshot | Error> {
    const operations = this.#operations.filter(
      ({ extension }) => extension === null || extension === this.#operation.extension,
    );
    return snapshotOrError(() => readEverything(this.#context, operations, subjects));
  }

  #subjects(requests: Requests): Subjects {
    const sent = [
      ...requests.good.values(),
      ...(requests.unknown ? [requests.unknown] : []),
      ...requests.foreign.values(),
      ...requests.refused.values(),
    ].filter((made): made is Request => !(made instanceof Error));
    return subjectsOf(this.#operation, sent);
  }

  async #changedOnly(its: Case, role: Role, before: Snapshot | Error, after: Snapshot | Error) {
    await this.#check(`changes what it is about and nothing else, as ${role}`, async () => {
      const expect = (condition: boolean, otherwise: string) => {
        if (!condition) throw new Fault(otherwise, null);
      };
      const found = differences(snapshotOf(before), snapshotOf(after));
      if (its.leavesNoTrace) {
        expect(found.length === 0, `it changed ${describeDifferences(found)}`);
        return;
      }
      expect(found.length > 0, 'nothing is read otherwise than before');
      for (const rows of Map.groupBy(found, ({ list }) => list).values()) {
        const limit = its.rowsChanged ?? 1;
        expect(rows.length <= limit, `more than ${limit} rows are different: ${describeDifferences(rows)}`);
      }
      for (const list of its.adds ?? []) {
        const added = found.filter((difference) => difference.list === list && difference.how === 'added');
        expect(added.length === 1, `${added.length} rows were added to ${list}`);
      }
    });
  }

  /**
   * Checks that each status in the OpenAPI document occurred. Otherwise it is unknown whether the backend ever returns
   * it.
   */
  #coverage(before: number): void {
    const { unreached = [] } = this.#case ?? {};
    const unmet = this.#operation.statuses.filter(
      (status) => !this.#seen.has(status) && !unreached.includes(status),
    );
    if (unmet.length === 0) return;
    const name = 'gives each answer that the API description lists';
    const detail = `no check led to ${unmet.join(', ')}`;
    const isPartial =
      sessions.some((role) => !this.#context.backend.has(role)) ||
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

/**
 * Checks that a refusal with field errors names this field or a part of it. A backend may omit field errors, but naming
 * another field misleads the user.
 */
function expectNamed(field: string | null, { body }: Answer): void {
  const { errors } = body as { errors?: Readonly<Record<string, unknown>> };
  if (field === null || errors === undefined) return;
  const named = Object.keys(errors);
  expect(
    named.some((name) => name === field || name.startsWith(`${field}.`)),
    `the refusal names ${named.join(', ')} instead of ${field}`,
  );
}

/** Ignores missing records: a role that sees few rows may have none that a check needs. */
async function ignoreMissing(look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
  }
}

/** Returns the request, or throws the error that prevented building it. */
function requestOf(made: Made): Request {
  if (made instanceof Error) throw made;
  return made;
}

function snapshotOf(read: Snapshot | Error): Snapshot {
  if (read instanceof Error) throw read;
  return read;
}

function weightOf({ optional, advice }: Case, name: string): Weight {
  if (optional?.includes(name)) return 'optional';
  return advice?.includes(name) ? 'advice' : 'due';
}

/** Checks that a list without pages is complete. */
function expectWhole(answer: unknown): void {
  const { data, total } = answer as { data?: unknown; total?: number };
  if (!Array.isArray(data) || total === undefined) return;
  expect(total === data.length, `total is ${total}, the list has ${data.length} rows`);
}

/** Checks the page number and the number of rows of a page (API-003). */
function expectPage({ query = {} }: Request, answer: unknown): void {
  const {
    data,
    total,
    current_page: page,
    per_page: size,
  } = answer as Record<string, number> & { data: unknown[] };
  const { resourcesPerPage = 50, page: requestedPage = 1 } = query;
  expect(page === requestedPage, `current_page is ${page} instead of ${requestedPage}`);
  expect(size === resourcesPerPage, `per_page is ${size} instead of ${resourcesPerPage}`);
  const due = Math.max(0, Math.min(Number(size), Number(total) - (Number(page) - 1) * Number(size)));
  expect(data.length === due, `the page has ${data.length} rows, ${due} of the ${total} belong on it`);
}
