import type { Page } from '@playwright/test';
import type { Mock } from '@portal/mock-api';
import { accounts } from '../fixtures';
import { type PlainPage, plainPages } from '../plain-pages';
import { isOfPackage } from './sources';
import { noServer, outOfDate, press, type } from './steps';

/** A screen, or a dialog over one, that the walkthrough checks. */
export interface Place {
  /** Path from the root of the origin: `/admin/follow-ups`, `/#/invite/...`. */
  address: string;
  /** The account; null for visitors who are not signed in. */
  who: 'admin' | 'teacher' | null;
  /** The dialog that it opens, by folder and component, as `sources.ts` lists it. */
  dialog?: string;
  /** Opens the dialog or state, if the address alone does not. */
  open?: (page: Page, mock: Mock) => Promise<void>;
}

type Opening = NonNullable<Place['open']>;
const placeOf = (who: Place['who'], mount: string, folder: string) => {
  return (path: string, dialog?: string, open?: Opening): Place => ({
    address: mount + path,
    who,
    dialog: dialog && (isOfPackage(dialog) ? dialog : `${folder}/${dialog}`),
    open,
  });
};
const admin = placeOf('admin', '/admin', 'admin');
const teacher = placeOf('teacher', '/teacher-view', 'teacher');
const link = placeOf(null, '', 'reports');

/** Selects one row and chooses a bulk action. */
const withOneTicked = (action: RegExp): Opening => {
  return async (page) => {
    await press(page, /^(Sélectionner|Select|Sélectionner - Select)$/);
    await page
      .getByRole('checkbox', { name: /Sélectionner|Select/ })
      .nth(1)
      .check();
    const bar = page.getByRole('group', { name: /sélectionné|selected/ });
    await bar.getByRole('button', { name: action }).click();
  };
};

