import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOutside, workspaceFolder } from './publicPackages.ts';
import { sizeBeyondReact } from './sizeBeyondReact.ts';

const ui = join(workspaceFolder, 'packages/ui');
const built = '.cache/button-size';
const project = { root: ui, alias: { '@portal/ui': join(ui, built, 'index.js') } };

let button = 0;
let buttonAndMenu = 0;

/** Builds the package as published but without types, which take most of the time and add nothing to the size. */
beforeAll(async () => {
  runOutside(ui, join(workspaceFolder, 'node_modules/.bin/tsup'), '--no-dts', '--out-dir', built);
  button = await sizeBeyondReact('Button', '@portal/ui', project);
  buttonAndMenu = await sizeBeyondReact('Button, Menu', '@portal/ui', project);
}, 120_000);

describe('the size of the design system in a project that uses little of it', () => {
  it('is under 3 kB for a button', () => {
    expect(button).toBeLessThan(3000);
  });

  it('grows with what is used, so that the measure would see what a button drags in', () => {
    expect(buttonAndMenu).toBeGreaterThan(button + 3000);
  });
});
