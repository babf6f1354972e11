import { Navigate, type RouteObject } from 'react-router-dom';
import { loadBasicPage, loadEditLayout } from './features/contracts/contract-edit-pages';
import { loadStudentBasic, loadStudentLayout } from './features/students/student-edit-pages';
import { loadTeacherLayout, loadTeacherProfile } from './features/teachers/teacher-edit-pages';
import { paths } from './paths';

/** The screens of administrators beside the list of contracts, each loaded when it is opened (SHELL-065 to SHELL-092). */
export const otherRoutes: RouteObject[] = [
  {
    path: paths['courses.create'],
    lazy: {
      Component: async () => (await import('./features/contracts/ContractCreatePage')).ContractCreatePage,
    },
  },
  {
    path: '/contracts/edit/:id',
    lazy: { Component: loadEditLayout },
    children: [
      { index: true, element: <Navigate to="basic" replace /> },
      { path: paths['courses.edit.basic'], lazy: { Component: loadBasicPage } },
      {
        path: paths['courses.edit.attendance'],
        lazy: {
          Component: async () =>
            (await import('./features/contracts/attendance/ContractAttendancePage')).ContractAttendancePage,
        },
      },
      {
        path: paths['courses.edit.outline'],
        lazy: {
          Component: async () =>
            (await import('./features/contracts/outline/ContractOutlinePage')).ContractOutlinePage,
        },
      },
      {
        path: paths['courses.edit.final'],
        lazy: {
          Component: async () =>
            (await import('./features/contracts/final/ContractFinalPage')).ContractFinalPage,
        },
      },
    ],
  },
  {
    path: paths['courses.chase'],
    lazy: { Component: async () => (await import('./features/chase/ChasePage')).ChasePage },
  },
  {
    path: paths['students.list'],
    lazy: {
      Component: async () => (await import('./features/students/list/StudentListPage')).StudentListPage,
    },
  },
  {
    path: paths['students.create'],
    lazy: {
      Component: async () => (await import('./features/students/StudentCreatePage')).StudentCreatePage,
    },
  },
  {
    path: '/students/edit/:id',
    lazy: { Component: loadStudentLayout },
    children: [
      { index: true, element: <Navigate to="basic" replace /> },
      { path: paths['students.edit.basic'], lazy: { Component: loadStudentBasic } },
      {
        path: paths['students.edit.history'],
        lazy: {
          Component: async () => (await import('./features/students/StudentHistoryPage')).StudentHistoryPage,
        },
      },
      {
        path: paths['students.edit.documents'],
        lazy: {
          Component: async () =>
            (await import('./features/students/documents/StudentDocumentsPage')).StudentDocumentsPage,
        },
      },
    ],
  },
  {
    path: paths['reports.list'],
    lazy: {
      Component: async () => (await import('./features/reports/list/ReportListPage')).ReportListPage,
    },
  },
  { path: paths['reports.info'], element: <Navigate to="courseInfo" replace /> },
  {
    path: `${paths['reports.info']}/:page`,
    lazy: { Component: async () => (await import('./features/reports/WizardPage')).WizardPage },
  },
  {
    path: paths['teachers.list'],
    lazy: {
      Component: async () => (await import('./features/teachers/list/TeacherListPage')).TeacherListPage,
    },
  },
  {
    path: paths['teacher.create'],
    lazy: {
      Component: async () => (await import('./features/teachers/TeacherCreatePage')).TeacherCreatePage,
    },
  },
  {
    path: '/teachers/edit/:id',
    lazy: { Component: loadTeacherLayout },
    children: [
      { index: true, element: <Navigate to="profile" replace /> },
      { path: paths['teachers.profile'], lazy: { Component: loadTeacherProfile } },
      {
        path: paths['teachers.history'],
        lazy: {
          Component: async () => (await import('./features/teachers/TeacherHistoryPage')).TeacherHistoryPage,
        },
      },
    ],
  },
  {
    path: paths['admin.settings'],
    lazy: {
      Component: async () => (await import('./features/settings/SettingsLayout')).SettingsLayout,
    },
    children: [
      { index: true, element: <Navigate to={paths['admin.settings.languages']} replace /> },
      {
        path: paths['admin.settings.languages'],
        lazy: {
          Component: async () => (await import('./features/settings/languages/LanguagesPage')).LanguagesPage,
        },
      },
      {
        path: paths['admin.settings.companies'],
        lazy: {
          Component: async () => (await import('./features/settings/companies/CompaniesPage')).CompaniesPage,
        },
      },
      {
        path: paths['admin.settings.materials'],
        lazy: {
          Component: async () => (await import('./features/settings/materials/MaterialsPage')).MaterialsPage,
        },
      },
      {
        path: paths['admin.settings.users'],
        lazy: {
          Component: async () => (await import('./features/settings/users/UsersPage')).UsersPage,
        },
      },
      {
        path: paths['admin.settings.files'],
        lazy: {
          Component: async () => (await import('./features/settings/files/FilesPage')).FilesPage,
        },
      },
    ],
  },
];

/** What is made for paper, without the navbar. */
export const printRoutes: RouteObject[] = [
  {
    path: paths['courses.edit.pack'],
    lazy: {
      Component: async () => (await import('./features/contracts/pack/CloseOutPackPage')).CloseOutPackPage,
    },
  },
  {
    path: paths['courses.edit.outline.print'],
    lazy: {
      Component: async () => (await import('./features/contracts/outline/OutlinePrintPage')).OutlinePrintPage,
    },
  },
  {
    path: paths['courses.edit.attendance.print'],
    lazy: {
      Component: async () =>
        (await import('./features/contracts/attendance/AttendanceRegisterPage')).AttendanceRegisterPage,
    },
  },
  {
    path: paths['reports.print'],
    lazy: { Component: async () => (await import('./features/reports/PrintPage')).PrintPage },
  },
];
