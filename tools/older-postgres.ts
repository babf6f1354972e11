import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Runs the server's tests on the oldest PostgreSQL that it supports, which is Debian's. Only the tests of `npm test`:
// the others take long and have run on the newest version.

const binaries = '/usr/lib/postgresql/15/bin';
if (existsSync(binaries)) {
  const env = { ...process.env, PORTAL_POSTGRES_BIN: binaries, TEST_FULL: '' };
  const { status } = spawnSync('vitest', ['run', '--project', 'server'], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
} else {
  console.log(
    `Left out: the tests of the server on PostgreSQL 15 need ${binaries} (apt-get install postgresql-15).`,
  );
}
