import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { smallDataSet } from '../../samples/index.ts';
import { loadSamples } from '../../samples/loadSamples.ts';
import { migrate } from '../database/migrate.ts';
import { type OwnPostgres, startOwnPostgres } from '../database/ownPostgres.ts';
import { sampleSecrets } from './sampleSecrets.ts';
import { copyDataFolder, followLeader } from './standbyFolder.ts';
import { testDay } from './testMoment.ts';

/** One of two PostgreSQL servers with the same records. */
export interface Replica {
  readonly url: string;
  /** Runs a statement, such as `select pg_promote()`, and returns its rows. */
  run(text: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export interface Replicated {
  readonly leader: Replica;
  readonly standby: Replica;
  /** An address that names both servers, the standby first. */
  readonly both: string;
}

/** Starts a PostgreSQL with the small samples and a standby that follows it, until the test ends. */
export async function startReplicated(): Promise<Replicated> {
  const folders = ['leader', 'standby'].map((name) => mkdtempSync(join(tmpdir(), `portal-${name}-`)));
  const [ofLeader = '', ofStandby = ''] = folders;
  const binaries = process.env.PORTAL_POSTGRES_BIN;
  const filling = await startOwnPostgres({ folder: ofLeader, binaries, isForTests: true });
  await migrate(filling.url('postgres'));
  await loadSamples(filling.url('postgres'), smallDataSet(testDay), sampleSecrets);
  await filling.stop();
  copyDataFolder(ofLeader, ofStandby);
  const leader = await startOwnPostgres({ folder: ofLeader, binaries, isForTests: true, isTemporary: true });
  followLeader(ofStandby, leader.url('postgres'));
  const standby = await startOwnPostgres({
    folder: ofStandby,
    binaries,
    isForTests: true,
    isTemporary: true,
  });
  const both = new URL(leader.url('postgres'));
  const hosts = [standby, leader].map((server) => new URL(server.url('postgres')).host).join();
  return {
    leader: replica(leader),
    standby: replica(standby),
    both: both.href.replace(both.host, hosts),
  };
}

function replica(server: OwnPostgres): Replica {
  const url = server.url('postgres');
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  };
  return { url, run, stop };
}
