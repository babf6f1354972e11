import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import { loadCsf } from 'storybook/internal/csf-tools';
import { docgenOptions } from '../.storybook/docgen.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'packages/ui/src');

/** A public component of `@portal/ui` and its file. */
export interface PublicComponent {
  name: string;
  file: string;
}

/** The components that the barrel of `@portal/ui` exports. Icons have one page together. */
export function publicComponents(): PublicComponent[] {
  const barrel = readFileSync(join(source, 'index.ts'), 'utf8');
  const exports = [...barrel.matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g)];
  return exports.flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file: join(source, `${path}.tsx`) })),
  );
}

/** The source files that count as use of a component: the apps, the packages they share, and the other components. */
export function placesOfUse(): { file: string; text: string }[] {
  const patterns = ['apps/*/src/**/*.tsx', 'packages/*/src/**/*.tsx'];
  return globSync(patterns, { cwd: root })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => ({ file: join(root, file), text: readFileSync(join(root, file), 'utf8') }));
}

/** The props that Storybook lists for each component. */
export function readProps(components: readonly PublicComponent[]): Map<string, ComponentDoc> {
  const parser = withCustomConfig(join(root, 'tsconfig.json'), docgenOptions);
  const files = [...new Set(components.map(({ file }) => file))];
  return new Map(parser.parse(files).map((doc) => [doc.displayName, doc]));
}

/** The metadata at the start of a stories file. */
export interface StoriesHead {
  title: string;
  /** The components whose props its page lists. */
  components: string[];
}

/** The metadata of all stories files. */
export function storiesHeads(): StoriesHead[] {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  return files.map((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const { meta } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
    const listed = /subcomponents: \{([^}]*)\}/.exec(code)?.[1] ?? '';
    const components = [meta.component ?? '', ...listed.split(',').map((name) => name.trim())];
    return { title: meta.title ?? '', components: components.filter((name) => name !== '') };
  });
}

/**
 * Returns the stories files that have a documentation page and render dialogs, with the number of dialogs and of
 * stories with a frame. Stories whose title is under dialogs get a frame automatically.
 */
export function storiesWithDialogs(): { file: string; dialogs: number; frames: number }[] {
  return globSync('packages/{ui,views}/src/**/*.stories.tsx', { cwd: root })
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
    .filter(({ code }) => !/title: '[^']+(Dialog|Palette)'/.test(code))
    .map(({ file, code }) => ({
      file,
      dialogs: code.match(/<(Confirm)?Dialog\b|<CommandPalette\b/g)?.length ?? 0,
      frames: code.match(/docs: \{ story: \{ inline: false \} \}/g)?.length ?? 0,
    }))
    .filter(({ dialogs }) => dialogs > 0);
}
