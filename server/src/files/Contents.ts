import type { Readable } from 'node:stream';

/** A range of bytes of a content; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A content that can be read from its beginning several times. */
export interface ContentSource {
  readonly size: number;
  /** The file of this machine that holds it, if there is one: it can be copied without reading it here. */
  readonly path?: string;
  stream(): Readable;
}

/** What can be known of a content without reading it. */
export interface StoredContent {
  readonly key: string;
  readonly storedAt: Date;
}

/** Thrown if an object store is unreachable or refuses a request. */
export class ContentsUnavailable extends Error {
  /** The error code, such as `AccessDenied`. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`the object store answers ${code}`, options);
    this.code = code;
  }
}

/**
 * Returns the path of a content, or of a part of one, in its folder or bucket. Spreads contents over folders, so that
 * none holds more than some thousands. Throws for an invalid key, so that a path never leaves the folder.
 */
export function pathOf(name: string): string {
  if (!isStoredName(name)) throw new Error(`${JSON.stringify(name)} is not the key of a content`);
  return `${name.slice(0, 2)}/${name}`;
}

/** Returns the path of a content that was set aside before its deletion. */
export function asidePathOf(name: string): string {
  return `${asideFolder}/${pathOf(name)}`;
}

/** The folder, beside the contents, for contents that were set aside. */
export const asideFolder = 'aside';

/** The file, beside the contents, with the id of the office. A copy of the folder or bucket contains it too. */
export const officeFile = 'office-id';

/** Whether a text is a valid key of a content. */
export function isContentKey(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Whether a name is valid for a content, or for a part of one. */
export function isStoredName(name: string): boolean {
  return isContentKey(name.replace(/\.part$/, ''));
}

/** Storage for the contents of files. A content is stored before the row that refers to it is committed. */
export interface Contents {
  /** Describes the place in messages: `the folder /var/lib/portal/files`. */
  readonly place: string;
  /** Stores a content and returns its key. */
  keep(content: Buffer | ContentSource): Promise<string>;
  /** Stores a content under a known key. */
  put(key: string, content: Buffer | ContentSource): Promise<void>;
  /** Reads a whole content into memory. */
  read(key: string): Promise<Buffer>;
  /**
   * Opens a content, or a range of its bytes. Rejects if it is missing or shorter. The caller must close the stream.
   */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a content for good, even if it was set aside; does nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Lists all contents, including the remains of interrupted writes, without those that were set aside. */
  list(): Promise<StoredContent[]>;
  /** Sets a content aside, from where `bringBack` can restore it; does nothing if there is none. */
  setAside(key: string): Promise<void>;
  /** Lists the contents that were set aside; `storedAt` is when that happened. */
  listAside(): Promise<StoredContent[]>;
  /** Restores a content that was set aside. It then counts as newly stored. */
  bringBack(key: string): Promise<void>;
  /** Deletes for good a content that was set aside. */
  removeAside(key: string): Promise<void>;
  /** Reads the id of the office that owns these contents; null if it is not stored. */
  office(): Promise<string | null>;
  /**
   * Stores the id of an office. Keeps an existing id unless `isReplacing` is set. Returns the id that is stored
   * afterwards.
   */
  setOffice(id: string, how?: { readonly isReplacing?: boolean }): Promise<string>;
}
