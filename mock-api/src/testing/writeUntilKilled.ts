import { readFileSync, writeSync } from 'node:fs';
import { Journal } from '../store/Journal.ts';
import type { DataSet } from '../store/tables.ts';

// A process of its own for the journal's test, which kills it in the midst of its writes. It counts up on a contract
// and on a note together, and says each number once it is kept.
const [folder = '', samples = '', longest] = process.argv.slice(2);
const store = new Journal(folder, { longest: Number(longest) }).open(
  () => JSON.parse(readFileSync(samples, 'utf8')) as DataSet,
);
for (;;) {
  const contract = store.get('contracts', 1);
  const note = store.get('notes', 1);
  if (!contract || !note) throw new Error('the samples have a first contract and a first note');
  const next = String(Number(contract.invoice) + 1);
  store.transaction(() => {
    store.update('contracts', contract, { invoice: next });
    store.update('notes', note, { title: next });
  });
  writeSync(1, `${next}\n`);
}
