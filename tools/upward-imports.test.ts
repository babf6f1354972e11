import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { upwardImports } from './upward-imports.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Writes the files of a folder `app` and returns the root. */
function withFiles(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'app', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const layers = ['words', 'parts', 'pages', 'main.ts'];
const oneEach = { 'words/fr.ts': '', 'parts/Card.tsx': '', 'pages/Home.tsx': '', 'main.ts': '' };

describe('imports from a lower layer to a higher one', () => {
  it('are found whatever their form, each once', () => {
    const root = withFiles({
      ...oneEach,
      'words/fr.ts':
        "import type { Card } from '../parts/Card';\nimport { Card as Other } from '../parts/Card';",
      'parts/Card.tsx': "export const load = () => import('../pages/Home');",
      'parts/index.ts': "export * from '../pages';",
      'pages/index.ts': "import '../main.ts';",
    });
    expect(upwardImports(root, { folder: 'app', layers })).toEqual([
      { from: 'app/pages/index.ts', to: 'app/main.ts' },
      { from: 'app/parts/Card.tsx', to: 'app/pages/Home.tsx' },
      { from: 'app/parts/index.ts', to: 'app/pages/index.ts' },
      { from: 'app/words/fr.ts', to: 'app/parts/Card.tsx' },
    ]);
  });

  it('are not those downwards, within a layer, of packages, and of tests and stories', () => {
    const root = withFiles({
      ...oneEach,
      'main.ts': "import './pages/Home';",
      'pages/Home.tsx': "import { Card } from '../parts/Card';\nimport { other } from './other';",
      'pages/other.ts': "import 'react';\nimport '../../elsewhere/main';",
      'words/fr.test.ts': "import '../main';",
      'words/fr.stories.tsx': "import '../main';",
      'words/testing/start.ts': "import '../../main';",
    });
    expect(upwardImports(root, { folder: 'app', layers })).toEqual([]);
  });

  it('cannot hide in a folder that has no layer', () => {
    const root = withFiles({ ...oneEach, 'helpers/any.ts': '' });
    expect(() => upwardImports(root, { folder: 'app', layers })).toThrow(
      'app/helpers/any.ts has no layer: name helpers in tools/layers.ts',
    );
  });

  it('are not looked for in a layer without files', () => {
    const root = withFiles(oneEach);
    expect(() => upwardImports(root, { folder: 'app', layers: [...layers, 'hooks'] })).toThrow(
      'app has no hooks: remove it from tools/layers.ts',
    );
  });
});
