import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallDataSet } from '@portal/server/samples';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Journal } from './Journal.ts';
import type { Store } from './Store.ts';

const data = smallDataSet('2026-11-20');

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const writer = fileURLToPath(new URL('../testing/writeUntilKilled.ts', import.meta.url));

const step = fc.tuple(
  fc.constantFrom('insert', 'update', 'remove', 'refuse', 'restart'),
  fc.nat({ max: 40 }),
  fc.string({ maxLength: 300 }),
);

/** Writes a note, changes one, takes one away, or does all that in a request that fails. */
function change(store: Store, what: string, at: number, text: string): void {
  const note = store.all('notes')[at % Math.max(1, store.all('notes').length)];
  const insert = () => store.insert('notes', { ...blankNote, title: text });
  const update = () => note && store.update('notes', note, { title: text });
  const remove = () => note && store.remove('notes', note.id);
  if (what === 'insert') store.transaction(insert);
  if (what === 'update') store.transaction(update);
  if (what === 'remove') store.transaction(remove);
  if (what !== 'refuse') return;
  expect(() =>
    store.transaction(() => {
      insert();
      update();
      throw new Error('refused');
    }),
  ).toThrow('refused');
}

const blankNote = { noteType: 'courses', refId: 1, title: '', userId: 1, createdAt: '2026-11-20' } as const;

function invoice(store: Store, text: string): void {
  const contract = store.get('contracts', 1);
  if (contract) store.transaction(() => store.update('contracts', contract, { invoice: text }));
}

