export * from './absences.ts';
export * from './api-keys.ts';
export * from './archiving.ts';
export * from './attestations.ts';
export { breakAgain, broken, mend } from './broken.ts';
export * from './cancellations.ts';
export * from './classes-of-link.ts';
export * from './companies.ts';
export * from './company-contact.ts';
export * from './company-evidence.ts';
export * from './company-summary.ts';
export * from './contracts.ts';
export * from './course-types.ts';
export * from './ending-results.ts';
export {
  changedBeforeSave,
  fails,
  failsOnce,
  hangs,
  isWritten,
  keptOnDevice,
  losesAnswer,
} from './fails.ts';
export * from './files.ts';
export * from './follow-ups.ts';
export * from './history.ts';
export * from './hours.ts';
export * from './import-columns.ts';
export * from './initials.ts';
export * from './languages.ts';
export * from './lessons.ts';
export * from './lookups.ts';
export * from './mails.ts';
export * from './materials.ts';
export * from './meeting-attendance.ts';
export * from './notes.ts';
export * from './open-sessions.ts';
export * from './organisation.ts';
export * from './outlines.ts';
export * from './passkeys.ts';
export * from './past-imports.ts';
export * from './payer-deadlines.ts';
export * from './phrases.ts';
export * from './planned-classes.ts';
export * from './presence.ts';
export * from './private-links.ts';
export * from './proof.ts';
export * from './providers.ts';
export { recordRequests, sent, sentBodies } from './recorded-requests.ts';
export * from './reminders.ts';
export * from './report-filters.ts';
export * from './reports.ts';
export * from './second-factor.ts';
export * from './session.ts';
export * from './shared-views.ts';
export * from './sign-ins.ts';
export { emailNotAscii, emailTaken, type Failure, type Situation } from './situation.ts';
export * from './students.ts';
export * from './teacher-rates.ts';
export * from './teachers.ts';
export * from './trusted-devices.ts';
export * from './unavailability.ts';
export * from './users.ts';
export * from './webhooks.ts';
