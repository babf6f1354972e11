import type { Role } from '../user/role.ts';

/** The main route of each role, by its documented name (SHELL-106 to SHELL-108). */
export const landingRoutes = {
  ROLE_ADMIN: 'courses.list',
  ROLE_TEACHER: 'teacher.views.home',
} as const satisfies Record<Role, string>;
export type LandingRoute = (typeof landingRoutes)[Role];

/** Returns the route to which a user with this role is sent after signing in (AUTH-07, AUTH-08). */
export function landingRoute(role: Role): LandingRoute {
  return landingRoutes[role];
}
