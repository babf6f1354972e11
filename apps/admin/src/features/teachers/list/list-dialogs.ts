/** The dialogs that a row of the list opens, as the address names them. */
export const teacherRowDialogs = ['notes', 'archive', 'restore'] as const;
export type TeacherRowDialogName = (typeof teacherRowDialogs)[number];

/** Every dialog of the list: those of its rows, and the import. */
export const teacherListDialogs = [...teacherRowDialogs, 'import'] as const;

/** The code of those of a row, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./TeacherRowDialog')).TeacherRowDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./TeacherExport')).TeacherExport;

/** The import of teachers, fetched when it opens. */
export const loadImport = async () => (await import('../import/ImportTeachersDialog')).ImportTeachersDialog;
