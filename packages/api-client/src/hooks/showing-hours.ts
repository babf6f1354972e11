/** Nouns of queries that show hours and statements. */
export const showingHours = ['hours', 'hours-classes', 'own-hours', 'contract-hours', 'statements'];
