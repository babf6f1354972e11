// Loaded on demand and prefetched by the list: the forms are the largest part of the app.

/** The layout around the two parts of a teacher. */
export const loadTeacherLayout = async () => (await import('./TeacherEditLayout')).TeacherEditLayout;

export const loadTeacherProfile = async () => (await import('./TeacherProfilePage')).TeacherProfilePage;
