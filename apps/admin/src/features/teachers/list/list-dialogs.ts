/** The dialogs that a row of the list opens, as the address names them. */
export const teacherRowDialogs = ['notes', 'archive', 'restore'] as const;
export type TeacherRowDialogName = (typeof teacherRowDialogs)[number];

/** The code of those of a row, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./TeacherRowDialog')).TeacherRowDialog;

/** The export of the list, fetched when it is asked for. */
export const loadExport = async () => (await import('./TeacherExport')).TeacherExport;
