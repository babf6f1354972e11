import { generatePath, type PathParam } from 'react-router-dom';

/**
 * The path of every page of this app, relative to its mount, by the specification's route name (SHELL-056, SHELL-068 to
 * SHELL-092).
 */
export const paths = {
  'auth.login': '/auth/login',
  'auth.forgot': '/auth/forgot',
  'courses.list': '/contracts/list',
  'courses.create': '/contracts/create',
  'courses.edit.basic': '/contracts/edit/:id/basic',
  'courses.edit.outline': '/contracts/edit/:id/outline',
  'courses.edit.attendance': '/contracts/edit/:id/attendance',
  'courses.edit.final': '/contracts/edit/:id/final',
  // An extension (DECISION-51).
  'courses.edit.plan': '/contracts/edit/:id/plan',
  // An addition of this project: ADR-0014.
  'courses.edit.pack': '/contracts/edit/:id/pack',
  'courses.edit.outline.print': '/contracts/print/:id/outline',
  'courses.edit.attendance.print': '/contracts/print/:id/attendance',
  // An extension (DECISION-51).
  'hours.print': '/hours/:id/:month/print',
  'courses.followUps': '/follow-ups',
  // An extension (DECISION-51).
  'courses.calendar': '/calendar',
  'courses.meetings': '/meetings',
  'students.list': '/students/list',
  'students.create': '/students/create',
  'students.edit.basic': '/students/edit/:id/basic',
  'students.edit.history': '/students/edit/:id/history',
  'students.edit.documents': '/students/edit/:id/documents',
  'teachers.list': '/teachers/list',
  'teacher.create': '/teachers/create',
  'teachers.profile': '/teachers/edit/:id/profile',
  'teachers.history': '/teachers/edit/:id/history',
  'reports.list': '/reports/list',
  'reports.print': '/reports/print/:id/:courseId',
  // An extension (DECISION-51).
  'reports.bulk.print': '/reports/printSeveral',
  'reports.info': '/reports/info/:id/course/:courseId',
  'reports.courseInfo': '/reports/info/:id/course/:courseId/courseInfo',
  'reports.studentSelfLearning': '/reports/info/:id/course/:courseId/studentSelfLearning',
  'reports.studentProgress': '/reports/info/:id/course/:courseId/studentProgress',
  'reports.comments': '/reports/info/:id/course/:courseId/comments',
  'admin.settings': '/settings',
  'admin.settings.languages': '/settings/languages',
  'admin.settings.companies': '/settings/companies',
  'admin.settings.materials': '/settings/materials',
  'admin.settings.users': '/settings/users',
  'admin.settings.files': '/settings/files',
  // Extensions (DECISION-51).
  'admin.settings.courseTypes': '/settings/courseTypes',
  'admin.settings.organisation': '/settings/organisation',
  'admin.settings.closedDays': '/settings/closedDays',
  'admin.settings.phrases': '/settings/phrases',
  'admin.settings.signIns': '/settings/sign-ins',
  'admin.settings.signInMethods': '/settings/sign-in-methods',
  'admin.settings.apiKeys': '/settings/api-keys',
  'admin.settings.webhooks': '/settings/webhooks',
  'operations.hours': '/operations/hours',
  'operations.hoursTotals': '/operations/hours/totals',
  'operations.contractHours': '/operations/hours/contracts',
  'operations.links': '/operations/links',
  'operations.imports': '/operations/imports',
  'operations.mails': '/operations/mails',
  'operations.reminders': '/operations/reminders',
} as const;

export type RouteName = keyof typeof paths;
type ParamsOf<Name extends RouteName> = Record<PathParam<(typeof paths)[Name]>, string | number>;

/**
 * The routes that `routes.tsx` defines individually: signing in, the first page, and the pages of the report wizard.
 */
export const ownRoutes = [
  'auth.login',
  'auth.forgot',
  'courses.list',
  'reports.info',
  'reports.courseInfo',
  'reports.studentSelfLearning',
  'reports.studentProgress',
  'reports.comments',
  'admin.settings',
] as const satisfies readonly RouteName[];

/** The layouts around several pages: their path, and the page that opens first. The paths of their pages are below. */
export const layouts = {
  'courses.edit': { path: '/contracts/edit/:id', first: 'basic' },
  'students.edit': { path: '/students/edit/:id', first: 'basic' },
  'teachers.edit': { path: '/teachers/edit/:id', first: 'profile' },
  'admin.settings': { path: paths['admin.settings'], first: 'languages' },
  // Which page opens first depends on the extensions of the backend.
  operations: { path: '/operations', first: undefined },
} as const;
export type LayoutName = keyof typeof layouts;
/** A layout with a menu of its pages. */
export type AreaName = 'admin.settings' | 'operations';

export const layoutNames = Object.keys(layouts) as LayoutName[];

/** Returns the layout that contains a page, by its path. */
export function layoutOf(name: RouteName): LayoutName | undefined {
  return layoutNames.find((layout) => paths[name].startsWith(`${layouts[layout].path}/`));
}

/** Addresses until November 2026, which bookmarks, mails and shared views may still have, and where they lead. */
export const formerPaths = {
  '/chase': 'courses.followUps',
  '/settings/hours': 'operations.hours',
  '/settings/hours/totals': 'operations.hoursTotals',
  '/settings/contractHours': 'operations.contractHours',
  '/settings/links': 'operations.links',
  '/settings/imports': 'operations.imports',
  '/settings/mails': 'operations.mails',
  '/settings/reminders': 'operations.reminders',
} as const satisfies Record<string, RouteName>;

/** A route whose screen is loaded from `screens.ts`. */
export type ScreenName = Exclude<RouteName, (typeof ownRoutes)[number]>;

/** Returns the path of a route: `pathTo('courses.edit.basic', { id: 12 })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: PathParam<(typeof paths)[Name]> extends never ? [] : [ParamsOf<Name>]
): string {
  const texts = Object.entries(params ?? {}).map(([param, value]) => [param, String(value)]);
  return generatePath<string>(paths[name], Object.fromEntries(texts));
}
