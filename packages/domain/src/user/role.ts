/** The roles of people who sign in with a password (DOMAIN-28, CONFLICT-26). */
export const roles = ['ROLE_ADMIN', 'ROLE_TEACHER'] as const;
export type Role = (typeof roles)[number];
