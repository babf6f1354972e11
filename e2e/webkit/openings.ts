import { accounts } from '../fixtures';
import { isOfPackage } from '../walk/sources';

/** What people press, type or tick to open a dialog. */
export type Step =
  /** The name of a button, link or menu item: its first words. */
  | RegExp
  /** The same, or a button to press before where it is not shown. */
  | { readonly name: RegExp; readonly behind: RegExp }
  /** A selector of something else to click. */
  | string
  /** A field by the first words of its label, and what is typed. */
  | { readonly label: string; readonly text: string }
  /** Runs in the page until it returns true. */
  | { readonly script: string };

export interface Opening {
  /** The dialog, as the walk names it. */
  readonly dialog: string;
  readonly address: string;
  readonly who: 'admin' | 'teacher' | null;
  readonly steps: readonly Step[];
}

const openingOf = (who: Opening['who'], mount: string, folder: string) => {
  return (dialog: string, path: string, ...steps: Step[]): Opening => ({
    dialog: isOfPackage(dialog) ? dialog : `${folder}/${dialog}`,
    address: mount + path,
    who,
    steps,
  });
};
const admin = openingOf('admin', '/admin', 'admin');
const teacher = openingOf('teacher', '/teacher-view', 'teacher');
const link = openingOf(null, '', 'reports');

const rowMenu = '[data-row] button[aria-haspopup]';
const userMenu = /^\w*Menu\s:/;
const bulkOf = (action: RegExp): Step[] => [
  /^Sélectionner/,
  '[data-select]',
  { name: action, behind: /^Actions$/ },
];
const company = `/#/clientReport/${accounts.company.token}`;
const weeks = '/operations/hours/totals?by=week&from=2026-09&to=2026-10';

