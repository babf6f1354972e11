/** Nouns of queries that show planned classes. */
export const showingPlans = ['planned-classes', 'course-plan'];
