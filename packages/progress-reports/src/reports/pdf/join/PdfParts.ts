import { PDFContext } from '@cantoo/pdf-lib';
import { bytesOf } from './pdf-values.ts';

/** Position of an object in the file: at an offset, or in an object stream at an index. */
type Place = { offset: number } | { stream: number; index: number };

/**
 * Writes a PDF part by part, as blobs that a browser may keep outside of memory. Small objects are compressed in object
 * streams (ISO 32000-1, 7.5.7). Parts written since the last `commit` can be dropped.
 */
export class PdfParts {
  readonly #context = PDFContext.create();
  readonly #places = new Map<number, Place>();
  #blobs: Blob[] = [];
  #committed = 0;
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;
  #small: { number: number; text: string }[] = [];
  #lastNumber = 0;
  #newNumbers: number[] = [];

  constructor() {
    // Four bytes above 127 mark the file as binary (7.5.2).
    this.#write(bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
    this.commit();
  }

  /** Reserves a number for an object that is written later. */
  newNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  /** Writes an object that is not a stream. */
  object(number: number, text: string): void {
    this.#small.push({ number, text });
    if (this.#small.length === objectsPerStream) this.#writeSmall();
  }

  /** Writes a stream. `entries` are those of its dictionary except `Length`. */
  stream(number: number, entries: string, content: Uint8Array): void {
    this.#place(number, { offset: this.#committed + this.#size });
    this.#write(bytesOf(`${number} 0 obj\n<<${entries} /Length ${content.length}>>\nstream\n`));
    this.#write(
      content.buffer instanceof ArrayBuffer ? (content as Uint8Array<ArrayBuffer>) : content.slice(),
    );
    this.#write(bytesOf('\nendstream\nendobj\n'));
  }

  /** Makes the parts written so far permanent. */
  commit(): void {
    this.#writeSmall();
    this.#blobs.push(new Blob(this.#chunks));
    this.#committed += this.#size;
    this.#begin();
  }

  /** Discards the parts written since the last commit. */
  drop(): void {
    for (const number of this.#newNumbers) this.#places.delete(number);
    this.#begin();
  }

  /** Completes the file; its trailer has these entries besides `Size`. */
  end(trailer: string): Blob {
    this.commit();
    const offset = this.#committed;
    const number = this.newNumber();
    this.#place(number, { offset });
    const table = new Uint8Array((number + 1) * entryBytes);
    for (const [entry, place] of this.#places) writeEntry(table, entry, place);
    const compressed = this.#compressed(table);
    this.stream(
      number,
      `/Type /XRef /Size ${number + 1} /W [1 5 2] /Filter /FlateDecode ${trailer}`,
      compressed,
    );
    this.#write(bytesOf(`startxref\n${offset}\n%%EOF\n`));
    return new Blob([...this.#blobs, ...this.#chunks], { type: 'application/pdf' });
  }

  #begin(): void {
    this.#chunks = [];
    this.#size = 0;
    this.#small = [];
    this.#newNumbers = [];
  }

  #place(number: number, place: Place): void {
    this.#places.set(number, place);
    this.#newNumbers.push(number);
  }

  #write(bytes: Uint8Array<ArrayBuffer>): void {
    this.#chunks.push(bytes);
    this.#size += bytes.length;
  }

  #writeSmall(): void {
    if (this.#small.length === 0) return;
    const stream = this.newNumber();
    let head = '';
    let body = '';
    for (const [index, { number, text }] of this.#small.entries()) {
      this.#place(number, { stream, index });
      head += `${number} ${body.length} `;
      body += `${text}\n`;
    }
    const entries = `/Type /ObjStm /N ${this.#small.length} /First ${head.length} /Filter /FlateDecode`;
    this.#small = [];
    this.stream(stream, entries, this.#compressed(bytesOf(head + body)));
  }

  #compressed(bytes: Uint8Array): Uint8Array {
    return this.#context.flateStream(bytes).getContents();
  }
}

/** The same number as qpdf uses (`QPDFWriter`, 11.3). */
const objectsPerStream = 100;
const entryBytes = 8;

/**
 * Writes an entry of a cross-reference stream: type, offset or stream, and index (7.5.8.3). Numbers without an object
 * stay 0.
 */
function writeEntry(table: Uint8Array, number: number, place: Place): void {
  const start = number * entryBytes;
  const [kind, where, index] = 'offset' in place ? [1, place.offset, 0] : [2, place.stream, place.index];
  table[start] = kind;
  for (let byte = 0; byte < 5; byte += 1)
    table[start + 1 + byte] = Math.floor(where / 256 ** (4 - byte)) % 256;
  table[start + 6] = index >> 8;
  table[start + 7] = index & 255;
}