/** How people open the dialogs of the walk. On a phone, the controls above a list are in the sheet of its filters. */
export const openings: readonly Opening[] = [
  link('parts/ReportDialog', company, /^(Consulter|Voir)/),
  link('evidence/EvidenceDialog', company, /^Preuves de formation/),
  link('progress-reports/reports/pdf/SaveReportsAsPdf', company, /Tous les rapports/),

  admin('records/notes/NotesDialog', '/contracts/list', /^Notes/),
  admin('contracts/list/HighlightDialog', '/contracts/list', rowMenu, /^Surligner/),
  admin('contracts/list/DuplicateDialog', '/contracts/list', rowMenu, /^Dupliquer/),
  admin('contracts/ArchiveContractDialog', '/contracts/list', rowMenu, /^Archivé/),
  admin('parts/attestations/IssueDialog', '/contracts/edit/1/final', /^Délivrer des attestations/),
  admin('parts/attestations/OfficeDialog', '/settings/organisation', /^Modifier ces données/),
  admin('contracts/initials/ReportDialog', '/contracts/edit/1/attendance', /^Relevé du mois/),
  admin('contracts/list/BulkMoveDialog', '/contracts/list', ...bulkOf(/^Statut/)),
  admin('contracts/list/BulkAssignDialog', '/contracts/list', ...bulkOf(/^Assigner/)),
  admin(
    'records/export/ExportDialog',
    '/contracts/list',
    {
      script: `if (!document.querySelector('[data-row]')) return false;
        window.fetch = () => Promise.reject(new TypeError());
        return true;`,
    },
    { name: /^CSV/, behind: /^Filtres/ },
  ),
  admin('shell/account/ChangePasswordDialog', '/contracts/list', userMenu, /mot de passe/),
  admin('shell/account/OpenSessionsDialog', '/contracts/list', userMenu, /onnexions/),
  admin('shell/account/second-factor/SecondFactorDialog', '/contracts/list', userMenu, /deux étapes/),
  admin(
    'shell/unsaved/LeaveQuestion',
    '/contracts/edit/1/basic',
    { label: 'Facture', text: 'F-1' },
    'main a[href*="/contracts/"]',
  ),
  admin('contracts/side/ChangeTeacherDialog', '/contracts/edit/1/basic', /^Changer d’enseignant/),
  admin('contracts/side/AssignTeacherDialog', '/contracts/edit/18/basic', /^Assigner/),
  admin('contracts/side/ManageStudentsDialog', '/contracts/edit/1/basic', /^Gérer les étudiants/),
  admin('contracts/side/EnrolmentDaysDialog', '/contracts/edit/1/basic', /^Depuis quand/),
  admin('parts/cancellation/CancellationRuleDialog', '/contracts/edit/1/basic', /^Définir une règle/),
  admin('parts/absences/AbsenceThresholdsDialog', '/contracts/edit/1/basic', /^Changer les seuils/),
  admin('parts/payer-deadlines/PayerTermsDialog', '/contracts/edit/1/basic', /^Changer les délais/),
  admin('parts/history/HistoryDrawer', '/contracts/edit/1/basic', /^Historique/),
  admin('contracts/plan/BreakDialog', '/contracts/edit/1/plan', /^Ajouter un congé/),
  admin('contracts/plan/DateDialog', '/contracts/edit/1/plan', /^Ajouter un cours/),
  admin('contracts/plan/ClashDialog', '/contracts/edit/11/plan', /^Planifier \d/),
  admin(
    'contracts/plan/PlanNoticesDialog',
    '/contracts/edit/1/plan',
    { label: 'Nombre de cours', text: '3' },
    /^Planifier \d/,
    /^(Planifier quand même|Voir les courriels)/,
  ),
  admin('contracts/outline/OutlineDialog', '/contracts/edit/1/outline', /^Ouvrir/),
  admin(
    'views/OutlineForm/OutlineQuestion',
    '/contracts/edit/1/outline',
    /^Ouvrir/,
    /^Remettre en brouillon/,
  ),
  admin('contracts/outline/ImportOutlineDialog', '/contracts/edit/1/outline', /^Importer un plan/),
  admin('contracts/outline/MaterialDialog', '/contracts/edit/1/outline', /^Ajouter du matériel/),
  admin('contracts/outline/MaterialDialog', '/contracts/edit/1/outline', /^Modifier.*Affaires/),
  admin('contracts/outline/RemoveMaterialDialog', '/contracts/edit/1/outline', /^Retirer.*Affaires/),
  admin('contracts/attendance/ManageAttendanceDialog', '/contracts/edit/1/attendance', /^Ajouter/),
  admin('contracts/attendance/ManageAttendanceDialog', '/contracts/edit/1/attendance', rowMenu, /^Modifier/),
  admin('contracts/attendance/DeleteLessonDialog', '/contracts/edit/1/attendance', rowMenu, /^Supprimer/),
  admin('contracts/final/UploadReportDialog', '/contracts/edit/1/final', /^Téléverser des rapports/),
  admin('contracts/final/RequestReportsDialog', '/contracts/edit/1/final', /^Demander les rapports/),
  admin('contracts/final/MailLinkDialog', '/contracts/edit/1/final', /^Envoyer le lien/),
  admin('parts/reports/ReportDialog', '/contracts/edit/1/final', /^Voir le rapport/),
  admin('follow-ups/reminders/RemindersDialog', '/follow-ups?kind=reports', {
    name: /^Envoyer un rappel aux/,
    behind: /^Filtres/,
  }),
  admin('records/notes/NotesDialog', '/students/list', rowMenu, /^Notes/),
  admin('students/list/ArchiveStudentDialog', '/students/list', rowMenu, /^Archiver/),
  admin(
    'settings/sign-in-methods/RemindOfFactorDialog',
    '/settings/sign-in-methods',
    /^Envoyer (un rappel|des rappels)/,
  ),
  admin('students/import/ImportStudentsDialog', '/students/list', /^Importer/),
  admin('students/list/BulkJoinDialog', '/students/list', ...bulkOf(/contrat/)),
  admin('students/list/BulkArchiveDialog', '/students/list', ...bulkOf(/^Archiver/)),
  admin('students/side/AssignContractDialog', '/students/edit/1/basic', /^Assigner à un contrat/),
  admin('students/side/LevelDialog', '/students/edit/1/basic', /^Ajouter un test/),
  admin('students/side/ScaleResultDialog', '/students/edit/1/basic', /^Ajouter.*Échelle du client/s),
  admin('students/side/UploadReportDialog', '/students/edit/1/basic', /^Téléverser/),
  admin('parts/reports/ReportDialog', '/students/edit/1/basic', /^Voir le rapport/),
  admin('students/list/ArchiveStudentDialog', '/students/edit/1/basic', /^Archiver l’étudiant/),
  admin('students/documents/UploadDocumentDialog', '/students/edit/1/documents', /^Téléverser/),
  admin('records/notes/NotesDialog', '/teachers/list', rowMenu, /^Notes/),
  admin('teachers/ArchiveTeacherDialog', '/teachers/list', rowMenu, /^Archiver/),
  admin('teachers/import/ImportTeachersDialog', '/teachers/list', /^Importer/),
  admin('teachers/ArchiveTeacherDialog', '/teachers/edit/1/profile', /^Archiver/),
  admin('unavailability/UnavailabilityFormDialog', '/teachers/edit/1/profile', /^Ajouter une/),
  admin('parts/reports/ReportDialog', '/reports/list', /^Voir le rapport/),
  admin('reports/by-state/Mails', '/reports/list?state=submitted', ...bulkOf(/^Courriel à la société/)),
  admin('settings/names/ArchiveNameDialog', '/settings/languages', /^Archiver/),
  admin('settings/names/ArchiveNameDialog', '/settings/languages?archived=true', /^Rétablir/),
  admin('parts/absences/AbsenceThresholdsDialog', '/settings/companies', /^Seuils d’absence/),
  admin('parts/payer-deadlines/PayerTermsDialog', '/settings/companies', /^Délais du payeur/),
  admin('parts/company-contact/ContactForm', '/settings/companies', /^Courriel\b/),
  admin('settings/companies/RegenerateLinkDialog', '/settings/companies', /^Générer un nouveau lien/),
  admin('settings/materials/MaterialDialog', '/settings/materials', /^Ajouter du matériel/),
  admin('settings/materials/MaterialDialog', '/settings/materials', rowMenu, /^Modifier/),
  admin('records/notes/NotesDialog', '/settings/materials', rowMenu, /^Notes/),
  admin('settings/materials/ArchiveMaterialDialog', '/settings/materials', rowMenu, /^Archiver/),
  admin('settings/users/edit/UserDialog', '/settings/users', /^Ajouter un utilisateur/),
  admin('settings/users/edit/UserDialog', '/settings/users', /^Modifier/),
  admin(
    'settings/users/PasswordLinkDialog',
    '/settings/users?status=archived',
    /^Créer un lien sans courriel/,
  ),
  admin('shell/account/OpenSessionsDialog', '/settings/users', /^Sessions ouvertes/),
  admin('settings/files/edit/EditFileDialog', '/settings/files', rowMenu, /^Modifier/),
  admin('settings/files/preview/PreviewFileDialog', '/settings/files', rowMenu, /^Aperçu/),
  admin('settings/files/list/DeleteFileDialog', '/settings/files', rowMenu, /^Supprimer/),
  admin('settings/files/upload/UploadFilesDialog', '/settings/files', /^Téléverser/),
  admin('settings/organisation/TimeZoneDialog', '/settings/organisation', /^Changer le fuseau/),
  admin('parts/cancellation/CancellationRuleDialog', '/settings/organisation', /^Définir une règle/),
  admin('parts/absences/AbsenceThresholdsDialog', '/settings/organisation', /^Changer les seuils/),
  admin('settings/organisation/HolidaySettingsDialog', '/settings/organisation', /^Changer les jours/),
  admin('settings/organisation/PresenceToleranceDialog', '/settings/organisation', /^Changer le délai/),
  admin('settings/organisation/SecondFactorDialog', '/settings/organisation', /^Changer qui a besoin/),
  admin('settings/closed-days/ClosureDialog', '/settings/closedDays', /^Ajouter une fermeture/),
  admin('settings/closed-days/HolidayDialog', '/settings/closedDays', /^Ajouter un jour férié/),
  admin('settings/closed-days/HolidayRowDialog', '/settings/closedDays', /^Retirer/),
  admin('settings/closed-days/DeleteClosure', '/settings/closedDays', /^Supprimer/),
  admin('records/form/EditDialog', '/settings/phrases', /^Ajouter une phrase/),
  admin('records/form/EditDialog', '/settings/phrases', /^Modifier/),
  admin('settings/phrases/DeletePhrase', '/settings/phrases', /^Supprimer/),
  admin('operations/hours/TeacherMonthDialog', '/operations/hours?month=2026-10', /^Andrew Parker/),
  admin('operations/hours/HoursExport', '/operations/hours?month=2026-10', /^Exporter/),
  admin('records/export/SheetChoice', weeks, /^Exporter/),
  admin('parts/links/RenewDialog', '/operations/links', /^Renouveler/),
  admin('parts/links/ExpiryDialog', '/operations/links', /^Échéance(?! par)/),
  admin('parts/links/RevokeDialog', '/operations/links', /^Révoquer/),
  admin('parts/links/CreateDialog', '/operations/links', /^Créer un lien/),
  admin('parts/links/DefaultsForm', '/operations/links', /^Échéance par défaut/),
  admin('settings/api-keys/NewKeyDialog', '/settings/api-keys', /^Créer une clé/),
  admin('settings/webhooks/CreateDialog', '/settings/webhooks', /^Ajouter un webhook/),
  admin('operations/imports/ImportResultDialog', '/operations/imports', /^Étudiants de l’automne/),
  admin('operations/imports/Question', '/operations/imports', /^Étudiants de l’automne/, /^Annuler/),
  admin('operations/mails/RetryMailDialog', '/operations/mails?state=unknown', /^Envoyer de nouveau/),

  teacher('course/CourseHours', '/course/1', /^Comment ces heures/),
  teacher('students/ReportDialog', '/student-info/1?course=1', /^Voir le rapport/),
  teacher('students/FileDialog', '/student-info/18?course=6', /^Voir le test/),
  teacher(
    'meeting-attendance/MeetingFileDialog',
    '/attendance?contract=1',
    'input[type=radio][value="90"]',
    /^Remplir d’après une réunion/,
  ),
  teacher('unavailability/UnavailabilityFormDialog', '/profile', /^Ajouter une indisponibilité/),
  teacher('profile/OfferedCard', '/profile', /^Créer mon adresse/, /^Nouvelle adresse/),
  teacher('hours/statement/SubmitStatement', '/hours', /^Soumettre le relevé/),
];
