import type { Case, OperationId } from '../Case.ts';
import { mergeTables } from '../mergeTables.ts';
import { absenceThresholds } from './absence-thresholds.ts';
import { announcedAbsences } from './announced-absences.ts';
import { keysOfPrograms } from './api-keys.ts';
import { archiving } from './archiving.ts';
import { attendance } from './attendance.ts';
import { attestations } from './attestations.ts';
import { calendar } from './calendar.ts';
import { cancellations } from './cancellations.ts';
import { capabilities } from './capabilities.ts';
import { companies } from './companies.ts';
import { companyContact } from './company-contact.ts';
import { companyEvidence } from './company-evidence.ts';
import { companySummary } from './company-summary.ts';
import { contracts } from './contracts.ts';
import { courseInfo } from './course-info.ts';
import { courseTypes } from './course-types.ts';
import { enrolments } from './enrolments.ts';
import { files } from './files.ts';
import { followUps } from './follow-ups.ts';
import { history } from './history.ts';
import { holidays } from './holidays.ts';
import { hours } from './hours.ts';
import { imports } from './imports.ts';
import { initials } from './initials.ts';
import { languages } from './languages.ts';
import { levelScaleCases } from './level-scales.ts';
import { links } from './links.ts';
import { mails } from './mails.ts';
import { materialRequests } from './material-requests.ts';
import { materials } from './materials.ts';
import { meetingAttendance } from './meeting-attendance.ts';
import { notes } from './notes.ts';
import { notify } from './notify.ts';
import { organisation } from './organisation.ts';
import { outlines } from './outlines.ts';
import { passkeys } from './passkeys.ts';
import { payerDeadlines } from './payer-deadlines.ts';
import { phrases } from './phrases.ts';
import { plannedClasses } from './planned-classes.ts';
import { presence } from './presence.ts';
import { providers } from './providers.ts';
import { reminders } from './reminders.ts';
import { reportFilters } from './report-filters.ts';
import { reportForms } from './report-forms.ts';
import { reports } from './reports.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { openSessions } from './sessions.ts';
import { sharedViews } from './shared-views.ts';
import { signIns } from './sign-ins.ts';
import { stepUp } from './step-up.ts';
import { studentNeeds } from './student-needs.ts';
import { students } from './students.ts';
import { teacherRates } from './teacher-rates.ts';
import { teachers } from './teachers.ts';
import { teaching } from './teaching.ts';
import { trustedDevices } from './trusted-devices.ts';
import { unavailability } from './unavailability.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';

/** The case of every operation. A type error names operations without a case, and names that occur twice. */
const known: Readonly<Record<OperationId, Case>> = mergeTables(
  announcedAbsences,
  // With others in one table: a type of more tables would be too deep.
  { ...archiving, ...keysOfPrograms, ...webhooks },
  attendance,
  calendar,
  // One table: a type of more tables would be too deep.
  { ...cancellations, ...absenceThresholds, ...attestations, ...initials, ...payerDeadlines },
  capabilities,
  companies,
  companyContact,
  { ...companySummary, ...companyEvidence },
  contracts,
  courseInfo,
  courseTypes,
  enrolments,
  files,
  history,
  hours,
  imports,
  languages,
  links,
  mails,
  materialRequests,
  materials,
  meetingAttendance,
  notes,
  notify,
  openSessions,
  holidays,
  organisation,
  outlines,
  phrases,
  { ...plannedClasses, ...followUps },
  presence,
  reminders,
  reportFilters,
  reportForms,
  reports,
  session,
  { ...secondFactor, ...providers, ...passkeys, ...stepUp, ...trustedDevices },
  sharedViews,
  signIns,
  studentNeeds,
  { ...students, ...levelScaleCases },
  teacherRates,
  teachers,
  teaching,
  unavailability,
  users,
);

/** The cases by `operationId`. */
export const cases: Readonly<Record<string, Case>> = known;
