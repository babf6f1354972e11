import pg from 'pg';

/**
 * Keeps the COMMIT of writes hanging, as if it waited for a standby. Until it ends, nobody else sees the write, and the
 * server cannot cancel it.
 */
export class HangingCommits {
  readonly #pool: pg.Pool;
  #ready: Promise<unknown> | undefined;

  /** The address of the database. */
  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 1 });
    // PostgreSQL may end before this connection does.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Keeps the COMMIT of the next write with this `Idempotency-Key` hanging for this long; with null, until `end` is
   * called.
   */
  async add(key: string, milliseconds: number | null): Promise<void> {
    this.#ready ??= this.#pool.query(setUp);
    await this.#ready;
    await this.#pool.query(
      `insert into samples.hanging_commits (key, ends_after) values ($1, $2 * interval '1 millisecond')
       on conflict (key) do update set ends_after = excluded.ends_after`,
      [key, milliseconds],
    );
  }

  /** Ends every hanging COMMIT. */
  async end(): Promise<void> {
    await this.#ready;
    if (this.#ready) await this.#pool.query('delete from samples.hanging_commits');
  }

  /** Ends every hanging COMMIT, and closes the connection. */
  async close(): Promise<void> {
    await this.end();
    await this.#pool.end();
  }
}

/** Uses a deferred trigger, which runs at COMMIT. */
const setUp = `
  create table if not exists samples.hanging_commits (key text primary key, ends_after interval);
  create or replace function samples.hang() returns trigger language plpgsql as $$
  declare
    begun timestamptz := clock_timestamp();
  begin
    while exists (select from samples.hanging_commits where key = new.key
        and (ends_after is null or clock_timestamp() - begun < ends_after)) loop
      perform pg_sleep(0.02);
    end loop;
    return null;
  end $$;
  drop trigger if exists hanging_commit on keyed_writes;
  create constraint trigger hanging_commit after insert on keyed_writes
    deferrable initially deferred for each row execute function samples.hang()`;
