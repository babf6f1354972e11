import type { CsvTexts } from '../list/csv-columns.ts';

/** The texts for the cells of files in tests: the key of a term, and yes or no. */
export const plainTexts: CsvTexts = { term: (key) => key, yesNo: (value) => (value ? 'yes' : 'no') };
