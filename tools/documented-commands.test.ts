import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsIn, documentedCommands, foreign, leftOut, triedApart } from './documented-commands.ts';
import { tasks } from './tasks.mjs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = documentedCommands();
const documented = [...new Set(commands.flatMap(({ script }) => script ?? []))];

it('finds commands in blocks, sentences and tables', () => {
  const text =
    '| `npm run rows -- CON` | x |\n\n```sh\nnpm start   # serves\n```\n\nOr `A_TOKEN=... npm run chromatic`.';
  expect(commandsIn(text, 'x.md').map(({ line, script }) => [line, script])).toEqual([
    ['npm start', 'start'],
    ['npm run rows -- CON', 'rows'],
    ['A_TOKEN=... npm run chromatic', 'chromatic'],
  ]);
});

describe('a documented command', () => {
  it.each(commands.filter(({ script }) => script !== undefined))(
    '$line of $document exists',
    ({ script = '' }) => {
      expect(scripts[script]).toBe(`node tools/workspace.mjs ${script}`);
      expect(tasks[script]).toBeDefined();
    },
  );

  it.each(commands.filter(({ script }) => script === undefined))('$line of $document is held', ({ line }) => {
    expect(Object.keys(foreign)).toContain(line);
  });

  it.each(documented)('npm run %s is run by npm run test:full, or left out for a reason', (script) => {
    const inWords = (step: readonly string[]) => step.filter((word) => word !== '...').join(' ');
    const all = new Set(tasks['test:full']?.map(inWords));
    const steps = tasks[script] ?? [];
    const isPart = steps.length > 0 && steps.every((step) => all.has(inWords(step)));
    const ways = [
      isPart && !script.startsWith('test:full'),
      triedApart.some((tried) => tried === script),
      script in leftOut,
    ];
    expect(ways.filter(Boolean), 'one way, and one only').toHaveLength(1);
  });

  it('of a block in README is run, if only by its start and stop', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const blocks = [...readme.matchAll(/^```sh\n[\s\S]*?^```/gm)].join('\n');
    const scripts = commandsIn(blocks, 'README.md').map(({ script = '' }) => script);
    expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'serve', 'api:check']));
    expect(scripts.filter((script) => script in leftOut)).toEqual(['test']);
  });

  it('is left out or tried apart only while it is documented', () => {
    expect(documented).toEqual(expect.arrayContaining([...triedApart, ...Object.keys(leftOut)]));
    expect(commands.map(({ line }) => line)).toEqual(expect.arrayContaining(Object.keys(foreign)));
  });

  it.each(Object.keys(scripts))('npm run %s is documented', (script) => {
    expect(documented).toContain(script);
  });
});
