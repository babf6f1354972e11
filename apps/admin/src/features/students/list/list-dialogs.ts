/** The dialogs that a row of the list opens, as the address names them. */
export const studentRowDialogs = ['notes', 'archive', 'restore'] as const;
export type StudentRowDialogName = (typeof studentRowDialogs)[number];

/** Every dialog of the list: those of its rows, and the import. */
export const studentListDialogs = [...studentRowDialogs, 'import'] as const;

/** The code of those of a row, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./StudentRowDialog')).StudentRowDialog;

/** Bulk actions for students, loaded when the selection starts. */
export const loadSeveral = async () => (await import('./several-students')).severalStudents;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./StudentExport')).StudentExport;

/** The import of students, fetched when it opens. */
export const loadImport = async () => (await import('../import/ImportStudentsDialog')).ImportStudentsDialog;