describe('the journal', () => {
  it('brings back after a restart what was changed', () => {
    const folder = emptyFolder();
    invoice(
      new Journal(folder).open(() => data),
      'F-1',
    );
    const second = new Journal(folder).open(() => data);
    expect(second.get('contracts', 1)?.invoice).toBe('F-1');
    invoice(second, 'F-2');
    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-2');
  });

  it('loses only the request under way when a kill tears the last line', () => {
    const folder = emptyFolder();
    invoice(
      new Journal(folder).open(() => data),
      'F-1',
    );
    const changes = join(folder, 'changes-1.ndjson');
    const kept = statSync(changes).size;
    appendFileSync(changes, '[["contracts",1,{"id":1,"invo');

    const store = new Journal(folder).open(() => data);

    expect(store.get('contracts', 1)?.invoice).toBe('F-1');
    expect(statSync(changes).size).toBe(kept);
    invoice(store, 'F-2');
    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-2');
  });

  it('ignores a snapshot that was never finished', () => {
    const folder = emptyFolder();
    invoice(
      new Journal(folder).open(() => data),
      'F-1',
    );
    writeFileSync(join(folder, 'snapshot-2.json.unfinished'), '{"users":[');
    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-1');
  });

  it('begins afresh, and says so, when another version kept the state', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const folder = emptyFolder();
    new Journal(folder).open(() => data);
    writeFileSync(join(folder, 'snapshot-1.json'), JSON.stringify({ shape: 'older', data: { users: [] } }));
    expect(new Journal(folder).open(() => data).all('contracts')).toHaveLength(60);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('fresh samples'));
  });

  it('begins a fresh snapshot when the changes have grown long, and tidies up', () => {
    const folder = emptyFolder();
    const store = new Journal(folder, { longest: 10_000 }).open(() => data);
    for (let turn = 0; turn < 41; turn += 1) invoice(store, 'x'.repeat(1000));
    invoice(store, 'F-3');

    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-3');
    const kept = readdirSync(folder).sort();
    expect(kept).toEqual([expect.stringMatching(/^changes-\d+/), expect.stringMatching(/^snapshot-\d+/)]);
    const repeated = kept[0] ? statSync(join(folder, kept[0])).size : 0;
    expect(repeated).toBeLessThan(12_000);
  });

  it('takes a snapshot on opening when a journal with more patience left a long file', () => {
    const folder = emptyFolder();
    const store = new Journal(folder).open(() => data);
    for (let turn = 0; turn < 5; turn += 1) invoice(store, 'x'.repeat(1000));
    expect(new Journal(folder, { longest: 1000 }).open(() => data).get('contracts', 1)?.invoice).toHaveLength(
      1000,
    );
    expect(readdirSync(folder)).toEqual(['snapshot-2.json']);
  });

  it('gives no id twice, also when the row that had it is gone with the changes', () => {
    const folder = emptyFolder();
    const store = new Journal(folder).open(() => data);
    const mail = { to: 'a@b.example', subject: '', text: '', link: null, sentAt: '2026-11-20' };
    const first = store.transaction(() => store.insert('mails', mail));
    store.transaction(() => store.remove('mails', first.id));
    new Journal(folder, { longest: 0 }).open(() => data);

    const again = new Journal(folder).open(() => data);
    expect(again.transaction(() => again.insert('mails', mail)).id).toBeGreaterThan(first.id);
  });

  it('takes back what it could not keep, and goes on when the disk has room again', () => {
    const folder = emptyFolder();
    const store = new Journal(folder).open(() => data);
    invoice(store, 'F-1');
    const changes = join(folder, 'changes-1.ndjson');
    const kept = readFileSync(changes);
    rmSync(changes);
    mkdirSync(changes);
    expect(() => invoice(store, 'F-2')).toThrow();
    expect(store.get('contracts', 1)?.invoice).toBe('F-1');

    rmdirSync(changes);
    writeFileSync(changes, kept);
    invoice(store, 'F-3');
    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-3');
  });

  it('repeats any run of changes into the state that they made', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 8000 }), (steps, longest) => {
        const folder = mkdtempSync(join(tmpdir(), 'mock-journal-'));
        try {
          let store = new Journal(folder, { longest }).open(() => data);
          for (const [what, at, text] of steps) {
            if (what === 'restart') store = new Journal(folder, { longest }).open(() => data);
            else change(store, what, at, text);
          }
          const again = new Journal(folder).open(() => data);
          expect(again.dataSet()).toEqual(store.dataSet());
          expect(again.lastIds()).toEqual(store.lastIds());
        } finally {
          rmSync(folder, { recursive: true });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('forgets everything on a reset', () => {
    const folder = emptyFolder();
    const journal = new Journal(folder);
    invoice(
      journal.open(() => data),
      'F-1',
    );
    journal.restart(data);
    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe(
      data.contracts[0]?.invoice,
    );
  });

  it('is whole after every one of many kills in the midst of writes and of snapshots', async () => {
    const folder = emptyFolder();
    const samples = join(emptyFolder(), 'samples.json');
    const [contract, ...contracts] = data.contracts;
    const [note, ...notes] = data.notes;
    writeFileSync(
      samples,
      JSON.stringify({
        ...data,
        contracts: [{ ...contract, invoice: '0' }, ...contracts],
        notes: [{ ...note, title: '0' }, ...notes],
      }),
    );
    let said = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      said = Math.max(said, await countUntilKilled(folder, samples, 5 + turn * 3));
      const store = new Journal(folder, { longest: snapshotEvery }).open(() => data);
      const kept = Number(store.get('contracts', 1)?.invoice);
      expect(store.get('notes', 1)?.title).toBe(String(kept));
      // What was said is kept; the request under way may have been kept too.
      expect(kept).toBeGreaterThanOrEqual(said);
      expect(kept).toBeLessThanOrEqual(said + 1);
      expect(store.all('contracts')).toHaveLength(data.contracts.length);
      said = kept;
    }
    expect(said).toBeGreaterThan(20);
  }, 60_000);
});

/** Small enough that a good part of the kills hits a snapshot. */
const snapshotEvery = 20_000;

/** The last number that the writing process said before it was killed, so many milliseconds after its first. */
async function countUntilKilled(folder: string, samples: string, milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder, samples, String(snapshotEvery)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (said === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
    said += chunk.toString();
  });
  await once(child, 'close');
  return Number(said.split('\n').at(-2) ?? 0);
}
