import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { PdfParts } from './PdfParts.ts';

/** Copies objects of one file into the joined file, under new numbers. */
export class PdfCopy {
  readonly #context: PDFContext;
  readonly #parts: PdfParts;
  readonly #numbers = new Map<PDFRef, number>();
  readonly #waiting: PDFRef[] = [];

  constructor(context: PDFContext, parts: PdfParts) {
    this.#context = context;
    this.#parts = parts;
  }

  /** Returns a reference that stands for an object of the joined file. */
  refTo(number: number): PDFRef {
    const ref = this.#context.nextRef();
    this.replace(ref, number);
    return ref;
  }

  /** Makes references to an object point to this object of the joined file, which the caller writes. */
  replace(ref: PDFRef, number: number): void {
    this.#numbers.set(ref, number);
  }

  /** Returns the number of an object in the joined file; the next `write` copies the object. */
  numberOf(ref: PDFRef): number {
    const known = this.#numbers.get(ref);
    if (known !== undefined) return known;
    const number = this.#parts.newNumber();
    this.#numbers.set(ref, number);
    this.#waiting.push(ref);
    return number;
  }

  /** Returns a value in PDF syntax; the next `write` copies the objects that it refers to. */
  text(value: PDFObject): string {
    // A missing object is null (ISO 32000-1, 7.3.10).
    if (value instanceof PDFRef)
      return this.#numbers.has(value) || this.#context.lookup(value) ? `${this.numberOf(value)} 0 R` : 'null';
    if (value instanceof PDFArray)
      return `[${value
        .asArray()
        .map((item) => this.text(item))
        .join(' ')}]`;
    if (value instanceof PDFDict) return `<<${this.#entries(value)}>>`;
    // pypdf 3.4.1 writes attachments as direct streams. Readers accept them, although streams must be indirect objects
    // (7.3.8).
    if (value instanceof PDFStream) return this.text(this.#context.register(value));
    if (value instanceof PDFInvalidObject) throw new Error('An object cannot be read');
    return value.toString();
  }

  /** Writes the objects that were referenced, and those that they reference in turn. */
  write(): void {
    for (let ref = this.#waiting.pop(); ref; ref = this.#waiting.pop()) {
      const object = this.#context.lookup(ref);
      if (!object) continue;
      if (object instanceof PDFStream)
        this.#parts.stream(this.numberOf(ref), this.#entries(object.dict, length), object.getContents());
      else this.#parts.object(this.numberOf(ref), this.text(object));
    }
  }

  #entries(dict: PDFDict, without?: PDFName): string {
    return dict
      .entries()
      .filter(([key]) => key !== without)
      .map(([key, value]) => `${key} ${this.text(value)}`)
      .join(' ');
  }
}

const length = PDFName.of('Length');
