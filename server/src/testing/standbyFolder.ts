import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the data folder of a stopped PostgreSQL, keeping its owner, which differs from this account if root starts it.
 */
export function copyDataFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** Configures the PostgreSQL of a copied data folder as a standby of the one at this address. */
export function followLeader(folder: string, leader: string): void {
  const { hostname, port, password, username } = new URL(leader);
  const line = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`);
  writeFileSync(join(folder, 'standby.signal'), '');
}
