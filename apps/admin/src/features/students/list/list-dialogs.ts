/** The dialogs of a row, as named in the address. */
export const studentRowDialogs = ['notes', 'archive', 'restore'] as const;
export type StudentRowDialogName = (typeof studentRowDialogs)[number];

/** All dialogs of the list: those of a row, and the import. */
export const studentListDialogs = [...studentRowDialogs, 'import'] as const;

/** The dialogs of a row, loaded when one of them opens. */
export const loadRowDialog = async () => (await import('./StudentRowDialog')).StudentRowDialog;

/** Bulk actions for students, loaded when the selection starts. */
export const loadSeveral = async () => (await import('./several-students')).severalStudents;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./StudentExport')).StudentExport;

/** The import, loaded when it opens. */
export const loadImport = async () => (await import('../import/ImportStudentsDialog')).ImportStudentsDialog;
