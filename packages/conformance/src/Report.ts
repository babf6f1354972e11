import type { Exchange } from './Backend.ts';
import type { Operation, Role } from './openapi.ts';
import { brief, Fault, Missing } from './TestContext.ts';

export type Outcome = 'passed' | 'failed' | 'advised' | 'skipped';

/**
 * The weight of a check. A failed `due` check fails the backend. A backend may leave out `optional` features. `advice`
 * is not required by the three documents, and fails the backend only with `--strict`.
 */
export type Weight = 'due' | 'optional' | 'advice';

/** The result of one check. */
export interface Check {
  /** The call as in the OpenAPI document, or the part of the protocol when no single call is checked. */
  readonly call: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** What was wrong or missing. */
  readonly detail: string;
  /** The request that showed the fault. */
  readonly exchange?: Exchange | null;
}

/** Whether a role may make a call, and whether the backend agrees with the OpenAPI document. */
export type Permission = 'allowed' | 'own' | 'refused' | 'wrong' | 'untried';

/** Collects the results of a run. */
export class Report {
  readonly checks: Check[] = [];
  readonly permissions = new Map<string, Map<Role, Permission>>();
  /** Number of valid requests not sent because they would send mail. */
  mailsNotSent = 0;
  readonly #isStrict: boolean;
  readonly #last: () => Exchange | null;

  /** With `isStrict`, ignored advice counts as failed. `last` returns the last exchange. */
  constructor({ isStrict, last }: { readonly isStrict: boolean; readonly last: () => Exchange | null }) {
    this.#isStrict = isStrict;
    this.#last = last;
  }

  add(check: Check): void {
    this.checks.push(check);
  }

  /** Runs a check and records its outcome. Returns whether it passed. A missing optional feature is skipped. */
  async check(
    call: string,
    name: string,
    look: () => Promise<unknown>,
    weight: Weight = 'due',
  ): Promise<boolean> {
    try {
      await look();
      this.add({ call, name, outcome: 'passed', detail: '' });
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof Missing) {
        this.add({ call, name, outcome: 'skipped', detail: `needs ${reason}` });
      } else if (weight === 'optional' && error instanceof Fault) {
        this.add({ call, name, outcome: 'skipped', detail: `optional, and not offered: ${reason}` });
      } else if (weight === 'advice' && error instanceof Fault && !this.#isStrict) {
        this.add({ call, name, outcome: 'advised', detail: reason });
      } else {
        const detail = error instanceof Fault ? reason : `the check stopped: ${reason}`;
        const shown = error instanceof Fault ? error.exchange : undefined;
        const exchange = shown === undefined ? this.#last() : shown;
        this.add({ call, name, outcome: 'failed', detail, exchange });
      }
      return false;
    }
  }

  /** Once a result is wrong, later results do not change it. */
  permit({ id }: Operation, role: Role, permission: Permission): void {
    const row = this.permissions.get(id) ?? new Map<Role, Permission>();
    if (row.get(role) !== 'wrong') row.set(role, permission);
    this.permissions.set(id, row);
  }

  count(outcome: Outcome): number {
    return this.checks.filter((check) => check.outcome === outcome).length;
  }

  failures(): Check[] {
    return this.checks.filter(({ outcome }) => outcome === 'failed');
  }
}

const roles: readonly Role[] = ['ROLE_ADMIN', 'ROLE_TEACHER', 'company', 'student', 'anonymous'];
const signs: Record<Permission, string> = {
  allowed: 'yes',
  own: 'own',
  refused: '-',
  wrong: 'WRONG',
  untried: '?',
};

/** Formats the whole report as text. With `everything`, includes checks that passed. */
export function printed(report: Report, operations: readonly Operation[], everything: boolean): string {
  const lines: string[] = ['Who may make which call (own: own records only; -: refused; ?: not tried)', ''];
  const width = Math.max(...operations.map((operation) => callOf(operation).length)) + 2;
  lines.push(
    `${''.padEnd(width)}${roles.map((role) => role.replace('ROLE_', '').toLowerCase().padEnd(11)).join('')}`,
  );
  for (const operation of operations) {
    const row = report.permissions.get(operation.id);
    const cells = roles.map((role) => signs[row?.get(role) ?? 'untried'].padEnd(11));
    lines.push(`${callOf(operation).padEnd(width)}${cells.join('')}`.trimEnd());
  }
  lines.push('');
  for (const [call, checks] of Map.groupBy(report.checks, (check) => check.call)) {
    const failed = checks.filter(({ outcome }) => outcome === 'failed');
    const skipped = checks.filter(({ outcome }) => outcome === 'skipped');
    const advised = checks.filter(({ outcome }) => outcome === 'advised');
    const passed = checks.length - failed.length - skipped.length - advised.length;
    if (checks.length === 1 && skipped[0]) {
      lines.push(`left   ${call}: ${skipped[0].detail}`);
      continue;
    }
    const sum = [`${passed} passed`];
    if (failed.length > 0) sum.push(`${failed.length} FAILED`);
    if (advised.length > 0) sum.push(`${advised.length} advised`);
    if (skipped.length > 0) sum.push(`${skipped.length} skipped`);
    lines.push(
      `${failed.length > 0 ? 'BREAKS' : passed > 0 ? 'keeps ' : 'left  '} ${call}: ${sum.join(', ')}`,
    );
    for (const { name, outcome, detail, exchange } of checks) {
      if (outcome === 'failed') lines.push(`         FAILED  ${name}: ${detail}`);
      if (outcome === 'failed' && exchange) lines.push(...exchangeLines(exchange));
      if (outcome === 'advised') lines.push(`         advice  ${name}: ${detail}`);
      if (outcome === 'skipped') lines.push(`         skipped ${name}: ${detail}`);
      if (outcome === 'passed' && everything) lines.push(`         passed  ${name}`);
    }
    const sentence = operations.find((operation) => callOf(operation) === call)?.description;
    if (failed.length > 0 && sentence) lines.push(`         described  ${sentence.replaceAll(/\s+/g, ' ')}`);
  }
  lines.push('');
  if (report.mailsNotSent > 0)
    lines.push(`${report.mailsNotSent} steps would have sent mail and were left out.`);
  const calls = new Set(report.failures().map(({ call }) => call)).size;
  lines.push(
    report.count('failed') === 0
      ? `The backend keeps the API description in all that was looked at: ${report.count('passed')} passed, 0 failed, ${report.count('skipped')} skipped.`
      : `The backend breaks the API description in ${calls} calls: ${report.count('passed')} passed, ${report.count('failed')} failed, ${report.count('skipped')} skipped.`,
  );
  return lines.join('\n');
}

/** Formats the request as a shell command, then the response. Tokens stay in environment variables. */
function exchangeLines({ role, method, url, text, headers, status, body }: Exchange): string[] {
  const quoted = (value: string) => `'${value.replaceAll("'", String.raw`'\''`)}'`;
  const parts = [`curl -X ${method} ${quoted(url)}`];
  if (role !== 'anonymous')
    parts.push(`-H "Authorization: Bearer $${role.replace('ROLE_', '').toUpperCase()}"`);
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'Authorization') parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (text !== null) parts.push(`-d ${quoted(text.length > 2000 ? `${text.slice(0, 2000)}...` : text)}`);
  return [`                 ${parts.join(' ')}`, `                 came ${status} ${brief(body)}`];
}

/** The call as in the OpenAPI document: `PATCH courses/update`. */
export function callOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path.slice(1)}`;
}
