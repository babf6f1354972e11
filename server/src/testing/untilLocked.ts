import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '../database/schema.ts';

/** Waits until this many connections to the database wait for locks. */
export async function untilLocked({ db }: { readonly db: Kysely<Schema> }, waiting = 1): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.count;
      },
      { timeout: 20_000 },
    )
    .toBe(waiting);
}
