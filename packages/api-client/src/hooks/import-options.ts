import type { UploadOptions } from '../upload.ts';

/** Options of a file import. */
export interface ImportOptions extends UploadOptions {
  /** One key per file. A repeated request with the same key returns the result of the first one. Default: a new key. */
  idempotencyKey?: string;
}
