import { type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { PdfCopy } from './PdfCopy.ts';
import { freeName, keyOf, nameIn, stringOfKey } from './pdf-values.ts';

/** A name tree of the joined file: destinations or attachments, whose names become unique. */
export class JoinedNames {
  readonly #values = new Map<string, string>();

  /** Chooses unique names for the entries of a file. */
  prepare(entries: readonly { key: PDFObject; value: PDFObject }[]): NamesOfFile {
    const renamed = new Map<string, string>();
    const values = new Map<string, PDFObject>();
    for (const { key: oldKey, value } of entries) {
      const key = keyOf(oldKey);
      if (key === undefined || renamed.has(key)) continue;
      const name = freeName(key, (other) => this.#values.has(other) || values.has(other));
      renamed.set(key, name);
      values.set(name, value);
    }
    return new NamesOfFile(renamed, values, this.#values);
  }

  /** Returns the tree as an entry of the name dictionary; empty if there are no names. */
  entry(kind: 'Dests' | 'EmbeddedFiles'): string {
    if (this.#values.size === 0) return '';
    // Sorted, because viewers use binary search (ISO 32000-1, 7.9.6). Keys have one character per byte.
    const names = [...this.#values]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => `${stringOfKey(key)} ${value}`);
    return `/${kind} <</Names [${names.join(' ')}]>>`;
  }
}

/** The names of one file. */
class NamesOfFile {
  readonly #renamed: ReadonlyMap<string, string>;
  readonly #values: ReadonlyMap<string, PDFObject>;
  readonly #joined: Map<string, string>;

  constructor(
    renamed: ReadonlyMap<string, string>,
    values: ReadonlyMap<string, PDFObject>,
    joined: Map<string, string>,
  ) {
    this.#renamed = renamed;
    this.#values = values;
    this.#joined = joined;
  }

  /**
   * Renames the destination of a bookmark, link or action. A name without a destination is removed: in the joined file
   * it could name a destination of another file.
   */
  renameIn(dict: PDFDict): void {
    const keys = nameIn(dict, 'S') === 'GoTo' ? ['D', 'Dest'] : ['Dest'];
    for (const key of keys.map((name) => PDFName.of(name))) {
      const old = keyOf(dict.lookup(key));
      if (old === undefined) continue;
      const name = this.#renamed.get(old);
      if (name === undefined) dict.delete(key);
      else dict.set(key, stringOfKey(name));
    }
  }

  /** Copies the values and returns a function that adds the names to the joined file. */
  copy(copy: PdfCopy): () => void {
    const texts = [...this.#values].map(([name, value]) => [name, copy.text(value)] as const);
    return () => {
      for (const [name, text] of texts) this.#joined.set(name, text);
    };
  }
}
