import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  connect,
  contentsIn,
  createServer,
  type Interceptor,
  LinkKeys,
  type ServerOptions,
  WebhookSender,
} from '@portal/server';
import { Refusal } from '@portal/server/openapi';
import {
  type DataSet,
  MailLinks,
  type MailRow,
  readRecords,
  withSampleContents,
} from '@portal/server/samples';
import type { Express } from 'express';
import jsonServer from 'json-server';
import { type Fault, Faults } from './http/Faults.ts';
import { HangingCommits } from './http/HangingCommits.ts';
import { type RecordedRequest, switchRoutes } from './http/switches.ts';
import type { Records } from './records/Records.ts';

export interface MockOptions
  extends Pick<ServerOptions, 'now' | 'accessSeconds' | 'leewaySeconds' | 'attempts' | 'providers'> {
  /** The database and its files. Closed with the mock. */
  readonly records: Records;
  /** Whether to add the switches (`/api/__faults` and the others in the README) for tests and QA. */
  readonly faults?: boolean;
  /** For tests: whether a response that violates the OpenAPI document becomes a 500. */
  readonly checkAnswers?: boolean;
}

export interface Mock {
  /** Serves `/api`. Does not listen. */
  readonly app: Express;
  readonly faults: Faults;
  /** The latest requests, oldest first. */
  readonly requests: RecordedRequest[];
  /** Returns all current records. */
  state(): Promise<DataSet>;
  /** Returns the mails that were not really sent, newest first, with their links. Leaves out those of the samples. */
  outbox(): Promise<MailRow[]>;
  /** Sends the webhooks that are due, to receivers on this machine too. Nothing sends them otherwise. */
  sendWebhooks(): Promise<void>;
  /** Restores the samples. Tokens issued before stay valid for users who still exist. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const requestsKept = 1000;

/** Hosts of receivers on this machine, so that webhooks can be tried here. */
const ownHosts = ['127.0.0.1', 'localhost'];

/** Creates the portal's server behind json-server, with sample data and faults on request. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { records, faults: withSwitches = false, checkAnswers = false } = options;
  const db = connect({ url: records.url });
  const commits = new HangingCommits(records.url);
  const mailLinks = new MailLinks();
  const faults = new Faults(() => void commits.end());
  const requests: RecordedRequest[] = [];
  /** Requests that are still running. */
  const running = new Set<Promise<unknown>>();

  const server = await createServer({
    ...options,
    db,
    contents: withSampleContents(contentsIn(records.files)),
    secret: records.secret,
    // The outbox takes the place of a mail server, so that forms offer mails.
    sendsMail: true,
    webhookInternalHosts: ownHosts,
    isForTests: checkAnswers,
    interceptor: faultyCalls({ faults, commits, requests, running }),
  });
  await server.ready();
  const links = new LinkKeys([records.secret]);

  const state = () => readRecords(db, links);
  const reset = async () => {
    faults.clear();
    await Promise.allSettled(running);
    await records.reset();
    requests.length = 0;
  };
  const app = jsonServer.create() as unknown as Express;
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('json spaces', 0);
  if (withSwitches) app.use('/api', switchRoutes({ faults, requests, state, reset }));
  app.use((request, response, next) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) server.routing(request, response);
    else next();
  });
  return {
    app,
    faults,
    requests,
    state,
    outbox: async () => {
      const waiting = (await state()).mails.filter(({ attempts }) => attempts === 0).toReversed();
      return mailLinks.open(db, waiting, options.now?.() ?? new Date());
    },
    sendWebhooks: () =>
      new WebhookSender({ db, links, limits: { internalHosts: ownHosts }, now: options.now }).sendDue(),
    reset,
    async close() {
      await commits.close();
      await server.close();
      await db.destroy();
      await records.close();
    },
  };
}

interface Watched {
  readonly faults: Faults;
  readonly commits: HangingCommits;
  readonly requests: RecordedRequest[];
  readonly running: Set<Promise<unknown>>;
}

/** Records each call and applies the active faults. */
function faultyCalls({ faults, commits, requests, running }: Watched): Interceptor {
  const arrived = new WeakMap<IncomingMessage, { entry: RecordedRequest; hits: readonly Fault[] }>();
  return {
    async arrive(route, { raw }, reply) {
      const hits = faults.take(route);
      const url = 'originalUrl' in raw ? String(raw.originalUrl) : String(raw.url);
      const key = raw.headers['idempotency-key']?.toString() ?? null;
      const entry: RecordedRequest = { route, url, body: undefined, role: 'anonymous', status: null, key };
      arrived.set(raw, { entry, hits });
      requests.push(entry);
      if (requests.length > requestsKept) requests.shift();
      reply.raw.on('finish', () => {
        entry.status = reply.statusCode;
      });
      for (const { kind, milliseconds, because = 'bad-input' } of hits) {
        if (kind === 'slow') await new Promise((done) => setTimeout(done, milliseconds ?? 1000));
        if (kind === 'hang') await new Promise(() => undefined);
        if (kind === 'drop') {
          reply.hijack();
          raw.socket.destroy();
        }
        if (kind === 'error') await reply.status(500).send({ message: 'Server error', code: 'server' });
        if (kind === 'refused') throw new Refusal(because);
        if (kind === 'unauthorized') throw new Refusal('unauthorized');
        if (kind === 'hang-commit')
          await commits.add(String(raw.headers['idempotency-key']), milliseconds ?? null);
        if (kind === 'commit-undone') throw outcomeUnknown();
        if (kind === 'keyless') delete raw.headers['idempotency-key'];
        if (reply.sent) return;
      }
    },
    async carryOut({ raw, bearer }, reply, body, perform) {
      const { entry, hits = [] } = arrived.get(raw) ?? {};
      if (entry) Object.assign(entry, { role: bearer.caller.role, body: recorded(body) });
      const isHit = (kind: Fault['kind']) => hits.some((hit) => hit.kind === kind);
      const work = isHit('twice') ? perform().then(perform) : perform();
      running.add(work);
      const done = work.finally(() => running.delete(work));
      if (isHit('hang-commit')) {
        // The write continues in the background. Only repeating it with its key reveals the outcome.
        done.catch(() => undefined);
        throw new Refusal('outcome-unknown');
      }
      const answer = await done;
      if (isHit('commit-done')) throw outcomeUnknown();
      if (!isHit('drop-answer')) return answer;
      reply.hijack();
      breakOff(reply.raw);
      return undefined;
    },
  };
}

/** Returns the refusal of a write whose COMMIT was not answered, with a waiting time that is short enough for tests. */
function outcomeUnknown(): Refusal {
  return new Refusal('outcome-unknown', undefined, undefined, 1);
}

/** Records a file of a form by its name and size. */
function recorded(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('file' in body)) return body;
  const { name, size } = body.file as { name: string; size: number };
  return { ...body, file: { name, size } };
}

/**
 * Cuts a response after its headers. Without them, a browser would repeat a request on a kept-alive connection that
 * closes.
 */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '2' });
  response.write('{', () => response.socket?.destroy());
}
