import type { AttestationLanguage } from '@portal/domain';

const nbsp = '\u00A0';

interface AttendanceWords {
  readonly title: (month: string) => string;
  readonly provider: string;
  readonly company: string;
  readonly contracts: string;
  readonly contract: (number: string) => string;
  readonly teachers: string;
  readonly teacher: string;
  readonly hours: string;
  readonly date: string;
  readonly halfDay: string;
  readonly halves: Readonly<Record<'morning' | 'afternoon', string>>;
  readonly unknown: string;
  readonly initials: string;
  readonly initialsOf: (name: string) => string;
  readonly absent: string;
  readonly changed: (day: string, duration: string) => string;
  readonly total: (duration: string) => string;
  readonly none: string;
  readonly page: string;
  readonly signature: string;
}

/** The printed texts of the monthly report of attendance. */
export const attendanceWords: Readonly<Record<AttestationLanguage, AttendanceWords>> = {
  fr: {
    title: (month) => `Relevé de présence, ${month}`,
    provider: 'Organisme',
    company: 'Société',
    contracts: 'Contrats',
    contract: (number) => `Contrat ${number}`,
    teachers: 'Enseignants',
    teacher: 'Enseignant',
    hours: 'Heures suivies',
    date: 'Date',
    halfDay: 'Demi-journée',
    halves: { morning: 'Matin', afternoon: 'Après-midi' },
    unknown: 'Non planifié',
    initials: 'Paraphe',
    initialsOf: (name) => `Paraphe${nbsp}: ${name}`,
    absent: 'Absent',
    changed: (day, duration) => `Paraphé${nbsp}: ${day}, ${duration}; modifié depuis`,
    total: (duration) => `Total${nbsp}: ${duration}`,
    none: 'Aucun cours n’a été donné ce mois-là.',
    page: 'Page',
    signature: 'Signature de l’organisme',
  },
  en: {
    title: (month) => `Attendance report, ${month}`,
    provider: 'Provider',
    company: 'Company',
    contracts: 'Contracts',
    contract: (number) => `Contract ${number}`,
    teachers: 'Teachers',
    teacher: 'Teacher',
    hours: 'Hours attended',
    date: 'Date',
    halfDay: 'Half-day',
    halves: { morning: 'Morning', afternoon: 'Afternoon' },
    unknown: 'Not planned',
    initials: 'Initials',
    initialsOf: (name) => `Initials of ${name}`,
    absent: 'Absent',
    changed: (day, duration) => `Initialed: ${day}, ${duration}; changed since`,
    total: (duration) => `Total: ${duration}`,
    none: 'No class was given in that month.',
    page: 'Page',
    signature: 'Signature of the provider',
  },
};
