import type { Role } from '@portal/domain';
import { type AppName, addressOf, type PortalConfig } from './config';

/** The documented routes that several apps need; each app's `paths.ts` includes its own. */
export const entryPoints = {
  admin: {
    'auth.login': '/auth/login',
    'auth.forgot': '/auth/forgot',
    'courses.list': '/contracts/list',
    'teachers.list': '/teachers/list',
    'students.list': '/students/list',
    'reports.list': '/reports/list',
    'courses.followUps': '/follow-ups',
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
    'attestation.verify': '/v/:code',
  },
} as const satisfies Record<AppName, Record<string, string>>;

export type Place = { app: AppName; path: string };

/** The start page of each role after sign-in (SHELL-106 to SHELL-108). */
export const landings = {
  ROLE_ADMIN: { app: 'admin', path: entryPoints.admin['courses.list'] },
  ROLE_TEACHER: { app: 'teacher', path: entryPoints.teacher['teacher.views.home'] },
} as const satisfies Record<Role, Place>;

const lastAppCookie = 'last-app';

/** Stores the last app that the user signed in to, so that the root's login URL leads there (DECISION-07). */
export function storeLastApp(app: AppName): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${lastAppCookie}=${app}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** Returns the login page of the app last used, by default that of admin (DECISION-07). */
export function loginPlace(cookies: string): Place {
  const isTeacher = cookies.split(';').some((cookie) => cookie.trim() === `${lastAppCookie}=teacher`);
  const app = isTeacher ? 'teacher' : 'admin';
  return { app, path: entryPoints[app]['auth.login'] };
}

export function placeAddress(config: PortalConfig, { app, path }: Place): string {
  return addressOf(config, app, path);
}
