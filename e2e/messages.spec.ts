import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { everyWord } from './words';

const catalogue = readFileSync(fileURLToPath(new URL('../docs/requirements.md', import.meta.url)), 'utf8');

/** The quotation in each row of messages: `MSG-55`, `Student {name} was created successfully.`. */
const quotes = [...catalogue.matchAll(/^\| (MSG-\d+) \| (.*?) \|/gm)].flatMap(([, row = '', text = '']) =>
  [...text.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => ({ row, quote })),
);

/**
 * Returns the two languages of a quotation, with placeholders in the project's syntax; no French if the row quotes only
 * English.
 */
function pairOf(quote: string) {
  const [first = '', second] = quote.replace(/\{(\w+)\}/g, '{{$1}}').split(' - ');
  return second === undefined ? { en: first } : { fr: first, en: second };
}

// Where and when each message appears is checked by stories and tests that name the row. This test checks the exact
// text.
test('every message of the catalogue is a word of ours, letter by letter, in each language that its row quotes', async () => {
  const words = await everyWord();
  const missing = quotes.filter(({ quote }) => {
    const { fr, en } = pairOf(quote);
    return !words.some((word) => word.en === en && (fr === undefined ? word.fr !== '' : word.fr === fr));
  });
  expect(quotes.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
