import { type CourseInfo, type SkillGroup, skillGroups } from '@portal/domain';

/** The texts of the course info, in order. */
export const courseFields = [
  'materialUsed',
  'appsAndSitesUsed',
  'skillsCovered',
  'grammarPointsCovered',
] as const satisfies readonly (keyof CourseInfo)[];

/** The groups of rated skills, in order. */
export const groups = Object.keys(skillGroups) as SkillGroup[];
