import { readdirSync, readFileSync } from 'node:fs';
import { lackingFeatures } from './lacking-features.ts';
import { oldestBrowsers } from './supported-browsers.ts';

// Fails if a built file uses a feature that one of the oldest supported browsers lacks and docs/browsers.md does not
// explain the effect, or if that document lists a feature that no file uses any more. Run after `tools/build-apps.ts`.

const site = new URL('../dist/', import.meta.url);
const document = readFileSync(new URL('../docs/browsers.md', import.meta.url), 'utf8');

/** Members of objects of our own or of a library that have the same name as a browser feature. */
const otherMembers = new Set([
  'api.Blob.bytes',
  'api.Directory',
  'api.EventTarget.when',
  'api.HTMLInputElement.capture',
  'api.HTMLInputElement.colorSpace',
  'api.Navigator.canShare',
  'api.Navigator.install',
  'api.Navigator.login',
  'api.Navigator.share',
  'api.Rect',
  'api.Report',
  'api.Request.bytes',
  'api.Request.duplex',
  'api.Response.bytes',
  'api.ServiceWorkerRegistration.sync',
  'api.Window.external',
  'javascript.builtins.Error.fileName',
  'javascript.builtins.Function.displayName',
  'javascript.builtins.Intl.Locale.variants',
  'javascript.builtins.Iterator.drop',
  'javascript.builtins.Iterator.take',
  'javascript.builtins.Iterator.toArray',
  'javascript.builtins.Iterator.zip',
  'javascript.builtins.Symbol.dispose',
]);

const lacking = lackingFeatures(oldestBrowsers);
const used = new Map<string, string>();
for (const name of readdirSync(site, { recursive: true }).map(String)) {
  if (!/\.(css|js)$/.test(name)) continue;
  const text = readFileSync(new URL(name, site), 'utf8');
  for (const feature of name.endsWith('.css') ? lacking.ofStyles(text) : lacking.ofScript(text))
    used.set(feature, name);
}

const described = new Set([...document.matchAll(/^\| `([\w.-]+)` \|/gm)].map(([, feature = '']) => feature));
const faults = [
  ...[...used]
    .filter(([feature]) => !described.has(feature) && !otherMembers.has(feature))
    .map(([feature, file]) => {
      const browsers = lacking.browsersWithout(feature).join(', ');
      return `${feature} in ${file}: not in the oldest supported ${browsers}. Add a fallback and a row to docs/browsers.md, do without it, or raise browserslist in package.json.`;
    }),
  ...[...described, ...otherMembers]
    .filter((feature) => !used.has(feature))
    .map(
      (feature) =>
        `${feature}: no built file uses it. Take it out of docs/browsers.md or tools/oldest-browsers.ts.`,
    ),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`Oldest browsers: ${described.size} features that some of them lack, each with its fallback`);
