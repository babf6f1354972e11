import { join } from 'node:path';
import { largeDataSet, localDay, smallDataSet } from '@portal/server/samples';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import jsonServer from 'json-server';
import { type AttemptLimits, Attempts } from './http/Attempts.ts';
import { type Call, FileAnswer, Versioned } from './http/call.ts';
import { Faults } from './http/Faults.ts';
import { attachmentOf } from './http/file-name.ts';
import { onceByKey } from './http/once-by-key.ts';
import { Refusal } from './http/Refusal.ts';
import { readForm } from './http/readForm.ts';
import { anonymous, type Bearer, type Caller, Sessions } from './http/Sessions.ts';
import { switchRoutes } from './http/switches.ts';
import { type Operation, readTreaty } from './http/Treaty.ts';
import { UploadedFile } from './http/UploadedFile.ts';
import { handlers } from './routes/handlers.ts';
import { Contents } from './store/Contents.ts';
import { Journal } from './store/Journal.ts';
import { Store } from './store/Store.ts';
import type { DataSet, MailRow } from './store/tables.ts';

export interface MockOptions {
  /** Which samples, or data of one's own. */
  readonly data?: 'small' | 'large' | DataSet;
  /** The folder that keeps the state over restarts; in memory only when left out. */
  readonly journal?: string;
  /** The clock; the samples' dates are relative to its day at the first start. */
  readonly now?: () => Date;
  /** Adds the switches (`/api/__faults` and the others of the README) for tests and QA. */
  readonly faults?: boolean;
  /** How long an access token is good, in seconds; a quarter of an hour when left out. */
  readonly accessSeconds?: number;
  /** How long a refresh token works once it has been used, in seconds; 10 when left out. */
  readonly leewaySeconds?: number;
  /** How many failed attempts to sign in are taken before a wait; `null` for any number. */
  readonly attempts?: Partial<AttemptLimits> | null;
  /** Answers 500 when an answer breaks the treaty: for tests. */
  readonly checkAnswers?: boolean;
}

/** A request as it arrived, with its answer. */
export interface RecordedRequest {
  /** As the treaty writes it: `PATCH courses/update`. */
  readonly route: string;
  readonly url: string;
  readonly body: unknown;
  readonly role: Caller['role'];
  /** Null while it is under way, and for a connection that was cut. */
  status: number | null;
}

export interface Mock {
  /** Serves `/api`; listens nowhere by itself. */
  readonly app: Express;
  readonly faults: Faults;
  /** The latest requests, oldest first. */
  readonly requests: RecordedRequest[];
  /** The state as it is now. */
  state(): DataSet;
  /** The mails that would have been sent, newest first. */
  outbox(): MailRow[];
  /** Back to the samples; tokens given before stay good where their people still exist. */
  reset(): void;
}

const requestsKept = 1000;
const grown = new Map<string, DataSet>();
let treaty: Operation[] | undefined;

/** A stand-in for the REST API: the treaty's calls over data in memory, each mock with a state of its own. */
export function createMock(options: MockOptions = {}): Mock {
  const {
    data = 'small',
    now = () => new Date(),
    faults: withSwitches = false,
    accessSeconds = 900,
    leewaySeconds,
  } = options;
  const samples = () => (typeof data === 'string' ? grow(data, localDay(now())) : data);
  const journal = options.journal === undefined ? undefined : new Journal(options.journal);
  let store = journal ? journal.open(samples) : new Store(samples());
  const contents = new Contents(
    options.journal === undefined ? undefined : join(options.journal, 'contents'),
  );
  const tidyContents = () =>
    contents.keepOnly(new Set(store.all('files').flatMap(({ upload }) => upload?.key ?? [])));
  tidyContents();
  const sessions = new Sessions(() => store, now, accessSeconds, leewaySeconds);
  const attempts = new Attempts(now, options.attempts);
  const faults = new Faults();
  const requests: RecordedRequest[] = [];

  const reset = () => {
    store = journal ? journal.restart(samples()) : new Store(samples());
    tidyContents();
    faults.clear();
    attempts.clear();
    requests.length = 0;
  };

  async function carryOut(operation: Operation, request: Request, response: Response): Promise<void> {
    const route = routeOf(operation);
    const hits = faults.take(route);
    const entry: RecordedRequest = {
      route,
      url: request.originalUrl,
      body: request.body,
      role: 'anonymous',
      status: null,
    };
    requests.push(entry);
    if (requests.length > requestsKept) requests.shift();
    response.on('finish', () => {
      entry.status = response.statusCode;
    });

    for (const { kind, milliseconds = 1000, because = 'bad-input' } of hits) {
      if (kind === 'slow') await new Promise((done) => setTimeout(done, milliseconds));
      if (kind === 'hang') return;
      if (kind === 'drop') return cut(request);
      if (kind === 'error') throw new Error(`the fault that was asked for on ${route}`);
      if (kind === 'refused') throw new Refusal(because);
      if (kind === 'unauthorized') throw new Refusal('unauthorized');
    }

    const { caller, session } = await callerOf(operation, request);
    checkContentType(operation, request);
    Object.assign(entry, { role: caller.role });
    const body = operation.takesForm ? await readForm(request, response) : request.body;
    Object.assign(entry, { body: recorded(body) });
    const call: Call = {
      caller,
      session,
      address: request.ip ?? '',
      attempts,
      path: operation.readParameters('path', request.params),
      query: operation.readParameters('query', withOtherNames(request.query)),
      body: operation.readBody(body) as Call['body'],
      key: hits.some(({ kind }) => kind === 'keyless') ? undefined : request.get('Idempotency-Key'),
      ifMatch: request.get('If-Match'),
      store,
      contents,
      sessions,
      now: now(),
      today: localDay(now()),
    };
    const handle = handlers[operation.id];
    if (!handle) throw new Error(`no handler for ${operation.id}`);
    const perform = () =>
      store.transaction(() =>
        operation.method === 'post' ? onceByKey(call, route, () => handle(call)) : handle(call),
      );
    if (hits.some(({ kind }) => kind === 'twice')) await perform();
    const answer = await perform();
    if (hits.some(({ kind }) => kind === 'drop-answer')) return breakOff(request, response);
    send(response, operation, answer, options.checkAnswers ?? false);
  }

  async function callerOf(operation: Operation, request: Request): Promise<Bearer> {
    // A sign-in request may carry the token of a session that has ended; ignore it.
    if (operation.roles.includes('anonymous')) return anonymous;
    const bearer = await sessions.bearerOf(request.get('Authorization'));
    if (bearer.caller.role === 'anonymous') throw new Refusal('unauthorized');
    if (!operation.roles.includes(bearer.caller.role)) throw new Refusal('forbidden');
    return bearer;
  }

  const app: Express = jsonServer.create() as unknown as Express;
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('json spaces', 0);
  app.set('query parser', 'simple');
  const api = express.Router();
  api.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  api.use(express.json({ limit: '1mb' }));
  if (withSwitches) api.use(switchRoutes({ faults, requests, state: () => store.dataSet(), reset }));
  for (const operation of operations()) {
    api[operation.method](expressPath(operation), (request, response, next) => {
      carryOut(operation, request, response).catch(next);
    });
  }
  for (const [path, allowed] of methodsByPath()) {
    api.all(path, (_request, response) => {
      response.set('Allow', allowed.join(', '));
      throw new Refusal('method-not-allowed');
    });
  }
  api.use(() => {
    throw new Refusal('not-found');
  });
  api.use(answerError);
  app.use('/api', api);

  return {
    app,
    faults,
    requests,
    reset,
    state: () => store.dataSet(),
    outbox: () => store.all('mails').reverse(),
  };
}

