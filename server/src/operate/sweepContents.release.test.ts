import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../database/connect.ts';
import {
  emptyDatabase,
  organisation,
  sampleOrganisation,
  temporaryFolder,
} from '../testing/organisations.ts';
import { testSecret } from '../testing/sampleSecrets.ts';
import { backup, restore } from './backup.ts';
import { exportAll } from './exportAll.ts';
import { importAll } from './importAll.ts';
import { contentsLock } from './sweepContents.ts';

describe('the sweep of contents', () => {
  it.each(['backup', 'restore', 'export', 'import'] as const)(
    'never runs beside the command %s',
    async (command) => {
      const { config } = await sampleOrganisation();
      const [file, folder] = [join(temporaryFolder(), 'backup.tar.gz'), join(temporaryFolder(), 'export')];
      await backup(config, file);
      await exportAll(config, folder);
      const target = {
        ...organisation(await emptyDatabase(command === 'import' ? 'no_samples' : undefined)),
        OLD_TOKEN_SECRETS: [testSecret],
      };
      const commands = {
        backup: [config, () => backup(config, join(temporaryFolder(), 'b.tar.gz'))],
        restore: [target, () => restore(target, file, 'copy')],
        export: [config, () => exportAll(config, join(temporaryFolder(), 'e'))],
        import: [target, () => importAll(target, folder, { isWritten: true })],
      } as const;
      const [{ DATABASE_URL: url = '' }, run] = commands[command];
      const other = connect({ url });
      onTestFinished(() => other.destroy());
      const waiting = async () => {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(other);
        return rows.length;
      };
      await other.connection().execute(async (sweeping) => {
        await sql`select pg_advisory_lock(${contentsLock})`.execute(sweeping);
        const running = run();
        await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
        await sql`select pg_advisory_unlock(${contentsLock})`.execute(sweeping);
        await running;
      });
    },
  );
});
