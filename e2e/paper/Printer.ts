/** A page to print. */
export interface Printout {
  readonly url: string;
  /** Stored in the browser before the page is opened. */
  readonly storage: Readonly<Record<string, string>>;
  /** An expression that is true when the page is complete. */
  readonly ready: string;
  /** The orientation that a user would choose, for browsers that ignore the page's own paper size. */
  readonly orientation: 'portrait' | 'landscape';
  /** Path of the PDF to write. */
  readonly file: string;
}

/** A browser that prints pages as PDFs. */
export interface Printer {
  /** Name and version of the browser. */
  readonly version: string;
  print(printout: Printout): Promise<void>;
  close(): Promise<void>;
}

/** Time limit for loading a page, in milliseconds. */
export const maxLoadTime = 60_000;
