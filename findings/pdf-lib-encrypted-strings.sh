#!/bin/sh
# @cantoo/pdf-lib: texts of an encrypted PDF with a backslash or a parenthesis are damaged.
#
# Expected: a file that is loaded with its password and saved has the same texts. A literal string is decrypted after
# its escapes are resolved (ISO 32000-1, 7.3.4.2 and 7.6.2).
# Seen with @cantoo/pdf-lib 2.11.1, on a file that pdfkit 0.20.2 encrypted (owner password only, so it opens with ''):
# the decrypted bytes are taken as the notation of a string, so that a backslash in them starts an escape. In UTF-16,
# bytes of backslashes and parentheses are also halves of other characters, such as those of U+5C28.
# Exits with 1 when any of this changes. Needs node and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cantoo/pdf-lib@2.11.1 pdfkit@0.20.2
cat > try.mjs <<'JS'
import { PDFDocument } from '@cantoo/pdf-lib';
import Encrypted from 'pdfkit';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
const titleOf = async (title, options) => {
  const file = new Encrypted({ info: { Title: title }, pdfVersion: '1.7', ...options });
  const parts = [];
  const whole = new Promise((resolve) => file.on('data', (part) => parts.push(part)).on('end', resolve));
  file.end();
  await whole;
  return (await PDFDocument.load(Buffer.concat(parts), { password: '' })).getTitle();
};
const encrypted = { ownerPassword: 'owner' };
seen('a title without encryption', await titleOf('C:\\new (1)', {}), 'C:\\new (1)');
seen('a title without these characters', await titleOf('Plan', encrypted), 'Plan');
seen('a backslash', await titleOf('C:\\new', encrypted), 'C:\new');
seen('a parenthesis', await titleOf('Plan (1)', encrypted), 'Plan (1)');
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
node try.mjs
