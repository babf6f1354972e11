import type { Extension } from '@portal/api-client';
import { paths } from '../../paths';
import type { FinderCommand } from './finder-commands';
import type { paletteWords } from './palette-words';
import { newOf } from './shortcuts';

type Fr = typeof paletteWords.words.fr;

/** A screen that can be found by its name in either language or by a synonym. */
interface Screen {
  id: keyof Fr['screen'];
  address: string;
  also: string;
  /** Offered only if the backend has it. */
  extension?: Extension;
}

/** All screens in the navbar or the settings. */
export const screens: readonly Screen[] = [
  { id: 'contracts', address: paths['courses.list'], also: 'cours courses' },
  {
    id: 'calendar',
    address: paths['courses.calendar'],
    also: 'horaire schedule cours prévus planned classes semaine week mois month',
    extension: 'planned-classes',
  },
  { id: 'teachers', address: paths['teachers.list'], also: 'professeurs' },
  { id: 'students', address: paths['students.list'], also: 'élèves apprenants learners' },
  { id: 'reports', address: paths['reports.list'], also: 'rapports de progrès progress' },
  {
    id: 'followUps',
    address: paths['courses.followUps'],
    also: 'à relancer rappels reminders inbox boîte de réception en retard overdue',
  },
  { id: 'languages', address: paths['admin.settings.languages'], also: 'administration settings' },
  {
    id: 'companies',
    address: paths['admin.settings.companies'],
    also: 'administration settings clients liens links',
  },
  {
    id: 'materials',
    address: paths['admin.settings.materials'],
    also: 'administration settings livres books',
  },
  { id: 'users', address: paths['admin.settings.users'], also: 'administration settings comptes accounts' },
  { id: 'files', address: paths['admin.settings.files'], also: 'administration settings documents' },
];

/** An action and the address where it starts. */
interface Action {
  id: Exclude<keyof Fr['action'], FinderCommand>;
  address: string;
  also: string;
  /** Offered only if the backend has it. */
  extension?: Extension;
}

const made = (list: string): string => newOf[list] ?? list;

/** Actions that can start anywhere. */
export const actions: readonly Action[] = [
  { id: 'createContract', address: paths['courses.create'], also: 'nouveau new ajouter add' },
  { id: 'createStudent', address: paths['students.create'], also: 'nouveau new ajouter add' },
  { id: 'createTeacher', address: paths['teacher.create'], also: 'nouveau new ajouter add' },
  { id: 'importStudents', address: `${paths['students.list']}?dialog=import`, also: 'excel csv' },
  { id: 'importTeachers', address: `${paths['teachers.list']}?dialog=import`, also: 'excel csv' },
  {
    id: 'uploadFiles',
    address: made(paths['admin.settings.files']),
    also: 'nouveau new ajouter add documents',
  },
  { id: 'addUser', address: made(paths['admin.settings.users']), also: 'nouveau new créer create' },
  {
    id: 'snoozed',
    address: `${paths['courses.followUps']}?snoozed=true`,
    also: 'mettre en veille snooze plus tard later',
  },
  {
    id: 'organisation',
    address: paths['admin.settings.organisation'],
    also: 'administration settings réglages fuseau horaire time zone heure clock',
    extension: 'organisation',
  },
  {
    id: 'meetings',
    address: paths['courses.meetings'],
    also: 'teams zoom meet rapports de présence attendance reports fichiers files importer import',
    extension: 'meeting-attendance',
  },
  {
    id: 'closedDays',
    address: paths['admin.settings.closedDays'],
    also: 'administration settings congés vacances fériés holidays closures',
    extension: 'planned-classes',
  },
  {
    id: 'courseTypes',
    address: paths['admin.settings.courseTypes'],
    also: 'administration settings genres kinds formules formats',
    extension: 'course-types',
  },
  {
    id: 'phrases',
    address: paths['admin.settings.phrases'],
    also: 'administration settings commentaires comments rapports reports',
    extension: 'comment-phrases',
  },
  {
    id: 'hours',
    address: paths['operations.hours'],
    also: 'opérations operations administration settings relevés statements paie payroll taux rates montants amounts',
    extension: 'hours',
  },
  {
    id: 'hoursTotals',
    address: paths['operations.hoursTotals'],
    also: 'opérations operations administration settings sommes sums statistiques statistics semaines weeks années years comparaison',
    extension: 'hours',
  },
  {
    id: 'contractHours',
    address: paths['operations.contractHours'],
    also: 'opérations operations administration settings vendues sold restantes left facturation invoicing',
    extension: 'hours',
  },
  {
    id: 'links',
    address: paths['operations.links'],
    also: 'opérations operations administration settings magiques magic échéance expiry révoquer revoke renouveler renew',
    extension: 'links',
  },
  {
    id: 'imports',
    address: paths['operations.imports'],
    also: 'opérations operations administration settings excel fichiers files annuler undo',
    extension: 'import-history',
  },
  {
    id: 'mails',
    address: paths['operations.mails'],
    also: 'opérations operations administration settings envois outbox',
    extension: 'mails',
  },
  {
    id: 'reminders',
    address: paths['operations.reminders'],
    also: 'opérations operations administration settings relances follow-ups journal log',
    extension: 'reminders',
  },
  {
    id: 'signIns',
    address: paths['admin.settings.signIns'],
    also: 'administration settings sécurité security essais attempts sessions mot de passe password',
    extension: 'sign-ins',
  },
  {
    id: 'signInMethods',
    address: paths['admin.settings.signInMethods'],
    also: 'administration settings sécurité security codes assurance insurance deux étapes two step authentification',
    extension: 'second-factor',
  },
  {
    id: 'apiKeys',
    address: paths['admin.settings.apiKeys'],
    also: 'administration settings sécurité security logiciel program jeton token intégration integration',
    extension: 'api-keys',
  },
  {
    id: 'webhooks',
    address: paths['admin.settings.webhooks'],
    also: 'administration settings logiciel program événements events notification intégration integration',
    extension: 'webhooks',
  },
  { id: 'createMaterial', address: made(paths['admin.settings.materials']), also: 'nouveau new ajouter add' },
];
