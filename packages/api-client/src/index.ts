export * from './api-error.ts';
export { type Api, type ApiOptions, createApi } from './client.ts';
export { ApiProvider, type ApiProviderProps, useApi } from './hooks/ApiProvider.tsx';
export * from './hooks/absences.ts';
export * from './hooks/all-rows.ts';
export * from './hooks/api-keys.ts';
export { useArchivedMatch, useRemainingWork, type WhoseWork } from './hooks/archiving.ts';
export * from './hooks/attestations.ts';
export * from './hooks/bulk.ts';
export * from './hooks/cache-for-offline';
export * from './hooks/cancellations.ts';
export * from './hooks/capabilities.ts';
export * from './hooks/class-notices.ts';
export * from './hooks/classes-of-link.ts';
export * from './hooks/companies.ts';
export * from './hooks/company-contact.ts';
export * from './hooks/company-evidence.ts';
export * from './hooks/company-summary.ts';
export * from './hooks/contract-writes.ts';
export {
  type ContractCache,
  type NamedContractStatus,
  preloadContracts,
  useContract,
  useContractCache,
  useContractStatuses,
  useContracts,
  useReadContract,
  useReadContracts,
  useToggleContract,
} from './hooks/contracts.ts';
export {
  type ContractsToFollowUp,
  readContractsToFollowUp,
  useContractsToFollowUp,
} from './hooks/contracts-to-follow-up.ts';
export * from './hooks/course-info.ts';
export * from './hooks/course-type-writes.ts';
export { useCourseTypes } from './hooks/course-types.ts';
export * from './hooks/enrolment-periods.ts';
export * from './hooks/files.ts';
export * from './hooks/history.ts';
export * from './hooks/holidays.ts';
export * from './hooks/hours.ts';
export * from './hooks/import-columns.ts';
export type { ImportOptions } from './hooks/import-options.ts';
export * from './hooks/initials.ts';
export * from './hooks/languages.ts';
export * from './hooks/lesson-writes.ts';
export {
  readLessonsNow,
  sendLesson,
  useLessons,
  useReadLessons,
  useRefreshLessons,
} from './hooks/lessons.ts';
export * from './hooks/lessons-of-contracts.ts';
export * from './hooks/list-views.ts';
export * from './hooks/mails.ts';
export * from './hooks/material-statuses.ts';
export * from './hooks/materials.ts';
export * from './hooks/meeting-attendance.ts';
export * from './hooks/notes.ts';
export * from './hooks/open-sessions.ts';
export * from './hooks/organisation.ts';
export * from './hooks/outlines.ts';
export * from './hooks/passkeys.ts';
export {
  downloadPastImport,
  usePastImport,
  usePastImports,
  useReadPastImports,
  useUndoImport,
} from './hooks/past-imports.ts';
export * from './hooks/payer-deadlines.ts';
export * from './hooks/phrases.ts';
export * from './hooks/planned-classes.ts';
export * from './hooks/presence.ts';
export * from './hooks/private-links.ts';
export * from './hooks/providers.ts';
export * from './hooks/reminders.ts';
export * from './hooks/report-filters.ts';
export * from './hooks/report-forms.ts';
export { type ReportToRead, useReportToRead } from './hooks/report-to-read.ts';
export * from './hooks/reports.ts';
export { type ReportOfClass, useReportsOfClass } from './hooks/reports-of-class.ts';
export { type ReportKey, type ReportToPrint, useReportsToPrint } from './hooks/reports-to-print.ts';
export * from './hooks/scale-results.ts';
export * from './hooks/second-factor.ts';
export * from './hooks/sign-ins.ts';
export * from './hooks/snoozes.ts';
export * from './hooks/students.ts';
export * from './hooks/teacher-contracts.ts';
export {
  type RatesEdit,
  type RatesPreview,
  useChangeTeacherRates,
  useTeacherRates,
  useTeacherRatesPreview,
} from './hooks/teacher-rates.ts';
export {
  useArchiveTeacher,
  useCreateTeacher,
  useImportTeachers,
  useInviteTeacher,
  useReadTeacher,
  useReadTeachers,
  useSaveTeacher,
  useTeacher,
  useTeacherHistory,
  useTeachers,
  useVerifyTeacherEmail,
} from './hooks/teachers.ts';
export * from './hooks/teaching.ts';
export * from './hooks/trusted-devices.ts';
export * from './hooks/unavailability.ts';
export * from './hooks/useNotifyCoworker.ts';
export type { Query } from './hooks/useQuery.ts';
export type { ReadList } from './hooks/useRead.ts';
export * from './hooks/users.ts';
export type { Intention } from './hooks/useWrite.ts';
export * from './hooks/webhooks.ts';
export { followOtherTabs } from './keep-organisation-clock.ts';
export { newIdempotencyKey } from './kept-keys.ts';
export { onOrganisationClock, organisationMinutes, organisationMoment } from './organisation-clock.ts';
export type { UnsettledWrites } from './repeat-writes.ts';
export { tokenClaims, userOfToken } from './session/access-token.ts';
export { type BrowserStorage, browserStorage, type TextStorage } from './session/browser-storage.ts';
export { oneAtATime, type Turn } from './session/one-at-a-time.ts';
export * from './session/passkeys.ts';
export * from './session/passwords.ts';
export * from './session/proof.ts';
export * from './session/providers.ts';
export * from './session/second-factor.ts';
export * from './session/sign-in.ts';
export * from './session/token-store.ts';
export type { UploadOptions } from './upload.ts';
export type { CompanyFilters } from './wire/company.ts';
export { contractSortPaths } from './wire/contract.ts';
export type { ContractFilters } from './wire/contract-filters.ts';
export type { ContractHoursFilters, HoursFilters, MonthSpan } from './wire/hours.ts';
export type { LanguageFilters } from './wire/language.ts';
export type { MailFilters, MailPage } from './wire/mail.ts';
export { type MaterialColumn, type MaterialFilters, materialSortPaths } from './wire/material.ts';
export {
  type AddressedPerson,
  type ContractMeeting,
  type KeptMeetingFile,
  type MeetingAttendance,
  meetingContractOf,
  type RememberedDecision,
} from './wire/meeting-attendance.ts';
export type { Page } from './wire/page.ts';
export { importSortPaths, type PastImportColumn, type PastImportFilters } from './wire/past-import.ts';
export { type LinkColumn, type LinkFilters, type LinkPage, linkSortPaths } from './wire/private-link.ts';
export type { ReminderFilters, Reminding } from './wire/reminder.ts';
export type { CompanyReportColumn, CompanyReportFilters } from './wire/report.ts';
export type { ReportRowColumn, ReportRowFilters, ReportRowPage } from './wire/report-filters.ts';
export type { SnoozeValues } from './wire/shared-view.ts';
export type { SignInFilters } from './wire/sign-in.ts';
export { type FileColumn, type FileFilters, fileSortPaths } from './wire/stored-file.ts';
export { type StudentColumn, type StudentFilters, studentSortPaths } from './wire/student.ts';
export { type TeacherColumn, type TeacherFilters, teacherSortPaths } from './wire/teacher.ts';
export type { RatesChange, TeacherRates } from './wire/teacher-rates.ts';
export { type UserColumn, type UserFilters, userSortPaths } from './wire/user.ts';
