import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browsersInWords, buildTargets } from './supported-browsers.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Syntax newer than ES5 that a pattern can recognize. */
const modernSyntax = /=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|await|import|export)\b/;

describe('the browsers that the apps are built for', () => {
  it('are told to the build and to people alike', () => {
    expect(buildTargets).toEqual(['chrome119', 'edge119', 'firefox125', 'safari17.4', 'ios17.4']);
    expect(browsersInWords).toBe('Chrome 119, Edge 119, Firefox 125, Safari 17.4, iOS 17.4');
  });

  it.each(['README.md', 'docs/deploy.md'])('are those that %s names', (document) => {
    const versions = browsersInWords.match(/[\d.]+/g) ?? [];
    const [sentence = ''] = read(document).match(/Chrome and Edge from[^.]*(?:\.\d[^.]*)*\./) ?? [];
    expect(sentence.match(/\d+(?:\.\d+)?/g)).toEqual([...versions.slice(0, 1), ...versions.slice(2)]);
  });
});

it('an older browser can read the script that tells it so', () => {
  const code = read('packages/shell/start/last-resort.js')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\]|\\.)*'/g, "''");
  expect(code.match(modernSyntax)).toBeNull();
  expect(code).not.toMatch(/,\s*\)/);
});
