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

/**
 * Returns the path of a content, or of a part of one, in its folder or bucket. No folder gets more than some thousands.
 * Throws if the key is not one, so that it never leads elsewhere.
 */
export function pathOf(name: string): string {
  if (!isStoredName(name)) throw new Error(`${JSON.stringify(name)} is not the key of a content`);
  return `${name.slice(0, 2)}/${name}`;
}

/** Returns the path of a content that was set aside. */
export function asidePathOf(name: string): string {
  return `${asideFolder}/${pathOf(name)}`;
}

/** The folder of what was set aside, beside the contents. */
export const asideFolder = 'aside';

/** The file that holds the id of the office, beside the contents. A copy of the folder or bucket has it too. */
export const officeFile = 'office-id';

/** Whether a text is the key of a content. */
export function isContentKey(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Whether a name is that of a content, or of a part of one. */
export function isStoredName(name: string): boolean {
  return isContentKey(name.replace(/\.part$/, ''));
}

/** Storage for the contents of files. A content is written before its row is committed. */
export interface Contents {
  /** Where they are, for people: `the folder /var/lib/portal/files`. */
  readonly place: string;
  /** Stores a content and returns its key. */
  keep(content: Buffer | ContentSource): Promise<string>;
  /** Stores a content under a known key. */
  put(key: string, content: Buffer | ContentSource): Promise<void>;
  /** Reads a whole content into memory. */
  read(key: string): Promise<Buffer>;
  /** Opens a content, or some bytes of it. Rejects if it is missing or shorter. Whoever calls this ends the stream. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a content for good, also one that was set aside; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Lists all contents, and parts of those whose writing broke off; not those that were set aside. */
  list(): Promise<StoredContent[]>;
  /** Moves a content out of the way, from where `bringBack` returns it; does nothing if there is none. */
  setAside(key: string): Promise<void>;
  /** Lists what was set aside; `storedAt` is the moment when it was. */
  listAside(): Promise<StoredContent[]>;
  /** Moves a content that was set aside to its place again, where it then counts as new. */
  bringBack(key: string): Promise<void>;
  /** Deletes a content that was set aside for good. */
  removeAside(key: string): Promise<void>;
  /** Reads the id of the office whose contents these are; null if they carry none. */
  office(): Promise<string | null>;
  /** Writes the id of an office. Unless `isReplacing`, one that is there stays. Returns the id that is there then. */
  setOffice(id: string, how?: { readonly isReplacing?: boolean }): Promise<string>;
}
