import type { UploadOptions } from '../upload.ts';
import type { Intention } from './useWrite.ts';

/** Options of a file import. Pass the same intention for the same file: a repeated request imports nobody twice. */
export interface ImportOptions extends UploadOptions, Intention {}
