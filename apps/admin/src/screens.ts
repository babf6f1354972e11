import type { Extension } from '@portal/api-client';
import { pageNames, type TextPair } from '@portal/i18n';
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  CompanyIcon,
  FilesIcon,
  HistoryIcon,
  type IconShape,
  InboxIcon,
  KeyIcon,
  LanguageIcon,
  LinkIcon,
  LockIcon,
  MailIcon,
  NoteIcon,
  PhoneIcon,
  PhraseIcon,
  ReminderIcon,
  ReportIcon,
  TagIcon,
  TeacherIcon,
  UploadIcon,
  UserIcon,
  UsersIcon,
  WebhookIcon,
} from '@portal/ui/icons';
import type { ComponentType } from 'react';
import type { PathParam } from 'react-router-dom';
import { loadBasicPage, loadEditLayout } from './features/contracts/contract-edit-pages';
import { loadStudentBasic, loadStudentLayout } from './features/students/student-edit-pages';
import { loadTeacherLayout, loadTeacherProfile } from './features/teachers/teacher-edit-pages';
import { type AreaName, type LayoutName, layoutOf, paths, type RouteName, type ScreenName } from './paths';

/** The code of a page. */
interface Loaded {
  load: () => Promise<ComponentType>;
}

/** A page that people find by its name: in the menu of its area, if its path is in one, and in the palette. */
export interface NamedScreen {
  title: TextPair;
  /** Its name in the menu, if that is shorter than the title. */
  menu?: TextPair;
  icon: IconShape;
  /** The extension that the backend must have; without it the page is in no menu and not in the palette. */
  extension?: Extension;
  /** Lists it among the actions of the palette instead of the screens: under this text, or under its title. */
  action?: TextPair | true;
  /** Words by which the palette finds it, besides its name and those of its area. */
  also?: string;
}

type Named<Name extends RouteName> = Name extends `${string}.${'create' | 'print'}`
  ? never
  : [PathParam<(typeof paths)[Name]>] extends [never]
    ? Name
    : never;

/** A route of a named page: neither of a single record, nor to create one, nor for paper. */
export type NamedRoute = { [Name in ScreenName]: Named<Name> }[ScreenName] | 'courses.list';

/** Routes and layouts with code of their own. */
export type LoadedName = ScreenName | Exclude<LayoutName, AreaName> | 'reports.info';

/**
 * Every page and its code, in the order of the menus and of the palette (SHELL-065 to SHELL-092). In a separate chunk,
 * because the contract list does not need it.
 */
