/** The dialogs that a row of the list opens, as the address names them. */
export const materialRowDialogs = ['edit', 'notes', 'archive', 'restore'] as const;
export type MaterialRowDialogName = (typeof materialRowDialogs)[number];

/** Every dialog of the list: those of its rows, and a new material. */
export const materialListDialogs = [...materialRowDialogs, 'create'] as const;

/** The code of those of a row, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./MaterialRowDialog')).MaterialRowDialog;

/** The form of a new material, fetched when it opens. */
export const loadMaterialDialog = async () => (await import('./MaterialDialog')).MaterialDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./MaterialExport')).MaterialExport;
