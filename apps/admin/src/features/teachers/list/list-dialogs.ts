/** The dialogs of a row, as named in the address. */
export const teacherRowDialogs = ['notes', 'archive', 'restore'] as const;
export type TeacherRowDialogName = (typeof teacherRowDialogs)[number];

/** All dialogs of the list: those of a row, and the import. */
export const teacherListDialogs = [...teacherRowDialogs, 'import'] as const;

/** The dialogs of a row, loaded when one of them opens. */
export const loadRowDialog = async () => (await import('./TeacherRowDialog')).TeacherRowDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./TeacherExport')).TeacherExport;

/** The import, loaded when it opens. */
export const loadImport = async () => (await import('../import/ImportTeachersDialog')).ImportTeachersDialog;
