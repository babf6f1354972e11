import {
  type ControlledTransaction,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { findHost, readHosts, ServerConnection, type Wanted } from './hosts.ts';
import { endsConnection, outageOf, ReadOnlyDatabase } from './outage.ts';
import { StatementNames } from './StatementNames.ts';
import type { Schema } from './schema.ts';

/** A database, or a transaction in it. */
export type Db = Kysely<Schema> | Transaction<Schema> | ControlledTransaction<Schema>;

/**
 * Returns numbers, days and moments as the API sends them. By default the driver converts them to strings and local
 * dates.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

export interface Connections {
  /** The address. If it names several servers, the one that accepts writes is used. */
  readonly url: string;
  /** Which of several servers to use; by default `leader`, the one that accepts writes. */
  readonly wanted?: Wanted;
  /** Maximum number of connections of one process. */
  readonly max?: number;
  /**
   * Whether a pooler in between, such as PgBouncer, may assign each transaction to another connection of the database.
   */
  readonly isPooled?: boolean;
  /** Whether statements and transactions have the time limits of requests; by default true. */
  readonly hasLimits?: boolean;
}

/** Milliseconds that a request waits for a free connection. */
const maxQueueTime = 4000;
/**
 * Time limit of a statement in milliseconds. The driver gives up a second later if the database does not answer at all.
 */
const maxStatementTime = 10_000;
/** Milliseconds that a transaction may wait for its next statement. */
const maxIdleTime = 30_000;

/**
 * Settings for short statements: compiling them (JIT) or planning them for each set of values takes longer than running
 * them. The database fits in memory, so random reads cost no more than sequential ones.
 */
const options = '-c jit=off -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1';

/** Set explicitly, because the role may have limits of its own. */
const noLimits = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/**
 * Opens a pool of connections to a database. With a pooler, statements are not prepared, and the settings of the
 * connection are left to the role (docs/operate/growing.md). A connection to a server that accepts no writes still runs reads
 * but is closed afterwards, so that the next one may reach the leader.
 */
export function connect(connections: Connections): Kysely<Schema> {
  const { url, wanted = 'leader', max = 10, isPooled = false, hasLimits = true } = connections;
  const limits = { statement_timeout: maxStatementTime, idle_in_transaction_session_timeout: maxIdleTime };
  const settings = hasLimits ? { options, ...limits } : { options: `${options} ${noLimits}` };
  const names = isPooled ? null : new StatementNames();
  const poolOf = (host: string) => {
    const pool = new pg.Pool({
      Client: ServerConnection,
      connectionString: host,
      types,
      max,
      connectionTimeoutMillis: maxQueueTime,
      query_timeout: hasLimits ? maxStatementTime + 1000 : 0,
      pipeline: true,
      ...(isPooled ? {} : settings),
    });
    // An idle connection that breaks is replaced. A connection in use reports the error to its query.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => improveQueries(client, names));
    pool.on('release', (_error, client) => {
      if (wanted === 'leader' && isReadOnly(client)) void client.end().catch(() => undefined);
    });
    return pool;
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new HostPool(readHosts(url, wanted), wanted, poolOf) }),
  });
}

function isReadOnly(client: pg.ClientBase): boolean {
  return client instanceof ServerConnection && client.isReadOnly;
}

/** Milliseconds after which the pool looks for a standby again if only the leader was found. */
const betweenSearches = 60_000;

/**
 * Connections to the leader or a standby among several servers. Searches again when that server is gone or has changed
 * its role.
 */
class HostPool implements PostgresPool {
  readonly options = {};
  readonly #hosts: readonly string[];
  readonly #wanted: Wanted;
  readonly #poolOf: (host: string) => pg.Pool;
  readonly #pools = new Map<string, pg.Pool>();
  #host: Promise<string> | undefined;
  #searchedAt = 0;

  constructor(hosts: readonly string[], wanted: Wanted, poolOf: (host: string) => pg.Pool) {
    this.#hosts = hosts;
    this.#wanted = wanted;
    this.#poolOf = poolOf;
  }

  async connect(): Promise<pg.PoolClient> {
    const host = this.#host;
    if (host === undefined || this.#hosts.length === 1) return this.#connectTo(this.#find());
    // Another server may be the leader by now.
    return this.#connectTo(host).catch((error: unknown) => {
      if (!endsConnection(error) || outageOf(error) === 'busy') throw error;
      return this.#connectTo(this.#find());
    });
  }

  async end(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
  }

  #find(): Promise<string> {
    if (this.#host === undefined) this.#searchedAt = performance.now();
    this.#host ??= findHost(this.#hosts, this.#wanted);
    return this.#host;
  }

  async #connectTo(found: Promise<string>): Promise<pg.PoolClient> {
    try {
      const host = await found;
      const pool = this.#pools.get(host) ?? this.#poolOf(host);
      this.#pools.set(host, pool);
      const client = await pool.connect();
      if (this.#hosts.length === 1 || isReadOnly(client) === (this.#wanted === 'standby')) return client;
      if (this.#wanted === 'standby') {
        // Reading from the leader is fine as well. Search again later for a standby.
        if (performance.now() - this.#searchedAt > betweenSearches) this.#host = undefined;
        return client;
      }
      client.release(true);
      throw new ReadOnlyDatabase();
    } catch (error) {
      // Another request may have found a new server already; keep that one.
      if (this.#host === found) this.#host = undefined;
      throw error;
    }
  }
}

/** Removes the time limits for one transaction. Also works where a pooler leaves the limits to the role. */
export async function liftLimits(trx: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
}

/** `withNext` as a text. */
export const prefixOfAhead = '/* with next */ ';

/**
 * Prefix of a statement that is sent together with the next one, which fails if it fails. Its rows are empty until the
 * next statement is answered, and then filled. It sees what is committed when it runs, not when it is sent.
 */
export const withNext = sql.raw(prefixOfAhead);

/**
 * Prepares the statements that have a name, sends BEGIN together with the first statement of the transaction, and closes the
 * connection after an error that may have broken it.
 */
function improveQueries(client: pg.PoolClient, names: StatementNames | null): void {
  const ask = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const { stream } = client.connection;
  let ahead: Promise<unknown>[] = [];
  let begun: Promise<unknown> | undefined;
  const query = async (text: string, values: unknown[] = []) => {
    const begins = /^(begin|start transaction)/.test(text);
    const isAhead = begins || text.startsWith(prefixOfAhead);
    if (isAhead && ahead.length === 0) stream.cork();
    const answer = ask({ name: values.length > 0 ? names?.of(text) : undefined, text, values });
    if (isAhead) {
      const rows: unknown[] = [];
      // Runs before the next statement is answered, because answers arrive in order.
      answer.then(
        (result) => rows.push(...result.rows),
        () => undefined,
      );
      ahead.push(answer);
      if (begins) begun = answer;
      return { command: '', rowCount: null, rows };
    }
    const before = ahead;
    const begin = begun;
    ahead = [];
    begun = undefined;
    if (before.length > 0) stream.uncork();
    try {
      const [result] = await Promise.all([answer, ...before]);
      return result;
    } catch (error) {
      // Without its BEGIN, what followed was carried out on its own.
      const isOutside = begin !== undefined && (await hasFailed(begin));
      if (endsConnection(error) || isOutside) void client.end().catch(() => undefined);
      throw error;
    }
  };
  Object.assign(client, { query });
  // The query reports the error. Without this listener, a broken connection would end the process.
  client.on('error', () => undefined);
}

function hasFailed(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    () => true,
  );
}
