// Loaded on demand, and fetched ahead by the list: the forms are the heaviest part of the app.

/** The frame around the four parts of a contract. */
export const loadEditLayout = async () => (await import('./ContractEditLayout')).ContractEditLayout;

/** The basic part: the form. */
export const loadBasicPage = async () => (await import('./ContractBasicPage')).ContractBasicPage;
