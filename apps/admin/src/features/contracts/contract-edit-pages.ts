// Loaded on demand and prefetched by the list: the forms are the largest part of the app.

/** The layout around the four parts of a contract. */
export const loadEditLayout = async () => (await import('./ContractEditLayout')).ContractEditLayout;

export const loadBasicPage = async () => (await import('./ContractBasicPage')).ContractBasicPage;
