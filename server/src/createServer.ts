import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { RememberedClock } from './calendar/RememberedClock.ts';
import type { Standby } from './database/Standby.ts';
import type { Schema } from './database/schema.ts';
import { handlers as built } from './features/handlers.ts';
import { addLogoutRoute } from './features/providers/backChannelLogout.ts';
import { addProviderRoutes } from './features/providers/routes.ts';
import { storedFields } from './features/step-up/storedFields.ts';
import type { Contents } from './files/Contents.ts';
import { loggable } from './logs/loggable.ts';
import { answerError, statusOf } from './openapi/answer-error.ts';
import { CallerTurns, type TurnLimits } from './openapi/CallerTurns.ts';
import { HeldRefusals } from './openapi/HeldRefusals.ts';
import { KeptRows } from './openapi/KeptRows.ts';
import { LaterWork } from './openapi/LaterWork.ts';
import { maxAnonymousBytes, type Operation, readExtensions, readOpenApi } from './openapi/readOpenApi.ts';
import { addRoutes, type Interceptor } from './openapi/routes.ts';
import { UploadPace } from './openapi/UploadPace.ts';
import type { PaperFonts } from './papers/Paper.ts';
import { PaperThread } from './papers/PaperThread.ts';
import { RecordWatch } from './presence/RecordWatch.ts';
import { badField, Refusal } from './refusal/Refusal.ts';
import { ApiKeys } from './sessions/ApiKeys.ts';
import { type AttemptLimits, Attempts } from './sessions/Attempts.ts';
import { Devices } from './sessions/Devices.ts';
import { LinkKeys } from './sessions/LinkKeys.ts';
import { Passkeys, relyingPartyOf } from './sessions/Passkeys.ts';
import { Passwords } from './sessions/passwords.ts';
import { type ProviderOptions, Providers } from './sessions/providers/Providers.ts';
import { RefusedSignIns } from './sessions/RefusedSignIns.ts';
import { Sessions } from './sessions/Sessions.ts';
import type { TrustOptions } from './sessions/TrustedSessions.ts';
import { dataHeaders } from './site/site.ts';

