import { type Rating, type ReportStep, ratings, type Skill, skillGroups } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import type { MergeTexts } from '@portal/records';
import { reportWords, vocabulary } from '@portal/views';
import { reportPageWords } from './report-page-words';

/** Returns the labels and values of a wizard page for the conflict dialog. */
export function useReportMergeTexts<Text extends object>(step: ReportStep): MergeTexts<Text> {
  const page = reportPageWords.useWords();
  const ofReport = reportWords.useWords();
  const ofDomain = vocabulary.useWords();
  return {
    title: page.stack(step === 'courseInfo' ? 'courseInfoChanged' : 'reportChanged'),
    term(field): TextPair {
      const skill = allSkills.find((known) => known === field);
      if (skill) return ofDomain.pair(`skill.${skill}`);
      const text = texts.find((known) => known === field);
      return text ? ofReport.pair(text) : { fr: field, en: field };
    },
    show(field, text) {
      const value = String(text[field] ?? '');
      const rating = ratings.find((known): known is Rating => known === value);
      return rating && allSkills.some((skill) => skill === field) ? ofDomain.pair(`rating.${rating}`) : value;
    },
  };
}

const allSkills: readonly Skill[] = Object.values(skillGroups).flat();

const texts = [
  'materialUsed',
  'appsAndSitesUsed',
  'skillsCovered',
  'grammarPointsCovered',
  'comments',
  'recommendations',
  'nextLevel',
] as const;
