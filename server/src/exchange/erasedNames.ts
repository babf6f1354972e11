/** The last name of an erased person. The first name stays empty, because lists and letters join the two. */
export const erasedNames = {
  student: 'Ancien étudiant - Former student',
  teacher: 'Ancien enseignant - Former teacher',
} as const;
