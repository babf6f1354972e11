import {
  FailedRoute,
  FramedPages,
  guarded,
  lazyPage,
  RootRoute,
  ValidIdsRoute,
  WaitingPage,
} from '@portal/shell';
import { Navigate, type RouteObject } from 'react-router-dom';
import { HomePage } from './features/home/HomePage';
import { paths } from './paths';

/** Shortened URLs that people type; the home page lists the courses. */
const bareSections = [
  '/course',
  '/outline-form',
  '/student-list',
  '/student-info',
  '/print',
  '/print/:id',
  '/reports',
  '/reports/info',
  '/reports/info/:id',
  '/reports/info/:id/course',
  '/reports/print',
  '/reports/print/:id',
];

/**
 * All pages of the teacher app. All except the home page, where everyone starts, load on demand (SHELL-093 to
 * SHELL-102).
 */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <FailedRoute />,
    HydrateFallback: WaitingPage,
    children: [
      {
        path: paths['auth.login'],
        lazy: lazyPage(async () => (await import('./account-pages')).LoginPage),
      },
      {
        path: paths['auth.forgot'],
        lazy: lazyPage(async () => (await import('./account-pages')).ForgotPasswordPage),
      },
      // Administrators may read a course, because other pages link to it (OPEN-21, DECISION-14).
      guarded(
        ['ROLE_TEACHER', 'ROLE_ADMIN'],
        [
          {
            element: <ValidIdsRoute />,
            children: [
              {
                path: paths['reports.print'],
                lazy: lazyPage(async () => (await import('./features/reports/PrintPage')).PrintPage),
              },
            ],
          },
          {
            element: <FramedPages />,
            children: [
              {
                element: <ValidIdsRoute />,
                children: [
                  {
                    path: paths['teacher.views.course'],
                    lazy: lazyPage(async () => (await import('./features/course/CoursePage')).CoursePage),
                  },
                  // Administrators may open the wizard here too, although it is also in their own app (OPEN-03,
                  // SHELL-083, SHELL-084).
                  { path: paths['reports.info'], element: <Navigate to="courseInfo" replace /> },
                  {
                    path: `${paths['reports.info']}/:page`,
                    lazy: lazyPage(async () => (await import('./features/reports/WizardPage')).WizardPage),
                  },
                  // All other pages are for teachers only.
                  guarded(['ROLE_TEACHER'], ofTeachers()),
                ],
              },
            ],
          },
        ],
      ),
      guarded(
        ['ROLE_TEACHER'],
        [
          {
            element: <ValidIdsRoute />,
            children: [
              {
                path: paths['teacher.courses.edit.outline.print'],
                lazy: lazyPage(
                  async () => (await import('./features/outline/OutlinePrintPage')).OutlinePrintPage,
                ),
              },
            ],
          },
          {
            path: paths['teacher.views.hours.print'],
            lazy: lazyPage(
              async () => (await import('./features/hours/print/StatementPrintPage')).StatementPrintPage,
            ),
          },
        ],
      ),
    ],
  },
];

function ofTeachers(): RouteObject[] {
  return [
    { index: true, element: <Navigate to={paths['teacher.views.home']} replace /> },
    {
      path: paths['teacher.views.home'],
      element: <HomePage />,
    },
    {
      path: paths['teacher.views.outline'],
      lazy: lazyPage(async () => (await import('./features/outline/OutlinePage')).OutlinePage),
    },
    {
      path: paths['teacher.views.attendance'],
      lazy: lazyPage(async () => (await import('./features/attendance/attendance-pages')).AttendancePage),
    },
    {
      path: paths['teacher.views.correction'],
      lazy: lazyPage(async () => (await import('./features/attendance/attendance-pages')).CorrectionPage),
    },
    {
      path: paths['teacher.views.meetings'],
      lazy: lazyPage(async () => (await import('./features/meetings/MeetingsPage')).MeetingsPage),
    },
    {
      path: paths['teacher.views.initials'],
      lazy: lazyPage(async () => (await import('./features/initials/InitialsPage')).InitialsPage),
    },
    {
      path: paths['teacher.views.guide'],
      lazy: lazyPage(async () => (await import('./features/guide/GuidePage')).GuidePage),
    },
    {
      path: paths['teacher.views.hours'],
      lazy: lazyPage(async () => (await import('./features/hours/HoursPage')).HoursPage),
    },
    {
      path: paths['teacher.views.profile'],
      lazy: lazyPage(async () => (await import('./features/profile/ProfilePage')).ProfilePage),
    },
    {
      path: paths['teacher.views.studentList'],
      lazy: lazyPage(async () => (await import('./features/students/StudentListPage')).StudentListPage),
    },
    {
      path: paths['teacher.views.student.info'],
      lazy: lazyPage(async () => (await import('./features/students/StudentInfoPage')).StudentInfoPage),
    },
    ...bareSections.map((path) => ({
      path,
      element: <Navigate to={paths['teacher.views.home']} replace />,
    })),
    { path: '*', lazy: lazyPage(async () => (await import('./account-pages')).NotFoundPage) },
  ];
}
