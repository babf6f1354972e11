import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Accounts } from './Backend.ts';
import { checkBackend } from './checkBackend.ts';
import { readOpenApi } from './openapi.ts';
import { printed } from './Report.ts';

// npm run api:check -- --base https://api.example.org --accounts accounts.json [--allow-writes] [--allow-mail]
// [--strict] Exit codes: 0 if nothing failed, 1 if a check failed, 2 if the backend could not be checked.

const usage =
  'npm run api:check -- --base URL --accounts FILE [--allow-writes] [--allow-mail] [--strict] [--only operationId,...] [--all] [--watch]';
/** Pause between two runs with `--watch`, in milliseconds. */
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
  const operations = readOpenApi();
  const unknown = only?.split(',').filter((id) => !operations.some((operation) => operation.id === id));
  if (unknown?.length) throw new Error(`The API description has no operation ${unknown.join(', ')}.`);
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
  // Runs until it is stopped, and waits for a backend that restarts.
  while (values.watch) {
    const text = await run().catch((error: unknown) => String(error));
    console.log(`\u001Bc${text}\n\nAgain in 3 seconds; Ctrl+C stops.`);
    await pause(pauseMilliseconds);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
