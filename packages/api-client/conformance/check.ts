import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Accounts } from './Backend.ts';
import { checkBackend } from './checkBackend.ts';
import { printed } from './Report.ts';
import { readTreaty } from './treaty.ts';

// npm run api:check -- --base https://api.example.org --accounts accounts.json [--allow-writes] [--allow-mail] [--strict]
// Ends with 0 when nothing failed, with 1 when the backend breaks the treaty, with 2 when it could not be asked.

const usage =
  'npm run api:check -- --base URL --accounts FILE [--allow-writes] [--allow-mail] [--strict] [--only operationId,...] [--all]';

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      accounts: { type: 'string' },
      'allow-writes': { type: 'boolean', default: false },
      'allow-mail': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  if (!values.base || !values.accounts) throw new Error(usage);
  const report = await checkBackend({
    base: values.base,
    accounts: JSON.parse(readFileSync(values.accounts, 'utf8')) as Accounts,
    allowWrites: values['allow-writes'],
    allowMail: values['allow-mail'],
    strict: values.strict,
    only: values.only?.split(','),
  });
  console.log(printed(report, readTreaty(), values.all));
  process.exitCode = report.failures().length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
