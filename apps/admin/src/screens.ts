import type { ComponentType } from 'react';
import { loadBasicPage, loadEditLayout } from './features/contracts/contract-edit-pages';
import { loadStudentBasic, loadStudentLayout } from './features/students/student-edit-pages';
import { loadTeacherLayout, loadTeacherProfile } from './features/teachers/teacher-edit-pages';
import type { LayoutName, ScreenName } from './paths';

/**
 * Loaders of all other pages, in a separate chunk, because the contract list does not need them (SHELL-065 to
 * SHELL-092).
 */
export const screens = {
  'courses.create': async () => (await import('./features/contracts/ContractCreatePage')).ContractCreatePage,
  'courses.edit': loadEditLayout,
  'courses.edit.basic': loadBasicPage,
  'courses.edit.attendance': async () =>
    (await import('./features/contracts/attendance/ContractAttendancePage')).ContractAttendancePage,
  'courses.edit.outline': async () =>
    (await import('./features/contracts/outline/ContractOutlinePage')).ContractOutlinePage,
  'courses.edit.final': async () =>
    (await import('./features/contracts/final/ContractFinalPage')).ContractFinalPage,
  'courses.edit.plan': async () => (await import('./features/contracts/plan/PlanPage')).PlanPage,
  'courses.calendar': async () => (await import('./features/calendar/CalendarPage')).CalendarPage,
  'courses.meetings': async () => (await import('./features/meetings/MeetingsPage')).MeetingsPage,
  'courses.followUps': async () => (await import('./features/follow-ups/FollowUpPage')).FollowUpPage,
  'students.list': async () => (await import('./features/students/list/StudentListPage')).StudentListPage,
  'students.create': async () => (await import('./features/students/StudentCreatePage')).StudentCreatePage,
  'students.edit': loadStudentLayout,
  'students.edit.basic': loadStudentBasic,
  'students.edit.history': async () =>
    (await import('./features/students/StudentHistoryPage')).StudentHistoryPage,
  'students.edit.documents': async () =>
    (await import('./features/students/documents/StudentDocumentsPage')).StudentDocumentsPage,
  'reports.list': async () => (await import('./features/reports/list/ReportListPage')).ReportListPage,
  'reports.info': async () => (await import('./features/reports/WizardPage')).WizardPage,
  'teachers.list': async () => (await import('./features/teachers/list/TeacherListPage')).TeacherListPage,
  'teacher.create': async () => (await import('./features/teachers/TeacherCreatePage')).TeacherCreatePage,
  'teachers.edit': loadTeacherLayout,
  'teachers.profile': loadTeacherProfile,
  'teachers.history': async () => (await import('./features/teachers/TeacherHistoryPage')).TeacherHistoryPage,
  'admin.settings': async () => (await import('./features/settings/SettingsLayout')).SettingsLayout,
  operations: async () => (await import('./features/operations/OperationsLayout')).OperationsLayout,
  'admin.settings.languages': async () =>
    (await import('./features/settings/languages/LanguagesPage')).LanguagesPage,
  'admin.settings.companies': async () =>
    (await import('./features/settings/companies/CompaniesPage')).CompaniesPage,
  'admin.settings.materials': async () =>
    (await import('./features/settings/materials/MaterialsPage')).MaterialsPage,
  'admin.settings.users': async () => (await import('./features/settings/users/UsersPage')).UsersPage,
  'admin.settings.files': async () => (await import('./features/settings/files/FilesPage')).FilesPage,
  'admin.settings.courseTypes': async () =>
    (await import('./features/settings/course-types/CourseTypesPage')).CourseTypesPage,
  'admin.settings.organisation': async () =>
    (await import('./features/settings/organisation/OrganisationPage')).OrganisationPage,
  'admin.settings.closedDays': async () =>
    (await import('./features/settings/closed-days/ClosedDaysPage')).ClosedDaysPage,
  'admin.settings.phrases': async () => (await import('./features/settings/phrases/PhrasesPage')).PhrasesPage,
  'operations.hours': async () => (await import('./features/operations/hours/HoursPage')).HoursPage,
  'operations.hoursTotals': async () =>
    (await import('./features/operations/hours-totals/HoursTotalsPage')).HoursTotalsPage,
  'operations.contractHours': async () =>
    (await import('./features/operations/contract-hours/ContractHoursPage')).ContractHoursPage,
  'operations.links': async () => (await import('./features/operations/links/LinksPage')).LinksPage,
  'operations.imports': async () => (await import('./features/operations/imports/ImportsPage')).ImportsPage,
  'operations.reminders': async () =>
    (await import('./features/operations/reminders/RemindersPage')).RemindersPage,
  'admin.settings.signIns': async () =>
    (await import('./features/settings/sign-ins/SignInsPage')).SignInsPage,
  'admin.settings.signInMethods': async () =>
    (await import('./features/settings/sign-in-methods/SignInMethodsPage')).SignInMethodsPage,
  'admin.settings.apiKeys': async () =>
    (await import('./features/settings/api-keys/ApiKeysPage')).ApiKeysPage,
  'admin.settings.webhooks': async () =>
    (await import('./features/settings/webhooks/WebhooksPage')).WebhooksPage,
  'operations.mails': async () => (await import('./features/operations/mails/MailsPage')).MailsPage,
  'courses.edit.pack': async () =>
    (await import('./features/contracts/pack/CloseOutPackPage')).CloseOutPackPage,
  'courses.edit.outline.print': async () =>
    (await import('./features/contracts/outline/OutlinePrintPage')).OutlinePrintPage,
  'courses.edit.attendance.print': async () =>
    (await import('./features/contracts/attendance/AttendanceRegisterPage')).AttendanceRegisterPage,
  'hours.print': async () =>
    (await import('./features/operations/hours/StatementPrintPage')).StatementPrintPage,
  'reports.bulk.print': async () => (await import('./features/reports/by-state/BulkPrintPage')).BulkPrintPage,
  'reports.print': async () => (await import('./features/reports/PrintPage')).PrintPage,
} satisfies Record<ScreenName | LayoutName | 'reports.info', () => Promise<ComponentType>>;
