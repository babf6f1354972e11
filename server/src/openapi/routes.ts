import { PassThrough } from 'node:stream';
import multipart from '@fastify/multipart';
import type * as calls from '@portal/api-client/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { clockOf } from '../calendar/organisationClock.ts';
import type { RememberedClock } from '../calendar/RememberedClock.ts';
import type { Db } from '../database/connect.ts';
import type { Standby } from '../database/Standby.ts';
import type { Schema } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { nameActor } from '../history/history.ts';
import { badField, Refusal } from '../refusal/Refusal.ts';
import { anonymous, type Bearer, type Caller, keyOf } from '../sessions/Caller.ts';
import type { Devices } from '../sessions/Devices.ts';
import { networkOf } from '../sessions/networkOf.ts';
import type { CallerTurns, TurnCaller } from './CallerTurns.ts';
import {
  type Call,
  type CallingDevice,
  FileAnswer,
  JsonAnswer,
  NotModified,
  OpenedSession,
  type Services,
  TextAnswer,
  userIdOf,
  Versioned,
  WatchAnswer,
} from './call.ts';
import { earlyClaims } from './earlyClaims.ts';
import { inTime, type TimeLimit } from './inTime.ts';
import {
  type Claiming,
  claimEarly,
  type KeyedWrite,
  onceByKey,
  refuseLongKey,
  storedAnswer,
  whenKeyIsFree,
} from './keyed-writes.ts';
import { formLimits, withForm } from './readForm.ts';
import type { Operation } from './readOpenApi.ts';
import { sendFile } from './sendFile.ts';
import { readsStandby } from './standbyReads.ts';
import type { UploadPace } from './UploadPace.ts';

/** Handlers by `operationId`. */
export type Handlers = Readonly<Record<string, (call: Call) => unknown>>;

/** Intercepts each call, so that the mock can inject faults. */
export interface Interceptor {
  /** Called before the sender is known and before the body arrives. May wait, refuse or answer. */
  arrive(route: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** Runs the call, or answers instead. */
  carryOut(
    request: FastifyRequest,
    reply: FastifyReply,
    body: unknown,
    perform: () => Promise<unknown>,
  ): Promise<unknown>;
}

/**
 * Reads what is stored of the fields whose change needs a fresh proof (`x-fresh-proof`), by `operationId` and path in the
 * body. Without a reader, every request with such a field needs one.
 */
export type StoredFields = Readonly<
  Record<string, (call: Call) => Promise<Readonly<Record<string, unknown>>>>
>;

interface RouteOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers;
  readonly storedFields: StoredFields;
  readonly db: Kysely<Schema>;
  readonly services: Services;
  readonly devices: Devices;
  /** The organisation's clock, for calls without a session. */
  readonly clock: RememberedClock;
  readonly turns: CallerTurns;
  readonly uploadPace: UploadPace;
  /** The standby from which lists, reports and calendars are read; undefined to read from `db`. */
  readonly standby: Standby | undefined;
  /** The folder for files while they are uploaded. */
  readonly drafts: string;
  readonly now: () => Date;
  /** Milliseconds that a request may take until COMMIT, and again for COMMIT. An import may take longer. */
  readonly maxWait: number;
  /** Milliseconds in which a body of JSON must arrive. */
  readonly maxBodyTime: number;
  /** Whether an answer that does not match the API description becomes a 500; for tests. */
  readonly checkAnswers: boolean;
  readonly interceptor?: Interceptor;
}

declare module 'fastify' {
  interface FastifyRequest {
    bearer: Bearer;
    /** Whether the request has ended no session, as far as it has come. */
    keepsSessions: boolean;
    /** Milliseconds that reading the session took. */
    waited: number;
  }
}

/** The calls that end no session when they are refused. */
const keepsWhenRefused: ReadonlySet<string> = new Set<keyof typeof calls>(['login']);

/** Time limit in milliseconds for an import and for undoing it, which write thousands of rows. */
const maxImportTime = 60_000;

