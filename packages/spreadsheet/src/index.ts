// A large package: load it only where a spreadsheet is read or written, never with a page.

export { loadCodePages } from './load-code-pages.ts';
export { type ReadSheetOptions, readSheet, type SheetRefusal } from './read-sheet.ts';
export { writeTextSheet } from './write-text-sheet.ts';
