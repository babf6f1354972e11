import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { smallDataSet } from '../seeds/smallDataSet.ts';
import { Journal } from './Journal.ts';
import type { Store } from './Store.ts';

const data = smallDataSet('2026-11-20');

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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
    const store = new Journal(folder).open(() => data);
    for (let turn = 0; turn < 41; turn += 1) invoice(store, 'x'.repeat(100_000));
    invoice(store, 'F-3');

    expect(new Journal(folder).open(() => data).get('contracts', 1)?.invoice).toBe('F-3');
    expect(readdirSync(folder)).toEqual(['snapshot-2.json']);
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
});
