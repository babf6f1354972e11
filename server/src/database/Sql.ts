import type { RawBuilder } from 'kysely';

/** A part of a statement. */
export type Sql = RawBuilder<unknown>;
