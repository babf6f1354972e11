import { type Accounts, type Answer, Backend, type Fetch } from './Backend.ts';
import { cases } from './cases/index.ts';
import { type AllowedCalls, OperationCheck } from './OperationCheck.ts';
import { type Operation, readOpenApi } from './openapi.ts';
import { callOf, Report } from './Report.ts';
import { answersAfterRestart } from './repeated-writes.ts';
import { brief, expect, Missing, signEverybodyIn, TestContext } from './TestContext.ts';

export interface CheckOptions extends AllowedCalls {
  /** The address of the API, such as `https://api.example.org`. */
  readonly base: string;
  readonly accounts: Accounts;
  /** Counts ignored advice as failed. */
  readonly strict?: boolean;
  /** Checks only these operations, by `operationId`. */
  readonly only?: readonly string[];
  /** How requests are sent. */
  readonly fetch?: Fetch;
  /** Restarts the backend at the same address. Without it, checks after a restart are skipped. */
  readonly restart?: () => Promise<void>;
}

/** Checks a backend against every operation of the OpenAPI document. Throws if the backend cannot be reached. */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  const operations = readOpenApi();
  const backend = new Backend(options.base, operations, options.fetch ?? fetch);
  const reads = new Set(operations.filter(({ method }) => method === 'GET').map(({ id }) => id));
  const mayCall = (id: string) =>
    options.allowWrites === true || reads.has(id) || cases[id]?.onlyReads === true;
  const context = new TestContext(backend, options.accounts, mayCall);
  const report = new Report({ isStrict: options.strict === true, last: () => backend.last });

  await backend.sendText('anonymous', 'GET', '').catch((error: unknown) => {
    throw new Error(`${options.base} cannot be reached`, { cause: error });
  });
  await report.check('protocol', 'signs in everybody of the accounts file', async () => {
    const refused = await signEverybodyIn(context);
    expect(refused.length === 0, `refused: ${refused.join(', ')}`);
  });
  await report.check('protocol', 'has an expired token to try every call with', async () => {
    if (!options.accounts.expired) throw new Missing('an expired token in the accounts file');
  });
  for (const { name, method, path, text, type, status } of unknownRequests) {
    await report.check('protocol', `answers ${name} with ${status} in the one shape`, async () => {
      const answer = await backend.sendText('anonymous', method, path, text, type);
      expectRefusal(answer, status);
      if (status === 405)
        expect(answer.headers.get('Allow')?.includes('GET') ?? false, 'Allow does not say GET');
    });
  }
  const extensions = await extensionsOf(backend);
  context.extensions = extensions;
  await report.check('protocol', 'answers a repeated key after a restart as before', async () => {
    context.requiresExtension('idempotency-keys');
    if (!options.restart) throw new Missing('a backend that this suite can restart');
    await answersAfterRestart(context, options.restart);
  });
  for (const operation of operations) {
    if (options.only && !options.only.includes(operation.id)) continue;
    const absent = absentExtension(operation, extensions);
    if (absent !== null) {
      const detail = `the backend lacks ${absent}`;
      report.add({ call: callOf(operation), name: 'everything', outcome: 'skipped', detail });
      continue;
    }
    await new OperationCheck(operation, operations, cases[operation.id], context, report, options).run();
  }
  return report;
}

/** The extensions of the backend; null if it does not have the call. */
async function extensionsOf(backend: Backend): Promise<readonly string[] | null> {
  const role = (['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student'] as const).find((one) =>
    backend.has(one),
  );
  if (!role) return [];
  const { status, body } = await backend.sendText(role, 'GET', 'capabilities');
  if (status === 404) return null;
  const { data } = Object(body) as { data?: unknown };
  return Array.isArray(data) ? data.map(String) : [];
}

/** Returns the extension that a backend without this operation lacks; null if the operation must be checked. */
function absentExtension({ id, extension }: Operation, extensions: readonly string[] | null): string | null {
  if (extensions === null && id === 'getCapabilities') return 'extensions';
  if (extension === null || extensions?.includes(extension)) return null;
  return `the extension ${extension}`;
}

/** Requests that match no operation. None of them could change anything, whatever the backend does. */
const unknownRequests: readonly UnknownRequest[] = [
  { name: 'an unknown path', method: 'GET', path: 'no-such-path', status: 404 },
  { name: 'a method that a path does not have', method: 'PATCH', path: 'courses/status', status: 405 },
  { name: 'a body that is no JSON', method: 'POST', path: 'login', text: '{"email": ', status: 400 },
  {
    name: 'a body of another type',
    method: 'POST',
    path: 'login',
    text: 'email=a',
    type: 'text/plain',
    status: 415,
  },
];

interface UnknownRequest {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly text?: string;
  readonly type?: string;
  readonly status: number;
}

function expectRefusal({ status, body }: Answer, wanted: number): void {
  expect(status === wanted, `answered ${status}: ${brief(body)}`);
  const { message } = body as { message?: unknown };
  expect(typeof message === 'string', `the refusal has no message: ${brief(body)}`);
}
