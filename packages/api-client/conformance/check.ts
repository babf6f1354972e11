import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Accounts } from './Backend.ts';
import { checkBackend } from './checkBackend.ts';
import { printed } from './Report.ts';
import { readTreaty } from './treaty.ts';

// npm run api:check -- --base https://api.example.org --accounts accounts.json [--allow-writes] [--allow-mail] [--strict]
// Ends with 0 when nothing failed, with 1 when the backend breaks the treaty, with 2 when it could not be asked.

const usage =
  'npm run api:check -- --base URL --accounts FILE [--allow-writes] [--allow-mail] [--strict] [--only operationId,...] [--all] [--watch]';
/** Between two runs of --watch. */
const pauseMilliseconds = 3000;

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
      watch: { type: 'boolean', default: false },
    },
  });
  const { base, accounts, only } = values;
  if (!base || !accounts) throw new Error(usage);
  const operations = readTreaty();
  const unknown = only?.split(',').filter((id) => !operations.some((operation) => operation.id === id));
  if (unknown?.length) throw new Error(`The treaty has no operation ${unknown.join(', ')}.`);
  const run = async () => {
    const report = await checkBackend({
      base,
      accounts: JSON.parse(readFileSync(accounts, 'utf8')) as Accounts,
      allowWrites: values['allow-writes'],
      allowMail: values['allow-mail'],
      strict: values.strict,
      only: only?.split(','),
    });
    process.exitCode = report.failures().length > 0 ? 1 : 0;
    return printed(report, operations, values.all);
  };
  if (!values.watch) console.log(await run());
  // Until it is stopped; a backend that is being restarted is waited for.
  while (values.watch) {
    const text = await run().catch((error: unknown) => String(error));
    console.log(`\u001Bc${text}\n\nAgain in 3 seconds; Ctrl+C stops.`);
    await pause(pauseMilliseconds);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
