/** The dialogs of a row, as named in the address. */
export const contractRowDialogs = ['notes', 'highlight', 'duplicate'] as const;
export type ContractRowDialogName = (typeof contractRowDialogs)[number];

/** The dialogs of a row, loaded when one of them opens. */
export const loadRowDialog = async () => (await import('./ContractRowDialog')).ContractRowDialog;

/** Bulk actions for contracts, loaded when the selection starts. */
export const loadSeveral = async () => (await import('./several-contracts')).severalContracts;

/** The export of the list, loaded on demand. */
export const loadExport = async () => (await import('./ContractExport')).ContractExport;
