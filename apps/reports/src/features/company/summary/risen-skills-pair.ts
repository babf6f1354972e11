import { risenSkills, type ScaleProgress, type ScaleSkill } from '@portal/domain';
import { joinPairs, type TextPair } from '@portal/i18n';
import type { summaryWords } from './summary-words';

type PairOf = ReturnType<typeof summaryWords.useWords>['pair'];

/** Returns the skills that rose, each with its number of levels; null if none did. */
export function risenSkillsPair(progress: ScaleProgress, pair: PairOf): TextPair | null {
  const skills = risenSkills(progress).map(({ skill, levels }) =>
    joinPairs([skillPair(progress.scale, skill, pair), `+${levels}`], ' '),
  );
  return skills.length > 0 ? joinPairs(skills) : null;
}

/** Returns the name of a skill as its scale writes it. */
function skillPair(scale: ScaleProgress['scale'], skill: ScaleSkill, pair: PairOf): TextPair {
  if (skill === 'oral') return pair('skill.sle.oral');
  if (skill === 'listening' || skill === 'speaking') return pair(`skill.quebec.${skill}`);
  return pair(`skill.${scale}.${skill}`);
}
