import type { Handlers } from '../openapi/routes.ts';
import { absenceThresholds } from './absence-thresholds/calls.ts';
import { announcedAbsences } from './announced-absences/calls.ts';
import { keysOfPrograms } from './api-keys/calls.ts';
import { archiving } from './archiving/calls.ts';
import { attendance } from './attendance/calls.ts';
import { attestations } from './attestations/calls.ts';
import { cancellations } from './cancellations/calls.ts';
import { capabilities } from './capabilities/calls.ts';
import { companies } from './companies/calls.ts';
import { companyContact } from './company-contact/calls.ts';
import { companyEvidence } from './company-evidence/calls.ts';
import { companySummary } from './company-summary/calls.ts';
import { contracts } from './contracts/calls.ts';
import { courseInfo } from './course-info/calls.ts';
import { courseTypes } from './course-types/calls.ts';
import { files } from './files/calls.ts';
import { followUps } from './follow-ups/calls.ts';
import { history } from './history/calls.ts';
import { holidays } from './holidays/calls.ts';
import { hours } from './hours/calls.ts';
import { statements } from './hours/statement-calls.ts';
import { imports } from './imports/calls.ts';
import { initials } from './initials/calls.ts';
import { languages } from './languages/calls.ts';
import { levelScales } from './level-scales/calls.ts';
import { privateLinks } from './links/calls.ts';
import { mails } from './mails/calls.ts';
import { materials } from './materials/calls.ts';
import { meetingAttendance } from './meeting-attendance/calls.ts';
import { meetingFiles } from './meeting-attendance/file-calls.ts';
import { notes } from './notes/calls.ts';
import { notify } from './notify/calls.ts';
import { organisation } from './organisation/calls.ts';
import { outlines } from './outlines/calls.ts';
import { passkeyCalls } from './passkeys/calls.ts';
import { payerDeadlines } from './payer-deadlines/calls.ts';
import { phrases } from './phrases/calls.ts';
import { calendar } from './planned-classes/calendar.ts';
import { plannedClasses } from './planned-classes/calls.ts';
import { proposals } from './planned-classes/proposals.ts';
import { substitutes } from './planned-classes/substitutes.ts';
import { presence } from './presence/calls.ts';
import { providers } from './providers/calls.ts';
import { reminders } from './reminders/calls.ts';
import { reportFilters } from './report-filters/calls.ts';
import { reportForms } from './report-forms/calls.ts';
import { reports } from './reports/calls.ts';
import { secondFactor } from './second-factor/calls.ts';
import { session } from './session/calls.ts';
import { openSessions } from './sessions/calls.ts';
import { signIns } from './sessions/sign-ins.ts';
import { snoozes } from './shared-views/snoozes.ts';
import { views } from './shared-views/views.ts';
import { stepUp } from './step-up/calls.ts';
import { students } from './students/calls.ts';
import { teachers } from './teachers/calls.ts';
import { teaching } from './teaching/calls.ts';
import { trustedDevices } from './trusted-devices/calls.ts';
import { unavailability } from './unavailability/calls.ts';
import { users } from './users/calls.ts';
import { webhookCalls } from './webhooks/calls.ts';

/** The handler of each call of the API description, by `operationId`. */
export const handlers = {
  ...session,
  ...secondFactor,
  ...providers,
  ...passkeyCalls,
  ...stepUp,
  ...trustedDevices,
  ...openSessions,
  ...signIns,
  ...keysOfPrograms,
  ...webhookCalls,
  ...capabilities,
  ...archiving,
  ...organisation,
  ...holidays,
  ...companyEvidence,
  ...companySummary,
  ...companyContact,
  ...presence,
  ...plannedClasses,
  ...followUps,
  ...cancellations,
  ...substitutes,
  ...proposals,
  ...announcedAbsences,
  ...unavailability,
  ...absenceThresholds,
  ...payerDeadlines,
  ...attestations,
  ...initials,
  ...calendar,
  ...hours,
  ...statements,
  ...views,
  ...snoozes,
  ...phrases,
  ...privateLinks,
  ...imports,
  ...contracts,
  ...notify,
  ...attendance,
  ...meetingAttendance,
  ...meetingFiles,
  ...users,
  ...courseTypes,
  ...languages,
  ...companies,
  ...students,
  ...levelScales,
  ...teachers,
  ...teaching,
  ...reports,
  ...reportFilters,
  ...reportForms,
  ...courseInfo,
  ...outlines,
  ...notes,
  ...files,
  ...materials,
  ...mails,
  ...history,
  ...reminders,
  // Safe: each request is checked against the API description before its handler sees it.
} as unknown as Handlers;
