import { describe, expect, it } from 'vitest';
import { firstLoadFiles, weighed } from './first-load.ts';

const page = `<!doctype html><head>
  <link rel="icon" href="/admin/icon.svg" type="image/svg+xml" />
  <script src="/config.js"></script>
  <script type="module" crossorigin src="/admin/assets/index-Ab1.js"></script>
  <link rel="modulepreload" crossorigin href="/admin/assets/libraries-Cd2.js">
  <link rel="modulepreload" crossorigin href="/admin/assets/index-Ab1.js">
  <link rel="stylesheet" crossorigin href="/admin/assets/index-Ef3.css">
  <link rel="preload" as="font" href="/admin/assets/inter-Gh4.woff2">`;

describe('what a first load weighs', () => {
  it('is what the document names of the build, each file once: scripts, their preloads and styles', () => {
    expect(firstLoadFiles(page)).toEqual([
      '/admin/assets/index-Ab1.js',
      '/admin/assets/libraries-Cd2.js',
      '/admin/assets/index-Ef3.css',
    ]);
  });

  it('is over its budget from the first tenth of a kB too many', () => {
    expect(weighed([60_000, 40_049], 100)).toEqual({ kb: 100, isOver: false });
    expect(weighed([60_000, 40_050], 100)).toEqual({ kb: 100.1, isOver: true });
  });
});