/** Adds a route for each call of the API description. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  app.decorateRequest('bearer');
  app.decorateRequest('waited', 0);
  app.decorateRequest('keepsSessions', false);
  for (const operation of options.operations.filter(({ takesForm }) => !takesForm))
    addRoute(app, operation, options);
  // Apart from the others, whose requests would go through its hooks too.
  void app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits });
    for (const operation of options.operations.filter(({ takesForm }) => takesForm))
      addRoute(forms, operation, options);
  });
}

function addRoute(app: FastifyInstance, operation: Operation, options: RouteOptions): void {
  const { interceptor } = options;
  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: operation.maxBytes,
    // Not compressed: a byte range refers to the file itself, and events must arrive at once.
    ...(operation.answersFile || operation.answersEvents ? { compress: false } : {}),
    // Checked before the body arrives, so that callers without permission upload nothing.
    onRequest: async (request, reply) => {
      await interceptor?.arrive(routeOf(operation), request, reply);
      if (reply.sent) return;
      // Nothing has happened yet. Otherwise a program that is refused again and again would make all reads slower.
      request.keepsSessions = true;
      const begun = performance.now();
      refuseLargeBody(operation, request);
      request.bearer = await inTime(options.maxWait, () =>
        bearerOf(operation, request, options.services, { mayTrust: mayTrust(operation, request) }),
      );
      // Before the body is read. `take` counts the request later.
      options.turns.refuseWhenFull(turnCaller(request));
      refuseOtherType(operation, request);
      if (operation.takesForm) {
        const userId = userIdOf(request.bearer.caller);
        await inTime(options.maxWait, () => options.services.attempts.countUpload(userId));
      }
      request.waited = performance.now() - begun;
    },
    preParsing: async (request) => {
      if (operation.bodyTypes.length > 0 && !operation.takesForm) endSlowBody(request, options.maxBodyTime);
    },
    handler: async (request, reply) => {
      const isImport = /\/import(\/undo)?$/.test(operation.path);
      const wait = isImport ? maxImportTime : options.maxWait - request.waited;
      const answerTo = async (body: unknown) => {
        const perform = async () => {
          const answer = await options.turns.take(turnCaller(request), operation.isExpensive, () => {
            request.keepsSessions = operation.method === 'get' || earlyClaims.has(operation.id);
            return inTime(wait, (limit) =>
              carryOut(operation, { request, reply }, body, options, limit).catch((error: unknown) => {
                if (error instanceof Refusal && keepsWhenRefused.has(operation.id))
                  request.keepsSessions = true;
                throw error;
              }),
            );
          });
          return answerFor(operation, request.bearer, answer);
        };
        return interceptor ? interceptor.carryOut(request, reply, body, perform) : perform();
      };
      const answer = operation.takesForm
        ? await withForm(
            request,
            {
              folder: options.drafts,
              mayTake: (bytes) => options.uploadPace.take(turnCaller(request).key, bytes),
            },
            answerTo,
          )
        : await answerTo(request.body ?? {});
      if (reply.sent) return reply;
      if (answer instanceof FileAnswer) await sendFile(request, reply, answer);
      else if (answer instanceof WatchAnswer && wantsEvents(request)) sendEvents(reply, answer);
      else send(reply, operation, answer, options.checkAnswers);
      return reply;
    },
  });
}

/** Returns the caller whose turn a request takes: the signed-in user or link, on any device; otherwise the network. */
function turnCaller({ bearer: { caller }, ip }: FastifyRequest): TurnCaller {
  const key = keyOf(caller);
  if (key) return { key: `key ${key.id}`, isGuest: false };
  if ('userId' in caller) return { key: `user ${caller.userId}`, isGuest: false };
  if ('companyId' in caller) return { key: `company ${caller.companyId}`, isGuest: true };
  if ('studentId' in caller) return { key: `student ${caller.studentId}`, isGuest: true };
  return { key: `network ${networkOf(ip)}`, isGuest: false };
}

