import type { Skill } from '../progress-report/progress-report.ts';
import { skillNames } from '../progress-report/skill-names.ts';
import { vocabularyEn } from '../vocabulary/en.ts';
import { vocabularyFr } from '../vocabulary/fr.ts';
import type { Field, FieldTable } from './field.ts';

/** The fields of the course info. */
export const courseInfoFields = {
  materialUsed: { kind: 'text', fr: 'Matériel utilisé', en: 'Material used', wire: 'material_used' },
  appsAndSitesUsed: {
    kind: 'text',
    fr: 'Applications et sites utilisés',
    en: 'Apps and sites used',
    also: ['Applications et sites', 'Apps and sites'],
    wire: 'apps_and_sites_used',
  },
  skillsCovered: {
    kind: 'text',
    fr: 'Compétences abordées',
    en: 'Skills covered',
    also: ['Habiletés', 'Skills'],
    wire: 'skills_covered',
  },
  grammarPointsCovered: {
    kind: 'text',
    fr: 'Points de grammaire abordés',
    en: 'Grammar points covered',
    also: ['Grammaire', 'Grammar'],
    wire: 'grammar_points_covered',
  },
} as const satisfies FieldTable;

/** The texts of a report form. */
export const reportTextFields = {
  comments: { kind: 'text', fr: 'Commentaires', en: 'Comments', restorable: true },
  recommendations: { kind: 'text', fr: 'Recommandations', en: 'Recommendations', restorable: true },
  nextLevel: { kind: 'text', fr: 'Prochain niveau', en: 'Next level', wire: 'next_level', restorable: true },
} as const satisfies FieldTable;

const skillFields = /* @__PURE__ */ buildSkillFields();

/** The fields of a report. */
export const reportFields = {
  mark: { kind: 'reportMark', fr: 'Rapport', en: 'Report', wire: 'status' },
  date: { kind: 'date', fr: 'Date', en: 'Date' },
} as const satisfies FieldTable;

/** The fields of the report form. */
export const reportFormFields = {
  status: { kind: 'reportFormStatus', fr: 'Statut', en: 'Status' },
  ...skillFields,
  ...reportTextFields,
} as const satisfies FieldTable;

/** The labels of skills are in the vocabulary. */
function buildSkillFields() {
  const entries = Object.entries(skillNames).map(([name, wire]): [string, Field] => {
    const skill = name as Skill;
    const [fr, en] = [vocabularyFr.skill[skill], vocabularyEn.skill[skill]];
    return [name, { kind: 'rating', fr, en, wire, restorable: true }];
  });
  return Object.fromEntries(entries) as Record<Skill, Field>;
}
