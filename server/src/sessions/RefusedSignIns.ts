import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { originOf } from './originOf.ts';
import { type Account, noteSignIn, type Sender } from './sign-ins.ts';

interface Refused {
  readonly sender: Sender;
  readonly account: Account;
  times: number;
}

interface RefusedSignInsOptions {
  /** Milliseconds for which refusals are collected before they are written; 0 writes each at once. */
  readonly delay?: number;
  readonly report: (error: unknown) => void;
}

/** Maximum number of accounts to collect. Refusals at further accounts, or from further networks, are not recorded. */
const maxCollected = 1000;

/**
 * Records attempts to sign in that were refused because there were too many. All refused attempts within a quarter of an
 * hour from one network share a row per user, and one row for all unknown addresses, because an attacker may continue
 * for hours. They are counted in memory and written once a second, because each write would wait for the row that the
 * others are writing, with a connection that people need (ADR-0044). A killed process loses the count of that second.
 */
export class RefusedSignIns {
  readonly #db: Kysely<Schema>;
  readonly #options: Required<RefusedSignInsOptions>;
  #collected = new Map<string, Refused>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Schema>, options: RefusedSignInsOptions) {
    this.#db = db;
    this.#options = { delay: 1000, ...options };
  }

  /** Counts a refused attempt at an account. The user of an email address is looked up when it is written. */
  async note({ links, address, userAgent }: Sender, account: Account): Promise<void> {
    const sender = { links, address, userAgent };
    const known = this.#collected.get(keyOf(sender, account));
    if (known) known.times += 1;
    else if (this.#collected.size < maxCollected)
      this.#collected.set(keyOf(sender, account), { sender, account, times: 1 });
    if (this.#options.delay === 0) return this.write();
    this.#timer ??= setTimeout(() => void this.write(), this.#options.delay).unref();
  }

  /** Writes what was collected. Never throws: a failure is reported in the log. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const collected = [...this.#collected.values()];
    this.#collected = new Map();
    this.#writing = this.#writing
      .then(async () => {
        for (const refused of await this.#byUser(collected))
          await this.#write(refused).catch(this.#options.report);
      })
      .catch(this.#options.report);
    return this.#writing;
  }

  /** Replaces email addresses by their users, and adds up what belongs to one user, or to none, and one network. */
  async #byUser(collected: readonly Refused[]): Promise<Iterable<Refused>> {
    const emails = collected.flatMap(({ account }) => ('email' in account ? account.email : []));
    const users = new Map<string, number>();
    if (emails.length > 0) {
      const { rows } = await sql<{ id: number; email: string }>`select id, lower(email) as email from users
        where lower(email) = any (${emails}::text[])`.execute(this.#db);
      for (const { id, email } of rows) users.set(email, id);
    }
    const sums = new Map<string, Refused>();
    for (const { sender, account, times } of collected) {
      const userId = 'email' in account ? users.get(account.email) : undefined;
      const found = userId === undefined ? account : { userId };
      const key = `${originOf(sender).network} ${userIdOf(found)}`;
      const sum = sums.get(key);
      if (sum) sum.times += times;
      else sums.set(key, { sender, account: found, times });
    }
    return sums.values();
  }

  async #write({ sender, account, times }: Refused): Promise<void> {
    const { network } = originOf(sender);
    const { rows } = await sql`update sign_ins set times = times + ${times} where id = (
        select id from sign_ins where outcome = 'too-many' and network = ${network}
          and happened_at > clock_timestamp() - interval '15 minutes'
          and user_id is not distinct from ${userIdOf(account)}::bigint
        order by id desc limit 1
      ) returning id`.execute(this.#db);
    if (rows.length === 0) await noteSignIn(this.#db, sender, { account, outcome: 'too-many', times });
  }
}

/** Names an account and a network. */
function keyOf(sender: Sender, account: Account): string {
  return `${originOf(sender).network} ${JSON.stringify(account)}`;
}

function userIdOf(account: Account): number | null {
  return 'userId' in account ? account.userId : null;
}
