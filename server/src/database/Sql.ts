import type { RawBuilder } from 'kysely';

/** A fragment of an SQL statement. */
export type Sql = RawBuilder<unknown>;
