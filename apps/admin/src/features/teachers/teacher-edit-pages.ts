// Loaded on demand, and fetched ahead by the list: the forms are the heaviest part of the app.

/** The frame around the two parts of a teacher. */
export const loadTeacherLayout = async () => (await import('./TeacherEditLayout')).TeacherEditLayout;

/** The profile: the form. */
export const loadTeacherProfile = async () => (await import('./TeacherProfilePage')).TeacherProfilePage;
