import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { samplePassword } from '../../server/samples/index.ts';
import { writeSpreadsheet } from '../../server/src/spreadsheet/spreadsheet.ts';
import { type ProcessorTime, processorTime } from './processors.ts';

/** Number of answers by attack and status: `sign-ins 429`. */
export type Answers = Map<string, number>;

/** What the attacker got, and its processor time. */
export interface Attacked {
  readonly answers: Answers;
  readonly took: ProcessorTime;
}

/** What the attacker knows and uses. */
export interface Means {
  readonly origins: readonly string[];
  /** The token of a private link of a company with many classes. */
  readonly link: string;
  /** An account of the office, for uploads. */
  readonly email: string;
  /** Which attacks to run. */
  readonly attacks: readonly Attack[];
}

/** The attacks by the names of their answers. */
export const attackNames = ['bodies', 'half-sent', 'sign-ins', 'summaries', 'spreadsheets'] as const;

type Attack = (typeof attackNames)[number];

/** The network from which all attacks come, except those of signed-in users. */
const network = '198.51.100.7';

/** Number of rows of a 7 MB spreadsheet, which takes a second or two to read. */
const slowRows = 9500;

/**
 * Attacks until a moment (`performance.now`): bodies of 1 MB without a token, hundreds of sign-ins, bodies that are
 * never completed, summaries of one company, and slow spreadsheets. Returns the answers.
 */
async function attack({ origins, link, email, attacks }: Means, until: number): Promise<Answers> {
  const answers: Answers = new Map();
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const originOf = (place: number) => origins[place % origins.length] ?? '';
  const send = async (
    what: string,
    place: number,
    { path, method = 'POST', token, type = 'application/json', body }: Sent,
  ) => {
    const status = await new Promise<string>((done) => {
      const headers = {
        'X-Forwarded-For': network,
        ...(body === undefined
          ? {}
          : { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      };
      const sent = request(
        `${originOf(place)}/api/${path}`,
        { method, agent, headers, timeout: 60_000 },
        (response) => {
          response
            .resume()
            .once('end', () => done(String(response.statusCode)))
            .once('error', () => done('broken'));
        },
      );
      sent.once('error', () => done('broken')).once('timeout', () => sent.destroy());
      sent.end(body);
    });
    answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1);
  };
  const tokenOf = async (path: string, body: object): Promise<string> => {
    const answer = await fetch(`${originOf(0)}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const { auth } = JSON.parse(text) as { readonly auth?: { readonly access_token: string } };
    if (!auth) throw new Error(`POST ${path} answered ${answer.status} ${text}`);
    return auth.access_token;
  };
  const [visitor, clerk] = [
    await tokenOf('company/login', { token_login: link }),
    await tokenOf('login', { email, password: samplePassword }),
  ];
  const large = JSON.stringify({ email: 'a@b.example', password: 'x', extra: Array(350_000).fill([]) });
  const sheet = sheetForm();
  const volley = async (what: string, count: number, sent: (place: number) => Sent) => {
    while (performance.now() < until) {
      await Promise.all(Array.from({ length: count }, (_, place) => send(what, place, sent(place))));
      await wait(200);
    }
  };
  const run: Record<Attack, () => Promise<void>> = {
    bodies: () => volley('bodies of 1 MB', 30, () => ({ path: 'login', body: large })),
    'half-sent': () => halfSent(origins, until),
    'sign-ins': () =>
      volley('sign-ins', 280, (place) => ({
        path: 'login',
        body: JSON.stringify({ email: `${place}@a.example`, password: 'nimportequoi' }),
      })),
    summaries: () =>
      volley('company summaries', 200, () => ({ path: 'companySummary', method: 'GET', token: visitor })),
    spreadsheets: () => volley('spreadsheets', 2, () => ({ path: 'files', token: clerk, ...sheet })),
  };
  await Promise.all(attacks.map((name) => run[name]()));
  agent.destroy();
  return answers;
}

// Its session is its own, so that it must end with its parent itself.
process.once('disconnect', () => process.exit());

// Runs as a separate process. The message contains what to use, and for how long.
process.once('message', async (task) => {
  const { means, milliseconds } = task as { readonly means: Means; readonly milliseconds: number };
  const answers = await attack(means, performance.now() + milliseconds);
  process.send?.({ answers: [...answers], took: processorTime([process.pid]) }, () => process.exit());
});

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly token?: string;
  readonly type?: string;
  readonly body?: string | Buffer;
}

/** Keeps 100 connections open on each server process, each with half a body. */
async function halfSent(origins: readonly string[], until: number): Promise<void> {
  const sockets = new Set<Socket>();
  while (performance.now() < until) {
    for (const origin of origins) {
      const { hostname, port } = new URL(origin);
      while ([...sockets].filter(({ remotePort }) => remotePort === Number(port)).length < 100) {
        const socket = connect(Number(port), hostname);
        sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
        socket.write(
          `POST /api/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email": "`,
        );
        await new Promise((done) => socket.once('connect', done).once('error', done));
      }
    }
    await wait(500);
  }
  for (const socket of sockets) socket.destroy();
}

function sheetForm() {
  const boundary = 'attack';
  const rows = Array.from({ length: slowRows }, (_, row) =>
    Array.from({ length: 12 }, (_cell, column) => `${row * 7919 + column} ${Math.random()}`),
  );
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${head('ref_type')}\r\n\r\nundefined\r\n${head('file')}; filename="a.xlsx"\r\n\r\n`),
    writeSpreadsheet(rows),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}
