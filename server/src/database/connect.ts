import { type ControlledTransaction, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

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

/** Opens the database of that address; a statement takes at most 10 seconds, a free connection comes within 5. */
export function connect({ url, most = 10 }: Connections): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: most,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    // Compiling a statement takes longer than these statements do.
    options: '-c jit=off',
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced; who uses one sees the error of the query.
  pool.on('error', () => undefined);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
