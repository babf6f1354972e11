import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { Standby } from './database/Standby.ts';
import type { Schema } from './database/schema.ts';
import { handlers as built } from './features/handlers.ts';
import type { Contents } from './files/Contents.ts';
import { loggable } from './logs/loggable.ts';
import { RecordWatch } from './presence/RecordWatch.ts';
import { badField, Refusal } from './refusal/Refusal.ts';
import { type AttemptLimits, Attempts } from './sessions/Attempts.ts';
import { Devices } from './sessions/Devices.ts';
import { LinkKeys } from './sessions/LinkKeys.ts';
import { Passwords } from './sessions/passwords.ts';
import { Sessions } from './sessions/Sessions.ts';
import { dataHeaders } from './site/site.ts';
import { answerError, statusOf } from './treaty/answer-error.ts';
import { CallerTurns, type TurnLimits } from './treaty/CallerTurns.ts';
import { HeldRefusals } from './treaty/HeldRefusals.ts';
import { LaterWork } from './treaty/LaterWork.ts';
import { formLimits } from './treaty/readForm.ts';
import { mostAnonymousBytes, type Operation, readExtensions, readTreaty } from './treaty/readTreaty.ts';
import { addRoutes, type Interceptor } from './treaty/routes.ts';
import { UploadPace } from './treaty/UploadPace.ts';

export interface ServerOptions {
  readonly db: Kysely<Schema>;
  /** A standby for lists, reports and calendars. All processes of an organisation have one, or none has. */
  readonly standby?: Standby;
  readonly contents: Contents;
  /** The folder in which files are written while they arrive; default: one of the system's, until the server closes. */
  readonly drafts?: string;
  /** Signs the tokens and encrypts private links. */
  readonly secret: string;
  /** Secrets that were used before: what they signed and encrypted stays valid. */
  readonly oldSecrets?: readonly string[];
  readonly now?: () => Date;
  readonly accessSeconds?: number;
  readonly leewaySeconds?: number;
  readonly attempts?: Partial<AttemptLimits> | null;
  /** Hashes and compares passwords. Default: as many at once as the machine can bear, or in tests any number. */
  readonly passwords?: Passwords;
  /** How many requests of one caller are carried out at once. */
  readonly turns?: Partial<TurnLimits>;
  /** Milliseconds that a refusal of too many requests, or of a large one, waits. Default: 3000, in tests 0. */
  readonly refusalDelay?: number;
  /** Milliseconds in which a body of JSON must arrive. Default: 30,000. */
  readonly longestBody?: number;
  /** Milliseconds that a request may wait for the database. */
  readonly longestWait?: number;
  /** Hashes passwords quickly, leaves no work for after an answer, and answers 500 if one breaks the treaty. */
  readonly isForTests?: boolean;
  readonly interceptor?: Interceptor;
  /** Receives the log; default: errors go to the console. */
  readonly logger?: FastifyServerOptions['logger'];
  /** The proxies whose word about the sender's address counts. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** Origins of apps that are served elsewhere. */
  readonly origins?: readonly string[];
  /** Tells browsers to come by HTTPS only: for a server that people reach by HTTPS. */
  readonly isHttps?: boolean;
  /** Whether a mail server is set, which the list of mails says. Default: false. */
  readonly sendsMail?: boolean;
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @. Default: false. */
  readonly hasSmtpUtf8?: boolean;
  /** Hours for which a teacher may correct an own attendance record. Default: 24. */
  readonly correctOwnHours?: number;
  /** Days for which the file of an online meeting is kept. Default: 365. */
  readonly keepMeetingFileDays?: number;
  /** Called when a password was set by a link. */
  readonly onPasswordSet?: () => void;
  /** Answers what is not for the API. */
  readonly site?: (request: IncomingMessage, response: ServerResponse) => void;
}

const oneYear = 'max-age=31536000; includeSubDomains';

const withoutLimits: TurnLimits = {
  running: Number.POSITIVE_INFINITY,
  expensive: Number.POSITIVE_INFINITY,
  waiting: Number.POSITIVE_INFINITY,
  longest: Number.POSITIVE_INFINITY,
  guestBurst: Number.POSITIVE_INFINITY,
  guestShare: 1,
};

/** Milliseconds for a whole request: 8 MB at 250 kbit/s. */
const longestRequest = 300_000;

/** Milliseconds for the headers of a request, and for a body of JSON: 1 MB at 280 kbit/s. */
const [longestHeaders, longestBody] = [15_000, 30_000];

/** Read once: the schemas of its calls are compiled at the first request. */
let treaty: Operation[] | undefined;
let extensions: readonly string[] = [];

