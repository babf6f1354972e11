/** What is printed: an address, and when its page is complete. */
export interface Printout {
  readonly url: string;
  /** Stored in the browser before the page is opened. */
  readonly storage: Readonly<Record<string, string>>;
  /** An expression that is true when the page is complete. */
  readonly ready: string;
  /** What the user chooses where the browser ignores the page's own paper size. */
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

/** Milliseconds after which a page is given up. */
export const longestLoad = 60_000;
