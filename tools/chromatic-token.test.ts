import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('says what is missing, before it builds or sends anything, when there is no project token', {
  timeout: 30_000,
}, () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'chromatic-token.ts')],
    {
      env,
    },
  );
  expect(status).toBe(1);
  expect(stdout.toString()).toBe('');
  expect(stderr.toString().trim().split('\n')).toEqual([
    expect.stringMatching(/^CHROMATIC_PROJECT_TOKEN is not set: .*\.$/),
  ]);
});
