import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { stepCounter } from './count-steps.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fromServer = createRequire(join(root, 'server/package.json'));
const fromDomain = createRequire(join(root, 'packages/domain/package.json'));
const { parse } = fromServer('yaml') as { parse: (text: string) => unknown };
const { fullFormats } = fromServer('ajv-formats/dist/formats.js') as { fullFormats: Record<string, unknown> };
const { regexes } = fromDomain('zod') as typeof import('zod');

/** Every schema of the OpenAPI document with a pattern or format, and where it is. */
const schemas: { place: string; schema: { pattern?: string; format?: string; maxLength?: number } }[] = [];
collect(parse(readFileSync(join(root, 'packages/api-client/openapi.yaml'), 'utf8')), '');

function collect(value: unknown, place: string): void {
  if (typeof value !== 'object' || value === null) return;
  const own = value as Record<string, unknown>;
  if (typeof own.pattern === 'string' || (typeof own.format === 'string' && 'type' in own))
    schemas.push({ place, schema: own });
  for (const [name, item] of Object.entries(own))
    if (!/^examples?$/.test(name)) collect(item, `${place}/${name}`);
}

/** Every regular expression in the domain. */
function patternsOfDomain(): RegExp[] {
  const found = new Map<string, RegExp>();
  for (const file of globSync('packages/domain/src/**/*.ts', { cwd: root })) {
    if (/\.(test|fixtures)\.ts$/.test(file)) continue;
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
        found.set(node.text, new RegExp(body, flags));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()];
}

/** Characters that a user might type, and one that ends a match. Hostile texts repeat some of them many times. */
const letters = ['a', '1', ' ', '.', '@', '-', '\n', '!'];
const parts = [...letters, 'a.', 'a-', 'a1', '1-', '1 ', ' a', '\na'];

/** Returns the maximum number of steps for any text that repeats a part up to this length. */
function maxSteps(countSteps: (text: string) => number, length: number): number {
  let most = 0;
  for (const begin of ['', 'a', '1', 'a@a'])
    for (const part of parts)
      for (const last of ['', '!', '@', '\n'])
        most = Math.max(most, countSteps(begin + part.repeat(length / part.length) + last));
  return most;
}

/**
 * Whether the number of steps grows linearly: a text twice as long may take a little more than twice the steps. A
 * quadratic pattern takes four times as many.
 */
function isLinear(pattern: RegExp): boolean {
  const countSteps = stepCounter(pattern);
  return maxSteps(countSteps, 128) < 2.6 * maxSteps(countSteps, 64);
}

describe('the counting of steps', () => {
  it.each([/^a*b$/, /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/, /^(?:a|b)+$/, /\S/])(
    'calls %s linear',
    (pattern) => {
      expect(isLinear(pattern)).toBe(true);
    },
  );

  it.each([/\s+$/, /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, /^(a|a)*$/, /^(\d+-?)+$/, /^a*a*$/])(
    'calls %s worse than linear',
    (pattern) => {
      expect(isLinear(pattern)).toBe(false);
    },
  );
});

describe('what checks texts of strangers is linear', () => {
  const patterns = new Map(
    schemas.flatMap(({ schema: { pattern } }) => (pattern ? [[pattern, new RegExp(pattern, 'u')]] : [])),
  );
  it.each([...patterns.values()])('pattern %s of the API description', (pattern) => {
    expect(isLinear(pattern)).toBe(true);
  });

  const formats = new Set(
    schemas.flatMap(({ schema: { format } }) => (format && format !== 'binary' ? [format] : [])),
  );
  it.each([...formats])('format %s of the API description', (format) => {
    const checked = fullFormats[format];
    // Other formats are functions. They read a date of ten characters, digit by digit.
    if (checked instanceof RegExp) expect(isLinear(checked)).toBe(true);
    else expect(format).toBe('date');
  });

  it.each(patternsOfDomain())('pattern %s of the domain', (pattern) => {
    expect(isLinear(pattern)).toBe(true);
  });

  it('the address as the domain reads it', () => {
    expect(isLinear(regexes.email)).toBe(true);
  });
});

it.each(schemas.filter(({ schema: { format } }) => format !== 'binary' && format !== 'date'))(
  '$place says how long its texts may be',
  ({ schema }) => {
    expect(schema.maxLength).toBeGreaterThan(0);
    // The local API never applies a pattern to a longer text.
    expect(schema.maxLength).toBeLessThanOrEqual(1000);
  },
);
