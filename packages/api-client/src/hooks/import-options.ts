import type { UploadOptions } from '../upload.ts';

/** What one can do while a file is imported. */
export interface ImportOptions extends UploadOptions {
  /**
   * One for each file that is to be imported: sent again with the same key, as after an answer that was lost, it
   * answers what became of the first. A new one unless told.
   */
  idempotencyKey?: string;
}
