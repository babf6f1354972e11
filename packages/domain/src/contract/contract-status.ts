/** The four states of a contract, in the order of a contract's life (DOMAIN-01 to DOMAIN-05). */
export const contractStatuses = ['pending', 'activated', 'done', 'archived'] as const;
export type ContractStatus = (typeof contractStatuses)[number];