export interface ServerOptions {
  readonly db: Kysely<Schema>;
  /** A standby for lists, reports and calendars. Either all processes of an organisation have one, or none. */
  readonly standby?: Standby;
  readonly contents: Contents;
  /**
   * The folder for files while they are uploaded. Default: a temporary folder that is removed when the server closes.
   */
  readonly drafts?: string;
  /** Signs the tokens and encrypts private links. */
  readonly secret: string;
  /** Earlier secrets: what they signed and encrypted stays valid. */
  readonly oldSecrets?: readonly string[];
  readonly now?: () => Date;
  readonly accessSeconds?: number;
  readonly leewaySeconds?: number;
  readonly attempts?: Partial<AttemptLimits> | null;
  /** Hashes and compares passwords. Default: as many at once as the machine can bear; in tests, any number. */
  readonly passwords?: Passwords;
  /** The OpenID Connect providers with which people can sign in. Default: none. */
  readonly providers?: ProviderOptions;
  /** Maximum number of simultaneous requests of one caller. */
  readonly turns?: Partial<TurnLimits>;
  /**
   * Milliseconds by which a refusal of too many requests, or of a large request, is delayed. Default: 3000; in tests 0.
   */
  readonly refusalDelay?: number;
  /** Milliseconds for which the refusal of a network is repeated without asking the database. Default: 2000; in tests 0. */
  readonly refusalMemory?: number;
  /** For how long a session that was read is trusted by reads. Default: one second; in tests not at all. */
  readonly sessionTrust?: TrustOptions;
  /** Milliseconds in which a body of JSON must arrive. Default: 30,000. */
  readonly maxBodyTime?: number;
  /** Milliseconds that a request may wait for the database. */
  readonly maxWait?: number;
  /**
   * For tests: hashes passwords quickly, finishes background work before it answers, and answers 500 if a response does
   * not match the API description.
   */
  readonly isForTests?: boolean;
  /** Bytes of list rows that are kept in memory. Default: 16 MB. */
  readonly maxKeptBytes?: number;
  readonly interceptor?: Interceptor;
  /** Receives the log; default: errors go to the console. */
  readonly logger?: FastifyServerOptions['logger'];
  /** The proxies that are trusted to report the sender's address. */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** The address that people open, to which passkeys are bound. Default: `localhost`, on any port. */
  readonly publicUrl?: string;
  /** The name of the portal that devices show with a passkey. Default: Passerelle. */
  readonly productName?: string;
  /** Origins of apps that are served elsewhere. */
  readonly origins?: readonly string[];
  /** Sends `Strict-Transport-Security`, so that browsers use HTTPS only: for a server that people reach by HTTPS. */
  readonly isHttps?: boolean;
  /** Whether a mail server is configured; the list of mails shows it. Default: false. */
  readonly sendsMail?: boolean;
  /** Whether the mail server delivers to addresses with letters beyond ASCII before the @. Default: false. */
  readonly hasSmtpUtf8?: boolean;
  /** Days after which a session ends, however often it is used. Default: 30. */
  readonly sessionMaxDays?: number;
  /** Hours for which teachers may correct their own attendance records. Default: 24. */
  readonly correctOwnHours?: number;
  /** Days for which the file of an online meeting is kept. Default: 365. */
  readonly keepMeetingFileDays?: number;
  /** The fonts of attestations. */
  readonly paperFonts?: Partial<PaperFonts>;
  /** Returns the address that people open, without a slash at the end. Default: `http://localhost`. */
  readonly printedUrl?: () => string;
  /** Hosts to which webhooks may be sent although they are not public. Default: none. */
  readonly webhookInternalHosts?: readonly string[];
  /** Called after somebody has set a password with a link. */
  readonly onPasswordSet?: () => void;
  /** Answers requests outside `/api`. */
  readonly site?: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * A list of 100 contracts (132 kB) becomes 16 kB instead of 13. Of 73 kB, it takes 0.3 ms of CPU; with the defaults, which
 * are level 6 and a stream, it took 1.5 ms.
 */
const compression = {
  encodings: ['gzip'],
  threshold: 1024,
  syncThreshold: 262_144,
  zlibOptions: { level: 3 },
} satisfies FastifyCompressOptions;

const oneYear = 'max-age=31536000; includeSubDomains';

const withoutLimits: TurnLimits = {
  running: Number.POSITIVE_INFINITY,
  expensive: Number.POSITIVE_INFINITY,
  waiting: Number.POSITIVE_INFINITY,
  longest: Number.POSITIVE_INFINITY,
  guestBurst: Number.POSITIVE_INFINITY,
  guestShare: 1,
};

/** Time limit of a whole request in milliseconds: enough for 8 MB at 250 kbit/s. */
const maxRequestTime = 300_000;

/** Time limits in milliseconds for the headers of a request, and for a JSON body: enough for 1 MB at 280 kbit/s. */
const [maxHeadersTime, maxBodyTime] = [15_000, 30_000];

/** Milliseconds for which a session that was read is trusted: what docs/security.md promises about its end. */
const trustedFor = 1000;

/** Read once per process. The schemas of a call are compiled at its first request. */
let openapi: Operation[] | undefined;
let extensions: readonly string[] = [];

/** Creates the server for the calls of the API description under `/api`. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db, standby, contents, accessSeconds, leewaySeconds, isForTests = false, logger, site } = options;
  const secrets = [options.secret, ...(options.oldSecrets ?? [])];
  const now = options.now ?? (() => new Date());
  if (!openapi) [openapi, extensions] = [readOpenApi(), readExtensions()];
  const operations = openapi;
  const app = fastify({
    // For unknown addresses; each call sets its own limit.
    bodyLimit: maxAnonymousBytes,
    requestTimeout: maxRequestTime,
    http: { headersTimeout: maxHeadersTime, connectionsCheckingInterval: 5000 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    // Never the request id of the caller, who could forge lines in the log with it.
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
  });
  const links = new LinkKeys(secrets);
  const watch = new RecordWatch(db, isForTests ? 50 : undefined);
  // Closed first, because the server then waits for open requests.
  app.addHook('preClose', () => watch.close());
  const later = new LaterWork({
    isAwaited: isForTests,
    report: (error) => app.log.error(loggable(error), 'work after an answer failed'),
  });
  // After the last request, because requests can start background work.
  app.addHook('onClose', () => later.end());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: unknown) => readJson(String(text)),
  );
  // Calls without a body ignore any content. Calls with a body have refused unknown content types before.
  app.addContentTypeParser('*', (_request, payload, done) => {
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxAnonymousBytes) done(new Refusal('too-large'));
    });
    payload.once('end', () => done(null, {}));
  });
  const transport = options.isHttps ? { 'Strict-Transport-Security': oneYear } : {};
  const headers = { ...dataHeaders, ...transport, 'Cache-Control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    done();
  });
  const attempts = new Attempts(db, options.now, options.attempts, {
    rememberedFor: options.refusalMemory ?? (isForTests ? 0 : undefined),
  });
  const refusedSignIns = new RefusedSignIns(db, {
    delay: isForTests ? 0 : undefined,
    report: (error) => app.log.error(loggable(error), 'refused sign-ins were not recorded'),
  });
  app.addHook('onClose', () => refusedSignIns.write());
  const providers = new Providers(options.providers);
  const isHttps = options.isHttps ?? false;
  const devices = new Devices(secrets, now, isHttps);
  // Tests may send any number of requests at once, unless they are about these limits.
  const turns = new CallerTurns(options.turns ?? (isForTests ? withoutLimits : {}));
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
  const trust = options.sessionTrust ?? { milliseconds: isForTests ? 0 : trustedFor };
  const clock = new RememberedClock(db, trust);
  const sessions = new Sessions(db, {
    secrets,
    now: options.now,
    accessSeconds,
    leewaySeconds,
    maxDays: options.sessionMaxDays,
    standby,
    trust,
  });
  // Any write, and any sign-in with a provider, may have ended sessions.
  app.addHook('onSend', async (request) => {
    if (request.keepsSessions) return;
    sessions.forgetTrusted();
    clock.forget();
  });
  await app.register(
    async (api) => {
      await api.register(compress, compression);
      if (options.origins?.length) await api.register(cors, corsOptions([...options.origins]));
      addLogoutRoute(api, { db, providers, attempts, turns, now });
      addProviderRoutes(api, { db, providers, attempts, devices, links, turns, isHttps, now });
      addRoutes(api, {
        operations,
        handlers: built,
        storedFields,
        db,
        standby,
        services: {
          sessions,
          links,
          apiKeys: new ApiKeys(db, { links, operations, now: options.now }),
          attempts,
          refusedSignIns,
          passwords: options.passwords ?? new Passwords({ isForTests }),
          providers,
          passkeys: new Passkeys(
            secrets,
            now,
            relyingPartyOf(options.publicUrl, {
              name: options.productName ?? 'Passerelle',
              others: options.origins,
            }),
          ),
          contents,
          correctOwnHours: options.correctOwnHours ?? 24,
          keepMeetingFileDays: options.keepMeetingFileDays ?? 365,
          extensions,
          sendsMail: options.sendsMail ?? false,
          hasSmtpUtf8: options.hasSmtpUtf8 ?? false,
          onPasswordSet: options.onPasswordSet ?? (() => undefined),
          papers: new PaperThread(options.paperFonts),
          publicUrl: options.printedUrl ?? (() => 'http://localhost'),
          productName: options.productName ?? 'Passerelle',
          keptRows: new KeptRows(options.maxKeptBytes),
          watch,
          later,
          webhookLimits: { internalHosts: options.webhookInternalHosts ?? [] },
        },
        devices,
        clock,
        turns,
        uploadPace: new UploadPace(),
        drafts: options.drafts ?? temporaryDrafts(app),
        now,
        // In tests the limit is longer: a machine that runs many tests in parallel is slow, not broken.
        maxBodyTime: options.maxBodyTime ?? maxBodyTime,
        maxWait: options.maxWait ?? (isForTests ? 60_000 : 4500),
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

/** CORS settings, as listed in docs/deploy.md. */
function corsOptions(origin: string[]): FastifyCorsOptions {
  return {
    origin,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'Range',
      'If-Range',
    ],
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

/** The methods that the API description has for an address. */
function methodsOf(operations: readonly Operation[], url: string): string[] {
  return operations
    .filter(({ path }) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url))
    .map(({ method }) => method.toUpperCase());
}
