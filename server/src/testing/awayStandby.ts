import pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';

/**
 * Makes each COMMIT in this database wait for a standby that does not exist, until the test ends or `comeBack` is
 * called. Connections that are already open do not wait, and neither do other databases of the cluster.
 */
export async function awayStandby(database: string, cluster = inject('postgres')) {
  const name = new URL(database).pathname.slice(1);
  const admin = new pg.Client({ connectionString: cluster });
  let isThere = true;
  // The test may have stopped the cluster.
  admin.on('error', () => {
    isThere = false;
  });
  await admin.connect();
  /** Returns the process ids of the COMMITs in this database that wait for the standby. */
  const waiting = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = $1 and wait_event = 'SyncRep' order by xact_start",
      [name],
    );
    return rows.map(({ pid }) => pid);
  };
  const comeBack = async () => {
    await admin.query('alter system reset synchronous_standby_names');
    await admin.query('select pg_reload_conf()');
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  };
  onTestFinished(async () => {
    if (!isThere) return;
    await comeBack();
    await admin.query(`alter database ${name} reset synchronous_commit`);
    await admin.end();
  });
  // The test cluster does not wait for its disk, and without that never waits for a standby either.
  await admin.query(`alter database ${name} set synchronous_commit = on`);
  await admin.query("alter system set synchronous_standby_names = 'standby_that_is_away'");
  await admin.query('select pg_reload_conf()');
  await untilCommitsWait(database, waiting, (pid) => admin.query('select pg_cancel_backend($1)', [pid]));
  return {
    comeBack,
    /** Waits until this many COMMITs wait for the standby. Returns their process ids, the longest waiting one first. */
    async untilWaiting(count: number): Promise<readonly number[]> {
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(count);
      return waiting();
    },
    /** Ends the process of a waiting COMMIT, as an administrator might. PostgreSQL keeps the transaction. */
    terminate: (pid: number | undefined) => admin.query('select pg_terminate_backend($1)', [pid]),
  };
}

/** Waits until COMMIT really waits: PostgreSQL takes a moment to read its settings. */
async function untilCommitsWait(
  database: string,
  waiting: () => Promise<readonly number[]>,
  cancel: (pid: number) => Promise<unknown>,
): Promise<void> {
  const trial = new pg.Client({ connectionString: database });
  await trial.connect();
  for (let isWaiting = false; !isWaiting; ) {
    let isCommitted = false;
    const commit = trial.query('create temporary table if not exists trial (); drop table trial').then(() => {
      isCommitted = true;
    });
    while (!isCommitted && !isWaiting) {
      const [pid] = await waiting();
      isWaiting = pid !== undefined;
      // Cancelling ends only the wait; the transaction is kept.
      if (pid !== undefined) await cancel(pid);
    }
    await commit;
  }
  await trial.end();
}
