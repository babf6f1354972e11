import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { groups, needs } from '../.storybook/docs/needs.ts';
import {
  placesOfUse,
  publicComponents,
  readProps,
  storiesHeads,
  storiesWithDialogs,
} from './component-docs.ts';

const components = publicComponents();
const props = readProps(components);
const heads = storiesHeads();
const guides = guideFiles();
const uses = placesOfUse();

it('finds the components, their props and their stories', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(heads.length).toBeGreaterThan(80);
  // Props from a union type, a generic component and another file. A faster parser misses them.
  expect(Object.keys(props.get('TextField')?.props ?? {})).toEqual(expect.arrayContaining(['label', 'hint']));
  expect(Object.keys(props.get('DataTable')?.props ?? {})).toEqual(
    expect.arrayContaining(['columns', 'rows']),
  );
  expect(Object.keys(props.get('Combobox')?.props ?? {})).toEqual(
    expect.arrayContaining(['options', 'search']),
  );
});

describe.each(components)('$name', ({ name, file }) => {
  it('is used by an app, by what the apps share or by another component', () => {
    // Matches a use in JSX, or a connection to a form field.
    const used = new RegExp(`(<|connect\\()${name}\\b`);
    expect(uses.filter((use) => use.file !== file && used.test(use.text)).length).toBeGreaterThan(0);
  });

  it('says in a sentence what it is', () => {
    expect(props.get(name)?.description, `a JSDoc sentence above ${name}`).toBeTruthy();
  });

  it('says in a sentence what each prop does', () => {
    const silent = Object.values(props.get(name)?.props ?? {}).filter(({ description }) => !description);
    expect(silent.map((prop) => prop.name)).toEqual([]);
  });

  it('has stories, whose page lists its props', () => {
    const pages = heads.filter((head) => head.components.includes(name));
    expect(
      pages,
      `\`component: ${name}\` in the meta of its stories, or \`subcomponents: { ${name} }\``,
    ).not.toEqual([]);
  });
});

describe('the page "Which component"', () => {
  const named = Object.values(needs).flat();
  /** Components about style and texts. Their page is under Foundations. */
  const foundations = heads.filter(({ title }) => title.startsWith('Foundations/'));

  it.each(components.filter(({ name }) => !foundations.some((head) => head.components.includes(name))))(
    'leads to $name',
    ({ name }) => {
      expect(
        named.map(({ take }) => take),
        'add it to .storybook/docs/needs.ts',
      ).toContain(name);
    },
  );

  it.each(
    Object.entries(needs).flatMap(([group, rows]) => rows.map((row) => ({ group, page: row.take, ...row }))),
  )('finds $take under $group in the sidebar', ({ group, take, page }) => {
    const { components: onThePage } =
      heads.find(({ title }) => title === `Components/${group}/${page}`) ?? {};
    expect(onThePage).toContain(take);
  });

  it('knows every group of the sidebar', () => {
    const parts = heads.map(({ title }) => title.split('/')).filter(([root]) => root === 'Components');
    expect(new Set(parts.map(([, group]) => group))).toEqual(new Set(Object.keys(groups)));
  });
});

describe('a dialog on a documentation page', () => {
  it.each(storiesWithDialogs())('has a frame of its own: $file', ({ dialogs, frames }) => {
    expect(
      frames,
      '`parameters: { docs: { story: { inline: false } } }` in each story with a dialog',
    ).toBeGreaterThanOrEqual(dialogs);
  });
});

const titles = [...heads.map(({ title }) => title), ...guides.map(({ title }) => title)];
const ids = new Set(titles.map((title) => toId(title)));
const links = guides.flatMap(({ file, text }) =>
  [...text.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+?)--/g)].map(([link, id = '']) => ({
    file,
    link,
    id,
  })),
);

it.each(links)('$file leads to a page that exists: $link', ({ id }) => {
  expect(ids).toContain(id);
});

/** The guides, which no browser test opens. */
function guideFiles() {
  const folder = new URL('../.storybook/docs/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return { file, text, title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '' };
    });
}
