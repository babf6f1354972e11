import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The Debian packages of a cluster, each with a command that succeeds if it is installed. */
const packages: Readonly<Record<string, string>> = {
  patroni: 'command -v patroni && command -v patronictl',
  // Debian 12 installs this package with Patroni. Debian 13 installs the Consul library instead. Another Python may come
  // first in the path; Debian's Patroni runs with Debian's.
  'python3-etcd': '/usr/bin/python3 -c "import etcd"',
  'etcd-server': 'command -v etcd',
  haproxy: 'command -v haproxy',
};

/** Files that keep the installation from starting or creating anything, because other tests run on this machine. */
const guards: Readonly<Record<string, string>> = {
  '/usr/sbin/policy-rc.d': '#!/bin/sh\nexit 101\n',
  '/etc/postgresql-common/createcluster.d/portal-test.conf': 'create_main_cluster = false\n',
};

/**
 * Installs Patroni, etcd, HAProxy and PostgreSQL from Debian if they are missing and this process may do so. Returns
 * the folder of PostgreSQL's programs, or why they are not available.
 */
export function debianPackages(): { readonly binaries: string } | { readonly missing: string } {
  const missing = missingPackages();
  if (missing.length > 0) {
    const isRoot = process.getuid?.() === 0;
    if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0)
      return { missing: `it needs root on Debian, or the packages ${missing.join(', ')}` };
    install(missing);
    const left = missingPackages();
    if (left.length > 0) return { missing: `Debian's ${left.join(', ')} cannot be had here` };
  }
  return { binaries: newestPostgres() ?? '' };
}

function missingPackages(): string[] {
  const names = Object.entries(packages)
    .filter(([, isInstalled]) => spawnSync('sh', ['-c', isInstalled]).status !== 0)
    .map(([name]) => name);
  return [...names, ...(newestPostgres() === undefined ? ['postgresql'] : [])];
}

/** The newest version from 15 on, which is the oldest that the portal supports. */
function newestPostgres(): string | undefined {
  const versionOf = (folder: string) => Number(/postgresql\/(\d+)/.exec(folder)?.[1]);
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => versionOf(folder) >= 15 && existsSync(`${folder}/pg_rewind`))
    .sort((a, b) => versionOf(b) - versionOf(a))[0];
}

function install(names: readonly string[]): void {
  const added = Object.entries(guards).filter(([file]) => !existsSync(file));
  for (const [file, text] of added) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
  }
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    for (const [file] of added) rmSync(file, { force: true });
  }
}
