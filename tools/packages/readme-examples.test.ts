import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';
import * as domain from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { readmeBlocks } from './readmeBlocks.ts';

const examples = readmeBlocks('domain', 'ts');

/** Runs an example. Returns the value of each line that ends in a comment, and the value that the comment states. */
function valuesOf(example: string): { line: string; value: unknown; stated: unknown }[] {
  const code = stripTypeScriptTypes(example)
    .replace(/^import (\{.*\}) from '@portal\/domain';$/gm, 'const $1 = domain;')
    .replace(
      /^(\S.*); \/\/ (.+)$/gm,
      (line, expression, stated) =>
        `values.push({ line: ${JSON.stringify(line)}, value: ${expression}, stated: (${stated}) });`,
    );
  return runInThisContext(`(domain) => { const values = []; ${code}; return values; }`)(domain);
}

describe('the README of @portal/domain', () => {
  it.each(examples)('states what its example returns: %#', (example) => {
    const values = valuesOf(example);
    expect(values).not.toEqual([]);
    for (const { line, value, stated } of values) expect(value, line).toEqual(stated);
  });
});