/** Method and path as in the API description: `PATCH courses/update`. */
function routeOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.slice(1)}`;
}

async function bearerOf(
  operation: Operation,
  request: FastifyRequest,
  { sessions, apiKeys, later }: Services,
  { mayTrust }: { readonly mayTrust: boolean },
): Promise<Bearer> {
  // A sign-in request may carry the token of a session that has ended; ignore it.
  if (operation.roles.includes('anonymous')) return anonymous;
  const { authorization } = request.headers;
  const bearerOfKey = await apiKeys.bearerOf(authorization);
  if (bearerOfKey) {
    refuseForKey(operation, bearerOfKey);
    await later.begin(bearerOfKey.noteUse);
    return bearerOfKey;
  }
  const isRepeatable = operation.id === 'changePassword' && 'idempotency-key' in request.headers;
  const bearer = await sessions.bearerOf(authorization, { mayTrust }).catch(async (error: unknown) => {
    // A changed password ends the session that sent it, so its repetition arrives with an ended session.
    const ended =
      isRepeatable && error instanceof Refusal ? await sessions.endedBearerOf(authorization) : null;
    if (!ended) throw error;
    return ended;
  });
  if (bearer.caller.role === 'anonymous') throw new Refusal('unauthorized');
  if (!operation.roles.includes(bearer.caller.role)) throw new Refusal('forbidden');
  // The only place that keeps partial sessions out.
  if (bearer.secondStep !== null && !operation.takesPartialSession) throw new Refusal('second-factor');
  return bearer;
}

/**
 * Whether a request may rely on a session that was read a moment ago (ADR-0071). Writes read it, most of them before
 * anything else, and so do requests that need a fresh proof or take a partial session.
 */
function mayTrust(operation: Operation, { query, headers }: FastifyRequest): boolean {
  if (operation.takesPartialSession || needsProof(operation, query as object)) return false;
  return operation.method === 'get' || (earlyClaims.has(operation.id) && 'idempotency-key' in headers);
}

/** Throws unless the key covers the call. The only place that keeps keys out: a call accepts none by default. */
function refuseForKey({ id, keyScope }: Operation, { caller }: Bearer): void {
  if (keyScope === null) throw new Refusal('forbidden', keySentences.closed);
  if (!keyOf(caller)?.calls.includes(id)) throw new Refusal('forbidden', keySentences.notCovered);
}

const keySentences = {
  closed: 'Aucune clé ne donne accès à cet appel - No key gives access to this call',
  notCovered: 'Cette clé ne donne pas accès à cet appel - This key does not give access to this call',
};
/**
 * Refuses a request that needs a fresh proof of who asks, if the last proof of its session is too old. The only place
 * that does. A partial session reaches only calls of its sign-in.
 */
async function refuseWithoutProof(
  { id, freshProof }: Operation,
  call: Call,
  storedFields: StoredFields,
): Promise<void> {
  const { session, secondStep, sessions, db, query, body } = call;
  if (freshProof === null || secondStep !== null) return;
  // A private link proves nobody, and shows only what it was sent for.
  if (call.caller.role === 'company' || call.caller.role === 'student') return;
  if (!needsProof({ freshProof }, query)) return;
  if (await sessions.isFresh(session, db)) return;
  if (freshProof !== true && 'changes' in freshProof) {
    const sent = freshProof.changes.filter((path) => fieldAt(body, path) !== undefined);
    if (sent.length === 0) return;
    const stored = await storedFields[id]?.(call);
    if (stored && sent.every((path) => fieldAt(body, path) === stored[path])) return;
  }
  throw new Refusal('proof-required');
}

/** Whether a request may need a fresh proof, as far as its parameters say. */
function needsProof({ freshProof }: Pick<Operation, 'freshProof'>, query: object): boolean {
  if (freshProof === null) return false;
  if (freshProof === true || !('parameter' in freshProof)) return true;
  return Number(fieldAt(query, freshProof.parameter)) === 1;
}

function fieldAt(holder: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => Object(value)[name] as unknown, holder);
}

/** Refuses a body by its `Content-Length` before any work. Fastify counts bodies without it as they arrive. */
function refuseLargeBody({ maxBytes }: Operation, { headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new Refusal('too-large');
}

/**
 * Closes the connection of a request whose body does not arrive in time: incomplete requests would use up memory and
 * sockets.
 */
function endSlowBody({ raw }: FastifyRequest, milliseconds: number): void {
  const timer = setTimeout(() => raw.destroy(), milliseconds);
  raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** Without this check, a body in another content type would look like an empty one. */
function refuseOtherType({ bodyTypes }: Operation, { headers }: FastifyRequest): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (bodyTypes.length === 0 || !hasBody) return;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset =
    parameters.map((text) => /^\s*charset="?([^"]*)"?/.exec(text)?.[1]).find(Boolean) ?? 'utf-8';
  if (!bodyTypes.includes(type.trim()) || !/^utf-?8$/.test(charset)) throw new Refusal('unsupported-type');
}

async function carryOut(
  operation: Operation,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  body: unknown,
  options: RouteOptions,
  limit: TimeLimit,
): Promise<unknown> {
  const { db, standby, services, devices, handlers, storedFields, now } = options;
  const { caller, session, writes, zone, secondStep } = request.bearer;
  const moment = now();
  const clock = zone === undefined ? await options.clock.read() : clockOf(zone);
  const actor = { caller, call: operation.id, requestId: request.id };
  /** `isNamed`: the work names the caller itself. */
  const write = <T>(work: (trx: Transaction<Schema>) => Promise<T>, { isNamed = false } = {}) =>
    transact(db, async (trx) => {
      if (!isNamed) await nameActor(trx, actor);
      const answer = await work(trx);
      if (session !== null) await standby?.countWrite(trx, session);
      limit.commit();
      return answer;
    });
  const call: Call = {
    ...services,
    caller,
    session,
    secondStep,
    write,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    authorization: request.headers.authorization,
    device: callingDevice(devices, request, reply),
    cookies: {
      sent: request.headers.cookie,
      isSecure: devices.isHttps,
      set: (cookie) => void reply.header('Set-Cookie', cookie),
    },
    path: operation.readParameters('path', request.params as Record<string, unknown>),
    query: operation.readParameters('query', withOtherNames(request.query as Record<string, unknown>)),
    body: operation.readBody(readable(body)) as Call['body'],
    ifMatch: request.headers['if-match'],
    ifNoneMatch: request.headers['if-none-match'],
    visible: (answer) => operation.answerFor(caller.role, answer) as typeof answer,
    db,
    pool: db,
    now: moment,
    clock,
    today: clock.dayOf(moment),
  };
  operation.refuseFor(caller.role, call);
  await refuseWithoutProof(operation, call, storedFields);
  const handle = handlers[operation.id];
  if (!handle) throw new Error(`${operation.id} has no handler`);
  const keyed = keyedWriteOf(operation, request, call);
  if (session !== null && standby && readsStandby(operation.id, call.query)) {
    return standby.read({ session, writes }, db, async (read) => handle({ ...call, db: read }));
  }
  if (operation.method === 'get') return handle(call);
  if (opensTransactions(operation)) {
    const answer = await (keyed ? handleKeyed({ handle, call, keyed, limit }) : handle(call));
    return withTokens(answer, services);
  }
  const perform = async (trx: Transaction<Schema>) => handle({ ...call, db: trx });
  if (!keyed) return write(perform);
  const performOnce = ({ isEarly }: Pick<Claiming, 'isEarly'>) =>
    write(
      async (trx) => {
        const isConfirmed = await request.bearer.confirm?.(trx);
        const work = () => {
          limit.begin();
          return perform(trx);
        };
        return onceByKey(trx, keyed, work, { isEarly, isConfirmed, actor });
      },
      { isNamed: true },
    );
  const late = () => whenKeyIsFree(() => performOnce({ isEarly: false }), limit.keyInUse);
  if (!earlyClaims.has(operation.id)) return late();
  return claimEarly(
    () => performOnce({ isEarly: true }),
    async () => {
      if (!request.bearer.confirm) return late();
      request.bearer = await bearerOf(operation, request, services, { mayTrust: false });
      return carryOut(operation, { request, reply }, body, options, limit);
    },
  );
}

/**
 * Returns the answer without the fields that the caller's role may not read. Together with `visible` of the call, which
 * answers with JSON have used, this is the only place that removes fields.
 */
function answerFor(operation: Operation, { caller }: Bearer, answer: unknown): unknown {
  if (answer instanceof FileAnswer || answer instanceof TextAnswer) return answer;
  if (answer instanceof JsonAnswer || answer instanceof NotModified) return answer;
  const reduced = (body: unknown) => operation.answerFor(caller.role, body);
  if (answer instanceof Versioned) return new Versioned(reduced(answer.body), answer.version);
  if (answer instanceof WatchAnswer) return new WatchAnswer(reduced(answer.now), answer.follow);
  return reduced(answer);
}

function callingDevice(devices: Devices, { headers }: FastifyRequest, reply: FastifyReply): CallingDevice {
  return {
    async knownBy(userId) {
      const { id, userIds } = await devices.deviceOf(headers.cookie);
      return userId !== undefined && userIds.includes(userId) ? id : null;
    },
    async isKnown() {
      return (await devices.deviceOf(headers.cookie)).userIds.length > 0;
    },
    async remember(userId) {
      reply.header('Set-Cookie', await devices.remember(await devices.deviceOf(headers.cookie), userId));
    },
  };
}

/** Returns the key of a write with its request; null for a request without a key, and for a call that accepts none. */
function keyedWriteOf(operation: Operation, { headers }: FastifyRequest, call: Call): KeyedWrite | null {
  const key = headers['idempotency-key'];
  if (!operation.takesKey || typeof key !== 'string') return null;
  refuseLongKey(key);
  const { caller, path, query, body, links } = call;
  return {
    userId: 'userId' in caller ? caller.userId : null,
    key,
    route: routeOf(operation) + ownerOfKey(caller),
    request: { path, query, body },
    isSecret: opensTransactions(operation),
    links,
  };
}

/** Keeps the keys of private links apart, whose callers have no user. */
function ownerOfKey(caller: Caller): string {
  const key = keyOf(caller);
  if (key) return ` of key ${key.id}`;
  if ('studentId' in caller) return ` of student ${caller.studentId}`;
  return 'companyId' in caller ? ` of company ${caller.companyId}` : '';
}

/**
 * Whether the call's handler opens its own transactions. Calls for anonymous callers do: they write even when they
 * refuse, and must not hold locks while they compare a password. So do a change of the password, and the calls of the
 * second step of a sign-in, and the one that proves again who the caller is.
 */
function opensTransactions({ id, roles, takesPartialSession }: Operation): boolean {
  const isCheck = id === 'changePassword' || id === 'proveAgain';
  return roles.includes('anonymous') || isCheck || takesPartialSession;
}

async function withTokens(answer: unknown, { sessions }: Services): Promise<unknown> {
  if (!(answer instanceof OpenedSession)) return answer;
  const auth = await sessions.tokensOf(answer.session);
  return auth ? { ...answer.body, auth } : answer.body;
}

interface KeyedHandling {
  readonly handle: (call: Call) => unknown;
  readonly call: Call;
  readonly keyed: KeyedWrite;
  readonly limit: TimeLimit;
}

/**
 * Handles a call with a key that opens its own transactions. Repeating such a call would be refused, because its link
 * is used up or the old password has changed. So the stored answer is looked up first, and again after a refusal,
 * because the same request may have been handled at the same time.
 */
async function handleKeyed({ handle, call, keyed, limit }: KeyedHandling): Promise<unknown> {
  const readStored = () => storedAnswer(call.pool, keyed);
  const before = await readStored();
  if (before) return before.answer;
  // The session has ended for another reason than this request.
  if (call.session === null && call.caller.role !== 'anonymous') throw new Refusal('unauthorized');
  // The write returns what is stored for the key.
  const write = <T>(work: (db: Db) => Promise<T>) =>
    whenKeyIsFree(
      () => call.write((db) => onceByKey(db, keyed, () => work(db))),
      limit.keyInUse,
    ) as Promise<T>;
  try {
    return await handle({ ...call, write });
  } catch (error) {
    const meanwhile = error instanceof Refusal ? await readStored() : null;
    if (!meanwhile) throw error;
    return meanwhile.answer;
  }
}

/** Two requests accept their ids under another spelling as well (CONFLICT-21, OPEN-59). */
function withOtherNames(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given: Record<string, unknown> = { ...query };
  given.studentId ??= given.student_id;
  given.courseId ??= given.course_id;
  given.course_id ??= given.courseId;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Maximum depth of arrays and objects in a body. The API description has fewer than ten levels. */
const deepestBody = 50;

/** Throws for a NUL character, which PostgreSQL cannot store, and for a body so deep that reading it would fail. */
function readable(body: unknown, depth = 1): unknown {
  if (typeof body === 'string' && body.includes('\u0000')) throw badField('body', 'contains a NUL character');
  if (typeof body === 'object' && body !== null && !ArrayBuffer.isView(body)) {
    if (depth > deepestBody) throw badField('body', 'is nested too deeply');
    for (const value of Object.values(body)) readable(value, depth + 1);
  }
  return body;
}

function send(reply: FastifyReply, operation: Operation, answer: unknown, isChecked: boolean): void {
  if (answer instanceof TextAnswer) {
    reply.type(answer.type).send(answer.text);
    return;
  }
  if (answer instanceof NotModified) {
    reply.code(304).header('ETag', answer.tag).send();
    return;
  }
  if (answer instanceof JsonAnswer) {
    if (isChecked) refuseFaulty(operation, JSON.parse(String(answer.json)));
    if (answer.tag !== null) reply.header('ETag', answer.tag);
    reply.type('application/json; charset=utf-8').send(answer.json);
    return;
  }
  const body =
    answer instanceof Versioned ? answer.body : answer instanceof WatchAnswer ? answer.now : answer;
  if (answer instanceof Versioned) reply.header('ETag', answer.version);
  if (isChecked) refuseFaulty(operation, body);
  reply.send(body);
}

/** Throws for an answer that does not match the API description. */
function refuseFaulty(operation: Operation, body: unknown): void {
  const fault = operation.faultOfAnswer(body);
  if (fault) throw new Error(`the answer of ${operation.id} breaks the API description: ${fault}`);
}

function wantsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

function sendEvents(reply: FastifyReply, { follow }: WatchAnswer<unknown>): void {
  const stream = new PassThrough();
  // Without this header, a buffering proxy would hold back the events.
  reply.header('X-Accel-Buffering', 'no').type('text/event-stream').send(stream);
  follow(stream);
}
