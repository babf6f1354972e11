/** Rows of one kind by their tokens. A token names a row and everything that it shows. */
type Shelf = Map<string, Buffer>;

/** Bytes that an entry takes, in addition to the row. */
const bytesOfEntry = 300;

/**
 * Keeps the JSON of list rows in memory. It may forget any row: what has not been used for a while goes first. Nothing
 * in it becomes wrong, because a changed row has another token.
 */
export class KeptRows {
  readonly #maxBytes: number;
  /** Rows that were used since the last time that half of the memory was full. */
  #recent = new Map<string, Shelf>();
  #earlier = new Map<string, Shelf>();
  #bytes = 0;

  constructor(maxBytes = 16_000_000) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the JSON of a row; undefined if it is not kept. */
  read(shelf: string, token: string): Buffer | undefined {
    const recent = this.#recent.get(shelf)?.get(token);
    if (recent) return recent;
    const earlier = this.#earlier.get(shelf)?.get(token);
    if (earlier) this.#add(shelf, token, earlier);
    return earlier;
  }

  /** Keeps the JSON of a row. Returns it as bytes. */
  keep(shelf: string, token: string, json: string): Buffer {
    // Not from the pool that small buffers share: one row would keep the memory of its neighbours.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
    bytes.write(json);
    this.#add(shelf, token, bytes);
    return bytes;
  }

  #add(shelf: string, token: string, json: Buffer): void {
    const [bytes, half] = [json.length + bytesOfEntry, this.#maxBytes / 2];
    if (bytes > half) return;
    if (this.#bytes + bytes > half) [this.#earlier, this.#recent, this.#bytes] = [this.#recent, new Map(), 0];
    const rows = this.#recent.get(shelf) ?? (new Map() as Shelf);
    this.#recent.set(shelf, rows.set(token, json));
    this.#bytes += bytes;
  }
}
