/** The last name of an erased person, who has no first name: lists and letters join the two. */
export const erasedNames = {
  student: 'Ancien étudiant - Former student',
  teacher: 'Ancien enseignant - Former teacher',
} as const;