/** Serves the calls of the treaty under `/api`. Does not listen. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db, standby, contents, accessSeconds, leewaySeconds, isForTests = false, logger, site } = options;
  const secrets = [options.secret, ...(options.oldSecrets ?? [])];
  const now = options.now ?? (() => new Date());
  if (!treaty) [treaty, extensions] = [readTreaty(), readExtensions()];
  const operations = treaty;
  const app = fastify({
    // For addresses that no call has; a call has its own.
    bodyLimit: mostAnonymousBytes,
    requestTimeout: longestRequest,
    http: { headersTimeout: longestHeaders, connectionsCheckingInterval: 5000 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // Never the caller's, which could forge a line of the log.
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
  });
  const watch = new RecordWatch(db, isForTests ? 50 : undefined);
  // Before the server waits for open requests.
  app.addHook('preClose', () => watch.close());
  const later = new LaterWork({
    isAwaited: isForTests,
    report: (error) => app.log.error(loggable(error), 'work after an answer failed'),
  });
  // After the last request, which may begin some.
  app.addHook('onClose', () => later.end());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: unknown) => readJson(String(text)),
  );
  // A call without a body ignores any content; a call with a body has refused it already.
  app.addContentTypeParser('*', (_request, payload, done) => {
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostAnonymousBytes) done(new Refusal('too-large'));
    });
    payload.once('end', () => done(null, {}));
  });
  const transport = options.isHttps ? { 'Strict-Transport-Security': oneYear } : {};
  const headers = { ...dataHeaders, ...transport, 'Cache-Control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    done();
  });
  const held = new HeldRefusals(options.refusalDelay ?? (isForTests ? 0 : undefined));
  app.addHook('preClose', async () => held.close());
  app.setErrorHandler(async (error, request, reply) => {
    await held.wait(statusOf(error), request);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    if (site && !/^\/api(\/|\?|$)/.test(request.url)) {
      reply.hijack();
      for (const [name, value] of Object.entries(transport)) reply.raw.setHeader(name, value);
      site(request.raw, reply.raw);
      return;
    }
    const allowed = methodsOf(operations, request.url.split('?')[0] ?? '');
    if (allowed.length === 0) throw new Refusal('not-found');
    reply.header('Allow', allowed.join(', '));
    throw new Refusal('method-not-allowed');
  });
  await app.register(
    async (api) => {
      await api.register(compress, { encodings: ['gzip'], threshold: 1024 });
      if (options.origins?.length) await api.register(cors, corsOptions([...options.origins]));
      await api.register(multipart, { limits: formLimits });
      addRoutes(api, {
        operations,
        handlers: built,
        db,
        standby,
        services: {
          sessions: new Sessions(db, { secrets, now: options.now, accessSeconds, leewaySeconds, standby }),
          links: new LinkKeys(secrets),
          attempts: new Attempts(db, options.now, options.attempts),
          passwords: options.passwords ?? new Passwords({ isForTests }),
          contents,
          correctOwnHours: options.correctOwnHours ?? 24,
          keepMeetingFileDays: options.keepMeetingFileDays ?? 365,
          extensions,
          sendsMail: options.sendsMail ?? false,
          hasSmtpUtf8: options.hasSmtpUtf8 ?? false,
          onPasswordSet: options.onPasswordSet ?? (() => undefined),
          watch,
          later,
        },
        devices: new Devices(secrets, now, options.isHttps ?? false),
        // Tests send as many as they like, unless they are about the turns.
        turns: new CallerTurns(options.turns ?? (isForTests ? withoutLimits : {})),
        uploadPace: new UploadPace(),
        drafts: options.drafts ?? temporaryDrafts(app),
        now,
        // A machine that runs many tests in parallel is slow, not broken.
        longestBody: options.longestBody ?? longestBody,
        longestWait: options.longestWait ?? (isForTests ? 60_000 : 4500),
        checkAnswers: isForTests,
        interceptor: options.interceptor,
      });
    },
    { prefix: '/api' },
  );
  return app;
}

function temporaryDrafts(app: FastifyInstance): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-drafts-'));
  app.addHook('onClose', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As docs/deploy.md lists them. */
function corsOptions(origin: string[]): FastifyCorsOptions {
  return {
    origin,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key', 'Range', 'If-Range'],
    exposedHeaders: ['ETag', 'Content-Disposition', 'Content-Range', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  };
}

function readJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-input', undefined, badField('body', 'is not valid JSON').errors);
  }
}

/** The methods that the treaty has for an address. */
function methodsOf(operations: readonly Operation[], url: string): string[] {
  return operations
    .filter(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url))
    .map(({ method }) => method.toUpperCase());
}
