import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { everyWord } from './words';

const catalogue = readFileSync(fileURLToPath(new URL('../docs/requirements.md', import.meta.url)), 'utf8');

/** The quote of each row of the messages: `MSG-55`, `Student {name} was created successfully.`. */
const quotes = [...catalogue.matchAll(/^\| (MSG-\d+) \| (.*?) \|/gm)].flatMap(([, row = '', text = '']) =>
  [...text.matchAll(/"([^"]+)"/g)].map(([, quote = '']) => ({ row, quote })),
);

/** The halves of a quote, with placeholders in the project's syntax; without French if the row quotes only English. */
function pairOf(quote: string) {
  const [first = '', second] = quote.replace(/\{(\w+)\}/g, '{{$1}}').split(' - ');
  return second === undefined ? { en: first } : { fr: first, en: second };
}

// Stories and tests that name the row check where and when each message appears; this test checks its exact text.
test('every message of the catalogue is a word of ours, letter by letter, in each language that its row quotes', async () => {
  const words = await everyWord();
  const missing = quotes.filter(({ quote }) => {
    const { fr, en } = pairOf(quote);
    return !words.some((word) => word.en === en && (fr === undefined ? word.fr !== '' : word.fr === fr));
  });
  expect(quotes.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
