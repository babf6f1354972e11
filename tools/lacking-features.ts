import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type CssNode, generate, parse, walk } from 'css-tree';

/** A browser by its name in MDN's data, with its oldest supported version. */
export interface OldestBrowser {
  id: 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios';
  version: string;
}

/** Finds features of CSS, JavaScript and browsers in built files that one of the oldest supported browsers lacks. */
export interface LackingFeatures {
  /**
   * Returns the missing features of a style sheet, as paths of MDN's data such as `css.properties.field-sizing`.
   * Ignores a declaration beside its prefixed form, and a rule under an `@supports` that tests for the feature.
   */
  ofStyles: (css: string) => string[];
  /**
   * Returns the missing features of a script: global names, their static members, and members of the objects that pages
   * use most. Members are recognized by name only, so the result can contain a member of our own objects.
   */
  ofScript: (code: string) => string[];
  /** Returns the browsers that lack a feature. */
  browsersWithout: (feature: string) => readonly OldestBrowser['id'][];
}

/** Objects whose members are searched for by name. */
const commonInterfaces = [
  'Window',
  'Document',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'HTMLInputElement',
  'EventTarget',
  'Navigator',
  'Request',
  'Response',
  'Blob',
  'File',
  'Headers',
  'FormData',
  'URL',
  'URLSearchParams',
  'Crypto',
  'ServiceWorkerRegistration',
  'Clipboard',
  'AbortSignal',
  'CSSStyleSheet',
  'ReadableStream',
];

/** Prepares the check for the oldest versions of some browsers. */
export function lackingFeatures(oldest: readonly OldestBrowser[]): LackingFeatures {
  const lacking = new Map<string, readonly OldestBrowser['id'][]>();
  const knownNames = new Set<string>();
  const remember = (path: string, feature: Identifier, parent: readonly OldestBrowser['id'][] = []) => {
    const without = oldest.filter((browser) => !isSupported(feature.__compat, browser)).map(({ id }) => id);
    // If a browser lacks a whole feature, it also lacks the parts. Listing them would add nothing.
    if (without.some((id) => !parent.includes(id))) lacking.set(path, without);
    else if (without.length === 0 && feature.__compat) knownNames.add(path.slice(path.lastIndexOf('.') + 1));
    for (const [name, part] of partsOf(feature)) remember(`${path}.${name}`, part, without);
  };
  for (const [area, feature] of Object.entries({ css: data.css, api: data.api, javascript: data.javascript }))
    remember(area, feature as unknown as Identifier);

  const functions = new Map<string, string[]>();
  for (const path of lacking.keys())
    if (path.startsWith('css.types.')) {
      const name = path.slice(path.lastIndexOf('.') + 1);
      functions.set(name, [...(functions.get(name) ?? []), path]);
    }
  const names = namesInScripts([...lacking.keys()], (name) => knownNames.has(name));

  return {
    ofStyles: (css) => [...stylePaths(css, functions)].filter((path) => lacking.has(path)),
    ofScript: (code) => names.filter(({ pattern }) => pattern.test(code)).map(({ path }) => path),
    browsersWithout: (feature) => lacking.get(feature) ?? [],
  };
}

/** Paths of everything that a style sheet uses. */
function stylePaths(css: string, functions: ReadonlyMap<string, readonly string[]>): Set<string> {
  const paths = new Set<string>();
  const guards: string[] = [];
  const atRules: string[] = [];
  const declaration = (property: string, value: CssNode, beside: readonly string[]) => {
    const isCovered = beside.some((other) => other === `-webkit-${property}` || other === `-moz-${property}`);
    if (property.startsWith('-') || isCovered || guards.some((guard) => guard.includes(property))) return;
    const path = atRules.includes('page') ? `css.at-rules.page.${property}` : `css.properties.${property}`;
    paths.add(path);
    walk(value, (part: CssNode) => {
      if (part.type === 'Identifier') paths.add(`${path}.${part.name}`);
      if (part.type === 'Function') for (const own of functions.get(part.name) ?? []) paths.add(own);
    });
  };
  walk(parse(css), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        atRules.push(node.name);
        paths.add(`css.at-rules.${node.name}`);
        const prelude = node.prelude ? generate(node.prelude) : '';
        if (node.name === 'supports') guards.push(prelude);
        if (node.name === 'media')
          for (const [, feature] of prelude.matchAll(/\(([a-z-]+)/g))
            paths.add(`css.at-rules.media.${feature}`);
      }
      if (node.type === 'NestingSelector') paths.add('css.selectors.nesting');
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        paths.add(`css.selectors.${node.name}`);
      if (node.type !== 'Block') return;
      const declarations = node.children.toArray().filter((child) => child.type === 'Declaration');
      const beside = declarations.map(({ property }) => property);
      for (const { property, value } of declarations) declaration(property, value, beside);
    },
    leave(node: CssNode) {
      if (node.type !== 'Atrule') return;
      atRules.pop();
      if (node.name === 'supports') guards.pop();
    },
  });
  return paths;
}

/** Returns the texts by which each feature can be recognized in a script. */
function namesInScripts(
  paths: readonly string[],
  isKnownName: (name: string) => boolean,
): { path: string; pattern: RegExp }[] {
  const form = /^(?:api|javascript\.builtins(\.Intl)?)\.([A-Za-z]+)(?:\.([A-Za-z]+?)(?:_static)?)?$/;
  return paths.flatMap((path) => {
    const [, intl, owner, member] = form.exec(path) ?? [];
    if (owner === undefined) return [];
    const named = (intl ? String.raw`\bIntl\.` : String.raw`(?<![\w$.#"'\x60-])`) + owner;
    // A class appears in a call, as an argument or with a member. A name in lower case is a function or an object.
    if (member === undefined || member === owner)
      return [
        { path, pattern: new RegExp(/^[A-Z]/.test(owner) ? `${named}\\b(?!["'\x60:])` : `${named}[.(]`) },
      ];
    const isCommon = !path.startsWith('api.') || commonInterfaces.includes(owner);
    // Not a name of our own after the dots of a spread.
    const instance =
      isCommon && !path.endsWith('_static') && !isKnownName(member) ? [String.raw`(?<!\.)\.${member}\b`] : [];
    return [{ path, pattern: new RegExp([String.raw`${named}\??\.${member}\b`, ...instance].join('|')) }];
  });
}

const partsOf = (feature: Identifier) =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => !entry[0].startsWith('__'));

function isSupported(compat: CompatStatement | undefined, { id, version }: OldestBrowser): boolean {
  if (!compat) return true;
  return [compat.support[id] ?? []].flat().some((statement) => {
    const {
      version_added: added,
      version_removed: removed,
      flags,
      prefix,
      alternative_name: otherName,
    } = statement;
    const isThere = typeof added === 'string' && added !== 'preview' && isAtMost(added, version);
    const isGone = typeof removed === 'string' && isAtMost(removed, version);
    return isThere && !isGone && !flags && !prefix && !otherName;
  });
}

/** Compares versions such as `17.4` and `≤37`. */
const isAtMost = (one: string, other: string) =>
  one.replace('≤', '').localeCompare(other, 'en', { numeric: true }) <= 0;
