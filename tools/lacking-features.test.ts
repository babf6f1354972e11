import { describe, expect, it } from 'vitest';
import { lackingFeatures } from './lacking-features.ts';

// The versions are from MDN's browser-compat-data 8.1.9.
const { ofStyles, ofScript, browsersWithout } = lackingFeatures([
  { id: 'chrome', version: '119' },
  { id: 'firefox', version: '125' },
  { id: 'safari', version: '17.4' },
]);

describe('features of a style sheet that an oldest browser lacks', () => {
  it.each([
    ['a property', '.a { field-sizing: content }', ['css.properties.field-sizing']],
    ['a value', '.a { text-wrap: balance }', ['css.properties.text-wrap.balance']],
    ['a function', '.a { color: light-dark(red, blue) }', ['css.types.color.light-dark']],
    ['a rule', '@starting-style { .a { opacity: 0 } }', ['css.at-rules.starting-style']],
    [
      'a rule within a rule',
      '@media screen { .a { &:hover { field-sizing: content } } }',
      ['css.properties.field-sizing'],
    ],
    ['what they have', '.a:has(b) { inset: 0; @media (width > 1px) { gap: clamp(1px, 2vw, 3px) } }', []],
    ['what @supports asks for', '@supports (field-sizing: content) { .a { field-sizing: content } }', []],
    [
      'what comes after an @supports',
      '@supports (gap: 0) { a { gap: 0 } } a { field-sizing: content }',
      ['css.properties.field-sizing'],
    ],
    ['a prefixed form beside it', '.a { -webkit-user-select: none; user-select: none }', []],
    ['no prefixed form beside it', '.a { user-select: none }', ['css.properties.user-select']],
  ])('%s', (_, css, features) => {
    expect(ofStyles(css)).toEqual(features);
  });
});

describe('features of a script that an oldest browser lacks', () => {
  it.each([
    ['a global', 'new ClipboardItem({})', ['api.ClipboardItem']],
    [
      'a function of the window',
      'window.requestIdleCallback(a);requestIdleCallback(a)',
      ['api.Window.requestIdleCallback'],
    ],
    ['a static member', 'URL.canParse(a)', ['api.URL.canParse_static']],
    [
      'a member of a value',
      'new Intl.Locale(a).getWeekInfo()',
      ['javascript.builtins.Intl.Locale.getWeekInfo'],
    ],
    ['a static member of Promise', 'Promise.try(a)', ['javascript.builtins.Promise.try']],
    ['what they have', 'Promise.withResolvers(); a.toSorted(); Object.groupBy(a, b); structuredClone(a)', []],
    ['a name in a text', '"new ClipboardItem"; t("ClipboardItem"); a = { ClipboardItem: 1 }', []],
    ['a member that another object has too', 'a.map(b).filter(c)', []],
    ['a name that is spread', 'a = {...xr(b), ...c.d}', []],
    ['a member of that name', 'a.xr(b)', ['api.Navigator.xr']],
  ])('%s', (_, code, features) => {
    expect(ofScript(code)).toEqual(features);
  });
});

it('names the browsers that lack a feature', () => {
  expect(browsersWithout('css.properties.field-sizing')).toEqual(['chrome', 'firefox', 'safari']);
  expect(browsersWithout('api.URL.canParse_static')).toEqual(['chrome']);
  expect(browsersWithout('css.properties.gap')).toEqual([]);
});
