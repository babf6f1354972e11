import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createDatabase, dropDatabase } from '../testing/createDatabase.ts';
import { sampleOrganisation, temporaryFolder } from '../testing/organisations.ts';
import { noAdministrator, refuseNoAdministrator } from './refuseNoAdministrator.ts';

it('refuses a first start without the address of an administrator, and leaves no folder behind', async () => {
  const folder = join(temporaryFolder(), 'data');
  await expect(refuseNoAdministrator(readConfig({ DATA_DIR: folder }))).rejects.toThrow(noAdministrator);
  expect(existsSync(folder)).toBe(false);
  await refuseNoAdministrator(readConfig({ DATA_DIR: folder, ADMIN_EMAIL: 'direction@ecole.example' }));
});

it('refuses a database without users, migrated or not', async () => {
  const postgres = inject('postgres');
  for (const [name, template] of [
    ['start_empty', 'template0'],
    ['start_migrated', 'no_samples'],
  ] as const) {
    const url = await createDatabase(postgres, name, template);
    onTestFinished(() => dropDatabase(postgres, name));
    await expect(refuseNoAdministrator(readConfig({ DATABASE_URL: url }))).rejects.toThrow(noAdministrator);
  }
});

it('accepts a database with users, and leaves one that does not answer to the start', async () => {
  const { config } = await sampleOrganisation();
  await refuseNoAdministrator({ ...config, ADMIN_EMAIL: undefined });
  await refuseNoAdministrator(readConfig({ DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }));
});
