import type { Readable } from 'node:stream';

/** Some bytes of a content, the last one included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A content that is read from its beginning each time it is stored. */
export interface ContentSource {
  readonly size: number;
  stream(): Readable;
}

/** What is known of a content without reading it. */
export interface StoredContent {
  readonly key: string;
  readonly storedAt: Date;
}

/** Thrown when an object store cannot be reached, or refuses. */
export class ContentsUnavailable extends Error {
  /** What went wrong, such as `AccessDenied`. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the object store answers ${code}`, options);
    this.code = code;
  }
}

/** Returns the path of a content in its folder or bucket. No folder gets more than some thousands. */
export function pathOf(key: string): string {
  return `${key.slice(0, 2)}/${key}`;
}

/** Whether a name is that of a content, or of a part of one. */
export function isContentKey(name: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.part)?$/.test(name);
}

/** Storage for the contents of files. A content is written before its row is committed. */
export interface Contents {
  /** Stores a content and returns its key. */
  keep(content: Buffer | ContentSource): Promise<string>;
  /** Stores a content under a known key. */
  put(key: string, content: Buffer | ContentSource): Promise<void>;
  /** Reads a whole content into memory. */
  read(key: string): Promise<Buffer>;
  /** Opens a content, or some bytes of it. Rejects if it is missing or shorter. Whoever calls this ends the stream. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a content; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Lists all contents, and parts of those whose writing broke off. */
  list(): Promise<StoredContent[]>;
}
