import type { CourseType } from './contract.ts';

/**
 * The course types of a new organization, French to English. Also used as translations if a backend without the
 * extension `course-types` sends only French names.
 */
export const knownCourseTypes: Readonly<Record<string, string>> = {
  Individuel: 'Individual',
  'Semi-privé': 'Semi-private',
  Groupe: 'Group',
  Intensif: 'Intensive',
  'En ligne': 'Online',
  Téléphone: 'Telephone',
};

/**
 * Returns the name of a course type in both languages. Without an English name, a known one is translated; any other is
 * the same in both.
 */
export function courseTypeNames({ name, nameEn }: Pick<CourseType, 'name' | 'nameEn'>): {
  fr: string;
  en: string;
} {
  return { fr: name, en: nameEn ?? knownCourseTypes[name] ?? name };
}
