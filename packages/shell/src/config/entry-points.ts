import type { Role } from '@portal/domain';
import { type AppName, addressOf, type PortalConfig } from './config';

/** The documented routes that more than one app must know; each app's `paths.ts` begins with its own. */
export const entryPoints = {
  admin: {
    'auth.login': '/auth/login',
    'auth.forgot': '/auth/forgot',
    'courses.list': '/contracts/list',
    'teachers.list': '/teachers/list',
    'students.list': '/students/list',
    'reports.list': '/reports/list',
    'courses.chase': '/chase',
    'admin.settings': '/settings',
  },
  teacher: {
    'auth.login': '/auth/login',
    'auth.forgot': '/auth/forgot',
    'teacher.views.home': '/home',
    'teacher.views.course': '/course/:id',
    'teacher.views.attendance': '/attendance',
    'teacher.views.guide': '/guide',
    'teacher.views.profile': '/profile',
  },
  reports: {
    home: '/',
    clientReport: '/clientReport/:token_login',
    'invite.setPassword': '/invite/:hash',
    'student.magic.report': '/student-report/:token_login',
  },
} as const satisfies Record<AppName, Record<string, string>>;

/** A place in one of the apps. */
export type Place = { app: AppName; path: string };

/** Where each role arrives after signing in (SHELL-106 to SHELL-108). */
export const landings = {
  ROLE_ADMIN: { app: 'admin', path: entryPoints.admin['courses.list'] },
  ROLE_TEACHER: { app: 'teacher', path: entryPoints.teacher['teacher.views.home'] },
} as const satisfies Record<Role, Place>;

const lastAppCookie = 'last-app';

/** Keeps which app one signed in at last, so that the root's login address leads back there (decision 7). */
export function keepLastApp(app: AppName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${lastAppCookie}=${app}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Where signing in lives for this person: the app last used, else admin (decision 7). */
export function loginPlace(cookies: string): Place {
  const isTeacher = cookies.split(';').some((cookie) => cookie.trim() === `${lastAppCookie}=teacher`);
  const app = isTeacher ? 'teacher' : 'admin';
  return { app, path: entryPoints[app]['auth.login'] };
}

/** The full address of a place. */
export function placeAddress(config: PortalConfig, { app, path }: Place): string {
  return addressOf(config, app, path);
}
