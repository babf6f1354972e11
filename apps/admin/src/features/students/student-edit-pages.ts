// Loaded on demand, and fetched ahead by the list.

/** The frame around the three parts of a student. */
export const loadStudentLayout = async () => (await import('./StudentEditLayout')).StudentEditLayout;

/** The basic part: the form. */
export const loadStudentBasic = async () => (await import('./StudentBasicPage')).StudentBasicPage;
