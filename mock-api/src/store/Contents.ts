import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What stands in uploaded files, beside the rows that name it. The key of a content is its hash: the same file twice
 * is kept once, and a content never changes. It is complete on disk before the row that names it is written, so a
 * kill at any moment leaves at most a content that no row names; the next start tidies it away.
 */
export class Contents {
  readonly #folder: string | undefined;
  readonly #inMemory = new Map<string, Buffer>();

  /** Keeps contents in that folder; in memory when there is none. */
  constructor(folder?: string) {
    this.#folder = folder;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
  }

  /** Keeps a content and answers with its key. */
  keep(content: Buffer): string {
    const key = createHash('sha256').update(content).digest('hex');
    if (this.#folder === undefined) {
      this.#inMemory.set(key, content);
      return key;
    }
    const path = join(this.#folder, key);
    writeFileSync(`${path}.unfinished`, content, { flush: true });
    renameSync(`${path}.unfinished`, path);
    return key;
  }

  /** The content of that key; throws when there is none. */
  read(key: string): Buffer {
    if (this.#folder !== undefined) return readFileSync(join(this.#folder, key));
    const content = this.#inMemory.get(key);
    if (!content) throw new Error(`no content of the key ${key}`);
    return content;
  }

  /** Forgets every content that none of the keys names. */
  keepOnly(keys: ReadonlySet<string>): void {
    const kept = this.#folder === undefined ? [...this.#inMemory.keys()] : readdirSync(this.#folder);
    for (const key of kept) {
      if (keys.has(key)) continue;
      this.#inMemory.delete(key);
      if (this.#folder !== undefined) rmSync(join(this.#folder, key), { force: true });
    }
  }
}
