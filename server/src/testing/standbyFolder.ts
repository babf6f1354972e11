import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the data folder of a PostgreSQL that is stopped, with its owner, who is another one when root starts it. */
export function copyDataFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** Makes the PostgreSQL that starts in a copied data folder a standby of the one at this address. */
export function followLeader(folder: string, leader: string): void {
  const { hostname, port, password, username } = new URL(leader);
  const line = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`);
  writeFileSync(join(folder, 'standby.signal'), '');
}
