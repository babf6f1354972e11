/** The dialogs of a row, as named in the address. */
export const materialRowDialogs = ['edit', 'notes', 'archive', 'restore'] as const;
export type MaterialRowDialogName = (typeof materialRowDialogs)[number];

/** All dialogs of the list: those of a row, and a new material. */
export const materialListDialogs = [...materialRowDialogs, 'create'] as const;

/** The dialogs of a row, loaded when one of them opens. */
export const loadRowDialog = async () => (await import('./MaterialRowDialog')).MaterialRowDialog;

/** The form of a new material, loaded when it opens. */
export const loadMaterialDialog = async () => (await import('./MaterialDialog')).MaterialDialog;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./MaterialExport')).MaterialExport;
