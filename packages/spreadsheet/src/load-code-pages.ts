import { set_cptable } from '@e965/xlsx';
import { isOldWorkbook } from './file-start.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the tables for texts of .xls files before Excel 97, which `readSheet` needs for accents and apostrophes.
 * Resolves at once for any other content. Rejects when the code cannot be fetched.
 */
export async function loadCodePages(content?: Uint8Array): Promise<void> {
  if (content && !isOldWorkbook(content)) return;
  loading ??= import('@e965/xlsx/dist/cpexcel').then((tables) => set_cptable(tables));
  await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}
