import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The files of the chapter "A cluster of PostgreSQL" in docs/operate/growing.md. */
const documented = fileURLToPath(new URL('../../../../docs/cluster', import.meta.url));
const names = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof names)[number];

/** The state of a member as Patroni reports it. */
interface Member {
  readonly name: NodeName;
  readonly role: string;
  readonly state: string;
}

export interface Cluster {
  /** The address of the leader through HAProxy. */
  readonly throughProxy: string;
  /** An address with all three servers, as libpq accepts it. */
  readonly allHosts: string;
  members(): Promise<Member[]>;
  /** Waits until one node leads, one is its synchronous standby, and all three run. Throws if a Patroni has failed. */
  untilHealthy(): Promise<{ readonly leader: NodeName; readonly synchronous: NodeName }>;
  switchOver(to: NodeName): void;
  /** Kills Patroni and PostgreSQL of a node. */
  killNode(name: NodeName): void;
  /** Kills only PostgreSQL. */
  killPostgres(name: NodeName): void;
  /** Freezes or continues Patroni and PostgreSQL of a node. */
  signalNode(name: NodeName, signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts Patroni on a node that was killed. */
  startNode(name: NodeName): void;
}

const addressOf = (name: NodeName) => `127.77.0.1${name.slice(2)}`;

/**
 * Starts three nodes with etcd, Patroni and PostgreSQL, and HAProxy, from the files that docs/operate/growing.md shows. Only
 * addresses, folders and passwords differ. The caller must `guard` the folder, which appears in all command lines.
 */
export async function startCluster(folder: string, binaries: string): Promise<Cluster> {
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const owner = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const secret = randomUUID();
  const adapted = (file: string, node: NodeName) =>
    readFileSync(join(documented, file), 'utf8')
      .replaceAll(
        /^(.*(?:listen|connect_address|LISTEN_\w+|ADVERTISE_\w+).*)10\.0\.0\.11/gm,
        `$1${addressOf(node)}`,
      )
      .replace(/^(name: |ETCD_NAME=)db1/m, `$1${node}`)
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', '127.77.0.')
      .replaceAll('127.0.0.1:50', '127.77.0.1:50')
      .replaceAll('change-this', secret)
      .replaceAll(/\/var\/(lib\/etcd|lib\/postgresql|run\/postgresql)/g, join(folder, node))
      .replaceAll('/usr/lib/postgresql/15/bin', binaries);
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  const run = (
    name: string,
    program: string,
    words: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, words, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', log, log],
    });
    child.once('error', (error) => console.error(`${program}: ${error.message}`));
    return child;
  };
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const patronis = new Map<NodeName, ChildProcess>();
  const dataOf = (name: NodeName) => join(folder, name, '15/portal');
  const configOf = (name: NodeName) => join(folder, `${name}.yml`);
  /** The last output of each Patroni that ended by itself. */
  const ended: string[] = [];
  const startNode = (name: NodeName) => {
    const patroni = run(`${name}-patroni`, 'patroni', [configOf(name)]);
    patroni.once('exit', (status) => {
      if (!status) return;
      const lines = readFileSync(join(folder, `${name}-patroni.log`), 'utf8')
        .trimEnd()
        .split('\n');
      ended.push(`Patroni of ${name} ended: ${lines.slice(-2).join(' ')}`);
    });
    patronis.set(name, patroni);
  };
  for (const name of names) {
    mkdirSync(join(folder, name));
    if (owner.uid !== undefined) chownSync(join(folder, name), owner.uid, owner.gid);
    const settings = adapted('etcd', name).match(/^ETCD_\w+=.*$/gm) ?? [];
    const env = Object.fromEntries(settings.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []));
    // Passed in the command line, so that the guard finds the process.
    const { ETCD_DATA_DIR: data, ...rest } = env;
    run(`${name}-etcd`, 'etcd', ['--data-dir', data ?? ''], rest);
    write(`${name}.yml`, adapted('patroni.yml', name));
    startNode(name);
  }
  run('haproxy', 'haproxy', ['-db', '-f', write('haproxy.cfg', adapted('haproxy.cfg', 'db1'))]);

  const members = async (): Promise<Member[]> => {
    for (const name of names) {
      const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const pidOf = (name: NodeName): number | null => {
    try {
      return Number(readFileSync(join(dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return null;
    }
  };
  const killPostgres = (name: NodeName) => {
    const pid = pidOf(name);
    if (pid !== null) process.kill(pid, 'SIGKILL');
  };
  const superuser = (hosts: string) => `postgres://postgres:${secret}-1@${hosts}/postgres`;
  return {
    throughProxy: superuser('127.77.0.1:5000'),
    allHosts: `${superuser(names.map((name) => `${addressOf(name)}:5432`).join())}?target_session_attrs=read-write`,
    members,
    async untilHealthy() {
      for (;;) {
        if (ended[0] !== undefined) throw new Error(ended[0]);
        const all = await members();
        const leader = all.find(({ role }) => role === 'leader' || role === 'master');
        const synchronous = all.find(({ role }) => role === 'sync_standby');
        const runs = all.filter(({ state }) => state === 'running' || state === 'streaming');
        if (leader && synchronous && runs.length === names.length)
          return { leader: leader.name, synchronous: synchronous.name };
        await pause(500);
      }
    },
    switchOver(to) {
      execFileSync('patronictl', ['-c', configOf(to), 'switchover', 'portal', '--candidate', to, '--force'], {
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        stdio: 'ignore',
      });
    },
    killNode(name) {
      patronis.get(name)?.kill('SIGKILL');
      killPostgres(name);
    },
    killPostgres,
    signalNode(name, signal) {
      const postmaster = pidOf(name);
      const family = [patronis.get(name)?.pid ?? null, postmaster, ...childrenOf(postmaster)];
      for (const pid of family) if (pid !== null) process.kill(pid, signal);
    },
    startNode,
  };
}

function childrenOf(parent: number | null): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const [, , , of] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
        return pid > 0 && Number(of) === parent;
      } catch {
        return false;
      }
    });
}
