import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Change, Store } from './Store.ts';
import type { DataSet } from './tables.ts';

/** Beyond this many bytes of changes, the next start begins with a fresh snapshot. */
const longJournal = 4_000_000;

/** Changes with the columns of the tables: a state that another version kept cannot be read by this one. */
const shape = createHash('sha256')
  .update(readFileSync(new URL('./tables.ts', import.meta.url)))
  .digest('hex');

interface Snapshot {
  readonly shape: string;
  readonly data: DataSet;
}

/**
 * Keeps the state in a folder: one snapshot, and after it one line for each request that changed something.
 * A line is written whole or not at all, so a kill at any moment loses at most the request under way.
 */
export class Journal {
  readonly #folder: string;
  #generation = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The state as it was left, or the given data set on a first start. */
  open(firstData: () => DataSet): Store {
    mkdirSync(this.#folder, { recursive: true });
    const generation = this.#newestSnapshot();
    if (generation === null) return this.#begin(1, firstData());
    this.#generation = generation;
    const kept = JSON.parse(readFileSync(this.#snapshot(generation), 'utf8')) as Snapshot;
    if (kept.shape !== shape) {
      console.log('The kept data is of another version of the mock: beginning with fresh samples.');
      return this.#begin(generation + 1, firstData());
    }
    const store = new Store(kept.data, (changes) => this.#append(changes));
    const bytes = this.#replay(store);
    return bytes > longJournal ? this.#begin(generation + 1, store.dataSet()) : store;
  }

  /** Forgets everything that was kept and begins again from the given data set. */
  restart(data: DataSet): Store {
    return this.#begin(this.#generation + 1, data);
  }

  #begin(generation: number, data: DataSet): Store {
    // The snapshot appears under its name only when it is complete: a half-written one is never read.
    const unfinished = `${this.#snapshot(generation)}.unfinished`;
    rmSync(this.#changes(generation), { force: true });
    const snapshot: Snapshot = { shape, data };
    writeFileSync(unfinished, JSON.stringify(snapshot), { flush: true });
    renameSync(unfinished, this.#snapshot(generation));
    this.#generation = generation;
    for (const name of readdirSync(this.#folder)) {
      const kept = [this.#snapshot(generation), this.#changes(generation)].includes(join(this.#folder, name));
      if (/^(snapshot|changes)-/.test(name) && !kept) rmSync(join(this.#folder, name), { force: true });
    }
    return new Store(data, (changes) => this.#append(changes));
  }

  #append(changes: readonly Change[]): void {
    appendFileSync(this.#changes(this.#generation), `${JSON.stringify(changes)}\n`);
  }

  /** Repeats the kept changes and cuts off a line that a kill has torn; answers with the bytes kept. */
  #replay(store: Store): number {
    const path = this.#changes(this.#generation);
    if (!existsSync(path)) return 0;
    const text = readFileSync(path);
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.subarray(0, end).toString('utf8').split('\n')) {
      if (line !== '') store.replay(JSON.parse(line) as Change[]);
    }
    if (end < statSync(path).size) truncateSync(path, end);
    return end;
  }

  #newestSnapshot(): number | null {
    const generations = readdirSync(this.#folder)
      .map((name) => /^snapshot-(\d+)\.json$/.exec(name)?.[1])
      .filter((generation) => generation !== undefined)
      .map(Number);
    return generations.length > 0 ? Math.max(...generations) : null;
  }

  #snapshot(generation: number): string {
    return join(this.#folder, `snapshot-${generation}.json`);
  }

  #changes(generation: number): string {
    return join(this.#folder, `changes-${generation}.ndjson`);
  }
}
