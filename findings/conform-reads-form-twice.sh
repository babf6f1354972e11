#!/bin/sh
# conform with React: each key in a field reads the whole form twice.
#
# Expected: an uncontrolled field costs one reading of the form per key, in conform's listener of `input`.
# Seen with @conform-to/react 1.21.1 and react-dom 19.3.1: after each `input` event React writes the attributes of the
# field again, `name` included, also if nothing has changed. conform observes `name` in the whole document, and takes a
# mutation record for a change without comparing the old value: it builds a second FormData.
# Exits with 1 when any of this changes. Needs node and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > try.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div id="root"></div>', { url: 'https://example.test/' });
let readings = 0;
class CountedFormData extends window.FormData {
  constructor(...given) {
    super(...given);
    readings += 1;
  }
}
for (const name of ['window', 'document', 'navigator', 'MutationObserver', 'Element', 'HTMLElement', 'HTMLInputElement', 'HTMLButtonElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLFormElement', 'Node'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true });
globalThis.FormData = CountedFormData;

const { createElement } = await import('react');
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');
const { useForm, getFormProps } = await import('@conform-to/react');

function Form() {
  const [form, fields] = useForm({ id: 'form', defaultValue: { name: 'Ann' } });
  const { name } = fields;
  return createElement('form', getFormProps(form),
    createElement('input', { id: 'field', name: name.name, defaultValue: name.initialValue }));
}
flushSync(() => createRoot(document.getElementById('root')).render(createElement(Form)));
await new Promise((resolve) => setTimeout(resolve, 50));

let changed = 0;
const seen = (what, found, expected) => {
  if (found !== expected) changed += 1;
  console.log(`${found === expected ? 'as before' : 'CHANGED  '}  ${what}: ${found}`);
};
const field = document.getElementById('field');
const names = [];
new window.MutationObserver((records) => names.push(...records)).observe(field, { attributeFilter: ['name'] });
readings = 0;
// As a key does it: React compares with the value that it has set itself.
Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(field, 'Anna');
field.dispatchEvent(new window.Event('input', { bubbles: true }));
seen('readings in the event', readings, 1);
await new Promise((resolve) => setTimeout(resolve, 50));
seen('times that React wrote the name', names.length, 2);
seen('readings after it', readings, 2);
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @conform-to/react@1.21.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
node try.mjs