/** In the samples, contract 1 has an outline, a report of student 1 and lessons; contract 2 is a draft with uploads. */
const listed: readonly Place[] = [
  // Private links.
  link('/#/', undefined, async (page) => {
    await page.waitForURL('**/auth/login');
  }),
  link(`/#/clientReport/${accounts.company.token}`),
  link('/#/clientReport/nobody'),
  link(`/#/clientReport/${accounts.company.token}`, 'parts/ReportDialog', async (page) => {
    await press(page, /Consulter|Voir|View/);
  }),
  link(`/#/student-report/${accounts.student.token}`),
  link(
    `/#/clientReport/${accounts.company.token}`,
    'progress-reports/reports/pdf/SaveReportsAsPdf',
    async (page) => {
      await press(page, /Tous les rapports|All reports/);
    },
  ),
  link(`/#/clientReport/${accounts.company.token}`, 'evidence/EvidenceDialog', async (page) => {
    await press(page, /Preuves de formation|Evidence of training/);
  }),
  link('/#/student-report/nobody'),
  link('/#/v/0000-0000-0000'),
  link('/#/clientReport/revoked-company-5c1a90e7d3r1ky'),
  link(`/#/invite/${accounts.invited.hash}`),
  link('/#/invite/nobody'),
  link('/#/nowhere'),

  // The administration.
  link('/admin/auth/login'),
  link('/admin/auth/forgot'),
  admin('/nowhere'),
  ...[1, 2, 3, 4].map((status) => admin(`/contracts/list?status=${status}`)),
  admin('/contracts/list?contract=nothing'),
  admin('/contracts/list?dialog=notes&record=1', 'records/notes/NotesDialog'),
  admin('/contracts/list?dialog=notes&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/contracts/list?dialog=highlight&record=1', 'contracts/list/HighlightDialog'),
  admin('/contracts/list?dialog=duplicate&record=1', 'contracts/list/DuplicateDialog'),
  admin('/contracts/list?dialog=archive&record=1', 'contracts/ArchiveContractDialog'),
  admin('/contracts/list', 'contracts/list/BulkMoveDialog', withOneTicked(/^(Statut|Status)/)),
  admin('/contracts/list', 'contracts/list/BulkAssignDialog', withOneTicked(/Attribuer|Assign/)),
  admin('/contracts/list', 'records/export/ExportDialog', async (page) => {
    await noServer(page);
    await press(page, /CSV/);
  }),
  admin('/contracts/list', 'palette/ShortcutsDialog', async (page) => {
    await page.keyboard.press('?');
  }),
  admin('/contracts/list', undefined, async (page) => {
    await page.keyboard.press('Control+k');
  }),
  admin('/contracts/list', 'shell/account/ChangePasswordDialog', async (page) => {
    await press(page, /Menu (:|of)/);
    await page.getByRole('menuitem', { name: /mot de passe|password/i }).click();
  }),
  admin('/contracts/list', 'shell/account/OpenSessionsDialog', async (page) => {
    await press(page, /Menu (:|of)/);
    await page.getByRole('menuitem', { name: /sign-ins|Connexions/i }).click();
  }),
  admin('/contracts/list', 'shell/account/second-factor/SecondFactorDialog', async (page) => {
    await press(page, /Menu (:|of)/);
    await page.getByRole('menuitem', { name: /two-step|deux étapes/i }).click();
  }),
  admin('/contracts/edit/1/basic'),
  admin('/contracts/edit/999/basic'),
  admin('/contracts/edit/1/basic', 'shell/unsaved/LeaveQuestion', async (page) => {
    await type(page, 'invoice', 'F-1');
    await page
      .getByRole('link', { name: /Étudiants|Students/ })
      .first()
      .click();
  }),
  admin('/contracts/edit/1/basic', 'records/merge/useMergedSave', async (page) => {
    await outOfDate(page, 'Noël Séguin', 'Autre Personne');
    await type(page, 'contactPerson', 'Zoé Nadeau');
    await press(page, /Mettre à jour|Update/);
  }),
  admin('/contracts/edit/1/basic?dialog=teacher', 'contracts/side/ChangeTeacherDialog'),
  admin('/contracts/edit/18/basic?dialog=teacher', 'contracts/side/AssignTeacherDialog'),
  admin('/contracts/edit/1/basic?dialog=students', 'contracts/side/ManageStudentsDialog'),
  admin('/contracts/edit/1/basic?dialog=days', 'contracts/side/EnrolmentDaysDialog'),
  admin('/contracts/edit/1/basic?dialog=history', 'parts/history/HistoryDrawer'),
  admin('/contracts/edit/1/plan'),
  admin('/contracts/edit/1/plan', 'contracts/plan/BreakDialog', async (page) => {
    await press(page, /Ajouter un congé|Add a break/);
  }),
  admin('/contracts/edit/1/plan', 'contracts/plan/DateDialog', async (page) => {
    await press(page, /Ajouter un cours|Add a class/);
  }),
  // A class of this contract conflicts with another one.
  admin('/contracts/edit/11/plan', 'contracts/plan/ClashDialog', async (page) => {
    await press(page, /^(Planifier|Plan) \d/);
  }),
  admin('/contracts/edit/1/plan', 'contracts/plan/PlanNoticesDialog', async (page) => {
    await page.getByLabel(/Nombre de cours|Number of classes/).fill('3');
    await press(page, /^(Planifier|Plan) \d/);
    // Only for a teacher or student with two classes at one time.
    const anyway = page.getByRole('button', { name: /Planifier quand même|Plan anyway/ });
    const dialog = page.getByRole('button', { name: /Voir les courriels|See the emails/ });
    await anyway.or(dialog).first().waitFor();
    if (await anyway.isVisible()) await anyway.click();
    await dialog.click();
  }),
  admin('/contracts/edit/1/outline'),
  admin('/contracts/edit/1/outline?dialog=outline', 'contracts/outline/OutlineDialog'),
  admin('/contracts/edit/1/outline?dialog=outline', 'views/OutlineForm/OutlineQuestion', async (page) => {
    await press(page, /Remettre en brouillon|Take back to draft/);
  }),
  admin('/contracts/edit/1/outline?dialog=import-outline', 'contracts/outline/ImportOutlineDialog'),
  admin('/contracts/edit/1/outline?dialog=assign-material', 'contracts/outline/MaterialDialog'),
  admin('/contracts/edit/1/outline?dialog=update-material&record=1', 'contracts/outline/MaterialDialog'),
  admin(
    '/contracts/edit/1/outline?dialog=remove-material&record=1',
    'contracts/outline/RemoveMaterialDialog',
  ),
  admin('/contracts/edit/1/attendance'),
  admin('/contracts/edit/1/attendance?dialog=lesson-new', 'contracts/attendance/ManageAttendanceDialog'),
  admin('/contracts/edit/1/attendance?dialog=lesson&record=1', 'contracts/attendance/ManageAttendanceDialog'),
  admin('/contracts/edit/1/attendance', 'contracts/attendance/DeleteLessonDialog', async (page) => {
    await press(page, /Actions de la présence|Actions of the attendance/);
    await page
      .getByRole('menuitem', { name: /Supprimer|Delete/ })
      .first()
      .click();
  }),
  admin('/contracts/edit/1/final'),
  admin('/contracts/edit/1/final?dialog=upload-report&record=1', 'contracts/final/UploadReportDialog'),
  admin('/contracts/edit/1/final?dialog=request-reports', 'contracts/final/RequestReportsDialog'),
  admin('/contracts/edit/1/final?dialog=mail-link', 'contracts/final/MailLinkDialog'),
  admin('/contracts/edit/1/final?dialog=report&record=1', 'parts/reports/ReportDialog'),
  admin('/contracts/edit/1/pack'),
  admin('/contracts/print/1/outline'),
  admin('/contracts/print/1/attendance'),
  admin('/calendar'),
  admin('/calendar?view=month'),
  admin('/calendar?status=clash&language=999'),
  admin('/calendar?date=2026-11-23', undefined, async (page) => {
    await page.locator('[data-class]').first().click();
  }),
  admin('/follow-ups?kind=reports', 'follow-ups/reminders/RemindersDialog', async (page) => {
    await press(page, /Envoyer un rappel|Remind/);
  }),
  admin('/students/list?dialog=notes&record=1', 'records/notes/NotesDialog'),
  admin('/students/list?dialog=notes&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/students/list?dialog=archive&record=1', 'students/list/ArchiveStudentDialog'),
  admin('/students/list?dialog=restore&record=119', 'students/list/ArchiveStudentDialog'),
  admin('/students/list?dialog=import', 'students/import/ImportStudentsDialog'),
  admin('/students/list', 'students/list/BulkJoinDialog', withOneTicked(/contrat|contract/i)),
  admin('/students/list', 'students/list/BulkArchiveDialog', withOneTicked(/^(Archiver|Archive)/)),
  admin('/students/edit/1/basic'),
  admin('/students/edit/1/basic?dialog=assign', 'students/side/AssignContractDialog'),
  admin('/students/edit/1/basic?dialog=level', 'students/side/LevelDialog'),
  admin('/students/edit/1/basic?dialog=scale-result', 'students/side/ScaleResultDialog'),
  admin('/students/edit/1/basic?dialog=remove-scale-result&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/students/edit/1/basic?dialog=upload-report', 'students/side/UploadReportDialog'),
  admin('/students/edit/1/basic?dialog=report&record=1', 'parts/reports/ReportDialog'),
  admin('/students/edit/1/basic', 'records/merge/useMergedSave', async (page) => {
    await outOfDate(page, 'Longueuil', 'Ailleurs');
    await type(page, 'city', 'Laval');
    await press(page, /Mettre à jour l’étudiant|Update student/);
  }),
  admin('/students/edit/1/history'),
  admin('/students/edit/1/documents'),
  admin('/students/edit/1/documents?dialog=upload', 'students/documents/UploadDocumentDialog'),
  admin('/teachers/list?dialog=notes&record=1', 'records/notes/NotesDialog'),
  admin('/teachers/list?dialog=notes&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/teachers/list?dialog=archive&record=1', 'teachers/ArchiveTeacherDialog'),
  admin('/teachers/list?dialog=restore&record=1', 'teachers/ArchiveTeacherDialog'),
  admin('/teachers/list?dialog=import', 'teachers/import/ImportTeachersDialog'),
  admin('/teachers/edit/1/profile'),
  admin('/teachers/edit/1/profile?dialog=archive', 'teachers/ArchiveTeacherDialog'),
  admin('/teachers/edit/1/profile?dialog=restore', 'teachers/ArchiveTeacherDialog'),
  admin('/teachers/edit/1/profile', 'records/merge/useMergedSave', async (page) => {
    await outOfDate(page, 'Ottawa', 'Ailleurs');
    await type(page, 'city', 'Laval');
    await press(page, /^(Enregistrer|Save)/);
  }),
  admin('/teachers/edit/1/history'),
  admin('/reports/list?dialog=report&record=1&partner=1', 'parts/reports/ReportDialog'),
  admin('/reports/info/1/course/1'),
  ...['courseInfo', 'studentSelfLearning', 'studentProgress', 'comments'].map((page) =>
    admin(`/reports/info/1/course/1/${page}`),
  ),
  admin('/reports/print/1/1'),
  admin('/reports/printSeveral?print=1-1'),
  admin('/reports/list?state=submitted', 'reports/by-state/Mails', async (page) => {
    await press(page, /^Sélectionner|^Select$/);
    await page.getByRole('checkbox').nth(1).check({ force: true });
    await press(page, /Courriel à la société|Email to the company/);
  }),
  admin('/settings'),
  admin('/settings/languages?dialog=archive&record=1', 'settings/names/ArchiveNameDialog'),
  admin('/settings/languages?archived=true&dialog=restore&record=8', 'settings/names/ArchiveNameDialog'),
  admin('/settings/companies?dialog=absences&record=1', 'parts/absences/AbsenceThresholdsDialog'),
  admin('/settings/companies?dialog=contact&record=1', 'parts/company-contact/ContactForm'),
  admin('/settings/companies?dialog=payer&record=1', 'parts/payer-deadlines/PayerTermsDialog'),
  admin('/settings/companies?dialog=evidence&record=1', 'evidence/EvidenceDialog'),
  admin('/settings/companies?dialog=link&record=1', 'settings/companies/RegenerateLinkDialog'),
  admin('/settings/materials?dialog=create', 'settings/materials/MaterialDialog'),
  admin('/settings/materials?dialog=edit&record=1', 'settings/materials/MaterialDialog'),
  admin('/settings/materials?dialog=notes&record=1', 'records/notes/NotesDialog'),
  admin('/settings/materials?dialog=notes&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/materials?dialog=archive&record=1', 'settings/materials/ArchiveMaterialDialog'),
  admin('/settings/materials?dialog=restore&record=20', 'settings/materials/ArchiveMaterialDialog'),
  admin('/settings/users?dialog=add', 'settings/users/edit/UserDialog'),
  admin('/settings/users?dialog=edit&record=2', 'settings/users/edit/UserDialog'),
  admin('/settings/users?dialog=edit&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/users?status=archived&dialog=link&record=17', 'settings/users/PasswordLinkDialog'),
  admin('/settings/users?dialog=sessions&record=1', 'shell/account/OpenSessionsDialog'),
  admin('/settings/files?dialog=edit&record=5', 'settings/files/edit/EditFileDialog'),
  admin('/settings/files?dialog=preview&record=5', 'settings/files/preview/PreviewFileDialog'),
  admin('/settings/files?dialog=preview&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/files?dialog=delete&record=5', 'settings/files/list/DeleteFileDialog'),
  admin('/settings/files?dialog=upload', 'settings/files/upload/UploadFilesDialog'),
  admin('/settings/organisation', 'settings/organisation/TimeZoneDialog', async (page) => {
    await press(page, /Changer le fuseau|Change the time zone/);
  }),
  admin('/settings/organisation', 'parts/cancellation/CancellationRuleDialog', async (page) => {
    await press(page, /Définir une règle|Set a rule/);
  }),
  admin('/contracts/edit/1/attendance', 'contracts/initials/ReportDialog', async (page) => {
    await press(page, /Relevé du mois|Report of the month/);
  }),
  admin('/contracts/edit/1/final', 'parts/attestations/IssueDialog', async (page) => {
    await press(page, /Délivrer des attestations|Issue attestations/);
  }),
  admin('/settings/organisation', 'parts/attestations/OfficeDialog', async (page) => {
    await press(page, /Modifier ces données|Change these details/);
  }),
  admin('/settings/organisation', 'parts/absences/AbsenceThresholdsDialog', async (page) => {
    await press(page, /Changer les seuils|Change the thresholds/);
  }),
  admin('/settings/organisation', 'settings/organisation/HolidaySettingsDialog', async (page) => {
    await press(page, /Changer les jours fériés|Change the holidays/);
  }),
  admin('/settings/organisation', 'settings/organisation/PresenceToleranceDialog', async (page) => {
    await press(page, /Changer le délai des retards|Change when late counts/);
  }),
  admin('/settings/organisation', 'settings/organisation/SecondFactorDialog', async (page) => {
    await press(page, /Changer qui a besoin de codes|Change who needs codes/);
  }),
  admin('/settings/closedDays', 'settings/closed-days/ClosureDialog', async (page) => {
    await press(page, /Ajouter une fermeture|Add a closure/);
  }),
  admin('/settings/closedDays', 'settings/closed-days/HolidayDialog', async (page) => {
    await press(page, /Ajouter un jour férié|Add a holiday/);
  }),
  admin('/settings/closedDays', 'settings/closed-days/HolidayRowDialog', async (page) => {
    await press(page, /Retirer|Remove/);
  }),
  admin('/settings/closedDays', 'settings/closed-days/DeleteClosure', async (page) => {
    await press(page, /Supprimer|Delete/);
  }),
  admin('/settings/phrases?dialog=add', 'records/form/EditDialog'),
  admin('/settings/phrases?dialog=edit&record=1', 'records/form/EditDialog'),
  admin('/settings/phrases?dialog=edit&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/phrases?dialog=delete&record=1', 'settings/phrases/DeletePhrase'),
  admin('/operations/hours?month=2026-10'),
  admin('/operations/hours?month=2026-10&dialog=month&record=1', 'operations/hours/TeacherMonthDialog'),
  admin('/operations/hours?month=2026-10', 'operations/hours/HoursExport', async (page) => {
    await press(page, /Exporter|Export/);
  }),
  admin(
    '/operations/hours/totals?by=week&from=2026-09&to=2026-10',
    'records/export/SheetChoice',
    async (page) => {
      await press(page, /Exporter|Export/);
    },
  ),
  admin('/operations/hours/totals?by=week&from=2026-09&to=2026-10&compared=true'),
  admin('/hours/1/2026-10/print'),
  admin('/operations/links'),
  admin('/operations/links?kind=student&state=never-opened'),
  admin('/operations/links?dialog=renew&record=1', 'parts/links/RenewDialog'),
  admin('/operations/links?dialog=expiry&record=1', 'parts/links/ExpiryDialog'),
  admin('/operations/links?dialog=revoke&record=1', 'parts/links/RevokeDialog'),
  admin('/operations/links?dialog=revoke&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/operations/links?dialog=create', 'parts/links/CreateDialog'),
  admin('/operations/links?dialog=defaults', 'parts/links/DefaultsForm'),
  admin('/operations/imports?dialog=result&record=2', 'operations/imports/ImportResultDialog'),
  admin('/operations/imports?dialog=undo&record=2', 'operations/imports/Question'),
  admin('/settings/sign-in-methods', 'settings/sign-in-methods/RemindOfFactorDialog', async (page) => {
    await press(page, /Envoyer des rappels|Send reminders/);
  }),
  admin('/settings/api-keys?dialog=add', 'settings/api-keys/NewKeyDialog'),
  admin('/settings/api-keys?dialog=rename&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/api-keys?dialog=end&record=999', 'records/dialog/AbsentRecordDialog'),
  admin('/settings/webhooks?dialog=add', 'settings/webhooks/CreateDialog'),
  ...['edit', 'deliveries', 'renew', 'pause', 'resume', 'remove'].map((dialog) =>
    admin(`/settings/webhooks?dialog=${dialog}&record=999`, 'records/dialog/AbsentRecordDialog'),
  ),
  admin('/operations/mails?state=unknown', 'operations/mails/RetryMailDialog', async (page) => {
    await press(page, /Envoyer de nouveau|Send again/);
  }),

  // The teacher portal.
  link('/teacher-view/auth/login'),
  link('/teacher-view/auth/forgot'),
  teacher('/nowhere'),
  teacher('/home', undefined, async (page) => {
    await press(page, /Proposer un remplaçant|Propose a substitute/);
  }),
  teacher('/course/1'),
  teacher('/course/6'),
  teacher('/course/999'),
  teacher('/course/1', 'course/CourseHours', async (page) => {
    await press(page, /Comment ces heures|How are these hours/);
  }),
  teacher('/outline-form/1'),
  teacher('/outline-form/16'),
  teacher('/print/1/outline'),
  teacher('/student-list/1'),
  teacher('/student-list/1?open=1'),
  teacher('/student-info/1?course=1'),
  teacher('/student-info/1?course=1', 'students/ReportDialog', async (page) => {
    await press(page, /Voir le rapport|See report/);
  }),
  teacher('/student-info/18?course=6', 'students/FileDialog', async (page) => {
    await press(page, /Voir le test|View the test/);
  }),
  teacher('/attendance'),
  teacher('/attendance?contract=1'),
  teacher('/attendance?contract=1', 'meeting-attendance/MeetingFileDialog', async (page) => {
    await page.getByRole('radio', { name: '90' }).check();
    await press(page, /Remplir d’après une réunion|Fill in from a meeting/);
  }),
  teacher('/initials?contract=1&lesson=1'),
  teacher('/attendance/1/lesson/1'),
  teacher('/profile', 'unavailability/UnavailabilityFormDialog', async (page) => {
    await press(page, /Ajouter une indisponibilité|Add an unavailability/);
  }),
  teacher('/profile', 'profile/OfferedCard', async (page) => {
    await press(page, /Créer mon adresse|Create my address/);
    await press(page, /Nouvelle adresse|New address/);
  }),
  teacher('/hours', 'hours/statement/SubmitStatement', async (page) => {
    await press(page, /Soumettre le relevé|Submit the statement/);
  }),
  teacher('/hours/print/2026-10'),
  teacher('/reports/info/1/course/1'),
  ...['courseInfo', 'studentSelfLearning', 'studentProgress', 'comments'].map((page) =>
    teacher(`/reports/info/1/course/1/${page}`),
  ),
  teacher('/reports/print/1/1'),
];

