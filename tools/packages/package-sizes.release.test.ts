import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOutside, workspaceFolder } from './publicPackages.ts';
import { sizeBeyondReact } from './sizeBeyondReact.ts';

const built = '.cache/package-sizes';

/** Builds a package as published but without types, which take most of the time and add nothing to the size. */
function measure(name: 'domain' | 'ui') {
  const root = join(workspaceFolder, 'packages', name);
  runOutside(root, join(workspaceFolder, 'node_modules/.bin/tsup'), '--no-dts', '--out-dir', built);
  const from = `@portal/${name}`;
  const project = { root, alias: { [from]: join(root, built, 'index.js') } };
  return (exports: string) => sizeBeyondReact(exports, from, project);
}

describe('the size of the design system in a project that uses little of it', () => {
  let button = 0;
  let buttonAndTable = 0;
  beforeAll(async () => {
    const sizeOf = measure('ui');
    button = await sizeOf('Button');
    buttonAndTable = await sizeOf('Button, DataTable');
  }, 120_000);

  it('is under 3 kB for a button', () => {
    expect(button).toBeLessThan(3000);
  });

  it('grows with what is used, so that the measure would see what a button drags in', () => {
    expect(buttonAndTable).toBeGreaterThan(button + 3000);
  });
});

describe('the size of the domain in a project that uses little of it', () => {
  let rule = 0;
  let ruleAndSchema = 0;
  beforeAll(async () => {
    const sizeOf = measure('domain');
    rule = await sizeOf('contractedHours');
    ruleAndSchema = await sizeOf('contractedHours, materialSchema');
  }, 120_000);

  it('is under 1.5 kB for a rule, which brings neither zod nor texts', () => {
    expect(rule).toBeLessThan(1500);
  });

  it('grows by zod with a schema, so that the measure would see it', () => {
    expect(ruleAndSchema).toBeGreaterThan(rule + 10_000);
  });
});
