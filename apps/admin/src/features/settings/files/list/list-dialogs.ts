/** The dialogs that a row of the list opens, as the address names them. */
export const fileRowDialogs = ['edit', 'preview', 'delete'] as const;
export type FileRowDialogName = (typeof fileRowDialogs)[number];

/** Every dialog of the list: those of its rows, and the upload. */
export const fileListDialogs = [...fileRowDialogs, 'upload'] as const;

/** The code of those of a row, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./FileRowDialog')).FileRowDialog;

/** The upload, fetched when it is asked for. */
export const loadUpload = async () => (await import('../upload/UploadFilesDialog')).UploadFilesDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./FileExport')).FileExport;