/** Literal paths before those with a parameter, so that `/courses/update` is never taken for an id. */
function operations(): Operation[] {
  treaty ??= readTreaty().sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  return treaty;
}

function methodsByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const operation of operations()) {
    const path = expressPath(operation);
    found.set(path, [...(found.get(path) ?? []), operation.method.toUpperCase()]);
  }
  return found;
}

function expressPath({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Samples are grown once a day and shared: rows are never changed in place. */
function grow(size: 'small' | 'large', day: string): DataSet {
  const known = grown.get(`${size} ${day}`);
  if (known) return known;
  const data = size === 'large' ? largeDataSet(day) : smallDataSet(day);
  grown.set(`${size} ${day}`, data);
  return data;
}

function routeOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.slice(1)}`;
}

/** A file of a form is remembered by its name and size. */
function recorded(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('file' in body)) return body;
  const { file } = body;
  return file instanceof UploadedFile
    ? { ...body, file: { name: file.name, size: file.content.byteLength } }
    : body;
}

/** Two loads take their ids under either spelling (CONFLICT-21, OPEN-59). */
function withOtherNames(query: Request['query']): Record<string, unknown> {
  const given: Record<string, unknown> = { ...query };
  given.studentId ??= given.student_id;
  given.courseId ??= given.course_id;
  given.course_id ??= given.courseId;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** A body that came in another form than the treaty's would pass for an empty one. */
function checkContentType({ bodyTypes }: Operation, request: Request): void {
  const isEmpty = request.get('Content-Length') === '0';
  if (bodyTypes.length > 0 && !isEmpty && request.is([...bodyTypes]) === false) {
    throw new Refusal('unsupported-type');
  }
}

function cut(request: Request): void {
  request.socket.destroy();
}

/** Cuts an answer after its head: a browser sends a request once more by itself when a kept connection ends before that. */
function breakOff(request: Request, response: Response): void {
  response.status(200).type('json').set('Content-Length', '2');
  response.write('{', () => cut(request));
}

function send(response: Response, operation: Operation, answer: unknown, isChecked: boolean): void {
  if (answer instanceof FileAnswer) {
    response
      .set('Content-Disposition', attachmentOf(answer.name))
      .set('X-Content-Type-Options', 'nosniff')
      .type('application/octet-stream')
      .send(answer.content);
    return;
  }
  const body = answer instanceof Versioned ? answer.body : answer;
  if (answer instanceof Versioned) response.set('ETag', answer.version);
  const fault = isChecked ? operation.faultOfAnswer(body) : null;
  if (fault) throw new Error(`the answer of ${operation.id} breaks the treaty: ${fault}`);
  response.json(body);
}

/** Every failure in the treaty's one shape; what the caller did wrong is a 4xx, our own mistakes a 500. */
const answerError: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof Refusal) {
    const { message, code, errors } = error;
    if (error.retryAfter !== null) response.set('Retry-After', String(error.retryAfter));
    response.status(error.status).json({ message, code, ...(errors ? { errors } : {}) });
    return;
  }
  // What Express itself refuses: malformed JSON, a broken address, a body beyond the limit, a foreign character set.
  if (typeof error?.status === 'number' && error.status < 500) {
    const code = error.status === 413 ? 'too-large' : error.status === 415 ? 'unsupported-type' : 'bad-input';
    const isUnreadable = error.type === 'entity.parse.failed';
    const errors = isUnreadable ? { body: ['is not valid JSON'] } : undefined;
    return answerError(new Refusal(code, undefined, errors), request, response, next);
  }
  if (!String(error?.message).startsWith('the fault that was asked for')) console.error(error);
  response.status(500).json({ message: 'Server error', code: 'server' });
};