export const screens: Readonly<Record<NamedRoute, NamedScreen> & Record<LoadedName, Loaded>> = {
  'courses.list': { title: pageNames.contracts, icon: NoteIcon, also: 'cours courses' },
  'courses.create': {
    load: async () => (await import('./features/contracts/ContractCreatePage')).ContractCreatePage,
  },
  'courses.edit': { load: loadEditLayout },
  'courses.edit.basic': { load: loadBasicPage },
  'courses.edit.outline': {
    load: async () => (await import('./features/contracts/outline/ContractOutlinePage')).ContractOutlinePage,
  },
  'courses.edit.attendance': {
    load: async () =>
      (await import('./features/contracts/attendance/ContractAttendancePage')).ContractAttendancePage,
  },
  'courses.edit.final': {
    load: async () => (await import('./features/contracts/final/ContractFinalPage')).ContractFinalPage,
  },
  'courses.edit.plan': {
    load: async () => (await import('./features/contracts/plan/PlanPage')).PlanPage,
  },
  'courses.edit.pack': {
    load: async () => (await import('./features/contracts/pack/CloseOutPackPage')).CloseOutPackPage,
  },
  'courses.edit.outline.print': {
    load: async () => (await import('./features/contracts/outline/OutlinePrintPage')).OutlinePrintPage,
  },
  'courses.edit.attendance.print': {
    load: async () =>
      (await import('./features/contracts/attendance/AttendanceRegisterPage')).AttendanceRegisterPage,
  },
  'courses.calendar': {
    load: async () => (await import('./features/calendar/CalendarPage')).CalendarPage,
    title: pageNames.calendar,
    icon: CalendarIcon,
    extension: 'planned-classes',
    also: 'horaire schedule cours prévus planned classes semaine week mois month',
  },

  'teachers.list': {
    load: async () => (await import('./features/teachers/list/TeacherListPage')).TeacherListPage,
    title: pageNames.teachers,
    icon: TeacherIcon,
    also: 'professeurs',
  },
  'teacher.create': {
    load: async () => (await import('./features/teachers/TeacherCreatePage')).TeacherCreatePage,
  },
  'teachers.edit': { load: loadTeacherLayout },
  'teachers.profile': { load: loadTeacherProfile },
  'teachers.history': {
    load: async () => (await import('./features/teachers/TeacherHistoryPage')).TeacherHistoryPage,
  },

  'students.list': {
    load: async () => (await import('./features/students/list/StudentListPage')).StudentListPage,
    title: pageNames.students,
    icon: UserIcon,
    also: 'élèves apprenants learners',
  },
  'students.create': {
    load: async () => (await import('./features/students/StudentCreatePage')).StudentCreatePage,
  },
  'students.edit': { load: loadStudentLayout },
  'students.edit.basic': { load: loadStudentBasic },
  'students.edit.history': {
    load: async () => (await import('./features/students/StudentHistoryPage')).StudentHistoryPage,
  },
  'students.edit.documents': {
    load: async () =>
      (await import('./features/students/documents/StudentDocumentsPage')).StudentDocumentsPage,
  },

  'reports.list': {
    load: async () => (await import('./features/reports/list/ReportListPage')).ReportListPage,
    title: pageNames.reports,
    icon: ReportIcon,
    also: 'rapports de progrès progress',
  },
  'reports.info': { load: async () => (await import('./features/reports/WizardPage')).WizardPage },
  'reports.print': { load: async () => (await import('./features/reports/PrintPage')).PrintPage },
  'reports.bulk.print': {
    load: async () => (await import('./features/reports/by-state/BulkPrintPage')).BulkPrintPage,
  },

  'courses.followUps': {
    load: async () => (await import('./features/follow-ups/FollowUpPage')).FollowUpPage,
    title: pageNames.followUps,
    icon: InboxIcon,
    also: 'à relancer rappels reminders inbox boîte de réception en retard overdue',
  },
  'courses.meetings': {
    load: async () => (await import('./features/meetings/MeetingsPage')).MeetingsPage,
    title: { fr: 'Remplir les présences d’après des réunions', en: 'Fill in attendance from meetings' },
    icon: UploadIcon,
    extension: 'meeting-attendance',
    action: true,
    also: 'teams zoom meet rapports de présence attendance reports fichiers files importer import',
  },

  'operations.hours': {
    load: async () => (await import('./features/operations/hours/HoursPage')).HoursPage,
    title: { fr: 'Heures du mois', en: 'Hours of the month' },
    icon: ClockIcon,
    extension: 'hours',
    action: { fr: 'Voir les heures du mois', en: 'See the hours of the month' },
    also: 'relevés statements paie payroll taux rates montants amounts',
  },
  'operations.hoursTotals': {
    load: async () => (await import('./features/operations/hours-totals/HoursTotalsPage')).HoursTotalsPage,
    title: { fr: 'Totaux des heures', en: 'Hour totals' },
    icon: ChartIcon,
    extension: 'hours',
    action: { fr: 'Voir les totaux des heures', en: 'See the hour totals' },
    also: 'sommes sums statistiques statistics semaines weeks années years comparaison',
  },
  'operations.contractHours': {
    load: async () =>
      (await import('./features/operations/contract-hours/ContractHoursPage')).ContractHoursPage,
    title: { fr: 'Heures des contrats', en: 'Contract hours' },
    icon: HistoryIcon,
    extension: 'hours',
    action: { fr: 'Voir les heures des contrats', en: 'See the contract hours' },
    also: 'vendues sold restantes left facturation invoicing',
  },
  'operations.links': {
    load: async () => (await import('./features/operations/links/LinksPage')).LinksPage,
    title: { fr: 'Liens privés', en: 'Private links' },
    icon: LinkIcon,
    extension: 'links',
    action: { fr: 'Voir les liens privés', en: 'See the private links' },
    also: 'magiques magic échéance expiry révoquer revoke renouveler renew',
  },
  'operations.imports': {
    load: async () => (await import('./features/operations/imports/ImportsPage')).ImportsPage,
    title: { fr: 'Importations', en: 'Imports' },
    icon: UploadIcon,
    extension: 'import-history',
    action: { fr: 'Voir les importations', en: 'See the imports' },
    also: 'excel fichiers files annuler undo',
  },
  'operations.mails': {
    load: async () => (await import('./features/operations/mails/MailsPage')).MailsPage,
    title: { fr: 'Courriels', en: 'Emails' },
    icon: MailIcon,
    extension: 'mails',
    action: { fr: 'Voir les courriels', en: 'See the emails' },
    also: 'envois outbox',
  },
  'operations.reminders': {
    load: async () => (await import('./features/operations/reminders/RemindersPage')).RemindersPage,
    title: { fr: 'Rappels aux enseignants', en: 'Reminders to teachers' },
    menu: { fr: 'Rappels', en: 'Reminders' },
    icon: ReminderIcon,
    extension: 'reminders',
    action: { fr: 'Voir les rappels envoyés', en: 'See the reminders sent' },
    also: 'relances follow-ups journal log',
  },
  'hours.print': {
    load: async () => (await import('./features/operations/hours/StatementPrintPage')).StatementPrintPage,
  },

  'admin.settings.languages': {
    load: async () => (await import('./features/settings/languages/LanguagesPage')).LanguagesPage,
    title: { fr: 'Langues', en: 'Languages' },
    icon: LanguageIcon,
  },
  'admin.settings.companies': {
    load: async () => (await import('./features/settings/companies/CompaniesPage')).CompaniesPage,
    title: { fr: 'Sociétés', en: 'Companies' },
    icon: CompanyIcon,
    also: 'clients liens links',
  },
  'admin.settings.materials': {
    load: async () => (await import('./features/settings/materials/MaterialsPage')).MaterialsPage,
    title: { fr: 'Matériel', en: 'Materials' },
    icon: BookIcon,
    also: 'livres books',
  },
  'admin.settings.users': {
    load: async () => (await import('./features/settings/users/UsersPage')).UsersPage,
    title: { fr: 'Utilisateurs', en: 'Users' },
    icon: UsersIcon,
    also: 'comptes accounts',
  },
  'admin.settings.files': {
    load: async () => (await import('./features/settings/files/FilesPage')).FilesPage,
    title: { fr: 'Gestionnaire de fichiers', en: 'File Manager' },
    icon: FilesIcon,
    also: 'documents',
  },
  'admin.settings.organisation': {
    load: async () => (await import('./features/settings/organisation/OrganisationPage')).OrganisationPage,
    title: { fr: 'Organisation', en: 'Organization' },
    icon: ClockIcon,
    extension: 'organisation',
    action: { fr: 'Voir les réglages de l’organisation', en: 'See the settings of the organization' },
    also: 'réglages fuseau horaire time zone heure clock',
  },
  'admin.settings.courseTypes': {
    load: async () => (await import('./features/settings/course-types/CourseTypesPage')).CourseTypesPage,
    title: { fr: 'Types de cours', en: 'Course types' },
    icon: TagIcon,
    extension: 'course-types',
    action: { fr: 'Voir les types de cours', en: 'See the course types' },
    also: 'genres kinds formules formats',
  },
  'admin.settings.closedDays': {
    load: async () => (await import('./features/settings/closed-days/ClosedDaysPage')).ClosedDaysPage,
    title: { fr: 'Jours de fermeture', en: 'Closed days' },
    icon: CalendarIcon,
    extension: 'planned-classes',
    action: { fr: 'Voir les jours de fermeture', en: 'See the closed days' },
    also: 'congés vacances fériés holidays closures',
  },
  'admin.settings.phrases': {
    load: async () => (await import('./features/settings/phrases/PhrasesPage')).PhrasesPage,
    title: { fr: 'Phrases pour les rapports', en: 'Phrases for reports' },
    menu: { fr: 'Phrases', en: 'Phrases' },
    icon: PhraseIcon,
    extension: 'comment-phrases',
    action: { fr: 'Voir les phrases pour les rapports', en: 'See the phrases for reports' },
    also: 'commentaires comments rapports reports',
  },
  'admin.settings.signIns': {
    load: async () => (await import('./features/settings/sign-ins/SignInsPage')).SignInsPage,
    title: { fr: 'Connexions', en: 'Sign-ins' },
    icon: LockIcon,
    extension: 'sign-ins',
    action: { fr: 'Voir les connexions', en: 'See the sign-ins' },
    also: 'sécurité security essais attempts sessions mot de passe password',
  },
  'admin.settings.signInMethods': {
    load: async () =>
      (await import('./features/settings/sign-in-methods/SignInMethodsPage')).SignInMethodsPage,
    title: { fr: 'Moyens de connexion', en: 'Sign-in methods' },
    icon: PhoneIcon,
    extension: 'second-factor',
    action: { fr: 'Voir qui se connecte comment', en: 'See who signs in how' },
    also: 'sécurité security codes assurance insurance deux étapes two step authentification',
  },
  'admin.settings.apiKeys': {
    load: async () => (await import('./features/settings/api-keys/ApiKeysPage')).ApiKeysPage,
    title: { fr: 'Clés d’API', en: 'API keys' },
    icon: KeyIcon,
    extension: 'api-keys',
    action: { fr: 'Voir les clés d’API', en: 'See the API keys' },
    also: 'sécurité security logiciel program jeton token intégration integration',
  },
  'admin.settings.webhooks': {
    load: async () => (await import('./features/settings/webhooks/WebhooksPage')).WebhooksPage,
    title: { fr: 'Webhooks', en: 'Webhooks' },
    icon: WebhookIcon,
    extension: 'webhooks',
    action: { fr: 'Voir les webhooks', en: 'See the webhooks' },
    also: 'logiciel program événements events notification intégration integration',
  },
};

/** An area: a layout with a menu of its pages. */
interface Area {
  /** The name of its menu. */
  name: TextPair;
  /** Words by which the palette finds all its pages. */
  also: string;
}

export const areas: Readonly<Record<AreaName, Area>> = {
  operations: { name: pageNames.operations, also: 'opérations operations administration settings' },
  'admin.settings': { name: pageNames.administration, also: 'administration settings' },
};

/** The named pages, in the order of the table. */
export const namedScreens = (Object.entries(screens) as [RouteName, Partial<NamedScreen>][])
  .filter((entry): entry is [NamedRoute, NamedScreen] => entry[1].title !== undefined)
  .map(([name, screen]) => ({ ...screen, name, path: paths[name], area: areaOf(name) }));

function areaOf(name: NamedRoute): AreaName | undefined {
  const layout = layoutOf(name);
  return layout === 'admin.settings' || layout === 'operations' ? layout : undefined;
}
