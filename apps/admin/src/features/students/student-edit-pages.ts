// Loaded on demand and prefetched by the list.

/** The layout around the three parts of a student. */
export const loadStudentLayout = async () => (await import('./StudentEditLayout')).StudentEditLayout;

export const loadStudentBasic = async () => (await import('./StudentBasicPage')).StudentBasicPage;
