#!/bin/sh
# axe-core: controls in a card that the browser does not lay out count as too small.
#
# Expected (WCAG 2.2, 2.5.8, and the page of the rule target-size): two controls of 40 px with 100 px between them, each
# in a card of its own, are large enough, wherever the page is scrolled to.
# Seen with axe-core 4.14.1 and Chromium 156: a card out of view with `content-visibility: auto` takes its estimated height
# (`contain-intrinsic-size`), while the position of a control in it is that of its real height. axe sees the last control of
# a card over the first one of the next card, and reports the latter as "partially obscured". Nobody can see or press it
# there: scrolled to, the card has its real height. Without `content-visibility`, the same page has no violation.
# Exits with 1 when any of this changes. Needs node, npm and Chromium.
set -eu
browser=$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
console.log(`Chromium ${browser.version()}`);
const page = await browser.newPage({ viewport: { width: 360, height: 780 } });

const card = (number) => `<li>
  <input type="checkbox" aria-label="Select ${number}"><p>Card ${number}</p><button type="button">Open ${number}</button>
</li>`;
const pageWith = (style) => `<!doctype html><html lang="en"><title>Cards</title><style>
  body, ul { margin: 0; padding: 0 } li { display: block; list-style: none; ${style} }
  input { display: block; width: 40px; height: 40px; margin: 0 } p { height: 100px; margin: 0 }
  button { display: block; width: 40px; height: 40px; margin: 0 0 100px; font-size: 8px; padding: 0 }
</style><main><h1>Cards</h1><ul>${Array.from({ length: 30 }, (_, at) => card(at + 1)).join('')}</ul></main></html>`;

let changed = 0;
async function seen(what, style, expected) {
  await page.setContent(pageWith(style));
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run({ runOnly: { type: 'rule', values: ['target-size'] } }),
  );
  const nodes = violations.flatMap(({ nodes }) => nodes);
  const isObscured = nodes.some(({ any }) => any.some(({ data }) => data?.messageKey === 'partiallyObscured'));
  const found = nodes.length === 0 ? 'none' : isObscured ? 'partially obscured' : 'other';
  if (found !== expected) changed += 1;
  console.log(`${found === expected ? 'as before' : 'CHANGED  '}  violations ${what}: ${found} (${nodes.length})`);
}
await seen('where all cards are laid out', '', 'none');
await seen(
  'where cards out of view are not',
  'content-visibility: auto; contain-intrinsic-block-size: auto 160px',
  'partially obscured',
);
await browser.close();
process.exit(changed === 0 ? 0 : 1);
JS
npm install --silent --no-audit --no-fund axe-core@4.14.1 playwright-core@1.65.1
node -p '"axe-core " + require("axe-core/package.json").version'
node try.mjs "$browser"
