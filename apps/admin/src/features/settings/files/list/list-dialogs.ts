/** The dialogs of a row, as named in the address. */
export const fileRowDialogs = ['edit', 'preview', 'delete'] as const;
export type FileRowDialogName = (typeof fileRowDialogs)[number];

/** All dialogs of the list: those of a row, and the upload. */
export const fileListDialogs = [...fileRowDialogs, 'upload'] as const;

/** The dialogs of a row, loaded when one of them opens. */
export const loadRowDialog = async () => (await import('./FileRowDialog')).FileRowDialog;

/** The upload, loaded on demand. */
export const loadUpload = async () => (await import('../upload/UploadFilesDialog')).UploadFilesDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./FileExport')).FileExport;
