import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { dataFolder, refusalOf, runCommand } from '../testing/commands.ts';
import { createDatabase, dropDatabase } from '../testing/createDatabase.ts';
import { temporaryFolder } from '../testing/organisations.ts';

/** Creates a role that may only connect. Returns the address with that role. */
async function asWeakRole(url: string): Promise<string> {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: inject('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run("create role fault_weak login password 'weak'");
  onTestFinished(() => run('drop role fault_weak'));
  return Object.assign(new URL(url), { username: 'fault_weak', password: 'weak' }).href;
}

describe('a command', () => {
  it('names a data folder that cannot be made', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const env = { DATA_DIR: join(file, 'data'), DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' };
    const said = `${file}/data leads through a file (ENOTDIR)`;
    const own = { ...env, DATABASE_URL: undefined };
    expect(await refusalOf(own)).toEqual({ code: 1, said: `Stopped, because ${said}: correct the path` });
    const doctor = await runCommand(['doctor'], env);
    expect([doctor.code, doctor.said.split('\n').slice(-2)]).toEqual([
      1,
      [`wrong disk      DATA_DIR: ${said}`, `${' '.repeat(16)}correct the path`],
    ]);
  });

  it('names files that cannot be written or read', async () => {
    const folder = temporaryFolder();
    const postgres = inject('postgres');
    const env = {
      DATA_DIR: dataFolder(),
      DATABASE_URL: await createDatabase(postgres, 'fault_files', 'no_samples'),
    };
    onTestFinished(() => dropDatabase(postgres, 'fault_files'));
    expect(await runCommand(['backup', join(folder, 'none/portal.tar.gz')], env)).toEqual({
      code: 1,
      said: `Stopped, because ${folder}/none does not exist (ENOENT): create it or bring it back, or correct the path`,
    });
    expect(await runCommand(['restore', folder, '--copy'], env)).toEqual({
      code: 1,
      said: `${folder} is no backup of the portal`,
    });
  });

  it('names a port that another program uses, by its setting', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    const postgres = inject('postgres');
    const url = await createDatabase(postgres, 'fault_port', 'no_samples');
    onTestFinished(() => dropDatabase(postgres, 'fault_port'));
    const env = { DATA_DIR: dataFolder(), DATABASE_URL: url, ADMIN_EMAIL: 'direction@ecole.example' };
    const said = (setting: string) =>
      `The server cannot listen on 127.0.0.1:${port} (EADDRINUSE): another program uses this port: end it, or set ${setting} to another one`;
    expect(await refusalOf({ ...env, PORT: port })).toEqual({ code: 1, said: said('PORT') });
    expect(await refusalOf({ ...env, METRICS_PORT: port })).toEqual({ code: 1, said: said('METRICS_PORT') });
    expect(await refusalOf({ ...env, HOST: '192.0.2.1' })).toEqual({
      code: 1,
      said: 'The server cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL): this machine does not have this address: correct HOST',
    });
  });

  it('names a role that may not change tables', async () => {
    const postgres = inject('postgres');
    const url = await createDatabase(postgres, 'fault_rights', 'no_samples');
    onTestFinished(() => dropDatabase(postgres, 'fault_rights'));
    const { code, said } = await refusalOf({ DATA_DIR: dataFolder(), DATABASE_URL: await asWeakRole(url) });
    expect([code, said]).toEqual([
      1,
      'Stopped, because the role of DATABASE_URL may not do this in the database (permission denied for table migrations): give it the rights, or migrate with the role that has them: see "Several processes" in docs/operate/growing.md',
    ]);
  });
});
