import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Role, readOpenApi } from '@portal/conformance';
import { accounts, samplePassword } from '@portal/server/samples';
import fc from 'fast-check';
import pg from 'pg';
import { createMock } from '../createMock.ts';
import type { Records } from '../records/Records.ts';
import { type AnyCall, anyCall } from './any-call.ts';

export interface FuzzOptions {
  /** Number of requests, sent in series of ten with the same samples. */
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** The samples, in a database of their own. */
  readonly records: Records;
}

export interface FuzzResult {
  /** Number of responses by status. */
  readonly answered: ReadonlyMap<number, number>;
  /** Each kind of fault once, with the requests that reproduce it from new samples. */
  readonly faults: readonly string[];
}

const rowLength = 10;
/** Maximum length of a value in a URL. Node closes the connection beyond 16 kB, before the mock sees the request. */
const longest = 300;
/** Statuses that are always valid, because a body may be too large or of another type. */
const always = [413, 415];

/**
 * Sends generated requests to a mock of its own. A fault is a status 5xx, a status or shape that the OpenAPI document
 * does not list, or a refusal that changed something.
 */
export async function fuzz({ requests, seed, records }: FuzzOptions): Promise<FuzzResult> {
  const now = () => new Date('2026-11-20T12:00:00.000Z');
  const mock = await createMock({ records, now, checkAnswers: true, attempts: null });
  const client = new pg.Client({ connectionString: records.url });
  await client.connect();
  const changed = () => changedTables(client);
  const server = createServer(mock.app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const answered = new Map<number, number>();
  const faults = new Map<string, string>();
  try {
    const tokens = await signIn(base);
    const row = fc.array(anyCall(readOpenApi()), { minLength: rowLength, maxLength: rowLength });
    for (const calls of fc.sample(row, { seed, numRuns: Math.ceil(requests / rowLength) })) {
      await mock.reset();
      const trail: string[] = [];
      for (const call of calls) {
        trail.push(
          briefly(`${call.operation.method} ${addressOf(call)} as ${call.role} ${asText(call.body)}`),
        );
        const { status, fault } = await sendAndJudge(changed, base, tokens, call);
        answered.set(status, (answered.get(status) ?? 0) + 1);
        const kind = `${call.operation.id} ${status}`;
        if (fault !== null && !faults.has(kind)) faults.set(kind, `${fault}\n  ${trail.join('\n  ')}`);
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
    await client.end();
    await mock.close();
  }
  return { answered, faults: [...faults.values()] };
}

type Tokens = ReadonlyMap<Role, string>;

async function signIn(base: string): Promise<Tokens> {
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${base}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { auth } = (await response.json()) as { auth: { access_token: string } };
    return auth.access_token;
  };
  return new Map<Role, string>([
    ['ROLE_ADMIN', await post('login', { email: accounts.admin.email, password: samplePassword })],
    ['ROLE_TEACHER', await post('login', { email: accounts.teacher.email, password: samplePassword })],
    ['company', await post('company/login', { token_login: accounts.company.token })],
    ['student', await post('student/login', { token_login: accounts.student.token })],
  ]);
}

/**
 * Returns the tables that were written to since the last reset, once for each write. Without the list of sign-ins, which
 * also has refused passwords and codes.
 */
async function changedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select changed::text name from samples.changes where changed::text <> 'sign_ins' order by number",
  );
  return rows.map(({ name }) => name);
}

async function sendAndJudge(changed: () => Promise<string[]>, base: string, tokens: Tokens, call: AnyCall) {
  const { operation, role } = call;
  const before = await changed();
  const token = tokens.get(role);
  const { body, type } = bodyOf(call);
  const response = await fetch(`${base}${addressOf(call)}`, {
    method: operation.method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(type === null ? {} : { 'Content-Type': type }),
    },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const answer: unknown = isJson ? await response.json() : await response.arrayBuffer();
  const { status } = response;
  return { status, fault: faultOf(call, status, answer, (await changed()).slice(before.length)) };
}

function faultOf({ operation }: AnyCall, status: number, answer: unknown, changed: readonly string[]) {
  const its = `${operation.method} ${operation.path} answered ${status}`;
  const shape = operation.faultOf(status, answer);
  if (status >= 500 || (shape !== null && !always.includes(status))) {
    return `${its}, ${shape}: ${briefly(asText(answer))}`;
  }
  if (status < 400) return null;
  if (typeof (answer as { message?: unknown }).message !== 'string') return `${its} without a message`;
  return changed.length > 0 ? `${its}, and yet it changed ${changed.join(', ')}` : null;
}

function addressOf({ operation, path, query }: AnyCall): string {
  const place = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = asText(path[name] ?? 1)
      .slice(0, longest)
      .toWellFormed();
    // A browser would resolve these as relative paths.
    return value === '' || value === '.' || value === '..' ? '1' : encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => [name.slice(0, longest).toWellFormed(), asText(one).slice(0, longest).toWellFormed()]),
  );
  const search = new URLSearchParams(pairs).toString();
  return search === '' ? place : `${place}?${search}`;
}

function bodyOf({ operation, body, rawType }: AnyCall): { body?: BodyInit; type: string | null } {
  if (operation.body === null || body === undefined) return { type: null };
  if (rawType !== null) return { body: asText(body), type: rawType };
  if (operation.body.type === 'application/json')
    return { body: JSON.stringify(body), type: operation.body.type };
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    form.append(name, value instanceof File ? value : asText(value));
  }
  // `fetch` sets the type with the boundary of the form.
  return { body: form, type: null };
}

const asText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Removes unpaired surrogates, which cannot be sent.
  return text.toWellFormed();
};

function briefly(text: string): string {
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
