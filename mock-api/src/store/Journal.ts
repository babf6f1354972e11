import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Change, type LastIds, Store } from './Store.ts';
import type { DataSet } from './tables.ts';

/** Changes with the columns of the tables: a state that another version kept cannot be read by this one. */
const shape = createHash('sha256')
  .update(readFileSync(new URL('./tables.ts', import.meta.url)))
  .digest('hex');

interface Snapshot {
  readonly shape: string;
  /** The highest id ever given in each table: the rows alone do not tell when the newest was removed. */
  readonly lastIds: LastIds;
  readonly data: DataSet;
}

export interface JournalOptions {
  /** Beyond this many bytes of changes a fresh snapshot is taken, so that a start never has much to repeat. */
  readonly longest?: number;
}

/**
 * Keeps the state in a folder: one snapshot, and after it one line for each request that changed something.
 * A line counts once it is whole, so a kill at any moment loses at most the request under way.
 */
export class Journal {
  readonly #folder: string;
  readonly #longest: number;
  #generation = 0;
  /** How much of the file of changes is known to be whole. */
  #bytes = 0;
  #store: Store | undefined;

  constructor(folder: string, { longest = 4_000_000 }: JournalOptions = {}) {
    this.#folder = folder;
    this.#longest = longest;
  }

  /** The state as it was left, or the given data set on a first start. */
  open(firstData: () => DataSet): Store {
    mkdirSync(this.#folder, { recursive: true });
    const generation = this.#newestSnapshot();
    if (generation === null) return this.#beginWith(1, firstData());
    const kept = JSON.parse(readFileSync(this.#snapshot(generation), 'utf8')) as Snapshot;
    if (kept.shape !== shape) {
      console.log('The kept data is of another version of the mock: beginning with fresh samples.');
      return this.#beginWith(generation + 1, firstData());
    }
    const store = this.#storeOf(kept.data, kept.lastIds);
    this.#generation = generation;
    this.#bytes = this.#replay(store);
    this.#tidyUp();
    if (this.#bytes > this.#longest) this.#begin(generation + 1, store);
    return store;
  }

  /** Forgets everything that was kept and begins again from the given data set. */
  restart(data: DataSet): Store {
    return this.#beginWith(this.#generation + 1, data);
  }

  #beginWith(generation: number, data: DataSet): Store {
    const store = this.#storeOf(data);
    this.#begin(generation, store);
    return store;
  }

  #storeOf(data: DataSet, lastIds?: LastIds): Store {
    const store = new Store(data, (changes) => this.#append(changes, store), lastIds);
    this.#store = store;
    return store;
  }

  #begin(generation: number, store: Store): void {
    // The snapshot appears under its name only when it is complete: a half-written one is never read.
    const unfinished = `${this.#snapshot(generation)}.unfinished`;
    rmSync(this.#changes(generation), { force: true });
    const snapshot: Snapshot = { shape, lastIds: store.lastIds(), data: store.dataSet() };
    writeFileSync(unfinished, JSON.stringify(snapshot), { flush: true });
    renameSync(unfinished, this.#snapshot(generation));
    this.#generation = generation;
    this.#bytes = 0;
    this.#tidyUp();
  }

  /** Takes away what an older snapshot, or one that a kill left unfinished, has on the disk. */
  #tidyUp(): void {
    const needed = [this.#snapshot(this.#generation), this.#changes(this.#generation)];
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      if (/^(snapshot|changes)-/.test(name) && !needed.includes(path)) rmSync(path, { force: true });
    }
  }

  /** Runs at the end of each transaction; when it throws, the store takes the changes back. */
  #append(changes: readonly Change[], store: Store): void {
    // A request that was under way during a reset writes into what is forgotten.
    if (store !== this.#store) return;
    const path = this.#changes(this.#generation);
    const line = Buffer.from(`${JSON.stringify(changes)}\n`);
    try {
      appendFileSync(path, line);
    } catch (error) {
      // On a full disk half a line may stand there, which the next one must not be glued to.
      if (existsSync(path)) truncateSync(path, this.#bytes);
      throw error;
    }
    this.#bytes += line.byteLength;
    if (this.#bytes <= this.#longest) return;
    try {
      this.#begin(this.#generation + 1, store);
    } catch (error) {
      // The changes are kept already: the request has succeeded, and the next one tries again.
      console.error(error);
    }
  }

  /** Repeats the kept changes and cuts off a line that a kill has torn; answers with the bytes kept. */
  #replay(store: Store): number {
    const path = this.#changes(this.#generation);
    if (!existsSync(path)) return 0;
    const content = readFileSync(path);
    let end = 0;
    for (let next = content.indexOf('\n'); next !== -1; next = content.indexOf('\n', end)) {
      const changes = readLine(content.toString('utf8', end, next));
      if (!changes) {
        console.log(`A line of ${path} cannot be read: what follows it is left out.`);
        break;
      }
      store.replay(changes);
      end = next + 1;
    }
    if (end < content.byteLength) truncateSync(path, end);
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

function readLine(line: string): Change[] | null {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return null;
  }
}
