/** The dialogs that a row of the list opens, as the address names them. */
export const contractRowDialogs = ['notes', 'highlight', 'duplicate'] as const;
export type ContractRowDialogName = (typeof contractRowDialogs)[number];

/** Their code, fetched when one of them opens. */
export const loadRowDialog = async () => (await import('./ContractRowDialog')).ContractRowDialog;

/** Bulk actions for contracts, loaded when the selection starts. */
export const loadSeveral = async () => (await import('./several-contracts')).severalContracts;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./ContractExport')).ContractExport;