const isListed = ({ address }: PlainPage) =>
  listed.some((place) => !place.dialog && !place.open && place.address.split('?')[0] === address);

/** The places above, and every page that its path alone opens. */
export const places: readonly Place[] = [...listed, ...plainPages.filter((page) => !isListed(page))];

/** Dialogs that only stories check, with the same rules but in one language mode each, and the reason. */
export const leftToStories: Readonly<Record<string, string>> = {
  'admin/settings/api-keys/CreatedKeyDialog': 'comes after a key is created: ApiKeysPage.stories.tsx',
  'admin/settings/api-keys/EndDialog': 'needs a key: ApiKeysPage.stories.tsx',
  'admin/students/side/RemoveScaleResult': 'needs a result: ScaleResultDialog.stories.tsx',
  'admin/settings/sign-in-methods/LeftOut':
    'comes after reminders of which one was skipped: SignInMethodsPage.stories.tsx',
  'admin/settings/webhooks/DeliveriesDialog': 'needs a webhook: WebhooksPage.stories.tsx',
  'admin/settings/webhooks/PauseDialog': 'needs a webhook: WebhooksPage.stories.tsx',
  'admin/settings/webhooks/RemoveDialog': 'needs a webhook: WebhooksPage.stories.tsx',
  'admin/settings/webhooks/RenewDialog': 'needs a webhook: WebhooksPage.stories.tsx',
  'admin/settings/webhooks/ResumeDialog': 'needs a webhook: WebhooksPage.stories.tsx',
  'admin/settings/webhooks/SecretDialog': 'comes after a secret is created: WebhooksPage.stories.tsx',
  'admin/settings/sign-in-methods/ResetDialog': 'needs a person with codes: SignInMethodsPage.stories.tsx',
  'shell/account/providers/Accounts': 'needs an account of a provider: LinkedAccounts.stories.tsx',
  'shell/account/passkeys/PasskeyItem': 'needs a passkey of one’s own: Passkeys.stories.tsx',
  'shell/account/second-factor/State': 'needs codes of one’s own: SecondFactorDialog.stories.tsx',
  'shell/account/step-up/ProofDialog': 'asked ten minutes after a sign-in: ProofRequest.stories.tsx',
  'admin/parts/attestations/WithdrawDialog': 'needs an attestation: Attestations.stories.tsx',
  'admin/parts/attestations/OpenDialog': 'the open state of IssueDialog',
  'admin/calendar/ChosenClass': 'of a phone alone: CalendarPage.stories.tsx',
  'admin/follow-ups/RemindDialog': 'for a backend without reminders: FollowUpPage.stories.tsx',
  'admin/follow-ups/reminders/ReminderResults':
    'comes after reminders are sent: apps/admin/e2e/follow-ups.spec.ts, RemindersDialog.stories.tsx',
  'admin/contracts/attendance/UnusualLessonDialog': 'asked when a lesson is entered for a second time',
  'admin/contracts/list/BulkFlagDialog':
    'asks nothing, and is seen while it runs or where the server refuses',
  'admin/contracts/side/MonthsQuestion':
    'asked when months of teachers change: ChangeTeacherDialog.stories.tsx',
  'admin/parts/clashes/ClashQuestion':
    'asked when people would have two classes at once: AssignTeacherDialog.stories.tsx',
  'admin/parts/company-contact/CompanyContactDialog':
    'until the address is read, and where it cannot be: CompanyContact.stories.tsx',
  'admin/parts/absences/CompanyThresholdsDialog':
    'until the thresholds are read, and where they cannot be: Absences.stories.tsx',
  'admin/parts/payer-deadlines/CompanyPayerTermsDialog':
    'until the terms are read, and where they cannot be: PayerDeadlines.stories.tsx',
  'admin/parts/payer-deadlines/MarkSentDialog':
    'needs a company with terms: apps/admin/e2e/payer-deadlines.spec.ts, PayerDeadlines.stories.tsx',
  'admin/parts/people-import/PeopleImportForm': 'the form of the two imports, each of which is walked',
  'admin/parts/people-import/PeopleImportResult':
    'comes after a spreadsheet is read: apps/admin/e2e/import-students.spec.ts',
  'admin/reports/by-state/ReportMailsDialog':
    'for more reports than one call takes: ReportsByState.stories.tsx',
  'admin/settings/files/bulk/BulkFilingDialog':
    'of a phone alone: apps/admin/e2e/settings-files-bulk.spec.ts',
  'admin/settings/files/list/KnownFileDialog':
    'needs a file whose contract is archived: FilesPage.stories.tsx',
  'admin/teachers/rates/RateDialog': 'opens at a rate of the profile: TeacherRates.stories.tsx',
  'admin/teachers/rates/RateQuestion': 'asked when a rate changes months: TeacherRates.stories.tsx',
  'admin/operations/hours/UnratedQuestion': 'asked when hours at no rate are approved: HoursPage.stories.tsx',
  'admin/settings/names/NamesPage': 'the field for a new name, of a phone alone: its story "On a phone"',
  'admin/settings/users/CreatedLink':
    'comes after a link is made: apps/admin/e2e/settings-users.spec.ts, UsersPage.stories.tsx',
  'admin/settings/users/edit/OwnLossDialog': 'asked when an administrator gives up the own role',
  'admin/contracts/attendance/DeleteMeetingFileDialog':
    'opens at a file of a meeting: MeetingsCard.stories.tsx',
  'meeting-attendance/MeetingReviewDialog': 'comes after a file is dropped: MeetingBatch.stories.tsx',
  'progress-reports/phrases/DeletePhrase':
    'comes after a press on a bin of the picker: CommentPhrases.stories.tsx',
  'progress-reports/phrases/OpenDialog': 'comes after a phrase is to be kept: CommentPhrases.stories.tsx',
  'progress-reports/phrases/PhrasePicker': 'opens at a field for comments: CommentPhrases.stories.tsx',
  'shell/account/OpenSessions': 'asked before all other sessions end: OpenSessions.stories.tsx',
  'shell/failures/FailedDialog': 'needs a dialog that breaks: Pages.stories.tsx',
  'shell/unsaved/SignOutDialog': 'needs work that is not sent: apps/teacher/e2e/attendance-leaving.spec.ts',
  'teacher/attendance/AttendanceForm':
    'asked when a class that waits is replaced: apps/teacher/e2e/attendance-offline.spec.ts',
  'teacher/attendance/UnusualDateDialog': 'asked when a class is entered for a second time',
  'teacher/course/DeleteOwnLessonDialog': 'needs a class of the day: its story in CoursePage.stories.tsx',
  'teacher/course/material/RemoveMaterialDialog':
    'needs a request of the day: apps/teacher/e2e/course.spec.ts',
  'teacher/parts/waiting/SameLessonDialog':
    'needs an answer that was lost: apps/teacher/e2e/attendance-offline.spec.ts',
  'teacher/parts/waiting/WaitingLessons':
    'needs a class that waits: apps/teacher/e2e/attendance-offline.spec.ts',
  'views/ReportWizard/SubmitReportQuestion':
    'needs a report that lacks something: apps/admin/e2e/report-wizard.spec.ts',
};

/** Folders of dialogs whose pages have another path segment. */
export const segmentOfFolder: Readonly<Record<string, string>> = {
  'admin/parts/history': 'contracts',
  'admin/settings/names': 'settings/languages',
};
