#!/bin/sh
# pdf.js: extractPages() shows layers that the file hides.
#
# Expected: pages that are copied into a new file look as before. pdf.js itself hides a layer that the catalog's
# /OCProperties lists as OFF (ISO 32000-1, 8.11.4), and its extractPages() keeps bookmarks, tags and forms.
# Seen with pdfjs-dist 6.5.438: the new file has no /OCProperties. The layer is a group that no list hides, so the
# answers of an exercise are on the page. pdf-lib's copyPages and qpdf --pages do the same.
# Exits with 1 when any of this changes. Needs Node 22.13 or newer and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --omit=optional pdfjs-dist@6.5.438
cat > try.mjs <<'JS'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

let changed = 0;
const seen = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  if (!isSame) changed += 1;
  console.log(`${isSame ? 'as before' : 'CHANGED  '}  ${what}: ${JSON.stringify(found)}`);
};
const drawing = '/OC /Answers BDC BT /F1 12 Tf 20 20 Td (1a, 2b) Tj ET EMC';
const objects = [
  '<</Type /Catalog /Pages 2 0 R /OCProperties <</OCGs [5 0 R] /D <</OFF [5 0 R]>>>>>>',
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources ' +
    '<</Properties <</Answers 5 0 R>> /Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>>',
  `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  '<</Type /OCG /Name (Answers)>>',
];
let text = '%PDF-1.7\n';
const places = objects.map((object, index) => {
  const place = text.length;
  text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(place).padStart(10, '0')} 00000 n \n`;
});
const table = text.length;
text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<</Root 1 0 R /Size 6>>\nstartxref\n${table}\n%%EOF\n`;
const layers = async (file) => [...(await file.getOptionalContentConfig())].map(([, { visible }]) => visible);
const open = (data) => getDocument({ data, verbosity: 0 }).promise;

const file = await open(new TextEncoder().encode(text));
seen('the layers of the file, visible or not', await layers(file), [false]);
const copy = await open(await file.extractPages([{ document: null }]));
seen('the layers of the copy', await layers(copy), []);
process.exit(changed === 0 ? 0 : 1);
JS
node -p '"node " + process.version'
node try.mjs
