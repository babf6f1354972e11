import { type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { sqlStateOf } from './transact.ts';

/** A database, or a transaction in it. */
export type Db = Kysely<Schema> | Transaction<Schema> | ControlledTransaction<Schema>;

/** Numbers, days and moments as the wire writes them: the driver would make texts and local dates of them. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

export interface Connections {
  readonly url: string;
  /** How many connections one process opens at most. */
  readonly most?: number;
}

/** Milliseconds for which a request waits for a free connection. */
const longestQueue = 4000;
/** Milliseconds of a statement; the driver gives up a second later on a database that does not even say so. */
const longestStatement = 10_000;

/** Opens the database of that address. */
export function connect({ url, most = 10 }: Connections): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: most,
    connectionTimeoutMillis: longestQueue,
    statement_timeout: longestStatement,
    query_timeout: longestStatement + 1000,
    // Compiling a statement takes longer than these statements do.
    options: '-c jit=off',
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced; who uses one sees the error of the query.
  pool.on('error', () => undefined);
  pool.on('connect', prepareStatements);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Names of prepared statements by their texts: planning a list takes longer than running it. */
const names = new Map<string, string>();
/** Each costs memory in every connection; a text with parameters in another number is another statement. */
const mostNames = 300;

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `s${names.size}`);
  return names.get(text);
}

/** Prepares each statement once, and closes the connection after an error that it may not outlive. */
function prepareStatements(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
  const query = async (text: string, values: unknown[] = []) => {
    try {
      return await ask({ name: values.length > 0 ? nameOf(text) : undefined, text, values });
    } catch (error) {
      const state = sqlStateOf(error);
      // Without a code the connection itself has failed; after a migration its prepared statements are stale.
      if (state === undefined || state === '0A000') void client.end().catch(() => undefined);
      throw error;
    }
  };
  Object.assign(client, { query });
  // Its query fails as well; without a listener, a connection that breaks would end this process.
  client.on('error', () => undefined);
}
