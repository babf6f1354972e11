import {
  addressOf,
  FailedPage,
  NotFoundPage,
  NotYetPage,
  type Portal,
  RequireRole,
  RootRoute,
} from '@portal/shell';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from './paths';

/** The whole app at a glance. A teacher's own; an administrator may read a course (OPEN-21, decision 14). */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <FailedPage />,
    children: [
      {
        path: paths['auth.login'],
        lazy: () => import('@portal/shell').then((m) => ({ Component: m.LoginPage })),
      },
      {
        path: paths['auth.forgot'],
        lazy: () => import('@portal/shell').then((m) => ({ Component: m.ForgotPasswordPage })),
      },
      {
        element: <RequireRole roles={['ROLE_TEACHER', 'ROLE_ADMIN']} />,
        children: [
          {
            path: paths['teacher.views.course'],
            lazy: async () => ({ Component: (await import('./features/course/CoursePage')).CoursePage }),
          },
        ],
      },
      {
        element: <RequireRole roles={['ROLE_TEACHER']} />,
        children: [
          { index: true, element: <Navigate to={paths['teacher.views.home']} replace /> },
          {
            path: paths['teacher.views.home'],
            lazy: async () => ({ Component: (await import('./features/home/HomePage')).HomePage }),
          },
          {
            path: paths['teacher.views.attendance'],
            lazy: async () => ({
              Component: (await import('./features/attendance/AttendancePage')).AttendancePage,
            }),
          },
          {
            path: paths['teacher.views.guide'],
            lazy: async () => ({ Component: (await import('./features/guide/GuidePage')).GuidePage }),
          },
          {
            path: paths['teacher.views.profile'],
            lazy: async () => ({ Component: (await import('./features/profile/ProfilePage')).ProfilePage }),
          },
          ...(
            [
              'teacher.views.outline',
              'teacher.courses.edit.outline.print',
              'teacher.views.studentList',
              'teacher.views.student.info',
            ] as const
          ).map((name) => ({ path: paths[name], element: <NotYetPage /> })),
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The router of the app, below the address that the provider laid it out at. */
export function createRoutes({ config }: Portal) {
  return createBrowserRouter(routes, { basename: addressOf(config, 'teacher', '') || '/' });
}
